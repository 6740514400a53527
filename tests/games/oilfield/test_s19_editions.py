"""§19 Editions."""

from __future__ import annotations

import pytest

from gusher.core.errors import SetupError
from gusher.core.game import spell
from gusher.games.oilfield import GAME
from tests.games.oilfield.scene import start

TABLE = """
tie_break                  less_money     less_money    more_money      less_money
richest_tie                one_each       one_each      one_each        none_if_three
supervisor_trigger         local_action   market_use    market_use      local_action
strike_cube_return         before_refill  after_refill  after_refill    before_refill
triple_redraw              any_shuffle    any_bottom    towers_shuffle  any_shuffle
hat_on_back                false          true          false           false
national_tower_needs_sale  true           true          true            false
government_tower           deferred_fee   deferred_fee  deferred_fee    immediate_offer
dummy_towers_from          removed        removed       removed         stack
dummy_cards_set_aside      true           true          true            false
dummy_drill_source         set_aside      set_aside     set_aside       market
dummy_wrap                 leaves_invest  leaves_invest leaves_invest   skips_invest
"""
EDITIONS = ("standard", "german", "french", "italian")
SET_BY_EDITION = [line.split() for line in TABLE.strip().splitlines()]


@pytest.mark.parametrize("column", range(4), ids=EDITIONS)
def test_s19_1_options_of_the_edition(column: int) -> None:
    """§19.1 Each edition sets these twelve options as the table says."""
    complete = GAME.complete(4, {"edition": EDITIONS[column]})
    found = {row[0]: spell(complete[row[0]]) for row in SET_BY_EDITION}
    assert found == {row[0]: row[1 + column] for row in SET_BY_EDITION}


@pytest.mark.parametrize("edition", EDITIONS)
def test_s19_1_all_other_options_keep_their_default(edition: str) -> None:
    """§19.1 What the table does not name is the same in every edition."""
    complete = GAME.complete(4, {"edition": edition})
    named = {row[0] for row in SET_BY_EDITION} | {"edition"}
    others = {option.name: option.default for option in GAME.options if option.name not in named}
    assert len(others) == len(GAME.options) - 13
    assert {name: complete[name] for name in others} == others


@pytest.mark.parametrize("edition", EDITIONS)
def test_s19_1_given_option_wins_over_the_edition(edition: str) -> None:
    """§19.1 An option that is given explicitly is kept, whatever the edition says."""
    for row in SET_BY_EDITION:
        for option in (option for option in GAME.options if option.name == row[0]):
            for value in option.values:
                assert GAME.complete(4, {"edition": edition, row[0]: value})[row[0]] == value


def test_s19_1_standard_is_the_default_edition() -> None:
    """§19.1 Without an edition the standard one is played."""
    assert GAME.complete(3, {}) == GAME.complete(3, {"edition": "standard"})


def test_s19_1_unknown_edition_is_refused() -> None:
    """§19.1 There are four editions."""
    with pytest.raises(SetupError, match="option edition cannot be dutch; allowed: standard, german, french, italian"):
        GAME.start(3, edition="dutch")


@pytest.mark.parametrize(
    ("edition", "expected"),
    [("standard", [1, 2, 3]), ("german", [1, 2, 3]), ("french", [2, 1, 3]), ("italian", [1, 2, 3])],
)
def test_s19_1_edition_takes_effect_in_play(edition: str, expected: list[int]) -> None:
    """§19.1 The French edition breaks a tie of points by more money, the others by less."""
    s = start(3, edition=edition)
    for seat, (money, vp) in enumerate([(4, 7), (5, 7), (9, 1)]):
        s.money[seat], s.vp[seat] = money, vp
        s.stored_oil[seat] = 0
    assert s.ranking() == expected


READINGS = """
49 oil, 21 gas and one grey cube
3-VP row $6 $7 $8 $9 $10 $11
private lease $5
start money $20
national 4 3 1
local $2 or half a VP an oil, 1 VP a gas
bottom step 3, two fields to the end
one more round
"""


@pytest.mark.parametrize("edition", EDITIONS)
def test_s19_2_readings_without_an_option_hold_in_every_edition(edition: str) -> None:
    """§19.2 Where the rulebooks only differ in wording or by misprint, all editions play the same."""
    s = start(4, edition=edition)
    census = s.census()
    prices = " ".join(f"${price}" for price in s.box.row_price[6:12])
    national = " ".join(str(price) for price in s.terms.national_price)
    found = f"""
{census["oil"]} oil, {census["gas"]} gas and one grey cube
3-VP row {prices}
private lease ${s.box.private_lease}
start money ${s.money[0]}
national {national}
local ${s.box.oil_money} or {"half a" if s.box.oil_per_vp == 2 else "?"} VP an oil, {s.box.gas_vp} VP a gas
bottom step {s.box.exhausted}, {"two" if s.box.fields_to_end == 2 else "?"} fields to the end
{"one more round" if not s.terms.upkeep_ends_later else "?"}
"""
    assert found == READINGS
