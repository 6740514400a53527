"""Many games in several processes, which write into memory that all of them share.

Each process plays a part of the games, and each game is drawn from its own seed: what happens does not depend on how many there are. The
memory has no name, so that nothing is left behind however a process ends; and a worker ends when the pipe to its parent does.
"""

from __future__ import annotations

import secrets
import signal
from contextlib import suppress
from ctypes import c_byte
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gusher.core.errors import IllegalAction, SetupError
from gusher.envs.many.setting import Arrays, Setting, actions_of, check_array, seeds_of
from gusher.envs.many.vector import Vector

LINE = 64  # bytes: no two arrays share a line of the processor's memory
PATIENCE = 5  # seconds that a worker has to end


class SpreadVector(Vector):
    """A vector whose games are played by workers. Arrays that the caller gives are filled from the shared ones."""

    def __init__(self, setting: Setting, given: Arrays, processes: int) -> None:
        self.setting = setting
        self.count = setting.count
        self.live = False
        self.open = True
        kinds = {name: array.dtype.name for name, array in vars(given).items()}
        context = get_context("spawn")
        memory = context.RawArray(c_byte, measure(setting, kinds))
        self.shared, self.chosen = lay_out(setting, kinds, memory)
        self.arrays = given
        self.cuts = [setting.count * place // processes for place in range(processes + 1)]
        self.workers = []
        for first, last in zip(self.cuts, self.cuts[1:], strict=False):
            ours, theirs = context.Pipe()
            process = context.Process(target=work, args=(setting, kinds, memory, first, last, theirs), daemon=True)
            process.start()
            theirs.close()
            self.workers.append((process, ours))

    def write_to(self, **arrays: NDArray[Any]) -> None:
        shapes = self.setting.shapes()
        for name, array in arrays.items():
            if name not in shapes:
                raise SetupError("there is no array '{name}'; allowed: {allowed}", name=name, allowed=[*shapes])
            setattr(self.arrays, name, check_array(name, array, *shapes[name]))

    def reset(self, seed: int | list[int] | None = None) -> Arrays:
        seeds = seeds_of(seed, self.count)
        if seeds is None and not self.live:
            seeds = seeds_of(secrets.randbits(62), self.count)
        self.ask([("reset", None if seeds is None else seeds[first:last]) for first, last in zip(self.cuts, self.cuts[1:], strict=False)])
        self.live = True
        return self.copied()

    def step(self, actions: Any) -> Arrays:
        given = self.checked(actions_of(actions, self.count))
        if given is not self.chosen:
            self.chosen[:] = given
        self.ask([("step", None)] * len(self.workers))
        return self.copied()

    def sample(self) -> NDArray[np.int64]:
        if not self.live:
            raise SetupError("no game has begun: call reset first")
        self.ask([("sample", None)] * len(self.workers))
        return self.chosen

    def checked(self, actions: NDArray[np.int64]) -> NDArray[np.int64]:
        """Refuse what is illegal before any worker has done anything."""
        if not self.live:
            raise SetupError("no game has begun: call reset first")
        masks = self.shared.masks
        within = (actions >= 0) & (actions < masks.shape[1])
        legal = within & (masks[np.arange(self.count), np.where(within, actions, 0)] != 0)
        if not legal.all():
            at = int(legal.argmin())
            worker = int(np.searchsorted(self.cuts, at, side="right")) - 1
            self.tell(worker, ("refuse", (at - self.cuts[worker], int(actions[at]))))
            self.hear(worker)
        return actions

    def ask(self, words: list[tuple[str, Any]]) -> None:
        for worker, each in enumerate(words):
            self.tell(worker, each)
        for worker in range(len(words)):
            self.hear(worker)

    def tell(self, worker: int, words: tuple[str, Any]) -> None:
        if not self.open:
            raise SetupError("the games are closed")
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

    def lost(self) -> None:
        self.close()
        raise SetupError("a process of the games has ended before its time; make the vector again")

    def copied(self) -> Arrays:
        for name, array in vars(self.shared).items():
            to = getattr(self.arrays, name)
            if to is not array:
                np.copyto(to, array)
        return self.arrays

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


def measure(setting: Setting, kinds: dict[str, str]) -> int:
    """How many bytes all arrays take."""
    return sum(size for _, size in places(setting, kinds))


def places(setting: Setting, kinds: dict[str, str]) -> list[tuple[str, int]]:
    """The arrays in their order, and the bytes that each takes, the chosen actions last."""
    found = []
    for name, (shape, _) in setting.shapes().items():
        found.append((name, int(np.prod(shape)) * np.dtype(kinds[name]).itemsize))
    found.append(("chosen", setting.count * 8))
    return [(name, -(-size // LINE) * LINE) for name, size in found]


def lay_out(setting: Setting, kinds: dict[str, str], memory: Any) -> tuple[Arrays, NDArray[np.int64]]:
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


def work(setting: Setting, kinds: dict[str, str], memory: Any, first: int, last: int, pipe: Connection) -> None:
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
