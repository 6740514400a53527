"""The gate: a new generation comes in only if it beats the one that came in last, with the seats rotated; a test that stops as soon as it
is clear."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import log

MORE = 0.07  # of wins beyond the fair share that a generation should have
ERROR = 0.05  # the chance to let in one that is not better, or to refuse one that is


@dataclass(frozen=True)
class Examination:
    """`share` of the games that were played was won."""

    passed: bool
    share: float
    games: int


def examine(shares: Iterable[float], seats: int) -> Examination:
    """Wald's sequential test of the shares of the win, in the order of the games. What is not clear after the last is decided by the
    half way between both assumptions."""
    fair = 1.0 / seats
    better = fair + MORE
    bound = log((1 - ERROR) / ERROR)
    evidence, won, games = 0.0, 0.0, 0
    for share in shares:
        won += share
        games += 1
        evidence += share * log(better / fair) + (1 - share) * log((1 - better) / (1 - fair))
        if abs(evidence) >= bound:
            break
    clear = abs(evidence) >= bound
    passed = evidence > 0 if clear else won / max(1, games) > fair + MORE / 2
    return Examination(passed, won / max(1, games), games)
