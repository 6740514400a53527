"""§10 National market, and §16.3 the small national tower, which joins in."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from gusher.core.rules import Action
from gusher.games.oilfield.rules import actions
from gusher.games.oilfield.rules.components import FIELDS, MOST_SEATS, MOST_TOWERS, NATIONAL_TOWER
from gusher.games.oilfield.rules.invest import OwnDecision
from gusher.games.oilfield.rules.table import NOBODY, Table


class National(OwnDecision):
    """§10.3 Sell barrels from storage at the price of the round, one at a time, or stop.

    `sold` once a barrel from storage was sold in this action; `pumped` marks with a bit each national tower that was used.
    """

    kind: ClassVar[str] = "national"

    def __init__(self, seat: i64, sold: bool, pumped: i64) -> None:
        super().__init__(seat)
        self.sold = sold
        self.pumped = pumped

    def choices(self, s: Table) -> list[Action]:
        """§10.4 Gas only with a gas refinery."""
        options: list[Action] = []
        if s.stored_oil[self.seat] > 0:
            options.append(s.acts.export_oil)
        if s.stored_gas[self.seat] > 0 and s.refineries[self.seat] > 0:
            options.append(s.acts.export_gas)
        if self.sold or not s.terms.tower_needs_sale:
            for field in range(i64(3)):
                if self.ready_tower(s, field) != NOBODY:
                    options.append(s.acts.pump[field])
        if options:
            options.append(s.acts.stop)
        return options

    def untouched(self) -> bool:
        return not self.sold and self.pumped == 0

    def ready_tower(self, s: Table, field: i64) -> i64:
        """§16.3.3 A national tower there that was not used yet, if the field has oil and no strike."""
        if s.oil[field] == 0 or s.grey == field:
            return NOBODY
        for tower in range(s.tower_count(self.seat)):
            at = self.seat * MOST_TOWERS + tower
            if s.tower_tile[at] == NATIONAL_TOWER and s.tower_field[at] == field and (self.pumped >> tower) & 1 == 0:
                return tower
        return NOBODY

    def carry_out(self, s: Table, action: Action) -> None:
        """§10.6 Sold cubes go into the bag; no VP, and nothing for the Supervisor."""
        sold = self.sold
        pumped = self.pumped
        if isinstance(action, actions.NationalSale):
            sold = True
            if action.gas:
                s.stored_gas[self.seat] -= 1
                s.bag_gas += 1
            else:
                s.stored_oil[self.seat] -= 1
                s.bag_oil += 1
            s.earn(self.seat, s.price)
            if s.log is not None:
                s.tell("exported", seat=self.seat, barrel="gas" if action.gas else "oil", dollars=s.price)
        elif isinstance(action, actions.UseTower):
            pumped |= 1 << self.ready_tower(s, action.field)
            self.pump(s, action.field)
        else:
            return
        s.then(National(self.seat, sold, pumped))

    def pump(self, s: Table, field: i64) -> None:
        """§16.3.2 One oil from the tower's field straight to the market, for the price of the round and a bonus."""
        s.oil[field] -= 1
        s.bag_oil += 1
        dollars = s.price + s.box.national_bonus
        s.earn(self.seat, dollars)
        if s.log is not None:
            s.tell("pumped", seat=self.seat, field=FIELDS[field], dollars=dollars)


NATIONAL_OF: Final = [National(seat, False, 0) for seat in range(i64(MOST_SEATS))]
