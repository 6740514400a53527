"""A process that waits, and measures how fast something is done whenever it is told to.

It is started once, so that its start is not measured, and it does nothing between two slices, so that several can take turns.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from time import perf_counter, process_time
from types import TracebackType

import gusher
from gusher.lab.bench.works import Work, Works, envs, games, search
from gusher.lab.processes import of_our_kind

OWN: dict[str, Callable[[str, int], Works]] = {"games": games.own, "search": search.own, "envs": envs.own}
PEERS: dict[str, Callable[[str], Works]] = {"games": games.peer, "search": search.peer, "envs": envs.peer}


class Meter:
    """Our side of such a process, for the works of one game of ours, or of a peer, which has no seats.

    Use it in a `with` block, which ends it. `build` is None if it could not start.
    """

    def __init__(self, kind: str, name: str, seats: int = 0, pure: bool = False) -> None:
        env = os.environ | of_our_kind(pure)
        command = [sys.executable, "-P", "-m", __name__, kind, name, str(seats)]
        # In a session of its own it does not hear Ctrl-C; it ends when we close its input, or end.
        self.process = subprocess.Popen(
            command, env=env, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
        )
        self.build = self.reply()

    def reply(self) -> str | None:
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip() or None

    def rate(self, what: str, seconds: float) -> float:
        """How often a second it is done, over a slice of so many seconds."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{what} {seconds}\n")
        self.process.stdin.flush()
        answer = self.reply()
        if answer is None:
            raise RuntimeError(f"the process that measures {what} has ended")
        done, took = json.loads(answer)
        return float(done / took)

    def __enter__(self) -> Meter:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.process.communicate()


def main(kind: str, name: str, seats: str) -> None:
    replies = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # nothing that others print may be taken for a reply
    works = works_of(kind, name, int(seats))
    for work in works.values():
        work()
    replies.write(f"{gusher.build()}\n")
    replies.flush()
    for line in sys.stdin:
        what, seconds = line.rsplit(maxsplit=1)
        replies.write(json.dumps(measure(works[what], float(seconds))) + "\n")
        replies.flush()


def works_of(kind: str, name: str, seats: int) -> Works:
    return OWN[kind](name, seats) if seats else PEERS[kind](name)


def measure(work: Work, seconds: float) -> tuple[int, float]:
    """What was done in at least so many seconds, and the processor time that it took."""
    done = 0
    end = perf_counter() + seconds
    began = process_time()
    while True:
        done += work()
        took = process_time() - began
        if took > 0 and perf_counter() >= end:
            return done, took


if __name__ == "__main__":
    main(*sys.argv[1:])
