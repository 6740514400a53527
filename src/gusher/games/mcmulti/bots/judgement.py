"""McMulti judgement for `greedy`: everything in money, with a rough idea of how long the game still lasts."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gusher.bots.greedy import Judgement
from gusher.core.rules import Action, State
from gusher.games.mcmulti.rules import actions
from gusher.games.mcmulti.rules.assets import Assets
from gusher.games.mcmulti.rules.components import (
    ASSET_TYPES,
    CELLS,
    CROSS,
    CRUDE,
    EMPTY,
    FIELDS,
    FOREIGN,
    GASOLINE,
    LINES,
    N1,
    N2,
    N3,
    N5,
    N7,
    QUADRANTS,
    REFINERY,
    RIG,
    STATION,
    WELL,
)
from gusher.games.mcmulti.rules.market import Trade
from gusher.games.mcmulti.rules.payment import NewsPayment
from gusher.games.mcmulti.rules.pick import FREE, PickColumn, PickQuadrant, PickRow, eligible
from gusher.games.mcmulti.rules.production import STRIKE_OIL
from gusher.games.mcmulti.rules.scoring import scores
from gusher.games.mcmulti.rules.table import NOBODY, NOTHING, Table

LONGEST: Final = 22.0  # rounds that a young game is thought to last
SHORTEST: Final = 1.0
DEMAND: Final = 1.2  # fields that the consumer price rises a turn, by the mean of the cards
IN_USE: Final = 0.7  # the share of station hits that find a barrel
A_WELL_SOLD: Final = 50.0  # what a well brings, by the mean of the cards
CUSHION: Final = 25.0  # cash for barrels and strikes that is not built on
THIRST: Final = 15.0  # for a little cash, of who cannot even strike oil
FEAR: Final = 0.35  # of a card that lies open and that the cash does not cover
HIT_SHARE: Final = 0.31  # of the own assets, by a roll
LEAD: Final = 90.0  # how far ahead is far enough to declare, in a young game
PATIENCE: Final = 60.0  # rounds after which any lead will do


class McMultiJudgement(Judgement):
    """A chain of rigs, wells, refineries and stations while there is time for it to pay; then cash, and the declaration.

    The outlook (rounds left, what barrels are worth, what an asset brings) is taken before the options are tried.
    """

    def __init__(self) -> None:
        self.rounds = LONGEST
        self.hits = 0.5
        self.crude = 0.0
        self.gasoline = 0.0
        self.price = 0.0
        self.keep: list[float] = [0.0, 0.0, 0.0, 0.0]
        self.owned: list[float] = [0.0, 0.0, 0.0, 0.0]

    # The outlook

    def consider(self, before: State, seat: i64) -> None:
        assert isinstance(before, Table)
        s = before
        self.rounds = rounds_left(s)
        self.hits = hits_a_round(s, seat)
        self.owned = [float(s.count(seat, asset)) for asset in range(i64(ASSET_TYPES))]
        self.price = self.consumer_price(s)
        self.crude = 0.85 * spot_sale(s, CRUDE)
        self.gasoline = max(0.85 * spot_sale(s, GASOLINE), min(self.price - 1.0, spot_purchase(s, GASOLINE)))
        self.keep = [self.value(s, asset, self.owned[asset]) for asset in range(i64(ASSET_TYPES))]

    def consumer_price(self, s: Table) -> float:
        """What consumers will pay: the mean of now and the end, by the demand to come and all stations at work."""
        stations = 0.0
        for seat in range(s.seats):
            stations += float(s.count(seat, STATION))
        change = DEMAND * float(s.seats) - IN_USE * stations * 0.6
        later = float(s.consumer_price) + change * min(self.rounds, 6.0) / 2.0
        return max(4.0, min(float(s.box.highest), later))

    def value(self, s: Table, asset: i64, number: float) -> float:
        """What one more asset of a type brings until the end, with its price at the settlement; `number` are there already."""
        end = float(s.box.sale_price[s.box.settlement_card * ASSET_TYPES + asset])
        return self.rounds * self.income(s, asset, number) + end

    def income(self, s: Table, asset: i64, number: float) -> float:
        """A round."""
        if asset == STATION:
            source = spot_purchase(s, GASOLINE)
            if self.owned[REFINERY] * 1.0 > number:
                source = min(source, self.crude + 4.0)
            return self.hits * max(0.0, self.price - 1.0 - source) * IN_USE
        if asset == REFINERY:
            worth = max(self.gasoline, 0.5 * (self.gasoline + self.price)) if self.owned[STATION] > number else self.gasoline
            return self.hits * max(0.0, worth - spot_purchase(s, CRUDE)) * 0.8
        if asset == WELL:
            return self.hits * float(s.box.crude_per_unit) * self.crude
        wells = float(s.struck if s.terms.ever_struck else s.wells_on_board())
        return max(0.0, A_WELL_SOLD - float(s.terms.well_step) * (wells + 1.0)) / float(CELLS)

    # Options

    def worth(self, before: State, action: Action, after: State, seat: i64) -> float:
        assert isinstance(before, Table)
        assert isinstance(after, Table)
        if isinstance(action, actions.BuyAsset):
            return self.purchase(before, seat, action.asset)
        if isinstance(action, actions.SellAsset):
            return self.sale(before, seat, action.asset)
        if isinstance(action, actions.UpgradeRefinery):
            return self.keep[REFINERY] - float(before.box.upgrade_price) - 8.0
        if isinstance(action, (actions.Pay, actions.Word)):
            return 0.0 if not isinstance(before.top, Trade) else self.stock(before, seat)
        if isinstance(action, (actions.Quadrant, actions.Row, actions.Column)):
            return self.cell(before, seat, action)
        if isinstance(action, actions.UseMarket):
            return self.trading(after, seat) - self.stock(before, seat)
        if isinstance(action, actions.StrikeOil):
            return self.strike(before, seat) if action.yes else 0.0
        if isinstance(action, actions.DeclareVictory):
            return 0.0 if not action.yes else self.lead(before, seat)
        if isinstance(action, actions.ConcedeDefeat):
            return 1.0 if action.yes else 0.0
        return self.stock(after, seat)  # barrels: traded, sold, refined, pumped, forfeited

    def stock(self, s: Table, seat: i64) -> float:
        """Cash and barrels. Barrels that stations and refineries will need soon are worth more than what the market pays."""
        value = float(s.cash[seat])
        lasting = min(1.0, self.rounds / 3.0)
        needed = (self.hits * self.owned[STATION] + 1.0) * lasting if self.owned[STATION] > 0.0 else 0.0
        for number in range(s.gasoline[seat]):
            floor = 0.9 * self.gasoline - 0.9 * float(number)
            if float(number) < 2.0 * needed:
                likely = 0.92 if float(number) < needed else 0.6
                floor = max(floor, likely * (self.price - 1.0 - float(number)))
            value += max(0.4, floor * max(0.15, lasting))
        feed = (self.hits * self.owned[REFINERY] + 1.0) * lasting if self.owned[REFINERY] > 0.0 else 0.0
        for number in range(s.crude[seat]):
            floor = self.crude - 0.45 * float(number)
            if float(number) < 2.0 * feed:
                likely = 0.8 if float(number) < feed else 0.5
                floor = max(floor, likely * (self.gasoline - 1.5 * float(number)))
            value += max(0.3, floor * max(0.15, lasting))
        return value - self.worry(s, seat, s.cash[seat])

    def worry(self, s: Table, seat: i64, cash: i64) -> float:
        """What lies open as news and is not covered."""
        if not s.terms.news:
            return 0.0
        value = 0.0
        for card, weight in ((s.more_likely, FEAR), (s.less_likely, FEAR / 2.0)):
            short = demanded(s, seat, card) - float(cash)
            if short > 0.0:
                value += weight * short
        return value

    def trading(self, s: Table, seat: i64) -> float:
        """The best that barrel after barrel comes to in the chosen market."""
        best = self.stock(s, seat)
        while isinstance(s.top, Trade) and s.top.seat == seat:
            chosen: Table | None = None
            for action in s.choices():
                if isinstance(action, (actions.BuyBarrel, actions.SellBarrel)):
                    tried = s.clone()
                    tried.apply(action)
                    value = self.stock(tried, seat)
                    if value > best + 1e-9:
                        best = value
                        chosen = tried
            if chosen is None:
                break
            s = chosen
        return best

    def purchase(self, s: Table, seat: i64, asset: i64) -> float:
        """What it will bring for each unit of its price; nothing that eats the cash for barrels or for open news."""
        price = s.buy_price(asset)
        left = s.cash[seat] - price
        gain = self.keep[asset] - float(price) - (self.worry(s, seat, left) - self.worry(s, seat, s.cash[seat]))
        if self.owned[STATION] + self.owned[RIG] > 0.0 and float(left) < CUSHION:
            gain -= CUSHION
        if asset == STATION or asset == REFINERY:
            gain -= 6.0 * max(0.0, self.owned[asset] - self.owned[REFINERY + STATION - asset] - 1.0)
        return gain / float(price + 4) - 0.25 if gain > 0.0 else -1.0

    def sale(self, s: Table, seat: i64, asset: i64) -> float:
        gain = float(s.asset_sale(asset)) - self.keep[asset] * 1.02
        top = s.top
        if isinstance(top, NewsPayment):
            return gain + (float(s.box.upgrade_price) if top.card == N2 and asset == REFINERY else 0.0)
        needed = s.terms.target - s.cash[seat]
        if isinstance(top, Assets) and s.declarer == NOBODY and 0 < needed <= s.asset_sale(asset):
            return max(gain, 1.0) if self.lead(s, seat) + gain > 0.0 else gain
        if s.cash[seat] < STRIKE_OIL[seat].price(s):
            gain += THIRST
        return gain / 20.0

    def strike(self, s: Table, seat: i64) -> float:
        """A well can be sold in the same turn."""
        well = max(self.keep[WELL], float(s.asset_sale(WELL)))
        return well - self.keep[RIG] - float(STRIKE_OIL[seat].price(s))

    def lead(self, s: Table, seat: i64) -> float:
        """How far the score is ahead of the best of the others, after the turn that each of them has left."""
        totals = [float(sum(items.values())) for items in scores(s)]
        best = 0.0
        for other in range(s.seats):
            if other != seat:
                best = max(best, totals[other] + last_turn(s, other))
        return totals[seat] - best - LEAD * max(0.0, 1.0 - float(s.round) / PATIENCE)

    # Cells

    def cell(self, s: Table, seat: i64, action: Action) -> float:
        top = s.top
        if isinstance(top, PickColumn) and isinstance(action, actions.Column):
            return self.site(s, top.asset, top.scope, top.quadrant * CELLS + top.row * LINES + action.column)
        if isinstance(top, PickRow) and isinstance(action, actions.Row):
            return self.best_site(s, top.asset, top.scope, top.quadrant * CELLS + action.row * LINES, LINES)
        assert isinstance(action, actions.Quadrant)
        if isinstance(top, PickQuadrant):
            return self.best_site(s, top.asset, top.scope, action.quadrant * CELLS, CELLS)
        return self.roll_in(s, seat, action.quadrant)

    def best_site(self, s: Table, asset: i64, scope: i64, first: i64, count: i64) -> float:
        best = -100.0
        for cell in range(first, first + count):
            if eligible(s, asset, scope, cell):
                best = max(best, self.site(s, asset, scope, cell))
        return best

    def site(self, s: Table, asset: i64, scope: i64, cell: i64) -> float:
        """Few of its kind in row and column, so that every roll finds some; sold is what stands among many."""
        first = cell - cell % CELLS
        row = cell % CELLS // LINES
        column = cell % LINES
        alike = 0.0
        others = 0.0
        for line in range(i64(LINES)):
            for at in (first + row * LINES + line, first + line * LINES + column):
                if s.grid[at] == asset + 1:
                    alike += 1.0
                elif s.grid[at] != EMPTY:
                    others += 1.0
        crowd = alike + 0.2 * others
        return -crowd if scope == FREE else crowd

    def roll_in(self, s: Table, seat: i64, quadrant: i64) -> float:
        """What the roll brings in that quadrant; before the roll, what stands there."""
        if s.red == 0:
            value = 0.0
            for cell in range(quadrant * CELLS, quadrant * CELLS + CELLS):
                if s.grid[cell] != EMPTY:
                    value += 1.0
            return value
        sales = min(float(s.capacity(STATION, quadrant, CROSS)), float(s.gasoline[seat]))
        value = sales * max(0.0, float(s.consumer_price) - self.gasoline)
        value += min(float(s.capacity(REFINERY, quadrant, CROSS)), float(s.crude[seat])) * max(0.0, self.gasoline - self.crude)
        value += float(s.capacity(WELL, quadrant, CROSS) * s.box.crude_per_unit) * self.crude
        if s.grid[quadrant * CELLS + (s.red - 1) * LINES + s.black - 1] == RIG + 1:
            value += max(0.0, self.strike(s, seat))
        return value


def rounds_left(s: Table) -> float:
    """Until somebody has the cash to declare; after a declaration there is no future."""
    if s.declarer != NOBODY:
        return 0.3
    left = LONGEST
    for seat in range(s.seats):
        near = LONGEST * max(0.0, 1.0 - float(s.cash[seat]) / float(s.terms.target))
        if near < left:
            left = min(left, max(near, LONGEST * (1.0 - means(s, seat))))
    if s.terms.round_limit > 0:
        left = min(left, float(s.terms.round_limit - s.round))
    return max(SHORTEST, left)


def means(s: Table, seat: i64) -> float:
    """The share of the cash a company lacks that its barrels and plants would bring. Who has too few must build first, however rich."""
    lacking = s.terms.target - s.cash[seat]
    if lacking <= 0:
        return 1.0
    found = float(s.crude[seat]) * spot_sale(s, CRUDE) + float(s.gasoline[seat]) * spot_sale(s, GASOLINE)
    for asset in range(i64(ASSET_TYPES)):
        found += float(s.count(seat, asset) * s.asset_sale(asset))
    return found / float(lacking)


def hits_a_round(s: Table, seat: i64) -> float:
    """How often an asset is hit in a round: by both dice in the own turn, by one for each quadrant that serves this one."""
    quadrant = s.first_quadrant(seat)
    hits = 1.0 / 3.0 if not s.terms.two_quadrants else 0.22
    for other in range(i64(QUADRANTS)):
        if s.owner[other] != NOBODY and (s.terms.left[other] == quadrant or s.terms.right[other] == quadrant):
            hits += 1.0 / 6.0 if not s.terms.two_quadrants else 1.0 / 12.0
    return hits


def last_turn(s: Table, seat: i64) -> float:
    """What a last turn is likely to bring: a share of the assets sold at the price of the day, and the barrels."""
    gain = 0.7 * float(s.gasoline[seat]) * spot_sale(s, GASOLINE) + 0.7 * float(s.crude[seat]) * spot_sale(s, CRUDE)
    for asset in range(i64(ASSET_TYPES)):
        more = s.asset_sale(asset) - s.box.sale_price[s.box.settlement_card * ASSET_TYPES + asset]
        gain += HIT_SHARE * float(s.count(seat, asset) * more)
    return gain


def spot_sale(s: Table, product: i64) -> float:
    """The better of the open markets."""
    best = 0.0
    for market in range(i64(2)):
        if (market != FOREIGN or not s.is_lasting(N7)) and s.ladder[market * 2 + product] < FIELDS:
            best = max(best, float(s.sale_price(market, product)))
    return best


def spot_purchase(s: Table, product: i64) -> float:
    best = float(s.box.field_price[product * FIELDS + FIELDS - 1])
    for market in range(i64(2)):
        if (market != FOREIGN or not s.is_lasting(N7)) and s.ladder[market * 2 + product] > 0:
            best = min(best, float(s.purchase_price(market, product)))
    return best


def demanded(s: Table, seat: i64, card: i64) -> float:
    """What a card that lies open would cost."""
    if card == NOTHING:
        return 0.0
    due: i64 = 0
    if card == N1:
        for asset in range(i64(ASSET_TYPES)):
            due += s.box.debt_taxes[asset] * s.count(seat, asset)
    elif card == N2:
        due = s.box.upgrade_price * s.count(seat, REFINERY)
    elif card == N3:
        due = s.box.sales_taxes[STATION] * s.count(seat, STATION)
    elif card == N5:
        due = s.box.inspection[CRUDE] * s.crude[seat] + s.box.inspection[GASOLINE] * s.gasoline[seat]
    return float(due)
