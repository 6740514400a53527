"""`master`: the search of `bots.search`, with a network in the place of what is written by hand.

Where a search is cut, the network says what each seat's chances are. What is tried first, at the root and below, and how a game goes on
beyond the tree, is what the network likes after one look ahead.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from gusher.bots.learned.look import Look
from gusher.bots.search.evaluation import Evaluation
from gusher.bots.search.playout import Playout
from gusher.bots.search.search import Search
from gusher.bots.search.setting import Setting
from gusher.bots.search.tree import Edge
from gusher.core.rng import Rng
from gusher.core.rules import Action, State
from gusher.core.view import Observation

SPREAD: Final = 0.03  # a loss in value that makes an option e times less worth trying


class LearnedEvaluation(Evaluation):
    """The game's own idea of time and of what is sensible, and the network's of what a position is worth to the seat that searches."""

    def __init__(self, look: Look, own: Evaluation) -> None:
        super().__init__(own.scale)
        self.look = look
        self.own = own
        self.viewer: i64 = 0
        self.further = False  # whether to look one choice further, at what the seat that is asked would like best

    def clock(self, s: State) -> i64:
        return self.own.clock(s)

    def is_minor(self, s: State) -> bool:
        return self.own.is_minor(s)

    def sensible(self, s: State, seat: i64, options: list[Action]) -> list[Action]:
        return self.own.sensible(s, seat, options)

    def refusal(self, s: State) -> Action | None:
        return self.own.refusal(s)

    def rewards(self, s: State, win: float) -> list[float]:
        look = self.look
        viewer = self.viewer
        if self.further and not s.over and not s.chance:
            viewer = s.actor
            look.judge_best(s, s.choices(), viewer)
        else:
            look.position(s, viewer)
        network = look.network
        found: list[float] = [0.0] * int(s.seats)
        for turn in range(s.seats):
            found[(viewer + turn) % s.seats] = win * network.win[turn] + (1.0 - win) * network.share[turn]
        return found


class LearnedPlayout(Playout):
    """Looks at options with the network where the other one asks `greedy`; without a horizon it does not play on at all."""

    def __init__(self, look: Look, evaluation: Evaluation, setting: Setting) -> None:
        super().__init__(look.judgement, evaluation, setting)
        self.look = look

    def run(self, s: State, viewer: i64, nature: Rng, whim: Rng) -> None:
        if self.setting.horizon > 0:
            super().run(s, viewer, nature, whim)

    def judge(self, s: State, options: list[Action], seat: i64) -> list[float]:
        return self.look.values(s, options, seat)

    def weights(self, s: State, options: list[Action], seat: i64) -> list[float]:
        values = self.judge(s, options, seat)
        best = values[0]
        for value in values:
            if value > best:
                best = value
        found: list[float] = []
        for value in values:
            found.append(exp((value - best) / SPREAD) + 0.02)
        return found


class Master(Search):
    """A search whose knowledge is learned."""

    def __init__(self, look: Look, own: Evaluation, setting: Setting) -> None:
        self.look = look
        self.learned = LearnedEvaluation(look, own)
        super().__init__(look.judgement, self.learned, setting)

    def change(self, setting: Setting) -> None:
        self.setting = setting
        self.learned.further = setting.look > 0
        self.playout = LearnedPlayout(self.look, self.learned, setting)

    def think(self, seen: Observation, rng: Rng, among: list[Action] | None = None) -> Edge:
        self.learned.viewer = seen.seat
        return super().think(seen, rng, among)

    def expected_items(self, s: State, viewer: i64, nature: Rng, whim: Rng) -> dict[str, float]:
        """The score that the viewer is likely to end with, by its items, once chance has had its say; the state is used up."""
        self.pass_over(s, nature, whim)
        if s.over:
            return {name: float(part) for name, part in s.scores()[viewer].items()}
        self.look.position(s, viewer)
        self.look.network.tell_items(s.seats)
        found: dict[str, float] = {}
        at: i64 = 0
        for name, usual in self.look.features.items.items():
            found[name] = self.look.network.item[at] * usual
            at += 1
        return found
