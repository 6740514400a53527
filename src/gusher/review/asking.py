"""The only place where a review asks `master`, or `search` where nobody has learned the game: what it would play, and how two options
compare."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from gusher import __version__, registry
from gusher.bots import MASTER, search_of, weights_of
from gusher.bots.search.wishes import Wishes
from gusher.core.codec import fields
from gusher.core.rng import Rng
from gusher.core.rules import Action
from gusher.core.view import Observation

BATCHES: Final = 8  # a comparison is made so many times, so that its noise is known
VERSION: Final = 2  # of the way in which we ask


@dataclass(slots=True)
class Opinion:
    """Winning chances from 0 to 1 after what was played and after the best; `noise` is the standard error of their difference."""

    best: Action
    chance: float
    best_chance: float
    noise: float


def opinion(game: str, seen: Observation, played: Action, iterations: int, rng: Rng) -> Opinion:
    """What is thought of a choice. It is given the observation alone, and as many iterations to choose as then to compare.

    The comparison is made anew, because the best of many options looks better than it is to whoever picked it for looking best. Both
    options meet the same luck. Only winning counts in it: a chance is what people read it to be.
    """
    best = search_of(game, MASTER, Wishes({"iterations": iterations}, 1)).choose(seen, rng)
    seen.options = [best] if best is played else [best, played]
    each = max(len(seen.options), iterations // BATCHES)
    search = search_of(game, MASTER, Wishes({"iterations": each, "win": 1.0}, 1))
    seats = int(seen.sample(Rng(0)).seats)
    means: list[list[float]] = []
    for _ in range(BATCHES):
        search.think(seen, Rng(int(rng.next32())))
        means.append([search.setting.told(total / visits, seats) for visits, total in search.tried(seen.options)])
    best_chance, chance = fmean(mean[0] for mean in means), fmean(mean[-1] for mean in means)
    noise = stdev(mean[0] - mean[-1] for mean in means) / sqrt(BATCHES)
    return Opinion(best, round(chance, 4), round(best_chance, 4), round(noise, 4))


def method(game: str) -> str:
    """How a review of this game is made; it changes with Gusher, with the settings of a search, and with what was learned."""
    weights = weights_of(game)
    level = "hard" if weights is None else MASTER
    setting = registry.game(game).levels()[level]
    numbers = [f"{name}={getattr(setting, name):g}" for name in fields(setting) if name not in ("iterations", "ms", "win")]
    learned = "" if weights is None else sha256(weights.numbers).hexdigest()[:12]
    return f"{__version__}:{VERSION}:{BATCHES}:{level}:{':'.join(numbers)}:{learned}"
