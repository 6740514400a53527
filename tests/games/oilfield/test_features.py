"""What a learned player looks at: nothing hidden, within bounds, and what it says in positions that speak for themselves."""

from __future__ import annotations

import copy
import itertools

import pytest

from gusher.bots.learned.features import BOUND
from gusher.core.rng import Rng
from gusher.core.rules import State
from gusher.games.oilfield import GAME
from gusher.games.oilfield.bots.features import OilfieldFeatures
from gusher.games.oilfield.rules.table import Table
from tests.games.oilfield.scene import action_of, arrange, offered, pending, play, select, start
from tests.games.rows import positions

FEATURES = OilfieldFeatures()
TABLES: list[tuple[int, dict[str, object]]] = [
    (2, {"advanced": True}),
    (3, {"edition": "italian", "advanced": True}),
    (4, {"decline_automatic": True, "government_fee_timing": "after_draw", "advanced": True}),
    (5, {"edition": "german"}),
]


def row_of(s: State, viewer: int) -> list[float]:
    row = FEATURES.observe(s, viewer)
    return [row[at] for at in range(FEATURES.at)]


def of_table(s: Table, name: str) -> float:
    return row_of(s, 0)[FEATURES.table.index(name)]


def of_seat(s: Table, viewer: int, seat: int, name: str) -> float:
    turn = (seat - viewer) % int(s.seats)
    return row_of(s, viewer)[len(FEATURES.table) + turn * len(FEATURES.seat) + FEATURES.seat.index(name)]


# Laws


def test_the_names_are_unique() -> None:
    assert len(set(FEATURES.table)) == len(FEATURES.table)
    assert len(set(FEATURES.seat)) == len(FEATURES.seat)
    assert list(FEATURES.items) == list(start(3).scores()[0])


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_s23_1_a_row_is_bounded_complete_and_tells_nothing_that_is_hidden(seats: int, options: dict[str, object]) -> None:
    rng = Rng(5)
    hidden = 0
    for s in positions(GAME, seats, {**options, "max_rounds": 7}, every=6):
        assert isinstance(s, Table)
        for viewer in range(seats):
            row = row_of(s, viewer)
            assert len(row) == len(FEATURES.table) + seats * len(FEATURES.seat)
            assert max(map(abs, row)) <= BOUND
            guess = s.determinize(viewer, rng)
            hidden += list(guess.card) != list(s.card)
            assert row_of(guess, viewer) == row
    assert hidden > 0


def test_s1_3_4_another_box_has_as_many_numbers() -> None:
    data = copy.deepcopy(GAME.data)
    for price in (9, 10, 11):
        name = f"lease_{price}"
        data["public_board"]["spaces"].append({"id": name, "column": "lease", "position": price, "players": [2, 3, 4, 5], "price": price})
        data["public_board"]["layouts"]["standard"].append(name)
    for column in data["national_prices"]["columns"]:
        column["by_cards"] = [2]
    rows = [row_of(s, 0) for s in positions(GAME.with_data(data), 4, {"max_rounds": 3}, every=5)]
    assert {len(row) for row in rows} == {len(FEATURES.table) + 4 * len(FEATURES.seat)}


# Options that lead to different positions


def afterstates(s: Table, seat: int) -> dict[str, list[float]]:
    found: dict[str, list[float]] = {}
    for notation in offered(s, seat).split(", "):
        after = s.clone()
        after.play(seat, action_of(after, notation))
        found[notation] = row_of(after, seat)
    return found


@pytest.mark.parametrize(
    ("scene", "asked"),
    [
        ("", "0 place"),
        ("", "card"),
        ("seat 0 $20 dallas pecos", "build"),
        ("seat 0 $20 2/1 dallas:small_local_tower dallas:mixed_tower austin:medium_tower extension, dallas 3/2", "drill"),
    ],
)
def test_options_give_different_rows(scene: str, asked: str) -> None:
    s = start(4)
    arrange(s, scene)
    if asked == "card":
        play(s, "0 place lease_5, 1 place drill_1, 2 place drill_2, 3 place invest_1")
    elif asked != "0 place":
        select(s, f"{asked}_1 first_player_1 subsidy_1 invest_1", "local local local local")
        assert pending(s).endswith(" 0")
    rows = afterstates(s, 0)
    assert len(rows) > 3
    for one, other in itertools.combinations(rows, 2):
        assert rows[one] != rows[other], (one, other)


# What the numbers say


def test_s4_2_1_a_card_is_known_to_its_owner_and_planned_for() -> None:
    s = start(3)
    arrange(s, "seat 0 $20 3/0, seat 1 $20 3/0, seat 2 $20")
    play(s, "0 place build_1, 1 place lease_8, 2 place lease_7")
    play(s, "0 card national, 1 card national")
    assert of_seat(s, 0, 0, "card: national") == 1.0
    assert of_seat(s, 0, 1, "card: national") == 0.0
    assert of_seat(s, 2, 0, "card: national") == 0.0
    assert of_seat(s, 2, 0, "card to come") == 1.0
    assert of_seat(s, 0, 0, "plan: oil") == -1.0
    assert of_seat(s, 1, 0, "plan: oil") == 0.0


def test_s4_1_4_a_worker_waits_with_its_bid_and_may_be_outpaced() -> None:
    s = start(4)
    arrange(s, "pot 3")
    play(s, "0 place drill_2, 1 place lease_7, 2 place subsidy_1")
    assert of_seat(s, 2, 0, "worker: drill") == 1.0
    assert of_seat(s, 2, 0, "exposed in the column") == 0.5
    assert of_seat(s, 2, 1, "bid") == 7 / 8
    assert of_seat(s, 2, 2, "plan: money") == 3 / 10
    assert of_seat(s, 2, 3, "has to place") == 1.0
    assert of_table(s, "free: subsidy") == 0.0
    play(s, "3 place drill_1")
    assert of_seat(s, 2, 0, "exposed in the column") == 0.0
    assert of_seat(s, 2, 0, "ahead in the column") == 0.5


def test_s8_2_what_is_left_of_a_drill_falls_barrel_by_barrel() -> None:
    s = start(4)
    arrange(s, "seat 0 $20 1/0 dallas:medium_tower dallas:small_local_tower, dallas 8/4")
    select(s, "drill_1 first_player_1 subsidy_1 invest_1", "local local local local")
    assert pending(s) == "TakeBarrel 0"
    assert (of_seat(s, 0, 0, "lifts"), of_seat(s, 0, 0, "lifts with room"), of_seat(s, 0, 0, "towers earn points")) == (0.75, 2 / 3, 0.5)
    play(s, "0 store oil 1")
    assert (of_seat(s, 0, 0, "lifts"), of_seat(s, 0, 0, "lifts with room"), of_seat(s, 0, 0, "towers earn points")) == (0.5, 1 / 3, 0.5)
    play(s, "0 sell gas 2")
    assert of_seat(s, 0, 0, "towers earn points") == 0.0


def test_s17_3_the_lead_counts_what_would_be_scored_now() -> None:
    s = start(3)
    arrange(s, "seat 0 $9 9vp 3/0 dallas, seat 1 $12 10vp, seat 2 $3 5vp")
    assert of_seat(s, 0, 0, "score") == 11 / 25
    assert of_seat(s, 0, 0, "lead") == pytest.approx((11 - 12) / 10, abs=0.01)
    assert of_seat(s, 0, 1, "lead") == pytest.approx((12 - 11) / 10, abs=0.01)
    assert of_seat(s, 0, 0, "money lead") == -0.3
