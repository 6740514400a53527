"""Many games in several processes, which write into memory that all of them share.

Each process plays a part of the games, and each game is drawn from its own seed: what happens does not depend on how many there are. The
memory has no name, so that nothing is left behind however a process ends; and a worker ends when the pipe to its parent does.
"""

from __future__ import annotations

import signal
from contextlib import suppress
from ctypes import c_byte
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, NoReturn

import numpy as np
from numpy.typing import NDArray

from gusher.bots import bot
from gusher.core.errors import IllegalAction, SetupError
from gusher.envs.many.setting import Arrays, Manner
from gusher.envs.many.vector import Vector

LINE = 64  # bytes: no two arrays share a line of the processor's memory
PATIENCE = 5  # seconds that a worker has to end


class SpreadVector(Vector):
    """A vector whose games are played by workers. Its arrays are the shared ones, but for those that the caller gives: these are filled."""

    def __init__(self, setting: Manner, arrays: Arrays, given: set[str], processes: int) -> None:
        self.setting = setting
        self.count = setting.count
        self.live = False
        self.open = True
        kinds = {name: array.dtype.name for name, array in vars(arrays).items()}
        context = get_context("spawn")
        memory = context.RawArray(c_byte, sum(size for _, size in places(setting, kinds)))
        self.shared, self.chosen = lay_out(setting, kinds, memory)
        self.arrays = Arrays(**(vars(self.shared) | {name: vars(arrays)[name] for name in given}))
        self.cuts = [setting.count * place // processes for place in range(processes + 1)]
        self.workers = []
        for first, last in pairwise(self.cuts):
            ours, theirs = context.Pipe()
            process = context.Process(target=work, args=(setting, kinds, memory, first, last, theirs), daemon=True)
            process.start()
            theirs.close()
            self.workers.append((process, ours))

    def begin(self, seeds: list[int] | None) -> None:
        self.ask([("reset", None if seeds is None else seeds[first:last]) for first, last in pairwise(self.cuts)])
        self.fill()

    def play(self, actions: NDArray[np.int64]) -> None:
        self.check(actions)
        if actions is not self.chosen:
            self.chosen[:] = actions
        self.ask([("step", None)] * len(self.workers))
        self.fill()

    def draw(self) -> NDArray[np.int64]:
        self.ask([("sample", None)] * len(self.workers))
        return self.chosen

    def hear_from(self, name: str) -> NDArray[np.int64]:
        bot(name, self.setting.game.name)  # refuses a name that there is not, before any worker hears it
        self.ask([("advise", name)] * len(self.workers))
        return self.chosen

    def check(self, actions: NDArray[np.int64]) -> None:
        """Refuse what is illegal before any worker has done anything."""
        masks = self.shared.masks
        within = (actions >= 0) & (actions < masks.shape[1])
        legal = within & (masks[np.arange(self.count), np.where(within, actions, 0)] != 0)
        if not legal.all():
            at = int(legal.argmin())
            worker = int(np.searchsorted(self.cuts, at, side="right")) - 1
            self.tell(worker, ("refuse", (at - self.cuts[worker], int(actions[at]))))
            self.hear(worker)

    def ask(self, words: list[tuple[str, Any]]) -> None:
        for worker, each in enumerate(words):
            self.tell(worker, each)
        for worker in range(len(words)):
            self.hear(worker)

    def tell(self, worker: int, words: tuple[str, Any]) -> None:
        if not self.open:
            raise SetupError("the games are closed: make the vector again")
        try:
            self.workers[worker][1].send(words)
        except OSError:
            self.lost()

    def hear(self, worker: int) -> None:
        try:
            answer = self.workers[worker][1].recv()
        except (EOFError, OSError):
            self.lost()
        if answer is not None:
            section, reason, details = answer
            raise IllegalAction(section, reason, **(details | {"game": details["game"] + self.cuts[worker]}))

    def lost(self) -> NoReturn:
        self.close()
        raise SetupError("a process of the games has ended before its time; make the vector again")

    def fill(self) -> None:
        for name, array in vars(self.shared).items():
            to = getattr(self.arrays, name)
            if to is not array:
                np.copyto(to, array, casting="same_kind" if name.endswith("observations") else "unsafe")

    def close(self) -> None:
        """End the workers. What was written stays readable."""
        self.open = False
        for _, ours in self.workers:
            ours.close()
        for process, _ in self.workers:
            process.join(PATIENCE)
            if process.is_alive():
                process.kill()
                process.join()
        self.workers = []

    def __del__(self) -> None:
        with suppress(AttributeError):  # it was never made
            self.close()


def places(setting: Manner, kinds: dict[str, str]) -> list[tuple[str, int]]:
    """The arrays in their order, and the bytes that each takes, the chosen actions last."""
    found = []
    for name, (shape, _) in setting.shapes().items():
        found.append((name, int(np.prod(shape)) * np.dtype(kinds[name]).itemsize))
    found.append(("chosen", setting.count * 8))
    return [(name, -(-size // LINE) * LINE) for name, size in found]


def lay_out(setting: Manner, kinds: dict[str, str], memory: Any) -> tuple[Arrays, NDArray[np.int64]]:
    """The arrays in the shared memory, and the actions that were chosen."""
    made: dict[str, NDArray[Any]] = {}
    offset = 0
    shapes = {name: shape for name, (shape, _) in setting.shapes().items()} | {"chosen": (setting.count,)}
    for name, size in places(setting, kinds):
        shape = shapes[name]
        kind = kinds.get(name, "int64")
        made[name] = np.frombuffer(memory, kind, int(np.prod(shape)), offset).reshape(shape)
        offset += size
    chosen = made.pop("chosen")
    return Arrays(**made), chosen


def work(setting: Manner, kinds: dict[str, str], memory: Any, first: int, last: int, pipe: Connection) -> None:
    """Play games `first` to `last` until the parent has no more to say."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent hears it, and ends us
    shared, chosen = lay_out(setting, kinds, memory)
    part = shared.part(slice(first, last))
    vector = Vector(setting.of(last - first), part)
    mine = chosen[first:last]
    while True:
        try:
            command, value = pipe.recv()
        except EOFError:
            return
        answer = None
        if command == "step":
            vector.step(mine)
        elif command == "sample":
            mine[:] = vector.sample()
        elif command == "advise":
            mine[:] = vector.advise(value)
        elif command == "reset":
            vector.reset(value)
        else:
            try:
                vector.batch.refuse(*value)
            except IllegalAction as refused:
                answer = (refused.section, refused.reason, refused.details)
        try:
            pipe.send(answer)
        except OSError:
            return
