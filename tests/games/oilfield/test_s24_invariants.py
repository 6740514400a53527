"""§24 Invariants: they hold along a transcript, and `check_invariants` notices when one is broken.

Long games with all kinds of options are watched in tests/games/oilfield_random.
"""

from __future__ import annotations

import re
from typing import Any

import pytest

from gusher.games.oilfield.rules.drill import Drill
from gusher.games.oilfield.rules.refill import AFTER_PUBLIC, FieldCheck
from gusher.games.oilfield.rules.table import IN_BAG, IN_BOX, NOBODY, Table
from tests.games.oilfield.invariants import check_invariants
from tests.games.oilfield.scene import arrange, ask, begin, field_of, heard, play, quiet, select, start


def sound(seats: int = 3, position: str = "", **options: Any) -> Table:
    """A position in which everything holds."""
    s = start(seats, advanced=True, **options)
    arrange(s, position)
    check_invariants(s.clone())
    return s


def step(s: Table) -> Table:
    """A clone to compare with, and a fresh list of events."""
    s.log = []
    return s.clone()


def notices(section: str, s: Table, before: Table | None = None) -> None:
    """The position, or the step from the one before, breaks that paragraph, and it is noticed."""
    with pytest.raises(AssertionError, match=f"^{re.escape(section)} "):
        check_invariants(s, before)


ROUND = """
0 place lease_8, 1 place build_1, 2 place subsidy_1
0 card build, 1 card local, 2 card national
0 take dallas, 1 buy storage_extension
0 buy mixed_tower, 0 store oil 1
1 oil for vp
2 export oil, 2 export oil
concession austin, tile small_tower, tile mixed_tower
"""


def test_s24_1_all_invariants_hold_along_a_transcript() -> None:
    """§24.1 After every single step of a set-up and of a round all invariants hold."""
    s = begin(3)
    steps = 0
    while s.chance:
        before = step(s)
        play(s, s.outcomes()[0][0].notation)
        check_invariants(s, before)
        steps += 1
    arrange(s, "market mixed_tower storage_extension small_tower small_local_tower medium_tower\n seat 0 2/0, seat 1 2/0, seat 2 2/0")
    for line in ROUND.replace("\n", ",").split(","):
        before = step(s)
        play(s, line)
        check_invariants(s, before)
        steps += bool(line.strip())
    assert (steps, s.round) == (46 + 16, 2)


# Cubes


@pytest.mark.parametrize("change", ["bag_oil", "bag_gas"])
def test_s24_1_a_cube_too_many(change: str) -> None:
    """§24.1 There are 49 oil and 21 gas, wherever they are."""
    s = sound()
    setattr(s, change, getattr(s, change) + 1)
    notices("§24.1", s)


def test_s24_1_grey_cube_is_in_one_place() -> None:
    """§24.1 In play the grey cube is in the bag or on a field."""
    s = sound(position="dallas 5/5 at 1 strike")
    check_invariants(s)
    s.grey = IN_BOX
    notices("§24.1", s)
    s.grey = 3
    notices("§24.1", s)


def test_s24_1_bag_owes_nothing() -> None:
    """§24.1 The bag never holds fewer than no cubes."""
    s = sound()
    s.oil[0] += s.bag_oil + 1
    s.bag_oil = -1
    notices("§24.1", s)


def test_s24_2_field_holds_at_most_n() -> None:
    """§24.2 With `top_up` no field holds more than N barrels."""
    s = sound(position="dallas 10/0")
    arrange(s, "dallas 10/1")
    notices("§24.2", s)


def test_s24_2_add_n_may_hold_more() -> None:
    """§24.2 With `refill_mode` = add_n there is no such bound."""
    s = start(3, refill_mode="add_n")
    arrange(s, "dallas 10/5")
    check_invariants(s.clone())
    assert field_of(s, "dallas") == "10/5 at 0"


def test_s24_3_storage_holds_at_most_its_slots() -> None:
    """§24.3 Three barrels, and two more for each extension."""
    s = sound(position="seat 0 3/2 extension")
    arrange(s, "seat 0 3/3 extension")
    notices("§24.3", s)


# Tiles, cards and markers


def test_s24_4_no_tile_is_lost() -> None:
    """§24.4 All copies of a type are in stack, market, built, with the dummy or removed."""
    s = sound(position="seat 0 refinery extension dallas:government_tower")
    s.stack[0] -= 1
    notices("§24.4", s)


def test_s24_4_hat_tiles_may_be_in_the_box() -> None:
    """§24.4 Without hats they are in the box, and none may turn up."""
    s = start(4)
    check_invariants(s.clone())
    s.market[8] += 1
    notices("§24.4", s)


def test_s24_4_dummy_towers_count() -> None:
    """§24.4 The dummy's towers are counted too."""
    s = sound(2)
    s.dummy_tower[0] = NOBODY
    notices("§24.4", s)


def test_s24_5_no_concession_card_is_lost() -> None:
    """§24.5 There are 3, 4 and 5 concession cards."""
    s = sound(position="seat 0 dallas")
    s.deck[2] += 1
    notices("§24.5", s)


