"""Refusals say why: each names the paragraph that forbids the move, and the table stays as it was."""

from __future__ import annotations

import pytest

from gusher.core.codec import encode
from gusher.core.errors import IllegalAction
from gusher.core.rules import Frame
from gusher.games.oilfield.rules.build import Build, Site
from gusher.games.oilfield.rules.components import TILES
from gusher.games.oilfield.rules.drill import Drill
from gusher.games.oilfield.rules.government import GovernmentFee, PayNow
from gusher.games.oilfield.rules.invest import Invest
from gusher.games.oilfield.rules.lease import Lease
from gusher.games.oilfield.rules.local import Local
from gusher.games.oilfield.rules.national import National
from gusher.games.oilfield.rules.table import Table
from tests.games.oilfield.scene import action_of, arrange, ask, play, start

SMALL = TILES.index("small_tower")

# What is asked of seat 0, what lies on the table, what the seat tries, and how it is refused.
CASES: list[tuple[str, Frame, str, str, str]] = [
    ("§6.2", Lease(0, 5, True), "cards austin", "take dallas", "no-card"),
    ("§6.2", Lease(0, 25, True), "cards austin, seat 0 $20 row2", "take austin", "too-dear"),
    ("§7.1", Build(0), "market storage_extension", "buy small_tower", "not-on-market"),
    ("§7.3", Build(0), "market small_tower storage_extension", "buy small_tower", "no-free-concession"),
    ("§7.3", Build(0), "market storage_extension medium_tower, seat 0 $7 dallas", "buy medium_tower", "too-dear"),
    ("§7.2", Site(0, SMALL), "seat 0 $20 dallas austin", "site pecos", "no-site"),
    ("§21.6", Site(0, SMALL), "seat 0 $20 dallas austin row2", "divest 2", "not-now"),
    ("§15.4.2", Drill(0), "dallas 4/1 strike, seat 0 dallas:small_tower austin:small_tower", "store oil 1", "on-strike"),
    ("§8.2", Drill(0), "dallas 4/1, seat 0 dallas:small_tower", "store gas 1", "no-quota"),
    ("§8.7", Drill(0), "dallas 0/1, austin 5/0, seat 0 dallas:small_tower austin:small_tower", "store oil 1", "field-empty"),
    ("§8.5", Drill(0), "dallas 4/1, seat 0 3/0 dallas:medium_local_tower", "store oil 1", "storage-full"),
    ("§16.2.2", Drill(0), "dallas 4/1, seat 0 3/0 refinery dallas:medium_local_tower", "store gas 1", "storage-full"),
    ("§16.2.2", Drill(0), "dallas 4/1, seat 0 dallas:medium_local_tower", "store gas 1", "only-sold"),
    ("§8.9", Drill(0), "dallas 4/1, seat 0 dallas:small_tower dallas:small_tower", "store oil 2", "same-as-another"),
    ("§13.1.3", Invest(0), "row 5 6", "invest 5", "row-closed"),
    ("§13.1.3", Invest(0), "seat 0 $20 row5 row5 row3 row3 row2", "invest 3", "no-marker"),
    ("§13.1.2", Invest(0), "seat 0 $8", "invest 5", "too-dear"),
    ("§9.1", Local(0, False), "seat 0 1/0", "oil for vp", "no-barrel"),
    ("§9.1", Local(0, False), "seat 0 1/0", "gas for vp", "no-barrel"),
    ("§10.3", National(0, False, 0), "seat 0 0/2 refinery", "export oil", "no-barrel"),
    ("§10.4", National(0, False, 0), "seat 0 1/1", "export gas", "needs-refinery"),
    ("§10.4", National(0, False, 0), "seat 0 1/0 refinery", "export gas", "no-barrel"),
    ("§16.3.2", National(0, False, 0), "dallas 3/0, seat 0 2/0 dallas:small_national_tower", "pump dallas", "needs-sale"),
    ("§16.3.2", National(0, True, 1), "dallas 3/0, seat 0 2/0 dallas:small_national_tower", "pump dallas", "no-quota"),
    ("§16.3.3", National(0, True, 0), "dallas 0/1, seat 0 2/0 dallas:small_national_tower", "pump dallas", "field-empty"),
    ("§15.4.2", National(0, True, 0), "dallas 2/1 strike, seat 0 2/0 dallas:small_national_tower", "pump dallas", "on-strike"),
    ("§16.4.4", GovernmentFee(0, 0, 0), "seat 0 $4 dallas:government_tower row2", "pay", "too-dear"),
    ("§16.4.7", PayNow(0, 0), "seat 0 $4 dallas:government_tower row2", "pay", "too-dear"),
]


