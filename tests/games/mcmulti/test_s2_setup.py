"""§2 Set-up."""

from __future__ import annotations

import pytest

from gusher.core.errors import SetupError
from gusher.games.mcmulti import GAME
from gusher.games.mcmulti.rules.table import Table
from tests.games.mcmulti.scene import asked, go, holdings, ladders, news, opening


def begin(seats: int = 4, **options: object) -> Table:
    s = GAME.start(seats, **options)
    assert isinstance(s, Table)
    return s


def test_s2_1_options_left_open_are_those_of_the_edition() -> None:
    """§2.1 A value that is not given is resolved by the edition; `none` is not given either."""
    assert GAME.complete(4, {"edition": "1988"})["target_cash"] == 1000
    assert GAME.complete(4, {"edition": "1988", "target_cash": "none"})["target_cash"] == 1000
    assert GAME.complete(4, {"edition": "1988", "target_cash": 900})["target_cash"] == 900
    assert GAME.complete(4, {"target_cash": None})["target_cash"] == 750


@pytest.mark.parametrize(("seats", "owners"), [(4, [0, 1, 2, 3]), (3, [0, 1, 2, -1]), (2, [0, 1, 0, 1])])
def test_s2_2_quadrants(seats: int, owners: list[int]) -> None:
    """§2.2 A seat has its quadrant, with two players two diagonal ones."""
    assert [int(owner) for owner in opening(seats).owner] == owners


def test_s2_2_one_quadrant_each_for_two() -> None:
    """§2.2 With `one_opposite` two players sit in opposite corners."""
    assert [int(owner) for owner in opening(2, two_player_board="one_opposite").owner] == [0, -1, 1, -1]


def test_s2_2_random_seating() -> None:
    """§2.2 Seats may be drawn; turn order and quadrants follow the seats."""
    s = begin(3, seating="random", start_player=0)
    assert asked(s) == "chance DrawSeats"
    go(s, "seats 1 2 0; news N1; news N2")
    assert [int(owner) for owner in s.owner] == [2, 0, 1, -1]
    assert asked(s).startswith("2 ")
    go(s, "done")
    assert asked(s).startswith("0 ")
    go(s, "done")
    assert asked(s).startswith("1 ")
    assert [player["place"] for player in s.view(None)["players"]] == [1, 2, 0]  # type: ignore[attr-defined]


def test_s2_3_ladders() -> None:
    """§2.3 All four ladders hold 25 and 23 barrels, for every player count."""
    assert all(ladders(opening(seats)) == [25, 23, 25, 23] for seats in GAME.seats)
    assert ladders(opening(crude_empty_fields=0, gasoline_empty_fields=30)) == [30, 0, 30, 0]


def test_s2_4_consumer_market() -> None:
    """§2.4 One barrel on 26."""
    s = opening()
    assert (s.consumer_price, s.consumer_barrels) == (26, 1)
    assert opening(consumer_start=40).consumer_price == 40


def test_s2_5_first_card() -> None:
    """§2.5 Marker on 0, recovery face up."""
    s = opening()
    assert s.difference == 0
    assert s.view(None)["economy"]["card"] == "recovery"  # type: ignore[index]


def test_s2_6_news() -> None:
    """§2.6 Two cards lie open, six are the pile, none lasts."""
    s = go(begin(), "news N3; news N7")
    assert news(s) == "more N3 less N7 unseen N1 N2 N4 N5 N6 N8 under - lasting -"
    assert news(opening(news_enabled=False)) == "more - less - unseen - under - lasting -"
    assert news(opening(news_n7=False, news_n8=False)) == "more N1 less N2 unseen N3 N4 N5 N6 under - lasting -"


@pytest.mark.parametrize(("seats", "cash"), [(4, 200), (3, 250), (2, 300)])
def test_s2_7_start_money(seats: int, cash: int) -> None:
    """§2.7 More cash with fewer players, two crude and two gasoline each."""
    assert [holdings(opening(seats), seat) for seat in range(seats)] == [f"${cash} 2/2"] * seats
    assert holdings(opening(seats, start_cash=100, start_crude=0, start_gasoline=5), 1) == "$100 0/5"


def test_s2_the_set_up_is_told() -> None:
    """§2 Who sits where, the first cards and who starts."""
    s = GAME.deal(2, GAME.complete(2, {"seating": "random"}))
    s.log = []
    s.settle()
    go(s, "seats 1 0; news N3; news N7; start 1")
    assert [repr(event) for event in s.log] == [
        "seated(seat=0, place=1)", "seated(seat=1, place=0)", "economy(card=recovery, price=26)",
        "more-likely(card=N3)", "less-likely(card=N7)", "start-player(seat=0)", "special-round()",
    ]  # fmt: skip


def test_s2_8_start_player() -> None:
    """§2.8 The start player is drawn, unless an option names him."""
    s = go(begin(), "news N1; news N2")
    assert asked(s) == "chance DrawStart"
    go(s, "start 2")
    assert (s.start, s.round) == (2, 1)
    assert asked(s).startswith("2 SpecialPurchase")
    assert asked(opening(start_player=3)).startswith("3 SpecialPurchase")
    with pytest.raises(SetupError, match="start_player"):
        begin(3, start_player=3)
