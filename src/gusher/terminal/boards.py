"""Which games can be shown in a terminal, and how: one entry a game."""

from __future__ import annotations

from typing import Protocol

from rich.console import RenderableType

from gusher.core.errors import SetupError
from gusher.core.game import Game
from gusher.terminal.giganten import GigantenTable
from gusher.terminal.giganten_words import GigantenWords
from gusher.terminal.interbellum import InterbellumTable
from gusher.terminal.interbellum_words import InterbellumWords
from gusher.terminal.mcmulti import McMultiTable
from gusher.terminal.mcmulti_words import McMultiWords
from gusher.terminal.oilfield import OilfieldTable
from gusher.terminal.oilfield_words import OilfieldWords
from gusher.terminal.words import View, Words
from gusher.texts import Texts


class Board(Protocol):
    def draw(self, view: View, width: int) -> RenderableType:
        """The table as the view shows it, to fit so many columns."""


def board_of(game: Game, texts: Texts, names: list[str]) -> tuple[Board, Words]:
    """How a game is drawn and worded for these players."""
    if game.name == "oilfield":
        oilfield = OilfieldWords(texts, game, names)
        return OilfieldTable(oilfield), oilfield
    if game.name == "mcmulti":
        mcmulti = McMultiWords(texts, game, names)
        return McMultiTable(mcmulti), mcmulti
    if game.name == "giganten":
        giganten = GigantenWords(texts, game, names)
        return GigantenTable(giganten), giganten
    if game.name == "interbellum":
        interbellum = InterbellumWords(texts, game, names)
        return InterbellumTable(interbellum), interbellum
    raise SetupError(f"{game.title} cannot be shown in a terminal yet")
