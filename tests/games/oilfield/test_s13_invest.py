"""§13 Invest, and selling investments."""

from __future__ import annotations

import pytest

from gusher.core.errors import IllegalAction
from gusher.core.rules import Frame
from gusher.games.oilfield.rules.build import Build
from gusher.games.oilfield.rules.drill import Drill
from gusher.games.oilfield.rules.government import GovernmentFee, PayNow
from gusher.games.oilfield.rules.invest import FinalSale, Invest
from gusher.games.oilfield.rules.lease import Lease
from gusher.games.oilfield.rules.local import Local
from gusher.games.oilfield.rules.national import National
from gusher.games.oilfield.rules.privileges import AutomaticAction
from gusher.games.oilfield.rules.table import Table
from tests.games.oilfield.scene import action_of, arrange, ask, finish_round, heard, offered, pending, play, seat_of, select, start

SUBSIDY = 5


def rows_of(s: Table) -> str:
    """Covered spaces, price and orange cubes of each row: `5: 2 $12 1`."""
    return ", ".join(f"{vp}: {s.covered[row]} ${s.row_price(row)} {s.orange_cubes(row)}" for row, vp in enumerate((5, 3, 2)))


# Buying


def test_s13_1_1_invest_is_no_private_card() -> None:
    """§13.1.1 Invest is public only: no card offers it."""
    s = start(3)
    play(s, "0 place invest_1, 1 place invest_2, 2 place subsidy_1")
    assert offered(s, 0) == "card lease, card build, card drill, card local, card national"


def test_s13_1_1_one_investment_an_action() -> None:
    """§13.1.1 One action buys one investment, however much money is left."""
    s = start(3)
    arrange(s, "seat 0 $99")
    ask(s, Invest(0))
    play(s, "0 invest 2")
    assert seat_of(s, 0) == "$96 2vp 0/0 row2"
    assert pending(s) == "PlaceWorker 0"


@pytest.mark.parametrize(
    ("row", "expected"),
    [("5", "$10 5vp 0/0 row5"), ("3", "$14 3vp 0/0 row3"), ("2", "$17 2vp 0/0 row2")],
)
def test_s13_1_2_price_marker_and_points_of_a_row(row: str, expected: str) -> None:
    """§13.1.2 The buyer pays the leftmost uncovered space, puts a marker there and gains the row's VP at once."""
    s = start(3)
    arrange(s, "seat 0 $20")
    ask(s, Invest(0))
    play(s, f"0 invest {row}")
    assert seat_of(s, 0) == expected


def test_s13_1_2_purchase_is_told() -> None:
    """§13.1.2 A purchase is reported with its row, price and VP."""
    s = start(3)
    ask(s, Invest(0))
    play(s, "0 invest 3")
    assert heard(s, "invested") == "invested(seat=0, row=3, dollars=-6, vp=3)"


def test_s13_1_2_later_buyer_pays_the_next_space() -> None:
    """§13.1.2 The second buyer of a row pays its second space."""
    s = start(3)
    select(s, "invest_1 invest_2 subsidy_1", "local local local")
    play(s, "0 invest 5, 1 invest 5")
    assert (s.money[0], s.money[1]) == (10, 9)
    assert rows_of(s) == "5: 2 $12 0, 3: 0 $6 0, 2: 0 $3 0"


def test_s13_1_3_only_rows_that_he_can_pay() -> None:
    """§13.1.3 With $9 the 5-VP row is out of reach."""
    s = start(3)
    arrange(s, "seat 0 $9")
    ask(s, Invest(0))
    assert offered(s) == "invest 3, invest 2, decline"


def test_s13_1_3_exact_money_is_enough() -> None:
    """§13.1.3 A price equal to the money can be paid."""
    s = start(3)
    arrange(s, "seat 0 $10")
    ask(s, Invest(0))
    assert offered(s) == "invest 5, invest 3, invest 2, decline"


def test_s13_1_3_at_most_five_investments() -> None:
    """§13.1.3 With five investments no marker is spare, and only sales are left."""
    s = start(3)
    arrange(s, "seat 0 $50 row5 row5 row3 row2 row2")
    ask(s, Invest(0))
    assert offered(s) == "decline, divest 5, divest 3, divest 2"


def test_s13_1_3_fifth_investment_can_be_bought() -> None:
    """§13.1.3 With four investments one marker is still spare."""
    s = start(3)
    arrange(s, "seat 0 $50 row5 row5 row3 row2")
    ask(s, Invest(0))
    assert offered(s) == "invest 5, invest 3, invest 2, decline, divest 5, divest 3, divest 2"


def test_s13_1_3_full_row_is_closed() -> None:
    """§13.1.3 A row with six covered spaces cannot be bought."""
    s = start(3)
    arrange(s, "row 3 6")
    ask(s, Invest(0))
    assert offered(s) == "invest 5, invest 2, decline"


