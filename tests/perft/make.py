"""`python -m tests.perft.make`: find the named positions again, and count from them. Only after a change of the rules that is meant.

A position is a record that stops there. Where a game's rules have changed, its positions are searched for anew with the same seeds.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from gusher.conformance.cases import step
from gusher.core.record import Record
from gusher.core.rng import Rng
from gusher.core.rules import State
from gusher.games.giganten.rules.auction import Bid
from gusher.games.giganten.rules.movement import Move
from gusher.games.giganten.rules.table import Table as GigantenTable
from gusher.games.interbellum.rules.cards import ChooseCard
from gusher.games.interbellum.rules.table import Table as InterbellumTable
from gusher.games.interbellum.rules.vote import Vote
from gusher.games.mcmulti.rules.assets import Assets
from gusher.games.mcmulti.rules.components import N7
from gusher.games.mcmulti.rules.market import Trade
from gusher.games.mcmulti.rules.table import Table as McMultiTable
from gusher.games.oilfield.rules.drill import TakeBarrel
from gusher.games.oilfield.rules.table import Table
from gusher.lab.perft import perft
from gusher.registry import game

HERE = Path(__file__).parent
COUNTS = HERE / "counts.json"
DEEPEST = 4
MOST = 60_000  # positions: a depth with more is not counted


def is_first_decision(s: State) -> bool:
    return bool(s.awaiting)


def is_private_phase(s: State) -> bool:
    assert isinstance(s, Table)
    return s.revealed and s.round >= 8 and s.dummy_card >= 0 and len(s.choices() if s.awaiting else []) >= 4


def is_late_strike(s: State) -> bool:
    assert isinstance(s, Table)
    exhausted = sum(track >= s.box.exhausted for track in s.track)
    return exhausted >= 1 and s.grey >= 0 and isinstance(s.top, TakeBarrel) and len(s.choices()) >= 4


def is_assets_with_much_to_do(s: State) -> bool:
    return isinstance(s.top, Assets) and len(s.choices()) >= 6


def is_trade_under_embargo(s: State) -> bool:
    assert isinstance(s, McMultiTable)
    return s.is_lasting(N7) and s.round >= 8 and isinstance(s.top, Trade) and len(s.choices()) >= 4


def is_move_among_tiles(s: State) -> bool:
    """With looks to choose, and a truck that may not stop everywhere."""
    return isinstance(s.top, Move) and s.top.points >= 6 and sum(action.notation.startswith("peek") for action in s.choices()) == 2


def is_crowded_auction(s: State) -> bool:
    assert isinstance(s, GigantenTable)
    return isinstance(s.top, Bid) and sum(s.bidding) == 3 and s.high > 0 and 5 <= len(s.choices()) <= 12


def is_choice_of_cards(s: State) -> bool:
    return isinstance(s.top, ChooseCard) and len(s.choices()) >= 4


def is_late_vote(s: State) -> bool:
    assert isinstance(s, InterbellumTable)
    return s.round >= 4 and isinstance(s.top, Vote) and len(s.awaiting) == 3 and 3 <= len(s.choices()) <= 6


POSITIONS: dict[str, tuple[int, dict[str, object], Callable[[State], bool]]] = {
    "oilfield/opening-four-seats-at-the-first-placement": (4, {}, is_first_decision),
    "oilfield/two-seats-advanced-italian-in-the-private-phase": (2, {"advanced": True, "edition": "italian"}, is_private_phase),
    "oilfield/late-game-of-three-seats-drilling-under-a-strike": (3, {"advanced": True}, is_late_strike),
    "mcmulti/opening-four-seats-at-the-special-purchase": (4, {}, is_first_decision),
    "mcmulti/two-seats-with-much-to-buy-and-sell": (2, {}, is_assets_with_much_to_do),
    "mcmulti/three-seats-of-1988-trading-under-embargo": (3, {"edition": "1988"}, is_trade_under_embargo),
    "giganten/opening-four-seats-at-the-first-card": (4, {}, is_first_decision),
    "giganten/two-seats-looking-at-tiles-truck-first": (2, {"peek_mode": "manual", "movement_order": "truck_first"}, is_move_among_tiles),
    "giganten/three-seats-in-a-crowded-auction": (3, {"bluffer_rebid": False}, is_crowded_auction),
    "interbellum/opening-four-seats-at-the-draft": (4, {}, is_first_decision),
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
