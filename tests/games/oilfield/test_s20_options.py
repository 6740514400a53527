"""§20 Options: each with all its values, and what they change."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import gusher.games.oilfield
from gusher.core import codec
from gusher.core.errors import SetupError
from gusher.core.game import spell
from gusher.games.oilfield import GAME
from gusher.games.oilfield.rules.build import Build
from gusher.games.oilfield.rules.drill import Drill
from gusher.games.oilfield.rules.dummy import DummyDrill
from gusher.games.oilfield.rules.lease import Lease
from gusher.games.oilfield.rules.local import Local
from gusher.games.oilfield.rules.national import National
from gusher.games.oilfield.rules.refill import AFTER_PUBLIC, IN_UPKEEP, FieldCheck
from gusher.games.oilfield.rules.table import Table
from tests.games.oilfield.scene import (
    arrange,
    ask,
    begin,
    deck_of,
    due,
    field_of,
    finish_round,
    market_of,
    offered,
    pending,
    play,
    quiet,
    seat_of,
    select,
    stack_of,
    start,
    workers_of,
)

RULES = Path(gusher.games.oilfield.__file__).parent / "RULES.en.md"
CITED = re.compile(r"§\d+(?:\.\d+)*")
IDLE = "local_1 drill_1 drill_2"


def options_in_rules() -> list[list[str]]:
    """The rows of the table of §20.1: number, name, values, default, paragraph."""
    rows = re.findall(r"^\| \d+ \| `\w+` \|.*$", RULES.read_text(encoding="utf-8"), re.MULTILINE)
    return [[cell.strip(" `") for cell in row.strip("|").split("|")] for row in rows]


def test_s20_1_table_of_the_rules_is_the_schema() -> None:
    """§20.1 Every option with its values, default and paragraph stands in the table, and nothing else."""
    written = [(name, values, default, CITED.findall(changes)[0]) for _, name, values, default, changes in options_in_rules()]
    assert written[0] == ("players", "2, 3, 4, 5", "– (required)", "§1.9")
    assert written[-1] == ("max_rounds", "none, or an integer ≥ 1", "none", "§17.1.5")
    given = [(name, set(values.split(", ")), default, section) for name, values, default, section in written[1:-1]]
    schema = [(option.name, {spell(value) for value in option.values}, spell(option.default), option.section) for option in GAME.options]
    assert given == schema[:-1]
    assert schema[-1] == ("max_rounds", set(), "none", "§17.1.5")


def test_s20_1_every_option_is_tested_here_with_all_its_values() -> None:
    """§20.1 No option without a test of each value."""
    tested: dict[str, set[object]] = {}
    for name, test in globals().items():
        for mark in getattr(test, "pytestmark", ()):
            if name.startswith("test_s20_1_option_") and mark.name == "parametrize":
                tested[re.sub(r"test_s20_1_option_\d+_", "", name)] = {values[0] for values in mark.args[1]}
    expected: dict[str, set[object]] = {option.name: set(option.values) for option in GAME.options}
    expected |= {"players": {2, 3, 4, 5}, "max_rounds": {None, 1, 2}}
    assert tested == expected


@pytest.mark.parametrize(("seats", "expected"), [(2, "10 5 3 13"), (3, "10 5 4 13"), (4, "12 6 4 14"), (5, "14 6 4 15")])
def test_s20_1_option_1_players(seats: int, expected: str) -> None:
    """§20.1 Option 1: field size, both markets and the number of spaces go by the players."""
    s = start(seats)
    assert f"{s.oil[0] + s.gas[0]} {sum(s.market)} {sum(s.cards)} {len(s.terms.usable)}" == expected


@pytest.mark.parametrize("seats", [1, 6])
def test_s20_1_players_are_two_to_five(seats: int) -> None:
    """§20.1 Option 1 is required and allows 2, 3, 4 or 5."""
    with pytest.raises(SetupError, match=f"Oilfield is for 2, 3, 4 or 5 seats, not {seats}"):
        GAME.start(seats)


@pytest.mark.parametrize(
    ("edition", "expected"),
    [("standard", "$20 [1, 2, 3]"), ("german", "$21 [1, 2, 3]"), ("french", "$21 [2, 1, 3]"), ("italian", "$20 [1, 2, 3]")],
)
def test_s20_1_option_2_edition(edition: str, expected: str) -> None:
    """§20.1 Option 2: whether a tower's sale pays the Supervisor, and who wins a tie."""
    s = start(3, edition=edition)
    arrange(s, "dallas 5/5\n seat 0 dallas:small_local_tower")
    ask(s, Drill(0))
    play(s, "0 sell gas 1")
    paid = f"${s.money[2]}"
    arrange(s, "seat 0 $4 7vp, seat 1 $5 7vp, seat 2 $9 1vp")
    assert f"{paid} {s.ranking()}" == expected


