"""McMulti positions for `search`: cash, barrels, and what the assets will still bring.

What they bring was found by least squares in 200 games of `greedy` with some random moves: how far each of them put a seat ahead of the
mean in the end.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gusher.bots.search.evaluation import Evaluation
from gusher.core.rules import State
from gusher.games.mcmulti.bots.judgement import McMultiJudgement, last_turn
from gusher.games.mcmulti.rules.components import ASSET_TYPES
from gusher.games.mcmulti.rules.market import ChooseMarket, Trade
from gusher.games.mcmulti.rules.pick import PickColumn, PickQuadrant, PickRow
from gusher.games.mcmulti.rules.production import SellAtStations, UseRefineries, UseWells
from gusher.games.mcmulti.rules.scoring import proceeds
from gusher.games.mcmulti.rules.table import NOBODY, Table
from gusher.games.mcmulti.rules.turn import Concede

EVERY: Final = 3  # rounds between two rows of the tables
ROWS: Final = 9
# By round: 3, 6, 9, … 27.
MONEY: Final[tuple[float, ...]] = (1.5, 1.5, 1.4, 1.3, 1.15, 1.05, 1.0, 0.95, 0.9)
SCALE: Final[tuple[float, ...]] = (180.0, 150.0, 110.0, 80.0, 70.0, 65.0, 60.0, 45.0, 40.0)
# By asset (rig, station, refinery, well) and round: what the first one brings, and how much less each further one.
FIRST: Final[tuple[tuple[float, ...], ...]] = (
    (20.0, 18.0, 17.0, 13.0, 12.0, 10.0, 9.0, 8.0, 7.0),
    (140.0, 160.0, 165.0, 150.0, 105.0, 68.0, 59.0, 53.0, 52.0),
    (280.0, 285.0, 255.0, 210.0, 155.0, 108.0, 86.0, 78.0, 55.0),
    (180.0, 170.0, 140.0, 135.0, 110.0, 102.0, 93.0, 72.0, 55.0),
)
LESS: Final[tuple[tuple[float, ...], ...]] = (
    (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
    (9.0, 9.0, 12.0, 12.0, 6.0, 2.0, 2.0, 1.0, 0.0),
    (25.0, 21.0, 20.0, 16.0, 8.0, 4.0, 1.5, 1.0, 0.5),
    (10.0, 9.0, 7.0, 10.0, 9.0, 10.0, 8.0, 3.5, 1.0),
)


class McMultiEvaluation(Evaluation):
    """In money; a tick is the turn of one seat."""

    def __init__(self) -> None:
        super().__init__(SCALE[0])
        self.judgement = McMultiJudgement()

    def clock(self, s: State) -> i64:
        assert isinstance(s, Table)
        return s.round * s.seats + (s.active - s.start + s.seats) % s.seats

    def is_minor(self, s: State) -> bool:
        """Barrel by barrel, and where to put or sell an asset. What matters is what is bought and sold, and when the end is declared."""
        return isinstance(s.top, (PickColumn, PickRow, PickQuadrant, Trade, ChooseMarket, SellAtStations, UseRefineries, UseWells, Concede))

    def estimate(self, s: State) -> list[float]:
        assert isinstance(s, Table)
        at = min(max(float(s.round - EVERY) / float(EVERY), 0.0), float(ROWS - 1))
        self.scale = between(SCALE, at)
        money = between(MONEY, at)
        found: list[float] = []
        for seat in range(s.seats):
            if s.declarer != NOBODY:
                found.append(self.settled(s, seat))
                continue
            self.judgement.consider(s, seat)
            worth = money * self.judgement.stock(s, seat)
            for asset in range(i64(ASSET_TYPES)):
                worth += several(float(s.count(seat, asset)), between(FIRST[asset], at), between(LESS[asset], at))
            found.append(worth)
        return found

    def settled(self, s: Table, seat: i64) -> float:
        """After a declaration: the score, and half of what a last turn could bring."""
        worth = float(s.cash[seat])
        for asset in range(i64(ASSET_TYPES)):
            worth += float(proceeds(s, seat, asset))
        return worth if seat == s.declarer else worth + 0.5 * last_turn(s, seat)


def between(row: tuple[float, ...], at: float) -> float:
    """The value of a table between two of its columns."""
    left = int(at)
    if left + 1 >= len(row):
        return row[len(row) - 1]
    return row[left] + (at - float(left)) * (row[left + 1] - row[left])


def several(number: float, first: float, less: float) -> float:
    """Each further one brings less, but none does harm."""
    if less > 0.0 and number > 0.5 * first / less:
        number = 0.5 * first / less
    return number * (first - less * number)
