"""§15 Refilling: the two markets, the fields, and the strike."""

from __future__ import annotations

import pytest

from gusher.games.oilfield.rules.build import Build
from gusher.games.oilfield.rules.drill import Drill
from gusher.games.oilfield.rules.dummy import DummyDrill
from gusher.games.oilfield.rules.lease import Lease
from gusher.games.oilfield.rules.local import Local
from gusher.games.oilfield.rules.national import National
from gusher.games.oilfield.rules.refill import AFTER_PUBLIC, FieldCheck, TopUpCards, TopUpTiles
from gusher.games.oilfield.rules.table import Table
from tests.games.oilfield.scene import (
    arrange,
    ask,
    bag_of,
    cards_of,
    deck_of,
    due,
    field_of,
    heard,
    market_of,
    offered,
    pending,
    play,
    quiet,
    seat_of,
    select,
    stack_of,
    start,
)


def check(s: Table) -> None:
    """A field check now, up to its first chance or decision."""
    ask(s, FieldCheck(AFTER_PUBLIC))


# The concession market


def test_s15_1_1_cards_are_drawn_until_the_market_holds_its_number() -> None:
    """§15.1.1 Two cards are missing, two are drawn."""
    s = start(4)
    arrange(s, "cards dallas pecos")
    ask(s, TopUpCards())
    play(s, "concession austin, concession austin")
    assert cards_of(s) == "dallas austin austin pecos"
    assert pending(s) == "PlaceWorker 0"


def test_s15_1_1_new_cards_are_told() -> None:
    """§15.1.1 Everybody sees the card that is turned up."""
    s = start(4)
    arrange(s, "cards dallas dallas pecos")
    before = heard(s, "new-concession")
    ask(s, TopUpCards())
    play(s, "concession pecos")
    assert heard(s, "new-concession") == before + ", new-concession(field=pecos)"


def test_s15_1_1_market_that_holds_enough_or_more_is_left() -> None:
    """§15.1.1 A market that holds its number or more gets nothing."""
    s = start(4)
    arrange(s, "cards dallas dallas austin austin pecos")
    ask(s, TopUpCards())
    assert pending(s) == "PlaceWorker 0"
    assert cards_of(s) == "dallas dallas austin austin pecos"


def test_s15_1_1_empty_deck_leaves_the_market_smaller() -> None:
    """§15.1.1 If the deck runs out, the market stays smaller."""
    s = start(4)
    arrange(s, "cards dallas\n deck pecos")
    ask(s, TopUpCards())
    play(s, "concession pecos")
    assert (cards_of(s), deck_of(s)) == ("dallas pecos", "")
    assert pending(s) == "PlaceWorker 0"


def test_s15_1_1_cards_come_in_the_upkeep_only() -> None:
    """§15.1.1 After a lease the market is smaller until the end of the round."""
    s = start(3)
    arrange(s, "seat 0, seat 1, seat 2")
    select(s, "lease_8 drill_1 local_1", "drill drill lease")
    play(s, "0 take dallas")
    assert pending(s) == "Lease 2"
    assert cards_of(s) == "dallas austin pecos"
    play(s, "2 take pecos")
    assert pending(s) == "ConcessionCard"
    quiet(s)
    assert cards_of(s) == "dallas dallas austin pecos"


# The building market


def test_s15_2_1_unsold_tiles_stay_and_the_missing_are_turned_up() -> None:
    """§15.2.1 Four tiles are left of six: they stay, and two are turned up."""
    s = start(4)
    arrange(s, "market small_tower small_tower mixed_tower storage_extension")
    ask(s, TopUpTiles())
    play(s, "tile medium_tower, tile mixed_tower")
    assert market_of(s) == "small_tower small_tower medium_tower mixed_tower mixed_tower storage_extension"
    assert pending(s) == "PlaceWorker 0"


def test_s15_2_1_new_tiles_are_told() -> None:
    """§15.2.1 Everybody sees the tile that is turned up."""
    s = start(3)
    arrange(s, "market small_tower small_tower medium_tower mixed_tower")
    before = heard(s, "new-tile")
    ask(s, TopUpTiles())
    play(s, "tile mixed_tower")
    assert heard(s, "new-tile") == before + ", new-tile(tile=mixed_tower)"