def test_s24_6_free_slots_are_the_cards_not_held() -> None:
    """§24.6 A free slot for each card in deck and market."""
    s = sound(position="seat 0 dallas")
    s.aside[1] += 1
    s.deck[1] -= 1
    notices("§24.6", s)


@pytest.mark.parametrize("aside", [True, False])
def test_s24_6_with_two_players(aside: bool) -> None:
    """§24.6 The dummy's marker takes a slot; with all twelve cards in the deck the slots are one less."""
    s = sound(2, "seat 0 dallas", dummy_cards_set_aside=aside)
    assert [s.free_slots(field) for field in range(3)] == [1, 3, 4]


def test_s24_7_at_most_four_concessions() -> None:
    """§24.7 A player has four markers."""
    s = sound(position="seat 0 dallas austin pecos pecos")
    arrange(s, "seat 0 dallas austin pecos pecos pecos")
    notices("§24.7", s)


def test_s24_7_tower_needs_a_concession() -> None:
    """§24.7 Not more towers in a field than concessions there."""
    s = sound(position="seat 0 dallas:small_tower austin")
    s.tower_field[0] = 2
    notices("§24.7", s)


def test_s24_8_row_adds_up() -> None:
    """§24.8 Covered spaces are markers and orange cubes, six at most."""
    s = sound(position="seat 0 row5 row5\n row 5 4")
    s.covered[0] = 1
    notices("§24.8", s)
    s.covered[0] = 7
    notices("§24.8", s)


def test_s24_8_at_most_five_investments() -> None:
    """§24.8 Investments and spare markers are five."""
    s = sound(position="seat 0 row5 row5 row5 row3 row3")
    arrange(s, "seat 0 row5 row5 row5 row3 row3 row2")
    notices("§24.8", s)


def test_s24_8_covered_spaces_never_fall() -> None:
    """§24.8 A sale leaves an orange cube."""
    s = sound(position="seat 0 row5\n row 5 3")
    before = step(s)
    play(s, "0 divest 5")
    check_invariants(s, before)
    s.covered[0] -= 1
    notices("§24.8", s, before)


def test_s24_9_points_cover_the_investments() -> None:
    """§24.9 On the track is at least what the investments are worth."""
    s = sound(position="seat 0 5vp row5")
    s.log = None
    s.vp[0] = 4
    notices("§24.9", s)


# Money


def test_s24_10_nobody_owes_money() -> None:
    """§24.10 Money and pot are never below nothing."""
    s = sound(position="seat 0 $0")
    s.money[0], s.bank = -1, s.bank + 1
    notices("§24.10", s)


def test_s24_10_money_is_moved_not_minted() -> None:
    """§24.10 What the players and the pot have, the bank has given."""
    s = sound()
    s.money[0] += 1
    notices("§24.10", s)


def test_s24_11_pot_at_the_start_of_a_round() -> None:
    """§24.11 A dollar for each round since it was taken, so at least one and not more than rounds."""
    s = sound(position="round 3, pot 3")
    arrange(s, "pot 4")
    notices("§24.11", s)
    arrange(s, "pot 0")
    notices("§24.11", s)


def test_s24_11_pot_grows_by_a_dollar_or_is_taken() -> None:
    """§24.11 From one step to the next it stays, grows with the round, or is taken from its space."""
    s = sound(position="round 3, pot 2\n seat 0, seat 1, seat 2")
    select(s, "subsidy_1 drill_1 lease_8", "drill drill drill")
    before = step(s)
    play(s, "2 decline")
    check_invariants(s, before)
    assert (s.pot, s.money[0]) == (1, 22)
    arrange(s, "pot 2")
    notices("§24.11", s, before)


def test_s24_11_pot_of_round_1() -> None:
    """§24.11 Round 1 starts with $1."""
    s = begin(3)
    quiet(s, until="first seat")
    before = step(s)
    play(s, "first seat 0")
    check_invariants(s, before)
    s.pot, s.bank = 0, s.bank + 1
    notices("§24.11", s)
    notices("§24.11", s, before)


# Fields


def test_s24_12_markers_stay_on_the_track() -> None:
    """§24.12 Positions are 0 to 3 and never fall."""
    s = sound(position="dallas 5/5 at 2")
    before = step(s)
    arrange(s, "dallas 5/5 at 1")
    notices("§24.12", s, before)
    arrange(s, "dallas 5/5 at 4")
    notices("§24.12", s)


def test_s24_12_two_exhausted_fields_set_the_end() -> None:
    """§24.12 Exhausted means position 3; with two of them the final round is set."""
    s = sound(position="dallas 0/5 at 3")
    arrange(s, "austin 0/5 at 3")
    notices("§24.12", s)


