"""McMulti for a learned player: markets, news and time, and of every seat its money, goods, boards, and what they promise.

Nothing here is hidden: the start cash and every payment are public, so whoever kept count knows the cash of all (§16.2), and the order of
the news that nobody has seen is in no state. Sums and estimates come from `survey.py`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gusher.core.rules import State
from gusher.games.mcmulti.bots.judgement import LONGEST
from gusher.games.mcmulti.bots.seat_features import SeatFeatures
from gusher.games.mcmulti.rules.assets import Assets
from gusher.games.mcmulti.rules.components import (
    ASSET_TYPES,
    ASSETS,
    BOUGHT_TYPES,
    CARDS,
    CROSS,
    DOMESTIC,
    FACES,
    FIELDS,
    FOREIGN,
    N1,
    N2,
    N3,
    N5,
    N7,
    NEWS,
    NEWS_CARDS,
    REFINERY,
    RIG,
    STATION,
)
from gusher.games.mcmulti.rules.consumers import price_moved
from gusher.games.mcmulti.rules.market import ChooseMarket, Trade
from gusher.games.mcmulti.rules.payment import ForfeitBarrel, Levy, NewsPayment, Upgrade
from gusher.games.mcmulti.rules.production import STRIKE_OIL, ChooseQuadrant, SellAtStations, Strike, UseRefineries, UseWells
from gusher.games.mcmulti.rules.roll import Roll
from gusher.games.mcmulti.rules.special import SpecialPurchase
from gusher.games.mcmulti.rules.table import NOBODY, NOTHING, Table
from gusher.games.mcmulti.rules.turn import Declare

# What the table waits for; a cell is picked for what asked for it.
WAITS: Final = ("special", "market", "trade", "roll", "chance", "news", "production", "neighbours", "assets", "declaration")
LADDERS: Final = ("domestic_crude", "domestic_gasoline", "foreign_crude", "foreign_gasoline")

TABLE: Final = [
    *[f"waits_{rule}" for rule in WAITS],
    "two_seats",
    "three_seats",
    "four_seats",
    "two_quadrants",
    "round",
    "early",
    "limit_near",
    "rounds_left",
    "target",
    "declared",
    "final_turns",
    "nearest_target",
    *[f"economy_{card}" for card in CARDS],
    "marker",
    "change_near",
    "consumer_price",
    "consumer_floor",
    "consumer_forecast",
    "consumer_change",
    *[f"{asset}_buy" for asset in ASSETS[:BOUGHT_TYPES]],
    *[f"{asset}_sale" for asset in ASSETS],
    *[f"{asset}_sale_change" for asset in ASSETS],
    *LADDERS,
    "crude_sale",
    "gasoline_sale",
    "crude_purchase",
    "gasoline_purchase",
    "refining_margin",
    "station_margin",
    "embargo",
    *[f"news_{card}" for card in NEWS],
    "dues_unseen",
    "trade_domestic",
    "trade_foreign",
    "wells",
    "well_price",
    "stations",
    "refineries",
    "large_refineries",
    "economy_on_doubles",
    "no_news",
    "limited",
    *[f"{asset}_left" for asset in ASSETS],
    "crude_left",
    "gasoline_left",
]

ITEMS: Final[dict[str, float]] = {"cash": 500.0, "rig": 20.0, "station": 100.0, "refinery": 100.0, "well": 60.0}


class McMultiFeatures(SeatFeatures):
    """The numbers of McMulti."""

    def __init__(self) -> None:
        super().__init__(TABLE, ITEMS)

    def write_table(self, s: State, viewer: i64) -> None:
        assert isinstance(s, Table)
        self.survey.look(s)
        self.write_time(s)
        self.write_economy(s)
        self.write_markets(s)
        self.write_news(s)
        self.write_terms(s)

    def waits(self, s: Table) -> i64:
        """Which of `WAITS`; none of them when all is over."""
        asking = self.survey.asking
        if isinstance(asking, (SellAtStations, UseRefineries, UseWells)):
            return 6 if asking.die == CROSS else 7
        if isinstance(asking, Trade):
            return 2
        if isinstance(asking, Assets):
            return 8
        if isinstance(asking, Roll):
            return 3
        if isinstance(asking, ChooseMarket):
            return 1
        if isinstance(asking, Declare):
            return 9
        if isinstance(asking, SpecialPurchase):
            return 0
        if isinstance(asking, (Strike, ChooseQuadrant)):
            return 6
        if isinstance(asking, (Levy, NewsPayment, ForfeitBarrel, Upgrade)):
            return 5
        return 4 if s.chance else -1

    def write_time(self, s: Table) -> None:
        survey = self.survey
        self.one_of(self.waits(s), len(WAITS))
        self.one_of(s.seats - 2, 3)
        self.flag(s.terms.two_quadrants)
        self.count(s.round, 25.0)
        self.count(s.round if s.round < 5 else 5, 5.0)
        left = s.terms.round_limit - s.round
        self.put(1.0 - float(left) / 10.0 if s.terms.round_limit > 0 and left < 10 else 0.0)
        self.put(survey.rounds / LONGEST)
        self.count(s.terms.target, 1000.0)
        self.flag(s.declarer != NOBODY)
        self.count(s.final_turns_left, 3.0)
        most: i64 = 0
        for seat in range(s.seats):
            if survey.cash[seat] > most:
                most = survey.cash[seat]
        self.put(min(1.5, float(most) / float(s.terms.target)))

    def write_economy(self, s: Table) -> None:
        """§1.10 The card, how near a change is, and what the mean of the cards that may follow brings."""
        self.one_of(s.economy, len(CARDS))
        ways: i64 = 6
        if s.terms.economy_on_doubles:
            self.put(0.0)
        else:
            self.count(s.difference, float(s.box.track_limit))
            ways = 0
            for apart in range(i64(1), i64(FACES)):
                if s.difference + apart >= s.box.track_limit:
                    ways += 2 * (FACES - apart)
        self.count(ways, 36.0)
        self.count(s.consumer_price, 40.0)
        self.put(min(1.0, float(s.consumer_price) / 15.0))
        self.put(self.survey.price / 40.0)
        change: i64 = 0
        for face in range(i64(FACES)):
            change += price_moved(s, s.box.demand[s.box.next_card[s.economy * FACES + face]]) - s.consumer_price
        self.count(change, 60.0)
        for asset in range(i64(BOUGHT_TYPES)):
            self.count(s.buy_price(asset), 15.0 if asset == RIG else 100.0)
        for asset in range(i64(ASSET_TYPES)):
            self.count(s.asset_sale(asset), 10.0 if asset == RIG else 80.0)
        for asset in range(i64(ASSET_TYPES)):
            after: i64 = 0
            for face in range(i64(FACES)):
                after += s.box.sale_price[s.box.next_card[s.economy * FACES + face] * ASSET_TYPES + asset]
            self.count(after - FACES * s.asset_sale(asset), 30.0 if asset == RIG else 180.0)

    def write_markets(self, s: Table) -> None:
        survey = self.survey
        for ladder in range(i64(4)):
            self.count(s.ladder[ladder], float(FIELDS))
        self.put(survey.crude_sale / 20.0)
        self.put(survey.gasoline_sale / 40.0)
        self.put(survey.crude_purchase / 20.0)
        self.put(survey.gasoline_purchase / 40.0)
        self.put((survey.gasoline - survey.crude_purchase) / 20.0)
        self.put((float(s.consumer_price) - 1.0 - survey.gasoline) / 20.0)
        self.flag(s.is_lasting(N7))

    def write_news(self, s: Table) -> None:
        """§6.2.1 The card that two doubles bring counts whole, the other one half; what nobody has seen, by what it may cost."""
        at = self.at
        self.one_of(NOTHING, NEWS_CARDS)
        if s.terms.news:
            if s.more_likely != NOTHING:
                self.row[at + s.more_likely] = 1.0
            if s.less_likely != NOTHING:
                self.row[at + s.less_likely] = 0.5
        dues = (s.unseen >> N1 & 1) + (s.unseen >> N2 & 1) + (s.unseen >> N3 & 1) + (s.unseen >> N5 & 1)
        self.count(dues, 4.0)
        top = s.top
        market = top.market if isinstance(top, Trade) else NOTHING
        self.flag(market == DOMESTIC)
        self.flag(market == FOREIGN)

    def write_terms(self, s: Table) -> None:
        counts = self.survey.counts
        stations: i64 = 0
        refineries: i64 = 0
        for seat in range(s.seats):
            stations += counts[seat * ASSET_TYPES + STATION]
            refineries += counts[seat * ASSET_TYPES + REFINERY]
        self.count(s.wells_on_board(), 10.0)
        self.count(STRIKE_OIL[0].price(s), 60.0)
        self.count(stations, 8.0 * float(s.seats))
        self.count(refineries, 8.0 * float(s.seats))
        self.flag(s.terms.blocks)
        self.flag(s.terms.economy_on_doubles)
        self.flag(not s.terms.news)
        self.flag(s.terms.limited)
        for asset in range(i64(ASSET_TYPES)):
            self.put(min(1.0, float(s.bank_pieces[asset]) / 10.0) if s.terms.limited else 0.0)
        for product in range(i64(2)):
            self.put(min(1.0, float(s.bank_barrels[product]) / 20.0) if s.terms.limited else 0.0)
