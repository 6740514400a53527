"""§16 What a learned player looks at: it knows what the seat may know, and says what it should."""

from __future__ import annotations

import pytest

import gusher
from gusher.bots.learned.features import BOUND
from gusher.core.rng import Rng
from gusher.core.rules import State
from gusher.games.mcmulti.bots.features import McMultiFeatures
from tests.games.mcmulti.scene import go, opening, scene
from tests.games.rows import positions

GAME = gusher.game("mcmulti")
FEATURES = McMultiFeatures()


def row(s: State, viewer: int) -> list[float]:
    numbers = FEATURES.observe(s, viewer)
    return [numbers[at] for at in range(int(FEATURES.at))]


def of_table(s: State, name: str) -> float:
    return row(s, 0)[FEATURES.table.index(name)]


def of_seat(s: State, seat: int, name: str) -> float:
    return row(s, seat)[len(FEATURES.table) + FEATURES.seat.index(name)]


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"round_limit": 6}),
        (2, {"two_player_choice": "before_roll", "seating": "random", "round_limit": 4}),
        (2, {"edition": "1988", "round_limit": 6}),
        (3, {"edition": "1988", "seating": "random", "n2_deferral": True, "round_limit": 6}),
        (3, {"three_player_neighbours": "geometry", "news_enabled": False, "round_limit": 4}),
        (4, {"money_visibility": "open", "round_limit": 4}),
        (4, {"news_sales": "voluntary", "insolvency": "forfeit_barrels", "start_cash": 60, "target_cash": 350, "round_limit": 8}),
    ],
)
def test_s16_rows_are_as_long_as_their_names_bounded_and_tell_nothing_hidden(seats: int, options: dict[str, object]) -> None:
    rng = Rng(3)
    length = len(FEATURES.table) + seats * len(FEATURES.seat)
    for s in positions(GAME, seats, options, every=12):
        for viewer in range(seats):
            seen = row(s, viewer)
            assert len(seen) == length
            assert all(-BOUND <= number <= BOUND for number in seen)
            assert seen == row(s.determinize(viewer, rng), viewer)
    assert s.over


def test_names_are_told_apart() -> None:
    assert len({*FEATURES.table}) == len(FEATURES.table)
    assert len({*FEATURES.seat}) == len(FEATURES.seat)


def test_items_are_the_parts_of_a_score() -> None:
    assert list(FEATURES.items) == list(opening().scores()[0])


def test_a_viewer_sees_the_own_seat_first_and_the_others_in_order() -> None:
    s = scene("0: $10\n1: $20\n2: $30\n3: $40")
    cash = len(FEATURES.table) + FEATURES.seat.index("cash")
    assert [row(s, 2)[cash + len(FEATURES.seat) * turn] * 300.0 for turn in range(4)] == pytest.approx([30.0, 40.0, 10.0, 20.0])


def test_s14_2_what_is_bought_counts_before_its_cell_is_named() -> None:
    """Between the purchase and the cell only the number of the lines in use can differ."""
    s = opening()
    bought = go(s.clone(), "buy station")
    placed = go(bought.clone(), "row 1; column 1")
    assert of_seat(bought, 0, "station_count") == of_seat(placed, 0, "station_count") > of_seat(s, 0, "station_count")
    assert of_seat(bought, 0, "cash") == of_seat(placed, 0, "cash") < of_seat(s, 0, "cash")
    assert row(bought, 0) == row(placed, 0)


def test_s6_5_stations_in_different_lines_serve_more_steadily() -> None:
    spread = scene("0: $50 0/3 station@1,1 station@2,2 station@3,3")
    crowded = scene("0: $50 0/3 station@1,1 station@1,2 station@1,3")
    assert of_seat(spread, 0, "station_throughput") == of_seat(crowded, 0, "station_throughput")
    assert of_seat(spread, 0, "station_steady") > of_seat(crowded, 0, "station_steady")
    assert of_seat(spread, 0, "station_crowding") < of_seat(crowded, 0, "station_crowding")


def test_s6_5_4_units_are_those_of_the_mean_before_the_roll_and_those_of_the_dice_after_it() -> None:
    s = scene("0: $50 0/4 station@4,1 station@4,2 station@1,2 refinery@5,5\n1: $50 0/1 station@4,6\n2: $9 0/2 station@4,2")
    assert of_seat(s, 0, "station_units") * 3.0 == pytest.approx(3 / 3)
    assert of_seat(s, 1, "station_units") * 3.0 == pytest.approx(1 / 6)
    go(s, "none; dice 4 2")
    assert of_seat(s, 0, "station_units") * 3.0 == pytest.approx(1 + 2 + 1)
    assert of_seat(s, 1, "station_units") * 3.0 == pytest.approx(1)
    assert of_seat(s, 2, "station_units") == 0.0  # across: nothing
    go(s, "stations 3")
    assert of_seat(s, 0, "station_units") == 0.0
    assert of_seat(s, 0, "gasoline") * 12.0 == pytest.approx(1)


def test_s5_1_the_better_market_promises_more() -> None:
    s = scene("0: $100 0/0 station@1,1 station@2,2 station@3,3\nconsumers 40\ndomestic gasoline 29\nforeign gasoline 15")
    assert of_seat(s, 0, "gain_domestic") > of_seat(s, 0, "gain_foreign") >= 0.0
    home = go(s.clone(), "domestic")
    abroad = go(s.clone(), "foreign")
    assert of_seat(home, 0, "trading") > of_seat(abroad, 0, "trading")
    assert of_seat(go(s.clone(), "none"), 0, "trading") == 0.0


def test_s10_a_declaration_and_who_still_has_a_turn_are_seen() -> None:
    s = scene("0: $740 0/1\n1: $100\n2: $800\n3: $30")
    assert of_seat(s, 0, "can_declare") == 0.0
    assert of_seat(s, 0, "could_declare_next") == 1.0
    assert of_seat(s, 2, "can_declare") == 1.0
    assert of_seat(s, 0, "declaring_lead") < 0.0 < of_seat(s, 2, "declaring_lead")
    go(s, "domestic; sell gasoline; done; dice 1 2; done; declare yes")
    assert of_table(s, "declared") == 1.0
    assert of_seat(s, 0, "declarer") == 1.0
    assert [of_seat(s, seat, "turn_ahead") for seat in range(4)] == [0.0, 0.0, 1.0, 1.0]  # 1 is on
    assert [of_seat(s, seat, "last_word") for seat in range(4)] == [0.0, 0.0, 0.0, 1.0]


def test_s7_2_who_must_pay_for_news_has_paid() -> None:
    s = scene("0: $20 rig@1,1 station@2,2 station@3,3\nmore N1")
    assert of_seat(s, 0, "more_likely_due") * 100.0 == pytest.approx(32)
    assert of_seat(s, 0, "more_likely_short") * 50.0 == pytest.approx(12)
    go(s, "none; dice 1 1")
    assert of_seat(s, 0, "due") * 100.0 == pytest.approx(32)
    assert of_seat(s, 0, "short") * 50.0 == pytest.approx(12)
    go(s, "sell station")
    assert of_seat(s, 0, "short") == 0.0
    assert of_seat(s, 0, "cash") * 300.0 == pytest.approx(20 + 24 - 32)
