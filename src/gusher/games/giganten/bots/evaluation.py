"""Giganten positions for `search`: money, and what crude, derricks, locos and licences will still bring.

The numbers were found by least squares in 150 games of `greedy` with some random moves, and rounded.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gusher.bots.search.evaluation import Evaluation
from gusher.core.rules import Action, State
from gusher.games.giganten.bots.judgement import BLACK_A_ROUND
from gusher.games.giganten.rules import actions
from gusher.games.giganten.rules.auction import Bid, open_cap
from gusher.games.giganten.rules.movement import Move
from gusher.games.giganten.rules.scoring import loco_ranks
from gusher.games.giganten.rules.table import Table

LEFT_OVER: Final = 1000.0  # a crude at the end
IN_TANK: Final = 2000.0  # more than that, if there is time to sell it
UNDERGROUND: Final = 1600.0  # the same for a crude under a derrick
REACHED: Final = 2200.0  # and still more if there is time to pump it, and the own loco is there
NOT_REACHED: Final = 1000.0
A_LICENCE: Final = 500.0  # a point of licence value
A_SPACE: Final = 800.0  # a space of the own loco


class GigantenEvaluation(Evaluation):
    """In dollars; a tick is a round."""

    def __init__(self) -> None:
        super().__init__(9000.0)

    def clock(self, s: State) -> i64:
        assert isinstance(s, Table)
        return s.round

    def is_minor(self, s: State) -> bool:
        """A step of truck or loco: where a move leads to, `greedy` sees as a whole."""
        return isinstance(s.top, Move)

    def sensible(self, s: State, seat: i64, options: list[Action]) -> list[Action]:
        """§10.3 A bid that nobody else can go above is high enough."""
        assert isinstance(s, Table)
        if not isinstance(s.top, Bid):
            return options
        enough = s.high + 1
        for rival in range(s.seats):
            if rival != seat and s.bidding[rival] == 1:
                enough = max(enough, open_cap(s, rival))
        return [action for action in options if not isinstance(action, actions.Bid) or action.value <= enough]

    def estimate(self, s: State) -> list[float]:
        assert isinstance(s, Table)
        ranks = loco_ranks(s)
        found: list[float] = []
        for seat in range(s.seats):
            found.append(self.standing(s, seat, s.terms.end_values[ranks[seat] - 1]))
        return found

    def standing(self, s: Table, seat: i64, end_value: i64) -> float:
        future = max(0.0, float(s.terms.star - s.black) / BLACK_A_ROUND)
        live = min(1.0, future)
        worth = float(s.money[seat]) + A_LICENCE * live * float(s.hand_value(seat))
        tanks = float(s.tank[seat * 3] + s.tank[seat * 3 + 1] + s.tank[seat * 3 + 2])
        worth += tanks * (LEFT_OVER + IN_TANK * live)
        for site in range(i64(len(s.owner))):
            if s.owner[site] == seat:
                crude = float(s.crude[site])
                reached = s.loco[seat] >= s.column(site)
                worth += crude * (LEFT_OVER + UNDERGROUND * live) + min(crude, future) * (REACHED if reached else NOT_REACHED)
        worth += float(s.derricks_on_board(seat) * end_value) * (1.0 - 0.7 * min(1.0, future / 2.0))
        return worth + A_SPACE * live * float(s.loco[seat])