def test_s13_1_4_lost_when_all_rows_are_closed() -> None:
    """§13.1.4 If no row is possible the action is lost without a question."""
    s = start(3)
    arrange(s, "row 5 6, row 3 6, row 2 6")
    ask(s, Invest(0))
    assert pending(s) == "PlaceWorker 0"
    assert s.money[0] == 20


def test_s13_1_4_sale_first_frees_a_marker_and_brings_the_money() -> None:
    """§13.1.4 The player may sell first, which frees a marker; then he can buy."""
    s = start(3)
    arrange(s, "seat 0 $0 row2 row2 row2 row2 row2")
    ask(s, Invest(0))
    assert offered(s) == "decline, divest 2"
    play(s, "0 divest 2")
    assert offered(s) == "invest 3, invest 2, decline, divest 2"
    play(s, "0 invest 3")
    assert seat_of(s, 0) == "$0 11vp 0/0 row3 row2 row2 row2 row2"


def test_s13_1_4_declining_costs_nothing() -> None:
    """§13.1.4 Who declines pays nothing, and it is told."""
    s = start(3)
    ask(s, Invest(0))
    play(s, "0 decline")
    assert s.money[0] == 20
    assert heard(s, "declined") == "declined(seat=0, rule=§13.1)"


# The row price


@pytest.mark.parametrize(
    ("row", "prices"),
    [("5", "10 11 12 13 14 15"), ("3", "6 7 8 9 10 11"), ("2", "3 4 5 5 6 6")],
)
def test_s13_2_1_price_of_the_space_after_the_covered_ones(row: str, prices: str) -> None:
    """§13.2.1 With k covered spaces the price is that of space k+1."""
    s = start(3)
    paid = []
    for covered in range(6):
        arrange(s, f"seat 0 $20\n row {row} {covered}")
        ask(s, Invest(0))
        play(s, f"0 invest {row}")
        paid.append(str(20 - s.money[0]))
    assert " ".join(paid) == prices


def test_s13_2_1_state_of_a_row_is_its_covered_spaces_and_owners() -> None:
    """§13.2.1 Whoever sells, the row stays filled from the left: one orange cube, the same price."""
    s = start(3)
    arrange(s, "seat 0 row3, seat 1 row3")
    play(s, "0 divest 3")
    assert rows_of(s) == "5: 0 $10 0, 3: 2 $8 1, 2: 0 $3 0"


def test_s13_2_2_purchase_raises_the_price_and_a_sale_leaves_it() -> None:
    """§13.2.2 A purchase raises k by one; a sale never changes k, so the price never falls."""
    s = start(3)
    ask(s, Invest(0))
    play(s, "0 invest 3")
    assert rows_of(s) == "5: 0 $10 0, 3: 1 $7 0, 2: 0 $3 0"
    play(s, "0 divest 3")
    assert rows_of(s) == "5: 0 $10 0, 3: 1 $7 1, 2: 0 $3 0"


# Selling


def test_s13_3_1_sale_uses_no_action() -> None:
    """§13.3.1 After a sale at the placing the worker is still to be placed."""
    s = start(3)
    arrange(s, "seat 0 row5")
    play(s, "0 divest 5")
    assert pending(s) == "PlaceWorker 0"
    play(s, "0 place lease_8")
    assert pending(s) == "PlaceWorker 1"


def test_s13_3_1_only_own_investments_can_be_sold() -> None:
    """§13.3.1 Another player's marker offers no sale."""
    s = start(3)
    arrange(s, "seat 1 row5")
    assert "divest" not in offered(s)


def test_s13_3_2_effect_of_a_sale() -> None:
    """§13.3.2 He receives the current row price, loses the row's VP and has his marker back; an orange cube lies there."""
    s = start(3)
    arrange(s, "seat 0 $4 8vp row5 row2\n row 5 3")
    play(s, "0 divest 5")
    assert seat_of(s, 0) == "$17 3vp 0/0 row2"
    assert rows_of(s) == "5: 3 $13 3, 3: 0 $6 0, 2: 1 $4 0"


def test_s13_3_2_sale_is_told() -> None:
    """§13.3.2 A sale is reported with its row, price and the VP lost."""
    s = start(3)
    arrange(s, "seat 0 row2")
    play(s, "0 divest 2")
    assert heard(s, "divested") == "divested(seat=0, row=2, dollars=4, vp=-2)"


@pytest.mark.parametrize(("row", "price"), [("5", 15), ("3", 11), ("2", 6)])
def test_s13_3_3_full_row_sells_at_its_last_price(row: str, price: int) -> None:
    """§13.3.3 From a full row the price is that of its last space."""
    s = start(3)
    arrange(s, f"seat 0 $0 row{row}\n row {row} 6")
    play(s, f"0 divest {row}")
    assert s.money[0] == price


