"""Oilfield positions for `search`: what `greedy` thinks that each seat has."""

from __future__ import annotations

from mypy_extensions import i64

from gusher.bots.search.evaluation import Evaluation
from gusher.core.rules import Action, State
from gusher.games.oilfield.bots.judgement import OilfieldJudgement
from gusher.games.oilfield.rules.actions import SellInvestment
from gusher.games.oilfield.rules.invest import OwnDecision
from gusher.games.oilfield.rules.table import Table


class OilfieldEvaluation(Evaluation):
    """In victory points; a tick is a round."""

    def __init__(self) -> None:
        super().__init__(2.0)
        self.judgement = OilfieldJudgement()

    def clock(self, s: State) -> i64:
        assert isinstance(s, Table)
        return s.round

    def sensible(self, s: State, seat: i64, options: list[Action]) -> list[Action]:
        """§13.4.2 No sale of an investment where nothing is to be paid: its price never falls, and the next decision is as good.

        Only where a row or the government's cubes may run out, or no sale follows the last round, waiting can cost something.
        """
        assert isinstance(s, Table)
        top = s.top
        if s.terms.three_cubes or not s.terms.full_row_sale or not s.terms.final_window:
            return options
        if isinstance(top, OwnDecision) and top.is_payment():
            return options
        return [action for action in options if not isinstance(action, SellInvestment)]

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
