"""§11 Action 4: buying influence."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.interbellum.scene import flag, go, influence, offered, rule, scene


def bought(lines: str, cubes: int, **options: Any) -> int:
    """What so many cubes in TR cost seat 0."""
    s = go(scene(f"0: $50 {lines}", **options), "work buy_influence; power TR" + "; buy" * (cubes - 1))
    return 50 - int(s.money[0])


def test_s11_1_at_least_one_then_more() -> None:
    """§11.1 One power; as long as wanted and affordable."""
    s = go(scene("0: $5 GB1 PE1 SA1"), "work buy_influence")
    assert offered(s) == "power GB, power PE, power SA, power TR, power SU"
    go(s, "power TR; stop")
    assert (influence(s, "TR")[0], rule(s)) == (1, "1 PlaceWorker")
    assert offered(go(scene("0: $2 GB1 PE1"), "work buy_influence")) == "power SA, power TR, power SU"
    last = go(scene("0: $9 TR29"), "work buy_influence; power TR")
    assert rule(last) == "1 PlaceWorker"


@pytest.mark.parametrize(("have", "cubes", "price"), [("", 1, 2), ("", 4, 10), ("TR3", 1, 2), ("TR6", 1, 2), ("TR9", 1, 3), ("TR10", 2, 6)])
def test_s11_2_track_steps(have: str, cubes: int, price: int) -> None:
    """§11.2 $2 to 1, 4 and 7, else $3; from 11 upwards $3."""
    assert bought(have, cubes) == price


def test_s11_2_game_spots() -> None:
    """§11.2 The first three cubes bought in a power in the whole game, by anyone."""
    assert bought("", 4, cheap_influence="game_spots") == 2 + 2 + 2 + 3
    s = go(scene("0: $9\n1: $9", seats=2, cheap_influence="game_spots"), "work buy_influence; power TR; buy; stop")
    go(s, "work buy_influence; power TR; buy; stop")
    assert s.money[1] == 9 - 2 - 3


def test_s11_2_round_spots() -> None:
    """§11.2 The first three workers a round at a power pay $2 for every cube of that action."""
    assert bought("", 4, cheap_influence="round_spots") == 8
    assert bought("\nat 1 TR\nat 2 TR", 2, cheap_influence="round_spots") == 4
    assert bought("\nat 1 TR\nat 2 TR\nat 3 TR", 2, cheap_influence="round_spots") == 6


def test_s11_2_never_cheap() -> None:
    """§11.2 With none always $3."""
    assert bought("", 2, cheap_influence="none") == 6


def test_s11_3_flags_within_the_action() -> None:
    """§11.3 The flag rule applies after every cube."""
    s = go(scene("0: $9\n1: TR1"), "work buy_influence; power TR")
    assert flag(s, "TR") == 1
    assert flag(go(s, "buy"), "TR") == 0
