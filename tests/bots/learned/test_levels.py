"""Levels for people: who plays them, and that one that wavers is weaker the more it does."""

from __future__ import annotations

import pytest

import gusher
from gusher.bots import bot
from gusher.bots.learned.look import Learned
from gusher.bots.learned.master import Master
from gusher.lab.commands.simulate import simulate


def test_a_level_is_played_by_its_bot_and_one_that_is_missing_by_the_strongest() -> None:
    easy = bot("easy", "interbellum")
    assert isinstance(easy, Learned)
    assert f"learned:waver={easy.waver:g}" == gusher.game("interbellum").ladder()["easy"]
    assert "champion" not in gusher.game("interbellum").ladder()
    assert isinstance(bot("champion", "interbellum"), Master)


@pytest.mark.slow
def test_who_wavers_more_wins_less() -> None:
    won = simulate(gusher.game("oilfield"), 2, 40, ["learned", "learned:waver=0.05"], seed=4).win_share[0]
    assert won is not None
    assert won > 0.8
