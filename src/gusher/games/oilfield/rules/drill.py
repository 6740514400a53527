"""§8 Drill."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from gusher.core.rules import Action, Step
from gusher.games.oilfield.rules import actions
from gusher.games.oilfield.rules.components import (
    EXTRA,
    FEE_PAID,
    FIELDS,
    GOVERNMENT_TOWER,
    MOST_SEATS,
    MOST_TOWERS,
    QUOTA,
    SELL_GAS,
    SELL_OIL,
    SELL_TOTAL,
    STORE_GAS,
    STORE_OIL,
    STORE_TOTAL,
)
from gusher.games.oilfield.rules.invest import OwnDecision
from gusher.games.oilfield.rules.table import Table

DIGIT: Final = 10  # bits that hold any number of barrels


class Drill(Step[Table]):
    """§8.1 All towers of the player are activated."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, s: Table) -> None:
        left = s.no_quota()
        for tower in range(s.tower_count(self.seat)):
            grant(s, left, tower, quota_of(s, self.seat, tower))
        s.then(TakeBarrel(self.seat, left, False, False))


class FreeDrill(Step[Table]):
    """§8.6 After Build the new tower alone is activated, if it is one that drills (§16.3.1)."""

    def __init__(self, seat: i64, tower: i64) -> None:
        self.seat = seat
        self.tower = tower

    def run(self, s: Table) -> None:
        left = s.no_quota()
        kind = quota_of(s, self.seat, self.tower)
        if s.box.quotas[kind * QUOTA + STORE_TOTAL] + s.box.quotas[kind * QUOTA + SELL_TOTAL] == 0:
            return
        grant(s, left, self.tower, kind)
        s.then(TakeBarrel(self.seat, left, True, False))


class ExtraDrill(Step[Table]):
    """§16.4.7 The extra barrels of (c) for so many fees just paid in a field, asked as a free drill (§21.4)."""

    def __init__(self, seat: i64, field: i64, fees: i64) -> None:
        self.seat = seat
        self.field = field
        self.fees = fees

    def run(self, s: Table) -> None:
        left = s.no_quota()
        fees = self.fees
        for tower in range(s.tower_count(self.seat)):
            at = self.seat * MOST_TOWERS + tower
            paid = s.tower_tile[at] == GOVERNMENT_TOWER and s.tower_disc[at] == 0
            if fees > 0 and paid and s.tower_field[at] == self.field:
                grant(s, left, tower, EXTRA)
                fees -= 1
        s.then(TakeBarrel(self.seat, left, True, False))


def quota_of(s: Table, seat: i64, tower: i64) -> i64:
    """§8.2 Which quota the tower has: its tile's, or that of a government tower whose fee is paid (§16.4.5, §16.4.7 d)."""
    at = seat * MOST_TOWERS + tower
    tile = s.tower_tile[at]
    if tile == GOVERNMENT_TOWER and s.tower_disc[at] == 0 and not s.terms.immediate_offer:
        return FEE_PAID
    return tile


def grant(s: Table, left: vec[i64], tower: i64, kind: i64) -> None:
    for i in range(i64(QUOTA)):
        left[tower * QUOTA + i] = s.box.quotas[kind * QUOTA + i]


