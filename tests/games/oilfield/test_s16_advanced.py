"""§16 Advanced tiles: gas refinery extension, small national tower, government tower."""

from __future__ import annotations

from typing import Any

import pytest

from gusher.games.oilfield.rules.build import Build
from gusher.games.oilfield.rules.drill import Drill
from gusher.games.oilfield.rules.national import National
from gusher.games.oilfield.rules.refill import AFTER_PUBLIC, IN_UPKEEP, FieldCheck, TopUpCards, TopUpTiles
from gusher.games.oilfield.rules.table import Table
from tests.games.oilfield.scene import (
    arrange,
    ask,
    bag_of,
    begin,
    cards_of,
    due,
    field_of,
    heard,
    market_of,
    offered,
    pending,
    play,
    quiet,
    seat_of,
    stack_of,
    start,
)

HATS = "gas_refinery_extension gas_refinery_extension small_national_tower small_national_tower government_tower government_tower"


def check(s: Table) -> None:
    """A field check now, up to its first chance or decision."""
    ask(s, FieldCheck(AFTER_PUBLIC))


def tiles_of(s: Table) -> str:
    return f"{market_of(s)} {stack_of(s)}".strip()


def test_s16_1_hat_tiles_only_in_the_advanced_game() -> None:
    """§16.1 The six hat tiles are in the stack only if `advanced` is true."""
    basic = begin(4)
    quiet(basic, until="tile")
    assert not any(tile in stack_of(basic) for tile in HATS.split())
    advanced = begin(4, advanced=True)
    quiet(advanced, until="tile")
    assert stack_of(advanced).endswith(HATS)


# The gas refinery extension


def test_s16_2_1_owner_sells_gas_nationally_at_the_oil_price() -> None:
    """§16.2.1 With a gas refinery stored gas brings the price of the round."""
    s = start(4, advanced=True)
    arrange(s, "price 4\n seat 0 $0 1/1 refinery")
    ask(s, National(0, False, 0))
    assert offered(s) == "export oil, export gas, stop"
    play(s, "0 export gas")
    assert seat_of(s, 0) == "$4 0vp 1/0 refinery"
    assert heard(s, "exported") == "exported(seat=0, barrel=gas, dollars=4)"


def test_s16_2_1_others_do_not() -> None:
    """§16.2.1 Without the refinery gas stays in storage."""
    s = start(4, advanced=True)
    arrange(s, "price 4\n seat 0 1/1, seat 1 refinery")
    ask(s, National(0, False, 0))
    assert offered(s) == "export oil, stop"


@pytest.mark.parametrize(
    ("tower", "expected"),
    [
        ("small_local_tower", "store gas 1, sell oil 1, sell gas 1, stop"),
        ("medium_local_tower", "store oil 1, store gas 1, sell gas 1, stop"),
        ("government_tower", "store gas 1, sell gas 1, stop"),
        ("government_tower:paid", "store oil 1, store gas 1, sell gas 1, stop"),
    ],
)
def test_s16_2_2_gas_that_a_tower_would_sell_may_be_stored(tower: str, expected: str) -> None:
    """§16.2.2 Small local, medium local and government towers may store their gas; oil of a small local tower is always sold."""
    s = start(4, advanced=True)
    arrange(s, f"dallas 5/5\n seat 0 refinery dallas:{tower}")
    ask(s, Drill(0))
    assert offered(s) == expected


def test_s16_2_2_stored_gas_uses_up_the_sale() -> None:
    """§16.2.2 Instead, not besides: after storing the gas the tower sells none."""
    s = start(4, advanced=True)
    arrange(s, "dallas 0/5\n seat 0 refinery dallas:government_tower")
    ask(s, Drill(0))
    play(s, "0 store gas 1")
    assert seat_of(s, 0) == "$20 0vp 0/1 refinery dallas:government_tower"
    assert pending(s) == "PlaceWorker 0"


def test_s16_2_2_only_into_a_free_slot() -> None:
    """§16.2.2 With a full storage the gas can only be sold."""
    s = start(4, advanced=True)
    arrange(s, "dallas 5/5\n seat 0 3/0 refinery dallas:medium_local_tower")
    ask(s, Drill(0))
    assert offered(s) == "sell gas 1, stop"


