"""Oilfield judgement for `greedy`: everything in victory points, with a rough idea of how long the game still lasts."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gusher.bots.greedy import Judgement
from gusher.core.rules import Action, State
from gusher.games.oilfield.rules import actions
from gusher.games.oilfield.rules.components import (
    BUILD,
    DRILL,
    FEE_PAID,
    FIRST_PLAYER,
    GOVERNMENT_TOWER,
    INVEST,
    LEASE,
    LOCAL,
    MOST_TOWERS,
    NATIONAL_TOWER,
    QUOTA,
    SELL_GAS,
    SELL_OIL,
    SELL_TOTAL,
    SPACES_IN_A_ROW,
    STORAGE_EXTENSION,
    STORE_OIL,
    STORE_TOTAL,
    SUBSIDY,
    TILE_TYPES,
)
from gusher.games.oilfield.rules.drill import quota_of
from gusher.games.oilfield.rules.invest import FinalSale
from gusher.games.oilfield.rules.scoring import scores
from gusher.games.oilfield.rules.table import NOBODY, Table

OIL: Final = 0.55  # a barrel in storage, between $2 and half a VP; the national market pays more
GAS: Final = 0.9
DRILLS_A_ROUND: Final = 0.6  # how often a tower will be activated
CROWD: Final = 0.3  # each further tower competes with the others for storage and actions
A_SITE: Final = 1.5  # a concession that waits for a tower, in a long game
AN_EXTENSION: Final = 2.2
A_REFINERY: Final = 2.0
FIRST: Final = 0.35
AT_WORK: Final = 4.0  # a first tower in a field that lives: without one there is no income
A_START: Final = 8.0  # dollars that it takes to build one
ROOM: Final = 0.2  # a free slot, to who has towers to fill it
LONG: Final = 8.0  # rounds


class OilfieldJudgement(Judgement):
    """Concessions early, towers while they pay back, sell before the storage is full, then turn money into investments.

    The outlook (rounds left, what a dollar is worth, the life of the fields) is taken before the options are tried, so that an option is
    not liked or feared for the new round that it may begin.
    """

    def __init__(self) -> None:
        self.future = 0.0
        self.dollar = 0.0
        self.barrel = 1.0
        self.lives: list[float] = []
        self.last_card = False
        self.final_sale = False

    def consider(self, before: State, seat: i64) -> None:
        assert isinstance(before, Table)
        self.lives = [field_life(before, field) for field in range(i64(3))]
        self.future = self.rounds_left(before)
        self.last_card = self.future < 1.0 and before.revealed
        self.final_sale = isinstance(before.top, FinalSale)
        if self.future >= 2.0:
            self.dollar, self.barrel = 0.3, 1.0
        elif self.future >= 1.0:
            self.dollar, self.barrel = 0.25, 0.85
        elif not before.revealed:
            self.dollar, self.barrel = 0.2, 0.6
        else:
            self.dollar, self.barrel = 0.04, 0.3

    def purse(self, dollars: i64) -> float:
        """Money in VP: an investment a round makes VP of it, so that much of it waits in vain."""
        spendable = 6.0 + 5.0 * self.future
        return self.dollar * (min(float(dollars), spendable) + 0.3 * max(0.0, float(dollars) - spendable))

    def cost(self, s: Table, seat: i64, price: i64) -> float:
        """What it means to pay so much: less in the purse, and less to get to work with."""
        money = s.money[seat]
        lost = self.business(s, seat, money) - self.business(s, seat, money - price)
        return self.purse(money) - self.purse(money - price) + lost

    def rounds_left(self, s: Table) -> float:
        """Rounds after this one: known once the end is triggered, else guessed from the oil in the two fields that die first."""
        if s.final_round > 0:
            return float(s.final_round - s.round)
        return 1.0 + sorted(self.lives)[1] / (0.9 * float(s.seats) + 0.6)

    def worth(self, before: State, action: Action, after: State, seat: i64) -> float:
        assert isinstance(before, Table)
        assert isinstance(after, Table)
        if self.final_sale:
            return settled(after, seat)
        return self.position(after, seat) + self.promise(before, seat, action)

    def position(self, s: Table, seat: i64) -> float:
        """What the seat has."""
        early = min(1.0, self.future / LONG)
        total = float(s.vp[seat] + s.concession_count(seat)) + self.purse(s.money[seat])
        total += (float(s.stored_oil[seat]) * OIL + float(s.stored_gas[seat]) * GAS) * self.barrel
        if self.last_card:
            total += float(scores(s)[seat]["storage"])
        at = seat * MOST_TOWERS
        towers = s.tower_count(seat)
        if towers > 0 and not self.last_card:
            total += float(s.capacity(seat) - s.stored_oil[seat] - s.stored_gas[seat]) * ROOM
        working: i64 = 0
        for tower in range(towers):
            field = s.tower_field[at + tower]
            total += self.tower(s, s.tower_tile[at + tower], field, s.tower_disc[at + tower] == 1, working)
            if self.lives[field] > 0.0:
                working += 1
        total += self.business(s, seat, s.money[seat])
        total += float(s.concession_count(seat) - towers) * A_SITE * early
        total += float(s.extensions[seat]) * AN_EXTENSION * early
        if s.refineries[seat] > 0:
            total += A_REFINERY * early
        return total - AT_WORK if self.is_stranded(s, seat) else total

    def business(self, s: Table, seat: i64, money: i64) -> float:
        """To have a tower at work, or the means to get one, with so much money."""
        return self.means(s, self.lifts_oil(s, seat), self.living_sites(s, seat), s.concession_count(seat), money)

    def means(self, s: Table, lifting: bool, sites: i64, concessions: i64, money: i64) -> float:
        """The same for who lifts oil or not, has so many sites in fields that live, and so many concessions."""
        early = min(1.0, self.future / LONG)
        if lifting:
            return AT_WORK * early
        if sites > 0:
            purse = float(money)
        elif concessions < s.box.concession_markers:
            purse = float(money - s.box.private_lease)
        else:
            return 0.0
        return 0.8 * AT_WORK * max(0.0, min(1.0, purse / price_of_work(s))) * early

    def lifts_oil(self, s: Table, seat: i64) -> bool:
        """Whether a tower takes oil out of a field that lives. Without one there is no income, and the game may never end."""
        for field in range(i64(3)):
            if self.lives[field] > 0.0 and lifts_oil_in(s, seat, field):
                return True
        return False

    def is_stranded(self, s: Table, seat: i64) -> bool:
        """Whether the seat can lease no more, nobody else lifts oil, and fields that must yet run dry are out of its reach (§17.1.1)."""
        if s.concession_count(seat) < s.box.concession_markers:
            return False
        missing = s.box.fields_to_end
        for field in range(i64(3)):
            if self.lives[field] == 0.0 or s.sites(seat, field) > 0 or lifts_oil_in(s, seat, field):
                missing -= 1
        if missing <= 0:
            return False
        for other in range(s.seats):
            if other != seat and self.lifts_oil(s, other):
                return False
        return True

    def living_sites(self, s: Table, seat: i64) -> i64:
        count: i64 = 0
        for field in range(i64(3)):
            if self.lives[field] > 0.0:
                count += s.sites(seat, field)
        return count

    def tower(self, s: Table, tile: i64, field: i64, unpaid: bool, earlier: i64) -> float:
        """What a tower will bring, by its quota, the rounds left and the oil left in its field."""
        drills = self.future * DRILLS_A_ROUND
        if tile == NATIONAL_TOWER:
            return min(drills * 0.6, 4.0)
        q = QUOTA * (FEE_PAID if tile == GOVERNMENT_TOWER and not unpaid and not s.terms.immediate_offer else tile)
        sells = s.box.quotas[q + SELL_TOTAL] > 0
        stores = float(s.box.quotas[q + STORE_TOTAL])
        a_drill = (0.8 if s.box.quotas[q + SELL_GAS] > 0 else 0.6) if sells else 0.0
        a_drill += min(2.0, stores) * 0.55 + 0.12 * stores
        share = min(drills, self.lives[field] / 4.0 + (0.5 if sells else 0.0))
        return a_drill * share / (1.0 + CROWD * float(earlier)) - (0.8 if unpaid else 0.0)

    # What an option promises beyond the position that it leads to

    def promise(self, s: Table, seat: i64, action: Action) -> float:
        if isinstance(action, actions.Place):
            column = s.box.space_column[action.space]
            if column == LEASE:
                return self.lease(s, seat, s.box.space_price[action.space])
            if column == FIRST_PLAYER:
                return FIRST if s.first != seat else 0.05
            if column == SUBSIDY:
                return -self.cost(s, seat, -s.pot)
            if column == INVEST:
                return self.invest(s, seat)
            # The lower space of a column acts later.
            return self.common(s, seat, column, NOBODY) - 0.05 * float(s.box.space_position[action.space])
        if isinstance(action, actions.ChooseCard):
            placed = column_of(s, seat)
            if action.card == LEASE:
                return self.lease(s, seat, s.box.private_lease) - (0.8 if placed == LEASE else 0.0)
            return self.common(s, seat, action.card, placed)
        if isinstance(action, actions.BuyTile) and s.box.tile_tower[action.tile] == 1 and site_fields(s, seat) > 1:
            return self.tile(s, seat, action.tile)  # where to put it is still to be asked
        return 0.0

    def common(self, s: Table, seat: i64, kind: i64, placed: i64) -> float:
        """An action that is both public and private (or National), if the worker stands in column `placed` already."""
        if kind == BUILD:
            return self.build(s, seat, placed == LEASE) - (1.0 if placed == BUILD else 0.0)
        if kind == DRILL:
            return self.drill(s, seat, placed)
        return self.sale(s, seat, kind, placed)

    def lease(self, s: Table, seat: i64, price: i64) -> float:
        if s.concession_count(seat) >= s.box.concession_markers or s.money[seat] < price:
            return -0.5
        best = -1.0
        for field in range(i64(3)):
            if s.cards[field] > 0 and s.free_slots(field) > 0:
                best = max(best, min(0.5, self.lives[field] / 40.0))
        if best < 0.0:
            return -0.5
        waiting = s.concession_count(seat) - s.tower_count(seat)
        site = A_SITE * min(1.0, self.future / LONG) * (1.0 if waiting == 0 else 0.4)
        return 1.0 + best + site - self.cost(s, seat, price)

    def build(self, s: Table, seat: i64, leasing: bool) -> float:
        best = 0.0
        site = s.has_site(seat) or leasing
        purse = s.money[seat] - (s.box.private_lease if leasing else 0)
        for tile in range(i64(TILE_TYPES)):
            if s.market[tile] > 0 and s.box.tile_price[tile] <= purse and (site or s.box.tile_tower[tile] == 0):
                best = max(best, self.tile(s, seat, tile))
        return best

    def tile(self, s: Table, seat: i64, tile: i64) -> float:
        """A tile at its price, on the best site."""
        early = min(1.0, self.future / LONG)
        price = s.box.tile_price[tile]
        value = -self.cost(s, seat, price)
        if s.box.tile_tower[tile] == 1:
            field = best_site(s, seat, self.lives)
            value += self.tower(s, tile, field, tile == GOVERNMENT_TOWER, self.working(s, seat)) - A_SITE * early
            return value + self.start(s, seat, tile, field, s.money[seat] - price)
        if tile == STORAGE_EXTENSION:
            return value + AN_EXTENSION * early
        return value + (A_REFINERY * early if s.refineries[seat] == 0 else 0.0)

    def start(self, s: Table, seat: i64, tile: i64, field: i64, money: i64) -> float:
        """What a tower in that field adds to the business of who has so much money left: work, or one site less."""
        lifting = self.lifts_oil(s, seat)
        sites = self.living_sites(s, seat)
        after = lifting
        left = sites
        if self.lives[field] > 0.0:
            after = after or takes_oil(s, tile)
            left = max(0, sites - 1)
        concessions = s.concession_count(seat)
        return self.means(s, after, left, concessions, money) - self.means(s, lifting, sites, concessions, money)

    def working(self, s: Table, seat: i64) -> i64:
        count: i64 = 0
        for tower in range(s.tower_count(seat)):
            if self.lives[s.tower_field[seat * MOST_TOWERS + tower]] > 0.0:
                count += 1
        return count

    def drill(self, s: Table, seat: i64, placed: i64) -> float:
        """The barrels that all towers could lift now, limited by room; a sale that comes before makes room."""
        room = float(s.capacity(seat) - s.stored_oil[seat] - s.stored_gas[seat])
        if placed == DRILL:
            room *= 0.2
        elif placed == LOCAL:
            room = float(s.capacity(seat))
        value = 0.0
        stored = 0.0
        at = seat * MOST_TOWERS
        for tower in range(s.tower_count(seat)):
            field = s.tower_field[at + tower]
            if s.grey == field:
                continue
            q = QUOTA * quota_of(s, seat, tower)
            oil = s.oil[field] - (1 if fears_refill(s, seat, field) else 0)
            if s.box.quotas[q + SELL_GAS] > 0 and s.gas[field] > 0:
                value += 1.0
            elif s.box.quotas[q + SELL_OIL] > 0 and oil > 0:
                value += 0.6
            stored += min(float(s.box.quotas[q + STORE_TOTAL]), float(oil))
        return value + min(stored, max(room, 0.0)) * (OIL * self.barrel + 0.1)

    def sale(self, s: Table, seat: i64, kind: i64, placed: i64) -> float:
        """Local or National: what the barrels bring beyond their worth in storage, and the room that they leave."""
        oil = float(s.stored_oil[seat])
        gas = float(s.stored_gas[seat])
        if placed == DRILL and s.tower_count(seat) > 0:
            oil += min(2.0, float(s.capacity(seat)) - oil - gas)
        elif placed == LOCAL:
            oil = 0.0
            gas = 0.0
        room = ROOM if s.tower_count(seat) > 0 else 0.0
        if kind == LOCAL:
            a_sale = max(0.5, 2.0 * self.dollar)
            return oil * (a_sale - OIL * self.barrel + room) + gas * (1.0 - GAS * self.barrel + room)
        price = 0.55 * float(s.terms.national_price[0]) + 0.45 * float(s.terms.national_price[1])
        gain = oil * (price * self.dollar - OIL * self.barrel + room)
        if s.refineries[seat] > 0:
            gain += gas * max(0.0, price * self.dollar - GAS * self.barrel + room)
        return gain

    def invest(self, s: Table, seat: i64) -> float:
        best = 0.0
        if s.investment_count(seat) >= s.box.investment_markers:
            return best
        for row in range(i64(3)):
            price = s.row_price(row)
            if s.covered[row] < SPACES_IN_A_ROW and price <= s.money[seat]:
                best = max(best, float(s.box.row_vp[row]) - self.cost(s, seat, price))
        # Money builds first: an investment can wait, and its price rises slowly.
        return best * (0.5 if self.future > LONG else 1.0)


def field_life(s: Table, field: i64) -> float:
    """Oil that can still come out of a field."""
    if s.track[field] >= s.box.exhausted:
        return 0.0
    refills = float(s.box.exhausted - 1 - s.track[field])
    return float(s.oil[field]) + refills * float(s.terms.field_size) * 0.65


def fears_refill(s: Table, seat: i64, field: i64) -> bool:
    """Whether the seat leaves the last oil in a field, because the refill would cost a tower whose fee it cannot pay (§16.4.5)."""
    return s.money[seat] < s.box.fee and s.unpaid_tower(seat, field) != NOBODY and s.track[field] + 1 < s.box.exhausted


def lifts_oil_in(s: Table, seat: i64, field: i64) -> bool:
    for tower in range(s.tower_count(seat)):
        if s.tower_field[seat * MOST_TOWERS + tower] == field and takes_oil(s, quota_of(s, seat, tower)):
            return True
    return False


def takes_oil(s: Table, kind: i64) -> bool:
    """Whether a tower with that quota lifts oil."""
    return s.box.quotas[kind * QUOTA + STORE_OIL] + s.box.quotas[kind * QUOTA + SELL_OIL] > 0


def price_of_work(s: Table) -> float:
    """Dollars that it takes to get to work: more than usual if all towers on the market that lift oil cost more."""
    least: i64 = 0
    for tile in range(i64(TILE_TYPES)):
        price = s.box.tile_price[tile]
        if s.market[tile] > 0 and price > 0 and takes_oil(s, tile) and (least == 0 or price < least):
            least = price
    return max(A_START, float(least))


def best_site(s: Table, seat: i64, lives: list[float]) -> i64:
    """Where the seat would build: the field with the longest life among those that it has a site in, else of all."""
    best: i64 = 0
    best_life = -1.0
    for field in range(i64(3)):
        life = lives[field] + (1000.0 if s.sites(seat, field) > 0 else 0.0)
        if life > best_life:
            best = field
            best_life = life
    return best


def site_fields(s: Table, seat: i64) -> i64:
    fields: i64 = 0
    for field in range(i64(3)):
        if s.sites(seat, field) > 0:
            fields += 1
    return fields


def column_of(s: Table, seat: i64) -> i64:
    """The column where the seat's worker stands."""
    for space in s.terms.usable:
        if s.occupant[space] == seat:
            return s.box.space_column[space]
    return NOBODY


def settled(s: Table, seat: i64) -> float:
    """After the last action: the score, and money for ties."""
    money = float(s.money[seat]) * (-0.01 if s.terms.poorer_wins else 0.01)
    return float(sum(scores(s)[seat].values())) + money
