"""A training run: from generation to generation, each of them kept, so that it can be interrupted anywhere and goes on as if it had not.

While a generation is learned, the next one is being played with the weights from before: player and learner work side by side, and what
comes of it does not depend on who is faster.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from statistics import fmean

from gusher import registry
from gusher.bots.learned.practice import Practice, SparringPartner
from gusher.bots.learned.weights import WIDTHS, Weights, shape_of
from gusher.core.errors import SetupError
from gusher.core.rng import Rng
from gusher.lab.stop import Stop
from gusher.lab.training.course import Course
from gusher.lab.training.gate import examine
from gusher.lab.training.hall import Hall, begin, shares
from gusher.lab.training.learner import Learner
from gusher.lab.training.lessons import Assignment, Contest
from gusher.lab.training.notes import Notes, Row

TOLERANCE = 0.08  # by how much less a generation may win against `greedy` than the one that it replaces


class Run:
    """One run in its folder."""

    def __init__(self, course: Course, folder: Path) -> None:
        self.game = registry.game(course.game)
        features = self.game.features()
        if features is None:
            raise SetupError("{game} has no features, which learning needs", game=self.game.title)
        self.features = features
        self.course = course
        self.learner = Learner(course, shape_of(features, WIDTHS))
        self.notes = Notes(folder, course)
        self.before = self.learner.numbers()  # the weights of the generation before
        self.length = length(course)
        if self.notes.rows:
            self.before = self.notes.restore(self.learner)

    def carry_out(self, place: Hall, stop: Stop, tell: Callable[[Row], None]) -> None:
        """Go on to the end, or until asked to stop."""
        generation = len(self.notes.rows) + 1
        if generation > self.course.generations:
            return
        waiting = begin(place, self.lesson(generation, self.before))
        while generation <= self.course.generations and not stop.asked:
            began = time.monotonic()
            games = waiting()
            weights = self.learner.numbers()
            if generation < self.course.generations:
                waiting = begin(place, self.lesson(generation + 1, weights))
            self.learner.take(games, generation)
            wrong = self.learner.learn(generation)
            row = Row(generation, len(games), wrong, 0.0)
            if generation % self.course.every == 0 and generation >= self.course.warm:
                self.pass_gate(place, row)
            row.seconds = round(time.monotonic() - began, 1)
            self.notes.keep(row, self.learner, weights, games)
            tell(row)
            generation += 1

    def lesson(self, generation: int, weights: bytes) -> Assignment:
        course = self.course
        done = min(1.0, 3.0 * generation / course.generations)
        pool = tuple(self.notes.pool(generation - 2)[-course.pool :])  # the gate of the last one may still be under way
        return Assignment(course, generation, weights, pool, self.length, course.heat + (1.0 - course.heat) * done)

    def pass_gate(self, place: Hall, row: Row) -> None:
        """Against the generation that came in last, and against `greedy`, whom nobody should forget how to beat."""
        weights = self.learner.numbers()
        champion = self.notes.champion()
        row.greedy = fmean(shares(place, Contest(self.course, 0, weights, None), self.course.exam))
        if champion is None:
            row.passed = True
        else:
            met = shares(place, Contest(self.course, row.generation, weights, champion), self.course.gate)
            verdict = examine(met, self.game.usual_seats)
            row.passed = verdict.passed and row.greedy > self.notes.best_against_greedy() - TOLERANCE
            row.share, row.games_at_gate = verdict.share, verdict.games
        if row.passed:
            self.notes.admit(row.generation, weights)

    def weights(self, made: dict[str, object]) -> Weights:
        """Those that came in last."""
        champion = self.notes.champion()
        return Weights(self.course.game, self.features, champion or self.learner.numbers(), made, WIDTHS)


def length(course: Course) -> float:
    """How many decisions a game has, from a few of `greedy`."""
    game = registry.game(course.game)
    found = []
    for number in range(3):
        practice = Practice(0.0)
        players = [SparringPartner(game.judgement(), 0.05)] * game.usual_seats
        practice.play(game.start(game.usual_seats), players, Rng(course.seed, 2 * number), Rng(course.seed, 2 * number + 1))
        found.append(float(practice.decisions))
    return fmean(found)
