"""§4 Special purchase round."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gusher.core.rules import Action, Decision, Step
from gusher.games.mcmulti.rules import actions
from gusher.games.mcmulti.rules.actions import ONLY_DONE, PURCHASES
from gusher.games.mcmulti.rules.components import MOST_SEATS
from gusher.games.mcmulti.rules.pick import placing
from gusher.games.mcmulti.rules.table import Table


class SpecialRound(Step[Table]):
    """§4.1 Once, before the first turn, in turn order from the start player."""

    def run(self, s: Table) -> None:
        if s.log is not None:
            s.tell("special-round")
        for turn in range(s.seats):
            s.then(SPECIAL_PURCHASE[s.after(s.start, s.seats - 1 - turn)])


class SpecialPurchase(Decision[Table]):
    """§4.2 Any number of rigs, stations and refineries at the prices of the card; §4.5 one after the other until he stops."""

    def is_private(self, s: Table) -> bool:
        """§16.2"""
        return not s.terms.open_money

    def options(self, s: Table) -> list[Action]:
        return s.terms.put(PURCHASES[s.affordable(self.seat)], ONLY_DONE)

    def resolve(self, s: Table, action: Action) -> None:
        if isinstance(action, actions.BuyAsset):
            s.then(placing(s, self.seat, action.asset), self)


SPECIAL_PURCHASE: Final = [SpecialPurchase(seat) for seat in range(i64(MOST_SEATS))]
