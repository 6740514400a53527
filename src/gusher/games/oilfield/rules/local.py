"""§9 Local market."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from gusher.core.rules import Action
from gusher.games.oilfield.rules import actions
from gusher.games.oilfield.rules.components import MOST_SEATS
from gusher.games.oilfield.rules.invest import OwnDecision
from gusher.games.oilfield.rules.table import Table


class Local(OwnDecision):
    """§9.1 Sell barrels from storage one step at a time, or stop; `used` once one was sold in this action."""

    kind: ClassVar[str] = "local"

    def __init__(self, seat: i64, used: bool) -> None:
        super().__init__(seat)
        self.used = used

    def choices(self, s: Table) -> list[Action]:
        options: list[Action] = []
        if s.stored_oil[self.seat] > 0:
            options.append(s.acts.oil_for_money)
        if s.stored_oil[self.seat] >= s.box.oil_per_vp:
            options.append(s.acts.oil_for_vp)
        if s.stored_gas[self.seat] > 0:
            options.append(s.acts.gas_for_vp)
        if options:
            options.append(s.acts.stop)
        return options

    def untouched(self) -> bool:
        return not self.used

    def carry_out(self, s: Table, action: Action) -> None:
        """§9.2 Sold cubes go into the bag at once; §9.4 the first sale of the action pays the Supervisor."""
        if not isinstance(action, actions.LocalSale):
            return
        seat = self.seat
        oil: i64 = 0
        gas: i64 = 0
        dollars: i64 = 0
        vp: i64 = 0
        if action.gas:
            gas = 1
            vp = s.box.gas_vp
        elif action.vp:
            oil = s.box.oil_per_vp
            vp = 1
        else:
            oil = 1
            dollars = s.box.oil_money
        s.stored_oil[seat] -= oil
        s.bag_oil += oil
        s.stored_gas[seat] -= gas
        s.bag_gas += gas
        s.earn(seat, dollars)
        s.vp[seat] += vp
        if s.log is not None:
            s.tell("sold-locally", seat=seat, oil=oil, gas=gas, dollars=dollars, vp=vp)
        if not self.used:
            s.pay_supervisor(seat)
        s.then(LOCAL_ON_OF[seat])


LOCAL_OF: Final = [Local(seat, False) for seat in range(i64(MOST_SEATS))]
LOCAL_ON_OF: Final = [Local(seat, True) for seat in range(i64(MOST_SEATS))]