def test_s15_2_1_full_market_gets_nothing() -> None:
    """§15.2.1 A market that holds more than its number is left as it is."""
    s = start(3)
    arrange(s, "market small_tower small_tower medium_tower mixed_tower small_local_tower storage_extension")
    ask(s, TopUpTiles())
    assert pending(s) == "PlaceWorker 0"


def test_s15_2_1_empty_stack_leaves_the_market_smaller() -> None:
    """§15.2.1 If the stack runs out, the market stays smaller."""
    s = start(4)
    arrange(s, "market small_tower\n stack mixed_tower")
    ask(s, TopUpTiles())
    play(s, "tile mixed_tower")
    assert (market_of(s), stack_of(s)) == ("small_tower mixed_tower", "")
    assert pending(s) == "PlaceWorker 0"


def test_s15_2_1_tiles_come_in_the_upkeep_only() -> None:
    """§15.2.1 A tile bought in the public phase is missing until the end of the round."""
    s = start(4)
    arrange(s, "market storage_extension storage_extension\n seat 0, seat 1, seat 2, seat 3")
    select(s, "build_1 build_2 drill_1 drill_2", "drill drill drill drill")
    play(s, "0 buy storage_extension")
    assert market_of(s) == "storage_extension"
    play(s, "1 buy storage_extension")
    assert pending(s) == "NextTile"
    quiet(s)
    assert sum(s.market) == 6


# The field check: when


def test_s15_3_1_check_a_after_the_public_phase() -> None:
    """§15.3.1 (A) A field that ran out in the public phase is refilled before the private phase."""
    s = start(3)
    arrange(s, "dallas 1/0\n seat 0 dallas:small_tower, seat 1, seat 2")
    select(s, "drill_1 local_1 drill_2", "drill drill drill")
    play(s, "0 store oil 1")
    assert pending(s) == "FieldCube"
    quiet(s)
    assert field_of(s, "dallas") == "10/0 at 1"
    assert pending(s) == "TakeBarrel 0"
    assert s.revealed


def test_s15_3_1_check_b_after_the_private_phase() -> None:
    """§15.3.1 (B) A field that ran out in the private phase is refilled in the upkeep."""
    s = start(3)
    arrange(s, "dallas 1/0\n seat 0 dallas:small_tower, seat 1, seat 2")
    select(s, "local_1 drill_1 drill_2", "drill drill drill")
    assert pending(s) == "TakeBarrel 0"
    play(s, "0 store oil 1")
    assert pending(s) == "FieldCube"
    quiet(s)
    assert field_of(s, "dallas") == "10/0 at 1"
    assert (s.round, pending(s)) == (2, "PlaceWorker 0")


def test_s15_3_1_no_check_b_in_the_final_round() -> None:
    """§15.3.1 After the private phase of the final round no field is checked."""
    s = start(3)
    arrange(s, "round 9, final 9\n dallas 1/0\n seat 0 dallas:small_tower, seat 1, seat 2")
    select(s, "local_1 drill_1 drill_2", "drill drill drill")
    play(s, "0 store oil 1")
    assert s.over
    assert field_of(s, "dallas") == "0/0 at 0"


def test_s15_3_1_no_check_between_selection_and_public_phase() -> None:
    """§15.3.1 A field without oil waits through the selection for the check after the public phase."""
    s = start(3)
    arrange(s, "dallas 0/2\n seat 0, seat 1, seat 2")
    select(s, "lease_8 drill_1 drill_2", "drill drill drill")
    assert field_of(s, "dallas") == "0/2 at 0"
    play(s, "0 decline")
    assert field_of(s, "dallas") == "0/2 at 1"


# The field check: its steps


STEPS = "exhausted(field=dallas), refilled(field=austin, oil=8, gas=0, position=1), exhausted(field=pecos)"


@pytest.mark.parametrize(
    ("returned", "expected"),
    [
        ("before_refill", f"strike-over(field=pecos), {STEPS}, end-triggered(round=2)"),
        ("after_refill", f"{STEPS}, strike-over(field=pecos), end-triggered(round=2)"),
    ],
)
def test_s15_3_2_steps_in_their_order(returned: str, expected: str) -> None:
    """§15.3.2 The strike ends, then Dallas, Austin and Pecos are treated, then the end is tested; §15.4.3 can swap the first two."""
    s = start(3, strike_cube_return=returned)
    arrange(s, "dallas 0/1 at 2, austin 0/2 at 0, pecos 0/3 at 2 strike")
    check(s)
    quiet(s)
    assert heard(s, "strike-over", "exhausted", "refilled", "end-triggered") == expected


