"""`python -m tests.perft.make`: find the named positions again, and count from them. Only after a change of the rules that is meant.

A position is a record that stops there. Where a game's rules have changed, its positions are searched for anew with the same seeds.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from gusher.core.record import Record
from gusher.core.rng import Rng
from gusher.core.rules import State
from gusher.games.interbellum.cards import ChooseCard
from gusher.games.interbellum.table import Table as InterbellumTable
from gusher.games.interbellum.vote import Vote
from gusher.games.oilfield.drill import TakeBarrel
from gusher.games.oilfield.table import Table
from gusher.lab.perft import perft
from gusher.registry import game
from tests.conformance.cases import step

HERE = Path(__file__).parent
COUNTS = HERE / "counts.json"
DEEPEST = 4
MOST = 60_000  # positions: a depth with more is not counted


def is_first_placement(s: State) -> bool:
    return bool(s.awaiting)


def is_private_phase(s: State) -> bool:
    assert isinstance(s, Table)
    return s.revealed and s.round >= 8 and s.dummy_card >= 0 and len(s.choices() if s.awaiting else []) >= 4


def is_late_strike(s: State) -> bool:
    assert isinstance(s, Table)
    exhausted = sum(track >= s.box.exhausted for track in s.track)
    return exhausted >= 1 and s.grey >= 0 and isinstance(s.top, TakeBarrel) and len(s.choices()) >= 4


def is_choice_of_cards(s: State) -> bool:
    return isinstance(s.top, ChooseCard) and len(s.choices()) >= 4


def is_late_vote(s: State) -> bool:
    assert isinstance(s, InterbellumTable)
    return s.round >= 4 and isinstance(s.top, Vote) and len(s.awaiting) == 3 and 3 <= len(s.choices()) <= 6


POSITIONS: dict[str, tuple[int, dict[str, object], Callable[[State], bool]]] = {
    "oilfield/opening-four-seats-at-the-first-placement": (4, {}, is_first_placement),
    "oilfield/two-seats-advanced-italian-in-the-private-phase": (2, {"advanced": True, "edition": "italian"}, is_private_phase),
    "oilfield/late-game-of-three-seats-drilling-under-a-strike": (3, {"advanced": True}, is_late_strike),
    "interbellum/opening-four-seats-at-the-draft": (4, {}, is_first_placement),
    "interbellum/two-seats-choosing-among-cards": (2, {"pipeline_benefit": "either"}, is_choice_of_cards),
    "interbellum/three-seats-voting-in-the-thirties": (3, {"flag_overtaken_tie": "keeps"}, is_late_vote),
}


def search(name: str, seats: int, options: dict[str, object], wanted: Callable[[State], bool]) -> Record:
    """The first position of that kind in games played at random."""
    for seed in range(1000):
        record = Record(game(name), seats, options)
        s, rng = record.state(), Rng(seed)
        while not s.over:
            if wanted(s):
                return record
            record.entries.append(step(s, rng))
    raise LookupError(f"no game came to {name}, {options}")


def counts(s: State) -> list[int]:
    found: list[int] = []
    for depth in range(1, DEEPEST + 1):
        found.append(perft(s, depth))
        if found[-1] > MOST:
            return found[:-1]
    return found


def main() -> None:
    counted = {}
    for position, (seats, options, wanted) in POSITIONS.items():
        record = search(position.partition("/")[0], seats, options, wanted)
        file = HERE / "positions" / f"{position}.jsonl"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(record.text(), encoding="utf-8")
        counted[position] = counts(record.state())
    COUNTS.write_text(json.dumps(counted, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
