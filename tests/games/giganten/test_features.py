"""What a learned player sees of Giganten: nothing hidden, and what makes one choice better than another."""

from __future__ import annotations

import pytest

from gusher.bots.learned.features import BOUND
from gusher.core.rng import Rng
from gusher.core.rules import State
from gusher.games.giganten import GAME
from gusher.games.giganten.bots.features import GigantenFeatures
from gusher.games.giganten.rules.auction import AUCTION
from gusher.games.giganten.rules.building import BUILD
from gusher.games.giganten.rules.freight import STORE
from gusher.games.giganten.rules.movement import Move
from gusher.games.giganten.rules.table import Table
from tests.games.giganten.scene import action_of, at, begin, play
from tests.games.rows import positions

FEATURES = GigantenFeatures(GAME.box)


def row(s: State, viewer: int) -> list[float]:
    numbers = FEATURES.observe(s, viewer)
    return [numbers[at] for at in range(FEATURES.at)]


def of_table(s: State, name: str) -> float:
    return row(s, 0)[FEATURES.table.index(name)]


def of_seat(s: State, name: str, seat: int = 0, viewer: int = 0) -> float:
    turn = (seat - viewer) % s.seats
    return row(s, viewer)[len(FEATURES.table) + turn * len(FEATURES.seat) + FEATURES.seat.index(name)]


def after(s: Table, notation: str) -> Table:
    """The position that a choice leads to."""
    other = s.clone()
    other.play(int(s.actor), action_of(other, notation))
    return other


def test_every_number_has_a_name_of_its_own() -> None:
    assert len(set(FEATURES.table)) == len(FEATURES.table)
    assert len(set(FEATURES.seat)) == len(FEATURES.seat)
    assert set(FEATURES.items) == set(begin().scores()[0])


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"closed_company": "jet"}),
        (3, {"bid_limit": "hand_value", "crude_supply": "limited", "missing_site": "omitted"}),
        (4, {"peek_mode": "manual", "start_player": "random", "black_star": 19}),
        (4, {}),
        (5, {"bid_limit": "all_licences", "freight_choice": "frontmost", "bluffer_rebid": False}),
    ],
)
def test_s18_nothing_hidden_and_within_bounds(seats: int, options: dict[str, object]) -> None:
    """§18.4 A state and any that the viewer cannot tell from it give the same row, of as many numbers as there are names."""
    rng = Rng(3, seats)
    for s in positions(GAME, seats, options, every=20):
        for viewer in range(seats):
            found = row(s, viewer)
            assert len(found) == len(FEATURES.table) + seats * len(FEATURES.seat)
            assert all(-BOUND <= number <= BOUND for number in found)
            assert row(s.determinize(viewer, rng), viewer) == found


def test_s7_4_a_step_towards_the_best_tile_keeps_the_plan_and_another_spoils_it() -> None:
    """§7.4 Two points from S11 (6,7) with four crude: the way there leaves the plan as it is, the way back and the end do not."""
    s = at("seat 0 at 7,5 saw S11:4 saw S12:2 loco 6; seat 1 at 1,1", Move(0, 2, False), Move(1, 5, False))
    towards = after(s, "truck 7,6")
    assert of_seat(towards, "plan") == of_seat(s, "plan") > 0
    assert of_seat(s, "plan_way") == pytest.approx(0.2)
    assert of_seat(towards, "moves") == pytest.approx(1 / 12)
    for other in ("truck 8,5", "loco", "end"):
        assert of_seat(after(s, other), "plan") < of_seat(towards, "plan")


def test_s7_4_points_for_the_loco_count_if_a_derrick_waits_for_it() -> None:
    """§9.3 Two points bring the loco to the derrick in column 7; while they are left that is foreseen, when they are lost it is not."""
    s = at("black 2; seat 0 at 1,2 derrick S11:4 loco 4; seat 1 at 1,1", Move(0, 2, False), Move(1, 5, False))
    assert of_seat(s, "next_gap") == pytest.approx(0.2)
    assert of_seat(s, "stranded") == pytest.approx(1 / 3)
    assert of_seat(after(s, "loco"), "rail_gain") > of_seat(after(s, "truck 2,2"), "rail_gain")
    there = after(after(s, "loco"), "loco")
    assert of_seat(there, "reached") == pytest.approx(1 / 4)
    assert of_seat(there, "projection") > of_seat(after(s, "end"), "projection")


def test_s7_3_a_seen_tile_is_worth_what_it_is_to_who_saw_it() -> None:
    """§18.2 Seat 0 knows that the tile holds four, seat 1 guesses three of it, and sees that seat 0 knows it."""
    s = at("seat 0 at 7,7 saw S11:4 loco 6", BUILD[0])
    assert of_seat(s, "plan_crude") == pytest.approx(4 / 5)
    assert of_seat(s, "plan_crude", viewer=1) < 4 / 5
    assert of_seat(s, "known", viewer=1) == of_seat(s, "known") == pytest.approx(1 / 5)


def test_s8_4_a_derrick_that_is_paid_for_is_foreseen() -> None:
    """§8.4 The tile is not turned over yet: the derrick counts with what is expected under it."""
    s = at("seat 0 at 7,7 loco 6", BUILD[0])
    dug = after(s, "build S11")
    assert of_table(dug, "waits_turn") == 1
    assert of_seat(dug, "derricks") == pytest.approx(1 / 5)
    assert of_seat(dug, "ground") == pytest.approx(0.3)
    assert of_seat(dug, "projection") > of_seat(after(s, "no build"), "projection")


def test_s9_5_a_tank_without_rivals_is_likely_to_be_sold() -> None:
    """§9.5 At equal prices a crude is stored better where nobody else has any, and worse where the price is low."""
    s = at("seat 0 hand 3/3; seat 1 hand 4/4 hudson 2; price standard 2000", STORE[0])
    hudson, jet, standard = (of_seat(after(s, f"store {name}"), "income") for name in ("hudson", "jet", "standard"))
    assert jet > hudson
    assert jet > standard


def test_s10_the_bid_that_stands_against_what_the_hand_covers() -> None:
    """§10.5 A bluff is known to who made it alone; who passes has no chance; a bid beyond the others' means is likely to win."""
    s = at("seat 0 hand 3/1 hudson 2; seat 1 hand 2/1 hudson 2", AUCTION[0])
    bluff = after(s, "bid 6")
    assert of_seat(bluff, "own_bluff") == 1
    assert of_seat(bluff, "own_bluff", viewer=1) == 0
    assert of_seat(bluff, "own_cover") == pytest.approx(-1 / 6)
    assert of_seat(after(s, "bid 3"), "own_cover") == pytest.approx(2 / 6)
    high, low, none = (of_seat(after(s, choice), "win_chance") for choice in ("bid 4", "bid 1", "pass"))
    assert high > low > none == 0


def test_s13_1_how_long_the_game_lasts() -> None:
    """§1.8.5 Three spaces before the star only a red card of three ends the game at once, one of two and then any, later."""
    s = at("black 17; deck red-3-3-4-crude red-2-2-6-crude red-2-2-6-push4 red-1-2-8-push3")
    assert of_table(s, "end_next") == pytest.approx(1 / 4)
    assert of_table(s, "end_soon") == pytest.approx(1.0)
    play(s, "0 card beige-3-12")
    assert of_table(s, "later") == pytest.approx(0.75 / 8)
