"""McMulti, by the paragraphs of its RULES. `GAME` is the only name that others import."""

from __future__ import annotations

from gusher.games.mcmulti.game import GAME

__all__ = ["GAME"]
