"""Train a small player from nothing until it beats `random`, on one core, with NumPy alone.

    python examples/train.py                          Oilfield with four seats, about a minute
    python examples/train.py --game giganten --seats 3 --games 4000

The player is a network with one hidden layer. It sees an observation of `gusher.envs.seat_env` and gives each action a weight; illegal ones
get none. After every batch of games each choice is made more likely or less, by how the game ended compared with the other games of the
batch (REINFORCE with a baseline, steps by Adam). The last line tells how it does against `random` in new games.
"""

from __future__ import annotations

import argparse
import os
import sys
from dataclasses import dataclass, field
from pathlib import Path
from time import process_time

os.environ.setdefault("OMP_NUM_THREADS", "1")  # the matrices are small: more threads only wait for each other

import numpy as np
from numpy.typing import NDArray

import gusher.envs
from gusher.core.errors import GusherError

Floats = NDArray[np.float32]

HIDDEN = 64
BATCH = 40  # games
STEP = 0.003
ENTROPY = 0.003  # keeps it curious
NEW_GAMES = 1_000_000  # seeds from here on are for the evaluation


class Lens:
    """An observation as the network takes it: numbers near one, and every feature with labels as switches, one for each label."""

    def __init__(self, game: str, seats: int) -> None:
        features = gusher.envs.layout(game, seats)
        numbers = [f for f in features if not f.labels]
        self.plain = np.concatenate([np.arange(f.offset, f.offset + f.size) for f in numbers])
        self.usual = np.concatenate([np.full(f.size, f.usual, np.float32) for f in numbers])
        self.choices = np.concatenate([np.arange(f.offset, f.offset + f.size) for f in features if f.labels])
        widths = np.concatenate([np.full(f.size, len(f.labels) + 1) for f in features if f.labels])
        self.first = len(self.plain) + np.cumsum(widths) - widths
        self.size = len(self.plain) + int(widths.sum())

    def __call__(self, rows: Floats) -> Floats:
        """One row, or many at once."""
        seen = np.zeros((*rows.shape[:-1], self.size), np.float32)
        seen[..., : len(self.plain)] = np.clip(rows[..., self.plain] / self.usual, -2, 2)
        switches = self.first + rows[..., self.choices].astype(np.int64) + 1  # -1 is "none"
        np.put_along_axis(seen, switches, 1, axis=-1)
        return seen


