"""The table: everything that lies on it, as flat numbers, and the moves of goods from one place to another.

Arrays run by field (3), by tile type (9), by seat, by seat and field or row (`seat * 3 + i`), by seat and tower in the order built
(`seat * MOST_TOWERS + i`), or by space. What can be derived is a method.
"""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from gusher.core.chapters import Chapters
from gusher.core.numbers import filled, total
from gusher.core.rules import State
from gusher.games.oilfield.rules.components import (
    CARDS,
    COLUMNS,
    FIELDS,
    GAS_REFINERY,
    GOVERNMENT_TOWER,
    MOST_TOWERS,
    SPACES_IN_A_ROW,
    STORAGE_EXTENSION,
    TILE_TYPES,
    TILES,
)
from gusher.games.oilfield.rules.options import Terms

NOBODY: Final = -1
DUMMY: Final = 5  # §18.1.1 in `occupant`
IN_BOX: Final = -2  # §2.2 where the grey cube lies, if not on a field
IN_BAG: Final = -1
UNKNOWN: Final = -1


class Table(State):
    """The state of Oilfield."""

    DERIVED: ClassVar[frozenset[str]] = State.DERIVED | {"terms", "acts", "box", "tower_changes", "tile_changes", "lease_changes"}

    # Written out in each game: compiled fields are as fast as their types are exact (docs/design.md, Speed), and every game has its own.
    def __init__(self, terms: Terms, like: Table | None = None) -> None:
        super().__init__(terms.seats)
        self.terms = terms
        self.acts = terms.acts
        self.box = terms.box
        if like is None:
            self.lay_out(terms.seats)
        else:
            self.copy(like)

    def lay_out(self, n: i64) -> None:
        """An empty table: everything is still in the box."""
        self.round: i64 = 0
        self.final_round: i64 = 0
        self.first: i64 = 0
        self.pot: i64 = 0
        self.bank: i64 = 0
        self.bag_oil: i64 = 0
        self.bag_gas: i64 = 0
        self.grey: i64 = IN_BOX
        self.price: i64 = 0
        self.revealed = False
        self.top_back: i64 = UNKNOWN
        self.dummy_at: i64 = NOBODY
        self.dummy_card: i64 = UNKNOWN
        self.oil = filled(3, 0)
        self.gas = filled(3, 0)
        self.track = filled(3, 0)
        self.deck = filled(3, 0)
        self.cards = filled(3, 0)
        self.aside = filled(3, 0)
        self.dummy_tower = filled(3, UNKNOWN)
        self.stack = filled(TILE_TYPES, 0)
        self.market = filled(TILE_TYPES, 0)
        self.removed = filled(TILE_TYPES, 0)
        self.bottom = vec[i64]()
        self.money = filled(n, 0)
        self.vp = filled(n, 0)
        self.stored_oil = filled(n, 0)
        self.stored_gas = filled(n, 0)
        self.extensions = filled(n, 0)
        self.refineries = filled(n, 0)
        self.card = filled(n, UNKNOWN)
        self.concessions = filled(n * 3, 0)
        self.investments = filled(n * 3, 0)
        self.covered = filled(3, 0)
        self.tower_tile = filled(n * MOST_TOWERS, UNKNOWN)
        self.tower_field = filled(n * MOST_TOWERS, UNKNOWN)
        self.tower_disc = filled(n * MOST_TOWERS, 0)
        self.tower_changes: i64 = 0  # how often these have changed, so that an encoder knows
        self.tile_changes: i64 = 0  # the same of the tiles that nobody has built
        self.lease_changes: i64 = 0  # and of the concessions
        self.occupant = filled(len(self.box.space_names), NOBODY)

    def copy(self, other: Table) -> None:
        self.copy_core(other)
        self.round = other.round
        self.final_round = other.final_round
        self.first = other.first
        self.pot = other.pot
        self.bank = other.bank
        self.bag_oil = other.bag_oil
        self.bag_gas = other.bag_gas
        self.grey = other.grey
        self.price = other.price
        self.revealed = other.revealed
        self.top_back = other.top_back
        self.dummy_at = other.dummy_at
        self.dummy_card = other.dummy_card
        self.oil = other.oil[:]
        self.gas = other.gas[:]
        self.track = other.track[:]
        self.deck = other.deck[:]
        self.cards = other.cards[:]
        self.aside = other.aside[:]
        self.dummy_tower = other.dummy_tower[:]
        self.stack = other.stack[:]
        self.market = other.market[:]
        self.removed = other.removed[:]
        self.bottom = other.bottom[:]
        self.money = other.money[:]
        self.vp = other.vp[:]
        self.stored_oil = other.stored_oil[:]
        self.stored_gas = other.stored_gas[:]
        self.extensions = other.extensions[:]
        self.refineries = other.refineries[:]
        self.card = other.card[:]
        self.concessions = other.concessions[:]
        self.investments = other.investments[:]
        self.covered = other.covered[:]
        self.tower_tile = other.tower_tile[:]
        self.tower_field = other.tower_field[:]
        self.tower_disc = other.tower_disc[:]
        self.tower_changes = other.tower_changes
        self.tile_changes = other.tile_changes
        self.lease_changes = other.lease_changes
        self.occupant = other.occupant[:]

    def clone(self) -> Table:
        return Table(self.terms, self)

    # Money

    def pay(self, seat: i64, dollars: i64) -> None:
        self.money[seat] -= dollars
        self.bank += dollars

    def earn(self, seat: i64, dollars: i64) -> None:
        self.money[seat] += dollars
        self.bank -= dollars

    def supervisor(self) -> i64:
        """§2.17 The player to the right of the first player."""
        return (self.first + self.seats - 1) % self.seats

    def pay_supervisor(self, seller: i64) -> None:
        """§9.3 When another player uses the local market the Supervisor gets $1 from the bank; §9.5 his own sales pay nothing."""
        supervisor = self.supervisor()
        if supervisor != seller:
            self.earn(supervisor, self.box.supervisor_fee)
            if self.log is not None:
                self.tell("supervised", seat=supervisor, dollars=self.box.supervisor_fee)

    def after(self, turns: i64) -> i64:
        """§0.6 The seat that comes so many turns after the first player."""
        return (self.first + turns) % self.seats

    # Storage

    def capacity(self, seat: i64) -> i64:
        """§14.1 Slots of the refinery and its extensions."""
        slots = self.box.tile_slots
        extra = self.extensions[seat] * slots[STORAGE_EXTENSION] + self.refineries[seat] * slots[GAS_REFINERY]
        return self.box.refinery_slots + extra

    def has_room(self, seat: i64) -> bool:
        return self.stored_oil[seat] + self.stored_gas[seat] < self.capacity(seat)

    # Concessions and towers

    def free_slots(self, field: i64) -> i64:
        """§1.4.2 Concession slots without a marker; the dummy holds one on each field."""
        free = self.box.slots[field]
        if self.terms.two:
            free -= 1
        for seat in range(self.seats):
            free -= self.concessions[seat * 3 + field]
        return free

    def choice_of(self, seat: i64, kind: str) -> dict[str, int | str]:
        """§5 The choice that an action of that kind is performed for: the card once it is open, before that the worker's space. Nothing if
        it follows from another one."""
        if self.revealed:
            return {"choice": self.acts.card[self.card[seat]].notation} if CARDS[self.card[seat]] == kind else {}
        for space in range(i64(len(self.occupant))):
            if self.occupant[space] == seat and COLUMNS[self.box.space_column[space]] == kind:
                return {"choice": self.acts.place[space].notation}
        return {}

    def concession_count(self, seat: i64) -> i64:
        at = seat * 3
        return self.concessions[at] + self.concessions[at + 1] + self.concessions[at + 2]

    def tower_count(self, seat: i64) -> i64:
        count: i64 = 0
        while count < MOST_TOWERS and self.tower_tile[seat * MOST_TOWERS + count] >= 0:
            count += 1
        return count

    def sites(self, seat: i64, field: i64) -> i64:
        """§7.2 Own concessions in a field that bear no tower yet."""
        free = self.concessions[seat * 3 + field]
        at = seat * MOST_TOWERS
        for tower in range(self.tower_count(seat)):
            if self.tower_field[at + tower] == field:
                free -= 1
        return free

    def has_site(self, seat: i64) -> bool:
        return self.tower_count(seat) < self.concession_count(seat)

    def add_tower(self, seat: i64, tile: i64, field: i64) -> i64:
        tower = self.tower_count(seat)
        at = seat * MOST_TOWERS + tower
        self.tower_tile[at] = tile
        self.tower_field[at] = field
        self.tower_disc[at] = 1 if tile == GOVERNMENT_TOWER else 0
        self.tower_changes += 1
        return tower

    def drop_tower(self, seat: i64, tower: i64) -> None:
        """Take a tower off; those built later move up."""
        last = seat * MOST_TOWERS + MOST_TOWERS - 1
        at = seat * MOST_TOWERS + tower
        while at < last:
            self.tower_tile[at] = self.tower_tile[at + 1]
            self.tower_field[at] = self.tower_field[at + 1]
            self.tower_disc[at] = self.tower_disc[at + 1]
            at += 1
        self.tower_tile[last] = UNKNOWN
        self.tower_field[last] = UNKNOWN
        self.tower_disc[last] = 0
        self.tower_changes += 1

    def unpaid_tower(self, seat: i64, field: i64) -> i64:
        """§16.4.1 The first government tower of that seat in that field that still bears its disc; NOBODY if there is none."""
        for tower in range(i64(MOST_TOWERS)):
            at = seat * MOST_TOWERS + tower
            if self.tower_disc[at] == 1 and self.tower_field[at] == field:
                return tower
        return NOBODY

    def no_quota(self) -> vec[i64]:
        return self.terms.no_quota[:]

    # Investments

    def row_price(self, row: i64) -> i64:
        """§13.2.1 The price of the leftmost uncovered space; §13.3.3 of the last one if the row is full."""
        space = self.covered[row]
        if space >= SPACES_IN_A_ROW:
            space = SPACES_IN_A_ROW - 1
        return self.box.row_price[row * SPACES_IN_A_ROW + space]

    def investment_count(self, seat: i64) -> i64:
        at = seat * 3
        return self.investments[at] + self.investments[at + 1] + self.investments[at + 2]

    def orange_cubes(self, row: i64) -> i64:
        """§24.8 Spaces of a row that the government covers."""
        cubes = self.covered[row]
        for seat in range(self.seats):
            cubes -= self.investments[seat * 3 + row]
        return cubes

    # What the engine asks

    def chapters(self) -> Chapters[Table]:
        return self.terms.chapters

    def census(self) -> dict[str, int]:
        """§24 Everything in the box, wherever it is."""
        counted: dict[str, int] = {
            "oil": self.bag_oil + total(self.oil) + total(self.stored_oil),
            "gas": self.bag_gas + total(self.gas) + total(self.stored_gas),
            "money": self.bank + self.pot + total(self.money),
        }
        for tile in range(i64(TILE_TYPES)):
            count = self.stack[tile] + self.market[tile] + self.removed[tile]
            for built in (self.dummy_tower, self.tower_tile):
                for other in built:
                    if other == tile:
                        count += 1
            if tile == STORAGE_EXTENSION:
                count += total(self.extensions)
            elif tile == GAS_REFINERY:
                count += total(self.refineries)
            counted[TILES[tile]] = count
        for field in range(i64(3)):
            cards = self.deck[field] + self.cards[field] + self.aside[field]
            for seat in range(self.seats):
                cards += self.concessions[seat * 3 + field]
            counted[FIELDS[field]] = cards
        return counted
