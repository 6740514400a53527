"""How strong a player is thought to be, and what one game changes about that: Plackett-Luce after Weng and Lin (2011), by openskill.

One place for people's ratings in the server and for bots' in the lab, so that they are on one scale. The same games in the same order give
the same numbers to the last bit. docs/ratings.md says what the numbers mean.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.metadata import version
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

MEAN: Final = 25.0
SPREAD: Final = MEAN / 3
DRIFT: Final = MEAN / 300  # what a rating loosens by before each game, because people learn

# How it is written: 1500 ± 500 before the first game. Between two, a lead of 120 wins 2 of 3, as in chess.
CENTRE: Final = 1500.0
STEP: Final = 30.0


class Belief(NamedTuple):
    """A strength as it is thought to be, and the standard deviation of that."""

    mu: float = MEAN
    sigma: float = SPREAD


START: Final = Belief()


def method() -> str:
    """What the numbers come from; where it differs they are to be made anew."""
    return f"openskill {version('openskill')}, {MEAN:g} {SPREAD:.6g} {DRIFT:.6g}"


@cache
def model(drift: float) -> PlackettLuce:
    from openskill.models import PlackettLuce  # takes a while to load

    return PlackettLuce(mu=MEAN, sigma=SPREAD, tau=drift)


def after(believed: Sequence[Belief], places: Sequence[int], drift: float = DRIFT) -> list[Belief]:
    """What is thought of these players after a game in which they came to these places; 1 is the best, and equals share one."""
    by = model(drift)
    teams = [[by.rating(mu=each.mu, sigma=each.sigma)] for each in believed]
    rated = by.rate(teams, ranks=[float(place) for place in places])
    return [Belief(float(team[0].mu), float(team[0].sigma)) for team in rated]


def points(mu: float) -> int:
    """A strength as people read it."""
    return round(CENTRE + STEP * (mu - MEAN))


def margin(sigma: float) -> int:
    """What stands behind the ±: about 19 of 20 are within it."""
    return round(2 * STEP * sigma)