class TakeBarrel(OwnDecision):
    """§8.3 One barrel that a tower with quota left can lift, or stop.

    `left` is the quota of each tower; `free` marks §8.6, `begun` that a barrel was taken before.
    """

    kind: ClassVar[str] = "drill"

    def __init__(self, seat: i64, left: vec[i64], free: bool, begun: bool) -> None:
        super().__init__(seat)
        self.left = left
        self.free = free
        self.begun = begun

    def choices(self, s: Table) -> list[Action]:
        options: list[Action] = []
        seat = self.seat
        left = self.left
        room = s.has_room(seat)
        keeps_gas = room and s.refineries[seat] > 0
        for tower in range(s.tower_count(seat)):
            field = s.tower_field[seat * MOST_TOWERS + tower]
            q = tower * QUOTA
            if s.grey == field or left[q + STORE_TOTAL] + left[q + SELL_TOTAL] == 0 or self.repeats(s, tower):
                continue
            stores = room and left[q + STORE_TOTAL] > 0
            sells_gas = left[q + SELL_TOTAL] > 0 and left[q + SELL_GAS] > 0
            if s.oil[field] > 0:
                if stores and left[q + STORE_OIL] > 0:
                    options.append(s.acts.store_oil[tower])
            if s.gas[field] > 0:
                if (stores and left[q + STORE_GAS] > 0) or (sells_gas and keeps_gas):
                    options.append(s.acts.store_gas[tower])
            if s.oil[field] > 0 and left[q + SELL_TOTAL] > 0 and left[q + SELL_OIL] > 0:
                options.append(s.acts.sell_oil[tower])
            if s.gas[field] > 0 and sells_gas:
                options.append(s.acts.sell_gas[tower])
        if options and not (s.terms.forced_free_drill if self.free else s.terms.forced_drill):
            options.append(s.acts.stop)
        return options

    def untouched(self) -> bool:
        return not self.begun

    def repeats(self, s: Table, tower: i64) -> bool:
        """§8.9 Whether a tower built earlier has the same field, type, fee state and quota left, as far as it can still be used."""
        at = self.seat * MOST_TOWERS
        for other in range(tower):
            if (
                s.tower_field[at + other] == s.tower_field[at + tower]
                and s.tower_tile[at + other] == s.tower_tile[at + tower]
                and s.tower_disc[at + other] == s.tower_disc[at + tower]
                and (self.same_quota(other, tower) or self.usable(s, other) == self.usable(s, tower))
            ):
                return True
        return False

    def same_quota(self, one: i64, other: i64) -> bool:
        for i in range(i64(QUOTA)):
            if self.left[one * QUOTA + i] != self.left[other * QUOTA + i]:
                return False
        return True

    def usable(self, s: Table, tower: i64) -> i64:
        """§8.9 The quota left to a tower as one number, without what its field or the storage leaves no use for: neither grows now."""
        field = s.tower_field[self.seat * MOST_TOWERS + tower]
        room = s.capacity(self.seat) - s.stored_oil[self.seat] - s.stored_gas[self.seat]
        left = self.left
        q = tower * QUOTA
        stores = min(left[q + STORE_TOTAL], room)
        store_oil = min(left[q + STORE_OIL], min(stores, s.oil[field]))
        store_gas = min(left[q + STORE_GAS], min(stores, s.gas[field]))
        sells = left[q + SELL_TOTAL]
        sell_oil = min(left[q + SELL_OIL], min(sells, s.oil[field]))
        sell_gas = min(left[q + SELL_GAS], min(sells, s.gas[field]))
        number = (store_oil << DIGIT) + store_gas
        number = (number << DIGIT) + min(stores, store_oil + store_gas)
        number = (number << DIGIT) + sell_oil
        number = (number << DIGIT) + sell_gas
        return (number << DIGIT) + min(sells, sell_oil + sell_gas)

    def carry_out(self, s: Table, action: Action) -> None:
        if not isinstance(action, actions.Barrel):
            return
        tower = action.tower
        field = s.tower_field[self.seat * MOST_TOWERS + tower]
        left = self.left[:]
        q = tower * QUOTA
        # §16.2.2 A gas refinery stores what the tower would have sold.
        from_sale = action.sold or (action.gas and (left[q + STORE_GAS] == 0 or left[q + STORE_TOTAL] == 0))
        if from_sale:
            left[q + SELL_TOTAL] -= 1
            left[q + (SELL_GAS if action.gas else SELL_OIL)] -= 1
        else:
            left[q + STORE_TOTAL] -= 1
            left[q + (STORE_GAS if action.gas else STORE_OIL)] -= 1
        if action.gas:
            s.gas[field] -= 1
        else:
            s.oil[field] -= 1
        if action.sold:
            self.sell(s, field, action.gas)
        else:
            self.store(s, field, action.gas)
        s.then(TakeBarrel(self.seat, left, self.free, True))

    def store(self, s: Table, field: i64, gas: bool) -> None:
        if gas:
            s.stored_gas[self.seat] += 1
        else:
            s.stored_oil[self.seat] += 1
        if s.log is not None:
            s.tell("stored", seat=self.seat, field=FIELDS[field], oil=0 if gas else 1, gas=1 if gas else 0)

    def sell(self, s: Table, field: i64, gas: bool) -> None:
        """§8.8 Sold at once, never touching the storage; §9.4 with `market_use` another player's Supervisor is paid."""
        if gas:
            s.bag_gas += 1
            s.vp[self.seat] += s.box.gas_vp
        else:
            s.bag_oil += 1
            s.earn(self.seat, s.box.oil_money)
        if s.log is not None:
            s.tell(
                "sold-by-tower",
                seat=self.seat,
                field=FIELDS[field],
                barrel="gas" if gas else "oil",
                dollars=0 if gas else s.box.oil_money,
                vp=s.box.gas_vp if gas else 0,
            )
        if s.terms.market_use:
            s.pay_supervisor(self.seat)


DRILL_OF: Final = [Drill(seat) for seat in range(i64(MOST_SEATS))]
