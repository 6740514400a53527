"""Oilfield positions for `search`: what `greedy` thinks that each seat has."""

from __future__ import annotations

from mypy_extensions import i64

from gusher.bots.greedy_oilfield import OilfieldJudgement
from gusher.bots.search_value import Evaluation
from gusher.core.rules import Action, State
from gusher.games.oilfield.table import Table


class OilfieldEvaluation(Evaluation):
    """In victory points; a tick is a round."""

    def __init__(self) -> None:
        super().__init__(2.0)
        self.judgement = OilfieldJudgement()

    def clock(self, s: State) -> i64:
        assert isinstance(s, Table)
        return s.round

    def refusal(self, s: State) -> Action | None:
        """Players who drill and sell as long as they can end the game in half the rounds."""
        assert isinstance(s, Table)
        return s.acts.stop

    def estimate(self, s: State) -> list[float]:
        assert isinstance(s, Table)
        found: list[float] = []
        self.judgement.consider(s, 0)
        for seat in range(s.seats):
            found.append(self.judgement.position(s, seat))
        return found
