"""§17 End of the game and scoring."""

from __future__ import annotations

import pytest

from gusher.games.oilfield import GAME
from gusher.games.oilfield.rules.refill import AFTER_PUBLIC, IN_UPKEEP, FieldCheck
from gusher.games.oilfield.rules.table import Table
from tests.games.oilfield.scene import (
    arrange,
    ask,
    cards_of,
    field_of,
    finish_round,
    heard,
    market_of,
    pass_on,
    pending,
    play,
    quiet,
    seat_of,
    select,
    start,
)

IDLE = "local_1 drill_1 drill_2"
EMPTY = "seat 0, seat 1, seat 2"


def score_of(s: Table, seat: int) -> str:
    return ", ".join(f"{item} {vp}" for item, vp in s.scores()[seat].items() if vp)


# The trigger


def test_s17_1_1_second_exhausted_field_triggers_the_end() -> None:
    """§17.1.1 When the second field becomes exhausted, the round is finished and one more is played."""
    s = start(3)
    arrange(s, f"round 9\n dallas 0/0 at 3, austin 0/0 at 2\n {EMPTY}")
    select(s, IDLE, "drill drill drill")
    assert (s.final_round, s.round, s.over) == (10, 10, False)
    assert heard(s, "end-triggered") == "end-triggered(round=10)"
    select(s, IDLE, "drill drill drill")
    assert (s.round, s.over) == (10, True)


def test_s17_1_1_one_exhausted_field_does_not() -> None:
    """§17.1.1 One field is not enough."""
    s = start(3)
    arrange(s, "round 9\n dallas 0/0 at 2, austin 1/0 at 2")
    ask(s, FieldCheck(AFTER_PUBLIC))
    assert s.final_round == 0


def test_s17_1_1_two_fields_at_once() -> None:
    """§17.1.1 Both may become exhausted at the same check."""
    s = start(3)
    arrange(s, "round 9\n dallas 0/0 at 2, pecos 0/0 at 2")
    ask(s, FieldCheck(AFTER_PUBLIC))
    assert s.final_round == 10


def test_s17_1_1_final_round_is_announced() -> None:
    """§17.1.1 The last round is told to be the last when it begins."""
    s = start(3)
    arrange(s, f"round 9, final 10\n {EMPTY}")
    select(s, IDLE, "drill drill drill")
    assert heard(s, "round") == "round(round=1, final=0), round(round=10, final=1)"


@pytest.mark.parametrize(
    ("counts_for", "check", "final"),
    [
        ("ending_round", AFTER_PUBLIC, 10),
        ("ending_round", IN_UPKEEP, 10),
        ("next_round", AFTER_PUBLIC, 10),
        ("next_round", IN_UPKEEP, 11),
    ],
)
def test_s17_1_2_final_round_by_check_and_option(counts_for: str, check: int, final: int) -> None:
    """§17.1.2 In round 9 both checks make round 10 the last; `next_round` makes it 11 for a trigger in the upkeep."""
    s = start(3, end_upkeep_counts_for=counts_for)
    arrange(s, "round 9\n dallas 0/0 at 3, austin 0/0 at 2")
    ask(s, FieldCheck(check))
    assert s.final_round == final


def test_s17_1_3_third_exhausted_field_has_no_effect() -> None:
    """§17.1.3 Once set, the final round never changes."""
    s = start(3)
    arrange(s, "round 10, final 10\n dallas 0/0 at 3, austin 0/0 at 3, pecos 0/0 at 2")
    ask(s, FieldCheck(AFTER_PUBLIC))
    assert (s.final_round, field_of(s, "pecos")) == (10, "0/0 at 3")


def test_s17_1_4_check_a_of_the_final_round_as_usual() -> None:
    """§17.1.4 In the final round a fee is asked, the field is refilled, and a strike stops the private phase."""
    s = start(3, advanced=True)
    arrange(s, "round 9, final 9\n dallas 0/9\n seat 0 dallas:government_tower, seat 1 dallas:small_tower, seat 2")
    select(s, IDLE, "drill drill drill")
    assert pending(s) == "GovernmentFee 0"
    play(s, "0 pay, cube grey, cube oil")
    assert s.over
    assert field_of(s, "dallas") == "1/9 at 1 strike"


