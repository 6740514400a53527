"""§5 Phase 1: Market."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gusher.core.rules import Action, Decision
from gusher.games.mcmulti.rules import actions
from gusher.games.mcmulti.rules.actions import MARKETS_OPEN, ONLY_DONE, ONLY_NONE, TRADES
from gusher.games.mcmulti.rules.components import CRUDE, FIELDS, FOREIGN, GASOLINE, MARKETS, MOST_SEATS, N7, PRODUCTS
from gusher.games.mcmulti.rules.table import Table

# §5.6 What was done with a product in this phase.
UNTOUCHED: Final = 0
BOUGHT: Final = 1
SOLD: Final = 2


def can_buy(s: Table, seat: i64, market: i64, product: i64) -> bool:
    """§5.3 Impossible without a barrel or the cash."""
    return s.ladder[market * 2 + product] > 0 and s.cash[seat] >= s.purchase_price(market, product)


def can_sell(s: Table, seat: i64, market: i64, product: i64) -> bool:
    """§5.4 Impossible on a full ladder or without a barrel in store."""
    return s.ladder[market * 2 + product] < FIELDS and s.stored(seat, product) > 0


def can_trade(s: Table, seat: i64, market: i64) -> bool:
    """§5.7 Whether a trade is possible there at that moment."""
    for product in range(i64(2)):
        if can_buy(s, seat, market, product) or can_sell(s, seat, market, product):
            return True
    return False


class ChooseMarket(Decision[Table]):
    """§5.1 One of the two spot markets, or none; §5.7 only one where a trade is possible, §5.8 not a foreign one under embargo."""

    def is_private(self, s: Table) -> bool:
        """§16.2"""
        return not s.terms.open_money

    def options(self, s: Table) -> list[Action]:
        open_markets: i64 = 0
        for market in range(i64(2)):
            if (market != FOREIGN or not s.is_lasting(N7)) and can_trade(s, self.seat, market):
                open_markets |= 1 << market
        return s.terms.put(MARKETS_OPEN[open_markets], ONLY_NONE)

    def resolve(self, s: Table, action: Action) -> None:
        if isinstance(action, actions.UseMarket):
            if s.log is not None:
                s.tell("uses-market", seat=self.seat, market=MARKETS[action.market])
            s.then(trade(self.seat, action.market, UNTOUCHED, UNTOUCHED))


class Trade(Decision[Table]):
    """§5.2 One barrel bought or sold in the chosen market, or done; §5.6 `crude` and `gasoline` say what was done with each before."""

    def __init__(self, seat: i64, market: i64, crude: i64, gasoline: i64) -> None:
        super().__init__(seat)
        self.market = market
        self.crude = crude
        self.gasoline = gasoline

    def is_private(self, s: Table) -> bool:
        """§16.2"""
        return not s.terms.open_money

    def options(self, s: Table) -> list[Action]:
        possible: i64 = 0
        if self.crude != SOLD and can_buy(s, self.seat, self.market, CRUDE):
            possible |= 1
        if self.gasoline != SOLD and can_buy(s, self.seat, self.market, GASOLINE):
            possible |= 2
        if self.crude != BOUGHT and can_sell(s, self.seat, self.market, CRUDE):
            possible |= 4
        if self.gasoline != BOUGHT and can_sell(s, self.seat, self.market, GASOLINE):
            possible |= 8
        return s.terms.put(TRADES[possible], ONLY_DONE)

    def resolve(self, s: Table, action: Action) -> None:
        if isinstance(action, actions.BuyBarrel):
            buy(s, self.seat, self.market, action.product)
            s.then(self.next(action.product, BOUGHT))
        elif isinstance(action, actions.SellBarrel):
            sell(s, self.seat, self.market, action.product)
            s.then(self.next(action.product, SOLD))

    def next(self, product: i64, done: i64) -> Trade:
        if product == CRUDE:
            return trade(self.seat, self.market, done, self.gasoline)
        return trade(self.seat, self.market, self.crude, done)


def buy(s: Table, seat: i64, market: i64, product: i64) -> None:
    """§5.3 From the cheapest occupied field into the store."""
    price = s.purchase_price(market, product)
    s.pay(seat, price)
    s.ladder[market * 2 + product] -= 1
    s.store(seat, product, 1)
    if s.log is not None:
        s.tell("bought-barrel", seat=seat, market=MARKETS[market], product=PRODUCTS[product], barrels=1, money=-price)


def sell(s: Table, seat: i64, market: i64, product: i64) -> None:
    """§5.4 From the store onto the dearest empty field."""
    price = s.sale_price(market, product)
    s.earn(seat, price)
    s.ladder[market * 2 + product] += 1
    s.store(seat, product, -1)
    if s.log is not None:
        s.tell("sold-barrel", seat=seat, market=MARKETS[market], product=PRODUCTS[product], barrels=1, money=price)


CHOOSE_MARKET: Final = [ChooseMarket(seat) for seat in range(i64(MOST_SEATS))]
TRADE: Final[list[Trade]] = [
    Trade(seat, market, crude, gasoline)
    for seat in range(i64(MOST_SEATS))
    for market in range(i64(2))
    for crude in range(i64(3))
    for gasoline in range(i64(3))
]


def trade(seat: i64, market: i64, crude: i64, gasoline: i64) -> Trade:
    return TRADE[((seat * 2 + market) * 3 + crude) * 3 + gasoline]