def test_s16_2_2_also_in_the_free_drill() -> None:
    """§16.2.2 A new tower's gas may be stored too."""
    s = start(4, advanced=True)
    arrange(s, "dallas 5/5\n market small_local_tower\n seat 0 refinery dallas")
    ask(s, Build(0))
    play(s, "0 buy small_local_tower")
    assert offered(s) == "store gas 1, sell oil 1, sell gas 1, stop"


def test_s16_2_3_no_slots_no_score_and_no_concession() -> None:
    """§16.2.3 The refinery extension needs no concession, adds no slot and scores nothing as a storage unit."""
    s = start(4, advanced=True)
    arrange(s, "market gas_refinery_extension\n seat 0 3/0")
    ask(s, Build(0))
    assert offered(s) == "buy gas_refinery_extension, decline"
    play(s, "0 buy gas_refinery_extension")
    assert seat_of(s, 0) == "$12 0vp 3/0 refinery"
    assert s.capacity(0) == 3
    assert s.scores()[0]["storage"] == 1


def test_s16_2_3_second_copy_adds_nothing() -> None:
    """§16.2.3 Two refineries sell and store as one does."""
    s = start(4, advanced=True)
    arrange(s, "dallas 0/5\n seat 0 0/1 refinery refinery dallas:government_tower")
    ask(s, Drill(0))
    play(s, "0 store gas 1")
    assert pending(s) == "PlaceWorker 0"
    assert (s.capacity(0), s.scores()[0]["storage"]) == (3, 0)


# The small national tower


def test_s16_3_1_never_produces_by_drill() -> None:
    """§16.3.1 A Drill with a national tower alone is lost."""
    s = start(4, advanced=True)
    arrange(s, "dallas 5/5\n seat 0 dallas:small_national_tower")
    ask(s, Drill(0))
    assert pending(s) == "PlaceWorker 0"


def test_s16_3_1_nor_on_being_built() -> None:
    """§16.3.1 There is no free drill of a national tower."""
    s = start(4, advanced=True)
    arrange(s, "dallas 5/5\n market small_national_tower\n seat 0 dallas")
    ask(s, Build(0))
    play(s, "0 buy small_national_tower")
    assert seat_of(s, 0) == "$10 0vp 0/0 dallas:small_national_tower"
    assert pending(s) == "PlaceWorker 0"


def test_s16_3_2_tower_joins_in_after_a_sale_from_storage() -> None:
    """§16.3.2 Only after a sale from storage the tower may be used, for the price of the round plus $1, once."""
    s = start(4, advanced=True)
    arrange(s, "dallas 5/5\n price 4\n seat 0 $0 2/0 dallas:small_national_tower")
    ask(s, National(0, False, 0))
    assert offered(s) == "export oil, stop"
    play(s, "0 export oil")
    assert offered(s) == "export oil, pump dallas, stop"
    play(s, "0 pump dallas")
    assert offered(s) == "export oil, stop"
    assert seat_of(s, 0) == "$9 0vp 1/0 dallas:small_national_tower"
    assert heard(s, "pumped") == "pumped(seat=0, field=dallas, dollars=5)"


def test_s16_3_2_sale_of_gas_counts() -> None:
    """§16.3.2 With a gas refinery a sale of gas opens the tower too."""
    s = start(4, advanced=True)
    arrange(s, "dallas 5/5\n price 4\n seat 0 0/1 refinery dallas:small_national_tower")
    ask(s, National(0, False, 0))
    play(s, "0 export gas")
    assert offered(s) == "pump dallas, stop"


def test_s16_3_2_one_sale_serves_all_towers_each_once() -> None:
    """§16.3.2 One sale from storage serves two towers, and each is used once."""
    s = start(4, advanced=True)
    arrange(s, "dallas 5/5, pecos 5/5\n price 3\n seat 0 $0 1/0 dallas:small_national_tower pecos:small_national_tower")
    ask(s, National(0, False, 0))
    play(s, "0 export oil")
    assert offered(s) == "pump dallas, pump pecos, stop"
    play(s, "0 pump pecos, 0 pump dallas")
    assert (s.money[0], pending(s)) == (11, "PlaceWorker 0")


