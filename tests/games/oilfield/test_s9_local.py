"""§9 Local market."""

from __future__ import annotations

from typing import Any

import pytest

from gusher.games.oilfield.rules.drill import Drill
from gusher.games.oilfield.rules.local import Local
from gusher.games.oilfield.rules.table import Table
from tests.games.oilfield.scene import arrange, ask, bag_of, heard, offered, pending, play, seat_of, select, start


def selling(position: str, seat: int = 0, **options: Any) -> Table:
    """A seat at a Local, above the first placement. Seat 3 is the Supervisor."""
    s = start(**options)
    arrange(s, position)
    ask(s, Local(seat, False))
    return s


@pytest.mark.parametrize(
    ("storage", "options"),
    [
        ("1/0", "oil for money, stop"),
        ("2/0", "oil for money, oil for vp, stop"),
        ("0/1", "gas for vp, stop"),
        ("2/1", "oil for money, oil for vp, gas for vp, stop"),
        ("1/2", "oil for money, gas for vp, stop"),
    ],
)
def test_s9_1_what_can_be_sold(storage: str, options: str) -> None:
    """§9.1 1 oil for $2, 2 oil for 1 VP, 1 gas for 1 VP."""
    assert offered(selling(f"seat 0 {storage}")) == options


def test_s9_1_any_number_in_any_mixture() -> None:
    """§9.1 One step at a time; it ends by itself when nothing is left."""
    s = selling("seat 0 extension extension 3/2")
    play(s, "0 gas for vp, 0 oil for money, 0 oil for vp")
    assert (seat_of(s, 0), offered(s)) == ("$22 2vp 0/1 extension extension", "gas for vp, stop")
    play(s, "0 gas for vp")
    assert seat_of(s, 0) == "$22 3vp 0/0 extension extension"
    assert pending(s) == "PlaceWorker 0"
    assert heard(s, "sold-locally") == (
        "sold-locally(seat=0, oil=0, gas=1, dollars=0, vp=1), sold-locally(seat=0, oil=1, gas=0, dollars=2, vp=0), "
        "sold-locally(seat=0, oil=2, gas=0, dollars=0, vp=1), sold-locally(seat=0, oil=0, gas=1, dollars=0, vp=1)"
    )


def test_s9_1_until_he_stops() -> None:
    """§9.1 What he keeps stays in the storage."""
    s = selling("seat 0 3/0")
    play(s, "0 oil for money, 0 stop")
    assert seat_of(s, 0) == "$22 0vp 2/0"
    assert pending(s) == "PlaceWorker 0"


def test_s9_2_sold_cubes_go_into_the_bag_at_once() -> None:
    """§9.2 With every single step."""
    s = selling("seat 0 2/1")
    assert bag_of(s) == "5/20 grey"
    play(s, "0 gas for vp")
    assert bag_of(s) == "5/21 grey"
    play(s, "0 oil for vp")
    assert bag_of(s) == "7/21 grey"


def test_s9_3_the_supervisor_gets_a_dollar_from_the_bank() -> None:
    """§9.3 The last player in turn order, when another player uses the local market."""
    s = selling("seat 0 1/0")
    bank = s.bank
    play(s, "0 oil for money")
    assert (s.money[0], s.money[3], s.bank - bank) == (22, 21, -3)
    assert heard(s, "supervised") == "supervised(seat=3, dollars=1)"


def test_s9_4_a_dollar_per_action_with_its_first_sale() -> None:
    """§9.4 `local_action`: however many barrels follow."""
    s = selling("seat 0 3/0")
    play(s, "0 oil for money")
    assert s.money[3] == 21
    play(s, "0 oil for money, 0 oil for money")
    assert s.money[3] == 21
    arrange(s, "seat 1 2/0")
    ask(s, Local(1, False))
    play(s, "1 oil for vp")
    assert s.money[3] == 22


@pytest.mark.parametrize(("trigger", "dollars"), [("local_action", 0), ("market_use", 3)])
def test_s9_4_market_use_pays_for_barrels_of_towers(trigger: str, dollars: int) -> None:
    """§9.4 `market_use`: in addition $1 for every barrel that a tower of another player sells at once."""
    s = start(supervisor_trigger=trigger)
    arrange(s, "seat 1 dallas:small_local_tower austin:small_local_tower pecos:medium_local_tower, dallas 5/5, austin 5/5, pecos 5/5")
    ask(s, Drill(1))
    play(s, "1 sell oil 1, 1 sell gas 2, 1 store oil 3, 1 sell gas 3, 1 stop")
    assert s.money[3] == 20 + dollars


def test_s9_4_market_use_still_pays_once_for_a_local_action() -> None:
    """§9.4 `market_use`: the Local action itself as by default."""
    s = selling("seat 0 3/0", supervisor_trigger="market_use")
    play(s, "0 oil for money, 0 oil for vp")
    assert s.money[3] == 21


def test_s9_4_market_use_does_not_pay_for_gas_that_is_stored() -> None:
    """§9.4 A gas refinery that keeps the barrel does not use the market."""
    s = start(supervisor_trigger="market_use", advanced=True)
    arrange(s, "seat 0 refinery dallas:small_local_tower, dallas 5/5")
    ask(s, Drill(0))
    play(s, "0 store gas 1")
    assert s.money[3] == 20


def test_s9_5_his_own_sales_pay_nothing() -> None:
    """§9.5 Neither in a Local action nor by his towers."""
    s = selling("seat 3 1/0 dallas:small_local_tower", seat=3, supervisor_trigger="market_use")
    play(s, "3 oil for money")
    ask(s, Drill(3))
    play(s, "3 sell oil 1")
    assert s.money[3] == 24
    assert heard(s, "supervised") == ""


def test_s9_5_a_declined_or_empty_local_action_pays_nothing() -> None:
    """§9.5 Stopping at once is declining; with an empty storage nothing is asked."""
    s = selling("seat 0 3/0")
    play(s, "0 stop")
    assert s.money[3] == 20
    s = selling("seat 0 0/0")
    assert (pending(s), s.money[3]) == ("PlaceWorker 0", 20)


def test_s9_6_public_sales_pay_the_old_supervisor_and_private_ones_the_new() -> None:
    """§9.6 Local is column 4, First Player column 5: seat 2 becomes first after the public sales, which paid seat 3."""
    s = start()
    select(s, "lease_8 local_1 first_player_1 invest_1", "local local local local")
    play(s, "0 decline, 1 oil for money, 1 stop, 3 decline")
    assert (s.first, s.supervisor(), s.money[3], s.money[1]) == (2, 1, 21, 22)
    play(s, "2 oil for vp")
    assert (s.money[3], s.money[1]) == (21, 23)
