"""§16 Hidden information: what a seat may know, and states that it cannot tell from the true one.

Everything lies open but the order of cards that nobody has seen, which no state holds, and the cash of the others, which is not shown.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gusher.core.numbers import as_list
from gusher.core.rng import Rng
from gusher.core.rules import Frame
from gusher.core.sections import section_of
from gusher.games.mcmulti.rules.assets import ASSETS_PHASE
from gusher.games.mcmulti.rules.components import (
    ASSET_TYPES,
    ASSETS,
    BOUGHT_TYPES,
    CARDS,
    CELLS,
    CROSS,
    EMPTY,
    FACES,
    FIELDS,
    FOREIGN,
    MARKETS,
    N7,
    NEWS,
    NEWS_CARDS,
    PART,
    PRODUCTS,
    QUADRANTS,
)
from gusher.games.mcmulti.rules.consumers import price_moved
from gusher.games.mcmulti.rules.market import Trade
from gusher.games.mcmulti.rules.payment import ForfeitBarrel, Levy, NewsPayment, amount_due
from gusher.games.mcmulti.rules.pick import (
    PickColumn,
    PickQuadrant,
    PickRow,
    PlaceColumn,
    PlaceQuadrant,
    PlaceRow,
    UpgradeColumn,
    UpgradeQuadrant,
    UpgradeRow,
)
from gusher.games.mcmulti.rules.production import STRIKE_OIL, SellAtStations, UseRefineries, UseWells
from gusher.games.mcmulti.rules.scoring import scores
from gusher.games.mcmulti.rules.table import NOBODY, NOTHING, Table
from gusher.games.mcmulti.rules.turn import Declare

TRADED: Final = ("untouched", "bought", "sold")
DIE_OF: Final = ("row", "column", "cross")
PHASES: Final = {
    "SpecialPurchase": "special",
    "Concede": "market",
    "ChooseMarket": "market",
    "Trade": "market",
    "Roll": "roll",
    "DifferenceDie": "roll",
    "DrawNews": "news",
    "Levy": "news",
    "NewsPayment": "news",
    "ForfeitBarrel": "news",
    "Upgrade": "news",
    "ChooseQuadrant": "production",
    "Strike": "production",
    "Assets": "assets",
    "Declare": "end",
}


def view(s: Table, seat: int | None) -> dict[str, object]:
    """§16 The table as that seat sees it; None is a spectator."""
    top = shown(s, seat)
    return {
        "game": "mcmulti",
        "seats": int(s.seats),
        "seat": seat,
        "round": int(s.round),
        "round_limit": int(s.terms.round_limit) or None,
        "over": s.over,
        "chance": s.chance,
        "awaiting": list(s.awaiting),
        "rule": None if top is None else type(top).__name__,
        "section": None if top is None else section_of(top),
        "phase": phase_of(s, top),
        "start": int(s.start),
        "active": int(s.active),
        "target": int(s.terms.target),
        "declarer": None if s.declarer == NOBODY else int(s.declarer),
        "final_turns_left": None if s.declarer == NOBODY else int(s.final_turns_left),
        "dice": None if s.red == 0 else {"red": int(s.red), "black": int(s.black)},
        "quadrant": None if s.quadrant == NOTHING else int(s.quadrant),
        "quadrants": [quadrant_view(s, quadrant) for quadrant in range(i64(QUADRANTS))],
        "markets": [market_view(s, market) for market in range(i64(2))],
        "consumers": consumer_view(s),
        "economy": economy_view(s),
        "news": news_view(s),
        "wells": {"standing": int(s.wells_on_board()), "struck": int(s.struck), "price": int(STRIKE_OIL[0].price(s))},
        "large_refineries": s.terms.blocks,
        "bank": bank_view(s) if s.terms.limited else None,
        "picking": picking_view(top),
        "trade": trade_view(top),
        "due": due_view(s, top),
        "players": [player_view(s, other, seat) for other in range(s.seats)],
    }


def shown(s: Table, viewer: int | None) -> Frame | None:
    """§16.2 The rule that waits; that somebody can declare is seen only if he does, so to the others he is still at his assets."""
    top = s.top
    if isinstance(top, Declare) and viewer != top.seat and not s.terms.open_money:
        return ASSETS_PHASE[top.seat]
    return top


def phase_of(s: Table, top: Frame | None) -> str:
    """§3.1 Where in the turn we are; a pick belongs to what asked for it."""
    if top is None:
        return "over"
    if s.round == 0:
        return "setup"
    asking = s.pending[-2] if isinstance(top, (PickQuadrant, PickRow, PickColumn)) else top
    if isinstance(asking, (SellAtStations, UseRefineries, UseWells)):
        return "production" if asking.die == CROSS else "neighbours"
    return PHASES[type(asking).__name__]


def quadrant_view(s: Table, quadrant: i64) -> dict[str, object]:
    """§1.2 The 36 cells row by row; which die counts here in this turn, and the cells that it hits; §8.1 whom a roll here serves too."""
    first = quadrant * CELLS
    cells = range(i64(CELLS))
    die = die_of(s, quadrant)
    standing = [at for at in cells if s.grid[first + at] not in (EMPTY, PART)]
    return {
        "owner": None if s.owner[quadrant] == NOBODY else int(s.owner[quadrant]),
        "neighbours": neighbours_of(s, quadrant),
        "cells": [cell_name(s.grid[first + at]) for at in cells],
        "die": None if die == NOTHING else DIE_OF[die],
        "hit": [int(at) for at in standing if die != NOTHING and s.hits(first + at, die) > 0 and not s.is_fresh(first + at)],
        "twice": [int(at) for at in standing if die == CROSS and s.hits(first + at, die) > 1 and not s.is_fresh(first + at)],
        "new": [int(at) for at in standing if s.is_fresh(first + at)],
        "dirty": [int(at) for at in standing if s.is_dirty(first + at)],
    }


def neighbours_of(s: Table, quadrant: i64) -> list[dict[str, object]]:
    """§8.1 The left and the right neighbour with their die, as far as they are owned."""
    if s.owner[quadrant] == NOBODY:
        return []
    sides = ((s.terms.left, s.terms.left_die), (s.terms.right, s.terms.right_die))
    return [{"quadrant": int(at[quadrant]), "die": DIE_OF[die[quadrant]]} for at, die in sides if s.owner[at[quadrant]] != NOBODY]


def cell_name(standing: i64) -> str | None:
    if standing == EMPTY:
        return None
    return "part" if standing == PART else ASSETS[standing - 1]


def die_of(s: Table, quadrant: i64) -> i64:
    """§1.3 Both dice in the active quadrant, one in each neighbouring one that is owned."""
    if s.red == 0 or s.quadrant == NOTHING or s.owner[quadrant] == NOBODY:
        return NOTHING
    if quadrant == s.quadrant:
        return CROSS
    if quadrant == s.terms.left[s.quadrant]:
        return s.terms.left_die[s.quadrant]
    return s.terms.right_die[s.quadrant] if quadrant == s.terms.right[s.quadrant] else NOTHING


def market_view(s: Table, market: i64) -> dict[str, object]:
    ladders: dict[str, object] = {"id": MARKETS[market], "open": market != FOREIGN or not s.is_lasting(N7)}
    for product in range(i64(2)):
        barrels = s.ladder[market * 2 + product]
        ladders[PRODUCTS[product]] = {
            "barrels": int(barrels),
            "buy": int(s.purchase_price(market, product)) if barrels > 0 else None,
            "sell": int(s.sale_price(market, product)) if barrels < FIELDS else None,
            "prices": as_list(s.box.field_price[product * FIELDS : product * FIELDS + FIELDS]),
        }
    return ladders


def consumer_view(s: Table) -> dict[str, object]:
    return {
        "price": int(s.consumer_price),
        "barrels": int(s.consumer_barrels),
        "lowest": int(s.box.lowest),
        "highest": int(s.box.highest),
        "red_spacing": int(s.terms.spacing),
    }


def economy_view(s: Table) -> dict[str, object]:
    """§1.9 The card in force; by the difference die the cards that may come, and where each would move the consumer price now."""
    at = s.economy * ASSET_TYPES
    following = s.box.next_card[s.economy * FACES : s.economy * FACES + FACES]
    return {
        "card": CARDS[s.economy],
        "demand": int(s.box.demand[s.economy]),
        "buy": {ASSETS[asset]: int(s.box.buy_price[at + asset]) for asset in range(i64(BOUGHT_TYPES))},
        "sell": {ASSETS[asset]: int(s.box.sale_price[at + asset]) for asset in range(i64(ASSET_TYPES))},
        "next": [CARDS[card] for card in following],
        "consumers": {CARDS[card]: int(price_moved(s, s.box.demand[card])) for card in following},
        "tables": card_tables(s),
        "difference": None if s.terms.economy_on_doubles else int(s.difference),
        "limit": int(s.box.track_limit),
    }


def card_tables(s: Table) -> dict[str, object]:
    """§1.9, §1.10 All seven cards, of which everybody may see both tables: column by column, as short as they can be told.

    `next` numbers the cards from 0, in the order of `cards`, by the roll of the difference die.
    """
    cards = range(i64(len(CARDS)))
    return {
        "cards": list(CARDS),
        "demand": as_list(s.box.demand),
        "buy": {ASSETS[asset]: [int(s.box.buy_price[card * ASSET_TYPES + asset]) for card in cards] for asset in range(i64(BOUGHT_TYPES))},
        "sell": {ASSETS[asset]: [int(s.box.sale_price[card * ASSET_TYPES + asset]) for card in cards] for asset in range(i64(ASSET_TYPES))},
        "next": [as_list(s.box.next_card[card * FACES : card * FACES + FACES]) for card in cards],
    }


def news_view(s: Table) -> dict[str, object] | None:
    """§16.1 The cards that nobody has seen lie above those that all saw go under the pile, in this order."""
    if not s.terms.news:
        return None
    return {
        "more_likely": None if s.more_likely == NOTHING else NEWS[s.more_likely],
        "less_likely": None if s.less_likely == NOTHING else NEWS[s.less_likely],
        "lasting": [NEWS[card] for card in range(i64(NEWS_CARDS)) if s.is_lasting(card)],
        "unseen": [NEWS[card] for card in range(i64(NEWS_CARDS)) if (s.unseen >> card) & 1 == 1],
        "under": [NEWS[card] for card in s.under],
        "doubles": as_list(s.terms.doubles),
    }


def bank_view(s: Table) -> dict[str, int]:
    """§12.8 What is left, where pieces are limited."""
    left = {ASSETS[asset]: int(s.bank_pieces[asset]) for asset in range(i64(ASSET_TYPES))}
    return left | {PRODUCTS[product]: int(s.bank_barrels[product]) for product in range(i64(2))}


def picking_view(top: Frame | None) -> dict[str, object] | None:
    """§14.2 What a cell is picked for, and as far as it is picked; rows count from 1 as the die does."""
    if not isinstance(top, (PickQuadrant, PickRow, PickColumn)):
        return None
    verb = "sell"
    if isinstance(top, (PlaceQuadrant, PlaceRow, PlaceColumn)):
        verb = "place"
    elif isinstance(top, (UpgradeQuadrant, UpgradeRow, UpgradeColumn)):
        verb = "upgrade"
    return {
        "verb": verb,
        "asset": ASSETS[top.asset],
        "quadrant": None if isinstance(top, PickQuadrant) else int(top.quadrant),
        "row": int(top.row) + 1 if isinstance(top, PickColumn) else None,
    }


def trade_view(top: Frame | None) -> dict[str, str] | None:
    """§5.6 The market that is used, and what was done with each product in this phase."""
    if not isinstance(top, Trade):
        return None
    return {"market": MARKETS[top.market], "crude": TRADED[top.crude], "gasoline": TRADED[top.gasoline]}


def due_view(s: Table, top: Frame | None) -> dict[str, object] | None:
    """§7.2.1 What is still owed for which card, while somebody sells to raise it."""
    for frame in [top, *reversed(s.pending[:-1])]:
        if isinstance(frame, (NewsPayment, ForfeitBarrel, Levy)):
            return {"seat": int(frame.seat), "card": NEWS[frame.card], "money": int(amount_due(s, frame.seat, frame.card, frame.due))}
        if not isinstance(frame, (PickQuadrant, PickRow, PickColumn)):
            break
    return None


def player_view(s: Table, seat: i64, viewer: int | None) -> dict[str, object]:
    """§16.2 Cash lies covered: only its owner sees it, unless it is open or the game is over."""
    known = s.over or s.terms.open_money or viewer == seat
    return {
        "place": int(s.place[seat]),
        "quadrants": [quadrant for quadrant in range(QUADRANTS) if s.owner[quadrant] == seat],
        "out": s.is_out(seat),
        "cash": int(s.cash[seat]) if known else None,
        "crude": int(s.crude[seat]),
        "gasoline": int(s.gasoline[seat]),
        "assets": {ASSETS[asset]: int(s.count(seat, asset)) for asset in range(i64(ASSET_TYPES))},
        "score": scores(s)[seat] if known else None,
    }


def determinize(s: Table, seat: int | None, rng: Rng) -> Table:
    """§16.2 The start cash and every payment are public, so whoever kept count knows the cash of all; nothing else is hidden."""
    return s.clone()
