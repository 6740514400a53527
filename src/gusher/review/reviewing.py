"""The review of a finished game for one seat: its winning chance at each of its decisions, and its largest mistakes."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Final

import msgspec

from gusher.core.errors import SetupError
from gusher.core.record import Record
from gusher.core.rng import Rng
from gusher.core.rules import Action, State
from gusher.core.view import Observation
from gusher.review.asking import method, opinion

LEAST_ITERATIONS: Final = 16
MOST_ITERATIONS: Final = 1_000_000
USUAL_ITERATIONS: Final = 200
SEED: Final = 1933
MOST_MISTAKES: Final = 5
CERTAIN: Final = 2.0  # a mistake is larger than its noise by this factor
LEAST_LOSS: Final = 0.02


class Judged(msgspec.Struct):
    """One decision. Chances are from 0 to 1: after what was played, and after what `search` would have played."""

    moment: int  # entries of the record before it
    options: int
    played: str
    best: str
    chance: float
    best_chance: float
    noise: float

    @property
    def loss(self) -> float:
        """What the choice cost; less than 0 if it seems better than that of `search`."""
        return round(self.best_chance - self.chance, 4)

    @property
    def is_mistake(self) -> bool:
        return self.best != self.played and self.loss >= LEAST_LOSS and self.loss > CERTAIN * self.noise


class Review(msgspec.Struct):
    """All decisions of a seat with two options or more, or the first of them if it is not complete."""

    game: str
    rules: str
    digest: str  # of the record
    method: str
    seat: int
    iterations: int
    total: int
    result: float  # 1 for a win, a part of it for a shared one, else 0
    judged: list[Judged] = []

    @property
    def complete(self) -> bool:
        return len(self.judged) == self.total

    def fits(self, other: Review) -> bool:
        """Whether both review the same in the same way, however far."""
        return msgspec.structs.replace(self, judged=[]) == msgspec.structs.replace(other, judged=[])

    def mistakes(self) -> list[Judged]:
        """The largest, those first that cost most."""
        found = [each for each in self.judged if each.is_mistake]
        return sorted(found, key=lambda each: (-each.loss, each.moment))[:MOST_MISTAKES]


def begin(record: Record, seat: int, iterations: int) -> Review:
    """A review with nothing judged yet. Refuses what cannot be reviewed."""
    if not 0 <= seat < record.seats:
        raise SetupError("the seat must be 0 to {last} in this record, not {seat}", last=record.seats - 1, seat=seat)
    if not LEAST_ITERATIONS <= iterations <= MOST_ITERATIONS:
        raise SetupError(
            "the number of iterations must be {least} to {most}, not {iterations}",
            least=LEAST_ITERATIONS,
            most=MOST_ITERATIONS,
            iterations=iterations,
        )
    end = record.state()
    if not end.over:
        raise SetupError("the game is not over; only a finished game can be reviewed")
    places = end.ranking()
    result = 1.0 / places.count(1) if places[seat] == 1 else 0.0
    total = sum(1 for _ in decisions(record, seat))
    game = record.game
    return Review(game.name, game.rules_version, digest(record), method(game.name), seat, iterations, total, round(result, 4))


def go_on(review: Review, record: Record) -> Iterator[Judged]:
    """Judge what is not judged yet, one decision after the other; each is added to the review.

    The luck of a decision depends only on how many the seat has had before it, so that nothing hidden can show through.
    """
    for number, (moment, s, played) in enumerate(decisions(record, review.seat)):
        if number < len(review.judged):
            continue
        judged = judge(s, review.seat, played, moment, review.game, review.iterations, Rng(SEED, number))
        review.judged.append(judged)
        yield judged


def judge(s: State, seat: int, played: Action, moment: int, game: str, iterations: int, rng: Rng) -> Judged:
    seen = Observation(s, seat)
    count = len(seen.options)
    found = opinion(game, seen, played, iterations, rng)
    return Judged(moment, count, played.notation, found.best.notation, found.chance, found.best_chance, found.noise)


def decisions(record: Record, seat: int) -> Iterator[tuple[int, State, Action]]:
    """The moments where the seat had a choice, with the state then (use it before going on) and what was chosen.

    What was taken over from another game is no choice of this one.
    """
    s = record.state(0)
    begun = record.begun or 0
    for moment, entry in enumerate(record.entries):
        if entry.seat is None:
            s.apply(entry.action)
            continue
        if entry.seat == seat and moment >= begun and len(s.options(seat)) > 1:
            yield moment, s, entry.action
        s.play(entry.seat, entry.action)


def digest(record: Record) -> str:
    return hashlib.sha256(record.text(with_variations=False).encode()).hexdigest()
