"""McMulti positions for `search`: cash, barrels, and what the assets will still bring."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gusher.bots.greedy_mcmulti import SHORTEST, McMultiJudgement, rounds_left
from gusher.bots.search_value import Evaluation
from gusher.core.rules import State
from gusher.games.mcmulti.components import ASSET_TYPES
from gusher.games.mcmulti.pick import PickColumn, PickQuadrant, PickRow
from gusher.games.mcmulti.table import NOBODY, Table

USUAL: Final = 22  # rounds of a game


class McMultiEvaluation(Evaluation):
    """In money; a tick is the turn of one seat."""

    def __init__(self) -> None:
        super().__init__(120.0)
        self.judgement = McMultiJudgement()

    def clock(self, s: State) -> i64:
        assert isinstance(s, Table)
        return s.round * s.seats + (s.active - s.start + s.seats) % s.seats

    def is_minor(self, s: State) -> bool:
        """Where to put or sell an asset; that it is bought or sold is decided before."""
        return isinstance(s.top, (PickQuadrant, PickRow, PickColumn))

    def estimate(self, s: State) -> list[float]:
        assert isinstance(s, Table)
        found: list[float] = []
        judgement = self.judgement
        rounds = self.rounds(s)
        for seat in range(s.seats):
            judgement.consider(s, seat)
            judgement.rounds = rounds
            worth = judgement.stock(s, seat)
            for asset in range(i64(ASSET_TYPES)):
                worth += judgement.value(s, asset, judgement.owned[asset]) * judgement.owned[asset]
            found.append(worth)
        return found

    def rounds(self, s: Table) -> float:
        """How long the assets will still work: by the clock, and not by the cash of the richest as `greedy` guesses, for then who keeps
        his cash would seem to make the assets of the others worthless."""
        by_cash = rounds_left(s)
        if s.declarer != NOBODY or s.round > USUAL:
            return by_cash
        return max(by_cash if by_cash < 3.0 else SHORTEST, float(USUAL - s.round))
