"""The table of McMulti in a terminal: what everybody may see of the economy, and who is out."""

from __future__ import annotations

import re

import pytest
from rich.console import Console

from gusher.games.mcmulti import GAME
from gusher.games.mcmulti.rules.table import Table
from gusher.terminal.boards import board_of
from gusher.texts import Texts, languages
from tests.games.mcmulti.scene import go, scene

pytestmark = pytest.mark.one_build

WIDTH = 80


def drawn(s: Table, language: str = "en") -> str:
    board, _ = board_of(GAME, Texts(language), ["Ann", "Ben", "Cleo", "Dan"])
    console = Console(width=WIDTH, no_color=True)
    with console.capture() as shown:
        console.print(board.draw(s.view(1), WIDTH))
    return shown.get()


def test_all_seven_cards_with_the_results_that_bring_them() -> None:
    """§16 The card in force, those that the difference die can bring, and the others; demand, purchase and sale."""
    screen = drawn(scene())
    for line in (
        "▶   Recovery     +3   5/3  48/24   64/30 30",
        "1   Downturn     +2  12/8  75/45  120/80 60",
        "2–5 Expansion    +4   9/5  66/32   96/60 50",
        "6   Rapid growth +6  14/9  88/50  132/90 65",
        "    Prosperity   +7 16/12 100/60 160/120 75",
        "    Recession     0   8/4  55/30   80/32 45",
        "    Depression   −2   4/2  32/18   50/24 20",
    ):
        assert line in screen


@pytest.mark.parametrize("language", languages())
def test_it_fits(language: str) -> None:
    assert max(len(line) for line in drawn(scene(), language).splitlines()) <= WIDTH


def test_who_has_conceded_is_out() -> None:
    """§10.6"""
    assert re.search(r"Ann \(out\) ", drawn(go(scene("0: $0"), "concede yes")))
