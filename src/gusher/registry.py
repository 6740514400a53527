"""The games that there are, by name. Server, lab and adapters reach games only through here."""

from __future__ import annotations

from gusher.core.errors import SetupError
from gusher.core.game import Game
from gusher.games.giganten import GAME as GIGANTEN
from gusher.games.interbellum import GAME as INTERBELLUM
from gusher.games.mcmulti import GAME as MCMULTI
from gusher.games.oilfield import GAME as OILFIELD

_GAMES: dict[str, Game] = {game.name: game for game in (OILFIELD, MCMULTI, GIGANTEN, INTERBELLUM)}


def games() -> list[Game]:
    return list(_GAMES.values())


def game(name: str) -> Game:
    found = _GAMES.get(name.lower())
    if found is None:
        raise SetupError(f"there is no game '{name}'; allowed: {', '.join(_GAMES)}")
    return found
