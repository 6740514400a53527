"""§3 Order of play."""

from __future__ import annotations

from gusher.conformance.cases import step
from gusher.core.rng import Rng
from gusher.games.interbellum.rules.round import ROUND
from tests.games.interbellum.scene import event, go, heard, money, opening, rule, scene


def test_s3_1_a_round_and_the_end() -> None:
    """§3.1 Gas income, A, B, C, action turns, end; scoring after round 6."""
    s = scene("0: finds1 W1", seats=2)
    s.restack([ROUND])
    s.log = []
    s.settle()
    go(s, "event A4; 0: to TAB; 0: to GIL; event B1; event C5")
    assert rule(s) == "0 PlaceWorker"
    names = [line.name for line in s.log]
    assert [name for name in names if name in ("round", "gas-income", "event", "turn")] == ["round", "gas-income", *["event"] * 3, "turn"]
    assert [event(s, stack) for stack in range(3)] == ["A4", "B1", "C5"]
    rng = Rng(5)
    while not s.over:
        step(s, rng)
    assert s.round == 6


def test_s3_2_clockwise_and_counter_clockwise() -> None:
    """§3.2 Turns go left, the start marker goes right."""
    s = scene("0: workers1\n1: workers1\n2: workers1", seats=3)
    turns = []
    while rule(s).endswith("PlaceWorker"):
        turns.append(s.awaiting[0])
        go(s, "work pass")
    assert turns == [0, 1, 2]
    assert s.start == 2


def test_s3_3_a_card_is_resolved_before_the_next_is_turned() -> None:
    """§3.3 Top line to bottom line."""
    s = opening(2)
    s.restack([ROUND])
    s.settle()
    told = heard(s, "event A3")
    assert [line for line in told if line.startswith(("event", "nothing"))] == [
        "event(card=A3, decade=20s)",
    ]
    assert rule(s) in ("0 DecideForPower", "1 DecideForPower", "0 Vote")


def test_s3_4_turn_order_where_no_order_is_given() -> None:
    """§3.4 From the start player on."""
    s = scene("start 1\n0: $9\n1: $9\n2: $9", seats=3, event="B6")
    asked_for = []
    while rule(s).endswith("SurplusSegment"):
        asked_for.append(s.awaiting[0])
        go(s, "decline")
    assert asked_for == [1, 2, 0]
    assert money(s) == [9, 9, 9]
