"""Why something on the table cannot be chosen now. Nothing here decides what is legal: `options` does; this only gives the reason."""

from __future__ import annotations

from mypy_extensions import i64

from gusher.core.errors import IllegalAction
from gusher.core.rules import Action
from gusher.games.mcmulti.actions import (
    BUY,
    BUY_BARREL,
    COLUMN,
    CONSUME,
    MARKET,
    PAY,
    PUMP,
    QUADRANT,
    REFINE,
    ROW,
    SELL,
    SELL_BARREL,
    UPGRADE,
)
from gusher.games.mcmulti.assets import Assets
from gusher.games.mcmulti.components import (
    ASSET_TYPES,
    ASSETS,
    BOUGHT_TYPES,
    FIELDS,
    FOREIGN,
    MARKETS,
    MOST_UNITS,
    N2,
    N7,
    PRODUCTS,
    REFINERY,
)
from gusher.games.mcmulti.market import BOUGHT, SOLD, ChooseMarket, Trade
from gusher.games.mcmulti.payment import NewsPayment, Upgrade, amount_due
from gusher.games.mcmulti.pick import FREE, PickColumn, PickQuadrant, PickRow
from gusher.games.mcmulti.production import SellAtStations, UseRefineries, UseWells
from gusher.games.mcmulti.special import SpecialPurchase
from gusher.games.mcmulti.table import Table

Reasons = list[IllegalAction]


def why_not(s: Table, seat: i64) -> Reasons:
    """For what the pending decision is about: each action that is not offered, with its § and reason."""
    top = s.top
    if isinstance(top, SpecialPurchase):
        found = purchases(s, seat)
    elif isinstance(top, Assets):
        found = purchases(s, seat) + sales(s, seat) + upgrades(s)
    elif isinstance(top, ChooseMarket):
        found = markets(s)
    elif isinstance(top, Trade):
        found = trades(s, top)
    elif isinstance(top, (PickQuadrant, PickRow, PickColumn)):
        found = cells(top)
    elif isinstance(top, NewsPayment):
        found = payments(s, top)
    elif isinstance(top, Upgrade):
        found = upgrades(s)
    else:
        found = units(s)
    offered = {option.notation for option in s.options(seat)}
    return [reason for reason in found if reason.details["action"] not in offered]


def no(section: str, reason: str, action: Action, **details: int | str) -> IllegalAction:
    return IllegalAction(section, reason, action=action.notation, **details)


def purchases(s: Table, seat: i64) -> Reasons:
    found: Reasons = []
    for asset in range(i64(BOUGHT_TYPES)):
        price = s.buy_price(asset)
        if s.cash[seat] < price:
            found.append(no("§4.3", "too-dear", BUY[asset], price=int(price)))
        elif s.terms.limited and s.bank_pieces[asset] <= 0:
            found.append(no("§12.8", "no-piece", BUY[asset]))
        else:
            found.append(no("§4.3", "no-cell", BUY[asset]))
    return found


def sales(s: Table, seat: i64) -> Reasons:
    found: Reasons = []
    for asset in range(i64(ASSET_TYPES)):
        if s.count(seat, asset) == 0:
            found.append(no("§9.3", "no-such-asset", SELL[asset], asset=ASSETS[asset]))
        else:
            found.append(no("§9.3", "not-productive", SELL[asset]))
    return found


def upgrades(s: Table) -> Reasons:
    if not s.any_dirty():
        return [no("§12.6", "nothing-dirty", UPGRADE)]
    return [no("§12.6", "too-dear", UPGRADE, price=int(s.box.upgrade_price))]


def markets(s: Table) -> Reasons:
    found: Reasons = []
    for market in range(i64(2)):
        if market == FOREIGN and s.is_lasting(N7):
            found.append(no("§5.8", "embargo", MARKET[market]))
        else:
            found.append(no("§5.7", "no-trade", MARKET[market]))
    return found


def trades(s: Table, top: Trade) -> Reasons:
    found: Reasons = []
    for product in range(i64(2)):
        before = top.gasoline if product == 1 else top.crude
        barrels = s.ladder[top.market * 2 + product]
        buy, sell = BUY_BARREL[product], SELL_BARREL[product]
        if before == SOLD:
            found.append(no("§5.6", "sold-before", buy))
        elif barrels == 0:
            found.append(no("§5.3", "ladder-empty", buy))
        else:
            found.append(no("§5.3", "too-dear", buy, price=int(s.purchase_price(top.market, product))))
        if before == BOUGHT:
            found.append(no("§5.6", "bought-before", sell))
        elif barrels == FIELDS:
            found.append(no("§5.4", "ladder-full", sell))
        else:
            found.append(no("§5.4", "no-barrel", sell, barrel=PRODUCTS[product], market=MARKETS[top.market]))
    return found


def cells(top: PickQuadrant | PickRow | PickColumn) -> Reasons:
    lines: list[Action] = [*QUADRANT] if isinstance(top, PickQuadrant) else [*ROW] if isinstance(top, PickRow) else [*COLUMN]
    if top.scope == FREE:
        return [no("§4.3", "no-cell", line) for line in lines]
    return [no("§14.2", "no-such-asset", line, asset=ASSETS[top.asset]) for line in lines]


def payments(s: Table, top: NewsPayment) -> Reasons:
    found: Reasons = [no("§7.2.4", "too-dear", PAY, price=int(amount_due(s, top.seat, top.card, top.due)))]
    for asset in range(i64(ASSET_TYPES)):
        if s.count(top.seat, asset) == 0:
            found.append(no("§7.2.4", "no-such-asset", SELL[asset], asset=ASSETS[asset]))
        elif top.card == N2:
            found.append(no("§7.5.2", "other-asset", SELL[asset], asset=ASSETS[REFINERY]))
    return found


def units(s: Table) -> Reasons:
    """§6.5.4 More than the assets, the barrels or the price allow."""
    top = s.top
    if isinstance(top, SellAtStations):
        return [no("§6.6.1", "too-many", CONSUME[count], most=int(top.most(s))) for count in range(MOST_UNITS + 1)]
    if isinstance(top, UseRefineries):
        return [no("§6.7.1", "too-many", REFINE[count], most=int(top.most(s))) for count in range(MOST_UNITS + 1)]
    if isinstance(top, UseWells):
        return [no("§6.8.1", "too-many", PUMP[count], most=int(top.most(s))) for count in range(MOST_UNITS + 1)]
    return []
