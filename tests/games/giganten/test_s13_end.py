"""§13 End of the game and scoring."""

from __future__ import annotations

from typing import Any

import pytest

from gusher.games.giganten.rules.cards import RED_CARD
from gusher.games.giganten.rules.scoring import loco_ranks
from tests.games.giganten.scene import at, play


def test_s13_1_the_star_ends_the_game() -> None:
    """§13.1 No further action is carried out; the start player of the unfinished round is the current one."""
    s = at("black 19; start 2; seat 0 jet 5 card beige-5-8", RED_CARD)
    play(s, "turn red-1-4-2-crude")
    assert s.over
    assert (s.start, s.money[0], s.tank[1]) == (2, 15000, 5)
    assert s.pending == []


def test_s13_2_loco_ranking() -> None:
    """§13.2 Higher index first; then the value of the licences; then turn order from the current start player; black is not ranked."""
    s = at("black 19; start 2; seat 0 loco 3; seat 1 loco 9; seat 2 loco 3 hand 1/0; seat 3 loco 3")
    assert loco_ranks(s) == [4, 1, 2, 3]
    s.start = 0
    assert loco_ranks(s) == [3, 1, 2, 4]
    s = at("seat 0 loco 5 hand 4/0; seat 1 loco 5 hand 0/3")
    assert loco_ranks(s)[:2] == [2, 1]


def test_s13_3_money_of_each_player() -> None:
    """§13.3 Cash, derricks standing on the board by rank, $1000 for each crude; the prices play no part, nor do licences."""
    s = at("price jet 9000; seat 0 $2500 loco 8 hand 5/5 jet 2 derrick S01:2 derrick S02:4; seat 1 loco 9 derrick S03:1; seat 2 loco 1")
    assert s.scores() == [
        {"cash": 2500, "derricks": 2 * 4000, "crude": 8 * 1000},
        {"cash": 15000, "derricks": 5000, "crude": 1000},
        {"cash": 15000, "derricks": 0, "crude": 0},
        {"cash": 15000, "derricks": 0, "crude": 0},
    ]


def test_s13_4_hands_are_revealed() -> None:
    """§13.4 At the end everybody sees all licences."""
    s = at("black 19; seat 0 hand 5/2", RED_CARD)
    before: Any = s.view(1)
    assert before["players"][0]["ones"] is None
    assert before["players"][0]["score"] is None
    play(s, "turn red-1-4-2-crude")
    after: Any = s.view(1)
    assert (after["players"][0]["ones"], after["players"][0]["twos"]) == (5, 2)
    assert after["players"][0]["score"] == {"cash": 15000, "derricks": 0, "crude": 0}


@pytest.mark.parametrize(("tie", "expected"), [("shared", [1, 3, 1, 4]), ("loco_rank", [2, 3, 1, 4])])
def test_s13_5_most_money_wins(tie: str, expected: list[int]) -> None:
    """§13.5 Who is tied shares the victory, or with `money_tie` = loco_rank the better loco wins."""
    s = at("seat 0 $20000 loco 3; seat 1 $19500 loco 9; seat 2 $20000 loco 4; seat 3 $500", money_tie=tie)
    assert s.ranking() == expected