@pytest.mark.parametrize(("advanced", "tiles"), [(False, 18), (True, 24)])
def test_s20_1_option_3_advanced(advanced: bool, tiles: int) -> None:
    """§20.1 Option 3: the six hat tiles."""
    s = start(4, advanced=advanced)
    assert sum(s.market) + sum(s.stack) == tiles


@pytest.mark.parametrize(
    ("mix", "copies"),
    [("fifteen_three_six", [3, 3, 3, 3, 3, 3, 2, 2, 2]), ("seven_by_three", [3, 3, 3, 3, 3, 2, 1, 3, 3])],
)
def test_s20_1_option_4_tile_mix(mix: str, copies: list[int]) -> None:
    """§20.1 Option 4: the copies of each tile."""
    s = begin(4, advanced=True, tile_mix=mix)
    quiet(s, until="tile")
    assert list(s.stack) == copies


@pytest.mark.parametrize(
    ("layout", "expected"),
    [("standard", "place drill_1, place drill_2, place local_1"), ("tight", "place drill_1, place local_1")],
)
def test_s20_1_option_5_board_layout(layout: str, expected: str) -> None:
    """§20.1 Option 5: the tight board lacks the second drill space."""
    s = start(3, board_layout=layout)
    assert expected in offered(s)


@pytest.mark.parametrize(
    ("redraw", "expected"),
    [
        (
            "any_shuffle",
            "tile small_tower 2, tile medium_tower 2, tile mixed_tower 2, tile small_local_tower 3, tile medium_local_tower 3, "
            "tile storage_extension 1",
        ),
        (
            "any_bottom",
            "tile small_tower 2, tile medium_tower 2, tile mixed_tower 2, tile small_local_tower 3, tile medium_local_tower 3",
        ),
        ("towers_shuffle", "concession dallas 3, concession austin 4, concession pecos 5"),
    ],
)
def test_s20_1_option_6_triple_redraw(redraw: str, expected: str) -> None:
    """§20.1 Option 6: what happens to three storage extensions in the opening market."""
    s = begin(4, triple_redraw=redraw)
    quiet(s, until="tile")
    play(s, "tile storage_extension\n" * 3 + "tile small_tower, tile medium_tower, tile mixed_tower")
    assert due(s) == expected


@pytest.mark.parametrize(("on_back", "expected"), [(False, None), (True, False)])
def test_s20_1_option_7_hat_on_back(on_back: bool, expected: bool | None) -> None:
    """§20.1 Option 7: whether the top of the stack shows a hat."""
    s = start(4, advanced=True, hat_on_back=on_back)
    stack: Any = s.view(None)["stack"]
    assert stack["top_is_hat"] is expected


@pytest.mark.parametrize(
    ("affordable", "expected"),
    [(False, "place lease_8, place lease_7, place lease_6, place lease_5"), (True, "place lease_6, place lease_5, place build_1")],
)
def test_s20_1_option_8_bid_must_be_affordable(affordable: bool, expected: str) -> None:
    """§20.1 Option 8: with $2 and an investment worth $4 only bids up to $6 are allowed."""
    s = start(3, bid_must_be_affordable=affordable)
    arrange(s, "seat 0 $2 row2")
    assert offered(s).startswith(expected)


