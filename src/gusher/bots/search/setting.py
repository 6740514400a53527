"""How a search goes about its work: a budget, and the weights of what guides it."""

from __future__ import annotations

from math import exp, log

from mypy_extensions import i64


class Setting:
    """The numbers that tell a strong search from a weak one; `levels` has a set of them for every game and level."""

    def __init__(
        self,
        iterations: int = 200,
        ms: int = 0,
        horizon: int = 0,
        look: int = 0,
        rivals: int = -1,
        stray: int = 0,
        width: int = 8,
        explore: float = 0.5,
        prior: float = 0.4,
        doubt: float = 1.0,
        win: float = 0.5,
        slip: int = 0,
        sure: float = 1.0,
        rosy: float = 0.0,
    ) -> None:
        self.iterations: i64 = iterations  # visits of the root, those kept from the move before included
        self.ms: i64 = ms  # if not 0, milliseconds in the place of iterations
        self.horizon: i64 = horizon  # a play-out is cut after so many ticks of the game's clock; 0: played to the end
        self.look: i64 = look  # options that a play-out judges at a decision, drawn at random; 0: it plays at random
        self.rivals: i64 = look if rivals < 0 else rivals  # the same at a decision of another seat
        self.stray: i64 = stray  # of 100 decisions of a play-out, those made at random all the same
        self.width: i64 = width  # options at the root that are tried at all, the best in the eyes of `greedy`; 0: all
        self.explore = explore  # how strongly little visited options are tried
        self.prior = prior  # the share of attention that the second best option in the eyes of `greedy` gets; 1.0: all alike
        self.doubt = doubt  # by how many errors of the measured difference an option must be better than what `greedy` likes best
        self.win = win  # what a win counts at the end of a play-out; the rest is for the share of the score
        self.slip: i64 = slip  # of 100 choices, those made at random: for opponents that are easy to beat
        self.sure = sure  # how far a chance that is told lies from a fair share, against what the tries say, in logits
        self.rosy = rosy  # by how much the tries flatter who chooses, in logits

    def copy(self) -> Setting:
        return Setting(
            int(self.iterations),
            int(self.ms),
            int(self.horizon),
            int(self.look),
            int(self.rivals),
            int(self.stray),
            int(self.width),
            self.explore,
            self.prior,
            self.doubt,
            self.win,
            int(self.slip),
            self.sure,
            self.rosy,
        )

    def told(self, chance: float, seats: int) -> float:
        """A winning chance as people are told it, so that it comes true as often as it says (docs/learned.md). What is certain stays so."""
        if chance <= 0.0 or chance >= 1.0:
            return min(1.0, max(0.0, chance))
        fair = -log(float(max(1, seats - 1)))
        return 1.0 / (1.0 + exp(self.rosy - fair - self.sure * (log(chance / (1.0 - chance)) - fair)))
