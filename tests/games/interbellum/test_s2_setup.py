"""§2 Set-up."""

from __future__ import annotations

from typing import Any

import pytest

from gusher.core.numbers import total
from gusher.games.interbellum import GAME
from gusher.games.interbellum.rules.table import Table
from tests.games.interbellum.scene import armies, asked, flag, go, hand, influence, offered, opening, owned, rule


def begun(seats: int = 4, **options: object) -> Table:
    s = GAME.start(seats, **options)
    assert isinstance(s, Table)
    return s


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_s2_1_the_start_player_is_drawn(seats: int) -> None:
    """§2.1 Uniformly, or seat 0 by option."""
    s = begun(seats)
    assert [(outcome.notation, weight) for outcome, weight in s.outcomes()] == [(f"start {seat}", 1) for seat in range(seats)]
    assert go(s, "start 1").start == 1
    fixed = begun(seats, first_player="seat_0")
    assert (asked(fixed), fixed.start) == ("chance DrawCompany", 0)


def test_s2_2_companies_are_drawn_blind_and_laid_open() -> None:
    """§2.2 In turn order, each any of those left."""
    s = go(begun(3), "start 2; company 5; company 1")
    assert [outcome.notation for outcome, _ in s.outcomes()] == [f"company {number}" for number in (2, 3, 4, 6)]
    go(s, "company 6")
    players: Any = s.view(None)["players"]
    assert [player["company"] for player in players] == [1, 6, 5]


def test_s2_3_supplies() -> None:
    """§2.3 Money, workers, derricks, pieces, cubes, and two secret cards dealt in turn order."""
    s = go(begun(2), "start 1; company 1; company 2")
    assert [int(money) for money in s.money] == [5, 5]
    go(s, "draw overtime; draw ultimatum; draw baksheesh; draw baksheesh")
    assert (hand(s, 1), hand(s, 0)) == (["ultimatum", "overtime"], ["baksheesh", "baksheesh"])


@pytest.mark.parametrize("seats", [2, 5])
def test_s2_4_deck_and_armies(seats: int) -> None:
    """§2.4 24 - 2n cards are the deck, the discard pile is empty, all armies are at home."""
    s = opening(seats)
    assert (total(s.deck), total(s.discards)) == (24 - 2 * seats, 0)
    assert [int(home) for home in s.home] == [6] * 5


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_s2_5_the_bag(seats: int) -> None:
    """§2.5 5n white and 5n black cubes; the others stay in the box."""
    s = opening(seats)
    assert (s.bag_white, s.bag_black, s.box_white, s.box_black) == (5 * seats, 5 * seats, 30 - 5 * seats, 25 - 5 * seats)


def test_s2_6_stacks_are_shuffled_separately() -> None:
    """§2.6 Any card of its own stack may come first."""
    s = opening(2)
    go(s, "well W4; well W13; well W5; well W1")
    assert [outcome.notation for outcome, _ in s.outcomes()] == [f"event A{number}" for number in range(1, 9)]


def test_s2_7_starting_influence() -> None:
    """§2.7 In ascending company number, cube by cube, flags settled after each."""
    s = go(begun(2), "start 0; company 5; company 1; card 1; card 1; card 1; card 1")
    assert (influence(s, "GB"), influence(s, "SA"), influence(s, "PE")) == ([1, 2], [2, 0], [0, 1])
    assert (flag(s, "GB"), flag(s, "SA"), flag(s, "PE"), flag(s, "TR")) == (1, 0, 1, None)


def test_s2_8_opening_army() -> None:
    """§2.8 The die selects a power; the start player places one army of it, without a vote."""
    deal = "company 1; company 2; card 1; card 1; card 1; card 1"
    s = go(begun(2, opening_army="on", first_player="seat_0"), deal)
    assert len(s.outcomes()) == 6
    rolled = go(s.clone(), "die 4")
    assert asked(rolled) == "0 OpeningTarget: to PON, to DIY, to CIL"
    assert armies(go(rolled, "to DIY"), "TR") == ["DIY"]
    assert rule(rolled) == "0 DraftWell"
    named = go(s, "die 6")
    assert asked(named) == "0 OpeningPower: power GB, power PE, power SA, power TR, power SU"
    assert rule(go(named, "power SA")) == "0 OpeningTarget"


def test_s2_9_the_draft() -> None:
    """§2.9 In turn order, then in reverse; the bonus is received before the next player picks."""
    s = opening(3)
    picks = []
    for well in ("W10", "W15", "W5", "W4", "W13", "W1"):
        picks.append(s.awaiting[0])
        go(s, f"well {well}")
    assert picks == [0, 1, 2, 2, 1, 0]
    assert (owned(s, 0), s.money[0]) == (["W1", "W10"], 8)
    assert s.derricks[0] == 2


def test_s2_9_a_taken_well_is_not_offered() -> None:
    """§2.9 Only free wells."""
    s = go(opening(2), "well W2")
    assert "well W2" not in offered(s).split(", ")


@pytest.mark.parametrize(("seats", "left"), [(2, 11), (3, 9), (4, 7), (5, 5)])
def test_s2_10_wells_left_over(seats: int, left: int) -> None:
    """§2.10 15 - 2n stay for sale; drafted ones can yield in round 1."""
    s = opening(seats)
    while rule(s).endswith("DraftWell"):
        go(s, next(option for option in offered(s).split(", ") if option not in ("well W7", "well W14")))
    assert sum(owner < 0 for owner in s.owner) == left
    assert s.acquired == 0
