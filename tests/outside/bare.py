"""A game that brings its rules and leaves everything else out: guess three times each how a coin will fall."""

from __future__ import annotations

from typing import Any

from gusher.core.game import Game
from gusher.core.ranking import places
from gusher.core.rng import Rng
from gusher.core.rules import Action, Chance, Decision, State, Step, number
from gusher.core.sections import section_of
from gusher.house import House

SIDES = ("heads", "tails")
GUESSES = number([Action(f"guess {side}") for side in SIDES])
FALLS = number([Action(side) for side in SIDES])


class Table(State):
    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.right = (0,) * seats
        self.wrong = (0,) * seats

    def clone(self) -> Table:
        other = Table(int(self.seats))
        other.copy_core(self)
        other.right, other.wrong = self.right, self.wrong
        return other

    def private(self, seat: int | None) -> dict[str, object]:
        top = self.top
        return {
            "seat": seat,
            "awaiting": list(self.awaiting),
            "rule": None if top is None else type(top).__name__,
            "section": None if top is None else section_of(top),
            "over": self.over,
            "players": [{"right": right, "wrong": wrong} for right, wrong in zip(self.right, self.wrong, strict=True)],
        }

    def determinize(self, seat: int | None, rng: Rng) -> Table:
        return self.clone()

    def scores(self) -> list[dict[str, int]]:
        return [{"right": right} for right in self.right]

    def ranking(self) -> list[int]:
        return places([(right,) for right in self.right])

    def census(self) -> dict[str, int]:
        return {"coin": 1}


class Turns(Step[Table]):
    """§1.1 Three rounds."""

    def run(self, s: Table) -> None:
        for turn in reversed(range(3 * int(s.seats))):
            s.then(Guess(turn % int(s.seats)))


class Guess(Decision[Table]):
    """§1.2 Heads or tails."""

    def options(self, s: Table) -> list[Action]:
        return list(GUESSES)

    def resolve(self, s: Table, action: Action) -> None:
        s.then(Toss(int(self.seat), int(action.index)))


class Toss(Chance[Table]):
    """§1.3 The coin falls."""

    def __init__(self, seat: int, guess: int) -> None:
        self.seat = seat
        self.guess = guess

    def outcomes(self, s: Table) -> list[tuple[Action, int]]:
        return [(fall, 1) for fall in FALLS]

    def resolve(self, s: Table, outcome: Action) -> None:
        s.tell("fell", seat=self.seat, side=outcome.notation)
        counted: list[Any] = list(s.right if outcome.index == self.guess else s.wrong)
        counted[self.seat] += 1
        if outcome.index == self.guess:
            s.right = tuple(counted)
        else:
            s.wrong = tuple(counted)


class Bare(House):
    def __init__(self, name: str = "bare") -> None:
        super().__init__(name, name.title(), (2, 3), (), {}, "1", {"data_version": "1"}, GUESSES, FALLS, (Turns, Guess, Toss))

    def deal(self, seats: int, options: dict[str, object]) -> State:
        s = Table(seats)
        s.then(Turns())
        return s


GAME: Game = Bare()