class Network:
    """What it weighs with, and how it learns."""

    def __init__(self, inputs: int, actions: int, rng: np.random.Generator) -> None:
        self.weights: list[Floats] = [
            (rng.standard_normal((inputs, HIDDEN)) / np.sqrt(inputs)).astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            np.zeros((HIDDEN, actions), np.float32),
            np.zeros(actions, np.float32),
        ]
        self.means = [np.zeros_like(weight) for weight in self.weights]
        self.squares = [np.zeros_like(weight) for weight in self.weights]
        self.steps = 0

    def chances(self, seen: Floats, legal: NDArray[np.int8]) -> tuple[Floats, Floats]:
        """How likely each action is; and what the hidden layer says, which learning needs."""
        into, bias, out, bias_out = self.weights
        hidden = np.tanh(seen @ into + bias)
        logits = np.where(legal, hidden @ out + bias_out, -np.inf)
        powers = np.exp(logits - logits.max(axis=-1, keepdims=True))
        return powers / powers.sum(axis=-1, keepdims=True), hidden

    def learn(self, seen: Floats, legal: NDArray[np.int8], chosen: NDArray[np.int64], worth: Floats) -> None:
        """Make each choice more likely by what it was worth."""
        chances, hidden = self.chances(seen, legal)
        wanted = np.zeros_like(chances)
        wanted[np.arange(len(chosen)), chosen] = 1
        logs = np.log(np.maximum(chances, 1e-8))
        entropy = -(chances * logs).sum(axis=1, keepdims=True)
        slope = (wanted - chances) * worth[:, None] - ENTROPY * chances * (logs + entropy)
        slope /= len(chosen)
        inner = (slope @ self.weights[2].T) * (1 - hidden**2)
        self.climb([seen.T @ inner, inner.sum(axis=0), hidden.T @ slope, slope.sum(axis=0)])

    def climb(self, slopes: list[Floats]) -> None:
        """One step of Adam."""
        self.steps += 1
        for weight, mean, square, slope in zip(self.weights, self.means, self.squares, slopes, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            rate = STEP * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
            weight += rate * mean / (np.sqrt(square) + 1e-8)


@dataclass
class Batch:
    """All choices of some games, and what the games brought."""

    seen: list[Floats] = field(default_factory=list)
    legal: list[NDArray[np.int8]] = field(default_factory=list)
    chosen: list[int] = field(default_factory=list)
    rewards: list[float] = field(default_factory=list)
    places: list[int] = field(default_factory=list)
    lengths: list[int] = field(default_factory=list)

    def worth(self) -> Floats:
        rewards = np.array(self.rewards, np.float32)
        return np.repeat((rewards - rewards.mean()) / (rewards.std() + 1e-6), self.lengths)


class Trainer:
    """A network at a table with bots in all other seats. Its own seat is drawn anew for every game."""

    def __init__(self, game: str, seats: int, bots: str, seed: int) -> None:
        self.env = gusher.envs.seat_env(game, seats, seat=None, bots=bots)
        self.rng = np.random.default_rng(seed)
        self.lens = Lens(game, seats)
        self.network = Network(self.lens.size, self.env.episode.size, self.rng)
        self.seats = seats

    def play(self, batch: Batch, seed: int) -> None:
        """One game, added to the batch."""
        observation, info = self.env.reset(seed=seed)
        reward, over, length = 0.0, False, 0
        while not over:
            seen, legal = self.lens(observation["observation"]), observation["action_mask"]
            chances, _ = self.network.chances(seen, legal)
            action = min(int(np.searchsorted(chances.cumsum(), self.rng.random())), len(chances) - 1)
            action = action if legal[action] else int(chances.argmax())  # where the sum of rounded chances falls short
            batch.seen.append(seen)
            batch.legal.append(legal)
            batch.chosen.append(action)
            length += 1
            observation, reward, over, _, info = self.env.step(action)
        batch.rewards.append(reward)
        batch.places.append(info["place"])
        batch.lengths.append(length)

    def train(self, games: int) -> None:
        began = process_time()
        for first in range(0, games, BATCH):
            batch = Batch()
            for number in range(first, min(first + BATCH, games)):
                self.play(batch, number)
            self.network.learn(np.stack(batch.seen), np.stack(batch.legal), np.array(batch.chosen), batch.worth())
            if first // BATCH % 10 == 0:
                mean = np.mean(batch.rewards)
                say(f"{first + BATCH:6} games, {process_time() - began:4.0f} s of the processor: reward {mean:+.2f}")

    def evaluate(self, games: int) -> str:
        """How it does in new games, with 95 % bounds for its share of first places."""
        batch = Batch()
        for number in range(games):
            self.play(batch, NEW_GAMES + number)
        wins = float(np.mean(np.array(batch.places) == 1))
        margin = 1.96 * np.sqrt(wins * (1 - wins) / games)
        even = f"an even share is {1 / self.seats:.1%}"
        return f"{games} new games: first in {wins:.1%} ± {margin:.1%} ({even}), reward {np.mean(batch.rewards):+.2f}"


def say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def main() -> int:
    parser = argparse.ArgumentParser(description="Train a small player against random.")
    parser.add_argument("--game", default="oilfield", help="its name (oilfield)")
    parser.add_argument("--seats", type=int, default=4, help="how many seats (4)")
    parser.add_argument("--bots", default="random", help="who plays the other seats (random)")
    parser.add_argument("--games", type=int, default=2000, help="how many games to learn from (2000)")
    parser.add_argument("--test", type=int, default=400, help="how many games to be tested in (400)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path, help="where to keep the weights, a .npz file")
    given = parser.parse_args()
    try:
        trainer = Trainer(given.game, given.seats, given.bots, given.seed)
    except GusherError as refused:
        sys.stderr.write(f"train: {refused}\n")
        return 2
    say(f"before: {trainer.evaluate(given.test)}")
    trainer.train(given.games)
    say(f"after: {trainer.evaluate(given.test)}")
    if given.save is not None:
        np.savez(given.save, *trainer.network.weights)
    return 0


if __name__ == "__main__":
    sys.exit(main())
