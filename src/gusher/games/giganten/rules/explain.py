"""Why something on the table cannot be chosen now. Nothing here decides what is legal: `options` does; this only gives the reason."""

from __future__ import annotations

from mypy_extensions import i64

from gusher.core.errors import Reason
from gusher.core.rules import Action, Frame
from gusher.games.giganten.rules.auction import Bid, Pay, Sell, cap
from gusher.games.giganten.rules.building import Build
from gusher.games.giganten.rules.cards import TakeCard
from gusher.games.giganten.rules.components import COMPANIES, LAST_SPACE, NOWHERE, ROWS
from gusher.games.giganten.rules.freight import Ship, Store, front
from gusher.games.giganten.rules.movement import Move, PlaceTruck, need
from gusher.games.giganten.rules.specials import ChangePrice, FreeCrude
from gusher.games.giganten.rules.table import Table

Reasons = list[Reason]
NO_LIMIT = 99


def why_not(s: Table, seat: i64) -> Reasons:
    """For what the pending decision is about: each action that is not offered, with its § and reason."""
    top = s.top
    if isinstance(top, TakeCard):
        found = [no("§5.3.1", "card-not-there", card) for card in s.acts.card]
    elif isinstance(top, PlaceTruck):
        found = [no("§7.2.2", "truck-there", s.acts.place[row]) for row in range(i64(ROWS))]
    elif isinstance(top, Move):
        found = steps(s, top)
    elif isinstance(top, ChangePrice):
        found = [no("§7.5.2", "price-at-end", change) for change in s.acts.price_up + s.acts.price_down if change.company in s.terms.open]
    elif isinstance(top, Build):
        found = tiles(s, seat)
    elif isinstance(top, Ship):
        found = carriers(s, top)
    else:
        found = trades(s, top, seat)
    if isinstance(top, (ChangePrice, FreeCrude, Store)):
        found += closed(s, top)
    offered = {option.notation for option in s.options(seat)}
    return [reason for reason in found if reason.action not in offered]


def no(section: str, reason: str, action: Action, **details: int | str) -> Reason:
    return Reason(section, reason, action.notation, details)


def steps(s: Table, top: Move) -> Reasons:
    found: Reasons = []
    seat = top.seat
    here = s.truck[seat]
    for side in range(i64(4)):
        cell = s.box.beside[here * 4 + side]
        if cell != NOWHERE:
            found.append(step(s, top, cell))
    owed = need(s, here, seat, NO_LIMIT)
    if s.loco[seat] >= LAST_SPACE:
        found.append(no("§1.5.3", "track-ends", s.acts.loco))
    elif owed > 0 and s.terms.truck_first:
        found.append(no("§7.4.4", "truck-first", s.acts.loco))
    else:
        cost = s.box.track_cost[s.loco[seat] + 1]
        found.append(no("§7.4.6", "too-few-points", s.acts.loco, cost=int(cost), points=int(top.points - owed)))
    if owed > 0:
        found.append(no("§7.4.3", "no-stop-here", s.acts.end))
    for peek in s.acts.peek:
        if s.has_seen(seat, peek.site):
            found.append(no("§7.3.4", "already-seen", peek))
        elif s.box.tile_peekable[s.box.site_kind[peek.site]] == 0:
            found.append(no("§7.3.2", "never-shown", peek))
    return found


def step(s: Table, top: Move, cell: i64) -> Reason:
    truck = s.acts.truck[cell]
    if s.has_derrick(cell):
        return no("§7.4.3", "derrick-there", truck)
    if top.railed and s.terms.truck_first:
        return no("§7.4.4", "truck-first", truck)
    cost = s.box.cost[cell]
    if cost > top.points:
        return no("§7.4.6", "too-few-points", truck, cost=int(cost), points=int(top.points))
    return no("§7.4.5", "stuck-there", truck, cost=int(cost + need(s, cell, top.seat, NO_LIMIT)), points=int(top.points))


def tiles(s: Table, seat: i64) -> Reasons:
    found: Reasons = []
    for build in s.acts.build:
        if s.face_down[build.site] == 0:
            found.append(no("§8.2", "no-tile-there", build))
        elif not beside(s, s.truck[seat], s.box.site_cell[build.site]):
            found.append(no("§8.2", "not-adjacent", build))
        else:
            found.append(no("§8.2", "too-dear", build, price=int(s.box.tile_cost[s.box.site_kind[build.site]])))
    return found


def beside(s: Table, cell: i64, other: i64) -> bool:
    return other in s.box.beside[cell * 4 : cell * 4 + 4]


def carriers(s: Table, top: Ship) -> Reasons:
    """§9.4.3 Who is asked has the fee; so the locos of the others do not reach the derrick."""
    found: Reasons = []
    if s.terms.frontmost:
        return found
    if s.black < s.column(top.site):
        found.append(no("§9.3.1", "loco-behind", s.acts.ship_black, column=int(s.column(top.site) + 1)))
    if front(s, top.seat) < s.column(top.site):
        found.append(no("§9.3.1", "loco-behind", s.acts.ship_opponents, column=int(s.column(top.site) + 1)))
    return found


def trades(s: Table, top: Frame | None, seat: i64) -> Reasons:
    """Bids, payments and sales."""
    if isinstance(top, Bid):
        highest = cap(s, seat)
        low = [no("§10.2.3", "bid-too-low", bid, bid=int(s.high)) for bid in s.acts.bidding[1 : s.high + 1]]
        return low + [no("§10.3.2", "above-cap", bid, cap=int(highest)) for bid in s.acts.bidding[highest + 1 :]]
    if isinstance(top, Pay):
        return payments(s, seat)
    if isinstance(top, Sell):
        return [no("§10.6.1", "not-so-much-crude", sell, crude=int(s.tank[seat * 3 + s.auction])) for sell in s.acts.sell]
    return []


def payments(s: Table, seat: i64) -> Reasons:
    found: Reasons = []
    for pay in s.acts.pay:
        if pay.twos > s.twos[seat]:
            found.append(no("§10.4.1", "not-so-many-twos", pay, twos=int(s.twos[seat])))
        elif 2 * pay.twos > s.high + 1:
            found.append(no("§10.4.2", "superfluous-card", pay, bid=int(s.high)))
        else:
            found.append(no("§10.4.1", "pays-too-little", pay, bid=int(s.high)))
    return found


def closed(s: Table, top: Frame) -> Reasons:
    """§14.2.2 The company that is closed with two players."""
    found: Reasons = []
    for company in range(i64(len(COMPANIES))):
        if company not in s.terms.open:
            if isinstance(top, ChangePrice):
                found.append(no("§14.2.2", "company-closed", s.acts.price_up[company]))
                found.append(no("§14.2.2", "company-closed", s.acts.price_down[company]))
            else:
                found.append(no("§14.2.2", "company-closed", s.acts.store[company]))
    return found
