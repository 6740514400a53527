"""Carry out a study: all its games, or those that are left, on this machine or on a cluster."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import closing

from gusher.core.errors import SetupError
from gusher.lab.simulation.folder import Folder
from gusher.lab.simulation.result import Count, Result
from gusher.lab.simulation.simulator import Outcome
from gusher.lab.simulation.spread import Outcomes, outcomes
from gusher.lab.simulation.study import Study
from gusher.lab.stop import Stop

Spread = Callable[[Study, Stop, bytearray | None], Outcomes]


def carry_out(
    study: Study,
    jobs: int = 1,
    stop: Stop | None = None,
    each: Callable[[list[Outcome]], None] | None = None,
    folder: Folder | None = None,
    spread: Spread | None = None,
) -> list[Result]:
    """Play what is not yet in the folder. A result for each plan, which depends on the seed and not on who plays.

    `each` is handed the outcomes as they come, those read from the folder first. Whoever holds `stop` can end it early. `spread` says
    where the games are played; usually in `jobs` processes here.
    """
    check_counts(study.games, jobs)
    stop = stop or Stop()
    counts = [Count(plan, label) for plan, label in zip(study.plans, study.labels, strict=True)]
    done = bytearray(study.total) if folder is not None and folder.parts else None

    def count(found: list[Outcome]) -> None:
        for outcome in found:
            counts[outcome.plan].add(outcome)
        if each is not None:
            each(found)

    if folder is not None and done is not None:
        for written in folder.outcomes():
            for outcome in written:
                done[outcome.index * len(study.plans) + outcome.plan] = 1
            count(written)
    began = time.perf_counter()
    source = outcomes(study, jobs, stop, done) if spread is None else spread(study, stop, done)
    with closing(source) as chunks:
        for found in chunks:
            count(found)
            if folder is not None:
                folder.add(found)
    seconds = time.perf_counter() - began + (folder.seconds if folder is not None else 0.0)
    interrupted = sum(counted.games for counted in counts) < study.total
    return [counted.result(seconds / len(counts), jobs, interrupted) for counted in counts]


def check_counts(games: int, jobs: int) -> None:
    if games < 1:
        raise SetupError("the number of games must be at least 1, not {games}", games=games)
    if jobs < 1:
        raise SetupError("the number of jobs must be at least 1, not {jobs}", jobs=jobs)
