"""The learner: makes better weights out of games. The only place that needs PyTorch."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch

from gusher.bots.learned.network import REGRETS, Layers
from gusher.lab.training.course import SEEDS, Course

Array = np.ndarray[Any, Any]
ITEMS_COUNT = 0.1  # what it counts to foretell the items of the score, against who wins


@dataclass
class Positions:
    """Positions of games with the same number of seats: what was seen, and what it should have been taken for."""

    seen: Array
    win: Array
    share: Array
    items: Array

    def __len__(self) -> int:
        return len(self.seen)


def read_game(game: bytes, shape: Layers, trace: float) -> tuple[int, Positions] | None:
    """The positions of a game, each with targets from what came after it: the end of the game, and what was thought of it on the way.

    What is thought after a blind choice says nothing about the positions before it, and does not reach them.
    """
    numbers = np.frombuffer(game, "<f4")
    if len(numbers) < 2 or not numbers[1]:
        return None
    seats, count = int(numbers[0]), int(numbers[1])
    items = int(shape.items)
    end = 2 + 2 * seats + seats * items
    win, share = numbers[2 : 2 + seats], numbers[2 + seats : 2 + 2 * seats]
    score = numbers[2 + 2 * seats : end].reshape(seats, items)
    rows = numbers[end:].reshape(count, -1)
    targets = np.empty((count, 2 * seats), np.float32)
    last: dict[int, tuple[Array, Array, bool]] = {}
    order = [np.roll(np.arange(seats), -seat) for seat in range(seats)]
    for at in range(count - 1, -1, -1):
        seat, blind = int(rows[at, 0]), bool(rows[at, 1])
        thought = rows[at, 2 : 2 + 2 * seats]
        if seat not in last:
            target = np.concatenate([win[order[seat]], share[order[seat]]])
        else:
            later, said, cut = last[seat]
            target = said if cut else (1 - trace) * said + trace * later
        targets[at] = target
        last[seat] = (target, thought, blind)
    turned = np.stack([score[order[int(seat)]] for seat in rows[:, 0]]).astype(np.float32)
    seen = rows[:, 2 + 2 * seats :].astype(np.float16)
    return seats, Positions(seen, targets[:, :seats], targets[:, seats:], turned)


class Learner:
    """Weights, the games that they are learned from, and how fast they change."""

    def __init__(self, course: Course, shape: Layers) -> None:
        torch.set_num_threads(1)
        self.course = course
        self.shape = shape
        self.read: deque[dict[int, Positions]] = deque(maxlen=course.kept)
        generator = torch.Generator().manual_seed(course.seed * len(SEEDS) + SEEDS["learner"])
        self.parts = [torch.nn.Parameter(start(size, shape, place, generator)) for place, size in enumerate(shape.sizes())]
        self.mean = [part.detach().clone() for part in self.parts]
        self.steps = 0
        self.optimizer = torch.optim.Adam(self.parts, lr=course.rate)

    def take(self, games: list[bytes], generation: int) -> None:
        """Games of one more generation; the oldest are forgotten. What nobody thought of yet cannot be learned from."""
        trace = 1.0 if generation <= self.course.warm else self.course.trace
        found: dict[int, list[Positions]] = {}
        for game in games:
            read = read_game(game, self.shape, trace)
            if read is not None:
                found.setdefault(read[0], []).append(read[1])
        self.read.append({seats: joined(each) for seats, each in found.items()})

    def learn(self, generation: int) -> float:
        """Change the weights for one generation. Returns how wrong they were about who wins, as mean cross entropy."""
        course = self.course
        left = 1.0 - generation / (course.generations + 1)
        for group in self.optimizer.param_groups:
            group["lr"] = course.rate * (0.1 + 0.9 * left)
        rng = np.random.default_rng([course.seed, SEEDS["learner"], generation])
        by_seats = {seats: [each[seats] for each in self.read if seats in each] for seats in {n for each in self.read for n in each}}
        wrong, weight = 0.0, 0
        batches: list[tuple[int, Array]] = []
        for seats, parts in sorted(by_seats.items()):
            size = sum(map(len, parts))
            many = max(1, int(size * course.passes / course.kept / course.batch))
            chosen = rng.integers(0, size, (many, course.batch))
            batches += [(seats, each) for each in chosen]
        pools = {seats: joined(parts) for seats, parts in by_seats.items()}
        for place in rng.permutation(len(batches)):
            seats, chosen = batches[int(place)]
            pool = pools[seats]
            loss, win = self.loss(seats, pool.seen[chosen], pool.win[chosen], pool.share[chosen], pool.items[chosen])
            self.optimizer.zero_grad()
            loss.backward()
            self.optimizer.step()
            self.average()
            wrong += win * len(chosen)
            weight += len(chosen)
        return wrong / max(1, weight)

    def average(self) -> None:
        """What plays is the mean of the last steps: each step follows the luck of some hundred games, the mean does not."""
        self.steps += 1
        share = max(1 / self.steps, 1 / self.course.mean)
        with torch.no_grad():
            for mean, part in zip(self.mean, self.parts, strict=True):
                mean.lerp_(part, share)

    def loss(self, seats: int, seen: Array, win: Array, share: Array, items: Array) -> tuple[torch.Tensor, float]:
        said = self.forward(torch.from_numpy(seen.astype(np.float32)), seats)
        by_win = -(torch.log_softmax(said[:, :, 0], 1) * torch.from_numpy(win)).sum(1).mean()
        by_share = -(torch.log_softmax(said[:, :, 1], 1) * torch.from_numpy(share)).sum(1).mean()
        by_items = torch.square(said[:, :, 2:] - torch.from_numpy(items)).mean()
        return by_win + by_share + ITEMS_COUNT * by_items, float(by_win.detach())

    def forward(self, seen: torch.Tensor, seats: int) -> torch.Tensor:
        """The network of `bots.learned.network`, for many positions at once."""
        shape = self.shape
        table, numbers, first, second = int(shape.table), int(shape.seat) - REGRETS, int(shape.first), int(shape.second)
        by_table, by_seat, added, by_own, by_mean, added_second, by_second, added_last = self.parts
        regrets, ground, of_seats = seen[:, :REGRETS], seen[:, REGRETS : REGRETS + table], seen[:, REGRETS + table :]
        weights = by_seat.view(-1, first)
        hidden = of_seats.reshape(-1, seats, numbers) @ weights[:numbers]
        hidden = hidden + (ground @ by_table.view(table, first) + added)[:, None]
        chosen = torch.zeros(len(seen), seats, first)
        chosen[:, 0] = regrets @ weights[numbers:]
        hidden = torch.relu(hidden + chosen)
        context = hidden.mean(1) @ by_mean.view(first, second) + added_second
        upper = torch.relu(hidden @ by_own.view(first, second) + context[:, None])
        return upper @ by_second.view(second, -1) + added_last

    def numbers(self) -> bytes:
        """The weights as a file has them."""
        return b"".join(mean.numpy().astype("<f4").tobytes() for mean in self.mean)

    def state(self) -> dict[str, Any]:
        parts = [part.detach() for part in self.parts]
        return {"parts": parts, "mean": self.mean, "steps": self.steps, "optimizer": self.optimizer.state_dict()}

    def restore(self, state: dict[str, Any]) -> None:
        with torch.no_grad():
            for part, kept in zip(self.parts, state["parts"], strict=True):
                part.copy_(kept)
            self.mean = [kept.clone() for kept in state["mean"]]
            self.steps = state["steps"]
        self.optimizer.load_state_dict(state["optimizer"])


def start(size: int, shape: Layers, place: int, generator: torch.Generator) -> torch.Tensor:
    """Small numbers at first; the last layer knows nothing yet. What is added is 0."""
    inputs = {0: shape.table, 1: shape.seat, 3: shape.first, 4: shape.first}.get(place)
    if inputs is None:
        return torch.zeros(size) if place != 6 else 0.01 * torch.randn(size, generator=generator)
    return torch.randn(size, generator=generator).div(float(inputs) ** 0.5)


def joined(parts: list[Positions]) -> Positions:
    if len(parts) == 1:
        return parts[0]
    rows = [[getattr(part, name) for part in parts] for name in ("seen", "win", "share", "items")]
    return Positions(*(np.concatenate(each) for each in rows))
