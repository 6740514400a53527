"""Where the games of a training run are played: in this process, in several, or on a Ray cluster. Wherever that is, they are the same."""

from __future__ import annotations

import gc
import os
import signal
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from threading import Thread
from typing import Any, Protocol

from gusher import build
from gusher.lab.simulation.spread import end_with_parent, no_interrupts
from gusher.lab.training.lessons import Assignment, Classroom, Contest

CHUNK = 5  # games that a process is handed at once
AHEAD = 2  # chunks of a match that each process has before its outcome is looked at


class OwnClassroom:
    """What a process plays with; made when the first game of a kind is asked for."""

    desk: Classroom | None = None


def desk_for(game: str) -> Classroom:
    if OwnClassroom.desk is None or OwnClassroom.desk.game.name != game:
        OwnClassroom.desk = Classroom(game)
    return OwnClassroom.desk


def play_some(lesson: Assignment, numbers: range) -> list[bytes]:
    return [desk_for(lesson.course.game).play(lesson, number) for number in numbers]


def meet_some(match: Contest, numbers: range) -> list[float]:
    return [desk_for(match.course.game).meet(match, number) for number in numbers]


Submit = Callable[..., Callable[[], Any]]  # begins a call somewhere, and gives what waits for its result


class Hall(Protocol):
    jobs: int

    def submit(self, call: Callable[..., Any], *arguments: Any) -> Callable[[], Any]: ...


class Here:
    """In this process, when the result is asked for."""

    jobs = 1

    def submit(self, call: Callable[..., Any], *arguments: Any) -> Callable[[], Any]:
        return lambda: call(*arguments)


class There:
    """In processes beside this one."""

    def __init__(self, pool: ProcessPoolExecutor, jobs: int) -> None:
        self.pool = pool
        self.jobs = jobs

    def submit(self, call: Callable[..., Any], *arguments: Any) -> Callable[[], Any]:
        with no_interrupts():
            return self.pool.submit(call, *arguments).result


class OnRay:
    """On a cluster that was joined."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def submit(self, call: Callable[..., Any], *arguments: Any) -> Callable[[], Any]:
        import ray

        reference = ray.remote(max_retries=3)(call).remote(*arguments)
        return lambda: ray.get(reference)


def start_worker() -> None:
    gc.freeze()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with_parent, daemon=True).start()


@contextmanager
def hall(jobs: int, address: str | None) -> Iterator[Hall]:
    gc.freeze()  # PyTorch alone has half a million objects, which need not be looked at again and again
    if address is not None:
        from gusher.lab.simulation.cluster import cluster

        with cluster(address, jobs):
            import ray

            yield OnRay(max(1, int(ray.cluster_resources().get("CPU", 1))))
    elif jobs <= 1:
        yield Here()
    else:
        os.environ["GUSHER_PURE"] = "1" if build() == "pure" else "0"
        pool = ProcessPoolExecutor(jobs, get_context("spawn"), start_worker)
        try:
            yield There(pool, jobs)
        finally:
            pool.shutdown(cancel_futures=True)


def chunks(count: int) -> list[range]:
    return [range(first, min(first + CHUNK, count)) for first in range(0, count, CHUNK)]


def begin(place: Hall, lesson: Assignment) -> Callable[[], list[bytes]]:
    """Begin the games of a lesson; what this gives waits for all of them, in the order of their numbers."""
    begun = [place.submit(play_some, lesson, numbers) for numbers in chunks(lesson.course.games)]
    return lambda: [game for wait in begun for game in wait()]


def shares(place: Hall, match: Contest, most: int) -> Iterator[float]:
    """What the player of a match won, game by game; who has seen enough leaves the rest."""
    waiting: deque[Callable[[], list[float]]] = deque()
    for numbers in chunks(most):
        waiting.append(place.submit(meet_some, match, numbers))
        if len(waiting) > AHEAD * place.jobs:
            yield from waiting.popleft()()
    for wait in waiting:
        yield from wait()
