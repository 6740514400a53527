"""A game in plain Python, as a package from outside would bring it: it subclasses the core, whichever build that is.

Two rounds. Everybody hides one coin or two of his own, all at the same time (§1). Then each in turn throws a die as often as he dares:
every throw but a one brings him what he has hidden once more, a one ends his turn and costs him that (§2, §3).
"""

from __future__ import annotations

from typing import ClassVar

from librt.strings import BytesWriter, write_i64_le
from librt.vecs import vec
from mypy_extensions import i64

from gusher.bots.greedy import Judgement
from gusher.bots.search.evaluation import Evaluation
from gusher.core.encoding import Encoder
from gusher.core.errors import Reason
from gusher.core.game import Option
from gusher.core.ranking import places
from gusher.core.rng import Rng
from gusher.core.rules import Action, Chance, Decision, State, Step, Together, number
from gusher.house import House

ROUNDS = 2
PURSE = 20


class Hide(Action):
    section: ClassVar[str] = "§1"

    def __init__(self, coins: int) -> None:
        super().__init__(f"hide {coins}")
        self.coins = coins


class Face(Action):
    def __init__(self, points: int) -> None:
        super().__init__(f"face {points}")
        self.points = points


HIDE = [Hide(coins) for coins in (1, 2)]
THROW, STOP = Action("throw"), Action("stop")
ACTIONS = number([*HIDE, THROW, STOP])
FACES = [Face(points) for points in range(1, 7)]
OUTCOMES = number([*FACES])


class Table(State):
    def __init__(self, seats: int, short: bool) -> None:
        super().__init__(seats)
        self.short = short
        self.round = 0
        self.bank = PURSE * seats
        self.purse = vec[i64]([0] * seats)
        self.hidden = vec[i64]([0] * seats)

    def clone(self) -> Table:
        copy = Table(self.seats, self.short)
        copy.copy_core(self)
        copy.round, copy.bank = self.round, self.bank
        copy.purse, copy.hidden = self.purse[:], self.hidden[:]
        return copy

    def public(self) -> dict[str, object]:
        return {"round": self.round, "bank": self.bank, "purse": [int(coins) for coins in self.purse]}

    def private(self, seat: int | None) -> dict[str, object]:
        return {"hidden": None if seat is None else int(self.hidden[seat])}

    def determinize(self, seat: int | None, rng: Rng) -> Table:
        copy = self.clone()
        if isinstance(copy.top, Hiding):
            for other in range(copy.seats):
                if other != seat and copy.hidden[other] > 0:
                    copy.hidden[other] = 1 + rng.below(2)
        return copy

    def why_not(self, seat: int) -> list[Reason]:
        return [Reason("§2", "first-hide", THROW.notation, {})] if isinstance(self.top, Hiding) else []

    def scores(self) -> list[dict[str, int]]:
        return [{"coins": int(coins)} for coins in self.purse]

    def ranking(self) -> list[int]:
        return places([(int(coins),) for coins in self.purse])

    def census(self) -> dict[str, int]:
        return {"coins": self.bank + sum(self.purse)}


class Round(Step[Table]):
    """§1"""

    def run(self, s: Table) -> None:
        s.round += 1
        if s.round > (1 if s.short else ROUNDS):
            return
        s.hidden = vec[i64]([0] * s.seats)
        s.then(Hiding(), Turn(0), Round())


class Hiding(Together[Table]):
    """§1"""

    def owes(self, s: Table, seat: int) -> bool:
        return s.hidden[seat] == 0

    def options(self, s: Table, seat: int) -> list[Action]:
        return [*HIDE]

    def seal(self, s: Table, seat: int, action: Action) -> bool:
        assert isinstance(action, Hide)
        s.hidden[seat] = action.coins
        return True

    def open(self, s: Table) -> None:
        s.tell("opened")


class Turn(Step[Table]):
    """§2"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Table) -> None:
        if self.seat + 1 < s.seats:
            s.then(Turn(self.seat + 1))
        s.then(Dare(self.seat))


class Dare(Decision[Table]):
    """§2"""

    def options(self, s: Table) -> list[Action]:
        return [THROW, STOP] if s.bank >= s.hidden[self.seat] else [STOP]

    def resolve(self, s: Table, action: Action) -> None:
        if action is THROW:
            s.then(Throw(self.seat))


class Throw(Chance[Table]):
    """§3"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def outcomes(self, s: Table) -> list[tuple[Action, int]]:
        return [(face, 1) for face in FACES]

    def resolve(self, s: Table, outcome: Action) -> None:
        assert isinstance(outcome, Face)
        coins = s.hidden[self.seat] if outcome.points > 1 else -min(s.hidden[self.seat], s.purse[self.seat])
        s.purse[self.seat] += coins
        s.bank -= coins
        s.tell("threw", seat=self.seat, points=outcome.points)
        if outcome.points > 1:
            s.then(Dare(self.seat))


class CoinsEncoder(Encoder):
    def describe(self) -> None:
        self.add("bank", 1, 0, PURSE * self.seats)
        self.add("purse", self.seats, 0, PURSE * self.seats)

    def write(self, s: State, seat: int, row: BytesWriter) -> None:
        assert isinstance(s, Table)
        write_i64_le(row, s.bank)
        self.write_by_seat(s.purse, 1, seat, row)


class Daring(Judgement):
    def worth(self, before: State, action: Action, after: State, seat: int) -> float:
        return 1.0 if action is THROW else 0.0


class ByPurse(Evaluation):
    def clock(self, s: State) -> int:
        assert isinstance(s, Table)
        return s.round

    def estimate(self, s: State) -> list[float]:
        assert isinstance(s, Table)
        return [float(coins) for coins in s.purse]


class Coins(House):
    def __init__(self) -> None:
        options = (Option("short", (False, True), False, "§1"),)
        rules = (Round, Hiding, Turn, Dare, Throw)
        super().__init__("coins", "Coins", (2, 3), options, {}, "1", {"data_version": "1"}, ACTIONS, OUTCOMES, rules)

    def deal(self, seats: int, options: dict[str, object]) -> Table:
        s = Table(seats, options["short"] is True)
        s.then(Round())
        return s

    def encoder(self, seats: int) -> CoinsEncoder:
        return CoinsEncoder(list(self.frames), seats)

    def judgement(self) -> Daring:
        return Daring()

    def evaluation(self) -> ByPurse:
        return ByPurse(5.0)


COINS = Coins()
