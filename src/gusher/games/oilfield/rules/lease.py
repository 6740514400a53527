"""§6 Lease."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from gusher.core.rules import Action
from gusher.games.oilfield.rules import actions
from gusher.games.oilfield.rules.components import FIELDS
from gusher.games.oilfield.rules.invest import OwnDecision
from gusher.games.oilfield.rules.table import Table


class Lease(OwnDecision):
    """§6.1 Take one concession card and put a marker on a free slot of its field, for the price bid (§6.3)."""

    kind: ClassVar[str] = "lease"

    def __init__(self, seat: i64, price: i64, bid: bool) -> None:
        super().__init__(seat)
        self.price = price
        self.bid = bid

    def choices(self, s: Table) -> list[Action]:
        """§6.2 Lost without a card or a marker; §6.4 without the money only declining is left, and selling investments."""
        options: list[Action] = []
        if s.concession_count(self.seat) >= s.box.concession_markers:
            return options
        lost = True
        for field in range(i64(3)):
            if s.cards[field] > 0 and s.free_slots(field) > 0:
                lost = False
                if s.money[self.seat] >= self.price:
                    options.append(s.acts.take[field])
        if not lost and not (options and self.bid and s.terms.binding_bids):
            options.append(s.acts.decline)
        return options

    def is_payment(self) -> bool:
        return True

    def carry_out(self, s: Table, action: Action) -> None:
        """§6.5"""
        if isinstance(action, actions.Take):
            s.pay(self.seat, self.price)
            s.cards[action.field] -= 1
            s.concessions[self.seat * 3 + action.field] += 1
            s.lease_changes += 1
            if s.log is not None:
                s.tell("leased", seat=self.seat, field=FIELDS[action.field], dollars=-self.price)
        else:
            self.decline(s)
