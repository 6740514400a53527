"""What a seat can do now and what it has planned, in a few numbers: each action carried out on a slate as its owner would like it.

The slate holds money, barrels, points and sites. What a worker or a card will bring is what it changes there; rivals are not thought of.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gusher.bots.learned.features import zeros
from gusher.core.numbers import filled
from gusher.games.oilfield.bots.judgement import OilfieldJudgement
from gusher.games.oilfield.bots.outlook import (
    BUILDING,
    DRILLING,
    EXPORTING,
    INVESTING,
    LEASING,
    SELLING,
    SITING,
    TRYING,
    Outlook,
    worth_of_a_drill,
)
from gusher.games.oilfield.rules.components import (
    BUILD,
    DRILL,
    GAS_REFINERY,
    GOVERNMENT_TOWER,
    INVEST,
    LEASE,
    LOCAL,
    MOST_TOWERS,
    NATIONAL,
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
    SUBSIDY,
    TILE_TYPES,
)
from gusher.games.oilfield.rules.drill import quota_of
from gusher.games.oilfield.rules.scoring import full_units, richest_vp
from gusher.games.oilfield.rules.table import NOBODY, Table

OIL: Final = 0.6  # barrels in storage, in VP
GAS: Final = 0.95
A_SITE: Final = 1.5
AN_EXTENSION: Final = 2.2
A_REFINERY: Final = 1.5
LONG: Final = 8.0

ACTIONS: Final = 6  # lease, build, drill, local, national, invest, each on an empty slate
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
        # the slate
        self.money = 0.0
        self.oil = 0.0
        self.gas = 0.0
        self.vp = 0.0
        self.open_sites = 0.0
        self.leased = 0.0
        self.promise = 0.0
        # outlook
        self.dollar = 0.3
        self.barrel = 1.0
        self.early = 1.0
        self.drills = 0.0
        self.national = 0.0
        # what an action would bring, and what is planned brings
        self.brings = zeros(ACTIONS)
        self.plan = 0.0
        self.first_half = 0.0
        self.combined = 0.0

    def read(self, s: Table, seat: i64, judgement: OilfieldJudgement, outlook: Outlook) -> None:
        self.seat = seat
        self.dollar = judgement.dollar
        self.barrel = judgement.barrel
        self.early = min(1.0, judgement.future / LONG)
        self.drills = judgement.future * 0.6
        self.national = expected_price(s)
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
        self.units = units_filled(s, seat)
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
        for _ in range(times):
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

    # The slate

    def wipe(self, s: Table) -> None:
        seat = self.seat
        self.money = float(s.money[seat])
        self.oil = float(s.stored_oil[seat])
        self.gas = float(s.stored_gas[seat])
        self.vp = 0.0
        self.open_sites = float(self.free_sites)
        self.leased = 0.0
        self.promise = 0.0

    def gain(self, s: Table) -> float:
        """What the slate is worth beyond what the seat has, in VP."""
        seat = self.seat
        oil = self.oil - float(s.stored_oil[seat])
        gas = self.gas - float(s.stored_gas[seat])
        barrels = (oil * OIL + gas * GAS) * self.barrel
        sites = (self.open_sites - float(self.free_sites)) * A_SITE * self.early
        return self.vp + self.leased + self.promise + barrels + sites + (self.money - float(s.money[seat])) * self.dollar

    def score_to_come(self) -> float:
        """The score that the slate would leave, but for the most money."""
        return float(self.score) + self.vp + self.leased

    def act(self, s: Table, outlook: Outlook, action: i64, price: i64) -> None:
        """One of the actions that a card can be."""
        if action == LEASE:
            self.lease(s, price)
        elif action == BUILD:
            self.build(s, outlook)
        elif action == DRILL:
            self.lift_all()
        elif action == LOCAL:
            self.sell(s)
        elif action == NATIONAL:
            self.export(s)

    def lease(self, s: Table, price: i64) -> None:
        if float(self.concessions) + self.leased >= float(s.box.concession_markers) or self.money < float(price):
            return
        if s.cards[0] + s.cards[1] + s.cards[2] > 0:
            self.money -= float(price)
            self.leased += 1.0
            self.open_sites += 1.0

    def build(self, s: Table, outlook: Outlook) -> None:
        """The tile that promises most for its price, on the site with the longest life."""
        best: i64 = NOBODY
        worth = 0.0
        life = 0.0
        for field in range(i64(3)):
            if (self.sites[field] > 0.0 or (self.leased > 0.0 and s.cards[field] > 0)) and outlook.life[field] > life:
                life = outlook.life[field]
        share = min(self.drills, life / 4.0) / (1.0 + 0.3 * float(self.working))
        for tile in range(i64(TILE_TYPES)):
            price = float(s.box.tile_price[tile])
            if s.market[tile] == 0 or price > self.money:
                continue
            value = self.tile(s, tile, share) - price * self.dollar
            if value > worth:
                worth = value
                best = tile
        if best == NOBODY:
            return
        self.money -= float(s.box.tile_price[best])
        self.promise += self.tile(s, best, share)
        if s.box.tile_tower[best] == 1:
            self.open_sites -= 1.0
            self.promise += A_SITE * self.early
            room = float(self.capacity) - self.oil - self.gas
            self.oil += max(0.0, min(room, float(s.box.quotas[best * QUOTA + STORE_TOTAL])))

    def tile(self, s: Table, tile: i64, share: float) -> float:
        """What a tile promises on a site where it can drill so often."""
        if s.box.tile_tower[tile] == 1:
            if self.open_sites < 1.0:
                return 0.0
            if tile == NATIONAL_TOWER:
                return min(self.drills * 0.6, 4.0) - A_SITE * self.early
            return worth_of_a_drill(s, tile) * share - A_SITE * self.early - (0.8 if tile == GOVERNMENT_TOWER else 0.0)
        if tile == STORAGE_EXTENSION:
            return AN_EXTENSION * self.early
        return A_REFINERY * self.early if s.refineries[self.seat] == 0 else 0.0

    def lift_all(self) -> None:
        """All towers drill: what they sell themselves, and what there is room for, gas first."""
        self.vp += self.tower_vp
        self.money += self.tower_dollars
        room = max(0.0, float(self.capacity) - self.oil - self.gas)
        barrels = min(room, self.lift)
        gas = min(self.lift_gas, barrels)
        self.gas += gas
        self.oil += barrels - gas

    def sell(self, s: Table) -> None:
        """All barrels go to the local market, oil for what is better now."""
        self.vp += self.gas * float(s.box.gas_vp)
        self.gas = 0.0
        dollars = float(s.box.oil_money)
        if dollars * self.dollar * float(s.box.oil_per_vp) > 1.0:
            self.money += self.oil * dollars
            self.oil = 0.0
        else:
            pairs = i64(self.oil) // s.box.oil_per_vp
            self.vp += float(pairs)
            self.oil -= float(pairs * s.box.oil_per_vp)

    def export(self, s: Table) -> None:
        """All oil goes to the national market, and gas with a refinery if it pays; national towers join in."""
        price = self.national
        if self.oil > 0.0 or not s.terms.tower_needs_sale:
            self.money += self.pumps * (price + float(s.box.national_bonus))
        self.money += self.oil * price
        self.oil = 0.0
        if s.refineries[self.seat] > 0 and price * self.dollar > GAS:
            self.money += self.gas * price
            self.gas = 0.0

    def invest(self, s: Table) -> None:
        """The row that is worth most beyond its price."""
        best: i64 = NOBODY
        worth = 0.0
        if self.markers > 0:
            for row in range(i64(3)):
                price = float(s.row_price(row))
                value = float(s.box.row_vp[row]) - price * self.dollar
                if s.covered[row] < SPACES_IN_A_ROW and price <= self.money and value > worth:
                    best = row
                    worth = value
        if best != NOBODY:
            self.money -= float(s.row_price(best))
            self.vp += float(s.box.row_vp[best])

    # What an action would bring

    def try_all(self, s: Table, outlook: Outlook) -> None:
        """Each action alone."""
        for action in range(i64(NATIONAL + 1)):
            self.wipe(s)
            self.act(s, outlook, action, s.box.private_lease)
            self.brings[action] = self.gain(s)
        self.wipe(s)
        self.invest(s)
        self.brings[NATIONAL + 1] = self.gain(s)

    def carry_out_plan(self, s: Table, outlook: Outlook, card: i64, open_choice: bool) -> None:
        """The action in progress, the worker's and the card's, if that is known; it stays on the slate. With an open choice of the card
        `combined` is what the best of them would make of it."""
        seat = self.seat
        self.wipe(s)
        if outlook.acting == seat:
            self.go_on(s, outlook)
        column = outlook.column[seat]
        if column == INVEST:
            self.invest(s)
        elif column == SUBSIDY:
            self.money += float(s.pot)
        elif column != NOBODY:
            self.act(s, outlook, column, outlook.bid[seat])
        self.first_half = self.gain(s)
        self.combined = self.first_half
        if card != NOBODY:
            self.act(s, outlook, card, s.box.private_lease)
            self.combined = self.gain(s)
        elif open_choice:
            self.try_cards(s, outlook)
        self.plan = self.gain(s)

    def try_cards(self, s: Table, outlook: Outlook) -> None:
        """The best of five cards after the worker's action; the slate is as before."""
        money = self.money
        oil = self.oil
        gas = self.gas
        vp = self.vp
        sites = self.open_sites
        leased = self.leased
        promise = self.promise
        for card in range(i64(NATIONAL + 1)):
            self.act(s, outlook, card, s.box.private_lease)
            self.combined = max(self.combined, self.gain(s))
            self.money = money
            self.oil = oil
            self.gas = gas
            self.vp = vp
            self.open_sites = sites
            self.leased = leased
            self.promise = promise

    def go_on(self, s: Table, outlook: Outlook) -> None:
        """The action that waits for this seat's word."""
        kind = outlook.kind
        if kind == LEASING:
            self.lease(s, outlook.price)
        elif kind == BUILDING:
            self.build(s, outlook)
        elif kind == DRILLING or kind == TRYING:
            self.lift_all()
        elif kind == SELLING:
            self.sell(s)
        elif kind == EXPORTING:
            self.export(s)
        elif kind == INVESTING:
            self.invest(s)
        elif kind == SITING:
            self.money -= float(s.box.tile_price[outlook.tile])
            self.promise += worth_of_a_drill(s, outlook.tile) * self.drills * 0.6


def units_filled(s: Table, seat: i64) -> i64:
    """§17.3.3 Full storage units, without lists where the box is of the usual kind: extensions are smaller than the refinery."""
    slots = s.box.tile_slots[STORAGE_EXTENSION]
    if slots < 1 or slots > s.box.refinery_slots or s.box.tile_slots[GAS_REFINERY] > 0:
        return full_units(s, seat)
    barrels = s.stored_oil[seat] + s.stored_gas[seat]
    full = min(s.extensions[seat], barrels // slots)
    return full + 1 if barrels - full * slots >= s.box.refinery_slots else full


def expected_price(s: Table) -> float:
    """Dollars a barrel on the national market: known once the cards are open, else between that for one seller and that for two."""
    if s.price > 0:
        return float(s.price)
    prices = s.terms.national_price
    return float(prices[0]) if len(prices) == 1 else 0.55 * float(prices[0]) + 0.45 * float(prices[1])
