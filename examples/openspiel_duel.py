"""`master`, or `search`, against OpenSpiel's own information-set search, two of each at one table, with the same time for a move.

    python examples/openspiel_duel.py                       40 games of Oilfield, 50 ms a move
    python examples/openspiel_duel.py --game giganten --bot search --games 10 --ms 500

OpenSpiel's bot (`ISMCTSBot`, random roll-outs) plays through `gusher.envs.spiel`. It counts simulations and not time, so it gets as many as
fitted in its time at the move before, and at least two, without which it cannot choose. Needs `pip install 'gusher[openspiel]'`.
"""

from __future__ import annotations

import argparse
import sys
from itertools import combinations
from time import perf_counter
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import gusher
from gusher.bots import bot
from gusher.core.errors import GusherError
from gusher.core.rng import Rng
from gusher.core.view import Observation
from gusher.envs.spiel import PREFIX, register

SEATS = 4
UCT = 1.4


class Side:
    """Two players at a table, and what they used."""

    def __init__(self) -> None:
        self.wins = 0.0
        self.moves = 0
        self.seconds = 0.0


class Ours(Side):
    def __init__(self, name: str, game: str, ms: int) -> None:
        super().__init__()
        self.bot = bot(f"{name}:ms={ms}", game)

    def choose(self, state: Any, seat: int, rng: Rng) -> int:
        return int(self.bot.choose(Observation(state.table, seat), rng).index)


class Theirs(Side):
    def __init__(self, game: str, ms: int) -> None:
        super().__init__()
        self.ms = ms
        self.each = 0.001 * ms  # seconds a simulation
        random = np.random.RandomState(1)
        self.bot = ismcts.ISMCTSBot(
            game=pyspiel.load_game(PREFIX + game, {"players": SEATS}),
            evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=random),
            uct_c=UCT,
            max_simulations=1,
            random_state=random,
        )

    def choose(self, state: Any, seat: int, rng: Rng) -> int:
        simulations = max(2, round(0.001 * self.ms / self.each))
        self.bot._max_simulations = simulations
        began = perf_counter()
        chosen = int(self.bot.step(state))
        self.each = (perf_counter() - began) / simulations
        return chosen


def play(state: Any, sides: list[Ours | Theirs], rng: Rng) -> None:
    """A game to its end; the side of each seat is given."""
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(state.table.sample(rng).index)
            continue
        seat = state.current_player()
        side = sides[seat]
        began = perf_counter()
        action = side.choose(state, seat, rng)
        side.seconds += perf_counter() - began
        side.moves += 1
        state.apply_action(action)
    ranks = state.table.ranking()
    for seat, side in enumerate(sides):
        side.wins += (ranks[seat] == 1) / ranks.count(1)


def say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def main() -> None:
    parser = argparse.ArgumentParser(description="A bot of ours against OpenSpiel's ISMCTSBot, two of each.")
    parser.add_argument("--bot", default="master", choices=["master", "search"])
    parser.add_argument("--game", default="oilfield")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--ms", type=int, default=50, help="milliseconds a move")
    given = parser.parse_args()
    if given.games < 1 or given.ms < 1:
        parser.error("--games and --ms must be at least 1")
    register()
    try:
        gusher.game(given.game)
    except GusherError as refused:
        parser.error(str(refused))
    ours, theirs = Ours(given.bot, given.game, given.ms), Theirs(given.game, given.ms)
    pairs = list(combinations(range(SEATS), 2))  # every two seats in turn, so that no chair decides
    for number in range(given.games):
        mine = pairs[number % len(pairs)]
        play(theirs.bot._game.new_initial_state(), [ours if seat in mine else theirs for seat in range(SEATS)], Rng(11, number))
        say(f"{number + 1} games: {given.bot} won {ours.wins:g}, IS-MCTS {theirs.wins:g}")
    for name, side in ((given.bot, ours), ("IS-MCTS", theirs)):
        say(f"{name}: {side.wins / given.games:.1%} of {given.games} games, {1000 * side.seconds / side.moves:.0f} ms a move")


if __name__ == "__main__":
    main()
