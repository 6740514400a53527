"""§3 Order of play, §10 the end of a turn, and §11 the end of the game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gusher.core.rules import Action, Decision, Step
from gusher.games.mcmulti import actions
from gusher.games.mcmulti.actions import DECLARE, NO_OPTIONS
from gusher.games.mcmulti.assets import ASSETS_PHASE
from gusher.games.mcmulti.components import MOST_SEATS, QUADRANTS
from gusher.games.mcmulti.market import CHOOSE_MARKET
from gusher.games.mcmulti.production import ASSIGN_ROLL, CHOOSE_QUADRANT, NEIGHBOURS, PRODUCE
from gusher.games.mcmulti.roll import ROLL
from gusher.games.mcmulti.scoring import scores
from gusher.games.mcmulti.table import NOBODY, NOTHING, Table


class BeginTurn(Step[Table]):
    """§3.1 A turn: market, production roll, production, neighbours, assets, end of the turn."""

    def run(self, s: Table) -> None:
        seat = s.active
        s.red = 0
        s.black = 0
        s.quadrant = NOTHING
        for quadrant in range(i64(QUADRANTS)):
            s.fresh[quadrant] = 0
        if s.log is not None:
            if seat == s.start:
                s.tell("round", round=s.round)
            s.tell("turn", seat=seat, final=int(s.declarer != NOBODY))
        s.then(PRODUCE, NEIGHBOURS, ASSETS_PHASE[seat], DECLARE_OF[seat], END_OF_TURN)
        s.then(ROLL, ASSIGN_ROLL)
        if s.terms.choose_early and s.terms.two_quadrants:
            s.then(CHOOSE_QUADRANT[seat])
        s.then(CHOOSE_MARKET[seat])


class Declare(Decision[Table]):
    """§10.1 With enough cash, and if nobody has yet, the active player may declare himself winner."""

    def options(self, s: Table) -> list[Action]:
        if s.declarer != NOBODY or s.cash[self.seat] < s.terms.target:
            return NO_OPTIONS
        return DECLARE

    def resolve(self, s: Table, action: Action) -> None:
        """§10.2 Each other player has one more turn; §14.1 that he did not declare is told nobody."""
        assert isinstance(action, actions.DeclareVictory)
        if action.yes:
            s.declarer = self.seat
            s.final_turns_left = s.seats - 1
            if s.log is not None:
                s.tell("declared", seat=self.seat)


class EndOfTurn(Step[Table]):
    """§10.4 The dice pass clockwise; §10.2 and §10.5 say when they do not."""

    def run(self, s: Table) -> None:
        following = s.after(s.active, 1)
        if s.declarer != NOBODY:
            if s.final_turns_left == 0:
                s.then(SETTLEMENT)
                return
            s.final_turns_left -= 1
        elif following == s.start and s.round == s.terms.round_limit:
            if s.log is not None:
                s.tell("limit", round=s.round)
            s.then(SETTLEMENT)
            return
        s.active = following
        if following == s.start:
            s.round += 1
        s.then(BEGIN_TURN)


class Settlement(Step[Table]):
    """§11.3 Every asset counts as sold at the prices of the worst card; the score adds it to the cash, and the board stays as it is."""

    def run(self, s: Table) -> None:
        if s.log is not None:
            for seat, items in enumerate(scores(s)):
                s.tell("settled", seat=seat, cash=items["cash"], total=sum(items.values()))


BEGIN_TURN: Final = BeginTurn()
END_OF_TURN: Final = EndOfTurn()
SETTLEMENT: Final = Settlement()
DECLARE_OF: Final = [Declare(seat) for seat in range(i64(MOST_SEATS))]
