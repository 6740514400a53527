"""What greedy and search know about Oilfield: that money is needed to get to work, and that an investment can be sold later."""

from __future__ import annotations

from typing import Any

import pytest

from gusher.bots import bot, search_of
from gusher.core.rng import Rng
from gusher.core.rules import Frame
from gusher.core.view import Observation
from gusher.games.oilfield.bots.judgement import OilfieldJudgement
from gusher.games.oilfield.rules.drill import Drill
from gusher.games.oilfield.rules.government import GovernmentFee
from gusher.games.oilfield.rules.invest import FinalSale, Invest
from gusher.games.oilfield.rules.lease import Lease
from gusher.games.oilfield.rules.national import National
from gusher.games.oilfield.rules.round import ChooseCards
from gusher.games.oilfield.rules.table import NOBODY, Table
from tests.bots.passive import play as play_with_passive_seats
from tests.games.oilfield.scene import arrange, ask, offered, play, start


def choice(s: Table, name: str = "greedy", seed: int = 4) -> str:
    return bot(name, "oilfield").choose(Observation(s, s.actor), Rng(seed)).notation


def at(position: str, frame: Frame | None = None, **options: Any) -> Table:
    s = start(4, **options)
    arrange(s, position.replace(", ", "\n"))
    if frame is not None:
        ask(s, frame)
    return s


OUT_OF_WORK = "dallas 0/3 at 3, market small_local_tower medium_local_tower, seat 0 ${} dallas:small_tower austin"


@pytest.mark.parametrize("dollars", [8, 9])
def test_greedy_builds_where_its_towers_are_dead(dollars: int) -> None:
    """With $8 or $9 and a tower for $7 on sale it does not go to invest, only to find that it needs the money."""
    s = at(OUT_OF_WORK.format(dollars))
    assert choice(s).startswith("place build")
    play(s, f"0 {choice(s)}, 1 place lease_5, 2 place lease_6, 3 place lease_7, 0 card local, 1 card local, 2 card local, 3 card local")
    play(s, "3 decline, 2 decline, 1 decline")
    assert choice(s) == "buy small_local_tower"


def test_greedy_saves_for_a_tower_that_it_cannot_pay_yet() -> None:
    """The subsidy, not an investment: without a tower at work nobody ends the game."""
    assert choice(at(OUT_OF_WORK.format(6).replace("small_local_tower ", "") + ", pot 3")) == "place subsidy_1"


def test_greedy_keeps_its_last_concession_for_a_field_that_lives() -> None:
    """Four concessions in dead fields would leave it without work for ever."""
    dead = "dallas 0/3 at 3, seat 0 $20 dallas:small_tower dallas:small_tower dallas:small_tower"
    assert choice(at(f"{dead}, cards austin", Lease(0, 5, False))) == "take austin"
    s = at("pecos 0/3 at 3, cards pecos, seat 0 $20 pecos:small_tower pecos:small_tower pecos:small_tower", Lease(0, 5, False))
    assert choice(s) == "decline"


def test_greedy_keeps_a_way_to_a_second_field_where_nobody_else_drills() -> None:
    """Four concessions in one field could never end the game; somebody who drills elsewhere could."""
    alone = "cards pecos, seat 0 $20 pecos:small_tower pecos pecos"
    assert choice(at(alone, Lease(0, 5, False))) == "decline"
    assert choice(at(f"{alone}, seat 1 dallas:small_tower", Lease(0, 5, False))) == "take pecos"


def test_greedy_expects_no_oil_of_a_tower_that_sells_gas() -> None:
    """A government tower whose fee is not paid, in a field without gas, is no reason to drill."""
    s = at("dallas 5/0, seat 0 $20 dallas:government_tower", advanced=True)
    judgement = OilfieldJudgement()
    judgement.consider(s, 0)
    assert judgement.drill(s, 0, NOBODY) == 0.0


def test_greedy_sells_for_the_fee_that_keeps_it_from_drilling() -> None:
    """The last oil of Austin would cost its government tower there: that is no reason to place on Drill for ever."""
    s = at("austin 1/0, seat 0 $2 2/0 austin:government_tower austin:small_tower", advanced=True)
    judgement = OilfieldJudgement()
    judgement.consider(s, 0)
    assert judgement.drill(s, 0, NOBODY) == 0.0
    assert choice(s).startswith("place local")


@pytest.mark.parametrize("number", range(12))
def test_greedy_ends_games_with_passive_seats(number: int) -> None:
    play_with_passive_seats(number)


# What search tries at all

SALES = "price 1, dallas 5/1, seat 0 $1 2/0 dallas:small_tower row5 row3 row2"


def sensible(s: Table) -> list[str]:
    """What search thinks about."""
    options = s.options(0)
    return [option.notation for option in search_of("oilfield", "hard").evaluation.sensible(s, 0, options)]


@pytest.mark.parametrize("frame", [National(0, False, 0), Drill(0), ChooseCards(), None], ids=["national", "drill", "cards", "worker"])
def test_search_does_not_sell_investments_where_nothing_is_to_be_paid(frame: Frame | None) -> None:
    """§13.4.2 The price never falls: to sell later is never worse."""
    s = at(SALES, frame)
    assert "divest 5, divest 3, divest 2" in offered(s, 0)
    assert ", ".join([*sensible(s), "divest 5", "divest 3", "divest 2"]) == offered(s, 0)


@pytest.mark.parametrize("frame", [Lease(0, 7, True), Invest(0), GovernmentFee(0, 0, 0), FinalSale(0)])
def test_search_may_sell_where_money_is_demanded(frame: Frame) -> None:
    """§13.4.5"""
    s = at(SALES.replace("small_tower", "government_tower"), frame, advanced=True)
    assert ", ".join(sensible(s)) == offered(s, 0)


@pytest.mark.parametrize(
    ("option", "value"), [("government_cubes", "three"), ("full_row_sale", "not_allowed"), ("final_sale_window", False)]
)
def test_search_may_sell_where_waiting_can_cost_something(option: str, value: object) -> None:
    """§13.4.2 Cubes or rows may run out, or no sale follow the last round."""
    s = at(SALES, National(0, False, 0), **{option: value})
    assert "divest 3" in sensible(s)


def test_search_sells_no_investment_in_national() -> None:
    """§10.3 It did in one of some sixty of these decisions, for the price of the row and nothing else."""
    s = at(SALES, National(0, False, 0))
    assert all(not choice(s, "search-hard", seed).startswith("divest") for seed in range(10))
