"""Wildcat, by the paragraphs of its RULES: what lies on the table, and each rule as a frame (see `gusher.core.rules`)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from gusher.core.ranking import places
from gusher.core.rng import Rng
from gusher.core.rules import Action, Chance, State, Step, Together, number
from gusher.core.view import situation

CUBES: Final = ("oil", "water", "gusher")
OIL, WATER, _ = range(len(CUBES))
SELL: Final = 1  # of PLANS
NONE: Final = -1  # nothing chosen, no well
BOX: Final[dict[str, Any]] = {"data_version": "1", "prices": [4, 3, 2, 1], "barrels": {"oil": 1, "water": 0, "gusher": 3}}
MOST_CUBES: Final = 27  # in a bag for six
SALTS: Final = [Action("salt oil"), Action("salt water")]
PLANS: Final = [Action("drill"), Action("sell")]
ACTIONS: Final = number([*SALTS, *PLANS])
# A cube is named by its place in the bag, oil first: how many there are of a kind is hidden, and a list of outcomes must not tell.
PLACES: Final = number([Action(f"cube {place + 1}") for place in range(MOST_CUBES)])


class Table(State):
    """What lies on the table. Arrays run by seat, but for `drawn`, which runs by kind of cube. What can be derived is a method."""

    DERIVED: ClassVar[frozenset[str]] = State.DERIVED | {"seasons"}

    def __init__(self, seats: int, seasons: int) -> None:
        super().__init__(seats)
        self.seasons = seasons
        self.round = 0
        self.bank = 0
        self.drawn = vec[i64]([0] * len(CUBES))
        self.salt = vec[i64]([NONE] * seats)
        self.plan = vec[i64]([NONE] * seats)
        self.barrels = vec[i64]([NONE] * seats)  # in the open well
        self.money = vec[i64]([0] * seats)

    def clone(self) -> Table:
        other = Table(self.seats, self.seasons)
        other.copy_core(self)
        other.round, other.bank, other.drawn, other.money = self.round, self.bank, self.drawn[:], self.money[:]
        other.salt, other.plan, other.barrels = self.salt[:], self.plan[:], self.barrels[:]
        return other

    def bag(self, kind: int) -> int:
        """§2.1 How many cubes of a kind are in the bag: those of the start, and §2.2 those that players have put in, less those drawn."""
        start = (2 * self.seats, self.seats, self.seats // 2)[kind]
        return start + sum(1 for salt in self.salt if salt == kind) - self.drawn[kind]

    def cubes(self) -> int:
        return sum(self.bag(kind) for kind in range(len(CUBES)))

    def limit(self) -> int:
        """§3.2 The pressure at which everything blows out."""
        return self.seats // 2 + 2

    def wells(self) -> list[int]:
        """The seats that have an open well."""
        return [seat for seat in range(self.seats) if self.barrels[seat] != NONE]

    def sell(self, sellers: list[int]) -> None:
        """§4.2 The more sell at a time, the less a barrel brings."""
        for seat in sellers:
            dollars = self.barrels[seat] * BOX["prices"][min(len(sellers), 4) - 1]
            self.bank -= dollars
            self.money[seat] += dollars
            self.tell("sold", seat=seat, barrels=self.barrels[seat], dollars=dollars)
            self.barrels[seat] = NONE

    def public(self) -> dict[str, object]:
        """§1.3 What lies open."""
        drawn = {cube: self.drawn[kind] for kind, cube in enumerate(CUBES)}
        field = {"pressure": self.drawn[WATER], "limit": self.limit(), "bag": self.cubes(), "drawn": drawn}
        return situation(self) | {"round": self.round, "seasons": self.seasons} | field

    def private(self, seat: int | None) -> dict[str, object]:
        """§1.3 The players as a seat sees them: what others have put into the bag is hidden."""
        return {"seat": seat, "players": [self.player(other, other == seat) for other in range(self.seats)]}

    def player(self, seat: int, own: bool) -> dict[str, object]:
        well, salt = self.barrels[seat], self.salt[seat] if own else NONE
        return {"money": self.money[seat], "barrels": None if well == NONE else well, "salt": None if salt == NONE else CUBES[salt]}

    def determinize(self, seat: int | None, rng: Rng) -> Table:
        """§1.3 Others may have put in anything that fits what was drawn, and may have decided either way."""
        guess = self.clone()
        others = [other for other in range(self.seats) if other != seat]
        while True:
            for other in others:
                guess.salt[other] = rng.below(2) if self.salt[other] != NONE else NONE
            if guess.bag(OIL) >= 0 and guess.bag(WATER) >= 0:
                break
        for other in others:
            guess.plan[other] = rng.below(2) if self.plan[other] != NONE else NONE
        return guess

    def scores(self) -> list[dict[str, int]]:
        return [{"money": int(money)} for money in self.money]

    def ranking(self) -> list[int]:
        """§1.2 The most money wins."""
        return places([(int(money),) for money in self.money])

    def census(self) -> dict[str, int]:
        """Cubes are in the bag, drawn, or still in hand; money comes from the bank."""
        held = sum(1 for salt in self.salt if salt == NONE)
        return {"cubes": self.cubes() + sum(self.drawn) + held, "money": self.bank + sum(self.money)}


class Season(Step[Table]):
    """§1.1 One of several seasons."""

    def run(self, s: Table) -> None:
        s.round += 1
        s.tell("round", round=s.round, seasons=s.seasons)
        s.then(SaltBag(), Drill(), EndOfSeason())


class SaltBag(Together[Table]):
    """§2.2 All put one more cube into the bag, in secret."""

    def owes(self, s: Table, seat: int) -> bool:
        return s.salt[seat] == NONE

    def options(self, s: Table, seat: int) -> list[Action]:
        return list(SALTS)

    def seal(self, s: Table, seat: int, action: Action) -> bool:
        s.salt[seat] = SALTS.index(action)
        return True

    def open(self, s: Table) -> None:
        """§2.3 The wells are opened; what lies in the bag stays hidden (§5.1)."""
        s.barrels = vec[i64]([0] * s.seats)


class Drill(Step[Table]):
    """§4.3 All open wells are drilled, and §3.3 sold when the bag is empty."""

    def run(self, s: Table) -> None:
        wells = s.wells()
        if not s.cubes():
            s.sell(wells)
        elif wells:
            s.then(Draw(wells[0]), Shift())


class Draw(Chance[Table]):
    """§3.1 A cube for the well of a player, and then for the next open one."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def outcomes(self, s: Table) -> list[tuple[Action, int]]:
        return [(place, 1) for place in PLACES[: s.cubes()]]

    def resolve(self, s: Table, outcome: Action) -> None:
        kind, place = OIL, outcome.index
        while place >= s.bag(kind):
            place -= s.bag(kind)
            kind += 1
        s.drawn[kind] += 1
        s.barrels[self.seat] += BOX["barrels"][CUBES[kind]]
        s.tell("drew", seat=self.seat, what=CUBES[kind])
        later = [seat for seat in s.wells() if seat > self.seat]
        if s.drawn[WATER] == s.limit():  # §3.2
            s.tell("blowout")
            s.barrels = vec[i64]([NONE] * s.seats)
        elif later and s.cubes():
            s.then(Draw(later[0]))


class Shift(Together[Table]):
    """§4.1 Drill on or sell: all who have barrels decide at the same time."""

    def owes(self, s: Table, seat: int) -> bool:
        return s.barrels[seat] > 0 and s.plan[seat] == NONE

    def options(self, s: Table, seat: int) -> list[Action]:
        return list(PLANS)

    def seal(self, s: Table, seat: int, action: Action) -> bool:
        s.plan[seat] = PLANS.index(action)
        return True

    def open(self, s: Table) -> None:
        plans, s.plan = s.plan, vec[i64]([NONE] * s.seats)
        for seat in s.wells():
            if plans[seat] != NONE:
                s.tell("decided", seat=seat, action=PLANS[plans[seat]].notation)
        s.sell([seat for seat in s.wells() if plans[seat] == SELL])
        s.then(Drill())


class EndOfSeason(Step[Table]):
    """§5.1 What was put into the bag is shown, and the bag emptied."""

    def run(self, s: Table) -> None:
        for seat in range(s.seats):
            s.tell("salted", seat=seat, what=CUBES[s.salt[seat]])
        s.drawn = vec[i64]([0] * len(CUBES))
        s.salt = vec[i64]([NONE] * s.seats)
        if s.round < s.seasons:
            s.then(Season())
