"""Interbellum positions for `search`: points, and what may become points."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gusher.bots.search.evaluation import Evaluation
from gusher.core.rules import State
from gusher.games.interbellum.bots.judgement import A_RIVAL, flags_value, value
from gusher.games.interbellum.rules.table import Table

KEPT: Final = 0.4  # of what flags and influence promise, the share that is left in the end: others take them away


class InterbellumEvaluation(Evaluation):
    """In points; a tick is the use of one worker."""

    def __init__(self) -> None:
        super().__init__(7.0)

    def clock(self, s: State) -> i64:
        assert isinstance(s, Table)
        used: i64 = 0
        for seat in range(s.seats):
            used -= s.workers[seat]
        return used + s.round * s.seats * s.box.workers

    def estimate(self, s: State) -> list[float]:
        """As `greedy` values a position, but with flags for what they are worth on average at the end."""
        assert isinstance(s, Table)
        rounds = float(s.box.rounds - s.round)
        flags: list[float] = []
        workers: i64 = 0
        for seat in range(s.seats):
            flags.append(flags_value(s, seat, rounds))
            workers += s.workers[seat]
        kept = KEPT if rounds > 0.0 else 1.0 - (1.0 - KEPT) * float(workers) / float(s.seats * s.box.workers)
        found: list[float] = []
        for seat in range(s.seats):
            rivals = 0.0
            for other in range(s.seats):
                if other != seat and flags[other] > rivals:
                    rivals = flags[other]
            found.append(value(s, seat) + A_RIVAL * rivals - (1.0 - kept) * flags[seat])
        return found