@pytest.mark.parametrize(("section", "frame", "table", "tried", "reason"), CASES, ids=[f"{case[0]} {case[3]}" for case in CASES])
def test_refusal_names_its_paragraph(section: str, frame: Frame, table: str, tried: str, reason: str) -> None:
    s = start(advanced=True)
    arrange(s, table.replace(", ", "\n"))
    ask(s, frame)
    assert refuse(s, 0, tried) == f"{section} {reason}"


def test_s8_2_all_barrels_of_a_tower_are_taken() -> None:
    """§8.2 A mixed tower lifts three barrels: the second oil is refused for its quota, not for another tower."""
    s = start()
    arrange(s, "dallas 4/4\nseat 0 extension dallas:mixed_tower austin:small_tower")
    ask(s, Drill(0))
    play(s, "0 store oil 1, 0 store gas 1, 0 store gas 1")
    assert refuse(s, 0, "store oil 1") == "§8.2 no-quota"


def test_s4_1_1_an_occupied_space_names_who_stands_there() -> None:
    """§4.1.1 One worker a space."""
    s = start()
    play(s, "0 place lease_5")
    with pytest.raises(IllegalAction) as refused:
        s.play(1, action_of(s, "place lease_5"))
    assert (refused.value.section, refused.value.reason, refused.value.details["by"]) == ("§4.1.1", "occupied", 0)


def test_s18_3_3_the_dummy_blocks_its_space() -> None:
    """§18.3.3 The dummy's worker only blocks."""
    s = start(seats=2)
    assert refuse(s, 0, "place lease_5") == "§18.3.3 occupied-by-dummy"


def test_s4_1_3_a_bid_beyond_his_means() -> None:
    """§4.1.3 With `bid_must_be_affordable`."""
    s = start(bid_must_be_affordable=True)
    arrange(s, "seat 0 $6")
    assert refuse(s, 0, "place lease_8") == "§4.1.3 too-dear"


def test_s6_2_a_card_without_a_free_slot() -> None:
    """§6.2 With all cards in the deck of two players, a card may be left whose field is full."""
    s = start(seats=2, dummy_cards_set_aside=False)
    arrange(s, "cards dallas austin\nseat 1 dallas dallas")
    ask(s, Lease(0, 5, False))
    assert refuse(s, 0, "take dallas") == "§6.2 no-slot"


def test_s5_2_3_a_binding_bid() -> None:
    """§5.2.3 With `binding_bids` a bid that can be paid must be paid."""
    s = start(binding_bids=True)
    ask(s, Lease(0, 5, True))
    assert refuse(s, 0, "decline") == "§5.2.3 binding-bid"


def test_s13_3_3_no_sale_from_a_full_row() -> None:
    """§13.3.3 With `full_row_sale` = not_allowed."""
    s = start(full_row_sale="not_allowed")
    arrange(s, "row 3 6\nseat 0 row3")
    ask(s, Invest(0))
    assert refuse(s, 0, "divest 3") == "§13.3.3 row-closed"


def test_s13_3_4_no_sale_while_three_cubes_lie_there() -> None:
    """§13.3.4 With `government_cubes` = three."""
    s = start(government_cubes="three")
    arrange(s, "row 5 3\nseat 0 row3")
    ask(s, Invest(0))
    assert refuse(s, 0, "divest 3") == "§13.3.4 no-cubes"


def test_s13_4_5_no_sale_outside_the_window() -> None:
    """§13.4.5 With `sell_window` = when_paying nothing is sold at the placement."""
    s = start(sell_window="when_paying")
    arrange(s, "seat 0 row3")
    assert refuse(s, 0, "divest 3") == "§13.4.5 not-now"


def test_s16_3_1_only_national_towers_pump() -> None:
    """§16.3.1 A small tower has nothing to do on the national market."""
    s = start(advanced=True)
    arrange(s, "dallas 3/0\nseat 0 2/0 dallas:small_tower")
    ask(s, National(0, True, 0))
    assert refuse(s, 0, "pump dallas") == "§10.3 not-offered"


def test_s21_2_done_is_no_answer_to_a_card_choice() -> None:
    """§4.2.1 The card choice has no reasons of its own: every card can be chosen."""
    s = start()
    play(s, "0 place lease_5, 1 place lease_6, 2 place lease_7, 3 place lease_8")
    assert s.why_not(0) == []
    assert refuse(s, 0, "done") == "§4.2.1 not-offered"


def test_what_the_decision_is_not_about_gets_its_own_paragraph() -> None:
    """§4.1.1 is what is asked; a card is none of its answers."""
    s = start()
    assert refuse(s, 0, "card drill") == "§4.1.1 not-offered"


def refuse(s: Table, seat: int, tried: str) -> str:
    """How the move is refused; the table must not change."""
    before = encode(s)
    with pytest.raises(IllegalAction) as refused:
        s.play(seat, action_of(s, tried))
    assert encode(s) == before
    return f"{refused.value.section} {refused.value.reason}"