def test_s17_1_4_no_upkeep_after_the_final_round() -> None:
    """§17.1.4 Neither markets nor fields nor the pot are touched any more."""
    s = start(3)
    arrange(s, f"round 9, final 9, pot 2\n cards dallas\n market small_tower\n {EMPTY}")
    select(s, IDLE, "drill drill drill")
    assert s.over
    assert (cards_of(s), market_of(s), s.pot, s.round) == ("dallas", "small_tower", 2, 9)


def test_s17_1_4_final_refill_check_before_the_sale_window() -> None:
    """§17.1.4 `final_refill_check`: one more field check with fees after the last private phase, then the sale window."""
    s = start(3, advanced=True, final_refill_check=True)
    arrange(s, "round 9, final 9\n dallas 1/8\n seat 0 dallas:small_tower, seat 1 dallas:government_tower row2, seat 2")
    select(s, "local_1 subsidy_1 drill_2", "drill local drill")
    play(s, "0 store oil 1")
    assert pending(s) == "GovernmentFee 1"
    play(s, "1 refuse")
    quiet(s)
    assert field_of(s, "dallas") == "2/8 at 1"
    assert pending(s) == "FinalSale 1"
    play(s, "1 done")
    assert s.over
    assert seat_of(s, 1) == "$21 2vp 0/0 row2"


def test_s17_1_5_max_rounds_makes_that_round_the_last() -> None:
    """§17.1.5 With `max_rounds` = 2 the game ends after the second round."""
    s = start(3, max_rounds=2)
    arrange(s, EMPTY)
    assert s.final_round == 0
    select(s, IDLE, "drill drill drill")
    assert (s.round, s.final_round) == (2, 2)
    select(s, IDLE, "drill drill drill")
    assert s.over


@pytest.mark.parametrize("edition", list(GAME.editions))
@pytest.mark.parametrize("seats", GAME.seats)
def test_s17_1_5_max_rounds_in_every_edition(seats: int, edition: str) -> None:
    """§17.1.5 Where nobody does anything the game ends all the same."""
    s = start(seats, edition=edition, advanced=True, max_rounds=3)
    while not s.over:
        pass_on(s)
    assert (s.round, s.final_round) == (3, 3)


def test_s17_1_5_earlier_final_round_stays() -> None:
    """§17.1.5 A final round that is already set earlier is kept."""
    s = start(3, max_rounds=20)
    arrange(s, f"round 9\n dallas 0/0 at 3, austin 0/0 at 2\n {EMPTY}")
    select(s, IDLE, "drill drill drill")
    assert s.final_round == 10


def test_s17_1_5_no_final_round_beyond_max_rounds() -> None:
    """§17.1.5 No final round is set beyond `max_rounds`, not even by a trigger that counts for the next round."""
    s = start(3, max_rounds=10, end_upkeep_counts_for="next_round")
    arrange(s, "round 9\n dallas 0/0 at 3, austin 1/0 at 2\n seat 0 austin:small_tower, seat 1, seat 2")
    select(s, IDLE, "drill drill drill")
    play(s, "0 store oil 1")
    assert heard(s, "end-triggered") == "end-triggered(round=10)"
    assert (s.round, s.final_round) == (10, 10)


def test_s17_1_5_rules_do_not_bound_the_rounds() -> None:
    """§17.1.5 While nobody drills, the game goes on."""
    s = start(3)
    for _ in range(40):
        finish_round(s)
        select(s, IDLE, "lease lease lease")
    assert (s.over, s.final_round) == (False, 0)


# Sequence


def test_s17_2_1_sale_window_then_scoring() -> None:
    """§17.2.1 The game is over, and the score final, only after the sale window."""
    s = start(3)
    arrange(s, "round 9, final 9\n seat 0 $1 row5, seat 1 $3, seat 2 $2")
    select(s, IDLE, "drill drill drill")
    assert (pending(s), s.over) == ("FinalSale 0", False)
    assert score_of(s, 0) == "investments 5"
    play(s, "0 divest 5")
    assert s.over
    assert score_of(s, 0) == "richest 2"


# Scoring


