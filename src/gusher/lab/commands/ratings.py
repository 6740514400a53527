"""Ratings of bots from their games, with error bars.

One pass over the games depends on their order, and its own uncertainty shrinks whether or not the model fits. So the games are drawn
anew, with replacement, many times; a rating is the mean over these passes, and its error bar holds 95 of 100 of them.
"""

from __future__ import annotations

from dataclasses import dataclass

from gusher.core.rng import Rng
from gusher.lab.simulation.simulator import Outcome
from gusher.skill import START, Belief, after

PASSES = (40, 100)  # the least and the most
RATED = 100_000  # games in all passes together, about
SEED = 7


@dataclass(frozen=True)
class Rating:
    """A bot's strength. Nobody starts better than 25; a lead of 4 to 5 means winning about 2 of 3 games between two."""

    bot: str
    rating: float
    low: float
    high: float


def ratings(bots: tuple[str, ...], outcomes: list[Outcome]) -> list[Rating]:
    """The same for the same games, in whatever order they were played."""
    games = sorted((outcome for outcome in outcomes if outcome.finished), key=lambda outcome: outcome.index)
    if not games:
        return []
    least, most = PASSES
    passes = max(least, min(most, RATED // len(games)))
    rng = Rng(SEED)
    found = [one_pass(len(bots), [games[rng.below(len(games))] for _ in games]) for _ in range(passes)]
    return [summed(name, sorted(each[which] for each in found)) for which, name in enumerate(bots)]


def one_pass(count: int, games: list[Outcome]) -> list[float]:
    """Ratings after these games in this order. Bots do not learn, so a rating never loosens with time."""
    known = [START] * count
    for outcome in games:
        # A bot that sits twice at a table is two players, who meet their own kind.
        rated = after([known[which] for which in outcome.seated], outcome.ranking, drift=0.0)
        for which in set(outcome.seated):
            new = [belief for belief, sitting in zip(rated, outcome.seated, strict=True) if sitting == which]
            known[which] = Belief(sum(one.mu for one in new) / len(new), min(one.sigma for one in new))
    return [one.mu for one in known]


def summed(name: str, values: list[float]) -> Rating:
    tail = len(values) // 40
    return Rating(name, sum(values) / len(values), values[tail], values[-1 - tail])
