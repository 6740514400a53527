"""§23 What a seat may know, as a row of numbers: the same things as in `view`, and the numbers that a pending decision is about."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter, write_i64_le
from librt.vecs import vec
from mypy_extensions import i32, i64

from gusher.core.encoding import HIDDEN, MANY, Encoder
from gusher.core.numbers import total
from gusher.core.rows import is_stale, put_all, put_by_seat
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
        self.memo_size = 4

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

    # The same numbers into a row that stays

    def renew(self, s: State, seat: i64, row: vec[i32], at: i64, memo: vec[i64], first: i64) -> None:
        assert isinstance(s, Table)
        at = self.renew_head(s, seat, row, at)
        at = self.renew_table(s, seat, row, at, memo, first + 1)
        at = self.renew_players(s, seat, row, at, memo, first + 3)
        at = self.renew_towers(s, seat, row, at, memo, first)
        self.renew_question(s, row, at)

    def renew_table(self, s: Table, seat: i64, row: vec[i32], at: i64, memo: vec[i64], first: i64) -> i64:
        row[at] = i32(s.round)
        row[at + 1] = i32(s.final_round)
        row[at + 2] = i32(self.relative(seat, s.first))
        row[at + 3] = i32(s.pot)
        row[at + 4] = i32(s.price)
        row[at + 5] = i32(s.bag_oil)
        row[at + 6] = i32(s.bag_gas)
        row[at + 7] = i32(s.grey)
        row[at + 8] = i32(s.top_back)
        at = put_all(row, at + 9, s.oil)
        at = put_all(row, at, s.gas)
        at = put_all(row, at, s.track)
        at = put_all(row, at, s.cards)
        at = put_all(row, at, s.deck)
        if is_stale(memo, first, s.lease_changes + 1):
            for field in range(i64(3)):
                row[at + field] = i32(s.free_slots(field))
        at += 3
        if is_stale(memo, first + 1, s.tile_changes + 1):
            self.renew_tiles(s, row, at)
        at = put_all(row, at + 3 * TILE_TYPES + BOTTOM, s.covered)
        seats = self.seats
        for worker in s.occupant:
            if worker == DUMMY:
                worker = seats
            elif worker >= 0:
                worker -= seat
                if worker < 0:
                    worker += seats
            row[at] = i32(worker)
            at += 1
        row[at] = i32(s.dummy_card)
        at = put_all(row, at + 1, s.dummy_tower)
        row[at] = i32(1) if total(s.aside) > 0 else i32(0)
        return at + 1

    def renew_tiles(self, s: Table, row: vec[i32], at: i64) -> None:
        at = put_all(row, at, s.stack)
        at = put_all(row, at, s.market)
        at = put_all(row, at, s.removed)
        bottom = s.bottom
        known: i64 = len(bottom)
        for place in range(i64(BOTTOM)):
            row[at + place] = i32(bottom[place]) if place < known else i32(HIDDEN)

    def renew_players(self, s: Table, seat: i64, row: vec[i32], at: i64, memo: vec[i64], first: i64) -> i64:
        at = put_by_seat(row, at, s.money, seat)
        at = put_by_seat(row, at, s.vp, seat)
        at = put_by_seat(row, at, s.stored_oil, seat)
        at = put_by_seat(row, at, s.stored_gas, seat)
        at = put_by_seat(row, at, s.extensions, seat)
        at = put_by_seat(row, at, s.refineries, seat)
        seats = self.seats
        revealed = s.revealed
        other = seat
        for turn in range(seats):
            card = s.card[other]
            row[at + turn] = i32(0) if card == UNKNOWN else i32(1)
            row[at + seats + turn] = i32(card) if revealed or turn == 0 else i32(HIDDEN)
            other += 1
            if other == seats:
                other = 0
        at += 2 * seats
        if is_stale(memo, first, s.lease_changes * seats + seat + 1):
            put_by_seat(row, at, s.concessions, seat * 3)
        at += 3 * seats
        return put_by_seat(row, at, s.investments, seat * 3)

    def renew_towers(self, s: Table, seat: i64, row: vec[i32], at: i64, memo: vec[i64], first: i64) -> i64:
        towers = self.seats * MOST_TOWERS
        if is_stale(memo, first, s.tower_changes * self.seats + seat + 1):
            put_by_seat(row, at, s.tower_tile, seat * MOST_TOWERS)
            put_by_seat(row, at + towers, s.tower_field, seat * MOST_TOWERS)
            put_by_seat(row, at + 2 * towers, s.tower_disc, seat * MOST_TOWERS)
        return at + 3 * towers

    def renew_question(self, s: Table, row: vec[i32], at: i64) -> None:
        top = s.top
        row[at] = i32(top.price) if isinstance(top, Lease) else i32(HIDDEN)
        row[at + 1] = i32(top.tile) if isinstance(top, Site) else i32(HIDDEN)
        row[at + 2] = i32(HIDDEN)
        if isinstance(top, National):
            row[at + 2] = i32(1) if top.sold else i32(0)
        left = top.left if isinstance(top, TakeBarrel) else s.terms.no_quota
        for tower in range(i64(MOST_TOWERS)):
            row[at + 3 + tower] = i32(left[tower * QUOTA + STORE_TOTAL])
            row[at + 3 + MOST_TOWERS + tower] = i32(left[tower * QUOTA + SELL_TOTAL])
