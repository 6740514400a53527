"""§16.4 The government tower: free to build, with a fee to come."""

from __future__ import annotations

from mypy_extensions import i64

from gusher.core.rules import Action, Step
from gusher.games.oilfield.rules.bag import DrawCubes, Refill
from gusher.games.oilfield.rules.components import FIELDS, GOVERNMENT_TOWER, MOST_TOWERS
from gusher.games.oilfield.rules.drill import ExtraDrill, FreeDrill
from gusher.games.oilfield.rules.invest import OwnDecision
from gusher.games.oilfield.rules.table import NOBODY, Table


class CollectFees(Step[Table]):
    """§16.4.4 Fees of a field that is refilled: in turn order, one tower at a time, before the new cubes are drawn or after.

    `paid` counts the fees paid so far, three bits a seat, for the extra barrels of §16.4.7 e.
    """

    def __init__(self, field: i64, paid: i64) -> None:
        self.field = field
        self.paid = paid

    def run(self, s: Table) -> None:
        for turn in range(s.seats):
            seat = s.after(turn)
            if s.unpaid_tower(seat, self.field) != NOBODY:
                s.then(GovernmentFee(seat, self.field, self.paid))
                return
        if s.terms.immediate_offer:
            s.then(TakeExtras(self.field, self.paid))
        if not s.terms.fee_after_draw:
            s.then(Refill(self.field))


class GovernmentFee(OwnDecision):
    """§16.4.4 Pay the fee, or refuse and lose the tower."""

    def __init__(self, seat: i64, field: i64, paid: i64) -> None:
        super().__init__(seat)
        self.field = field
        self.paid = paid

    def choices(self, s: Table) -> list[Action]:
        return [s.acts.pay, s.acts.refuse] if s.money[self.seat] >= s.box.fee else [s.acts.refuse]

    def is_payment(self) -> bool:
        return True

    def carry_out(self, s: Table, action: Action) -> None:
        paid = self.paid
        if action is s.acts.pay:
            pay_fee(s, self.seat, self.field)
            paid += 1 << (3 * self.seat)
        else:
            lose_tower(s, self.seat, self.field)
        s.then(CollectFees(self.field, paid))


def pay_fee(s: Table, seat: i64, field: i64) -> None:
    """§16.4.5 Paid: the disc goes, and no further fee is ever due."""
    s.pay(seat, s.box.fee)
    s.tower_disc[seat * MOST_TOWERS + s.unpaid_tower(seat, field)] = 0
    s.tower_changes += 1
    if s.log is not None:
        s.tell("paid-fee", seat=seat, field=FIELDS[field], dollars=-s.box.fee)


def lose_tower(s: Table, seat: i64, field: i64) -> None:
    """§16.4.5 Refused: tower and concession are lost to the markets, which may grow beyond their size (§16.4.6)."""
    s.drop_tower(seat, s.unpaid_tower(seat, field))
    s.market[GOVERNMENT_TOWER] += 1
    s.tile_changes += 1
    s.concessions[seat * 3 + field] -= 1
    s.lease_changes += 1
    s.cards[field] += 1
    if s.log is not None:
        s.tell("lost-tower", seat=seat, field=FIELDS[field])


class TakeExtras(Step[Table]):
    """§16.4.7 (e) Whoever paid at a refill takes the extra barrels right after the draw, in turn order."""

    def __init__(self, field: i64, paid: i64) -> None:
        self.field = field
        self.paid = paid

    def run(self, s: Table) -> None:
        for turn in range(s.seats):
            seat = s.after(s.seats - 1 - turn)
            fees = (self.paid >> (3 * seat)) & 7
            if fees > 0:
                s.then(ExtraDrill(seat, self.field, fees))


class ImmediateOffer(Step[Table]):
    """§16.4.7 (a) to (c) On building: the field is topped up, the tower drills its gas, the fee may be paid now.

    An exhausted field is not topped up, and no fee may be paid there.
    """

    def __init__(self, seat: i64, tower: i64) -> None:
        self.seat = seat
        self.tower = tower

    def run(self, s: Table) -> None:
        field = s.tower_field[self.seat * MOST_TOWERS + self.tower]
        if s.track[field] >= s.box.exhausted:
            s.then(FreeDrill(self.seat, self.tower))
            return
        missing = s.terms.field_size - s.oil[field] - s.gas[field]
        topped_up = ToppedUp(field, s.oil[field], s.gas[field])
        s.then(DrawCubes(field, missing, False), topped_up, FreeDrill(self.seat, self.tower), PayNow(self.seat, field))


class ToppedUp(Step[Table]):
    """§16.4.7 (a) What the top-up has brought a field that held so much before."""

    def __init__(self, field: i64, oil: i64, gas: i64) -> None:
        self.field = field
        self.oil = oil
        self.gas = gas

    def run(self, s: Table) -> None:
        oil = s.oil[self.field] - self.oil
        gas = s.gas[self.field] - self.gas
        if s.log is not None and oil + gas > 0:
            s.tell("topped-up", field=FIELDS[self.field], oil=oil, gas=gas)


class PayNow(OwnDecision):
    """§16.4.7 (c) The owner may pay the fee at once, for the extra barrels."""

    def __init__(self, seat: i64, field: i64) -> None:
        super().__init__(seat)
        self.field = field

    def choices(self, s: Table) -> list[Action]:
        return [s.acts.pay, s.acts.decline] if s.money[self.seat] >= s.box.fee else [s.acts.decline]

    def is_payment(self) -> bool:
        return True

    def carry_out(self, s: Table, action: Action) -> None:
        if action is s.acts.pay:
            pay_fee(s, self.seat, self.field)
            s.then(ExtraDrill(self.seat, self.field, 1))