def test_s16_3_2_two_towers_in_one_field() -> None:
    """§16.3.2 Two national towers in the same field take one oil each."""
    s = start(4, advanced=True)
    arrange(s, "dallas 5/5\n price 3\n seat 0 $0 1/0 dallas:small_national_tower dallas:small_national_tower")
    ask(s, National(0, False, 0))
    play(s, "0 export oil, 0 pump dallas, 0 pump dallas")
    assert (s.money[0], field_of(s, "dallas"), pending(s)) == (11, "3/5 at 0", "PlaceWorker 0")


def test_s16_3_2_using_the_tower_is_optional() -> None:
    """§16.3.2 The owner may stop without it."""
    s = start(4, advanced=True)
    arrange(s, "dallas 5/5\n price 4\n seat 0 $0 1/0 dallas:small_national_tower")
    ask(s, National(0, False, 0))
    play(s, "0 export oil, 0 stop")
    assert (s.money[0], field_of(s, "dallas")) == (4, "5/5 at 0")


def test_s16_3_3_needs_oil_and_no_strike() -> None:
    """§16.3.3 No barrel from a field without oil, nor from one on strike."""
    s = start(4, advanced=True)
    arrange(s, "dallas 0/5, austin 5/5 at 1 strike\n price 4\n seat 0 2/0 dallas:small_national_tower austin:small_national_tower")
    ask(s, National(0, False, 0))
    play(s, "0 export oil")
    assert offered(s) == "export oil, stop"


def test_s16_3_3_cube_goes_to_the_bag() -> None:
    """§16.3.3 The barrel of the tower goes from its field to the bag."""
    s = start(4, advanced=True)
    arrange(s, "pecos 5/5\n price 4\n seat 0 1/0 pecos:small_national_tower")
    ask(s, National(0, False, 0))
    play(s, "0 export oil")
    before = s.bag_oil
    play(s, "0 pump pecos")
    assert (s.bag_oil - before, field_of(s, "pecos")) == (1, "4/5 at 0")


def test_s16_3_4_without_the_condition_an_empty_storage_is_enough() -> None:
    """§16.3.4 `national_tower_needs_sale` = false: the tower works without any sale from storage."""
    s = start(4, advanced=True, national_tower_needs_sale=False)
    arrange(s, "dallas 5/5\n price 4\n seat 0 $0 0/0 dallas:small_national_tower")
    ask(s, National(0, False, 0))
    assert offered(s) == "pump dallas, stop"
    play(s, "0 pump dallas")
    assert s.money[0] == 5


# The government tower


def test_s16_4_1_free_but_needs_a_concession_and_bears_a_disc() -> None:
    """§16.4.1 It costs nothing, needs a concession, and its fee is unpaid."""
    s = start(4, advanced=True)
    arrange(s, "pecos 5/0\n market government_tower\n seat 0 $0 pecos, seat 1 $0")
    ask(s, Build(1))
    assert pending(s) == "PlaceWorker 0"
    ask(s, Build(0))
    assert offered(s) == "buy government_tower, decline"
    play(s, "0 buy government_tower")
    assert seat_of(s, 0) == "$0 0vp 0/0 pecos:government_tower"


def test_s16_4_2_unpaid_it_sells_one_gas() -> None:
    """§16.4.2 Each activation gives 1 gas, sold for 1 VP."""
    s = start(4, advanced=True)
    arrange(s, "dallas 5/5\n seat 0 dallas:government_tower")
    ask(s, Drill(0))
    assert offered(s) == "sell gas 1, stop"
    play(s, "0 sell gas 1")
    assert seat_of(s, 0) == "$20 1vp 0/0 dallas:government_tower"
    assert pending(s) == "PlaceWorker 0"


