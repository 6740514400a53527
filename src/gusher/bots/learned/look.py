"""One look ahead: what each option leads to, in the eyes of a network."""

from __future__ import annotations

from math import log
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gusher.bots.greedy import Judgement
from gusher.bots.learned.features import Features, zeros
from gusher.bots.learned.network import Network
from gusher.bots.search.evaluation import Evaluation
from gusher.core.playout import answer_sole
from gusher.core.rng import Rng
from gusher.core.rules import Action, State
from gusher.core.view import Observation

WIN: Final = 0.5  # what the chance to win counts in a choice; the rest is for the share of the points
SAMPLES: Final = 2  # states that the seat could be in, where it matters which of them it is


class Look:
    """Values of options, of 1 for a game that is won with all the points. Those of the last option looked at stay in the network."""

    def __init__(self, network: Network, features: Features, judgement: Judgement, evaluation: Evaluation) -> None:
        self.network = network
        self.features = features
        self.judgement = judgement
        self.evaluation = evaluation
        self.scale = evaluation.scale
        self.afters: list[State] = []
        self.regrets = vec[float]()
        self.ranks = vec[float]()
        self.out = False  # whether the network has set out from one of them

    def values(self, s: State, options: list[Action], seat: i64) -> list[float]:
        """What each option of a seat is worth to it, in a state that it could be in."""
        self.carry_out(s, options, seat)
        found: list[float] = []
        for place in range(i64(len(options))):
            self.judge(place, seat)
            found.append(WIN * self.network.win[0] + (1.0 - WIN) * self.network.share[0])
        return found

    def judge_best(self, s: State, options: list[Action], seat: i64) -> None:
        """Let the network look at what the seat would like best."""
        values = self.values(s, options, seat)
        best: i64 = 0
        for place in range(i64(len(values))):
            if values[place] > values[best]:
                best = place
        self.judge(best, seat)

    def carry_out(self, s: State, options: list[Action], seat: i64) -> None:
        """What comes of each option, and how far `greedy` thinks it falls short of the best."""
        judgement = self.judgement
        judgement.consider(s, seat)
        afters: list[State] = []
        worths: list[float] = []
        best = -1e300
        for action in options:
            after = s.clone()
            after.frames[after.depth - 1].answer(after, seat, action)
            after.settle()
            answer_sole(after)
            worth = judgement.worth(s, action, after, seat)
            if worth > best:
                best = worth
            afters.append(after)
            worths.append(worth)
        count = len(options)
        if len(self.regrets) < count:
            self.regrets = zeros(count)
            self.ranks = zeros(count)
        for place in range(i64(count)):
            worth = worths[place]
            better = 0.0
            for other in worths:
                if other > worth + 1e-9:
                    better += 1.0
            gap = (best - worth) / self.scale
            self.regrets[place] = gap / (1.0 + gap)
            self.ranks[place] = better / float(count)
        self.afters = afters
        self.out = False

    def judge(self, place: i64, seat: i64) -> None:
        """Let the network look at what came of an option; a game that is over needs no opinion."""
        after = self.afters[place]
        if after.over:
            self.settle(after, seat)
            return
        row = self.features.observe(after, seat)
        if not self.out:
            self.out = True
            self.network.set_out(row, after.seats)
        self.network.judge_near(row, after.seats, self.regrets[place], self.ranks[place])

    def settle(self, s: State, viewer: i64) -> None:
        """The same of a finished game: who has won, and the shares of the points."""
        self.evaluation.scale = self.scale
        wins = self.evaluation.rewards(s, 1.0)
        shares = self.evaluation.rewards(s, 0.0)
        for turn in range(s.seats):
            seat = (viewer + turn) % s.seats
            self.network.win[turn] = wins[seat]
            self.network.share[turn] = shares[seat]

    def position(self, s: State, viewer: i64) -> None:
        """Let the network look at a position as it stands."""
        if s.over:
            self.settle(s, viewer)
        else:
            self.network.judge(self.features.observe(s, viewer), s.seats)


class Learned:
    """`learned`: takes the option with the best value. One that wavers takes others as well, the seldomer the worse they are: it makes
    the mistakes of somebody who does not see quite as clearly."""

    def __init__(self, look: Look, waver: float = 0.0) -> None:
        self.look = look
        self.waver = waver  # a loss in value that makes an option e times less likely

    def choose(self, seen: Observation, rng: Rng) -> Action:
        options = seen.options
        if len(options) == 1:
            return options[0]
        totals = self.look.values(seen.sample(rng), options, seen.seat)
        for _turn in range(SAMPLES - 1):
            more = self.look.values(seen.sample(rng), options, seen.seat)
            for place in range(len(totals)):
                totals[place] += more[place]
        best = 0
        for place in range(len(totals)):
            if self.waver > 0.0:
                totals[place] -= SAMPLES * self.waver * log(-log(chance(rng)))
            if totals[place] > totals[best]:
                best = place
        return options[best]


def chance(rng: Rng) -> float:
    """Between 0 and 1, never either of them."""
    return (float(rng.next32()) + 0.5) / 4294967296.0
