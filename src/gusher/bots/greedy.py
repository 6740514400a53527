"""`greedy`: looks one step ahead in a state that it could be in, and takes what its judgement of the game likes best."""

from __future__ import annotations

from mypy_extensions import i64

from gusher.core.rng import Rng
from gusher.core.rules import Action, State
from gusher.core.view import Observation


class Judgement:
    """What a game's greedy player thinks; written once a game."""

    def consider(self, before: State, seat: i64) -> None:
        """Look at the position once, before its options are judged."""

    def worth(self, before: State, action: Action, after: State, seat: i64) -> float:
        """How good an option is for that seat, with the position that it leads to; only differences within one decision count."""
        raise NotImplementedError


class Greedy:
    """One ply deep. Ties are broken by the generator, so that it is no machine to be read."""

    def __init__(self, judgement: Judgement) -> None:
        self.judgement = judgement

    def choose(self, seen: Observation, rng: Rng) -> Action:
        seat = seen.seat
        before = seen.sample(rng)
        self.judgement.consider(before, seat)
        best: list[Action] = []
        best_value = 0.0
        for action in seen.options:
            after = before.clone()
            after.play(int(seat), action)
            value = self.judgement.worth(before, action, after, seat)
            if not best or value > best_value + 1e-9:
                best = [action]
                best_value = value
            elif value > best_value - 1e-9:
                best.append(action)
        return best[rng.below(len(best))]
