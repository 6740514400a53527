"""§3 Order of play, §10 the end of a turn, and §11 the end of the game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gusher.core.numbers import bits
from gusher.core.rules import Action, Decision, Step
from gusher.games.mcmulti.rules import actions
from gusher.games.mcmulti.rules.actions import CONCEDE, DECLARE, NO_OPTIONS, NOT_CONCEDED, NOT_DECLARED
from gusher.games.mcmulti.rules.assets import ASSETS_PHASE
from gusher.games.mcmulti.rules.components import ASSET_TYPES, MOST_SEATS, QUADRANTS
from gusher.games.mcmulti.rules.market import CHOOSE_MARKET
from gusher.games.mcmulti.rules.production import ASSIGN_ROLL, CHOOSE_QUADRANT, NEIGHBOURS, PRODUCE
from gusher.games.mcmulti.rules.roll import ROLL
from gusher.games.mcmulti.rules.scoring import scores
from gusher.games.mcmulti.rules.table import NOBODY, NOTHING, Table


class BeginTurn(Step[Table]):
    """§3.1 A turn begins; §10.6 who can never do anything again is asked whether he goes on."""

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
        if s.declarer == NOBODY and has_nothing(s, seat) and (is_broke(s, seat) or not s.terms.open_money):
            s.then(CONCEDE_OF[seat])
        else:
            take_turn(s, seat)


def take_turn(s: Table, seat: i64) -> None:
    """§3.1 Market, production roll, production, neighbours, assets, end of the turn."""
    s.then(PRODUCE, NEIGHBOURS, ASSETS_PHASE[seat], DECLARE_OF[seat], END_OF_TURN)
    s.then(ROLL, ASSIGN_ROLL)
    if s.terms.choose_early and s.terms.two_quadrants:
        s.then(CHOOSE_QUADRANT[seat])
    s.then(CHOOSE_MARKET[seat])


def is_broke(s: Table, seat: i64) -> bool:
    """§10.6 Less cash than the least that a barrel or an asset can ever cost."""
    return s.cash[seat] < s.box.cheapest


def has_nothing(s: Table, seat: i64) -> bool:
    """§10.6 No barrel and no asset, as all can see."""
    if s.crude[seat] + s.gasoline[seat] > 0:
        return False
    for asset in range(i64(ASSET_TYPES)):
        if s.count(seat, asset) > 0:
            return False
    return True


class Concede(Decision[Table]):
    """§10.6 Who is broke for good may concede: his cash goes to the bank, and this turn and all that follow are passed over."""

    def is_private(self, s: Table) -> bool:
        """§16.2"""
        return not s.terms.open_money

    def options(self, s: Table) -> list[Action]:
        return CONCEDE if is_broke(s, self.seat) else s.terms.put(NO_OPTIONS, NOT_CONCEDED)

    def resolve(self, s: Table, action: Action) -> None:
        assert isinstance(action, actions.ConcedeDefeat)
        if action.yes:
            s.pay(self.seat, s.cash[self.seat])
            s.out |= 1 << self.seat
            if s.log is not None:
                s.tell("conceded", seat=self.seat)
            s.then(END_OF_TURN)
        else:
            take_turn(s, self.seat)


class Declare(Decision[Table]):
    """§10.1 With enough cash, and if nobody has yet, the active player may declare himself winner."""

    def is_private(self, s: Table) -> bool:
        """§16.2"""
        return not s.terms.open_money

    def options(self, s: Table) -> list[Action]:
        if s.declarer != NOBODY:
            return NO_OPTIONS
        return DECLARE if s.cash[self.seat] >= s.terms.target else s.terms.put(NO_OPTIONS, NOT_DECLARED)

    def resolve(self, s: Table, action: Action) -> None:
        """§10.2 Each other player has one more turn; §14.1 that he did not declare is told nobody."""
        assert isinstance(action, actions.DeclareVictory)
        if action.yes:
            s.declarer = self.seat
            s.final_turns_left = s.seats - 1
            if s.log is not None:
                s.tell("declared", seat=self.seat)


class EndOfTurn(Step[Table]):
    """§10.4 The dice pass clockwise; §10.2, §10.5 and §10.6 say when they do not."""

    def run(self, s: Table) -> None:
        following = s.after(s.active, 1)
        if s.declarer != NOBODY:
            if s.final_turns_left == 0:
                s.then(SETTLEMENT)
                return
            s.final_turns_left -= 1
        elif bits(s.out) >= s.seats - 1:
            s.then(SETTLEMENT)
            return
        elif following == s.start and s.round == s.terms.round_limit:
            if s.log is not None:
                s.tell("limit", round=s.round)
            s.then(SETTLEMENT)
            return
        s.active = following
        if following == s.start:
            s.round += 1
        s.then(END_OF_TURN if s.is_out(following) else BEGIN_TURN)


class Settlement(Step[Table]):
    """§11.3 Every asset counts as sold at the prices of the worst card; the score adds it to the cash, and the board stays as it is."""

    def run(self, s: Table) -> None:
        if s.log is not None:
            for seat, items in enumerate(scores(s)):
                s.tell("settled", seat=seat, cash=items["cash"], total=sum(items.values()))


BEGIN_TURN: Final = BeginTurn()
END_OF_TURN: Final = EndOfTurn()
SETTLEMENT: Final = Settlement()
CONCEDE_OF: Final = [Concede(seat) for seat in range(i64(MOST_SEATS))]
DECLARE_OF: Final = [Declare(seat) for seat in range(i64(MOST_SEATS))]
