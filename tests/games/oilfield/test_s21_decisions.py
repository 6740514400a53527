"""§21 Decisions: when they are asked, and what they offer at most."""

from __future__ import annotations

import pytest

from gusher.core.rules import Frame, Together
from gusher.games.oilfield import GAME
from gusher.games.oilfield.rules.build import Build, Site
from gusher.games.oilfield.rules.drill import Drill, FreeDrill
from gusher.games.oilfield.rules.government import GovernmentFee, PayNow
from gusher.games.oilfield.rules.invest import FinalSale, Invest
from gusher.games.oilfield.rules.lease import Lease
from gusher.games.oilfield.rules.local import Local
from gusher.games.oilfield.rules.national import National
from gusher.games.oilfield.rules.privileges import AutomaticAction
from gusher.games.oilfield.rules.round import ChooseCards, PlaceWorker
from gusher.games.oilfield.rules.table import Table
from tests.games.oilfield.scene import (
    arrange,
    ask,
    cards_of,
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

MIXED_TOWER = 2
SUBSIDY = 5
SALES = "divest 5, divest 3, divest 2"
ROWS = "row5 row3 row2"
IDLE = "local_1 drill_1 drill_2"

# §21.1


def test_s21_1_site_offers_no_sales() -> None:
    """§21.1 Every decision lists the sales, but not D5."""
    s = start(4)
    arrange(s, f"seat 0 dallas pecos {ROWS}")
    ask(s, Site(0, MIXED_TOWER))
    assert offered(s) == "site dallas, site pecos"


def test_s21_1_one_sale_for_each_row_with_a_marker() -> None:
    """§21.1 A sale is listed for each row in which the player has a marker, at most three."""
    s = start(4)
    arrange(s, "seat 0 row5 row5 row2")
    ask(s, Invest(0))
    assert offered(s) == "invest 5, invest 3, invest 2, decline, divest 5, divest 2"


# When a decision is asked at all


def test_s21_2_a_worker_and_card_are_always_asked() -> None:
    """§21.2 (a) Placing and the card are asked even of who can do nothing with them."""
    s = start(3)
    arrange(s, "cards\n deck\n market\n stack\n seat 0 $0, seat 1 $0, seat 2 $0")
    play(s, "0 place lease_8, 1 place lease_7, 2 place lease_6")
    assert pending(s) == "ChooseCards 0 1 2"


def test_s21_2_a_final_sale_only_for_who_can_sell() -> None:
    """§21.2 (a) Without an investment that can be sold there is no final question."""
    s = start(3, full_row_sale="not_allowed")
    arrange(s, "row 5 6\n seat 0 row5, seat 1, seat 2 row3")
    ask(s, FinalSale(0))
    assert pending(s) == "PlaceWorker 0"
    ask(s, FinalSale(2))
    assert pending(s) == "FinalSale 2"


@pytest.mark.parametrize(
    "frame",
    [FreeDrill(0, 0), Drill(0), Local(0, False), National(0, False, 0)],
    ids=lambda frame: type(frame).__name__,
)
def test_s21_2_b_ends_by_itself_when_only_stop_is_left_besides_sales(frame: Frame) -> None:
    """§21.2 (b) D6 to D9 are not asked when stopping is all one could do, for a sale could not help there."""
    s = start(4)
    arrange(s, f"dallas 0/0\n seat 0 dallas:small_tower {ROWS}")
    ask(s, frame)
    assert pending(s) == "PlaceWorker 0"
    assert seat_of(s, 0) == f"$20 10vp 0/0 dallas:small_tower {ROWS}"


def test_s21_2_b_national_tower_never_causes_a_free_drill() -> None:
    """§21.2 (b) A new national tower has nothing to drill."""
    s = start(4, advanced=True)
    arrange(s, "dallas 5/5\n market small_national_tower\n seat 0 dallas row5")
    ask(s, Build(0))
    play(s, "0 buy small_national_tower")
    assert pending(s) == "PlaceWorker 0"


@pytest.mark.parametrize(
    ("frame", "position"),
    [
        (Lease(0, 5, True), "cards\n seat 0 row5"),
        (Lease(0, 5, True), "seat 0 dallas austin pecos pecos row5"),
        (Build(0), "market\n seat 0 dallas row5"),
        (Build(0), "market small_tower mixed_tower\n seat 0 row5"),
        (Invest(0), "row 5 6, row 3 6, row 2 6\n seat 0 row5"),
    ],
    ids=["no card", "no marker", "no tile", "no site", "rows closed"],
)
def test_s21_2_c_lost_when_something_other_than_money_is_missing(frame: Frame, position: str) -> None:
    """§21.2 (c) D3, D4 and D10 are skipped as a lost action, though the player could sell."""
    s = start(4)
    arrange(s, position)
    ask(s, frame)
    assert pending(s) == "PlaceWorker 0"


@pytest.mark.parametrize(
    ("frame", "position"),
    [
        (Lease(0, 5, True), "seat 0 $0 row5"),
        (Build(0), "market small_tower\n seat 0 $0 dallas row5"),
        (Invest(0), "seat 0 $0 row5"),
        (Invest(0), "seat 0 $99 row5 row5 row5 row5 row5"),
    ],
    ids=["lease", "build", "invest", "no spare marker"],
)
def test_s21_2_c_asked_when_only_money_or_a_spare_marker_is_missing(frame: Frame, position: str) -> None:
    """§21.2 (c) Then they are asked with declining and the sales."""
    s = start(4)
    arrange(s, position)
    ask(s, frame)
    assert offered(s) == "decline, divest 5"


def test_s21_2_d_single_option_is_taken_by_itself() -> None:
    """§21.2 (d) Who can only decline is not asked."""
    s = start(4)
    arrange(s, "seat 0 $0")
    ask(s, Lease(0, 5, True))
    assert pending(s) == "PlaceWorker 0"
    assert heard(s, "forced") == "forced(seat=0, action=decline, section=§6.1)"


def test_s21_2_d_sales_count_as_options() -> None:
    """§21.2 (d) With a sale there are two options, so it is asked."""
    s = start(4)
    arrange(s, "seat 0 $0 row2")
    ask(s, Lease(0, 5, True))
    assert pending(s) == "Lease 0"


def test_s21_2_d_single_barrel_of_a_forced_drill() -> None:
    """§21.2 (d) With `forced_drilling` = all the only barrel possible is taken without a question."""
    s = start(4, forced_drilling="all")
    arrange(s, "dallas 5/0\n seat 0 dallas:small_tower")
    ask(s, Drill(0))
    assert pending(s) == "PlaceWorker 0"
    assert seat_of(s, 0) == "$20 0vp 2/0 dallas:small_tower"


# The table of the decisions

EVERY_TILE = (
    "buy small_tower, buy medium_tower, buy mixed_tower, buy small_local_tower, buy medium_local_tower, buy storage_extension, "
    "buy gas_refinery_extension, buy small_national_tower, buy government_tower"
)
DECISIONS = {
    "D1 place_worker": (
        PlaceWorker(0),
        18,
        "place lease_8, place lease_7, place lease_6, place lease_5, place build_1, place build_2, place drill_1, place drill_2, "
        "place drill_5p, place local_1, place local_4p5p, place first_player_1, place subsidy_1, place invest_1, place invest_2",
        "",
    ),
    "D2 choose_card": (
        ChooseCards(),
        8,
        "card lease, card build, card drill, card local, card national",
        "",
    ),
    "D3 lease": (Lease(0, 8, True), 7, "take dallas, take austin, take pecos, decline", ""),
    "D4 build_tile": (Build(0), 13, EVERY_TILE + ", decline", "dallas\n market " + EVERY_TILE.replace("buy ", "").replace(",", "")),
    "D5 build_site": (Site(0, MIXED_TOWER), 3, "site dallas, site austin, site pecos", "dallas austin pecos"),
    "D6 free_drill": (FreeDrill(0, 0), 7, "store gas 1, sell oil 1, sell gas 1, stop", "refinery dallas:small_local_tower"),
    "D7 drill": (
        Drill(0),
        16,
        "store gas 1, sell oil 1, sell gas 1, store gas 2, sell oil 2, sell gas 2, store gas 3, sell oil 3, sell gas 3, "
        "store oil 4, store gas 4, sell gas 4, stop",
        "refinery dallas:small_local_tower austin:small_local_tower pecos:small_local_tower dallas:medium_local_tower",
    ),
    "D8 local": (Local(0, False), 7, "oil for money, oil for vp, gas for vp, stop", "2/1"),
    "D9 national": (
        National(0, True, 0),
        8,
        "export oil, export gas, pump dallas, pump pecos, stop",
        "1/1 refinery dallas:small_national_tower pecos:small_national_tower",
    ),
    "D10 invest": (Invest(0), 7, "invest 5, invest 3, invest 2, decline", ""),
    "D11 government_fee": (GovernmentFee(0, 0, 0), 5, "pay, refuse", "dallas:government_tower"),
    "D12 final_sale": (FinalSale(0), 4, "done", ""),
    "D13 automatic_action": (AutomaticAction(0, SUBSIDY), 5, "perform, decline", ""),
    "D14 government_offer": (PayNow(0, 0), 5, "pay, decline", "dallas:government_tower"),
}


def at_most(name: str) -> Table:
    """The decision where it offers most: five players, $20, an investment in each row."""
    frame, _, _, has = DECISIONS[name]
    s = start(5, advanced=True)
    seat, _, rest = has.partition("\n")
    arrange(s, f"dallas 5/3, austin 5/3, pecos 5/3\n cards dallas austin pecos\n seat 1, seat 2\n seat 0 {seat} {ROWS}\n {rest}")
    ask(s, frame)
    return s


@pytest.mark.parametrize("name", DECISIONS)
def test_s21_3_options_of_the_decision(name: str) -> None:
    """§21.3 Each decision lists the options of the table, then the sales, and no more than its maximum."""
    s = at_most(name)
    _, most, expected, _ = DECISIONS[name]
    assert offered(s) == (expected if name.startswith("D5") else f"{expected}, {SALES}")
    assert len(s.options(0)) == most


@pytest.mark.parametrize("name", DECISIONS)
def test_s21_3_mode_of_the_decision(name: str) -> None:
    """§21.3 Only the choice of cards is simultaneous; all others are asked one at a time."""
    s = at_most(name)
    assert s.awaiting == ((0, 1, 2, 3, 4) if name.startswith("D2") else (0,))
    assert isinstance(s.pending[-1], Together) is name.startswith("D2")


def test_s21_3_lease_without_decline_when_bids_bind() -> None:
    """§21.3 D3 lists `decline`, but not with `binding_bids` when the Lease could be done."""
    s = start(4, binding_bids=True)
    ask(s, Lease(0, 5, True))
    assert offered(s) == "take dallas, take austin, take pecos"


def test_s21_3_options_are_listed_in_the_order_of_the_action_table() -> None:
    """§21.3 What is offered stands in table order, whatever the decision."""
    for name in DECISIONS:
        indexes = [int(action.index) for action in at_most(name).options(0)]
        assert indexes == sorted(indexes), name
    assert [int(action.index) for action in GAME.actions] == list(range(len(GAME.actions)))


# Declining by stopping


@pytest.mark.parametrize(
    ("frame", "holds"),
    [(Local(0, False), "2/1"), (National(0, False, 0), "2/1"), (Drill(0), "0/0 dallas:small_tower")],
    ids=["local", "national", "drill"],
)
def test_s21_4_stopping_at_once_is_declining(frame: Frame, holds: str) -> None:
    """§21.4 Nothing has changed, and the Supervisor got nothing."""
    s = start(4)
    arrange(s, f"price 4\n seat 0 {holds}")
    before = [seat_of(s, seat) for seat in range(4)]
    ask(s, frame)
    play(s, "0 stop")
    assert [seat_of(s, seat) for seat in range(4)] == before
    assert pending(s) == "PlaceWorker 0"


def test_s21_4_extra_barrels_are_asked_as_a_free_drill() -> None:
    """§21.4 So with `forced_drilling` = on_build the extra barrels of §16.4.7 (c) may not be left."""
    s = start(4, advanced=True, government_tower="immediate_offer", forced_drilling="on_build")
    arrange(s, "dallas 6/6\n market government_tower\n seat 0 dallas")
    ask(s, Build(0))
    play(s, "0 buy government_tower, 0 pay")
    assert offered(s) == "store oil 1, sell gas 1"


# Options that cannot be paid


@pytest.mark.parametrize(
    ("frame", "position", "before", "after"),
    [
        (Lease(0, 8, True), "cards dallas\n seat 0 $7 row2", "decline, divest 2", "take dallas, decline"),
        (Build(0), "market storage_extension\n seat 0 $1 row2", "decline, divest 2", "buy storage_extension, decline"),
        (Invest(0), "seat 0 $2 row2", "decline, divest 2", "invest 3, invest 2, decline"),
    ],
    ids=["lease", "build", "invest"],
)
def test_s21_5_unpayable_options_appear_after_a_sale(frame: Frame, position: str, before: str, after: str) -> None:
    """§21.5 What cannot be paid is not listed; after a sale it appears."""
    s = start(4)
    arrange(s, position)
    ask(s, frame)
    assert offered(s) == before
    play(s, "0 divest 2")
    assert offered(s) == after


# Tile and site


def test_s21_6_price_is_paid_after_the_site_is_chosen() -> None:
    """§21.6 D4 settles the tile, D5 the place; then it is paid."""
    s = start(4)
    arrange(s, "market small_tower mixed_tower\n seat 0 dallas pecos")
    ask(s, Build(0))
    play(s, "0 buy mixed_tower")
    assert (offered(s), s.money[0], market_of(s)) == ("site dallas, site pecos", 20, "small_tower mixed_tower")
    play(s, "0 site pecos")
    assert (s.money[0], market_of(s)) == (10, "small_tower")


def test_s21_6_single_field_is_taken_by_itself() -> None:
    """§21.6 With one possible field D5 is not asked."""
    s = start(4)
    arrange(s, "dallas 0/3\n market small_tower\n seat 0 dallas dallas pecos:mixed_tower")
    ask(s, Build(0))
    play(s, "0 buy small_tower")
    assert pending(s) == "PlaceWorker 0"
    assert seat_of(s, 0) == "$15 0vp 0/0 dallas pecos:mixed_tower dallas:small_tower"


# Length


def test_s21_7_simulation_can_bound_the_rounds() -> None:
    """§21.7 Players who never drill never end the game; with `max_rounds` it ends all the same."""
    endless, bounded = start(3), start(3, max_rounds=30)
    for s in (endless, bounded):
        arrange(s, "seat 0, seat 1, seat 2")
        for _ in range(30):
            select(s, IDLE, "drill drill drill")
            finish_round(s)
    assert (endless.over, endless.round, bounded.over, bounded.round) == (False, 31, True, 30)
    assert (cards_of(endless), field_of(endless, "dallas")) == ("dallas dallas austin pecos", "10/0 at 0")
