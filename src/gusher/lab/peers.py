"""Other engines that play games of chance and choice at random, to compare with. Each is driven the fastest honest way that it offers.

Forced choices count as decisions here, and with us they do not: the comparison leans to the peers' side.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from random import random

Game = Callable[[], int]  # plays one game to its end and says how many decisions it took


def openspiel(name: str) -> Game:
    """A game of OpenSpiel, C++ driven from Python. Chance is drawn by its probabilities, as a driver must that knows no game."""
    import pyspiel

    game = pyspiel.load_game(name)
    terminal, chance = int(pyspiel.PlayerId.TERMINAL), int(pyspiel.PlayerId.CHANCE)

    def play() -> int:
        decisions = 0
        state = game.new_initial_state()
        while (player := state.current_player()) != terminal:
            if player == chance:
                state.apply_action(drawn(state.chance_outcomes()))
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(random() * len(actions))])
                decisions += 1
        return decisions

    return play


def drawn(outcomes: list[tuple[int, float]]) -> int:
    left = random()
    for action, probability in outcomes:
        left -= probability
        if left < 0:
            return action
    return outcomes[-1][0]


def catanatron() -> Game:
    """Catan in pure Python, with four random players. Every action that it records counts."""
    from catanatron import Color, RandomPlayer
    from catanatron import Game as Catan

    def play() -> int:
        game = Catan([RandomPlayer(color) for color in Color])
        game.play()
        state = game.state
        return len(state.action_records if hasattr(state, "action_records") else state.actions)

    return play


_PEERS: dict[str, tuple[str, Callable[[], Game]]] = {
    "openspiel hearts": ("pyspiel", lambda: openspiel("hearts")),
    "openspiel crazy_eights": ("pyspiel", lambda: openspiel("crazy_eights(players=4)")),
    "catanatron": ("catanatron", catanatron),
}


def peers() -> list[str]:
    """Those that are installed."""
    return [name for name, (module, _) in _PEERS.items() if find_spec(module) is not None]


def peer(name: str) -> Game:
    return _PEERS[name][1]()
