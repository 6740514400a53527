"""§7 Build."""

from __future__ import annotations

from typing import Any

import pytest

from gusher.games.oilfield.rules.build import Build
from gusher.games.oilfield.rules.drill import Drill
from gusher.games.oilfield.rules.table import Table
from tests.games.oilfield.scene import (
    arrange,
    ask,
    field_of,
    finish_round,
    heard,
    market_of,
    offered,
    pending,
    play,
    seat_of,
    select,
    start,
)

ALL = "buy small_tower, buy medium_tower, buy mixed_tower, buy small_local_tower, buy medium_local_tower, buy storage_extension, decline"


def building(position: str, **options: Any) -> Table:
    """Seat 0 at a Build, above its first placement."""
    s = start(**options)
    arrange(s, position)
    ask(s, Build(0))
    return s


def test_s7_1_exactly_one_tile_placed_at_once() -> None:
    """§7.1 Buy a tile from the market and place it."""
    s = building("seat 0 dallas, dallas 0/0")
    assert offered(s) == ALL
    play(s, "0 buy medium_tower")
    assert seat_of(s, 0) == "$12 0vp 0/0 dallas:medium_tower"
    assert pending(s) == "PlaceWorker 0"


def test_s7_1_only_what_lies_in_the_market() -> None:
    """§7.1 Each type once, however many copies lie there."""
    s = building("seat 0 dallas, market mixed_tower mixed_tower storage_extension")
    assert offered(s) == "buy mixed_tower, buy storage_extension, decline"


def test_s7_2_a_tower_goes_on_an_own_concession_without_a_tower() -> None:
    """§7.2 Choose the field; slots of a field are alike."""
    s = building("seat 0 dallas austin:small_tower pecos pecos:small_tower, seat 1 austin, pecos 0/0")
    play(s, "0 buy medium_tower")
    assert (pending(s), offered(s)) == ("Site 0", "site dallas, site pecos")
    play(s, "0 site pecos")
    assert seat_of(s, 0) == "$12 0vp 0/0 dallas austin:small_tower pecos:small_tower pecos:medium_tower"


def test_s7_2_a_single_site_is_not_asked() -> None:
    """§7.2 Two free slots of one field are one site."""
    s = building("seat 0 pecos pecos, pecos 0/0")
    play(s, "0 buy medium_tower")
    assert seat_of(s, 0) == "$12 0vp 0/0 pecos pecos:medium_tower"


def test_s7_2_any_number_of_extensions() -> None:
    """§7.2 They lie beside the refinery and need no concession."""
    s = building("seat 0 $15, market storage_extension storage_extension storage_extension")
    play(s, "0 buy storage_extension")
    ask(s, Build(0))
    play(s, "0 buy storage_extension")
    ask(s, Build(0))
    play(s, "0 buy storage_extension")
    assert seat_of(s, 0) == "$0 0vp 0/0 extension extension extension"
    assert s.capacity(0) == 9


@pytest.mark.parametrize(
    ("money", "options"),
    [
        (5, "buy small_tower, buy storage_extension, decline"),
        (7, "buy small_tower, buy small_local_tower, buy storage_extension, decline"),
        (8, "buy small_tower, buy medium_tower, buy small_local_tower, buy storage_extension, decline"),
        (12, ALL.replace("buy medium_local_tower, ", "")),
        (13, ALL),
    ],
)
def test_s7_3_a_tile_is_selectable_if_he_can_pay_it(money: int, options: str) -> None:
    """§7.3 Its price must not exceed his money."""
    assert offered(building(f"seat 0 ${money} dallas")) == options


def test_s7_3_a_tower_needs_a_concession_without_a_tower() -> None:
    """§7.3 Without one only extensions are selectable."""
    assert offered(building("seat 0 $20 dallas:small_tower")) == "buy storage_extension, decline"
    assert offered(building("seat 0 $20")) == "buy storage_extension, decline"


