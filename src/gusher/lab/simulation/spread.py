"""Play the games of a study in order of their number, in this process or spread over several."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Generator, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from ctypes import c_bool
from itertools import islice
from multiprocessing import get_context, parent_process
from threading import Thread

from gusher import build
from gusher.lab.simulation.simulator import Outcome
from gusher.lab.simulation.study import Chunks, Desk, Study
from gusher.lab.stop import Stop

AHEAD = 4  # chunks waiting for each process

Outcomes = Generator[list[Outcome], None, None]


def outcomes(study: Study, jobs: int, stop: Stop, done: bytearray | None = None) -> Outcomes:
    """The outcomes of all games but those marked in `done`, a chunk at a time. When asked to stop, those that are done still come."""
    desk = Desk(study)
    chunks = Chunks(study, jobs, desk.swift, done)
    jobs = min(jobs, len(chunks))
    if jobs <= 1:
        return play_here(desk, chunks, stop)
    return play_there(study, iter(chunks), jobs, stop)


def play_here(desk: Desk, chunks: Chunks, stop: Stop) -> Outcomes:
    for chunk in chunks:
        done = desk.play_chunk(chunk, stop)
        if done:
            yield done
        if stop.asked:
            return


def play_there(study: Study, chunks: Iterator[list[int] | range], jobs: int, stop: Stop) -> Outcomes:
    os.environ["GUSHER_PURE"] = "1" if build() == "pure" else "0"  # they play on the build that we play on, whatever is compiled meanwhile
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), start_worker, (study, stop.flag))
    running: deque[Future[list[Outcome]]] = deque()
    try:
        with no_interrupts():
            running.extend(pool.submit(work, chunk) for chunk in islice(chunks, AHEAD * jobs))
        while running:
            done = running[0].result()
            running.popleft()
            if not stop.asked:
                with no_interrupts():
                    running.extend(pool.submit(work, chunk) for chunk in islice(chunks, 1))
            if done:
                yield done
    finally:
        if running:
            stop.ask()
        pool.shutdown(cancel_futures=True)


@contextmanager
def no_interrupts() -> Iterator[None]:
    """Keep Ctrl-C waiting. Processes started meanwhile never hear it: the one that started them tells them when to stop."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class OwnDesk:
    """What a process plays, set once when it starts."""

    desk: Desk
    stop: Stop


def start_worker(study: Study, flag: c_bool) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with_parent, daemon=True).start()
    OwnDesk.desk = Desk(study)
    OwnDesk.stop = Stop(flag)


def end_with_parent() -> None:
    """However the process that started us ends, we do not outlive it."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def work(chunk: list[int] | range) -> list[Outcome]:
    return OwnDesk.desk.play_chunk(chunk, OwnDesk.stop)
