"""Actions carried out on a slate, as their owner would like them: what each would bring a seat, and what it has planned.

The slate holds money, barrels, points and sites. What a worker or a card will bring is what it changes there. Of the rivals only those
are thought of who may sell on the national market too.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gusher.bots.learned.features import zeros
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
from gusher.games.oilfield.bots.prospects import Prospect, units_filled
from gusher.games.oilfield.rules.components import (
    BUILD,
    DRILL,
    GOVERNMENT_TOWER,
    INVEST,
    LEASE,
    LOCAL,
    NATIONAL,
    NATIONAL_TOWER,
    QUOTA,
    SPACES_IN_A_ROW,
    STORAGE_EXTENSION,
    STORE_TOTAL,
    SUBSIDY,
    TILE_TYPES,
)
from gusher.games.oilfield.rules.table import NOBODY, Table

OIL: Final = 0.6  # barrels in storage, in VP
GAS: Final = 0.95
A_SITE: Final = 1.5
AN_EXTENSION: Final = 2.2
A_REFINERY: Final = 1.5

ACTIONS: Final = 6  # lease, build, drill, local, national, invest, each on an empty slate


class Slate(Prospect):
    """One seat."""

    def __init__(self) -> None:
        super().__init__()
        self.money = 0.0
        self.oil = 0.0
        self.gas = 0.0
        self.vp = 0.0
        self.open_sites = 0.0
        self.leased = 0.0
        self.promise = 0.0
        self.brings = zeros(ACTIONS)
        self.plan = 0.0
        self.first_half = 0.0
        self.combined = 0.0
        self.oil_for_card = 0.0

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

    def score_to_come(self, s: Table) -> float:
        """The score that the slate would leave, but for the most money."""
        units = units_filled(s, self.seat, i64(self.oil + self.gas)) - self.units
        return float(self.score + units * s.box.vp_storage) + self.vp + self.leased

    def act(self, s: Table, outlook: Outlook, action: i64, price: i64) -> None:
        """One of the actions that a card can be."""
        if action == LEASE:
            self.lease(s, outlook, price)
        elif action == BUILD:
            self.build(s, outlook)
        elif action == DRILL:
            self.lift_all()
        elif action == LOCAL:
            self.sell(s)
        elif action == NATIONAL:
            self.export(s)

    def lease(self, s: Table, outlook: Outlook, price: i64) -> None:
        if float(self.concessions) + self.leased >= float(s.box.concession_markers) or self.money < float(price):
            return
        if s.cards[0] + s.cards[1] + s.cards[2] > 0:
            self.money -= float(price)
            self.leased += 1.0
            self.open_sites += 1.0
            self.promise += min(0.5, outlook.best_lease / 40.0)

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

    def carry_out_public(self, s: Table, outlook: Outlook) -> None:
        """The action in progress and the worker's."""
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
        self.oil_for_card = self.oil

    def carry_out_plan(self, s: Table, outlook: Outlook, card: i64, open_choice: bool) -> None:
        """The action in progress, the worker's and the card's, if that is known; it stays on the slate. With an open choice of the card
        `combined` is what the best of them would make of it."""
        self.carry_out_public(s, outlook)
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
            self.lease(s, outlook, outlook.price)
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
