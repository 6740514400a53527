"""Giganten positions for `search`: money, and what crude, derricks, locos and licences will still bring."""

from __future__ import annotations

from mypy_extensions import i64

from gusher.bots.greedy_giganten import A_CRUDE, GigantenJudgement, progress
from gusher.bots.search_value import Evaluation
from gusher.core.rules import State
from gusher.games.giganten.movement import Move
from gusher.games.giganten.scoring import loco_ranks
from gusher.games.giganten.table import Table


class GigantenEvaluation(Evaluation):
    """In dollars; a tick is a round."""

    def __init__(self) -> None:
        super().__init__(8000.0)
        self.judgement = GigantenJudgement()

    def clock(self, s: State) -> i64:
        assert isinstance(s, Table)
        return s.round

    def is_minor(self, s: State) -> bool:
        """A step of truck or loco: where a move leads to, `greedy` sees as a whole."""
        return isinstance(s.top, Move)

    def estimate(self, s: State) -> list[float]:
        assert isinstance(s, Table)
        ranks = loco_ranks(s)
        found: list[float] = []
        for seat in range(s.seats):
            found.append(self.standing(s, seat, s.terms.end_values[ranks[seat] - 1]))
        return found

    def standing(self, s: Table, seat: i64, end_value: i64) -> float:
        judgement = self.judgement
        judgement.outlook(s, seat)
        future = judgement.future
        worth = float(s.money[seat]) + judgement.point * float(s.hand_value(seat))
        kept = 1000.0 + (judgement.kept() - 1000.0) * min(1.0, future)
        worth += kept * float(s.tank[seat * 3] + s.tank[seat * 3 + 1] + s.tank[seat * 3 + 2])
        for site in range(i64(len(s.owner))):
            if s.owner[site] == seat:
                crude = float(s.crude[site])
                pumped = min(crude, future)
                reached = progress(s, s.loco[seat], s.column(site))
                worth += pumped * (A_CRUDE - 2400.0 * (1.0 - reached)) + (crude - pumped) * 1000.0
                if pumped < crude:
                    worth += float(end_value)
        return worth + 60.0 * float(s.loco[seat]) * min(1.0, future)