def test_s15_3_2_field_with_oil_is_left() -> None:
    """§15.3.2 One oil is enough: nothing happens to the field."""
    s = start(3)
    arrange(s, "dallas 1/0 at 1")
    check(s)
    assert pending(s) == "PlaceWorker 0"
    assert field_of(s, "dallas") == "1/0 at 1"


def test_s15_3_2_a_marker_moves_one_step_and_the_field_is_refilled() -> None:
    """§15.3.2 (a) and (c) From 1 to 2, and the field is filled for the third and last time."""
    s = start(3)
    arrange(s, "austin 0/4 at 1")
    check(s)
    quiet(s)
    assert field_of(s, "austin") == "6/4 at 2"


def test_s15_3_2_b_exhausted_field_gets_nothing_and_owes_no_fee() -> None:
    """§15.3.2 (b) On position 3 nothing is drawn and no fee is due."""
    s = start(3, advanced=True)
    arrange(s, "austin 0/4 at 2\n seat 0 austin:government_tower")
    check(s)
    assert pending(s) == "PlaceWorker 0"
    assert field_of(s, "austin") == "0/4 at 3"
    assert heard(s, "exhausted") == "exhausted(field=austin)"


def test_s15_3_2_c_fee_before_the_refill() -> None:
    """§15.3.2 (c) Government fees are settled, then the field is refilled."""
    s = start(3, advanced=True)
    arrange(s, "austin 0/4 at 0\n seat 1 austin:government_tower")
    check(s)
    assert pending(s) == "GovernmentFee 1"
    assert field_of(s, "austin") == "0/4 at 1"
    play(s, "1 pay")
    assert pending(s) == "FieldCube"


def test_s15_3_2_exhausted_field_is_never_treated_again() -> None:
    """§15.3.2 A field on position 3 stays there."""
    s = start(3)
    arrange(s, "pecos 0/4 at 3")
    check(s)
    assert field_of(s, "pecos") == "0/4 at 3"
    assert heard(s, "exhausted") == ""


# The refill


def test_s15_3_3_gas_left_over_counts() -> None:
    """§15.3.3 With 3 gas left and N = 12, nine cubes are drawn."""
    s = start(4)
    arrange(s, "dallas 0/3")
    check(s)
    play(s, "cube oil, cube gas\n" * 4)
    assert pending(s) == "FieldCube"
    play(s, "cube oil")
    assert pending(s) == "PlaceWorker 0"
    assert field_of(s, "dallas") == "5/7 at 1"


def test_s15_3_3_add_n_draws_n_whatever_was_left() -> None:
    """§15.3.3 `refill_mode` = add_n: 12 new barrels besides the 3 that were left."""
    s = start(4, refill_mode="add_n")
    arrange(s, "dallas 0/3")
    check(s)
    play(s, "cube oil, cube gas\n" * 6)
    assert pending(s) == "PlaceWorker 0"
    assert field_of(s, "dallas") == "6/9 at 1"


def test_s15_3_4_what_there_is_if_the_bag_does_not_hold_enough() -> None:
    """§15.3.4 Ten barrels are missing, three and the grey cube are in the bag: all of it is drawn."""
    s = start(3)
    arrange(s, "dallas 0/0, austin 24/10, pecos 23/10\n seat 0, seat 1, seat 2")
    assert bag_of(s) == "2/1 grey"
    check(s)
    play(s, "cube gas, cube oil, cube oil")
    assert due(s) == "cube grey 1"
    play(s, "cube grey")
    assert field_of(s, "dallas") == "2/1 at 1 strike"
    assert pending(s) == "PlaceWorker 0"


def test_s15_3_4_last_barrel_is_drawn_when_the_grey_cube_lies_elsewhere() -> None:
    """§15.3.4 With the grey cube still on Pecos the three barrels of the bag are drawn, down to the last."""
    s = start(3, strike_cube_return="after_refill")
    arrange(s, "dallas 0/0, austin 24/10, pecos 23/10 at 1 strike\n seat 0, seat 1, seat 2")
    check(s)
    play(s, "cube oil, cube gas")
    assert due(s) == "cube oil 1"
    play(s, "cube oil")
    assert (field_of(s, "dallas"), bag_of(s)) == ("2/1 at 1", "0/0 grey")