def test_s16_4_2_in_the_free_drill_too() -> None:
    """§16.4.2 On building it may sell its gas at once."""
    s = start(4, advanced=True)
    arrange(s, "dallas 5/5\n market government_tower\n seat 0 dallas")
    ask(s, Build(0))
    play(s, "0 buy government_tower")
    assert offered(s) == "sell gas 1, stop"
    play(s, "0 sell gas 1")
    assert s.vp[0] == 1


def test_s16_4_3_due_at_the_first_refill_after_building() -> None:
    """§16.4.3 Built at position 1, due when the field goes to 2."""
    s = start(4, advanced=True)
    arrange(s, "dallas 0/5 at 1\n seat 0 dallas:government_tower")
    check(s)
    assert (pending(s), field_of(s, "dallas")) == ("GovernmentFee 0", "0/5 at 2")


def test_s16_4_3_refill_of_another_field_asks_for_nothing() -> None:
    """§16.4.3 Only the tower's own field counts."""
    s = start(4, advanced=True)
    arrange(s, "dallas 0/5 at 1, austin 5/5\n seat 0 austin:government_tower")
    check(s)
    assert pending(s) == "FieldCube"


def test_s16_4_3_nothing_falls_due_when_the_field_dies() -> None:
    """§16.4.3 If the field goes to position 3 instead, nothing falls due, then or ever."""
    s = start(4, advanced=True)
    arrange(s, "dallas 0/5 at 2\n seat 0 dallas:government_tower")
    check(s)
    check(s)
    assert pending(s) == "PlaceWorker 0"
    assert seat_of(s, 0) == "$20 0vp 0/0 dallas:government_tower"


def test_s16_4_4_fee_before_the_draw() -> None:
    """§16.4.4 The owner pays or refuses before the new cubes are drawn."""
    s = start(4, advanced=True)
    arrange(s, "dallas 0/11\n seat 0 $15 dallas:government_tower")
    check(s)
    assert offered(s) == "pay, refuse"
    assert field_of(s, "dallas") == "0/11 at 1"
    play(s, "0 pay")
    assert (s.money[0], pending(s)) == (5, "FieldCube")
    assert heard(s, "paid-fee") == "paid-fee(seat=0, field=dallas, dollars=-10)"


def test_s16_4_4_investments_may_be_sold_first() -> None:
    """§16.4.4 With too little money only refusing and selling are left; after the sale he can pay."""
    s = start(4, advanced=True)
    arrange(s, "dallas 0/11\n seat 0 $9 dallas:government_tower row2")
    check(s)
    assert offered(s) == "refuse, divest 2"
    play(s, "0 divest 2")
    assert offered(s) == "pay, refuse"


def test_s16_4_4_several_fees_in_turn_order_one_tower_at_a_time() -> None:
    """§16.4.4 The first player's tower comes first, then the next in turn order."""
    s = start(4, advanced=True)
    arrange(s, "first 2\n dallas 0/11\n seat 0 dallas:government_tower, seat 3 dallas:government_tower")
    check(s)
    assert pending(s) == "GovernmentFee 3"
    play(s, "3 refuse")
    assert pending(s) == "GovernmentFee 0"
    play(s, "0 pay")
    assert pending(s) == "FieldCube"


def test_s16_4_4_two_towers_of_one_owner_are_asked_for_one_by_one() -> None:
    """§16.4.4 One tower at a time: he may pay for one and refuse the other."""
    s = start(4, advanced=True)
    arrange(s, "dallas 0/11\n seat 0 $30 dallas:government_tower dallas:government_tower")
    check(s)
    play(s, "0 pay")
    assert pending(s) == "GovernmentFee 0"
    play(s, "0 refuse")
    assert seat_of(s, 0) == "$20 0vp 0/0 dallas:government_tower:paid"


def test_s16_4_4_after_draw() -> None:
    """§16.4.4 `government_fee_timing` = after_draw: the field is refilled first."""
    s = start(4, advanced=True, government_fee_timing="after_draw")
    arrange(s, "dallas 0/11\n seat 0 dallas:government_tower")
    check(s)
    play(s, "cube oil")
    assert (pending(s), field_of(s, "dallas")) == ("GovernmentFee 0", "1/11 at 1")
    play(s, "0 pay")
    assert (s.money[0], pending(s)) == (10, "PlaceWorker 0")


