"""§23 What a seat may know, as a row of numbers: the same things as in `view`, and the numbers that a pending decision is about."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter, write_i64_le
from mypy_extensions import i64

from gusher.core.encoding import HIDDEN, MANY, Encoder
from gusher.core.numbers import total
from gusher.core.rules import State
from gusher.games.oilfield.rules.build import Site
from gusher.games.oilfield.rules.components import (
    CARDS,
    FIELDS,
    MOST_TOWERS,
    QUOTA,
    SELL_TOTAL,
    STORE_TOTAL,
    TILE_TYPES,
    TILES,
    Box,
)
from gusher.games.oilfield.rules.drill import TakeBarrel
from gusher.games.oilfield.rules.lease import Lease
from gusher.games.oilfield.rules.national import National
from gusher.games.oilfield.rules.table import DUMMY, IN_BOX, UNKNOWN, Table

BOTTOM: Final = 12  # tiles under the stack whose order is shown


class OilfieldEncoder(Encoder):
    """The row of Oilfield."""

    def __init__(self, rules: list[str], box: Box, seats: int) -> None:
        self.box = box
        super().__init__(rules, seats)

    def describe(self) -> None:
        n = int(self.seats)
        add = self.add
        oil, gas = int(self.box.oil_cubes), int(self.box.gas_cubes)
        cards = max(int(number) for number in self.box.cards)
        copies = max(max(mix) for mix in self.box.tile_copies.values())
        add("round", 1, 0, MANY, usual=12)
        add("final_round", 1, 0, MANY, usual=12)
        add("first", 1, 0, n - 1)
        add("pot", 1, 0, MANY, usual=20)
        add("price", 1, 0, MANY, usual=10)
        add("bag_oil", 1, 0, oil)
        add("bag_gas", 1, 0, gas)
        add("grey_cube", 1, IN_BOX, len(FIELDS) - 1)
        add("top_is_hat", 1, HIDDEN, 1)
        add("field_oil", 3, 0, oil, usual=12)
        add("field_gas", 3, 0, gas, usual=12)
        add("field_track", 3, 0, MANY, usual=int(self.box.exhausted))
        add("field_cards", 3, 0, cards)
        add("field_deck", 3, 0, cards)
        add("free_slots", 3, 0, max(int(number) for number in self.box.slots))
        add("tile_stack", TILE_TYPES, 0, copies)
        add("tile_market", TILE_TYPES, 0, copies)
        add("tile_removed", TILE_TYPES, 0, copies)
        add("tile_bottom", BOTTOM, HIDDEN, TILE_TYPES - 1, labels=TILES)
        add("row_covered", 3, 0, MANY, usual=6)
        add("worker", len(self.box.space_names), HIDDEN, n, labels=(*[f"seat +{turn}" for turn in range(n)], "dummy"))
        add("dummy_card", 1, HIDDEN, len(CARDS) - 1, labels=CARDS)
        add("dummy_tower", 3, HIDDEN, TILE_TYPES - 1, labels=TILES)
        add("dummy_aside", 1, 0, 1)
        add("money", n, 0, MANY, usual=50)
        add("vp", n, -MANY, MANY, usual=30)
        add("oil", n, 0, oil, usual=10)
        add("gas", n, 0, gas, usual=10)
        add("extensions", n, 0, copies)
        add("refineries", n, 0, copies)
        add("chosen", n, 0, 1)
        add("card", n, HIDDEN, len(CARDS) - 1, labels=CARDS)
        add("concessions", n * 3, 0, int(self.box.concession_markers))
        add("investments", n * 3, 0, int(self.box.investment_markers))
        add("tower_tile", n * MOST_TOWERS, HIDDEN, TILE_TYPES - 1, labels=TILES)
        add("tower_field", n * MOST_TOWERS, HIDDEN, len(FIELDS) - 1, labels=FIELDS)
        add("tower_unpaid", n * MOST_TOWERS, 0, 1)
        add("asked_price", 1, HIDDEN, MANY, usual=10)
        add("asked_tile", 1, HIDDEN, TILE_TYPES - 1, labels=TILES)
        add("asked_sold", 1, HIDDEN, 1)
        add("quota_store", MOST_TOWERS, 0, MANY, usual=5)
        add("quota_sell", MOST_TOWERS, 0, MANY, usual=5)

    def write(self, s: State, seat: i64, row: BytesWriter) -> None:
        assert isinstance(s, Table)
        self.write_table(s, seat, row)
        self.write_players(s, seat, row)
        self.write_question(s, row)

    def write_table(self, s: Table, seat: i64, row: BytesWriter) -> None:
        write_i64_le(row, s.round)
        write_i64_le(row, s.final_round)
        write_i64_le(row, self.relative(seat, s.first))
        write_i64_le(row, s.pot)
        write_i64_le(row, s.price)
        write_i64_le(row, s.bag_oil)
        write_i64_le(row, s.bag_gas)
        write_i64_le(row, s.grey)
        write_i64_le(row, s.top_back)
        self.write_all(s.oil, row)
        self.write_all(s.gas, row)
        self.write_all(s.track, row)
        self.write_all(s.cards, row)
        self.write_all(s.deck, row)
        for field in range(i64(3)):
            write_i64_le(row, s.free_slots(field))
        self.write_all(s.stack, row)
        self.write_all(s.market, row)
        self.write_all(s.removed, row)
        for place in range(i64(BOTTOM)):
            write_i64_le(row, s.bottom[place] if place < len(s.bottom) else HIDDEN)
        self.write_all(s.covered, row)
        for worker in s.occupant:
            write_i64_le(row, self.seats if worker == DUMMY else self.relative(seat, worker))
        write_i64_le(row, s.dummy_card)
        self.write_all(s.dummy_tower, row)
        write_i64_le(row, 1 if total(s.aside) > 0 else 0)

    def write_players(self, s: Table, seat: i64, row: BytesWriter) -> None:
        self.write_by_seat(s.money, 1, seat, row)
        self.write_by_seat(s.vp, 1, seat, row)
        self.write_by_seat(s.stored_oil, 1, seat, row)
        self.write_by_seat(s.stored_gas, 1, seat, row)
        self.write_by_seat(s.extensions, 1, seat, row)
        self.write_by_seat(s.refineries, 1, seat, row)
        for turn in range(self.seats):
            write_i64_le(row, 0 if s.card[(seat + turn) % self.seats] == UNKNOWN else 1)
        for turn in range(self.seats):
            write_i64_le(row, s.card[(seat + turn) % self.seats] if s.revealed or turn == 0 else HIDDEN)
        self.write_by_seat(s.concessions, 3, seat, row)
        self.write_by_seat(s.investments, 3, seat, row)
        self.write_by_seat(s.tower_tile, MOST_TOWERS, seat, row)
        self.write_by_seat(s.tower_field, MOST_TOWERS, seat, row)
        self.write_by_seat(s.tower_disc, MOST_TOWERS, seat, row)

    def write_question(self, s: Table, row: BytesWriter) -> None:
        """§8.2, §6.1, §7.2, §10.3 What the pending decision remembers; all have seen how it came about."""
        top = s.top
        write_i64_le(row, top.price if isinstance(top, Lease) else HIDDEN)
        write_i64_le(row, top.tile if isinstance(top, Site) else HIDDEN)
        sold: i64 = HIDDEN
        if isinstance(top, National):
            sold = 1 if top.sold else 0
        write_i64_le(row, sold)
        left = top.left if isinstance(top, TakeBarrel) else s.terms.no_quota
        for tower in range(i64(MOST_TOWERS)):
            write_i64_le(row, left[tower * QUOTA + STORE_TOTAL])
        for tower in range(i64(MOST_TOWERS)):
            write_i64_le(row, left[tower * QUOTA + SELL_TOTAL])