def test_s17_3_1_track_counts_sales_and_investments_held() -> None:
    """§17.3.1 VP on the track come from local sales and from investments still held."""
    s = start(3)
    arrange(s, "seat 0 $5 11vp row5 row2")
    assert score_of(s, 0) == "sales 4, investments 7"


def test_s17_3_2_concessions_with_or_without_tower() -> None:
    """§17.3.2 Each concession card is worth 1 VP."""
    s = start(3)
    arrange(s, "seat 0 $5 dallas pecos:small_tower austin")
    assert score_of(s, 0) == "concessions 3"


@pytest.mark.parametrize(
    ("extensions", "by_cubes"),
    [(0, "0 0 0 1"), (1, "0 0 1 1 1 2"), (2, "0 0 1 1 2 2 2 3"), (3, "0 0 1 1 2 2 3 3 3 4")],
)
def test_s17_3_3_full_storage_units(extensions: int, by_cubes: str) -> None:
    """§17.3.3 Cubes are spread to the owner's best: extensions first, then the refinery if 3 are left."""
    s = start(4)
    found: list[str] = []
    for cubes in range(3 + 2 * extensions + 1):
        arrange(s, f"dallas 0/0\n seat 0 {cubes // 2}/{cubes - cubes // 2} {'extension ' * extensions}")
        found.append(str(s.scores()[0]["storage"]))
    assert " ".join(found) == by_cubes


@pytest.mark.parametrize(
    ("money", "expected"),
    [("9 5 5 5", [2, 0, 0, 0]), ("9 9 5 5", [1, 1, 0, 0]), ("9 9 5 9", [1, 1, 0, 1]), ("0 0 0 0", [1, 1, 1, 1])],
)
def test_s17_3_4_most_money(money: str, expected: list[int]) -> None:
    """§17.3.4 +2 for the most money; if several tie for most, +1 each."""
    s = start(4)
    arrange(s, "\n".join(f"seat {seat} ${dollars}" for seat, dollars in enumerate(money.split())))
    assert [items["richest"] for items in s.scores()] == expected


@pytest.mark.parametrize(
    ("money", "expected"),
    [("9 5 5 5", [2, 0, 0, 0]), ("9 9 5 5", [1, 1, 0, 0]), ("9 9 5 9", [0, 0, 0, 0]), ("0 0 0 0", [0, 0, 0, 0])],
)
def test_s17_3_4_none_if_three(money: str, expected: list[int]) -> None:
    """§17.3.4 `richest_tie` = none_if_three: two tied get 1 each, three or more get nothing."""
    s = start(4, richest_tie="none_if_three")
    arrange(s, "\n".join(f"seat {seat} ${dollars}" for seat, dollars in enumerate(money.split())))
    assert [items["richest"] for items in s.scores()] == expected


def test_s17_3_4_dummy_takes_no_part() -> None:
    """§17.3.4 With two players two scores are counted and one of the two is the richest."""
    s = start(2)
    arrange(s, "seat 0 $1, seat 1 $0")
    assert [items["richest"] for items in s.scores()] == [2, 0]


# The winner


@pytest.mark.parametrize(
    ("position", "places"),
    [
        ("seat 0 $5 4vp, seat 1 $4 9vp, seat 2 $9 1vp", [2, 1, 3]),
        ("seat 0 $5 7vp, seat 1 $4 7vp, seat 2 $9 1vp", [2, 1, 3]),
        ("seat 0 $4 7vp dallas, seat 1 $4 6vp pecos austin, seat 2 $9 1vp", [1, 2, 3]),
        ("seat 0 $4 7vp dallas, seat 1 $4 7vp austin, seat 2 $9 1vp", [1, 1, 3]),
    ],
    ids=["points", "less money", "fewer concessions", "shared"],
)
def test_s17_4_1_ranking(position: str, places: list[int]) -> None:
    """§17.4.1 Most VP; then less money; then fewer concession cards; else a shared place."""
    s = start(3)
    arrange(s, position)
    assert s.ranking() == places


def test_s17_4_1_more_money_reverses_the_first_key() -> None:
    """§17.4.1 `tie_break` = more_money: of two with 7 VP the richer comes first."""
    s = start(3, tie_break="more_money")
    arrange(s, "seat 0 $5 7vp, seat 1 $4 7vp, seat 2 $9 1vp")
    assert s.ranking() == [1, 2, 3]
