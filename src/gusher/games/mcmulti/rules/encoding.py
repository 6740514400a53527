"""§16 What a seat may know, as a row of numbers: the same things as in `view`. Quadrants and cells are those of the board."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter, write_i64_le
from librt.vecs import vec
from mypy_extensions import i32, i64

from gusher.core.encoding import HIDDEN, MANY, Encoder
from gusher.core.rows import is_stale, put_all, put_by_seat, put_mask, put_seats
from gusher.core.rules import Frame, State
from gusher.games.mcmulti.rules.assets import ASSETS_PHASE
from gusher.games.mcmulti.rules.components import (
    ASSET_TYPES,
    ASSETS,
    BOUGHT_TYPES,
    CARDS,
    CELLS,
    FIELDS,
    LINES,
    MARKETS,
    NEWS,
    NEWS_CARDS,
    PART,
    QUADRANTS,
    Box,
)
from gusher.games.mcmulti.rules.market import Trade
from gusher.games.mcmulti.rules.payment import ForfeitBarrel, Levy, NewsPayment, amount_due
from gusher.games.mcmulti.rules.pick import PickColumn, PickQuadrant, PickRow
from gusher.games.mcmulti.rules.production import STRIKE_OIL
from gusher.games.mcmulti.rules.table import NOTHING, Table
from gusher.games.mcmulti.rules.turn import Declare

TRADED: Final = ("untouched", "bought", "sold")


class McMultiEncoder(Encoder):
    """The row of McMulti."""

    def __init__(self, rules: list[str], box: Box, seats: int) -> None:
        self.box = box
        super().__init__(rules, seats)
        # Where in a memo these begin, after the masks of the quadrants: masks of the news, stamps, what stands in the quadrants.
        self.news: i64 = 2 * QUADRANTS
        self.prices: i64 = self.news + 2
        self.cells: i64 = self.prices + 5
        self.assets: i64 = self.cells + 1
        self.memo_size = self.assets + QUADRANTS * ASSET_TYPES + 1

    def describe(self) -> None:
        n = int(self.seats)
        add = self.add
        dearest = max(int(price) for price in self.box.field_price)
        add("round", 1, 0, MANY, usual=50)
        add("round_limit", 1, 0, MANY, usual=200)
        add("start", 1, 0, n - 1)
        add("active", 1, 0, n - 1)
        add("target", 1, 0, MANY, usual=1000)
        add("declarer", 1, HIDDEN, n - 1)
        add("final_turns_left", 1, HIDDEN, n)
        add("dice", 2, 0, 6)
        add("quadrant", 1, HIDDEN, QUADRANTS - 1)
        add("quadrant_owner", QUADRANTS, HIDDEN, n - 1)
        add("cell", QUADRANTS * CELLS, 0, PART, labels=("empty", *ASSETS, "part"))
        add("new", QUADRANTS * CELLS, 0, 1)
        add("dirty", QUADRANTS * CELLS, 0, 1)
        add("market_barrels", 4, 0, FIELDS)
        add("market_buy", 4, HIDDEN, dearest)
        add("market_sell", 4, HIDDEN, dearest)
        add("consumer_price", 1, 0, MANY, usual=80)
        add("consumer_barrels", 1, 0, MANY, usual=30)
        add("economy", 1, 0, len(CARDS) - 1, labels=CARDS)
        add("asset_buy", BOUGHT_TYPES, 0, MANY, usual=100)
        add("asset_sell", ASSET_TYPES, 0, MANY, usual=100)
        add("difference", 1, -MANY, MANY, usual=8)
        add("news_next", 2, HIDDEN, NEWS_CARDS - 1, labels=NEWS)
        add("news_lasting", NEWS_CARDS, 0, 1)
        add("news_unseen", NEWS_CARDS, 0, 1)
        add("news_under", NEWS_CARDS, HIDDEN, NEWS_CARDS - 1, labels=NEWS)
        add("wells_struck", 1, 0, MANY, usual=10)
        add("well_price", 1, 0, MANY, usual=100)
        add("bank_pieces", ASSET_TYPES, HIDDEN, max(int(number) for number in self.box.pieces))
        add("bank_barrels", 2, HIDDEN, max(int(number) for number in self.box.barrels))
        add("picking_for", 1, HIDDEN, len(self.rules) - 1, labels=tuple(self.rules))
        add("picked", 3, HIDDEN, LINES - 1)
        add("trade_market", 1, HIDDEN, 1, labels=MARKETS)
        add("trade_done", 2, HIDDEN, 2, labels=TRADED)
        add("due_seat", 1, HIDDEN, n - 1)
        add("due_card", 1, HIDDEN, NEWS_CARDS - 1, labels=NEWS)
        add("due_money", 1, HIDDEN, MANY, usual=100)
        add("place", n, 0, n - 1)
        add("out", n, 0, 1)
        add("cash", n, HIDDEN, MANY, usual=500)
        add("crude", n, 0, MANY, usual=20)
        add("gasoline", n, 0, MANY, usual=20)
        add("assets", n * ASSET_TYPES, 0, 2 * CELLS, usual=10)

    def rule(self, s: State, seat: i64) -> i64:
        """§16.2 That somebody can declare is seen only if he does, so to the others he is still at his assets."""
        top = s.top
        assert isinstance(s, Table)
        if isinstance(top, Declare) and top.seat != seat and not s.terms.open_money:
            return self.rules[type(ASSETS_PHASE[top.seat]).__name__]
        return HIDDEN if top is None else self.rules[type(top).__name__]

    def write(self, s: State, seat: i64, row: BytesWriter) -> None:
        assert isinstance(s, Table)
        write_i64_le(row, s.round)
        write_i64_le(row, s.terms.round_limit)
        write_i64_le(row, self.relative(seat, s.start))
        write_i64_le(row, self.relative(seat, s.active))
        write_i64_le(row, s.terms.target)
        write_i64_le(row, self.relative(seat, s.declarer))
        write_i64_le(row, HIDDEN if s.declarer == NOTHING else s.final_turns_left)
        write_i64_le(row, s.red)
        write_i64_le(row, s.black)
        write_i64_le(row, s.quadrant)
        self.write_seats(s.owner, seat, row)
        self.write_cells(s, row)
        self.write_markets(s, row)
        self.write_economy(s, row)
        self.write_news(s, row)
        self.write_question(s, seat, row)
        self.write_players(s, seat, row)

    def write_cells(self, s: Table, row: BytesWriter) -> None:
        self.write_all(s.grid, row)
        for quadrant in range(i64(QUADRANTS)):
            for cell in range(i64(CELLS)):
                write_i64_le(row, (s.fresh[quadrant] >> cell) & 1)
        for quadrant in range(i64(QUADRANTS)):
            for cell in range(i64(CELLS)):
                write_i64_le(row, (s.dirty[quadrant] >> cell) & 1)

    def write_markets(self, s: Table, row: BytesWriter) -> None:
        self.write_all(s.ladder, row)
        for at in range(i64(4)):
            write_i64_le(row, s.purchase_price(at // 2, at % 2) if s.ladder[at] > 0 else HIDDEN)
        for at in range(i64(4)):
            write_i64_le(row, s.sale_price(at // 2, at % 2) if s.ladder[at] < FIELDS else HIDDEN)
        write_i64_le(row, s.consumer_price)
        write_i64_le(row, s.consumer_barrels)

    def write_economy(self, s: Table, row: BytesWriter) -> None:
        write_i64_le(row, s.economy)
        for asset in range(i64(BOUGHT_TYPES)):
            write_i64_le(row, s.buy_price(asset))
        for asset in range(i64(ASSET_TYPES)):
            write_i64_le(row, s.asset_sale(asset))
        write_i64_le(row, 0 if s.terms.economy_on_doubles else s.difference)

    def write_news(self, s: Table, row: BytesWriter) -> None:
        """§16.1 The cards that lie open, those that nobody has seen, and those that all saw go under the pile."""
        write_i64_le(row, s.more_likely)
        write_i64_le(row, s.less_likely)
        for card in range(i64(NEWS_CARDS)):
            write_i64_le(row, (s.lasting >> card) & 1)
        for card in range(i64(NEWS_CARDS)):
            write_i64_le(row, (s.unseen >> card) & 1)
        for place in range(i64(NEWS_CARDS)):
            write_i64_le(row, s.under[place] if place < len(s.under) else HIDDEN)
        write_i64_le(row, s.struck)
        write_i64_le(row, STRIKE_OIL[0].price(s))
        for asset in range(i64(ASSET_TYPES)):
            write_i64_le(row, s.bank_pieces[asset] if s.terms.limited else HIDDEN)
        for product in range(i64(2)):
            write_i64_le(row, s.bank_barrels[product] if s.terms.limited else HIDDEN)

    def write_question(self, s: Table, seat: i64, row: BytesWriter) -> None:
        """§14.2, §5.6, §7.2.1 What a cell is picked for, what was traded, and what is owed."""
        top = s.top
        under: Frame | None = top
        asset: i64 = HIDDEN
        quadrant: i64 = HIDDEN
        line: i64 = HIDDEN
        if isinstance(top, PickQuadrant):
            asset = top.asset
        elif isinstance(top, PickRow):
            asset = top.asset
            quadrant = top.quadrant
        elif isinstance(top, PickColumn):
            asset = top.asset
            quadrant = top.quadrant
            line = top.row
        if asset == HIDDEN:
            write_i64_le(row, HIDDEN)
        else:
            under = s.frames[s.depth - 2]
            write_i64_le(row, self.rules[type(under).__name__])
        write_i64_le(row, asset)
        write_i64_le(row, quadrant)
        write_i64_le(row, line)
        if isinstance(top, Trade):
            write_i64_le(row, top.market)
            write_i64_le(row, top.crude)
            write_i64_le(row, top.gasoline)
        else:
            write_i64_le(row, HIDDEN)
            write_i64_le(row, HIDDEN)
            write_i64_le(row, HIDDEN)
        if isinstance(under, (NewsPayment, ForfeitBarrel, Levy)):
            write_i64_le(row, self.relative(seat, under.seat))
            write_i64_le(row, under.card)
            write_i64_le(row, amount_due(s, under.seat, under.card, under.due))
        else:
            write_i64_le(row, HIDDEN)
            write_i64_le(row, HIDDEN)
            write_i64_le(row, HIDDEN)

    def write_players(self, s: Table, seat: i64, row: BytesWriter) -> None:
        """§16.2 Cash lies covered: only its owner sees it, unless it is open or the game is over."""
        self.write_by_seat(s.place, 1, seat, row)
        for turn in range(self.seats):
            write_i64_le(row, (s.out >> ((seat + turn) % self.seats)) & 1)
        known = s.over or s.terms.open_money
        for turn in range(self.seats):
            write_i64_le(row, s.cash[(seat + turn) % self.seats] if known or turn == 0 else HIDDEN)
        self.write_by_seat(s.crude, 1, seat, row)
        self.write_by_seat(s.gasoline, 1, seat, row)
        for turn in range(self.seats):
            for asset in range(i64(ASSET_TYPES)):
                write_i64_le(row, s.count((seat + turn) % self.seats, asset))

    # The same numbers into a row that stays

    def renew(self, s: State, seat: i64, row: vec[i32], at: i64, memo: vec[i64], first: i64) -> None:
        assert isinstance(s, Table)
        at = self.renew_head(s, seat, row, at)
        top = s.top
        if isinstance(top, Declare):
            row[at - 1] = i32(self.rule(s, seat))
        row[at] = i32(s.round)
        row[at + 1] = i32(s.terms.round_limit)
        row[at + 2] = i32(self.relative(seat, s.start))
        row[at + 3] = i32(self.relative(seat, s.active))
        row[at + 4] = i32(s.terms.target)
        row[at + 5] = i32(self.relative(seat, s.declarer))
        row[at + 6] = i32(HIDDEN) if s.declarer == NOTHING else i32(s.final_turns_left)
        row[at + 7] = i32(s.red)
        row[at + 8] = i32(s.black)
        row[at + 9] = i32(s.quadrant)
        at = put_seats(row, at + 10, s.owner, seat, self.seats)
        if is_stale(memo, first + self.cells, s.grid_changes + 1):
            put_all(row, at, s.grid)
            self.count_assets(s, memo, first + self.assets)
        at += QUADRANTS * CELLS
        for quadrant in range(i64(QUADRANTS)):
            at = put_mask(row, at, s.fresh[quadrant], CELLS, memo, first + quadrant)
        for quadrant in range(i64(QUADRANTS)):
            at = put_mask(row, at, s.dirty[quadrant], CELLS, memo, first + QUADRANTS + quadrant)
        at = self.renew_markets(s, row, at, memo, first + self.prices)
        at = self.renew_news(s, row, at, memo, first + self.news)
        at = self.renew_question(s, seat, row, at)
        at = self.renew_players(s, seat, row, at)
        if is_stale(memo, first + self.memo_size - 1, s.grid_changes * self.seats + seat + 1):
            self.renew_assets(s, seat, row, at, memo, first + self.assets)

    def renew_markets(self, s: Table, row: vec[i32], at: i64, memo: vec[i64], first: i64) -> i64:
        """The prices follow from the barrels, those of assets from the economy."""
        ladder = s.ladder
        for place in range(i64(4)):
            barrels = ladder[place]
            if is_stale(memo, first + place, barrels + 1):
                row[at + place] = i32(barrels)
                row[at + 4 + place] = i32(s.purchase_price(place // 2, place % 2)) if barrels > 0 else i32(HIDDEN)
                row[at + 8 + place] = i32(s.sale_price(place // 2, place % 2)) if barrels < FIELDS else i32(HIDDEN)
        at += 12
        row[at] = i32(s.consumer_price)
        row[at + 1] = i32(s.consumer_barrels)
        row[at + 2] = i32(s.economy)
        at += 3
        if is_stale(memo, first + 4, s.economy + 1):
            for asset in range(i64(BOUGHT_TYPES)):
                row[at + asset] = i32(s.buy_price(asset))
            for asset in range(i64(ASSET_TYPES)):
                row[at + BOUGHT_TYPES + asset] = i32(s.asset_sale(asset))
        at += BOUGHT_TYPES
        row[at + ASSET_TYPES] = i32(0) if s.terms.economy_on_doubles else i32(s.difference)
        return at + ASSET_TYPES + 1

    def renew_news(self, s: Table, row: vec[i32], at: i64, memo: vec[i64], first: i64) -> i64:
        row[at] = i32(s.more_likely)
        row[at + 1] = i32(s.less_likely)
        at = put_mask(row, at + 2, s.lasting, NEWS_CARDS, memo, first)
        at = put_mask(row, at, s.unseen, NEWS_CARDS, memo, first + 1)
        under = s.under
        known: i64 = len(under)
        for place in range(i64(NEWS_CARDS)):
            row[at + place] = i32(under[place]) if place < known else i32(HIDDEN)
        at += NEWS_CARDS
        row[at] = i32(s.struck)
        row[at + 1] = i32(STRIKE_OIL[0].price(s))
        at += 2
        limited = s.terms.limited
        for asset in range(i64(ASSET_TYPES)):
            row[at + asset] = i32(s.bank_pieces[asset]) if limited else i32(HIDDEN)
        at += ASSET_TYPES
        for product in range(i64(2)):
            row[at + product] = i32(s.bank_barrels[product]) if limited else i32(HIDDEN)
        return at + 2

    def renew_question(self, s: Table, seat: i64, row: vec[i32], at: i64) -> i64:
        top = s.top
        under: Frame | None = top
        for place in range(i64(10)):
            row[at + place] = i32(HIDDEN)
        if isinstance(top, PickQuadrant):
            row[at + 1] = i32(top.asset)
        elif isinstance(top, PickRow):
            row[at + 1] = i32(top.asset)
            row[at + 2] = i32(top.quadrant)
        elif isinstance(top, PickColumn):
            row[at + 1] = i32(top.asset)
            row[at + 2] = i32(top.quadrant)
            row[at + 3] = i32(top.row)
        elif isinstance(top, Trade):
            row[at + 4] = i32(top.market)
            row[at + 5] = i32(top.crude)
            row[at + 6] = i32(top.gasoline)
        if row[at + 1] != HIDDEN:
            under = s.frames[s.depth - 2]
            row[at] = i32(self.number_of(under))
        if isinstance(under, (NewsPayment, ForfeitBarrel, Levy)):
            row[at + 7] = i32(self.relative(seat, under.seat))
            row[at + 8] = i32(under.card)
            row[at + 9] = i32(amount_due(s, under.seat, under.card, under.due))
        return at + 10

    def renew_players(self, s: Table, seat: i64, row: vec[i32], at: i64) -> i64:
        at = put_by_seat(row, at, s.place, seat)
        seats = self.seats
        known = s.over or s.terms.open_money
        other = seat
        for turn in range(seats):
            row[at + turn] = i32((s.out >> other) & 1)
            row[at + seats + turn] = i32(s.cash[other]) if known or turn == 0 else i32(HIDDEN)
            row[at + 2 * seats + turn] = i32(s.crude[other])
            row[at + 3 * seats + turn] = i32(s.gasoline[other])
            other += 1
            if other == seats:
                other = 0
        return at + 4 * seats

    def count_assets(self, s: Table, memo: vec[i64], first: i64) -> None:
        """What stands in each quadrant, from `first` on in the memo."""
        for place in range(i64(QUADRANTS * ASSET_TYPES)):
            memo[first + place] = 0
        cell: i64 = 0
        for stands in s.grid:
            if stands != 0 and stands != PART:
                memo[first + cell // CELLS * ASSET_TYPES + stands - 1] += 1
            cell += 1

    def renew_assets(self, s: Table, seat: i64, row: vec[i32], at: i64, memo: vec[i64], first: i64) -> None:
        """What stands in the quadrants of each seat."""
        for place in range(self.seats * ASSET_TYPES):
            row[at + place] = i32(0)
        for owner in s.owner:
            if owner != NOTHING:
                to = at + self.relative(seat, owner) * ASSET_TYPES
                for asset in range(i64(ASSET_TYPES)):
                    row[to + asset] += i32(memo[first + asset])
            first += ASSET_TYPES
