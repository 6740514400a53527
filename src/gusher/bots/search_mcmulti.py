"""McMulti positions for `search`: cash, barrels, and what the assets will still bring."""

from __future__ import annotations

from mypy_extensions import i64

from gusher.bots.greedy_mcmulti import McMultiJudgement
from gusher.bots.search_value import Evaluation
from gusher.core.rules import State
from gusher.games.mcmulti.components import ASSET_TYPES
from gusher.games.mcmulti.table import Table


class McMultiEvaluation(Evaluation):
    """In money; a tick is the turn of one seat."""

    def __init__(self) -> None:
        super().__init__(60.0)
        self.judgement = McMultiJudgement()

    def clock(self, s: State) -> i64:
        assert isinstance(s, Table)
        return s.round

    def estimate(self, s: State) -> list[float]:
        assert isinstance(s, Table)
        found: list[float] = []
        judgement = self.judgement
        for seat in range(s.seats):
            judgement.consider(s, seat)
            worth = judgement.stock(s, seat)
            for asset in range(i64(ASSET_TYPES)):
                worth += judgement.keep[asset] * judgement.owned[asset]
            found.append(worth)
        return found
