"""Many games in this process, written into NumPy arrays."""

from __future__ import annotations

import secrets
from types import TracebackType
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from gusher.bots import bot
from gusher.core.errors import SetupError
from gusher.envs.many.batch import TERMINATED, TRUNCATED
from gusher.envs.many.setting import Arrays, Manner, actions_of, check_array, seeds_of
from gusher.envs.rewards import by_ranking, by_share

BUFFERS = {"masks": np.uint8, "final_masks": np.uint8, "ended": np.uint8, "sampled": np.int64, "advised": np.int64}  # the others are int32


class Vector:
    """n games that go on together: `reset`, then `step` with an action for each, again and again.

    What happens is written into `arrays`, which both return: always the same ones, so copy what you keep, or give others with `write_to`.
    A game that ends is followed by the next one of the same seed in the same step. `close` is only needed with several processes.
    """

    def __init__(self, setting: Manner, arrays: Arrays) -> None:
        self.setting = setting
        self.arrays = arrays
        self.count = setting.count
        self.batch = setting.batch()
        self.live = False
        self.paid = False
        self.advisers: dict[str, Any] = {}
        views = {name: np.frombuffer(view, BUFFERS.get(name, np.int32)) for name, view in self.batch.buffers().items()}
        self.rows = views["rows"].reshape(self.count, -1)
        self.legal = views["masks"].reshape(self.count, -1)
        self.viewers, self.ended, self.sampled, self.advised = (views[name] for name in ("viewers", "ended", "sampled", "advised"))
        of_ends = ("finals", "final_masks", "places", "scores")
        self.finals, self.final_masks, self.places, self.scores = (views[name].reshape(self.count, -1) for name in of_ends)

    def write_to(self, **arrays: NDArray[Any]) -> None:
        """From now on write these into other arrays, for example into the next place of a store."""
        shapes = self.setting.shapes()
        for name, array in arrays.items():
            if name not in shapes:
                raise SetupError("there is no array '{name}'; allowed: {allowed}", name=name, allowed=[*shapes])
            setattr(self.arrays, name, check_array(name, array, *shapes[name]))
        self.paid = True  # whatever stands in them is cleared with the next step

    def reset(self, seed: int | list[int] | None = None) -> Arrays:
        """New games: with the seeds given, or from the seed given on; without any, the next ones of the seeds before."""
        seeds = seeds_of(seed, self.count)
        if seeds is None and not self.live:
            seeds = seeds_of(secrets.randbits(62), self.count)
        self.begin(seeds)
        self.live = True
        return self.arrays

    def step(self, actions: Any) -> Arrays:
        """An action in each game, by its index. An illegal one is refused with its § and its game, and nothing has happened anywhere."""
        self.check_live()
        self.play(actions_of(actions, self.count))
        return self.arrays

    def sample(self) -> NDArray[np.int64]:
        """A legal action for each game, each as likely. The array is the vector's own."""
        self.check_live()
        return self.draw()

    def advise(self, name: str) -> NDArray[np.int64]:
        """What that bot would do in each game if it were asked, for who wants to learn from it. The array is the vector's own."""
        self.check_live()
        return self.hear_from(name)

    def check_live(self) -> None:
        if not self.live:
            raise SetupError("no game has begun: call reset first")

    def close(self) -> None:
        """Nothing is open."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()

    # Within

    def begin(self, seeds: list[int] | None) -> None:
        self.batch.reset(seeds)
        self.write()
        self.forget()

    def play(self, actions: NDArray[np.int64]) -> None:
        self.batch.step(actions)
        self.write()
        if self.paid:
            self.forget()
        if self.batch.endings:
            self.pay()

    def draw(self) -> NDArray[np.int64]:
        self.batch.sample()
        return self.sampled

    def hear_from(self, name: str) -> NDArray[np.int64]:
        if name not in self.advisers:
            self.advisers[name] = bot(name, self.setting.game.name)
        self.batch.advise(self.advisers[name])
        return self.advised

    def write(self) -> None:
        np.copyto(self.arrays.observations, self.rows)
        np.copyto(self.arrays.masks.view(np.uint8), self.legal)  # of whatever type they are, 1 and 0 are the same byte
        np.copyto(self.arrays.asked, self.viewers)

    def forget(self) -> None:
        """No game has ended in this step."""
        for array in (self.arrays.rewards, self.arrays.terminated, self.arrays.truncated):
            array[:] = 0
        self.paid = False

    def pay(self) -> None:
        """What the games that ended in this step have brought."""
        to = self.arrays
        ended = np.array(self.batch.endings)
        np.equal(self.ended, TERMINATED, out=to.terminated, casting="unsafe")
        np.equal(self.ended, TRUNCATED, out=to.truncated, casting="unsafe")
        to.final_observations[ended] = self.finals[ended]
        to.final_masks[ended] = self.final_masks[ended]
        to.places[ended] = self.places[ended]
        to.scores[ended] = self.scores[ended]
        for at in self.batch.endings:
            if self.ended[at] == TERMINATED:
                by_place = self.setting.reward == "ranking"
                to.rewards[at] = by_ranking(self.places[at].tolist()) if by_place else by_share(self.scores[at].tolist())
        self.paid = True