def test_s13_3_3_not_allowed_forbids_the_sale_from_a_full_row() -> None:
    """§13.3.3 `full_row_sale` = not_allowed: no sale from the full row, but from the others."""
    s = start(3, full_row_sale="not_allowed")
    arrange(s, "seat 0 row5 row3\n row 5 6")
    assert offered(s).endswith("place invest_2, divest 3")


def test_s13_3_4_orange_cubes_are_no_limit() -> None:
    """§13.3.4 A fourth sale is possible although there are three orange cubes."""
    s = start(3)
    arrange(s, "seat 0 row5 row5 row5 row5")
    play(s, "0 divest 5, 0 divest 5, 0 divest 5, 0 divest 5")
    assert rows_of(s) == "5: 4 $14 4, 3: 0 $6 0, 2: 0 $3 0"


def test_s13_3_4_three_cubes_stop_the_sales_of_all_rows() -> None:
    """§13.3.4 `government_cubes` = three: no sale while three orange cubes lie in the table."""
    s = start(3, government_cubes="three")
    arrange(s, "seat 0 row3 row2\n row 5 2")
    assert offered(s).endswith("place invest_2, divest 3, divest 2")
    play(s, "0 divest 3")
    assert offered(s).endswith("place invest_2")


def test_s13_3_5_one_option_for_several_markers_of_a_row() -> None:
    """§13.3.5 Two own markers in a row are one option."""
    s = start(3)
    arrange(s, "seat 0 row3 row3")
    assert offered(s).endswith("place invest_2, divest 3")


# When a sale is possible


@pytest.mark.parametrize(
    ("frame", "expected"),
    [
        (Lease(0, 5, True), "take dallas, decline, divest 5, divest 2"),
        (Build(0), "buy storage_extension, decline, divest 5, divest 2"),
        (Drill(0), "store oil 1, stop, divest 5, divest 2"),
        (Local(0, False), "oil for money, stop, divest 5, divest 2"),
        (National(0, False, 0), "export oil, stop, divest 5, divest 2"),
        (Invest(0), "invest 5, invest 3, invest 2, decline, divest 5, divest 2"),
        (GovernmentFee(0, 1, 0), "pay, refuse, divest 5, divest 2"),
        (PayNow(0, 1), "pay, decline, divest 5, divest 2"),
        (FinalSale(0), "done, divest 5, divest 2"),
        (AutomaticAction(0, SUBSIDY), "perform, decline, divest 5, divest 2"),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Frame) else "",
)
def test_s13_4_1_every_own_decision_offers_the_sales(frame: Frame, expected: str) -> None:
    """§13.4.1 Each decision of the owner lists his sales after its own options, and is asked again after one."""
    s = start(3, advanced=True)
    arrange(
        s,
        """
        cards dallas
        market storage_extension
        seat 0 1/0 dallas:small_tower austin:government_tower row5 row5 row2
        """,
    )
    ask(s, frame)
    asked = pending(s)
    assert offered(s) == expected
    play(s, "0 divest 2")
    assert pending(s) == asked
    assert offered(s) == expected.removesuffix(", divest 2")


def test_s13_4_1_any_number_of_sales_in_a_row() -> None:
    """§13.4.1 Sale after sale, until nothing is left to sell."""
    s = start(3)
    arrange(s, "seat 0 $0 row5 row3 row2")
    play(s, "0 divest 5, 0 divest 3, 0 divest 2")
    assert seat_of(s, 0) == "$22 0vp 0/0"
    assert "divest" not in offered(s)


def test_s13_4_2_no_sale_at_the_decision_of_another() -> None:
    """§13.4.2 Outside his own decisions a player cannot sell."""
    s = start(3)
    arrange(s, "seat 1 row5")
    assert s.options(1) == []
    with pytest.raises(IllegalAction, match="not-your-decision"):
        s.play(1, action_of(s, "divest 5"))


def test_s13_4_2_waiting_never_lowers_the_price() -> None:
    """§13.4.2 The purchase of another only raises what the sale brings later."""
    s = start(3)
    arrange(s, "seat 1 row3")
    price = s.row_price(1)
    ask(s, Invest(0))
    play(s, "0 invest 3")
    assert (price, s.row_price(1)) == (7, 8)


def test_s13_4_3_final_window_in_turn_order_for_owners_of_investments() -> None:
    """§13.4.3 After the last round each player who has an investment may sell, in turn order, one pass."""
    s = start(4, first=2)
    arrange(s, "round 9, final 9\n seat 0 $1 row5 row2\n seat 1 $2\n seat 2 $3 row3\n seat 3 $4 row2")
    select(s, "local_1 drill_1 drill_2 local_4p5p", "local local local local")
    assert pending(s) == "FinalSale 2"
    assert offered(s) == "done, divest 3"
    play(s, "2 done")
    assert pending(s) == "FinalSale 3"
    play(s, "3 divest 2")
    assert pending(s) == "FinalSale 0"
    play(s, "0 divest 5, 0 done")
    assert s.over
    assert list(s.money) == [12, 2, 3, 9]


