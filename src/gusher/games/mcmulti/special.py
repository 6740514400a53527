"""§4 Special purchase round."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gusher.core.rules import Action, Decision, Step
from gusher.games.mcmulti import actions
from gusher.games.mcmulti.actions import PURCHASES
from gusher.games.mcmulti.components import MOST_SEATS
from gusher.games.mcmulti.pick import placing
from gusher.games.mcmulti.table import Table


class SpecialRound(Step[Table]):
    """§4.1 Once, before the first turn, in turn order from the start player."""

    def run(self, s: Table) -> None:
        if s.log is not None:
            s.tell("special-round")
        for turn in range(s.seats):
            s.then(SPECIAL_PURCHASE[s.after(s.start, s.seats - 1 - turn)])


class SpecialPurchase(Decision[Table]):
    """§4.2 Any number of rigs, stations and refineries at the prices of the card; §4.5 one after the other until he stops."""

    def options(self, s: Table) -> list[Action]:
        return PURCHASES[s.affordable(self.seat)]

    def resolve(self, s: Table, action: Action) -> None:
        if isinstance(action, actions.BuyAsset):
            s.then(placing(s, self.seat, action.asset), self)


SPECIAL_PURCHASE: Final = [SpecialPurchase(seat) for seat in range(i64(MOST_SEATS))]
