"""A guided first game: a prepared table, and what is said at it, step by step.

A game may bring one as `guide.json`. It is data: the seats and options of the table, a number that fixes its luck, and steps. Each step
waits for a kind of decision of the learner's seat, says something page by page, points at places of the board by the names that offers
use (or that the board gives to other places), and suggests what to choose, once or several times in a row. Since chance and bots follow
from the luck, the same choices always lead to the same game. Choices that a step allows lead on as well; a test plays them all.

How far somebody is follows from his choices that stand: nothing of it is stored. What is said are messages `GAME-guide-…`; why something
else has to wait is told by `GAME-refusal-guide-…`, or by a message that all games share.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec

from gusher.core.errors import SetupError
from gusher.core.record import Entry
from gusher.core.rules import State
from gusher.house import House
from gusher.luck import Luck, seed_from

TABLE: Final = "lesson"  # what the luck of every guided table is made with, instead of its own id
ANY_OTHER: Final = "other"  # why another choice has to wait, where a step does not say it


class GuidePage(msgspec.Struct, forbid_unknown_fields=True):
    """Something said, and the places that it is about."""

    say: str
    point: list[str] = []


class GuideStep(msgspec.Struct, forbid_unknown_fields=True):
    """A decision of the learner: what is said before it, what is suggested and allowed, what is said afterwards."""

    wait: str  # the kind of decision with which it begins: the name of its frame
    suggest: Annotated[list[str], msgspec.Meta(min_length=1)]  # what to choose, one after the other
    say: list[GuidePage] = []
    done: str = ""
    allow: list[str] = []
    other: str = ANY_OTHER


class Guide(msgspec.Struct, forbid_unknown_fields=True, eq=False):
    """`end` is said after the last step, until the learner's next choice."""

    seats: int
    seed: int
    steps: list[GuideStep]
    end: list[GuidePage]
    seat: int = 0
    bot: str = "greedy"
    options: dict[str, Any] = {}

    @property
    def luck_seed(self) -> str:
        return seed_from(self.seed)

    def messages(self) -> set[str]:
        """All that it says, without the name of the game in front."""
        said = {page.say for page in self.end}
        for step in self.steps:
            said |= {page.say for page in step.say} | ({step.done} if step.done else set())
        return said

    def refusals(self) -> set[str]:
        """The same for its own reasons to refuse."""
        return {step.other for step in self.steps} - {ANY_OTHER}


@dataclass(frozen=True, slots=True)
class Progress:
    """How far somebody is in a guide: steps done, choices of the present step done, and whether the last one was not the suggested one.

    `after` counts his choices since the last step.
    """

    step: int = 0
    part: int = 0
    otherwise: bool = False
    after: int = 0


def read_guide(house: House) -> Guide | None:
    """The guide of a game, if it brings one. Refuses in one line what is none."""
    path = house.guide()
    if not path.is_file():
        return None
    guide = decoded(path)
    if guide.seats not in house.seats or not 0 <= guide.seat < guide.seats:
        raise SetupError(
            "{file} of {game}: nobody can sit at seat {seat} of {seats}",
            file=path.name,
            game=house.title,
            seat=guide.seat,
            seats=guide.seats,
        )
    return guide


@lru_cache(maxsize=32)
def decoded(path: Path) -> Guide:
    try:
        return msgspec.json.decode(path.read_bytes(), type=Guide)
    except (OSError, UnicodeError, msgspec.MsgspecError) as wrong:
        raise SetupError("{path}: {why}", path=path, why=wrong) from wrong


def lesson_luck(seed: str, seats: int) -> Luck:
    """The luck of a guided table: it depends on nothing but the guide."""
    return Luck(seed, TABLE, [""] * seats)


def progress(guide: Guide, entries: Iterable[Entry]) -> Progress:
    """What the choices that stand make of a guide. What it neither suggests nor allows was decided by the way."""
    step = part = after = 0
    otherwise = False
    for entry in entries:
        if entry.seat != guide.seat:
            continue
        if step == len(guide.steps):
            after += 1
            continue
        now = guide.steps[step]
        suggested = entry.action.notation == now.suggest[part]
        if suggested or entry.action.notation in now.allow:
            otherwise = not suggested
            part += 1
            if part == len(now.suggest):
                step, part = step + 1, 0
    return Progress(step, part, otherwise, after)


def asked(guide: Guide, at: Progress, s: State) -> GuideStep | None:
    """The step whose decision is before the learner now; what follows its first choice may be of another kind."""
    if at.step == len(guide.steps) or guide.seat not in s.awaiting:
        return None
    step = guide.steps[at.step]
    if at.part:
        return step if any(action.notation == step.suggest[at.part] for action in s.options(guide.seat)) else None
    return step if type(s.top).__name__ == step.wait else None