def test_s13_4_3_window_closes_by_itself_after_the_last_sale() -> None:
    """§13.4.3 Who has nothing left to sell is done."""
    s = start(3)
    arrange(s, "round 9, final 9\n seat 0 $1 row5\n seat 1\n seat 2")
    select(s, "local_1 drill_1 drill_2", "local local local")
    play(s, "0 divest 5")
    assert s.over


def test_s13_4_3_window_can_be_dropped() -> None:
    """§13.4.3 `final_sale_window` = false: the game is over without it."""
    s = start(3, final_sale_window=False)
    arrange(s, "round 9, final 9\n seat 0 row5\n seat 1\n seat 2")
    select(s, "local_1 drill_1 drill_2", "local local local")
    assert s.over


def test_s13_4_3_no_window_before_the_last_round() -> None:
    """§13.4.3 After any other round the next one begins."""
    s = start(3)
    arrange(s, "round 8, final 9\n seat 0 row5\n seat 1\n seat 2")
    select(s, "local_1 drill_1 drill_2", "local local local")
    finish_round(s)
    assert pending(s) == "PlaceWorker 0"


def test_s13_4_4_sale_at_the_card_choice_is_open_and_the_card_still_owed() -> None:
    """§13.4.4 The sale is carried out at once and publicly, then the player still owes a card."""
    s = start(3)
    arrange(s, "seat 1 $5 row3")
    play(s, "0 place lease_8, 1 place lease_7, 2 place lease_6")
    assert offered(s, 1) == "card lease, card build, card drill, card local, card national, divest 3"
    play(s, "1 divest 3")
    assert pending(s) == "ChooseCards 0 1 2"
    assert seat_of(s, 1) == "$12 0vp 0/0"
    assert heard(s, "divested") == "divested(seat=1, row=3, dollars=7, vp=-3)"


def test_s13_4_4_sales_of_several_at_the_card_choice_in_any_order() -> None:
    """§13.4.4 Sales of different players do not influence each other, so any of them may sell at any time of the choice."""
    s = start(3)
    arrange(s, "seat 0 $0 row3, seat 2 $0 row3")
    play(s, "0 place lease_8, 1 place lease_7, 2 place lease_6")
    play(s, "2 divest 3, 0 divest 3")
    assert (s.money[0], s.money[2]) == (8, 8)


def test_s13_4_4_with_three_cubes_turn_order_decides() -> None:
    """§13.4.4 With `government_cubes` = three a player may sell only when those before him have chosen their cards."""
    s = start(3, first=1, government_cubes="three")
    arrange(s, "seat 0 row3, seat 1 row3\n row 5 2")
    play(s, "1 place lease_8, 2 place lease_7, 0 place lease_6")
    assert offered(s, 1).endswith("card national, divest 3")
    assert offered(s, 0).endswith("card national")
    play(s, "1 card local")
    assert offered(s, 0).endswith("card national")
    play(s, "2 card local")
    assert offered(s, 0).endswith("card national, divest 3")


def sales_at(window: str) -> str:
    """Which decisions offer a sale: the placing, the card, a lease, a drill, a local sale, the final window."""
    s = start(3, sell_window=window)
    arrange(s, "cards dallas\n market storage_extension\n seat 0 1/0 dallas:small_tower row5")
    found = ["place"] if "divest 5" in offered(s) else []
    play(s, "0 place lease_8, 1 place lease_7, 2 place lease_6")
    found += ["card"] if "divest 5" in offered(s, 0) else []
    decisions = {
        "lease": Lease(0, 5, True),
        "build": Build(0),
        "drill": Drill(0),
        "local": Local(0, False),
        "national": National(0, False, 0),
        "automatic": AutomaticAction(0, SUBSIDY),
        "invest": Invest(0),
        "fee": GovernmentFee(0, 0, 0),
        "offer": PayNow(0, 0),
        "final": FinalSale(0),
    }
    for name, frame in decisions.items():
        ask(s, frame)
        assert pending(s).endswith(" 0")
        found += [name] if "divest 5" in offered(s) else []
        s.drop()
    return " ".join(found)


@pytest.mark.parametrize(
    ("window", "expected"),
    [
        ("own_decisions", "place card lease build drill local national automatic invest fee offer final"),
        ("not_at_card_choice", "place lease build drill local national automatic invest fee offer final"),
        ("when_paying", "lease build invest fee offer final"),
    ],
)
def test_s13_4_5_sell_window(window: str, expected: str) -> None:
    """§13.4.5 `sell_window` says at which decisions a sale is offered."""
    assert sales_at(window) == expected