def test_s24_12_refills_done() -> None:
    """§24.12 A field that runs out three times was refilled min(position, 2) times."""
    s = start(3)
    refills = []
    for _ in range(4):
        arrange(s, "dallas 0/4")
        ask(s, FieldCheck(AFTER_PUBLIC))
        quiet(s)
        refills.append((int(s.track[0]), heard(s, "refilled").count("dallas")))
    assert refills == [(1, 1), (2, 2), (3, 2), (3, 2)]


def test_s24_13_strike_only_after_a_refill() -> None:
    """§24.13 A field on position 0 or 3 cannot be on strike."""
    s = sound(position="dallas 5/5 at 1 strike")
    arrange(s, "dallas 5/5 at 0")
    notices("§24.13", s)


def in_public_phase_on_strike() -> Table:
    s = sound(position="dallas 5/5 at 1 strike\n seat 0 dallas:small_tower, seat 1, seat 2")
    select(s, "lease_8 drill_1 drill_2", "local local local")
    return s


def test_s24_13_strike_lasts_for_the_phase() -> None:
    """§24.13 In the middle of a phase a strike neither ends nor gives way."""
    s = in_public_phase_on_strike()
    s.then(Drill(0))
    before = step(s)
    arrange(s, "dallas 4/5")
    notices("§24.13", s, before)
    arrange(s, "dallas 5/5")
    s.grey = IN_BAG
    notices("§24.13", s, before)


def test_s24_13_strike_ends_after_the_phase() -> None:
    """§24.13 After the one phase it is over."""
    s = in_public_phase_on_strike()
    before = step(s)
    play(s, "0 decline")
    check_invariants(s, before)
    assert (s.round, field_of(s, "dallas")) == (2, "5/5 at 1")
    s.grey = 0
    notices("§24.13", s, before)


def test_s24_14_discs_on_government_towers_only() -> None:
    """§24.14 A disc on any other tile is wrong."""
    s = sound(position="seat 0 dallas:small_tower austin:government_tower")
    s.tower_disc[0] = 1
    notices("§24.14", s)


# Workers and markets


def test_s24_15_one_worker_each() -> None:
    """§24.15 After the placements each player has exactly one worker on the board."""
    s = sound()
    select(s, "lease_8 lease_7 lease_6", "")
    check_invariants(s.clone())
    s.occupant[0] = NOBODY
    notices("§24.15", s)
    s.occupant[0], s.occupant[4] = 0, 0
    notices("§24.15", s)


def test_s24_15_no_worker_after_the_public_phase() -> None:
    """§24.15 In the private phase no player's worker is left."""
    s = sound(position="seat 0, seat 1, seat 2")
    select(s, "local_1 drill_1 drill_2", "lease lease lease")
    check_invariants(s.clone())
    s.occupant[0] = 0
    notices("§24.15", s)


def test_s24_15_one_dummy_worker() -> None:
    """§24.15 With two players the dummy's worker is always on the board."""
    s = sound(2)
    s.occupant[s.dummy_at] = NOBODY
    notices("§24.15", s)


def test_s24_16_markets_are_full_at_the_start_of_a_round() -> None:
    """§24.16 After the upkeep the markets hold their number, or what there is."""
    s = sound(position="cards dallas austin pecos pecos")
    arrange(s, "cards dallas")
    notices("§24.16", s)
    arrange(s, "cards dallas dallas dallas austin\n market small_tower")
    notices("§24.16", s)


def test_s24_16_market_of_all_that_is_left() -> None:
    """§24.16 With an empty deck a smaller market is in order."""
    sound(position="cards pecos\n seat 0 dallas dallas dallas pecos, seat 1 austin austin austin austin, seat 2 pecos pecos pecos")
    s = start(3)
    arrange(s, "cards pecos\n seat 0 dallas dallas dallas, seat 1 austin austin austin austin, seat 2 pecos pecos pecos")
    notices("§24.16", s)


def test_s24_17_supervisor_sits_to_the_right_of_the_first_player() -> None:
    """§24.17 (first player − 1) mod n, for every first player."""
    s = sound(4)
    found = []
    for first in range(4):
        s.first = first
        check_invariants(s.clone())
        found.append(int(s.supervisor()))
    assert found == [3, 0, 1, 2]


# The end, and the bookkeeping of points


def test_s24_18_one_round_after_the_trigger() -> None:
    """§24.18 The final round is the one after the trigger, and is never changed."""
    s = sound(position="round 9\n dallas 0/5 at 3, austin 0/5 at 2")
    before = step(s)
    ask(s, FieldCheck(AFTER_PUBLIC))
    check_invariants(s, before)
    after = step(s)
    s.final_round = 11
    notices("§24.18", s, before)
    notices("§24.18", s, after)


def test_s24_19_points_come_from_sales_and_investments() -> None:
    """§24.19 What is on the track beyond investments was gained by local sales, and told."""
    s = sound(position="dallas 5/5\n seat 0 dallas:small_local_tower")
    ask(s, Drill(0))
    before = step(s)
    play(s, "0 sell gas 1")
    check_invariants(s, before)
    s.vp[0] += 1
    notices("§24.19", s, before)
    notices("§24.19", s)
