"""§17 Invariants, over random games of every kind."""

from __future__ import annotations

import pytest

from gusher.games.mcmulti.rules.components import CROSS, ROW, STATION
from gusher.games.mcmulti.rules.table import NOBODY
from tests.games.mcmulti.invariants import play
from tests.games.mcmulti.scene import go, holdings, ladders, scene

KINDS: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (2, {"edition": "1988", "start_cash": 900, "start_gasoline": 5}),
    (3, {"news_sales": "voluntary", "n2_deferral": True, "carry_surplus": True}),
    (3, {"edition": "1988", "three_player_neighbours": "cycle", "insolvency": "forfeit_barrels"}),
    (4, {"start_cash": 700, "seating": "random", "final_turn_sales": "any"}),
    (4, {"news_enabled": False, "red_spacing": 5, "start_cash": 700}),
    (4, {"piece_limits": "box", "refinery_footprint": "2x2", "news_n7": False, "news_n8": False}),
]


@pytest.mark.parametrize(("seats", "options"), KINDS)
def test_s17_1_to_17_12_hold_in_every_step(seats: int, options: dict[str, object]) -> None:
    """§17.1 §17.2 §17.3 §17.4 §17.5 §17.6 §17.7 §17.8 §17.9 §17.10 §17.14 The checks of `invariants`, after every step."""
    for seed in range(2):
        s, turns = play(seats, seed, round_limit=40, **options)
        assert turns >= 40 * seats or s.declarer != NOBODY or s.out != 0


def test_s17_11_path_independence() -> None:
    """§17.11 Two orders of the same trades give the same."""
    one = go(scene("0: $50 2/2"), "foreign; sell gasoline; buy crude; buy crude; sell gasoline; done")
    other = go(scene("0: $50 2/2"), "foreign; buy crude; sell gasoline; sell gasoline; buy crude; done")
    assert holdings(one, 0) == holdings(other, 0)
    assert ladders(one) == ladders(other)


def test_s17_12_turns_after_a_declaration() -> None:
    """§17.12 Exactly players − 1."""
    s = scene("0: $800\n1: $1\n2: $1\n3: $1")
    go(s, "none; dice 1 2; done; declare yes; dice 1 2; dice 1 2; dice 1 2")
    assert s.over


def test_s17_13_capacity() -> None:
    """§17.13 At most 12 in the cross, 6 in a line; one asset is hit twice."""
    s = go(scene("0: $0 " + " ".join(f"station@{row},{column}" for row in range(1, 7) for column in range(1, 7))), "dice 2 5")
    assert s.capacity(STATION, 0, CROSS) == 12
    assert s.capacity(STATION, 0, ROW) == 6
    assert sum(s.hits(cell, CROSS) == 2 for cell in range(36)) == 1
