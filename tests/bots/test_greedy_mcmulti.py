"""McMulti's `greedy`: it ends what it begins."""

from __future__ import annotations

import pytest

from gusher.bots import bot
from gusher.core.rng import Rng
from gusher.core.view import Observation
from gusher.games.mcmulti.rules.table import NOBODY, Table
from tests.games.mcmulti.scene import go, scene


def choose(s: Table, seed: int = 1) -> str:
    return bot("greedy", "mcmulti").choose(Observation(s, s.actor), Rng(seed)).notation


def test_who_is_near_the_target_with_nothing_left_builds_again() -> None:
    """Two companies that had sold all they had, a little short of the target, waited for round 200."""
    s = go(scene("0: $954\n1: $954\nconsumers 80\nmore N8\nless N4", seats=2, edition="1988"), "none; dice 1 2")
    assert choose(s).startswith("buy")


@pytest.mark.slow
def test_two_companies_that_have_sold_everything_come_to_an_end() -> None:
    for seed in range(6):
        s = scene("0: $954\n1: $937\nconsumers 80\nround 40\nmore N8\nless N4", seats=2, edition="1988")
        player, rng = bot("greedy", "mcmulti"), Rng(seed)
        while not s.over:
            if s.chance:
                s.apply(s.sample(rng))
            else:
                s.play(int(s.actor), player.choose(Observation(s, s.actor), rng))
        assert s.declarer != NOBODY
        assert s.round < 100


def test_who_is_broke_for_good_concedes() -> None:
    assert choose(scene("0: $0")) == "concede yes"
