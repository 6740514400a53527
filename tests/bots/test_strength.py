"""What measures strength says what it should: the long forms are parts of the proof."""

from __future__ import annotations

import pytest

import gusher
from gusher.lab.simulation.plan import plan
from gusher.registry import games
from tests.bots import ladder, strength

pytestmark = [pytest.mark.slow, pytest.mark.one_build]


@pytest.mark.parametrize("figure", strength.FIGURES)
def test_every_figure_of_every_game_can_be_played(figure: str) -> None:
    for game in games():
        for each in strength.FIGURES[figure](game.name):
            plan(game, each.seats, [each.one] + [each.others] * (each.seats - 1), seed=1, options={})
            assert 1 / each.seats < each.least < 1


def test_a_figure_is_told_with_its_error(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(strength.FIGURES, "small", lambda game: [strength.Rivals("greedy", "random", 3, 0.5)])
    assert strength.main("small", "giganten", 4) == 0
    assert capsys.readouterr().out == "giganten, 4 games each: greedy against 2 random 100.0% (± 5.0%, at least 50%)\n"
    monkeypatch.setitem(strength.FIGURES, "small", lambda game: [strength.Rivals("random", "greedy", 3, 0.5)])
    assert strength.main("small", "giganten", 4) == 1
    assert capsys.readouterr().out.endswith("; too little\n")


def test_a_step_that_is_none_is_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(type(gusher.game("giganten")), "ladder", lambda self: {"random": "random", "greedy": "greedy"})
    assert ladder.main("giganten", 30) == 1
    assert "greedy 100.0%; not a step: ['greedy']" in capsys.readouterr().out