@pytest.mark.parametrize(("binding", "expected"), [(False, "take dallas, take pecos, decline"), (True, "take dallas, take pecos")])
def test_s20_1_option_9_binding_bids(binding: bool, expected: str) -> None:
    """§20.1 Option 9: a bid that can be paid may not be declined."""
    s = start(3, binding_bids=binding)
    arrange(s, "cards dallas pecos")
    ask(s, Lease(0, 8, True))
    assert offered(s) == expected


@pytest.mark.parametrize(("ask_first", "expected"), [(False, "PlaceWorker 0"), (True, "AutomaticAction 1")])
def test_s20_1_option_10_decline_automatic(ask_first: bool, expected: str) -> None:
    """§20.1 Option 10: whether First Player and Subsidy are asked."""
    s = start(3, decline_automatic=ask_first)
    arrange(s, "seat 0, seat 1, seat 2")
    select(s, "drill_1 subsidy_1 drill_2", "drill drill drill")
    assert pending(s) == expected


@pytest.mark.parametrize(("forced", "expected"), [("none", "free stop, drill stop"), ("on_build", "drill stop"), ("all", "")])
def test_s20_1_option_11_forced_drilling(forced: str, expected: str) -> None:
    """§20.1 Option 11: where one may stop while barrels are possible."""
    s = start(3, forced_drilling=forced)
    arrange(s, "dallas 5/5\n market mixed_tower\n seat 0 dallas")
    ask(s, Build(0))
    play(s, "0 buy mixed_tower")
    found = ["free stop"] if "stop" in offered(s) else []
    arrange(s, "dallas 5/5\n seat 0 dallas:mixed_tower")
    ask(s, Drill(0))
    found += ["drill stop"] if "stop" in offered(s) else []
    assert ", ".join(found) == expected


@pytest.mark.parametrize(("trigger", "dollars"), [("local_action", 1), ("market_use", 2)])
def test_s20_1_option_12_supervisor_trigger(trigger: str, dollars: int) -> None:
    """§20.1 Option 12: whether a tower's sale pays the Supervisor as a Local action does."""
    s = start(3, supervisor_trigger=trigger)
    arrange(s, "dallas 5/5\n seat 0 1/0 dallas:small_local_tower, seat 2 $0")
    ask(s, Drill(0))
    play(s, "0 sell oil 1")
    ask(s, Local(0, False))
    play(s, "0 oil for money")
    assert s.money[2] == dollars


@pytest.mark.parametrize(("needs_sale", "expected"), [(True, "PlaceWorker 0"), (False, "National 0")])
def test_s20_1_option_13_national_tower_needs_sale(needs_sale: bool, expected: str) -> None:
    """§20.1 Option 13: whether a national tower works with an empty storage."""
    s = start(3, advanced=True, national_tower_needs_sale=needs_sale)
    arrange(s, "price 3\n seat 0 dallas:small_national_tower")
    ask(s, National(0, False, 0))
    assert pending(s) == expected


@pytest.mark.parametrize(
    ("window", "expected"),
    [("own_decisions", "place card lease"), ("not_at_card_choice", "place lease"), ("when_paying", "lease")],
)
def test_s20_1_option_14_sell_window(window: str, expected: str) -> None:
    """§20.1 Option 14: at which decisions investments can be sold."""
    s = start(3, sell_window=window)
    arrange(s, "seat 0 row5")
    found = ["place"] if "divest" in offered(s) else []
    select(s, "lease_8 drill_1 drill_2", "")
    found += ["card"] if "divest" in offered(s, 0) else []
    play(s, "0 card drill, 1 card drill, 2 card drill")
    found += ["lease"] if "divest" in offered(s) else []
    assert " ".join(found) == expected


@pytest.mark.parametrize(("sale", "expected"), [("highest_price", "place invest_2, divest 5"), ("not_allowed", "place invest_2")])
def test_s20_1_option_15_full_row_sale(sale: str, expected: str) -> None:
    """§20.1 Option 15: whether a full row can be sold from."""
    s = start(3, full_row_sale=sale)
    arrange(s, "seat 0 row5\n row 5 6")
    assert offered(s).endswith(expected)