def test_s15_3_5_refill_without_oil_stands_and_the_marker_moves_again() -> None:
    """§15.3.5 Only gas came: it stays, and at the next check the marker moves once more."""
    s = start(3)
    arrange(s, "dallas 0/8")
    check(s)
    play(s, "cube gas, cube gas")
    assert field_of(s, "dallas") == "0/10 at 1"
    check(s)
    assert field_of(s, "dallas") == "0/10 at 2"


def test_s15_3_5_nothing_is_drawn_for_a_field_full_of_gas() -> None:
    """§15.3.5 A field with N gas draws nothing at all."""
    s = start(3)
    arrange(s, "dallas 0/10")
    check(s)
    assert pending(s) == "PlaceWorker 0"
    assert heard(s, "refilled") == "refilled(field=dallas, oil=0, gas=0, position=1)"


def test_s15_3_5_redraw_puts_the_barrels_back_and_draws_as_many_once_more() -> None:
    """§15.3.5 `redraw_oilless_refill`: the two gas go back, and two cubes are drawn again."""
    s = start(3, redraw_oilless_refill=True)
    arrange(s, "dallas 0/8")
    before = bag_of(s)
    check(s)
    play(s, "cube gas, cube gas")
    assert (field_of(s, "dallas"), bag_of(s)) == ("0/8 at 1", before)
    assert due(s).endswith("cube grey 1")
    play(s, "cube gas, cube oil")
    assert field_of(s, "dallas") == "1/9 at 1"
    assert pending(s) == "PlaceWorker 0"


def test_s15_3_5_redraw_once_only() -> None:
    """§15.3.5 A second refill without oil stands even with `redraw_oilless_refill`."""
    s = start(3, redraw_oilless_refill=True)
    arrange(s, "dallas 0/9")
    check(s)
    play(s, "cube gas, cube gas")
    assert field_of(s, "dallas") == "0/10 at 1"
    assert pending(s) == "PlaceWorker 0"


def test_s15_3_5_redraw_leaves_the_grey_cube_on_the_field() -> None:
    """§15.3.5 The barrels go back, the grey cube does not: the field stays on strike and it cannot be drawn again."""
    s = start(3, redraw_oilless_refill=True)
    arrange(s, "dallas 0/9")
    check(s)
    play(s, "cube grey, cube gas")
    assert field_of(s, "dallas") == "0/9 at 1 strike"
    assert "grey" not in due(s)


def test_s15_3_5_redraw_not_for_a_refill_with_oil() -> None:
    """§15.3.5 One oil among the cubes drawn is enough."""
    s = start(3, redraw_oilless_refill=True)
    arrange(s, "dallas 0/8")
    check(s)
    play(s, "cube gas, cube oil")
    assert field_of(s, "dallas") == "1/9 at 1"
    assert pending(s) == "PlaceWorker 0"


def test_s15_3_6_only_gas_until_the_next_check() -> None:
    """§15.3.6 A field without oil gives only gas."""
    s = start(3)
    arrange(s, "dallas 1/2\n seat 0 dallas:mixed_tower")
    ask(s, Drill(0))
    play(s, "0 store oil 1")
    assert offered(s) == "store gas 1, stop"


def test_s15_3_7_gas_of_an_exhausted_field_can_be_drilled() -> None:
    """§15.3.7 Leftover gas stays and is taken as before."""
    s = start(3)
    arrange(s, "dallas 0/2 at 3\n seat 0 dallas:mixed_tower")
    ask(s, Drill(0))
    play(s, "0 store gas 1")
    assert seat_of(s, 0) == "$20 0vp 0/1 dallas:mixed_tower"


def test_s15_3_7_exhausted_field_can_be_leased_and_built_on() -> None:
    """§15.3.7 Concessions there are leased, and towers built, as before."""
    s = start(3)
    arrange(s, "dallas 0/1 at 3\n cards dallas\n market small_local_tower\n seat 0")
    ask(s, Lease(0, 5, False))
    play(s, "0 take dallas")
    ask(s, Build(0))
    play(s, "0 buy small_local_tower, 0 sell gas 1")
    assert seat_of(s, 0) == "$8 1vp 0/0 dallas:small_local_tower"


