"""What the server counts while it works. To count is to add a whole number: nothing is locked, nothing is made, nobody waits.

One process, one set. What the thread that writes counts, nobody else does; the rest belongs to the loop.
"""

from __future__ import annotations

import logging
from bisect import bisect_left
from collections import Counter
from typing import Final

SECONDS: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
ROWS: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500)
KNOWN_REASONS: Final = 200  # a bound for what is kept by name, whoever asks for whatever


class Histogram:
    """How many were at most so large, by bounds; all of them, and their sum."""

    __slots__ = ("bounds", "counts", "sum")

    def __init__(self, bounds: tuple[float, ...]) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        self.sum = 0.0

    def add(self, value: float) -> None:
        self.counts[bisect_left(self.bounds, value)] += 1
        self.sum += value


class Meters:
    def __init__(self) -> None:
        self.moves_of_people = 0
        self.moves_of_programs = 0
        self.commands = Histogram(SECONDS)  # from the command to the answer, for choices that were committed
        self.refusals: Counter[str] = Counter()  # by reason
        self.streams = 0  # opened so far
        self.commits = Histogram(SECONDS)
        self.commit_rows = Histogram(ROWS)
        self.failed_commits = 0
        self.away = 0  # writes that were refused because the database does not answer
        self.is_away = False
        self.thinking = Histogram(SECONDS)  # of bots, from when a process was free
        self.bots_waiting = 0  # now, for a process
        self.bots_late = 0
        self.lines: Counter[str] = Counter()  # of the log, by level

    def refuse(self, reason: str) -> None:
        if reason in self.refusals or len(self.refusals) < KNOWN_REASONS:
            self.refusals[reason] += 1
        else:
            self.refusals["other"] += 1


class CountingHandler(logging.Handler):
    """Counts the lines of the log: what goes wrong is logged, wherever that is."""

    def __init__(self, counted: Meters) -> None:
        super().__init__(logging.WARNING)
        self.counted = counted

    def emit(self, record: logging.LogRecord) -> None:
        self.counted.lines[record.levelname.lower()] += 1


meters: Final = Meters()