@pytest.mark.parametrize(("cubes", "expected"), [("unlimited", "place invest_2, divest 5"), ("three", "place invest_2")])
def test_s20_1_option_16_government_cubes(cubes: str, expected: str) -> None:
    """§20.1 Option 16: whether a fourth orange cube can be laid."""
    s = start(3, government_cubes=cubes)
    arrange(s, "seat 0 row5\n row 3 3")
    assert offered(s).endswith(expected)


@pytest.mark.parametrize(("mode", "expected"), [("top_up", "7/3 at 1"), ("add_n", "10/3 at 1")])
def test_s20_1_option_17_refill_mode(mode: str, expected: str) -> None:
    """§20.1 Option 17: up to N barrels, or N more."""
    s = start(3, refill_mode=mode)
    arrange(s, "dallas 0/3")
    ask(s, FieldCheck(AFTER_PUBLIC))
    quiet(s)
    assert field_of(s, "dallas") == expected


@pytest.mark.parametrize(("redraw", "expected"), [(False, "0/10 at 1 PlaceWorker 0"), (True, "0/9 at 1 FieldCube")])
def test_s20_1_option_18_redraw_oilless_refill(redraw: bool, expected: str) -> None:
    """§20.1 Option 18: whether a refill without oil is drawn again."""
    s = start(3, redraw_oilless_refill=redraw)
    arrange(s, "dallas 0/9")
    ask(s, FieldCheck(AFTER_PUBLIC))
    play(s, "cube gas")
    assert f"{field_of(s, 'dallas')} {pending(s)}" == expected


@pytest.mark.parametrize(("replaced", "expected"), [(True, "0/9 at 1 strike FieldCube"), (False, "0/9 at 1 strike PlaceWorker 0")])
def test_s20_1_option_19_strike_cube_replaced(replaced: bool, expected: str) -> None:
    """§20.1 Option 19: whether another cube is drawn in place of the grey one."""
    s = start(3, strike_cube_replaced=replaced)
    arrange(s, "dallas 0/9")
    ask(s, FieldCheck(AFTER_PUBLIC))
    play(s, "cube grey")
    assert f"{field_of(s, 'dallas')} {pending(s)}" == expected


@pytest.mark.parametrize(("returned", "again"), [("before_refill", True), ("after_refill", False)])
def test_s20_1_option_20_strike_cube_return(returned: str, again: bool) -> None:
    """§20.1 Option 20: whether the grey cube can be drawn again in the check that ends the strike."""
    s = start(3, strike_cube_return=returned)
    arrange(s, "dallas 5/5 at 1 strike, austin 0/9")
    ask(s, FieldCheck(AFTER_PUBLIC))
    assert ("cube grey 1" in due(s)) is again


@pytest.mark.parametrize(
    ("variant", "expected"),
    [("deferred_fee", "store oil 1, sell gas 1, stop"), ("immediate_offer", "sell gas 1, stop")],
)
def test_s20_1_option_21_government_tower(variant: str, expected: str) -> None:
    """§20.1 Option 21: what a government tower gives after its fee."""
    s = start(3, advanced=True, government_tower=variant)
    arrange(s, "dallas 5/5\n seat 0 dallas:government_tower:paid")
    ask(s, Drill(0))
    assert offered(s) == expected


@pytest.mark.parametrize(("timing", "expected"), [("before_draw", "GovernmentFee 0"), ("after_draw", "FieldCube")])
def test_s20_1_option_22_government_fee_timing(timing: str, expected: str) -> None:
    """§20.1 Option 22: whether the fee or the draw comes first."""
    s = start(3, advanced=True, government_fee_timing=timing)
    arrange(s, "dallas 0/9\n seat 0 dallas:government_tower")
    ask(s, FieldCheck(AFTER_PUBLIC))
    assert pending(s) == expected


