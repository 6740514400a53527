"""Wildcat: drill on, or sell before the others do. `GAME` is what Gusher finds through the entry point `gusher.games`."""

from __future__ import annotations

from librt.strings import BytesWriter, write_i64_le

from gusher.bots.greedy import Judgement
from gusher.core.encoding import HIDDEN, MANY, Encoder
from gusher.core.game import Option
from gusher.core.rules import State
from gusher.house import House
from wildcat.bots import WildcatJudgement
from wildcat.rules import ACTIONS, BOX, CUBES, MOST_CUBES, PLACES, Draw, Drill, EndOfSeason, SaltBag, Season, Shift, Table

SEASONS = Option("seasons", (3, 4, 5), 4, "§1.1")
FRAMES = (Season, SaltBag, Drill, Draw, Shift, EndOfSeason)


class Wildcat(House):
    reveals = frozenset({"drew", "decided", "salted"})  # events by which something hidden comes to light

    def __init__(self) -> None:
        super().__init__("wildcat", "Wildcat", (2, 3, 4, 5, 6), (SEASONS,), {}, "1", BOX, ACTIONS, PLACES, FRAMES)

    def deal(self, seats: int, options: dict[str, object]) -> State:
        s = Table(seats, int(str(options["seasons"])))
        s.then(Season())
        return s

    def encoder(self, seats: int) -> Encoder:
        return WildcatEncoder(list(self.frames), seats)

    def judgement(self) -> Judgement:
        return WildcatJudgement()


class WildcatEncoder(Encoder):
    """§1.3 What a seat may know, as a row of numbers."""

    def describe(self) -> None:
        n = int(self.seats)
        self.add("round", 1, 0, 5)
        self.add("drawn", len(CUBES), 0, MOST_CUBES)
        self.add("barrels", n, HIDDEN, MOST_CUBES, usual=6)
        self.add("money", n, 0, MANY, usual=40)
        self.add("salt", 1, HIDDEN, 1, labels=CUBES[:2])

    def write(self, s: State, seat: int, row: BytesWriter) -> None:
        assert isinstance(s, Table)
        write_i64_le(row, s.round)
        self.write_all(s.drawn, row)
        self.write_by_seat(s.barrels, 1, seat, row)
        self.write_by_seat(s.money, 1, seat, row)
        write_i64_le(row, s.salt[seat])


GAME = Wildcat()
