"""How a game is drawn and worded in a terminal: as its house says."""

from __future__ import annotations

from gusher.core.game import Game
from gusher.house import House
from gusher.terminal.words import Board, Words
from gusher.texts import Texts


def board_of(game: Game, texts: Texts, names: list[str]) -> tuple[Board, Words]:
    """For these players. Every game that there is comes from the registry, and so from a house."""
    assert isinstance(game, House)
    return game.terminal(texts, names)
