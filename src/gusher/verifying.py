"""Whether the draws of a record are those that its seed gives: commitment and draws are made again and compared.

What a record has taken over from another game was drawn elsewhere: it keeps its place in the numbering, and nothing is said of it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from gusher.core.errors import IllegalAction, RecordError
from gusher.core.record import Record
from gusher.luck import NONCE, SEED, TABLE, Luck

# Why a record cannot be checked, or what is wrong with it.
Unknown = Literal["before", "sealed", "malformed"]
Wrong = Literal["commitment", "draw"]


@dataclass(slots=True)
class Finding:
    """`wrong` and `unknown` are None where every draw was repeated."""

    commitment: str = ""
    draws: int = 0  # that were repeated, up to the first that differs
    taken_over: int = 0  # draws of another game
    unknown: Unknown | None = None
    wrong: Wrong | None = None
    entry: int | None = None  # the first draw that differs, by its place in the record
    recorded: str = ""
    expected: str = ""

    @property
    def fair(self) -> bool:
        return self.unknown is None and self.wrong is None


def verify(record: Record) -> Finding:
    """Repeat every draw. Raises `RecordError` where the record breaks the rules before any draw differs."""
    told = record.luck
    if told is None:
        return Finding(unknown="before")
    shown = told.get("commitment")
    if not (isinstance(shown, str) and SEED.fullmatch(shown)):
        return Finding(unknown="malformed")
    if "seed" not in told:
        return Finding(shown, unknown="sealed")
    luck = luck_of(record)
    if luck is None:
        return Finding(shown, unknown="malformed")
    if luck.commitment != shown:
        return Finding(shown, wrong="commitment")
    return repeat(record, luck)


def luck_of(record: Record) -> Luck | None:
    """The luck that a record carries, if it is all there and well formed."""
    told: dict[str, Any] = record.luck or {}
    seed, table, nonces = told.get("seed"), told.get("table"), told.get("nonces")
    if not (isinstance(seed, str) and SEED.fullmatch(seed) and isinstance(table, str) and TABLE.fullmatch(table)):
        return None
    if not isinstance(nonces, list) or len(nonces) != record.seats:
        return None
    if not all(isinstance(nonce, str) and NONCE.fullmatch(nonce) for nonce in nonces):
        return None
    return Luck(seed, table, nonces)


def repeat(record: Record, luck: Luck) -> Finding:
    found = Finding(luck.commitment)
    s = record.state(0)
    begun = record.begun or 0
    for number, entry in enumerate(record.entries):
        try:
            if entry.seat is not None:
                s.play(entry.seat, entry.action)
                continue
            if number < begun:
                s.meet(entry.action)
                found.taken_over += 1
                continue
            drawn = s.sample(luck.chance(found.taken_over + found.draws))
        except IllegalAction as refused:
            raise RecordError("line {line} does not follow the rules: {why}", line=number + 2, why=refused) from refused
        if drawn is not entry.action:
            found.wrong, found.entry = "draw", number
            found.recorded, found.expected = entry.action.notation, drawn.notation
            return found
        s.apply(drawn)
        found.draws += 1
    if record.result is not None and (not s.over or s.scores() != record.result):
        raise RecordError("the result at the end of the record is not that of its moves")
    return found
