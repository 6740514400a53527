"""Iterations of our search and of OpenSpiel's, with the same number of them a decision."""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from itertools import count

import gusher
from gusher.bots import search_of
from gusher.bots.search.setting import Setting
from gusher.core.playout import Tally, playout
from gusher.core.rng import Rng
from gusher.core.rules import State
from gusher.core.view import Observation
from gusher.lab.bench.works import Work, Works
from gusher.lab.simulation.plan import MOST_DECISIONS

SEED = 3
A_DECISION = 40  # iterations
PLACES = ("opening", "middle")
WAYS = ("full", "hard")
FULL = Setting(iterations=A_DECISION, prior=1.0)  # random play-outs to the end, without the advice of `greedy`


def own(name: str, seats: int) -> Works:
    """Our search from the opening and from the middle of a game, with full random play-outs and as it plays."""
    start = gusher.game(name).start(seats)
    works: Works = {}
    for place in PLACES:
        s = position(start, place)
        for way in WAYS:
            works[f"{place} {way}"] = work_of(name, s, way)
    return works


def work_of(name: str, s: State, way: str) -> Work:
    seen = Observation(s, s.actor)
    streams = count()

    def work() -> int:
        search = search_of(name, "hard")
        setting = FULL.copy() if way == "full" else search.setting.copy()
        setting.iterations = A_DECISION
        setting.ms = 0
        search.change(setting)
        search.think(seen, Rng(SEED, next(streams)))
        return A_DECISION

    return work


def position(start: State, place: str) -> State:
    """The first decision of a random game, or the first after its half."""
    most = 0
    if place == "middle":
        tally = Tally()
        playout(start.clone(), Rng(SEED), tally, MOST_DECISIONS)
        most = tally.decisions // 2
    s = start.clone()
    rng = Rng(SEED)
    playout(s, rng, Tally(), most)
    while s.chance:
        s.apply(s.sample(rng))
    return s


def openspiel_search(name: str) -> Work:
    """OpenSpiel's own search in C++ with one random roll-out an iteration, from the first decision of a game."""
    import pyspiel

    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    evaluator = pyspiel.RandomRolloutEvaluator(1, SEED)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, A_DECISION, 1000, False, SEED, False)

    def work() -> int:
        bot.step(state)
        return A_DECISION

    return work


def openspiel_python_search(name: str) -> Work:
    """The same in OpenSpiel's Python."""
    import numpy
    import pyspiel
    from open_spiel.python.algorithms import mcts

    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    evaluator = mcts.RandomRolloutEvaluator(1, numpy.random.RandomState(SEED))
    bot = mcts.MCTSBot(game, 2.0, A_DECISION, evaluator, random_state=numpy.random.RandomState(SEED))

    def work() -> int:
        bot.step(state)
        return A_DECISION

    return work


_PEERS: dict[str, Callable[[], Work]] = {
    "openspiel backgammon": lambda: openspiel_search("backgammon"),
    "openspiel gin_rummy": lambda: openspiel_search("gin_rummy"),
    "openspiel backgammon, Python": lambda: openspiel_python_search("backgammon"),
    "openspiel gin_rummy, Python": lambda: openspiel_python_search("gin_rummy"),
}


def peers() -> list[str]:
    """Those that are installed."""
    return list(_PEERS) if find_spec("pyspiel") is not None else []


def peer(name: str) -> Works:
    return {"iterations": _PEERS[name]()}
