"""How a game goes on beyond the tree: at random, or with a look at what `greedy` thinks."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gusher.bots.greedy import Judgement
from gusher.bots.search.evaluation import Evaluation
from gusher.bots.search.setting import Setting
from gusher.core.playout import answer_sole
from gusher.core.rng import Rng
from gusher.core.rules import Action, State

MOST: Final = 100_000  # decisions; a game that takes more is valued as it stands


class Playout:
    """Plays on to the end, or until the horizon."""

    def __init__(self, judgement: Judgement, evaluation: Evaluation, setting: Setting) -> None:
        self.judgement = judgement
        self.evaluation = evaluation
        self.setting = setting

    def run(self, s: State, viewer: i64, nature: Rng, whim: Rng) -> None:
        """Chance has a generator of its own, so that it does the same whatever the seats do."""
        horizon = self.setting.horizon
        end = self.evaluation.clock(s) + horizon
        refusal = self.evaluation.refusal(s)
        decisions: i64 = 0
        while not s.over and decisions < MOST:
            if s.chance:
                s.apply(s.sample(nature))
                continue
            if horizon > 0 and self.evaluation.clock(s) >= end:
                return
            only = s.sole()
            s.apply(only if only is not None else self.pick(s, viewer, refusal, whim))
            decisions += 1

    def pick(self, s: State, viewer: i64, refusal: Action | None, rng: Rng) -> Action:
        options = s.choices()
        count: i64 = len(options)
        look = self.setting.look if s.actor == viewer else self.setting.rivals
        if look == 0 or count == 1 or rng.below(100) < self.setting.stray:
            return any_of(options, refusal, rng)
        if look < count and not self.evaluation.is_minor(s):
            options = drawn(options, look, rng)
        return self.liked(s, options, s.actor, rng)

    def liked(self, s: State, options: list[Action], seat: i64, rng: Rng) -> Action:
        """What `greedy` would choose of these options."""
        values = self.judge(s, options, seat)
        best: i64 = 0
        ties: i64 = 1
        for place in range(i64(1), i64(len(options))):
            if values[place] > values[best] + 1e-9:
                best = place
                ties = 1
            elif values[place] > values[best] - 1e-9:
                ties += 1
                if rng.below(ties) == 0:
                    best = place
        return options[best]

    def judge(self, s: State, options: list[Action], seat: i64) -> list[float]:
        """What `greedy` thinks of these options of a seat."""
        judgement = self.judgement
        judgement.consider(s, seat)
        values: list[float] = []
        for action in options:
            after = s.clone()
            answer(after, seat, action)
            answer_sole(after)
            values.append(judgement.worth(s, action, after, seat))
        return values

    def weights(self, s: State, options: list[Action], seat: i64) -> list[float]:
        """The attention that each option deserves: by its rank for `greedy`, whose numbers mean something else at each decision."""
        if self.setting.prior >= 1.0:
            return [1.0] * len(options)
        values = self.judge(s, options, seat)
        found: list[float] = []
        for value in values:
            weight = 1.0
            for other in values:
                if other > value + 1e-9:
                    weight *= self.setting.prior
            found.append(weight + 0.02)
        return found


def any_of(options: list[Action], refusal: Action | None, rng: Rng) -> Action:
    """One at random, but not that one if there are others."""
    count: i64 = len(options)
    chosen = options[rng.below(count)]
    while chosen is refusal and count > 1:
        chosen = options[rng.below(count)]
    return chosen


def answer(s: State, seat: i64, action: Action) -> None:
    """Carry out an action of that seat, which need not be the first that is awaited."""
    s.frames[s.depth - 1].answer(s, seat, action)
    s.settle()


def drawn(options: list[Action], count: i64, rng: Rng) -> list[Action]:
    """So many of the options, each as likely."""
    rest = options[:]
    for place in range(count):
        other = place + rng.below(i64(len(rest)) - place)
        first = rest[place]
        rest[place] = rest[other]
        rest[other] = first
    return rest[:count]