@pytest.mark.parametrize(("counts_for", "final"), [("ending_round", 10), ("next_round", 11)])
def test_s20_1_option_23_end_upkeep_counts_for(counts_for: str, final: int) -> None:
    """§20.1 Option 23: the final round after a trigger in the upkeep of round 9."""
    s = start(3, end_upkeep_counts_for=counts_for)
    arrange(s, "round 9\n dallas 0/0 at 2, austin 0/0 at 2")
    ask(s, FieldCheck(IN_UPKEEP))
    assert s.final_round == final


def final_round(position: str, **options: Any) -> Table:
    """A final round in which nobody does anything, up to what is asked after it."""
    s = start(3, **options)
    arrange(s, f"round 9, final 9\n {position}")
    select(s, IDLE, "drill drill drill")
    return s


@pytest.mark.parametrize(("last_check", "expected"), [(False, "0/0 at 0"), (True, "0/0 at 1")])
def test_s20_1_option_24_final_refill_check(last_check: bool, expected: str) -> None:
    """§20.1 Option 24: whether fields are checked after the last private phase."""
    s = final_round("dallas 1/0\n seat 0 dallas:small_tower, seat 1, seat 2", final_refill_check=last_check)
    play(s, "0 store oil 1")
    assert (s.over, field_of(s, "dallas")) == (not last_check, expected)


@pytest.mark.parametrize(("window", "expected"), [(True, "FinalSale 0"), (False, "")])
def test_s20_1_option_25_final_sale_window(window: bool, expected: str) -> None:
    """§20.1 Option 25: whether investments can be sold after the last round."""
    s = final_round("seat 0 row5, seat 1, seat 2", final_sale_window=window)
    assert pending(s) == expected


@pytest.mark.parametrize(("tie", "expected"), [("one_each", [1, 1, 1]), ("none_if_three", [0, 0, 0])])
def test_s20_1_option_26_richest_tie(tie: str, expected: list[int]) -> None:
    """§20.1 Option 26: three who tie for the most money."""
    s = final_round("seat 0, seat 1, seat 2", richest_tie=tie)
    assert [items["richest"] for items in s.scores()] == expected


@pytest.mark.parametrize(("key", "expected"), [("less_money", [2, 1, 3]), ("more_money", [1, 2, 3])])
def test_s20_1_option_27_tie_break(key: str, expected: list[int]) -> None:
    """§20.1 Option 27: two with the same points."""
    s = final_round("seat 0 $5 7vp, seat 1 $4 7vp, seat 2 $9 1vp", tie_break=key)
    assert s.ranking() == expected


@pytest.mark.parametrize(("timing", "expected"), [("before_reveal", "$1 Lease 0"), ("between_players", "$0 Lease 0")])
def test_s20_1_option_28_dummy_private_timing(timing: str, expected: str) -> None:
    """§20.1 Option 28: when the dummy's Local card pays the Supervisor, seat 1."""
    s = start(2, dummy_private_timing=timing)
    arrange(s, "seat 0, seat 1 $0")
    select(s, "drill_1 drill_2", "lease drill")
    play(s, "dummy card local")
    assert f"${s.money[1]} {pending(s)}" == expected


@pytest.mark.parametrize(("wrap", "expected"), [("leaves_invest", "invest_1 5"), ("skips_invest", "lease_5 5")])
def test_s20_1_option_29_dummy_wrap(wrap: str, expected: str) -> None:
    """§20.1 Option 29: where the dummy's worker goes after Subsidy."""
    s = start(2, dummy_wrap=wrap)
    while workers_of(s) != "subsidy_1 5":
        select(s, "lease_8 lease_7", "local local")
        finish_round(s)
    select(s, "lease_8 lease_7", "local local")
    finish_round(s)
    assert workers_of(s) == expected


