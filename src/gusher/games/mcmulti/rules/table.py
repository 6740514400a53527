"""The table: everything that lies on it, as flat numbers, and the moves of goods from one place to another.

Arrays run by seat, by ladder (`market * 2 + product`), by quadrant, or by cell (`quadrant * 36 + row * 6 + column`, all from 0). The bank
holds what is in the box and not in play; where nothing is limited (§3.4) it may go below nothing, which are substitutes.
"""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.core.chapters import Chapters
from gusher.core.numbers import bits, filled, total
from gusher.core.rules import State
from gusher.games.mcmulti.rules.components import (
    ASSET_TYPES,
    ASSETS,
    BIT,
    BOUGHT_TYPES,
    CELLS,
    COLUMN,
    CRUDE,
    EMPTY,
    FIELDS,
    GASOLINE,
    LINES,
    N2,
    NEWS,
    PART,
    QUADRANTS,
    REFINERY,
    ROW,
    WELL,
)
from gusher.games.mcmulti.rules.options import Terms

NOBODY: Final = -1
NOTHING: Final = -1


class Table(State):
    """§1.12 The state of McMulti."""

    DERIVED: ClassVar[frozenset[str]] = State.DERIVED | {"terms", "box", "grid_changes"}

    # Written out in each game: compiled fields are as fast as their types are exact (docs/design.md, Speed), and every game has its own.
    def __init__(self, terms: Terms, like: Table | None = None) -> None:
        super().__init__(terms.seats)
        self.terms = terms
        self.box = terms.box
        if like is None:
            self.lay_out(terms.seats)
        else:
            self.copy(like)

    def lay_out(self, n: i64) -> None:
        """An empty table: everything is still in the box."""
        self.round: i64 = 0
        self.start: i64 = 0
        self.active: i64 = 0
        self.red: i64 = 0
        self.black: i64 = 0
        self.quadrant: i64 = NOTHING
        self.consumer_price: i64 = 0
        self.consumer_barrels: i64 = 0
        self.economy: i64 = 0
        self.difference: i64 = 0
        self.more_likely: i64 = NOTHING
        self.less_likely: i64 = NOTHING
        self.unseen: i64 = 0
        self.lasting: i64 = 0
        self.struck: i64 = 0
        self.declarer: i64 = NOBODY
        self.final_turns_left: i64 = 0
        self.out: i64 = 0
        self.bank: i64 = 0
        self.bank_barrels = self.box.barrels[:]
        self.bank_pieces = self.box.pieces[:]
        self.under = vec[i64]()
        self.cash = filled(n, 0)
        self.crude = filled(n, 0)
        self.gasoline = filled(n, 0)
        self.place = filled(n, 0)
        self.ladder = filled(4, 0)
        self.owner = filled(QUADRANTS, NOBODY)
        self.fresh = filled(QUADRANTS, 0)
        self.dirty = filled(QUADRANTS, 0)
        self.grid = filled(QUADRANTS * CELLS, EMPTY)
        self.grid_changes: i64 = 0  # how often it has changed, so that an encoder knows

    def copy(self, other: Table) -> None:
        self.copy_core(other)
        self.round = other.round
        self.start = other.start
        self.active = other.active
        self.red = other.red
        self.black = other.black
        self.quadrant = other.quadrant
        self.consumer_price = other.consumer_price
        self.consumer_barrels = other.consumer_barrels
        self.economy = other.economy
        self.difference = other.difference
        self.more_likely = other.more_likely
        self.less_likely = other.less_likely
        self.unseen = other.unseen
        self.lasting = other.lasting
        self.struck = other.struck
        self.declarer = other.declarer
        self.final_turns_left = other.final_turns_left
        self.out = other.out
        self.bank = other.bank
        self.bank_barrels = other.bank_barrels[:]
        self.bank_pieces = other.bank_pieces[:]
        self.under = other.under[:]
        self.cash = other.cash[:]
        self.crude = other.crude[:]
        self.gasoline = other.gasoline[:]
        self.place = other.place[:]
        self.ladder = other.ladder[:]
        self.owner = other.owner[:]
        self.fresh = other.fresh[:]
        self.dirty = other.dirty[:]
        self.grid = other.grid[:]
        self.grid_changes = other.grid_changes

    def clone(self) -> Table:
        return Table(self.terms, self)

    # Money and barrels

    def pay(self, seat: i64, amount: i64) -> None:
        self.cash[seat] -= amount
        self.bank += amount

    def earn(self, seat: i64, amount: i64) -> None:
        self.cash[seat] += amount
        self.bank -= amount

    def stored(self, seat: i64, product: i64) -> i64:
        return self.crude[seat] if product == CRUDE else self.gasoline[seat]

    def store(self, seat: i64, product: i64, barrels: i64) -> None:
        """Into the store, or out of it if less than 0; where the barrels come from is for the caller to say."""
        if product == CRUDE:
            self.crude[seat] += barrels
        else:
            self.gasoline[seat] += barrels

    def purchase_price(self, market: i64, product: i64) -> i64:
        """§5.3 The cheapest occupied field, with k barrels the (31 - k)-th."""
        return self.box.field_price[product * FIELDS + FIELDS - self.ladder[market * 2 + product]]

    def sale_price(self, market: i64, product: i64) -> i64:
        """§5.4 The dearest empty field, with k barrels the (30 - k)-th."""
        return self.box.field_price[product * FIELDS + FIELDS - 1 - self.ladder[market * 2 + product]]

    # Seats and quadrants

    def at_place(self, place: i64) -> i64:
        """§2.2 The player who sits at that seat of the table."""
        seat: i64 = 0
        while self.place[seat] != place:
            seat += 1
        return seat

    def after(self, seat: i64, turns: i64) -> i64:
        """§2.2 Clockwise from a player."""
        if not self.terms.random_seating:
            return (seat + turns) % self.seats
        return self.at_place((self.place[seat] + turns) % self.seats)

    def is_out(self, seat: i64) -> bool:
        """§10.6"""
        return (self.out >> seat) & 1 == 1

    def first_quadrant(self, seat: i64) -> i64:
        quadrant: i64 = 0
        while self.owner[quadrant] != seat:
            quadrant += 1
        return quadrant

    # Assets

    def buy_price(self, asset: i64) -> i64:
        return self.box.buy_price[self.economy * ASSET_TYPES + asset]

    def asset_sale(self, asset: i64) -> i64:
        return self.box.sale_price[self.economy * ASSET_TYPES + asset]

    def is_large(self, asset: i64) -> bool:
        """§12.4"""
        return asset == REFINERY and self.terms.blocks

    def fits(self, asset: i64, cell: i64) -> bool:
        """§4.3 An empty cell; §12.4 a large refinery needs four, of which this is the top-left one."""
        if self.grid[cell] != EMPTY:
            return False
        if not self.is_large(asset):
            return True
        at = cell % CELLS
        if at % LINES == LINES - 1 or at >= CELLS - LINES:
            return False
        return self.grid[cell + 1] == EMPTY and self.grid[cell + LINES] == EMPTY and self.grid[cell + LINES + 1] == EMPTY

    def has_room(self, seat: i64, asset: i64) -> bool:
        for quadrant in range(i64(QUADRANTS)):
            if self.owner[quadrant] == seat and self.quadrant_has_room(asset, quadrant):
                return True
        return False

    def quadrant_has_room(self, asset: i64, quadrant: i64) -> bool:
        for cell in range(quadrant * CELLS, quadrant * CELLS + CELLS):
            if self.fits(asset, cell):
                return True
        return False

    def affordable(self, seat: i64) -> i64:
        """§4.3 The types that the player can buy, one bit each: cash, a legal cell, and (§12.8) a piece in the bank."""
        types: i64 = 0
        for asset in range(i64(BOUGHT_TYPES)):
            if self.cash[seat] < self.buy_price(asset) or (self.terms.limited and self.bank_pieces[asset] <= 0):
                continue
            if self.has_room(seat, asset):
                types |= 1 << asset
        return types

    def put(self, asset: i64, cell: i64) -> None:
        """From the bank onto the board."""
        self.bank_pieces[asset] -= 1
        self.grid_changes += 1
        self.grid[cell] = asset + 1
        self.fresh[cell // CELLS] |= BIT[cell % CELLS]
        if self.is_large(asset):
            self.grid[cell + 1] = PART
            self.grid[cell + LINES] = PART
            self.grid[cell + LINES + 1] = PART

    def remove(self, cell: i64) -> None:
        """From the board into the bank; §9.4 the cell is empty at once."""
        asset = self.grid[cell] - 1
        self.bank_pieces[asset] += 1
        self.grid_changes += 1
        self.grid[cell] = EMPTY
        if self.is_large(asset):
            self.grid[cell + 1] = EMPTY
            self.grid[cell + LINES] = EMPTY
            self.grid[cell + LINES + 1] = EMPTY
        self.clean(cell)

    def strike(self, cell: i64) -> None:
        """§6.9.3 The rig goes back to the bank, the well takes its cell."""
        self.bank_pieces[self.grid[cell] - 1] += 1
        self.bank_pieces[WELL] -= 1
        self.grid_changes += 1
        self.grid[cell] = WELL + 1
        self.struck += 1

    def clean(self, cell: i64) -> None:
        """§12.6 No dirty refinery stands on that cell; when there is none at all the lasting card goes under the pile."""
        quadrant = cell // CELLS
        self.dirty[quadrant] &= ~BIT[cell % CELLS]
        if self.is_lasting(N2) and not self.any_dirty():
            self.end_lasting(N2)

    def is_dirty(self, cell: i64) -> bool:
        return (self.dirty[cell // CELLS] >> (cell % CELLS)) & 1 == 1

    def any_dirty(self) -> bool:
        for quadrant in range(i64(QUADRANTS)):
            if self.dirty[quadrant] != 0:
                return True
        return False

    def is_fresh(self, cell: i64) -> bool:
        return (self.fresh[cell // CELLS] >> (cell % CELLS)) & 1 == 1

    def count(self, seat: i64, asset: i64) -> i64:
        found: i64 = 0
        for quadrant in range(i64(QUADRANTS)):
            if self.owner[quadrant] != seat:
                continue
            for cell in range(quadrant * CELLS, quadrant * CELLS + CELLS):
                if self.grid[cell] == asset + 1:
                    found += 1
        return found

    def wells_on_board(self) -> i64:
        return self.box.pieces[WELL] - self.bank_pieces[WELL]

    # What the dice hit

    def hits(self, cell: i64, die: i64) -> i64:
        """§6.5.1 How often the asset on that cell is hit by the dice that count: by one of them, or by both in the active quadrant."""
        row = (cell % CELLS) // LINES
        column = cell % LINES
        depth: i64 = 1 if self.is_large(self.grid[cell] - 1) else 0
        found: i64 = 0
        if die != COLUMN and row <= self.red - 1 <= row + depth:
            found += 1
        if die != ROW and column <= self.black - 1 <= column + depth:
            found += 1
        return found

    def capacity(self, asset: i64, quadrant: i64, die: i64) -> i64:
        """§6.5.4 The hits on assets of that type; §12.6 dirty refineries do not count."""
        at = quadrant * CELLS
        wanted = asset + 1
        found: i64 = 0
        if asset == REFINERY and (self.terms.blocks or self.dirty[quadrant] != 0):
            for cell in range(at, at + CELLS):
                if self.grid[cell] == wanted and not self.is_dirty(cell):
                    found += self.hits(cell, die)
            return found
        if die != COLUMN:
            first = at + (self.red - 1) * LINES
            for cell in range(first, first + LINES):
                if self.grid[cell] == wanted:
                    found += 1
        if die != ROW:
            top = at + self.black - 1
            for row in range(i64(LINES)):
                if self.grid[top + row * LINES] == wanted:
                    found += 1
        return found

    # News

    def is_lasting(self, card: i64) -> bool:
        return (self.lasting >> card) & 1 == 1

    def end_lasting(self, card: i64) -> None:
        """§7.1.4 A lasting card that ends goes under the pile; nothing is drawn."""
        self.lasting &= ~(1 << card)
        self.under = append(self.under, card)
        if self.log is not None:
            self.tell("news-ended", card=NEWS[card])

    # What the engine asks

    def chapters(self) -> Chapters[Table]:
        return self.terms.chapters

    def census(self) -> dict[str, int]:
        """§17 Everything in the box, wherever it is."""
        counted: dict[str, int] = {
            "money": self.bank + total(self.cash),
            "crude": self.bank_barrels[CRUDE] + total(self.crude) + self.ladder[0] + self.ladder[2],
            "gasoline": self.bank_barrels[GASOLINE] + total(self.gasoline) + self.ladder[1] + self.ladder[3] + self.consumer_barrels,
            "news": len(self.under) + bits(self.unseen) + bits(self.lasting),
        }
        counted["news"] += (self.more_likely != NOTHING) + (self.less_likely != NOTHING)
        for asset in range(i64(ASSET_TYPES)):
            standing: i64 = 0
            for cell in self.grid:
                if cell == asset + 1:
                    standing += 1
            counted[ASSETS[asset]] = self.bank_pieces[asset] + standing
        return counted
