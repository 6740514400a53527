"""Train a player by PPO until it beats `greedy`: sb3-contrib's MaskablePPO over many games at once, about three minutes of one core.

    pip install 'gusher[train]' sb3-contrib
    python examples/ppo.py                                   Oilfield with two seats
    python examples/ppo.py --game giganten --seats 2 --choices 20000000 --save player.zip

Who always loses learns nothing from it. So the player first imitates `greedy` for some lessons (`imitate`): that is enough to win two
games in ten. From there it plays against `greedy`, and PPO does the rest. `Games` shows `gusher.envs.vector` to Stable-Baselines3, through
the lens of `train.py`. The own seat is drawn anew for every game. The last line tells how it does in new games.
"""

from __future__ import annotations

import argparse
import sys
from collections import deque
from pathlib import Path
from time import process_time
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

LESSONS = 500_000  # seeds from here on are for the imitation
NEW_GAMES = 1_000_000  # and from here on for the evaluation
TABLES, MOMENTS = 256, 200  # games and choices of each in a lesson
Floats = NDArray[np.float32]


class Games(VecEnv):
    """Many games against bots, as Stable-Baselines3 wants them. `places` are those of the latest games."""

    def __init__(self, game: str, seats: int, bots: str, count: int, processes: int, seed: int) -> None:
        self.games = gusher.envs.vector(game, count, seats, bots=bots, processes=processes)
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


def imitate(model: MaskablePPO, given: argparse.Namespace) -> None:
    """Do as the teacher would, and foresee how the game ends. In half of the games the pupil plays for all seats, and the teacher only says
    what he would do: so it learns how to go on after its own mistakes, too."""
    games = gusher.envs.vector(given.game, TABLES, given.seats)
    lens = Lens(given.game, given.seats)
    found = games.reset(LESSONS)
    optimizer = torch.optim.Adam(model.policy.parameters(), 1e-3)
    pace = torch.optim.lr_scheduler.LinearLR(optimizer, 1.0, 0.02, max(1, given.lessons))
    for lesson in range(given.lessons):
        seen = np.zeros((MOMENTS, TABLES, lens.size), np.float32)
        legal = np.zeros((MOMENTS, *found.masks.shape), np.bool_)
        told = np.zeros((MOMENTS, TABLES), np.int64)
        seats = np.zeros((MOMENTS, TABLES), np.int64)
        paid = np.full((MOMENTS, TABLES, given.seats), np.nan, np.float32)
        for at in range(MOMENTS):
            seen[at], legal[at], seats[at] = lens(found.observations), found.masks, found.asked
            told[at] = chosen = games.advise(given.teacher).copy()
            if lesson > 0:
                own = slice(TABLES // 2)
                chosen[own], _ = model.predict(seen[at, own], action_masks=legal[at, own])
            found = games.step(chosen)
            paid[at, found.terminated] = found.rewards[found.terminated]
        for at in reversed(range(MOMENTS - 1)):  # every choice of a game is paid what its end pays; nan if that is not known yet
            paid[at] = np.where(np.isnan(paid[at]), paid[at + 1], paid[at])
        worth = np.take_along_axis(paid, seats[..., None], 2)
        all_of_it = [torch.from_numpy(each.reshape(MOMENTS * TABLES, -1)) for each in (seen, legal, told, worth)]
        likely = []
        for some in torch.randperm(MOMENTS * TABLES).split(1024):
            rows, masks, actions, ends = (each[some] for each in all_of_it)
            values, logs, _ = model.policy.evaluate_actions(rows, actions.flatten(), masks)
            loss = 0.5 * torch.nan_to_num(values - ends).square().mean() - logs.mean()
            optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(model.policy.parameters(), 0.5)
            optimizer.step()
            likely.append(logs.detach().exp().mean().item())
        pace.step()
        if (lesson + 1) % 5 == 0:
            say(f"{lesson + 1:3} lessons: chance to choose as {given.teacher} does {np.mean(likely):.1%}")


class Progress(BaseCallback):
    """Says how it goes, and ends the training when the time is up. Minutes are those of the processor."""

    def __init__(self, games: Games, minutes: float) -> None:
        super().__init__()
        self.games = games
        self.end = 60 * minutes
        self.rounds = 0

    def _on_rollout_end(self) -> None:
        self.rounds += 1
        if self.games.places and self.rounds % 5 == 0:
            wins = np.mean(np.array(self.games.places) == 1)
            minutes = process_time() / 60
            say(f"{minutes:5.1f} minutes, {self.num_timesteps:9} choices: first in {wins:.1%} of the latest {len(self.games.places)} games")

    def _on_step(self) -> bool:
        return process_time() < self.end


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
    parser = argparse.ArgumentParser(description="Train a player by PPO against greedy.")
    parser.add_argument("--game", default="oilfield", help="its name (oilfield)")
    parser.add_argument("--seats", type=int, default=2, help="how many seats (2)")
    parser.add_argument("--bots", default="greedy", help="who plays the other seats (greedy)")
    parser.add_argument("--teacher", default="greedy", help="who is imitated first (greedy)")
    parser.add_argument("--lessons", type=int, default=20, help="of imitation, 51,200 choices each (20)")
    parser.add_argument("--choices", type=int, default=1_000_000, help="own choices to learn from after that (1,000,000)")
    parser.add_argument("--minutes", type=float, default=55, help="of the processor, when to stop in any case (55)")
    parser.add_argument("--count", type=int, default=256, help="games beside each other (256)")
    parser.add_argument("--processes", type=int, default=1, help="that play them (1)")
    parser.add_argument("--steps", type=int, default=128, help="choices in each game between two rounds of learning (128)")
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
    torch.set_num_threads(1)  # the matrices are small: more threads only wait for each other
    torch.distributions.Distribution.set_default_validate_args(False)  # they are right, and looking takes a fifth of the time
    model = MaskablePPO(
        "MlpPolicy",
        games,
        n_steps=given.steps,
        batch_size=4096,
        n_epochs=3,
        learning_rate=3e-4,
        gamma=1.0,  # a game is paid at its end, however long it takes
        gae_lambda=0.95,
        ent_coef=0.001,
        policy_kwargs={"net_arch": [256, 256], "activation_fn": torch.nn.ReLU},
        seed=given.seed,
        device="cpu",
    )
    tell(f"before: {given.test} new games", evaluate(model, given.game, given.seats, given.bots, given.test), given)
    imitate(model, given)
    if given.lessons > 0:
        tell(f"imitating: {given.test} new games", evaluate(model, given.game, given.seats, given.bots, given.test), given)
    model.learn(given.choices, Progress(games, given.minutes))
    say(f"trained in {process_time() / 60:.1f} minutes of the processor")
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
