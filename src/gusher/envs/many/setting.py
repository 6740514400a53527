"""What is played in many games at once, and where what happens in them is written."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gusher.bots import bot
from gusher.core.errors import SetupError
from gusher.core.game import Game
from gusher.envs.many.batch import ALL, DRAWN, Batch
from gusher.envs.rewards import check_reward
from gusher.registry import game

DTYPES = ("float32", "int32")
FLAGS = ("bool", "int8", "uint8")


@dataclass(frozen=True)
class Manner:
    """A game, how many of it, and who plays. Refuses what cannot be played."""

    name: str
    count: int
    seats: int
    bots: str | None = None  # None: every seat is asked
    seat: int | None = None  # the own seat, with bots; None: another one for every game
    options: dict[str, object] = field(default_factory=dict)
    reward: str = "ranking"
    max_decisions: int | None = None

    def __post_init__(self) -> None:
        self.game.complete(self.seats, self.options)
        check_reward(self.reward)
        if self.count < 1:
            raise SetupError("there must be at least 1 game, not {count}", count=self.count)
        if self.max_decisions is not None and self.max_decisions < 1:
            raise SetupError("max_decisions must be at least 1, not {count}", count=self.max_decisions)
        if self.bots is None:
            if self.seat is not None:
                raise SetupError("an own seat needs bots in the others: name some, or leave out seat")
        else:
            if self.seat is not None and not 0 <= self.seat < self.seats:
                raise SetupError("seat must be 0 to {last}, not {seat}", last=self.seats - 1, seat=self.seat)
            seated(self.bots, self.game.name, self.seats)

    @property
    def game(self) -> Game:
        return game(self.name)

    @property
    def width(self) -> int:
        """How many numbers an observation has."""
        return self.game.encoder(self.seats).size

    def of(self, count: int) -> Manner:
        """The same with so many games."""
        return replace(self, count=count)

    def batch(self) -> Batch:
        """The games themselves, in this process."""
        found = self.game
        own = ALL if self.bots is None else DRAWN if self.seat is None else self.seat
        others = [] if self.bots is None else seated(self.bots, found.name, self.seats)
        opening = found.start(self.seats, **self.options)
        return Batch(opening, found.encoder(self.seats), found.actions, self.count, own, others, self.max_decisions or 0)

    def shapes(self) -> dict[str, tuple[tuple[int, ...], tuple[str, ...]]]:
        """For each array its shape and the types of numbers that it may have, the usual one first."""
        n = self.count
        return {
            "observations": ((n, self.width), DTYPES),
            "masks": ((n, len(self.game.actions)), FLAGS),
            "asked": ((n,), ("int32",)),
            "rewards": ((n, self.seats), ("float32",)),
            "terminated": ((n,), FLAGS),
            "truncated": ((n,), FLAGS),
            "final_observations": ((n, self.width), DTYPES),
            "final_masks": ((n, len(self.game.actions)), FLAGS),
            "places": ((n, self.seats), ("int32",)),
            "scores": ((n, self.seats), ("int32",)),
        }


def seated(bots: str, name: str, seats: int) -> list[Any]:
    """The bots of the other seats: one for all, or one each with commas between them, in turn order after the own seat."""
    names = [part.strip() for part in bots.split(",")]
    if len(names) not in (1, seats - 1):
        raise SetupError(
            "{count} bots are named for {others} other seats; name {others}, or one for all", count=len(names), others=seats - 1
        )
    return [bot(each, name) for each in (names if len(names) > 1 else names * (seats - 1))]


@dataclass
class Arrays:
    """What has happened in n games, a row each. `seats` stand as the board counts them.

    - `observations`: what the asked seat sees, from its own chair; `masks`: 1 for every action that is legal now; `asked`: who is asked.
    - `rewards`: of every seat, for games that ended in this step; else 0.
    - `terminated`, `truncated`: whether the game ended in this step. The next one has begun already: observation and mask are its first.
    - Of games that ended in this step: `final_observations` and `final_masks`, as who was asked last sees the end; and, unless they were
      cut off, `places` and `scores`. What stands there of other games is old.
    """

    observations: NDArray[Any]
    masks: NDArray[Any]
    asked: NDArray[np.int32]
    rewards: NDArray[np.float32]
    terminated: NDArray[Any]
    truncated: NDArray[Any]
    final_observations: NDArray[Any]
    final_masks: NDArray[Any]
    places: NDArray[np.int32]
    scores: NDArray[np.int32]

    def part(self, rows: slice) -> Arrays:
        """The arrays of some of the games."""
        return Arrays(**{name: array[rows] for name, array in vars(self).items()})


def arrays_of(setting: Manner, given: dict[str, Any], dtype: str) -> Arrays:
    """The caller's arrays where he gives some, new ones in the other places."""
    shapes = setting.shapes()
    for name in given:
        if name not in shapes:
            raise SetupError("there is no array '{name}'; allowed: {allowed}", name=name, allowed=[*shapes])
    if dtype not in DTYPES:
        raise SetupError("dtype cannot be '{dtype}'; allowed: {allowed}", dtype=dtype, allowed=[*DTYPES])
    made = {}
    for name, (shape, kinds) in shapes.items():
        if name in given:
            made[name] = check_array(name, given[name], shape, kinds)
        else:
            made[name] = np.zeros(shape, dtype if kinds is DTYPES else kinds[0])
    return Arrays(**made)


def check_array(name: str, array: Any, shape: tuple[int, ...], kinds: tuple[str, ...]) -> NDArray[Any]:
    """Refuse an array that could not take what is written."""
    if not isinstance(array, np.ndarray):
        raise SetupError("{name} must be a NumPy array, not {kind}", name=name, kind=type(array).__name__)
    if array.shape != shape:
        raise SetupError("{name} must have the shape {wanted}, not {shape}", name=name, wanted=str(shape), shape=str(array.shape))
    if array.dtype.name not in kinds:
        raise SetupError("{name} must be of {kinds}, not {kind}", name=name, kinds=" or ".join(kinds), kind=array.dtype.name)
    if not array.flags.writeable:
        raise SetupError("{name} cannot be written to", name=name)
    return array


def seeds_of(seed: int | list[int] | None, count: int) -> list[int] | None:
    """A seed for each game: those given, or the given one and those that follow it."""
    if seed is None:
        return None
    if isinstance(seed, (int, np.integer)):
        return [int(seed) + place for place in range(count)]
    seeds = [int(each) for each in seed]
    if len(seeds) != count:
        raise SetupError("{given} seeds are given for {count} games", given=len(seeds), count=count)
    return seeds


def actions_of(actions: Any, count: int) -> NDArray[np.int64]:
    """An action for each game, by its index in the game's table."""
    given = np.asarray(actions)
    if given.shape != (count,):
        raise SetupError("actions must have the shape {wanted}, not {shape}", wanted=str((count,)), shape=str(given.shape))
    if given.dtype.kind not in "iu":
        raise SetupError("actions must be whole numbers, not {kind}", kind=given.dtype.name)
    return np.ascontiguousarray(given, np.int64)
