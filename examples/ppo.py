"""Train a player by PPO until it beats `greedy`: sb3-contrib's MaskablePPO over many games at once.

    pip install 'gusher[train]' sb3-contrib
    python examples/ppo.py                                   Giganten with two seats
    python examples/ppo.py --game oilfield --seats 4 --minutes 55 --save player.zip

`Games` shows `gusher.envs.vector` to Stable-Baselines3, through the lens of `train.py`. All the rest is the library's.
The own seat is drawn anew for every game. The last line tells how it does against the bots in new games.
"""

from __future__ import annotations

import argparse
import sys
from collections import deque
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np
import torch
from gymnasium import spaces
from numpy.typing import NDArray
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv
from train import Lens  # the other example, beside this one

import gusher.envs
from gusher.core.errors import GusherError

NEW_GAMES = 1_000_000  # seeds from here on are for the evaluation
Floats = NDArray[np.float32]


class Games(VecEnv):
    """Many games against bots, as Stable-Baselines3 wants them. `places` are those of the latest games."""

    def __init__(self, game: str, seats: int, bots: str, count: int, processes: int, seed: int) -> None:
        # By the share of points: who always comes in last learns nothing from places.
        self.games = gusher.envs.vector(game, count, seats, bots=bots, reward="share", processes=processes)
        self.lens = Lens(game, seats)
        self.seed_of_all = seed
        self.places: deque[int] = deque(maxlen=2000)
        actions = spaces.Discrete(self.games.arrays.masks.shape[1])
        super().__init__(count, spaces.Box(-2, 2, (self.lens.size,), np.float32), actions)

    def reset(self) -> Floats:
        return self.lens(self.games.reset(self.seed_of_all).observations)

    def step_async(self, actions: NDArray[np.int64]) -> None:
        self.chosen = actions

    def step_wait(self) -> tuple[Floats, Floats, NDArray[np.bool_], list[dict[str, Any]]]:
        seats = self.games.arrays.asked.copy()
        found = self.games.step(self.chosen)
        infos: list[dict[str, Any]] = [{} for _ in seats]
        for at in np.flatnonzero(found.terminated):
            self.places.append(int(found.places[at, seats[at]]))
            infos[at]["terminal_observation"] = self.lens(found.final_observations[at])
        return self.lens(found.observations), found.rewards[np.arange(len(seats)), seats], found.terminated.copy(), infos

    def close(self) -> None:
        self.games.close()

    def env_method(self, method_name: str, *method_args: Any, indices: Any = None, **method_kwargs: Any) -> list[Any]:
        """The masks are all that is asked for."""
        assert method_name == "action_masks"
        return list(self.games.arrays.masks)

    def has_attr(self, name: str) -> bool:
        return name == "action_masks"

    def get_attr(self, name: str, indices: Any = None) -> list[Any]:
        return [None] * self.num_envs

    def set_attr(self, name: str, value: Any, indices: Any = None) -> None:
        raise NotImplementedError

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs


class Progress(BaseCallback):
    """Says how it goes, and ends the training when the time is up."""

    def __init__(self, games: Games, minutes: float) -> None:
        super().__init__()
        self.games = games
        self.began = perf_counter()
        self.end = self.began + 60 * minutes
        self.rounds = 0

    def _on_rollout_end(self) -> None:
        self.rounds += 1
        if self.games.places and self.rounds % 10 == 0:
            wins = np.mean(np.array(self.games.places) == 1)
            minutes = (perf_counter() - self.began) / 60
            say(f"{minutes:5.1f} minutes, {self.num_timesteps:9} choices: first in {wins:.1%} of the latest {len(self.games.places)} games")

    def _on_step(self) -> bool:
        return perf_counter() < self.end


def evaluate(model: MaskablePPO, game: str, seats: int, bots: str, count: int) -> float:
    """Its share of first places in new games, which are as many as are played beside each other; a shared one counts in parts."""
    games = gusher.envs.vector(game, min(count, 250), seats, bots=bots)
    lens = Lens(game, seats)
    found = games.reset(NEW_GAMES)
    quota = np.full(games.count, -(-count // games.count))  # so many of each, however long they take
    wins: list[float] = []
    while (quota > 0).any():
        own = found.asked.copy()
        chosen, _ = model.predict(lens(found.observations), action_masks=found.masks)
        found = games.step(chosen)
        for at in np.flatnonzero(found.terminated & (quota > 0)):
            quota[at] -= 1
            places = found.places[at]
            wins.append(float(places[own[at]] == 1) / max(1, int((places == 1).sum())))
    return float(np.mean(wins))


def say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Train a player by PPO until it beats greedy.")
    parser.add_argument("--game", default="giganten", help="its name (giganten)")
    parser.add_argument("--seats", type=int, default=2, help="how many seats (2)")
    parser.add_argument("--bots", default="greedy", help="who plays the other seats (greedy)")
    parser.add_argument("--minutes", type=float, default=50, help="how long to train (50)")
    parser.add_argument("--choices", type=int, default=10**9, help="or after how many choices to stop")
    parser.add_argument("--count", type=int, default=64, help="games beside each other (64)")
    parser.add_argument("--processes", type=int, default=2, help="that play them (2)")
    parser.add_argument("--steps", type=int, default=256, help="choices in each game between two rounds of learning (256)")
    parser.add_argument("--test", type=int, default=1000, help="how many games to be tested in (1000)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path, help="where to keep the player, a .zip file")
    return parser.parse_args()


def main() -> int:
    given = arguments()
    try:
        games = Games(given.game, given.seats, given.bots, given.count, given.processes, given.seed)
    except GusherError as refused:
        sys.stderr.write(f"ppo: {refused}\n")
        return 2
    torch.set_num_threads(given.processes)
    model = MaskablePPO(
        "MlpPolicy",
        games,
        n_steps=given.steps,
        batch_size=2048,
        n_epochs=4,
        learning_rate=3e-4,
        gamma=0.999,
        gae_lambda=0.97,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [256, 128]},
        seed=given.seed,
        device="cpu",
    )
    tell(f"before: {given.test} new games", evaluate(model, given.game, given.seats, given.bots, given.test), given)
    model.learn(given.choices, Progress(games, given.minutes))
    games.close()
    tell(f"after: {given.test} new games", evaluate(model, given.game, given.seats, given.bots, given.test), given)
    if given.save is not None:
        model.save(given.save)
    return 0


def tell(when: str, wins: float, given: argparse.Namespace) -> None:
    margin = 1.96 * np.sqrt(wins * (1 - wins) / given.test)
    say(f"{when}: first in {wins:.1%} ± {margin:.1%} against {given.bots} (an even share is {1 / given.seats:.1%})")


if __name__ == "__main__":
    sys.exit(main())
