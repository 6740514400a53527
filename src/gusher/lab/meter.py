"""A process that waits, and measures how fast something is done whenever it is told to.

It is started once, so that its start is not measured, and it does nothing between two slices, so that several can take turns.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from itertools import count
from pathlib import Path
from time import perf_counter, process_time
from types import TracebackType

import gusher
from gusher.core.playout import Tally, playout
from gusher.core.rng import Rng
from gusher.core.rules import State
from gusher.lab.peers import peer
from gusher.lab.run import MOST_DECISIONS
from gusher.lab.search_works import Work, rival, search_works
from gusher.lab.stepping import stepping

SEED = 2
POSITIONS = 32


class Meter:
    """Our side of such a process. Use it in a `with` block, which ends it. `build` is None if it could not start."""

    def __init__(self, kind: str, name: str, seats: int = 0, pure: bool = False) -> None:
        home = str(Path(gusher.__file__).parent.parent)
        paths = [home, *filter(None, [os.environ.get("PYTHONPATH")])]
        env = os.environ | {"GUSHER_PURE": "1" if pure else "0", "PYTHONPATH": os.pathsep.join(paths)}
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


def works_of(kind: str, name: str, seats: int) -> dict[str, Work]:
    if kind == "own":
        return own_works(name, seats)
    if kind == "search":
        return search_works(name, seats)
    if kind == "env":
        return {"steps": stepping(name, seats)}
    return {"iterations": rival(name)} if kind == "rival" else {"decisions": peer(name)}


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


def own_works(name: str, seats: int) -> dict[str, Work]:
    start = gusher.game(name).start(seats)
    streams = count()
    tally = Tally()

    def play() -> int:
        before = tally.decisions
        playout(start.clone(), Rng(SEED, next(streams)), tally, MOST_DECISIONS)
        return tally.decisions - before

    clones = [middle(start, stream).clone for stream in range(POSITIONS)]

    def clone() -> int:
        for make in clones:
            make()
        return POSITIONS

    return {"decisions": play, "clones": clone}


def middle(start: State, stream: int) -> State:
    """A position halfway through a random game."""
    tally = Tally()
    playout(start.clone(), Rng(SEED, stream), tally, MOST_DECISIONS)
    s = start.clone()
    playout(s, Rng(SEED, stream), Tally(), tally.decisions // 2)
    return s


if __name__ == "__main__":
    main(*sys.argv[1:])
