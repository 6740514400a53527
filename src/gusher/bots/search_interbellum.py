"""Interbellum positions for `search`: points, and what may become points."""

from __future__ import annotations

from mypy_extensions import i64

from gusher.bots.greedy_interbellum import value
from gusher.bots.search_value import Evaluation
from gusher.core.rules import State
from gusher.games.interbellum.table import Table


class InterbellumEvaluation(Evaluation):
    """In points; a tick is the use of one worker."""

    def __init__(self) -> None:
        super().__init__(8.0)

    def clock(self, s: State) -> i64:
        assert isinstance(s, Table)
        used: i64 = 0
        for seat in range(s.seats):
            used -= s.workers[seat]
        return used + s.round * s.seats * s.box.workers

    def estimate(self, s: State) -> list[float]:
        assert isinstance(s, Table)
        found: list[float] = []
        for seat in range(s.seats):
            found.append(value(s, seat))
        return found
