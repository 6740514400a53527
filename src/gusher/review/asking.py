"""The only place where a review asks `search`: what it would play, and how two options compare."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from gusher import __version__, registry
from gusher.bots import search_of
from gusher.bots.search.wishes import Wishes
from gusher.core.codec import fields
from gusher.core.rng import Rng
from gusher.core.rules import Action
from gusher.core.view import Observation

LEVEL: Final = "hard"
BATCHES: Final = 8  # a comparison is made so many times, so that its noise is known
VERSION: Final = 1  # of the way in which we ask


@dataclass(slots=True)
class Opinion:
    """Winning chances from 0 to 1 after what was played and after the best; `noise` is the standard error of their difference."""

    best: Action
    chance: float
    best_chance: float
    noise: float


def opinion(game: str, seen: Observation, played: Action, iterations: int, rng: Rng) -> Opinion:
    """What `search` thinks of a choice. It is given the observation alone, and as many iterations to choose as then to compare.

    The comparison is made anew, because the best of many options looks better than it is to whoever picked it for looking best. Both
    options meet the same luck. Only winning counts in it: a chance is what people read it to be.
    """
    best = search_of(game, LEVEL, Wishes({"iterations": iterations}, 1)).choose(seen, rng)
    seen.options = [best] if best is played else [best, played]
    each = max(len(seen.options), iterations // BATCHES)
    search = search_of(game, LEVEL, Wishes({"iterations": each, "win": 1.0}, 1))
    means: list[list[float]] = []
    for _ in range(BATCHES):
        search.think(seen, Rng(int(rng.next32())))
        means.append([total / visits for visits, total in search.tried(seen.options)])
    best_chance, chance = fmean(mean[0] for mean in means), fmean(mean[-1] for mean in means)
    noise = stdev(mean[0] - mean[-1] for mean in means) / sqrt(BATCHES)
    return Opinion(best, bounded(chance), bounded(best_chance), round(noise, 4))


def bounded(chance: float) -> float:
    return round(min(1.0, max(0.0, chance)), 4)


def method(game: str) -> str:
    """How a review of this game is made; it changes with Gusher and with the settings of `search`."""
    setting = registry.game(game).levels()[LEVEL]
    numbers = [f"{name}={getattr(setting, name):g}" for name in fields(setting) if name not in ("iterations", "ms", "win")]
    return f"{__version__}:{VERSION}:{BATCHES}:{LEVEL}:{':'.join(numbers)}"
