"""§18 What a seat may know, as a row of numbers: the same things as in `view`. A site is its place in the list of sites."""

from __future__ import annotations

from librt.strings import BytesWriter, write_i64_le
from librt.vecs import vec
from mypy_extensions import i32, i64

from gusher.core.encoding import HIDDEN, MANY, Encoder
from gusher.core.rows import is_stale, put_all, put_by_seat, put_marks, put_seats
from gusher.core.rules import State
from gusher.games.giganten.rules.auction import cap
from gusher.games.giganten.rules.components import COLUMNS, COMPANIES, KINDS, LAST_SPACE, NOWHERE, ROWS, VALUES, Box
from gusher.games.giganten.rules.freight import Ship
from gusher.games.giganten.rules.movement import Move
from gusher.games.giganten.rules.table import Table


class GigantenEncoder(Encoder):
    """The row of Giganten."""

    def __init__(self, rules: list[str], box: Box, seats: int) -> None:
        self.box = box
        super().__init__(rules, seats)
        self.stamps: i64 = 2 + len(box.site_names)  # where in a memo those begin that are not about sites
        self.memo_size = self.stamps + 2

    def describe(self) -> None:
        n = int(self.seats)
        add = self.add
        box = self.box
        sites, cards = len(box.site_names), len(box.card_names)
        copies = max(max(int(number) for number in kinds) for kinds in (box.card_copies, box.card_copies_of_five))
        licences = int(box.most_ones + box.most_twos)
        add("round", 1, 0, MANY, usual=15)
        add("start", 1, 0, n - 1)
        add("black", 1, 0, MANY, usual=LAST_SPACE)
        add("star", 1, 0, COLUMNS)
        add("supply", 1, HIDDEN, MANY, usual=50)
        add("company_open", 3, 0, 1)
        add("company_price", 3, HIDDEN, int(box.last_field))
        add("site_used", sites, 0, 1)
        add("site_tile", sites, 0, 1)
        add("site_value", sites, HIDDEN, VALUES - 1)
        add("site_owner", sites, HIDDEN, n - 1)
        add("site_crude", sites, 0, MANY, usual=10)
        add("site_seen", sites * n, 0, 1)
        add("unknown_tiles", KINDS * VALUES, 0, max(int(number) for number in box.tile_values))
        add("display", cards, 0, copies)
        add("deck", cards, 0, copies)
        add("discards", cards, 0, copies)
        add("licence_deck", 1, 0, licences)
        add("licences_spent", 2, 0, licences)
        add("licences_all", 2, 0, licences)
        add("moving", 1, HIDDEN, n - 1)
        add("points", 1, HIDDEN, MANY, usual=10)
        add("railed", 1, HIDDEN, 1)
        add("shipping", 1, HIDDEN, sites - 1)
        add("carried", 1, 0, MANY, usual=5)
        add("auction", 1, HIDDEN, len(COMPANIES) - 1, labels=COMPANIES)
        add("bid", 1, 0, 2 * licences, usual=10)
        add("leader", 1, HIDDEN, n - 1)
        add("money", n, -MANY, MANY, usual=50_000)
        add("card", n, HIDDEN, cards - 1, labels=tuple(box.card_names))
        add("truck_row", n, HIDDEN, ROWS - 1)
        add("truck_column", n, HIDDEN, COLUMNS - 1)
        add("loco", n, 0, MANY, usual=LAST_SPACE)
        add("derricks", n, 0, int(box.derricks))
        add("tank", n * 3, 0, MANY, usual=int(box.most_in_tank))
        add("licences", n, 0, licences, usual=10)
        add("ones", n, HIDDEN, licences, usual=10)
        add("twos", n, HIDDEN, licences, usual=10)
        add("bidding", n, 0, 1)
        add("bids", n, 0, 2 * licences, usual=10)
        add("cap", n, HIDDEN, 2 * licences, usual=10)

    def write(self, s: State, seat: i64, row: BytesWriter) -> None:
        assert isinstance(s, Table)
        write_i64_le(row, s.round)
        write_i64_le(row, self.relative(seat, s.start))
        write_i64_le(row, s.black)
        write_i64_le(row, s.terms.star)
        write_i64_le(row, s.supply if s.terms.limited else HIDDEN)
        for company in range(i64(len(COMPANIES))):
            write_i64_le(row, 1 if company in s.terms.open else 0)
        for company in range(i64(len(COMPANIES))):
            write_i64_le(row, s.price[company] if company in s.terms.open else HIDDEN)
        self.write_sites(s, seat, row)
        self.write_all(s.display, row)
        self.write_all(s.deck, row)
        self.write_all(s.discards, row)
        write_i64_le(row, s.deck_ones + s.deck_twos)
        write_i64_le(row, s.spent_ones)
        write_i64_le(row, s.spent_twos)
        write_i64_le(row, s.terms.ones)
        write_i64_le(row, s.terms.twos)
        self.write_turn(s, seat, row)
        self.write_players(s, seat, row)
        self.write_licences(s, seat, row)

    def write_sites(self, s: Table, seat: i64, row: BytesWriter) -> None:
        """§18.1, §18.2 That a seat has looked is known to all; what it saw, to itself; and so is what may lie under the other tiles."""
        sites: i64 = len(s.value)
        self.write_all(s.terms.used, row)
        self.write_all(s.face_down, row)
        unknown = s.box.tile_values[:]
        for at in range(i64(len(unknown))):
            unknown[at] -= s.built[at]
        for site in range(sites):
            if s.has_seen(seat, site):
                write_i64_le(row, s.value[site])
                unknown[s.box.site_kind[site] * VALUES + s.value[site]] -= 1
            else:
                write_i64_le(row, HIDDEN)
        self.write_seats(s.owner, seat, row)
        self.write_all(s.crude, row)
        for turn in range(self.seats):
            other = (seat + turn) % self.seats
            for site in range(sites):
                write_i64_le(row, (s.seen[site] >> other) & 1)
        self.write_all(unknown, row)

    def write_turn(self, s: Table, seat: i64, row: BytesWriter) -> None:
        """§7.4.1, §9.4, §10 Who moves and how far, what is shipped, and the auction that is held."""
        moving: i64 = HIDDEN
        points: i64 = HIDDEN
        railed: i64 = HIDDEN
        for at in range(s.depth):
            frame = s.frames[at]
            if isinstance(frame, Move):
                moving = self.relative(seat, frame.seat)
                points = frame.points
                railed = 1 if frame.railed else 0
                break
        write_i64_le(row, moving)
        write_i64_le(row, points)
        write_i64_le(row, railed)
        top = s.top
        write_i64_le(row, top.site if isinstance(top, Ship) else HIDDEN)
        write_i64_le(row, s.carried)
        write_i64_le(row, s.auction)
        write_i64_le(row, s.high)
        write_i64_le(row, self.relative(seat, s.leader))

    def write_players(self, s: Table, seat: i64, row: BytesWriter) -> None:
        self.write_by_seat(s.money, 1, seat, row)
        self.write_by_seat(s.card, 1, seat, row)
        for turn in range(self.seats):
            cell = s.truck[(seat + turn) % self.seats]
            write_i64_le(row, HIDDEN if cell == NOWHERE else cell // COLUMNS)
        for turn in range(self.seats):
            cell = s.truck[(seat + turn) % self.seats]
            write_i64_le(row, HIDDEN if cell == NOWHERE else cell % COLUMNS)
        self.write_by_seat(s.loco, 1, seat, row)
        self.write_by_seat(s.derricks, 1, seat, row)
        self.write_by_seat(s.tank, 3, seat, row)

    def write_licences(self, s: Table, seat: i64, row: BytesWriter) -> None:
        """§6.4, §13.4 The number of licence cards is public; their values are the owner's secret until the end."""
        for turn in range(self.seats):
            write_i64_le(row, s.hand((seat + turn) % self.seats))
        for turn in range(self.seats):
            write_i64_le(row, s.ones[(seat + turn) % self.seats] if s.over or turn == 0 else HIDDEN)
        for turn in range(self.seats):
            write_i64_le(row, s.twos[(seat + turn) % self.seats] if s.over or turn == 0 else HIDDEN)
        self.write_by_seat(s.bidding, 1, seat, row)
        self.write_by_seat(s.bids, 1, seat, row)
        for turn in range(self.seats):
            known = s.over or turn == 0 or not s.terms.bids_covered
            write_i64_le(row, cap(s, (seat + turn) % self.seats) if known else HIDDEN)

    # The same numbers into a row that stays

    def renew(self, s: State, seat: i64, row: vec[i32], at: i64, memo: vec[i64], first: i64) -> None:
        assert isinstance(s, Table)
        at = self.renew_head(s, seat, row, at)
        terms = s.terms
        row[at] = i32(s.round)
        row[at + 1] = i32(self.relative(seat, s.start))
        row[at + 2] = i32(s.black)
        row[at + 3] = i32(terms.star)
        row[at + 4] = i32(s.supply) if terms.limited else i32(HIDDEN)
        at += 5
        companies: i64 = len(COMPANIES)
        if is_stale(memo, first + self.stamps, 1):  # which are open does not change
            for company in range(companies):
                row[at + companies + company] = i32(HIDDEN)
            for company in terms.open:
                row[at + company] = i32(1)
        for company in terms.open:
            row[at + companies + company] = i32(s.price[company])
        at = self.renew_sites(s, seat, row, at + 2 * companies, memo, first)
        cards: i64 = len(s.deck)
        if is_stale(memo, first + self.stamps + 1, s.card_changes + 1):
            put_all(row, at, s.display)
            put_all(row, at + cards, s.deck)
            put_all(row, at + 2 * cards, s.discards)
        at += 3 * cards
        row[at] = i32(s.deck_ones + s.deck_twos)
        row[at + 1] = i32(s.spent_ones)
        row[at + 2] = i32(s.spent_twos)
        row[at + 3] = i32(terms.ones)
        row[at + 4] = i32(terms.twos)
        at = self.renew_turn(s, seat, row, at + 5)
        at = self.renew_players(s, seat, row, at)
        self.renew_licences(s, seat, row, at)

    def renew_sites(self, s: Table, seat: i64, row: vec[i32], at: i64, memo: vec[i64], first: i64) -> i64:
        seats = self.seats
        sites: i64 = len(s.crude)
        tiles = at + sites * (5 + seats)
        if is_stale(memo, first, s.site_changes + 1):
            put_all(row, at, s.terms.used)
            put_all(row, at + sites, s.face_down)
            put_all(row, at + 4 * sites, s.crude)
        if is_stale(memo, first + 1, s.site_changes * seats + seat + 1):
            self.renew_tiles(s, seat, row, at + 2 * sites, tiles)
            put_seats(row, at + 3 * sites, s.owner, seat, seats)
            put_marks(row, at + 5 * sites, s.seen, seat, seats, memo, first + 2)
        return tiles + len(s.box.tile_values)

    def renew_tiles(self, s: Table, seat: i64, row: vec[i32], at: i64, tiles: i64) -> None:
        """What the seat has looked at, and what it cannot account for."""
        kinds = s.box.tile_values
        built = s.built
        for kind in range(i64(len(kinds))):
            row[tiles + kind] = i32(kinds[kind] - built[kind])
        value = s.value
        site_kind = s.box.site_kind
        site: i64 = 0
        for seen in s.seen:
            if (seen >> seat) & 1:
                tile = value[site]
                row[at + site] = i32(tile)
                row[tiles + site_kind[site] * VALUES + tile] -= 1
            else:
                row[at + site] = i32(HIDDEN)
            site += 1

    def renew_turn(self, s: Table, seat: i64, row: vec[i32], at: i64) -> i64:
        row[at] = i32(HIDDEN)
        row[at + 1] = i32(HIDDEN)
        row[at + 2] = i32(HIDDEN)
        place = s.depth
        while place > 0:
            place -= 1
            frame = s.frames[place]
            if isinstance(frame, Move):
                row[at] = i32(self.relative(seat, frame.seat))
                row[at + 1] = i32(frame.points)
                row[at + 2] = i32(1) if frame.railed else i32(0)
                break
        top = s.top
        row[at + 3] = i32(top.site) if isinstance(top, Ship) else i32(HIDDEN)
        row[at + 4] = i32(s.carried)
        row[at + 5] = i32(s.auction)
        row[at + 6] = i32(s.high)
        row[at + 7] = i32(self.relative(seat, s.leader))
        return at + 8

    def renew_players(self, s: Table, seat: i64, row: vec[i32], at: i64) -> i64:
        at = put_by_seat(row, at, s.money, seat)
        at = put_by_seat(row, at, s.card, seat)
        seats = self.seats
        other = seat
        for turn in range(seats):
            cell = s.truck[other]
            row[at + turn] = i32(HIDDEN) if cell == NOWHERE else i32(cell // COLUMNS)
            row[at + seats + turn] = i32(HIDDEN) if cell == NOWHERE else i32(cell % COLUMNS)
            other += 1
            if other == seats:
                other = 0
        at = put_by_seat(row, at + 2 * seats, s.loco, seat)
        at = put_by_seat(row, at, s.derricks, seat)
        return put_by_seat(row, at, s.tank, seat * 3)

    def renew_licences(self, s: Table, seat: i64, row: vec[i32], at: i64) -> None:
        seats = self.seats
        open_bids = s.over or not s.terms.bids_covered
        put_by_seat(row, at + 3 * seats, s.bidding, seat)
        put_by_seat(row, at + 4 * seats, s.bids, seat)
        ones = s.ones
        twos = s.twos
        other = seat
        for turn in range(seats):
            known = s.over or turn == 0
            row[at + turn] = i32(ones[other] + twos[other])
            row[at + seats + turn] = i32(ones[other]) if known else i32(HIDDEN)
            row[at + 2 * seats + turn] = i32(twos[other]) if known else i32(HIDDEN)
            row[at + 5 * seats + turn] = i32(cap(s, other)) if turn == 0 or open_bids else i32(HIDDEN)
            other += 1
            if other == seats:
                other = 0
