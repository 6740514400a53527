"""`random`: any option, each as likely."""

from __future__ import annotations

from gusher.core.rng import Rng
from gusher.core.rules import Action
from gusher.core.view import Observation


class Uniform:
    """Knows nothing, wants nothing."""

    def choose(self, seen: Observation, rng: Rng) -> Action:
        return seen.options[rng.below(len(seen.options))]
