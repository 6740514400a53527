"""§4 Action 1: prices."""

from __future__ import annotations

import pytest

from gusher.games.giganten.rules.prices import PRICES, ROLL_PRICE
from tests.games.giganten.scene import at, begin, due, heard, pending, play, prices_of

FACES = ("blue 2", "blue 3", "blue 4", "red 2", "red 3", "red 4")
TABLE = """
1500 2500 3000 3500 2500 3000 3500
2000 3000 3500 4000 3000 3500 4000
2500 3500 4000 4500 3500 4000 4500
3000 4000 4500 5000 4000 4500 5000
3500 4500 5000 5500 4500 5000 5500
4000 5000 5500 6000 3000 2500 2000
4500 5500 6000 6500 3500 3000 2500
5000 6000 6500 7000 4000 3500 3000
5500 6500 7000 7500 4500 4000 3500
6000 7000 7500 8000 5000 4500 4000
6500 7500 8000 8500 5500 5000 4500
7000 6000 5500 5000 6000 5500 5000
7500 6500 6000 5500 6500 6000 5500
8000 7000 6500 6000 7000 6500 6000
8500 7500 7000 6500 7500 7000 6500
9000 8000 7500 7000 8000 7500 7000
"""


def test_s4_1_a_roll_for_each_company_in_order() -> None:
    """§4.1 One roll each, Hudson first; the barrel moves by the number rolled, in fields."""
    s = begin()
    play(s, "roll blue 2")
    assert prices_of(s) == "6000 5000 5000"
    play(s, "roll red 3")
    assert prices_of(s) == "6000 3500 5000"
    play(s, "roll blue 4")
    assert prices_of(s) == "6000 3500 7000"
    assert pending(s) == "TurnUpRed"
    assert heard(s, "rolled").startswith("rolled(company=hudson, colour=blue, fields=2, before=5000, price=6000)")


@pytest.mark.parametrize(
    ("price", "face", "after"),
    [
        (5000, "blue 3", 6500),
        (5000, "red 3", 3500),
        (7500, "blue 3", 6000),
        (7500, "red 3", 6000),
        (2000, "blue 3", 3500),
        (2000, "red 3", 3500),
    ],
)
def test_s4_2_the_zone_before_the_roll_decides(price: int, face: str, after: int) -> None:
    """§4.2 White: blue up, red down; blue zone: always down; red zone: always up."""
    s = at(f"price jet {price}", ROLL_PRICE[1])
    play(s, f"roll {face}")
    assert prices_of(s).split()[1] == str(after)


@pytest.mark.parametrize("row", TABLE.strip().splitlines())
def test_s4_3_the_whole_table(row: str) -> None:
    """§4.3 The price after each roll from each field; a roll never leaves the table."""
    before, *after = row.split()
    for face, price in zip(FACES, after, strict=True):
        s = at(f"price standard {before}", ROLL_PRICE[2])
        play(s, f"roll {face}")
        assert prices_of(s).split()[2] == price


def test_s4_4_nobody_decides() -> None:
    """§4.4 Three rolls and no decision, also in the round in which the game ends, because the red card follows."""
    s = at("black 19", PRICES)
    for _ in range(3):
        assert due(s) == ", ".join(f"roll {face} 1" for face in FACES)
        assert s.awaiting == ()
        play(s, "roll red 2")
    assert not s.chance