def test_s7_3_lost_if_no_tile_is_selectable() -> None:
    """§7.3 Nothing is asked where no tile could be placed at any price, even if he has investments to sell."""
    s = building("seat 0 $20 dallas:small_tower row5, market small_tower mixed_tower")
    assert pending(s) == "PlaceWorker 0"
    s = building("seat 0 $20 dallas row5, market")
    assert pending(s) == "PlaceWorker 0"


def test_s7_3_he_may_sell_investments_first() -> None:
    """§7.3 If only money is missing the sales are offered."""
    s = building("seat 0 $0 dallas row3, market small_tower mixed_tower, dallas 0/0")
    assert offered(s) == "decline, divest 3"
    play(s, "0 divest 3")
    assert offered(s) == "buy small_tower, decline"
    play(s, "0 buy small_tower")
    assert seat_of(s, 0) == "$2 0vp 0/0 dallas:small_tower"


def test_s7_3_without_money_or_investments_the_action_is_lost() -> None:
    """§7.3 Nothing is asked and nothing is paid, and all hear why."""
    s = building("seat 0 $4 dallas")
    assert pending(s) == "PlaceWorker 0"
    assert heard(s, "nothing") == "nothing(seat=0, kind=build, reason=too-dear, rule=§7.3, price=5)"


def test_s7_4_the_price_goes_to_the_bank_and_the_tile_off_the_market() -> None:
    """§7.4 A storage extension adds two slots at once."""
    s = building("market storage_extension small_tower")
    bank, room = s.bank, s.capacity(0)
    play(s, "0 buy storage_extension")
    assert (s.bank - bank, s.money[0], s.capacity(0) - room) == (5, 15, 2)
    assert market_of(s) == "small_tower"
    assert heard(s, "extended") == "extended(seat=0, tile=storage_extension, dollars=-5)"


def test_s7_4_a_gas_refinery_lies_beside_the_refinery_too() -> None:
    """§7.4 It costs $8 and adds no slots."""
    s = building("market gas_refinery_extension, seat 0 $20", advanced=True)
    play(s, "0 buy gas_refinery_extension")
    assert seat_of(s, 0) == "$12 0vp 0/0 refinery"
    assert s.capacity(0) == 3


def test_s7_5_a_new_tower_may_drill_at_once() -> None:
    """§7.5 That tower only, without using an action."""
    s = building("seat 0 dallas:medium_tower pecos")
    play(s, "0 buy small_tower")
    assert (pending(s), offered(s)) == ("TakeBarrel 0", "store oil 2, stop")
    play(s, "0 store oil 2")
    assert (seat_of(s, 0), field_of(s, "pecos")) == ("$15 0vp 1/0 dallas:medium_tower pecos:small_tower", "11/0 at 0")
    assert heard(s, "built") == "built(seat=0, tile=small_tower, field=pecos, dollars=-5)"


def test_s7_5_it_may_as_well_not_drill() -> None:
    """§7.5 The player may stop at once."""
    s = building("seat 0 pecos")
    play(s, "0 buy small_tower, 0 stop")
    assert seat_of(s, 0) == "$15 0vp 0/0 pecos:small_tower"


def test_s7_6_towers_stay_where_they_are() -> None:
    """§7.6 A concession that bears a tower is no site any more: no replacing, no moving."""
    s = building("seat 0 dallas:small_tower austin")
    play(s, "0 buy medium_tower, 0 stop")
    assert seat_of(s, 0) == "$12 0vp 0/0 dallas:small_tower austin:medium_tower"
    ask(s, Build(0))
    assert offered(s) == "buy storage_extension, decline"
    ask(s, Drill(0))
    assert offered(s) == "store oil 1, store oil 2, stop"


def test_s7_7_the_market_is_topped_up_only_in_the_upkeep() -> None:
    """§7.7 Later builders choose from what is left."""
    s = start()
    arrange(s, "market storage_extension small_tower")
    select(s, "build_1 build_2 local_1 local_4p5p", "local local local local")
    play(s, "0 buy storage_extension")
    assert market_of(s) == "small_tower"
    assert pending(s) == "Local 2"
    finish_round(s)
    assert len(market_of(s).split()) == 6
