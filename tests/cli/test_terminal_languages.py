"""Boards in a terminal have room in every language: nothing is wider than the screen, and no word is cut off."""

from __future__ import annotations

import re
from io import StringIO

import pytest
from rich.console import Console, RenderableType

from gusher import registry, texts
from gusher.core.playout import Tally, playout
from gusher.core.rng import Rng
from gusher.house import House
from gusher.terminal.boards import board_of
from gusher.terminal.final import final_scores
from gusher.terminal.words import SmallBoard
from gusher.texts import Texts

pytestmark = pytest.mark.one_build

NAMES = ["Anna", "Ben", "Cleo", "Dora", "Emil"]
WIDTH = 80
POSITIONS = 12
EVERY = 30  # decisions


@pytest.mark.parametrize("language", texts.languages())
@pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.name)
def test_boards_fit(game: House, language: str) -> None:
    seats = max(game.seats)
    board, words = board_of(game, Texts(language), NAMES[:seats])
    rng, tally = Rng(5), Tally()
    s = game.start(seats)
    for _ in range(POSITIONS):
        view = s.view(0)
        lines = printed(board.draw(view, WIDTH))
        assert [line for line in lines if re.search(r"\w…", line)] == []
        if isinstance(board, SmallBoard):  # which may shorten what a card says
            lines += printed(board.brief(view, WIDTH))
        assert max(len(line.rstrip()) for line in lines) <= WIDTH
        playout(s, rng, tally, EVERY)
    playout(s, rng, tally)
    lines = printed(final_scores(s, words, [f"{name} (greedy)" for name in words.names]))
    assert [line for line in lines if re.search(r"\w…", line)] == []


def printed(drawn: RenderableType) -> list[str]:
    out = StringIO()
    Console(file=out, width=WIDTH, color_system=None).print(drawn)
    return out.getvalue().splitlines()