def test_s16_4_5_paid_it_gives_oil_too_and_no_fee_ever() -> None:
    """§16.4.5 The disc goes: 1 gas sold and up to 2 oil stored each time, and no further fee."""
    s = start(4, advanced=True)
    arrange(s, "dallas 0/11\n seat 0 dallas:government_tower")
    check(s)
    play(s, "0 pay")
    quiet(s)
    arrange(s, "dallas 5/5")
    ask(s, Drill(0))
    play(s, "0 store oil 1, 0 sell gas 1, 0 store oil 1")
    assert seat_of(s, 0) == "$10 1vp 2/0 dallas:government_tower:paid"
    assert pending(s) == "PlaceWorker 0"
    arrange(s, "dallas 0/5")
    check(s)
    assert pending(s) == "FieldCube"


def test_s16_4_5_refused_tower_and_concession_are_lost() -> None:
    """§16.4.5 The tile and one card go to the markets, the marker comes back, the slot is free."""
    s = start(4, advanced=True)
    arrange(
        s,
        """
        dallas 0/11
        cards pecos
        market small_tower
        seat 0 dallas austin:small_tower dallas:government_tower pecos:mixed_tower
        """,
    )
    assert s.free_slots(0) == 1
    check(s)
    play(s, "0 refuse")
    assert seat_of(s, 0) == "$20 0vp 0/0 dallas austin:small_tower pecos:mixed_tower"
    assert (market_of(s), cards_of(s), s.free_slots(0)) == ("small_tower government_tower", "dallas pecos", 2)
    assert heard(s, "lost-tower") == "lost-tower(seat=0, field=dallas)"


def test_s16_4_5_not_payable_is_refused_without_a_question() -> None:
    """§16.4.5 Who has neither the money nor an investment loses the tower."""
    s = start(4, advanced=True)
    arrange(s, "dallas 0/11\n seat 0 $9 dallas:government_tower")
    check(s)
    assert pending(s) == "FieldCube"
    assert seat_of(s, 0) == "$9 0vp 0/0"


def test_s16_4_6_markets_beyond_their_size_are_not_cut_back() -> None:
    """§16.4.6 Seven tiles and five cards stay, and nothing is added."""
    s = start(4, advanced=True)
    arrange(s, "dallas 0/11\n seat 0 dallas:government_tower")
    check(s)
    play(s, "0 refuse")
    quiet(s)
    ask(s, TopUpCards())
    ask(s, TopUpTiles())
    assert pending(s) == "PlaceWorker 0"
    assert (sum(s.market), sum(s.cards)) == (7, 5)


# The immediate offer


def offer(position: str, **options: Any) -> Table:
    """Seat 0 builds a government tower with `immediate_offer`."""
    s = start(4, advanced=True, government_tower="immediate_offer", **options)
    arrange(s, f"market government_tower\n {position}")
    ask(s, Build(0))
    play(s, "0 buy government_tower")
    return s


def test_s16_4_7_a_field_is_topped_up_at_once() -> None:
    """§16.4.7 (a) The field is topped up to N, the marker does not move, the grey cube is not among the cubes."""
    s = offer("dallas 5/4 at 1\n seat 0 dallas")
    for cube in ("gas", "oil", "gas"):
        assert (pending(s), "grey" in due(s), "grey" in bag_of(s)) == ("FieldCube", False, True)
        play(s, f"cube {cube}")
    assert field_of(s, "dallas") == "6/6 at 1"
    assert pending(s) == "TakeBarrel 0"


def test_s16_4_7_a_what_the_top_up_brought_is_told() -> None:
    """§16.4.7 (a) All hear how much came into the field."""
    s = offer("dallas 5/4 at 1\n seat 0 dallas")
    play(s, "cube gas, cube oil, cube gas")
    assert heard(s, "topped-up") == "topped-up(field=dallas, oil=1, gas=2)"
    assert heard(offer("dallas 6/6\n seat 0 dallas"), "topped-up") == ""