@pytest.mark.parametrize(
    ("source", "expected"),
    [("set_aside", "dummy drills dallas 1, dummy drills austin 1, dummy drills pecos 1"), ("market", "dummy drills austin 2")],
)
def test_s20_1_option_30_dummy_drill_source(source: str, expected: str) -> None:
    """§20.1 Option 30: which fields the dummy can drill."""
    s = start(2, dummy_drill_source=source)
    arrange(s, "cards austin austin")
    ask(s, DummyDrill())
    assert due(s) == expected


@pytest.mark.parametrize(
    ("aside", "expected"),
    [
        (True, "dallas dallas austin austin austin pecos pecos pecos pecos"),
        (False, "dallas dallas dallas austin austin austin austin pecos pecos pecos pecos pecos"),
    ],
)
def test_s20_1_option_31_dummy_cards_set_aside(aside: bool, expected: str) -> None:
    """§20.1 Option 31: the concession deck with two players."""
    s = begin(2, dummy_cards_set_aside=aside)
    quiet(s, until="concession")
    assert deck_of(s) == expected


@pytest.mark.parametrize(("source", "tiles"), [("removed", 12), ("stack", 9)])
def test_s20_1_option_32_dummy_towers_from(source: str, tiles: int) -> None:
    """§20.1 Option 32: how many tiles are left to be drawn with two players."""
    s = start(2, dummy_towers_from=source)
    assert len(f"{market_of(s)} {stack_of(s)}".split()) == tiles


@pytest.mark.parametrize(("limit", "final"), [(None, 0), (1, 1), (2, 0)])
def test_s20_1_option_33_max_rounds(limit: int | None, final: int) -> None:
    """§20.1 Option 33: whether round 1 is the last."""
    s = start(3, max_rounds=limit)
    assert s.final_round == final


@pytest.mark.parametrize("limit", [0, -1, "many", True])
def test_s20_1_max_rounds_is_a_whole_number_from_one(limit: object) -> None:
    """§20.1 Option 33: none, or an integer from 1."""
    with pytest.raises(SetupError, match="option max_rounds cannot be"):
        GAME.start(3, max_rounds=limit)


# Combinations without effect

ROUNDS = ("lease_8 lease_7 build_1 drill_1", "invest_1 drill_1 lease_8 lease_7", "build_1 lease_7 local_1 drill_1")


def three_rounds(seats: int, **options: Any) -> Table:
    """Three rounds of taking the first option that there is."""
    s = start(seats, **options)
    for spaces in ROUNDS:
        select(s, " ".join(spaces.split()[:seats]), " ".join("lease build drill national".split()[:seats]))
        while s.chance or pending(s).split()[0] != "PlaceWorker":
            if s.chance:
                quiet(s)
            else:
                s.play(int(s.actor), s.choices()[0])
    return s


IGNORED = {
    "dummy_private_timing": "between_players",
    "dummy_wrap": "skips_invest",
    "dummy_drill_source": "market",
    "dummy_cards_set_aside": False,
    "dummy_towers_from": "stack",
}
IGNORED_HATS = {
    "hat_on_back": True,
    "national_tower_needs_sale": False,
    "government_tower": "immediate_offer",
    "government_fee_timing": "after_draw",
}


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("option", IGNORED)
def test_s20_2_dummy_options_without_a_dummy(option: str, seats: int) -> None:
    """§20.2 Options 28 to 32 are accepted and change nothing with 3 players or more."""
    assert codec.encode(three_rounds(seats, **{option: IGNORED[option]})) == codec.encode(three_rounds(seats))


@pytest.mark.parametrize("option", IGNORED_HATS)
def test_s20_2_hat_options_without_hats(option: str) -> None:
    """§20.2 Options 7, 13, 21 and 22 are accepted and change nothing unless `advanced` is true."""
    assert codec.encode(three_rounds(4, **{option: IGNORED_HATS[option]})) == codec.encode(three_rounds(4))


def test_s20_2_all_of_them_together() -> None:
    """§20.2 All of these options at once change nothing either."""
    s = three_rounds(4, **IGNORED, **IGNORED_HATS)
    assert codec.encode(s) == codec.encode(three_rounds(4))
    assert seat_of(s, 0) != seat_of(start(4), 0)
