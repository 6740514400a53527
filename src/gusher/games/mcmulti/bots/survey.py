"""What a position of McMulti promises to each seat: what goods and assets are worth, and what the end would bring.

Rounds to come and the worth of barrels and assets are those of `judgement.py` and `evaluation.py`, taken from sums that are made once for
all seats (`boards.py`, `pending.py`).
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from gusher.games.mcmulti.bots.boards import reals
from gusher.games.mcmulti.bots.evaluation import EVERY, FIRST, LESS, MONEY, ROWS, SCALE, between, several
from gusher.games.mcmulti.bots.judgement import DEMAND, FEAR, HIT_SHARE, IN_USE, LONGEST, SHORTEST
from gusher.games.mcmulti.bots.pending import Pending
from gusher.games.mcmulti.rules.components import (
    ASSET_TYPES,
    CELLS,
    CRUDE,
    EMPTY,
    FIELDS,
    FOREIGN,
    GASOLINE,
    LINES,
    MOST_SEATS,
    N1,
    N2,
    N3,
    N5,
    N7,
    PART,
    REFINERY,
    RIG,
    STATION,
    WELL,
)
from gusher.games.mcmulti.rules.market import BOUGHT, SOLD, ChooseMarket, Trade
from gusher.games.mcmulti.rules.production import STRIKE_OIL
from gusher.games.mcmulti.rules.table import NOBODY, NOTHING, Table

A_TURN: Final = 0.9  # of what barrels bring now, by the time the own turn comes


class Survey(Pending):
    """One look at a table."""

    def __init__(self) -> None:
        super().__init__()
        self.wanted = reals(MOST_SEATS)
        self.feed = reals(MOST_SEATS)
        self.gain = reals(MOST_SEATS * 2)
        self.trading = reals(MOST_SEATS)
        self.dump = reals(MOST_SEATS)
        self.income = reals(MOST_SEATS)
        self.producing = reals(MOST_SEATS)
        self.score = reals(MOST_SEATS)
        self.last = reals(MOST_SEATS)
        self.estimate = reals(MOST_SEATS)
        self.outlook = reals(MOST_SEATS)
        self.chance = reals(MOST_SEATS)
        self.sellable = 0.0
        self.premium = 0.0
        self.first = reals(ASSET_TYPES)
        self.less = reals(ASSET_TYPES)
        self.lasting = 1.0
        self.rounds = LONGEST
        self.scale = SCALE[0]
        self.price = 0.0
        self.crude = 0.0
        self.gasoline = 0.0
        self.crude_sale = 0.0
        self.gasoline_sale = 0.0
        self.crude_purchase = 0.0
        self.gasoline_purchase = 0.0

    def look(self, s: Table) -> None:
        self.count_boards(s)
        self.read_stack(s)
        self.price_goods(s)
        self.look_ahead(s)
        self.value_seats(s)
        self.value_chances(s)

    def price_goods(self, s: Table) -> None:
        """The better of the open spot markets for each product."""
        last: i64 = 1 if s.is_lasting(N7) else 2
        self.crude_sale = 0.0
        self.gasoline_sale = 0.0
        self.crude_purchase = float(s.box.field_price[FIELDS - 1])
        self.gasoline_purchase = float(s.box.field_price[2 * FIELDS - 1])
        for market in range(last):
            if s.ladder[market * 2] < FIELDS:
                self.crude_sale = max(self.crude_sale, float(s.sale_price(market, CRUDE)))
            if s.ladder[market * 2] > 0:
                self.crude_purchase = min(self.crude_purchase, float(s.purchase_price(market, CRUDE)))
            if s.ladder[market * 2 + 1] < FIELDS:
                self.gasoline_sale = max(self.gasoline_sale, float(s.sale_price(market, GASOLINE)))
            if s.ladder[market * 2 + 1] > 0:
                self.gasoline_purchase = min(self.gasoline_purchase, float(s.purchase_price(market, GASOLINE)))

    def look_ahead(self, s: Table) -> None:
        """As greedy sees it (`judgement.py`): the rounds to come, what consumers will pay, and what barrels are worth until then."""
        self.rounds = self.rounds_left(s)
        stations: i64 = 0
        for seat in range(s.seats):
            stations += self.counts[seat * ASSET_TYPES + STATION]
        change = DEMAND * float(s.seats) - IN_USE * float(stations) * 0.6
        later = float(s.consumer_price) + change * min(self.rounds, 6.0) / 2.0
        self.price = max(4.0, min(float(s.box.highest), later))
        self.crude = 0.85 * self.crude_sale
        self.gasoline = max(0.85 * self.gasoline_sale, min(self.price - 1.0, self.gasoline_purchase))

    def rounds_left(self, s: Table) -> float:
        if s.declarer != NOBODY:
            return 0.3
        left = LONGEST
        target = s.terms.target
        for seat in range(s.seats):
            lacking = float(target - self.cash[seat])
            near = LONGEST * max(0.0, lacking / float(target))
            if near >= left:
                continue
            means = 1.0
            if lacking > 0.0:
                found = float(s.crude[seat]) * self.crude_sale + float(s.gasoline[seat]) * self.gasoline_sale
                for asset in range(i64(ASSET_TYPES)):
                    found += float(self.counts[seat * ASSET_TYPES + asset] * s.asset_sale(asset))
                means = found / lacking
            left = min(left, max(near, LONGEST * (1.0 - means)))
        if s.terms.round_limit > 0:
            left = min(left, float(s.terms.round_limit - s.round))
        return max(SHORTEST, left)

    def value_seats(self, s: Table) -> None:
        at = min(max(float(s.round - EVERY) / float(EVERY), 0.0), float(ROWS - 1))
        self.scale = between(SCALE, at)
        money = between(MONEY, at)
        for asset in range(i64(ASSET_TYPES)):
            self.first[asset] = between(FIRST[asset], at)
            self.less[asset] = between(LESS[asset], at)
        self.lasting = min(1.0, self.rounds / 3.0)
        self.value_hits(s)
        for seat in range(s.seats):
            mine = seat * ASSET_TYPES
            stations = float(self.counts[mine + STATION])
            refineries = float(self.counts[mine + REFINERY])
            self.wanted[seat] = (self.hits[seat] * stations + 1.0) * self.lasting if stations > 0.0 else 0.0
            self.feed[seat] = (self.hits[seat] * refineries + 1.0) * self.lasting if refineries > 0.0 else 0.0
            self.value_markets(s, seat)
            self.value_production(s, seat)
            self.value_end(s, seat)
            if s.declarer != NOBODY:
                self.estimate[seat] = self.score[seat] + 0.5 * self.last[seat]
            else:
                worth = money * (self.stock(s, seat) - self.worry(s, seat))
                for asset in range(i64(ASSET_TYPES)):
                    owned = self.counts[mine + asset]
                    if owned > 0:
                        worth += several(float(owned), self.first[asset], self.less[asset])
                self.estimate[seat] = worth
            self.outlook[seat] = self.estimate[seat] + money * (self.trading[seat] + self.producing[seat] - float(self.short[seat]))

    def value_chances(self, s: Table) -> None:
        """What the outlook of all comes to as chances to win."""
        best = -1e9
        for seat in range(s.seats):
            if not s.is_out(seat):
                best = max(best, self.outlook[seat])
        total = 0.0
        for seat in range(s.seats):
            self.chance[seat] = 0.0 if s.is_out(seat) else exp((self.outlook[seat] - best) / self.scale)
            total += self.chance[seat]
        for seat in range(s.seats):
            self.chance[seat] /= total if total > 0.0 else 1.0

    def gasoline_worth(self, seat: i64, number: i64) -> float:
        """What the barrel after so many others is worth in store; those that stations will need soon more than the market pays."""
        nth = float(number)
        floor = 0.9 * self.gasoline - 0.9 * nth
        wanted = self.wanted[seat]
        if nth < 2.0 * wanted:
            floor = max(floor, (0.92 if nth < wanted else 0.6) * (self.price - 1.0 - nth))
        return max(0.4, floor * max(0.15, self.lasting))

    def crude_worth(self, seat: i64, number: i64) -> float:
        nth = float(number)
        floor = self.crude - 0.45 * nth
        feed = self.feed[seat]
        if nth < 2.0 * feed:
            floor = max(floor, (0.8 if nth < feed else 0.5) * (self.gasoline - 1.5 * nth))
        return max(0.3, floor * max(0.15, self.lasting))

    def stock(self, s: Table, seat: i64) -> float:
        value = float(self.cash[seat])
        for number in range(s.gasoline[seat]):
            value += self.gasoline_worth(seat, number)
        for number in range(s.crude[seat]):
            value += self.crude_worth(seat, number)
        return value

    def demanded(self, s: Table, seat: i64, card: i64) -> i64:
        """§7.2 What a card that lies open would cost."""
        mine = seat * ASSET_TYPES
        if card == N1:
            found: i64 = 0
            for asset in range(i64(ASSET_TYPES)):
                found += s.box.debt_taxes[asset] * self.counts[mine + asset]
            return found
        if card == N2:
            return s.box.upgrade_price * self.counts[mine + REFINERY]
        if card == N3:
            return s.box.sales_taxes[STATION] * self.counts[mine + STATION]
        if card == N5:
            return s.box.inspection[CRUDE] * s.crude[seat] + s.box.inspection[GASOLINE] * s.gasoline[seat]
        return 0

    def worry(self, s: Table, seat: i64) -> float:
        if not s.terms.news:
            return 0.0
        more = float(self.demanded(s, seat, s.more_likely) - self.cash[seat])
        less = float(self.demanded(s, seat, s.less_likely) - self.cash[seat])
        return FEAR * max(0.0, more) + 0.5 * FEAR * max(0.0, less)

    def value_markets(self, s: Table, seat: i64) -> None:
        """What the best trade in each spot market is worth to a seat, and what all its barrels would bring there."""
        top = s.top
        self.trading[seat] = 0.0
        self.dump[seat] = 0.0
        last: i64 = 1 if s.is_lasting(N7) else 2
        self.gain[seat * 2 + FOREIGN] = 0.0
        for market in range(last):
            if isinstance(top, Trade) and top.seat == seat:
                gain = self.trade_gain(s, seat, market, top.crude, top.gasoline)
                if top.market == market:
                    self.trading[seat] = gain
            else:
                gain = self.trade_gain(s, seat, market, 0, 0)
            self.gain[seat * 2 + market] = gain
            self.dump[seat] = max(self.dump[seat], self.proceeds(s, seat, market))
        if isinstance(top, Trade) and top.seat == seat:
            self.dump[seat] = self.proceeds(s, seat, top.market)
        elif isinstance(top, ChooseMarket) and top.seat == seat:
            self.trading[seat] = max(self.gain[seat * 2], self.gain[seat * 2 + 1])

    def trade_gain(self, s: Table, seat: i64, market: i64, crude_done: i64, gasoline_done: i64) -> float:
        """Barrel after barrel, as long as the price is better than what the barrel is worth in store."""
        gain = 0.0
        cash = float(self.cash[seat])
        for product in range(i64(2)):
            done = crude_done if product == CRUDE else gasoline_done
            barrels = s.stored(seat, product)
            ladder = s.ladder[market * 2 + product]
            fields = product * FIELDS
            start = barrels
            while done != BOUGHT and barrels > 0 and ladder < FIELDS:
                price = float(s.box.field_price[fields + FIELDS - 1 - ladder])
                worth = self.crude_worth(seat, barrels - 1) if product == CRUDE else self.gasoline_worth(seat, barrels - 1)
                if price <= worth:
                    break
                gain += price - worth
                cash += price
                barrels -= 1
                ladder += 1
            while done != SOLD and barrels >= start and ladder > 0:
                price = float(s.box.field_price[fields + FIELDS - ladder])
                worth = self.crude_worth(seat, barrels) if product == CRUDE else self.gasoline_worth(seat, barrels)
                if price >= worth or price > cash:
                    break
                gain += worth - price
                cash -= price
                barrels += 1
                ladder -= 1
        return gain

    def proceeds(self, s: Table, seat: i64, market: i64) -> float:
        """§5.4 All barrels sold, each for less than the one before."""
        found: i64 = 0
        for product in range(i64(2)):
            ladder = s.ladder[market * 2 + product]
            barrels = s.stored(seat, product)
            while barrels > 0 and ladder < FIELDS:
                found += s.box.field_price[product * FIELDS + FIELDS - 1 - ladder]
                ladder += 1
                barrels -= 1
        return float(found)

    def value_production(self, s: Table, seat: i64) -> None:
        """What assets bring in a round, and what the rest of this turn is likely to bring."""
        mine = seat * ASSET_TYPES
        refining = max(0.0, self.gasoline - self.crude)
        selling = max(0.0, self.price - 1.0 - self.gasoline)
        pumping = self.crude * float(s.box.crude_per_unit)
        found = float(self.counts[mine + STATION]) * selling * IN_USE
        found += float(self.counts[mine + REFINERY] - self.dirty[seat]) * refining + float(self.counts[mine + WELL]) * pumping
        self.income[seat] = self.hits[seat] * found
        sold = min(self.units[mine + STATION], min(float(s.gasoline[seat]), float(s.consumer_price - s.box.lowest)))
        refined = min(self.units[mine + REFINERY], float(s.crude[seat]))
        now = 0.0
        if sold > 0.0:
            now += sold * max(0.0, float(s.consumer_price) - 0.5 * (sold + 1.0) - self.gasoline_worth(seat, s.gasoline[seat] - 1))
        if refined > 0.0:
            now += refined * max(0.0, self.gasoline_worth(seat, s.gasoline[seat]) - self.crude_worth(seat, s.crude[seat] - 1))
        if self.units[mine + WELL] > 0.0:
            now += self.units[mine + WELL] * float(s.box.crude_per_unit) * self.crude_worth(seat, s.crude[seat])
        if self.units[mine + RIG] > 0.0:
            now += self.units[mine + RIG] * max(0.0, float(s.asset_sale(WELL) - STRIKE_OIL[0].price(s)))
        self.producing[seat] = now

    def value_hits(self, s: Table) -> None:
        """§9.3 What the active player may sell in the Assets phase of this turn, and how much more that is than at the settlement."""
        self.sellable = 0.0
        self.premium = 0.0
        if not self.deals_ahead or s.red == 0 or s.quadrant == NOTHING:
            return
        end = s.box.settlement_card * ASSET_TYPES
        first = s.quadrant * CELLS
        for line in range(i64(2 * LINES)):
            cell = first + (s.red - 1) * LINES + line if line < LINES else first + (line - LINES) * LINES + s.black - 1
            if line >= LINES and line - LINES == s.red - 1:
                continue
            standing = s.grid[cell]
            if standing == EMPTY or standing == PART or s.is_fresh(cell):
                continue
            price = s.asset_sale(standing - 1)
            self.sellable += float(price)
            self.premium += float(price - s.box.sale_price[end + standing - 1])

    def value_end(self, s: Table, seat: i64) -> None:
        """§11.2 The score if all ended now, and what the turn that is left to a seat is likely to add."""
        end = s.box.settlement_card * ASSET_TYPES
        score: i64 = self.cash[seat]
        more: i64 = 0
        for asset in range(i64(ASSET_TYPES)):
            owned = self.counts[seat * ASSET_TYPES + asset]
            score += owned * s.box.sale_price[end + asset]
            more += owned * (s.asset_sale(asset) - s.box.sale_price[end + asset])
        self.score[seat] = float(score)
        last = self.producing[seat]
        if seat == s.active and s.round > 0 and self.asking is not None:
            if self.market_ahead:
                last += self.dump[seat]
            if self.roll_ahead:
                last += HIT_SHARE * float(more)
            else:
                last += self.premium
        elif self.turn_ahead(s, seat):
            last += A_TURN * self.dump[seat] + HIT_SHARE * float(more)
        self.last[seat] = last

    def turn_ahead(self, s: Table, seat: i64) -> bool:
        """§10.2 After a declaration each of the others has one more turn."""
        if s.is_out(seat) or s.over:
            return False
        return s.declarer == NOBODY or (seat != s.declarer and self.distance(s, seat) <= s.final_turns_left)

    def distance(self, s: Table, seat: i64) -> i64:
        """The turns from now to that of the seat, 0 if it is on."""
        return (s.place[seat] - s.place[s.active] + s.seats) % s.seats
