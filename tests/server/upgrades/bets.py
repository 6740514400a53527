"""A small game in several versions: each seat in turn bets one to three coins, a coin falls, and the bet is won or nothing is.

What a version changes is named: nothing, an extra `field`, `refused` (the second seat may not bet three any more), a `question` (it may bet
four too), the `position` (its coin wins one in any case), the `chance` (tails come first), the `result` (nobody scores); or it `fails`.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from gusher import registry
from gusher.core.ranking import places
from gusher.core.rng import Rng
from gusher.core.rules import Action, Chance, Decision, State, Step, number
from gusher.core.sections import section_of
from gusher.house import House

ROUNDS = 3
BETS = number([Action(f"bet {coins}") for coins in range(1, 5)])
FALLS = number([Action("heads"), Action("tails")])


class Table(State):
    def __init__(self, seats: int, change: str) -> None:
        super().__init__(seats)
        self.coins = (0,) * seats
        if change == "field":
            self.tossed = 0
        self.change = change

    DERIVED = State.DERIVED | {"change"}

    def clone(self) -> Table:
        other = Table(int(self.seats), self.change)
        other.copy_core(self)
        other.coins = self.coins
        if self.change == "field":
            other.tossed = self.tossed
        return other

    def private(self, seat: int | None) -> dict[str, object]:
        top = self.top
        return {
            "seat": seat,
            "awaiting": list(self.awaiting),
            "rule": None if top is None else type(top).__name__,
            "section": None if top is None else section_of(top),
            "over": self.over,
            "players": [{"coins": coins} for coins in self.coins],
        }

    def determinize(self, seat: int | None, rng: Rng) -> Table:
        return self.clone()

    def scores(self) -> list[dict[str, int]]:
        return [{"coins": 0 if self.change == "result" else coins} for coins in self.coins]

    def ranking(self) -> list[int]:
        return places([(coins,) for coins in self.coins])

    def census(self) -> dict[str, int]:
        return {"coin": 1}


class Turns(Step[Table]):
    """§1.1 Three rounds."""

    def run(self, s: Table) -> None:
        for turn in reversed(range(ROUNDS * int(s.seats))):
            s.then(Bet(turn % int(s.seats)))


class Bet(Decision[Table]):
    """§1.2 One to three coins."""

    def options(self, s: Table) -> list[Action]:
        return list(BETS[: {"refused": 2, "question": 4}.get(s.change, 3) if self.seat == 1 else 3])

    def resolve(self, s: Table, action: Action) -> None:
        if s.change == "fails" and self.seat == 1:
            raise ZeroDivisionError("there is nothing to divide")
        s.then(Toss(int(self.seat), int(action.index) + 1))


class Toss(Chance[Table]):
    """§1.3 The coin falls."""

    def __init__(self, seat: int, bet: int) -> None:
        self.seat = seat
        self.bet = bet

    def outcomes(self, s: Table) -> list[tuple[Action, int]]:
        return [(fall, 1) for fall in (reversed(FALLS) if s.change == "chance" else FALLS)]

    def resolve(self, s: Table, outcome: Action) -> None:
        s.tell("fell", seat=self.seat, side=outcome.notation)
        coins = list(s.coins)
        coins[self.seat] += self.bet if outcome is FALLS[0] else 0
        coins[self.seat] += s.change == "position" and self.seat == 1
        s.coins = tuple(coins)


class Bets(House):
    def __init__(self, version: str = "1", change: str = "") -> None:
        super().__init__("bets", "Bets", (2, 3), (), {}, version, {"data_version": "1"}, BETS, FALLS, (Turns, Bet, Toss))
        self.change = change

    def deal(self, seats: int, options: dict[str, object]) -> State:
        s = Table(seats, self.change)
        s.then(Turns())
        return s


@contextmanager
def installed(game: House | None) -> Iterator[None]:
    """With that version among our games, or with none of them."""
    known, _ = registry._found()
    try:
        if game is not None:
            known[game.name] = game
        yield
    finally:
        known.pop("bets", None)


