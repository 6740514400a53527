"""Random games of ours, and of other engines that play games of chance and choice, each driven the fastest honest way that it offers.

Forced choices count as decisions of theirs, and not of ours: the comparison leans to the peers' side.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from itertools import count
from random import random

import gusher
from gusher.core.playout import Tally, playout
from gusher.core.rng import Rng
from gusher.core.rules import State
from gusher.lab.bench.works import Work, Works
from gusher.lab.simulation.plan import MOST_DECISIONS

SEED = 2
POSITIONS = 32


def own(name: str, seats: int) -> Works:
    """Games to their end, and copies of positions in their middle."""
    start = gusher.game(name).start(seats)
    streams = count()
    tally = Tally()

    def play() -> int:
        before = tally.decisions
        playout(start.clone(), Rng(SEED, next(streams)), tally, MOST_DECISIONS)
        return tally.decisions - before

    clones = [middle(start, stream).clone for stream in range(POSITIONS)]

    def clone() -> int:
        for make in clones:
            make()
        return POSITIONS

    return {"decisions": play, "clones": clone}


def middle(start: State, stream: int) -> State:
    """A position halfway through a random game."""
    tally = Tally()
    playout(start.clone(), Rng(SEED, stream), tally, MOST_DECISIONS)
    s = start.clone()
    playout(s, Rng(SEED, stream), Tally(), tally.decisions // 2)
    return s


def openspiel(name: str) -> Work:
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


def catanatron() -> Work:
    """Catan in pure Python, with four random players. Every action that it records counts."""
    from catanatron import Color, RandomPlayer
    from catanatron import Game as Catan

    def play() -> int:
        game = Catan([RandomPlayer(color) for color in Color])
        game.play()
        state = game.state
        return len(state.action_records if hasattr(state, "action_records") else state.actions)

    return play


_PEERS: dict[str, tuple[str, Callable[[], Work]]] = {
    "openspiel hearts": ("pyspiel", lambda: openspiel("hearts")),
    "openspiel crazy_eights": ("pyspiel", lambda: openspiel("crazy_eights(players=4)")),
    "catanatron": ("catanatron", catanatron),
}


def peers() -> list[str]:
    """Those that are installed."""
    return [name for name, (module, _) in _PEERS.items() if find_spec(module) is not None]


def peer(name: str) -> Works:
    return {"decisions": _PEERS[name][1]()}