# The strike


def test_s15_4_1_grey_cube_is_laid_on_the_field_and_replaced() -> None:
    """§15.4.1 The field is on strike and still gets its N barrels."""
    s = start(3)
    arrange(s, "dallas 0/8")
    check(s)
    play(s, "cube oil, cube grey")
    assert field_of(s, "dallas") == "1/8 at 1 strike"
    play(s, "cube oil")
    assert pending(s) == "PlaceWorker 0"
    assert field_of(s, "dallas") == "2/8 at 1 strike"
    assert heard(s, "strike") == "strike(field=dallas)"


def test_s15_4_1_not_replaced_the_field_gets_one_barrel_less() -> None:
    """§15.4.1 `strike_cube_replaced` = false: the grey cube takes up one of the draws."""
    s = start(3, strike_cube_replaced=False)
    arrange(s, "dallas 0/7")
    check(s)
    play(s, "cube grey, cube oil")
    assert pending(s) == "FieldCube"
    play(s, "cube oil")
    assert pending(s) == "PlaceWorker 0"
    assert field_of(s, "dallas") == "2/7 at 1 strike"


STRUCK = "dallas 5/5 at 1 strike, austin 5/5"


def test_s15_4_2_field_on_strike_yields_nothing_to_drill() -> None:
    """§15.4.2 Only the towers on other fields work."""
    s = start(4)
    arrange(s, f"{STRUCK}\n seat 0 dallas:mixed_tower dallas:small_local_tower austin:small_tower")
    ask(s, Drill(0))
    assert offered(s) == "store oil 3, stop"


def test_s15_4_2_no_free_drill_on_strike() -> None:
    """§15.4.2 A tower built on a field on strike takes nothing."""
    s = start(4)
    arrange(s, f"{STRUCK}\n seat 0 dallas\n market small_tower")
    ask(s, Build(0))
    play(s, "0 buy small_tower")
    assert pending(s) == "PlaceWorker 0"
    assert seat_of(s, 0) == "$15 0vp 0/0 dallas:small_tower"


def test_s15_4_2_no_barrel_for_a_national_tower_on_strike() -> None:
    """§15.4.2 The national tower on the field on strike gets nothing, the other one does."""
    s = start(4, advanced=True)
    arrange(s, f"{STRUCK}\n price 4\n seat 0 2/0 dallas:small_national_tower austin:small_national_tower")
    ask(s, National(0, False, 0))
    play(s, "0 export oil")
    assert offered(s) == "export oil, pump austin, stop"


def test_s15_4_2_no_dummy_drill_on_strike() -> None:
    """§15.4.2 The dummy's tower takes nothing from a field on strike."""
    s = start(2)
    arrange(s, "dallas 5/5 at 1 strike")
    ask(s, DummyDrill())
    play(s, "dummy drills dallas")
    assert field_of(s, "dallas") == "5/5 at 1 strike"


def struck_in(spaces: str) -> Table:
    """Seat 0 empties Dallas from that space, or with its Drill card; the refill brings the grey cube."""
    s = start(3)
    arrange(s, "dallas 1/0\n seat 0 dallas:small_tower, seat 1, seat 2")
    select(s, spaces, "drill drill drill")
    play(s, "0 store oil 1, cube grey")
    quiet(s)
    return s


def test_s15_4_2_strike_of_check_a_lasts_for_the_private_phase() -> None:
    """§15.4.2 Drawn in check A: nothing in the private phase of the same round, so the Drill cards are lost."""
    s = struck_in("drill_1 local_1 drill_2")
    assert (s.round, pending(s)) == (2, "PlaceWorker 0")
    assert seat_of(s, 0) == "$20 0vp 1/0 dallas:small_tower"


def test_s15_4_2_strike_of_check_b_lasts_for_the_next_public_phase() -> None:
    """§15.4.2 Drawn in check B: nothing in the public phase of the next round."""
    s = struck_in("local_1 drill_1 drill_2")
    assert (s.round, field_of(s, "dallas")) == (2, "10/0 at 1 strike")
    select(s, "drill_1 local_1 drill_2", "drill drill drill")
    assert field_of(s, "dallas") == "10/0 at 1"
    assert pending(s) == "TakeBarrel 0"
    assert s.revealed


