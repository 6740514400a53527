"""§10 National market."""

from __future__ import annotations

from typing import Any

import pytest

from gusher.games.oilfield.rules.table import Table
from tests.games.oilfield.scene import arrange, bag_of, heard, offered, pending, play, seat_of, select, start


def exporting(position: str, cards: str = "national local local local", **options: Any) -> Table:
    """The private phase of round 1, after idle public actions."""
    s = start(len(cards.split()), **options)
    arrange(s, position)
    spaces = "invest_1 lease_8 lease_7 lease_6 lease_5".split()
    select(s, " ".join(spaces[: s.seats]), cards)
    while not s.revealed:
        play(s, f"{s.actor} decline")
    return s


def test_s10_1_private_only() -> None:
    """§10.1 There is a National card but no National space."""
    s = start(5)
    assert "national" not in offered(s)
    select(s, "lease_8 lease_7 lease_6 lease_5 invest_1", "")
    assert "card national" in offered(s, 0)


@pytest.mark.parametrize(
    ("cards", "price"),
    [
        ("national local local", 3),
        ("national national local", 1),
        ("national national national", 1),
        ("national local local local", 4),
        ("national national local local", 3),
        ("national national national local", 1),
        ("national national national national", 1),
        ("national national national national national", 1),
    ],
)
def test_s10_2_the_price_of_the_round(cards: str, price: int) -> None:
    """§10.2 Read from §1.7 by the number of National cards revealed."""
    s = exporting("", cards)
    assert s.price == price
    assert heard(s, "price") == f"price(dollars={price}, cards={cards.count('national')})"


def test_s10_2_without_a_national_card_there_is_no_price() -> None:
    """§10.2 Nothing is fixed at the reveal."""
    s = exporting("", "local local local local")
    assert (s.price, heard(s, "price")) == (0, "")


def test_s10_2_a_card_counts_whether_or_not_its_owner_sells() -> None:
    """§10.2 The price is fixed at the reveal."""
    s = exporting("", "national national local local")
    play(s, "0 stop, 1 export oil")
    assert s.money[1] == 23


def test_s10_3_any_number_of_oil_one_at_a_time() -> None:
    """§10.3 None is allowed."""
    s = exporting("seat 0 3/0")
    assert (pending(s), offered(s)) == ("National 0", "export oil, stop")
    play(s, "0 export oil, 0 export oil, 0 stop")
    assert seat_of(s, 0) == "$28 0vp 1/0"
    assert heard(s, "exported") == "exported(seat=0, barrel=oil, dollars=4), exported(seat=0, barrel=oil, dollars=4)"
    s = exporting("seat 0 3/0")
    play(s, "0 stop")
    assert seat_of(s, 0) == "$20 0vp 3/0"


def test_s10_4_gas_only_with_a_gas_refinery() -> None:
    """§10.4 Then at the same price; without one an empty oil storage means a lost action."""
    s = exporting("seat 0 0/2 row5", advanced=True)
    assert pending(s) == "Local 1"
    s = exporting("seat 0 1/2", advanced=True)
    assert offered(s) == "export oil, stop"
    s = exporting("seat 0 1/2 refinery", advanced=True)
    assert offered(s) == "export oil, export gas, stop"
    play(s, "0 export gas, 0 export oil, 0 export gas")
    assert seat_of(s, 0) == "$32 0vp 0/0 refinery"


def test_s10_5_small_national_towers_join_in() -> None:
    """§10.5 After a sale from storage, each for the price of the round and $1."""
    s = exporting("seat 0 1/0 dallas:small_national_tower pecos:small_national_tower", advanced=True)
    assert offered(s) == "export oil, stop"
    play(s, "0 export oil")
    assert offered(s) == "pump dallas, pump pecos, stop"
    play(s, "0 pump pecos")
    assert offered(s) == "pump dallas, stop"
    play(s, "0 stop")
    assert (s.money[0], s.oil[0], s.oil[2]) == (29, 12, 11)


def test_s10_6_sold_cubes_go_into_the_bag() -> None:
    """§10.6 No VP are to be had here, and the Supervisor gets nothing, whatever `supervisor_trigger` says."""
    s = exporting("seat 0 1/1 refinery pecos:small_national_tower", advanced=True, supervisor_trigger="market_use")
    assert bag_of(s) == "6/20 grey"
    play(s, "0 export oil, 0 export gas, 0 pump pecos")
    assert bag_of(s) == "8/21 grey"
    assert (s.vp[0], s.money[3], heard(s, "supervised")) == (0, 20, "")