def test_s16_4_7_a_exhausted_field_is_not_topped_up() -> None:
    """§16.4.7 (a) Nothing is drawn for an exhausted field."""
    s = offer("dallas 0/4 at 3\n seat 0 dallas")
    assert (pending(s), field_of(s, "dallas")) == ("TakeBarrel 0", "0/4 at 3")


def test_s16_4_7_c_no_fee_can_be_paid_on_an_exhausted_field() -> None:
    """§16.4.7 (c) It could never bring the oil that it is paid for."""
    s = offer("dallas 0/4 at 3\n seat 0 $20 dallas")
    play(s, "0 sell gas 1")
    assert pending(s) == "PlaceWorker 0"
    assert seat_of(s, 0) == "$20 1vp 0/0 dallas:government_tower"


def test_s16_4_7_c_on_a_struck_field_the_extra_is_lost() -> None:
    """§16.4.7 (c) The fee may be paid, and nothing can be taken."""
    s = offer("dallas 6/6 strike\n seat 0 dallas")
    assert (pending(s), offered(s)) == ("PayNow 0", "pay, decline")
    play(s, "0 pay")
    assert (pending(s), s.stored_oil[0], s.vp[0]) == ("PlaceWorker 0", 0, 0)
    assert heard(s, "nothing").count("reason=on-strike") == 2


def test_s16_4_7_a_no_fee_of_other_towers_falls_due() -> None:
    """§16.4.7 (a) The top-up is no refill: another unpaid tower in the field owes nothing."""
    s = offer("dallas 5/6\n seat 0 dallas, seat 1 dallas:government_tower")
    quiet(s)
    assert pending(s) == "TakeBarrel 0"
    assert heard(s, "paid-fee", "lost-tower") == ""


def test_s16_4_7_b_free_drill_of_one_gas() -> None:
    """§16.4.7 (b) The free drill sells one gas."""
    s = offer("dallas 6/6\n seat 0 dallas")
    assert offered(s) == "sell gas 1, stop"
    play(s, "0 sell gas 1")
    assert (s.vp[0], pending(s)) == (1, "PayNow 0")


def test_s16_4_7_c_paying_now_brings_the_extra_barrels_once() -> None:
    """§16.4.7 (c) For $10 the disc goes, and 1 more gas is sold and up to 2 oil stored."""
    s = offer("dallas 6/6\n seat 0 dallas")
    play(s, "0 sell gas 1")
    assert offered(s) == "pay, decline"
    play(s, "0 pay")
    assert offered(s) == "store oil 1, sell gas 1, stop"
    play(s, "0 store oil 1, 0 store oil 1, 0 sell gas 1")
    assert seat_of(s, 0) == "$10 2vp 2/0 dallas:government_tower:paid"
    assert pending(s) == "PlaceWorker 0"


def test_s16_4_7_c_declining_keeps_the_disc() -> None:
    """§16.4.7 (c) The owner may decline."""
    s = offer("dallas 6/6\n seat 0 dallas")
    play(s, "0 stop, 0 decline")
    assert seat_of(s, 0) == "$20 0vp 0/0 dallas:government_tower"
    assert pending(s) == "PlaceWorker 0"


def test_s16_4_7_c_without_the_money_there_is_no_question() -> None:
    """§16.4.7 (c) Paying needs $10."""
    s = offer("dallas 6/6\n seat 0 $9 dallas")
    play(s, "0 sell gas 1")
    assert pending(s) == "PlaceWorker 0"


@pytest.mark.parametrize("paid", ["", ":paid"])
def test_s16_4_7_d_later_one_gas_only(paid: str) -> None:
    """§16.4.7 (d) In every later activation the tower gives 1 gas only, paid or not."""
    s = start(4, advanced=True, government_tower="immediate_offer")
    arrange(s, f"dallas 6/6\n seat 0 dallas:government_tower{paid}")
    ask(s, Drill(0))
    assert offered(s) == "sell gas 1, stop"