def test_s15_4_3_strike_ends_at_the_following_check() -> None:
    """§15.4.3 The grey cube returns to the bag."""
    s = start(4)
    arrange(s, STRUCK)
    check(s)
    assert field_of(s, "dallas") == "5/5 at 1"
    assert bag_of(s).endswith("grey")
    assert heard(s, "strike-over") == "strike-over(field=dallas)"


def test_s15_4_3_before_refill_the_cube_can_be_drawn_again_at_once() -> None:
    """§15.4.3 By default the cube is back in the bag before the refills of that check, and more strikes can follow."""
    s = start(4)
    arrange(s, f"{STRUCK}\n pecos 0/11")
    check(s)
    assert due(s).endswith("cube grey 1")
    play(s, "cube grey, cube oil")
    assert (field_of(s, "dallas"), field_of(s, "pecos")) == ("5/5 at 1", "1/11 at 1 strike")


def test_s15_4_3_after_refill_the_cube_cannot_be_drawn_in_that_check() -> None:
    """§15.4.3 `strike_cube_return` = after_refill: the strike ends only after the refills."""
    s = start(4, strike_cube_return="after_refill")
    arrange(s, f"{STRUCK}\n pecos 0/11")
    check(s)
    assert "grey" not in due(s)
    assert field_of(s, "dallas") == "5/5 at 1 strike"
    play(s, "cube oil")
    assert field_of(s, "dallas") == "5/5 at 1"
    assert bag_of(s).endswith("grey")


@pytest.mark.parametrize("when", ["before_refill", "after_refill"])
def test_s15_4_3_strike_of_this_check_is_not_ended_by_it(when: str) -> None:
    """§15.4.3 A strike lasts until the following check, whatever `strike_cube_return` says."""
    s = start(4, strike_cube_return=when)
    arrange(s, "dallas 0/11")
    check(s)
    play(s, "cube grey, cube oil")
    assert field_of(s, "dallas") == "1/11 at 1 strike"


def test_s15_4_4_strike_lapses_after_the_final_round() -> None:
    """§15.4.4 After the final round no check takes place, so nothing ends the strike."""
    s = start(3)
    arrange(s, "round 9, final 9\n dallas 0/9\n seat 0, seat 1, seat 2")
    select(s, "local_1 drill_1 drill_2", "drill drill drill")
    play(s, "cube grey, cube oil")
    assert s.over
    assert field_of(s, "dallas") == "1/9 at 1 strike"
    assert heard(s, "strike-over") == ""


def test_s15_4_5_strike_stops_neither_lease_nor_build_nor_local_sale() -> None:
    """§15.4.5 On a field on strike one can lease and build, and sell from storage; only the free drill is missing."""
    s = start(4)
    arrange(s, f"{STRUCK}\n cards dallas\n market medium_tower\n seat 1 $20 0/1")
    ask(s, Lease(1, 5, False))
    play(s, "1 take dallas")
    ask(s, Build(1))
    play(s, "1 buy medium_tower")
    assert seat_of(s, 1) == "$7 0vp 0/1 dallas:medium_tower"
    ask(s, Local(1, False))
    play(s, "1 gas for vp")
    assert seat_of(s, 1) == "$7 1vp 0/0 dallas:medium_tower"


def test_s15_4_5_strike_stops_neither_refill_nor_fee() -> None:
    """§15.4.5 The fee of a field that is struck again is asked, and the field gets its barrels."""
    s = start(3, advanced=True, strike_cube_return="after_refill")
    arrange(s, "dallas 0/9 at 1 strike\n seat 0 dallas:government_tower")
    check(s)
    assert pending(s) == "GovernmentFee 0"
    play(s, "0 pay, cube oil")
    assert field_of(s, "dallas") == "1/9 at 2"


def test_s15_4_5_national_sale_from_storage_on_strike() -> None:
    """§15.4.5 Barrels in storage are sold as ever, though every field of the seller is on strike."""
    s = start(4)
    arrange(s, f"{STRUCK}\n price 4\n seat 0 1/0 dallas:small_tower")
    ask(s, National(0, False, 0))
    play(s, "0 export oil")
    assert seat_of(s, 0) == "$24 0vp 0/0 dallas:small_tower"
