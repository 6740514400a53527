"""Play the games of a run in order of their number, in this process or spread over several."""

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

from gusher.lab.run import Outcome, Plan, Run
from gusher.lab.stop import Stop

BY_CHANCE = (50, 200)  # the least and the most games of mere chance that a process is handed at once
BY_THOUGHT = (1, 10)  # the same for bots that think
AHEAD = 4  # chunks waiting for each process


def outcomes(plan: Plan, games: int, jobs: int, stop: Stop) -> Generator[list[Outcome], None, None]:
    """The outcomes of games 0 to `games` - 1, a chunk at a time. When asked to stop, those that are done still come."""
    run = Run(plan)
    least, most = BY_CHANCE if run.all_random else BY_THOUGHT
    size = max(least, min(most, games // (32 * jobs)))
    firsts = range(0, games, size)
    chunks = (range(first, min(first + size, games)) for first in firsts)
    jobs = min(jobs, len(firsts))
    if jobs == 1:
        return play_here(run, chunks, stop)
    return play_there(plan, chunks, jobs, stop)


def play_here(run: Run, chunks: Iterator[range], stop: Stop) -> Generator[list[Outcome], None, None]:
    for chunk in chunks:
        done = play_chunk(run, chunk, stop)
        if done:
            yield done
        if stop.asked:
            return


def play_there(plan: Plan, chunks: Iterator[range], jobs: int, stop: Stop) -> Generator[list[Outcome], None, None]:
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), start_worker, (plan, stop.flag))
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


def play_chunk(run: Run, chunk: range, stop: Stop) -> list[Outcome]:
    done: list[Outcome] = []
    for index in chunk:
        if stop.asked:
            break
        outcome = run.play(index, stop)
        if outcome is not None:
            done.append(outcome)
    return done


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


class Worker:
    """What a worker process plays, set once when it starts."""

    run: Run
    stop: Stop


def start_worker(plan: Plan, flag: c_bool) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with_parent, daemon=True).start()
    Worker.run = Run(plan)
    Worker.stop = Stop(flag)


def end_with_parent() -> None:
    """However the process that started us ends, we do not outlive it."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def work(chunk: range) -> list[Outcome]:
    return play_chunk(Worker.run, chunk, Worker.stop)
