"""Why something on the table cannot be chosen now. Nothing here decides what is legal: `options` does; this only gives the reason."""

from __future__ import annotations

from mypy_extensions import i64

from gusher.core.errors import Reason
from gusher.core.rules import Action
from gusher.games.mcmulti.rules.actions import (
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
    Column,
    Quadrant,
    Row,
)
from gusher.games.mcmulti.rules.assets import Assets
from gusher.games.mcmulti.rules.components import (
    ASSET_TYPES,
    ASSETS,
    BOUGHT_TYPES,
    CELLS,
    FIELDS,
    FOREIGN,
    LINES,
    MARKETS,
    MOST_UNITS,
    N2,
    N7,
    PRODUCTS,
    REFINERY,
)
from gusher.games.mcmulti.rules.market import BOUGHT, SOLD, ChooseMarket, Trade
from gusher.games.mcmulti.rules.payment import NewsPayment, Upgrade, amount_due
from gusher.games.mcmulti.rules.pick import ANY, DIRTY, FREE, PickColumn, PickQuadrant, PickRow, eligible, has, quadrant_has, row_has
from gusher.games.mcmulti.rules.production import SellAtStations, UseRefineries, UseWells
from gusher.games.mcmulti.rules.special import SpecialPurchase
from gusher.games.mcmulti.rules.table import Table

Reasons = list[Reason]


def why_not(s: Table, seat: i64) -> Reasons:
    """For what the pending decision is about: each action that is not offered, with its § and reason."""
    top = s.top
    if isinstance(top, SpecialPurchase):
        found = purchases(s, seat)
    elif isinstance(top, Assets):
        found = purchases(s, seat) + sales(s, seat) + upgrades(s, seat)
    elif isinstance(top, ChooseMarket):
        found = markets(s)
    elif isinstance(top, Trade):
        found = trades(s, top)
    elif isinstance(top, (PickQuadrant, PickRow, PickColumn)):
        found = cells(s, top)
    elif isinstance(top, NewsPayment):
        found = payments(s, top)
    elif isinstance(top, Upgrade):
        found = upgrades(s, seat)
    else:
        found = units(s)
    offered = {option.notation for option in s.options(seat)}
    return [reason for reason in found if reason.action not in offered]


def no(section: str, reason: str, action: Action, **details: int | str) -> Reason:
    return Reason(section, reason, action.notation, details)


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


def upgrades(s: Table, seat: i64) -> Reasons:
    """§12.6 Worth a word only while refineries of somebody are dirty."""
    if not s.any_dirty():
        return []
    if not has(s, seat, REFINERY, DIRTY):
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


def cells(s: Table, top: PickQuadrant | PickRow | PickColumn) -> Reasons:
    """§14.2 A line without the asset; or with one that was not hit (§9.3), or is clean (§12.6)."""
    lines: list[Action] = [*QUADRANT] if isinstance(top, PickQuadrant) else [*ROW] if isinstance(top, PickRow) else [*COLUMN]
    found: Reasons = []
    for line in lines:
        if top.scope == FREE:
            found.append(no("§4.3", "no-cell", line))
        elif not stands_in(s, top, line):
            found.append(no("§14.2", "no-such-asset", line, asset=ASSETS[top.asset]))
        elif top.scope == DIRTY:
            found.append(no("§12.6", "nothing-dirty", line))
        else:
            found.append(no("§9.3", "not-productive", line))
    return found


def stands_in(s: Table, top: PickQuadrant | PickRow | PickColumn, line: Action) -> bool:
    """Whether the player has an asset of that type in a quadrant, a row or a cell, be it eligible or not."""
    if isinstance(line, Quadrant):
        return s.owner[line.quadrant] == top.seat and quadrant_has(s, top.asset, ANY, line.quadrant)
    if isinstance(top, PickRow) and isinstance(line, Row):
        return row_has(s, top.asset, ANY, top.quadrant * CELLS + line.row * LINES)
    assert isinstance(top, PickColumn)
    assert isinstance(line, Column)
    return eligible(s, top.asset, ANY, top.quadrant * CELLS + top.row * LINES + line.column)


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
