"""What a seat has and can do now: its land, what its towers lift, what its money buys."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gusher.bots.learned.features import zeros
from gusher.core.numbers import filled
from gusher.games.oilfield.bots.judgement import OilfieldJudgement
from gusher.games.oilfield.bots.outlook import (
    INVESTING,
    SITING,
    Outlook,
)
from gusher.games.oilfield.rules.components import (
    GAS_REFINERY,
    INVEST,
    MOST_TOWERS,
    NATIONAL_TOWER,
    QUOTA,
    SELL_GAS,
    SELL_OIL,
    SELL_TOTAL,
    SPACES_IN_A_ROW,
    STORAGE_EXTENSION,
    STORE_GAS,
    STORE_OIL,
    STORE_TOTAL,
)
from gusher.games.oilfield.rules.drill import quota_of
from gusher.games.oilfield.rules.scoring import full_units, richest_vp
from gusher.games.oilfield.rules.table import NOBODY, Table

LONG: Final = 8.0
PURCHASES: Final = 4  # investments that are thought ahead


class Prospect:
    """One seat."""

    def __init__(self) -> None:
        self.seat: i64 = 0
        # what it has
        self.score: i64 = 0
        self.settled = 0.0
        self.estimate = 0.0
        self.units: i64 = 0
        self.towers: i64 = 0
        self.concessions: i64 = 0
        self.markers: i64 = 0
        self.free_sites: i64 = 0
        self.capacity: i64 = 0
        self.fetch: i64 = 0
        self.purse = 0.0
        self.working: i64 = 0
        self.unpaid: i64 = 0
        self.fears = 0.0
        self.pull = zeros(3)
        self.sites = zeros(3)
        self.sells_gas = 0.0
        self.stores = 0.0
        self.pumps = 0.0
        self.share = 0.0
        # what a drill of all its towers, or what is left of one, would lift
        self.lift_oil = 0.0
        self.lift_gas = 0.0
        self.lift = 0.0
        self.stowed = 0.0
        self.spare_oil = 0.0  # towers that could sell oil instead of gas
        self.oil_there = filled(3, 0)
        self.gas_there = filled(3, 0)
        self.tower_vp = 0.0
        self.tower_dollars = 0.0
        # outlook
        self.dollar = 0.3
        self.barrel = 1.0
        self.early = 1.0
        self.drills = 0.0
        self.national = 0.0

    def read(self, s: Table, seat: i64, judgement: OilfieldJudgement, outlook: Outlook) -> None:
        self.seat = seat
        self.dollar = judgement.dollar
        self.barrel = judgement.barrel
        self.early = min(1.0, judgement.future / LONG)
        self.drills = judgement.future * 0.6
        self.read_land(s, outlook)
        self.read_money(s, outlook)
        self.estimate = judgement.position(s, seat)
        self.read_lift(s, outlook)

    def read_land(self, s: Table, outlook: Outlook) -> None:
        seat = self.seat
        self.towers = s.tower_count(seat)
        self.concessions = s.concession_count(seat)
        self.capacity = s.capacity(seat)
        self.free_sites = self.concessions - self.towers
        for field in range(i64(3)):
            self.sites[field] = float(s.concessions[seat * 3 + field])
            self.pull[field] = 0.0
        self.working = 0
        self.unpaid = 0
        self.fears = 0.0
        self.sells_gas = 0.0
        self.stores = 0.0
        self.pumps = 0.0
        quotas = s.box.quotas
        for tower in range(self.towers):
            at = seat * MOST_TOWERS + tower
            field = s.tower_field[at]
            q = quota_of(s, seat, tower) * QUOTA
            self.sites[field] -= 1.0
            self.pull[field] += float(quotas[q + STORE_OIL] + quotas[q + SELL_OIL])
            if outlook.life[field] > 0.0:
                self.working += 1
                self.stores += float(quotas[q + STORE_TOTAL])
            if quotas[q + SELL_GAS] > 0:
                self.sells_gas += 1.0
            used = seat == outlook.acting and (outlook.pumped >> tower) & 1 == 1
            if s.tower_tile[at] == NATIONAL_TOWER and s.oil[field] > 0 and s.grey != field and not used:
                self.pumps += 1.0
            if s.tower_disc[at] == 1:
                self.unpaid += 1
                if s.track[field] + 1 < s.box.exhausted and s.money[seat] < s.box.fee:
                    self.fears += 1.0 / (1.0 + outlook.oil[field])
        if outlook.acting == seat and outlook.kind == SITING:
            self.free_sites -= 1
        field = outlook.last_field
        self.share = self.pull[field] / outlook.pull[field] if outlook.pull[field] > 0.0 else 0.0

    def read_money(self, s: Table, outlook: Outlook) -> None:
        """The score as it stands, and what money could buy."""
        seat = self.seat
        money = s.money[seat]
        self.units = units_filled(s, seat, s.stored_oil[seat] + s.stored_gas[seat])
        self.score = s.vp[seat] + self.concessions * s.box.vp_concession + self.units * s.box.vp_storage
        held = s.investment_count(seat)
        self.markers = s.box.investment_markers - held
        self.fetch = 0
        for row in range(i64(3)):
            self.fetch += s.investments[seat * 3 + row] * s.row_price(row)
        self.purse = self.money_in_vp(s, outlook)
        self.settled = float(self.score + richest_vp(s, seat)) + 0.001 * float(-money if s.terms.poorer_wins else money)
        self.settled -= 0.00001 * float(self.concessions)

    def money_in_vp(self, s: Table, outlook: Outlook) -> float:
        """The points that its money buys with one investment a round, as far as rounds and markers last."""
        seat = self.seat
        times: i64 = s.final_round - s.round if s.final_round > 0 else PURCHASES
        if outlook.column[seat] == INVEST or (outlook.acting == seat and outlook.kind == INVESTING):
            times += 1
        elif outlook.column[seat] == NOBODY and outlook.phase == NOBODY and outlook.free[INVEST] > 0:
            times += 1
        times = min(times, min(i64(PURCHASES), self.markers))
        money = s.money[seat]
        got: i64 = 0
        first: i64 = 0
        second: i64 = 0
        third: i64 = 0
        for _turn in range(times):
            best: i64 = NOBODY
            price: i64 = 0
            for row in range(i64(3)):
                more = first if row == 0 else second if row == 1 else third
                space = s.covered[row] + more
                if space < SPACES_IN_A_ROW:
                    asked = s.box.row_price[row * SPACES_IN_A_ROW + space]
                    if asked <= money and best == NOBODY:
                        best = row
                        price = asked
            if best == NOBODY:
                break
            if best == 0:
                first += 1
            elif best == 1:
                second += 1
            else:
                third += 1
            money -= price
            got += s.box.row_vp[best]
        return float(got) + 0.05 * float(money)

    def read_lift(self, s: Table, outlook: Outlook) -> None:
        """The barrels that its towers can lift now: all of them, or in the middle of a drill what is left of it."""
        seat = self.seat
        asked = outlook.drill if outlook.acting == seat else None
        left = s.box.quotas if asked is None else asked.left
        self.lift_oil = 0.0
        self.lift_gas = 0.0
        self.lift = 0.0
        self.tower_vp = 0.0
        self.tower_dollars = 0.0
        self.spare_oil = 0.0
        for field in range(i64(3)):
            self.oil_there[field] = 0 if s.grey == field else s.oil[field]
            self.gas_there[field] = 0 if s.grey == field else s.gas[field]
        for tower in range(self.towers):
            field = s.tower_field[seat * MOST_TOWERS + tower]
            self.lift_by(s, left, QUOTA * (quota_of(s, seat, tower) if asked is None else tower), field)
        room = float(self.capacity - s.stored_oil[seat] - s.stored_gas[seat])
        self.stowed = min(self.lift, max(0.0, room))

    def lift_by(self, s: Table, left: vec[i64], q: i64, field: i64) -> None:
        """One tower with that quota; what it takes is no longer there for the next."""
        oil = self.oil_there[field]
        gas = self.gas_there[field]
        if left[q + SELL_TOTAL] > 0:
            if left[q + SELL_OIL] > 0 and oil > 0:
                self.spare_oil += 1.0
            if left[q + SELL_GAS] > 0 and gas > 0:
                self.tower_vp += float(s.box.gas_vp)
                gas -= 1
            elif left[q + SELL_OIL] > 0 and oil > 0:
                self.tower_dollars += float(s.box.oil_money)
                oil -= 1
        stores = left[q + STORE_TOTAL]
        if stores > 0:
            store_gas = min(stores, min(left[q + STORE_GAS], gas))
            store_oil = min(stores, min(left[q + STORE_OIL], oil))
            self.lift_oil += float(store_oil)
            self.lift_gas += float(store_gas)
            self.lift += float(min(stores, store_oil + store_gas))
            gas -= store_gas
            oil -= min(stores - store_gas, store_oil)
        self.oil_there[field] = oil
        self.gas_there[field] = gas


def units_filled(s: Table, seat: i64, barrels: i64) -> i64:
    """§17.3.3 Storage units that so many barrels fill, if the box is of the usual kind: extensions are smaller than the refinery."""
    slots = s.box.tile_slots[STORAGE_EXTENSION]
    if slots < 1 or slots > s.box.refinery_slots or s.box.tile_slots[GAS_REFINERY] > 0:
        return full_units(s, seat)
    full = min(s.extensions[seat], barrels // slots)
    return full + 1 if barrels - full * slots >= s.box.refinery_slots else full