def refilled_with_offer(cubes: str, **options: Any) -> Table:
    """A field with unpaid towers of seats 0 and 1 is refilled; seat 0 pays, seat 1 refuses."""
    s = start(4, advanced=True, government_tower="immediate_offer", **options)
    arrange(s, "dallas 0/10\n seat 0 dallas:government_tower, seat 1 dallas:government_tower")
    ask(s, FieldCheck(IN_UPKEEP))
    if pending(s) == "FieldCube":
        play(s, cubes)
        play(s, "0 pay, 1 refuse")
    else:
        play(s, "0 pay, 1 refuse")
        play(s, cubes)
    return s


@pytest.mark.parametrize("timing", ["before_draw", "after_draw"])
def test_s16_4_7_e_who_pays_at_the_refill_takes_the_extra_after_the_draw(timing: str) -> None:
    """§16.4.7 (e) The extra of (c) is taken right after the draw by who paid; who refused has lost his tower."""
    s = refilled_with_offer("cube oil, cube oil", government_fee_timing=timing)
    assert pending(s) == "TakeBarrel 0"
    assert offered(s) == "store oil 1, sell gas 1, stop"
    play(s, "0 store oil 1, 0 stop")
    assert seat_of(s, 0) == "$10 0vp 1/0 dallas:government_tower:paid"
    assert seat_of(s, 1) == "$20 0vp 0/0"
    assert pending(s) == "PlaceWorker 0"


def test_s16_4_7_e_extra_is_lost_on_strike() -> None:
    """§16.4.7 (e) If the draw brings a strike the extra is lost."""
    s = refilled_with_offer("cube grey, cube oil, cube oil")
    assert field_of(s, "dallas") == "2/10 at 1 strike"
    assert pending(s) == "PlaceWorker 0"
    assert seat_of(s, 0) == "$10 0vp 0/0 dallas:government_tower:paid"


def test_s16_4_7_e_two_fees_of_one_owner_bring_two_extras() -> None:
    """§16.4.7 (e) Each fee paid brings its extra, here 2 gas and 3 oil into a storage of 3."""
    s = start(4, advanced=True, government_tower="immediate_offer")
    arrange(s, "dallas 0/8\n seat 0 $20 dallas:government_tower dallas:government_tower")
    check(s)
    play(s, "0 pay, 0 pay, cube oil, cube oil, cube oil, cube oil")
    play(s, "0 sell gas 1, 0 sell gas 2, 0 store oil 1, 0 store oil 1, 0 store oil 2")
    assert seat_of(s, 0) == "$0 2vp 3/0 dallas:government_tower:paid dallas:government_tower:paid"
    assert pending(s) == "PlaceWorker 0"


def test_s16_4_7_e_tower_paid_for_earlier_brings_no_second_extra() -> None:
    """§16.4.7 (e) One fee, one extra, though the owner has another tower there that is paid."""
    s = start(4, advanced=True, government_tower="immediate_offer")
    arrange(s, "dallas 0/10\n seat 0 $10 dallas:government_tower:paid dallas:government_tower")
    check(s)
    play(s, "0 pay, cube oil, cube oil, 0 sell gas 1")
    assert offered(s) == "store oil 1, stop"


def test_s16_4_7_e_extras_of_several_owners_in_turn_order() -> None:
    """§16.4.7 (e) The first player takes his extra first."""
    s = start(4, advanced=True, government_tower="immediate_offer")
    arrange(s, "first 1\n dallas 0/10\n seat 0 dallas:government_tower, seat 1 dallas:government_tower")
    check(s)
    play(s, "1 pay, 0 pay, cube oil, cube oil")
    assert pending(s) == "TakeBarrel 1"
    play(s, "1 stop")
    assert pending(s) == "TakeBarrel 0"


@pytest.mark.parametrize("timing", ["before_draw", "after_draw"])
def test_s16_4_7_e_paid_at_once_owes_nothing_later(timing: str) -> None:
    """§16.4.7 (e) Only an unpaid tower is asked for its fee, and only who pays now takes the extra."""
    s = start(4, advanced=True, government_tower="immediate_offer", government_fee_timing=timing)
    arrange(s, "dallas 0/11\n seat 0 dallas:government_tower:paid")
    check(s)
    assert pending(s) == "FieldCube"
    play(s, "cube oil")
    assert pending(s) == "PlaceWorker 0"
