"""`greedy`: looks one step ahead in a state that it could be in, and takes what its judgement of the game likes best."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from gusher.core.playout import answer_sole
from gusher.core.rng import Rng
from gusher.core.rules import Action, State
from gusher.core.view import Observation


@mypyc_attr(allow_interpreted_subclasses=True)
class Judgement:
    """What a game's greedy player thinks; written once a game. As it stands here it likes all options alike."""

    def consider(self, before: State, seat: i64) -> None:
        """Look at the position once, before its options are judged."""

    def worth(self, before: State, action: Action, after: State, seat: i64) -> float:
        """How good an option is for that seat, with the position that it leads to; only differences within one decision count."""
        return 0.0


class Greedy:
    """One ply deep. Ties are broken by the generator, so that it is no machine to be read."""

    def __init__(self, judgement: Judgement) -> None:
        self.judgement = judgement

    def choose(self, seen: Observation, rng: Rng) -> Action:
        seat = seen.seat
        if len(seen.options) == 1:
            return seen.options[0]
        before = seen.sample(rng)
        self.judgement.consider(before, seat)
        best: list[Action] = []
        best_value = 0.0
        for action in seen.options:
            after = before.clone()
            after.play(int(seat), action)
            answer_sole(after)
            value = self.judgement.worth(before, action, after, seat)
            if not best or value > best_value + 1e-9:
                best = [action]
                best_value = value
            elif value > best_value - 1e-9:
                best.append(action)
        return best[rng.below(len(best))]
