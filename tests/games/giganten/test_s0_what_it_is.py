"""§0 What it is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from gusher.core.errors import SetupError
from gusher.games.giganten import GAME
from gusher.rulebook import Rulebook
from tests.games.giganten.scene import at, begin, offered, start


def test_s0_1_most_money_wins() -> None:
    """§0.1 An oil-boom game in which the most money wins."""
    s = at("seat 2 $15500")
    assert s.ranking() == [2, 2, 1, 2]


def test_s0_2_two_to_five_players() -> None:
    """§0.2 3 or 4 players as printed, 2 and 5 as house variants."""
    assert GAME.seats == (2, 3, 4, 5)
    assert {seats: GAME.data["player_counts"][seats]["status"]["code"] for seats in "2345"} == {
        "2": "reconstructed",
        "3": "stated",
        "4": "stated",
        "5": "reconstructed",
    }
    with pytest.raises(SetupError, match="for 2, 3, 4 or 5 seats, not 6"):
        begin(6)


def codes(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for key, inside in value.items():
            if key.endswith("status"):
                yield from (code for name, code in inside.items() if name != "note")
            else:
                yield from codes(inside)
    elif isinstance(value, list):
        for inside in value:
            yield from codes(inside)


def test_s0_4_every_part_of_the_box_says_how_sure_it_is() -> None:
    """§0.4 Stated, published, inferred or reconstructed; §0.3 the rulebook and §0.5 the public sources are named."""
    legend = set(GAME.data["status_legend"])
    assert legend == {"stated", "published", "inferred", "reconstructed"}
    assert set(codes(GAME.data)) == legend
    tagged = [key for key in GAME.data if f"{key}_status" in GAME.data or "status" in str(GAME.data[key])]
    assert set(tagged) >= {"board", "tiles", "track", "companies", "price_table", "die", "beige_cards", "red_cards", "licences"}
    rules = Rulebook(GAME)
    assert "French translation of 2001" in rules.find("0.3")
    assert rules.find("0.5").count("http") == 4


def test_s0_6_turn_order_is_clockwise_from_the_start_player() -> None:
    """§0.6 Left neighbour of seat p is seat (p + 1) mod N; adjacent cells share an edge, never a corner."""
    s = at("start 2")
    assert [s.after(turn) for turn in range(4)] == [2, 3, 0, 1]
    assert [int(cell) for cell in s.box.beside[0:4]] == [-1, -1, 1, 20]
    assert [int(cell) for cell in s.box.beside[21 * 4 : 21 * 4 + 4]] == [1, 20, 22, 41]
    assert [int(cell) for cell in s.box.beside[239 * 4 : 239 * 4 + 4]] == [219, 238, -1, -1]
    assert offered(start(2)).startswith("card ")
