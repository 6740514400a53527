"""Why something on the table cannot be chosen now. Nothing here decides what is legal: `options` does; this only gives the reason."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gusher.core.errors import Reason
from gusher.core.rules import Action, Frame
from gusher.games.oilfield.rules.build import Build, Site
from gusher.games.oilfield.rules.components import (
    FIELDS,
    MOST_TOWERS,
    NATIONAL_TOWER,
    QUOTA,
    SELL_GAS,
    SELL_OIL,
    SELL_TOTAL,
    SPACES_IN_A_ROW,
    STORE_GAS,
    STORE_OIL,
    STORE_TOTAL,
    TILE_TYPES,
    TILES,
)
from gusher.games.oilfield.rules.drill import TakeBarrel
from gusher.games.oilfield.rules.government import GovernmentFee, PayNow
from gusher.games.oilfield.rules.invest import Invest, OwnDecision
from gusher.games.oilfield.rules.lease import Lease
from gusher.games.oilfield.rules.local import Local
from gusher.games.oilfield.rules.national import National
from gusher.games.oilfield.rules.round import PlaceWorker
from gusher.games.oilfield.rules.table import DUMMY, NOBODY, Table

# Of several reasons why nothing can be done, the later in this list is told: it was nearest to being possible.
NEARNESS: Final = [
    "binding-bid",
    "needs-sale",
    "only-sold",
    "no-quota",
    "no-card",
    "no-slot",
    "not-on-market",
    "no-free-concession",
    "no-barrel",
    "needs-refinery",
    "row-closed",
    "no-marker",
    "field-empty",
    "on-strike",
    "storage-full",
    "too-dear",
    "no-tower",
    "no-concession-marker",
]


Reasons = list[Reason]


def why_not(s: Table, seat: i64) -> Reasons:
    """For what the pending decision is about: each action that is not offered, with its § and reason."""
    top = s.top
    found = spaces(s, s.options(seat)) if isinstance(top, PlaceWorker) else reasons(s, top, seat)
    found += divestments(s, seat)
    offered = {option.notation for option in s.options(seat)}
    return [reason for reason in found if reason.action not in offered]


def why_nothing(s: Table, frame: OwnDecision) -> Reason:
    """Why an action comes to nothing that has nothing to offer, but for declining it and for sales."""
    return max(reasons(s, frame, frame.seat), key=lambda reason: NEARNESS.index(reason.reason))


def reasons(s: Table, frame: Frame | None, seat: i64) -> Reasons:
    """Why each action that a decision is about cannot be chosen, if it cannot."""
    if isinstance(frame, Lease):
        return concessions(s, frame)
    if isinstance(frame, Build):
        return tiles(s, seat)
    if isinstance(frame, Site):
        return [no("§7.2", "no-site", s.acts.site[field], field=FIELDS[field]) for field in range(i64(3)) if s.sites(seat, field) == 0]
    if isinstance(frame, TakeBarrel):
        return barrels(s, frame)
    if isinstance(frame, Invest):
        return rows(s, seat)
    return sales_and_fees(s, frame, seat)


def no(section: str, reason: str, action: Action, **details: int | str) -> Reason:
    return Reason(section, reason, action.notation, details)


def spaces(s: Table, offered: list[Action]) -> Reasons:
    found: Reasons = []
    for space in s.terms.usable:
        occupant = s.occupant[space]
        if s.acts.place[space] in offered:
            continue
        if occupant == DUMMY:
            found.append(no("§18.3.3", "occupied-by-dummy", s.acts.place[space]))
        elif occupant != NOBODY:
            found.append(no("§4.1.1", "occupied", s.acts.place[space], by=int(occupant)))
        else:
            found.append(no("§4.1.3", "too-dear", s.acts.place[space], price=int(s.box.space_price[space])))
    return found


def concessions(s: Table, top: Lease) -> Reasons:
    found: Reasons = []
    for field in range(i64(3)):
        take = s.acts.take[field]
        if s.concession_count(top.seat) >= s.box.concession_markers:
            found.append(no("§6.2", "no-concession-marker", take))
        elif s.cards[field] == 0:
            found.append(no("§6.2", "no-card", take, field=FIELDS[field]))
        elif s.free_slots(field) <= 0:
            found.append(no("§6.2", "no-slot", take, field=FIELDS[field]))
        else:
            found.append(no("§6.2", "too-dear", take, price=int(top.price)))
    if top.bid and s.terms.binding_bids:
        found.append(no("§5.2.3", "binding-bid", s.acts.decline))
    return found


def tiles(s: Table, seat: i64) -> Reasons:
    found: Reasons = []
    for tile in range(i64(TILE_TYPES)):
        if s.market[tile] == 0:
            found.append(no("§7.1", "not-on-market", s.acts.buy[tile], tile=TILES[tile]))
        elif s.box.tile_tower[tile] == 1 and not s.has_site(seat):
            found.append(no("§7.3", "no-free-concession", s.acts.buy[tile]))
        else:
            found.append(no("§7.3", "too-dear", s.acts.buy[tile], price=int(s.box.tile_price[tile])))
    return found


def barrels(s: Table, top: TakeBarrel) -> Reasons:
    found: Reasons = []
    if s.tower_count(top.seat) == 0:
        found.append(no("§8.1", "no-tower", s.acts.stop))
    for tower in range(s.tower_count(top.seat)):
        field = s.tower_field[top.seat * MOST_TOWERS + tower]
        at = tower * QUOTA
        stores = top.left[at + STORE_TOTAL]
        sells = top.left[at + SELL_TOTAL]
        for kind, action, left in (
            ("oil", s.acts.store_oil[tower], min(stores, top.left[at + STORE_OIL])),
            ("gas", s.acts.store_gas[tower], min(stores, top.left[at + STORE_GAS])),
            ("oil", s.acts.sell_oil[tower], min(sells, top.left[at + SELL_OIL])),
            ("gas", s.acts.sell_gas[tower], min(sells, top.left[at + SELL_GAS])),
        ):
            cubes = s.gas[field] if kind == "gas" else s.oil[field]
            for_sale = kind == "gas" and not action.sold and sells > 0 and top.left[at + SELL_GAS] > 0
            if left == 0 and not for_sale:
                found.append(no("§8.2", "no-quota", action))
            elif left == 0 and s.refineries[top.seat] == 0:
                found.append(no("§16.2.2", "only-sold", action))
            elif s.grey == field:
                found.append(no("§15.4.2", "on-strike", action, field=FIELDS[field]))
            elif cubes == 0:
                found.append(no("§8.7", "field-empty", action, field=FIELDS[field], barrel=kind))
            elif not action.sold and not s.has_room(top.seat):
                found.append(no("§16.2.2" if left == 0 else "§8.5", "storage-full", action))
            else:
                found.append(no("§8.9", "same-as-another", action))
    return found


def rows(s: Table, seat: i64) -> Reasons:
    found: Reasons = []
    for row in range(i64(3)):
        if s.covered[row] >= SPACES_IN_A_ROW:
            found.append(no("§13.1.3", "row-closed", s.acts.invest[row]))
        elif s.investment_count(seat) >= s.box.investment_markers:
            found.append(no("§13.1.3", "no-marker", s.acts.invest[row]))
        else:
            found.append(no("§13.1.2", "too-dear", s.acts.invest[row], price=int(s.row_price(row))))
    return found


def sales_and_fees(s: Table, top: Frame | None, seat: i64) -> Reasons:
    if isinstance(top, Local):
        return [
            no("§9.1", "no-barrel", s.acts.oil_for_money, barrel="oil"),
            no("§9.1", "no-barrel", s.acts.oil_for_vp, barrel="oil"),
            no("§9.1", "no-barrel", s.acts.gas_for_vp, barrel="gas"),
        ]
    if isinstance(top, National):
        return exports(s, top, seat)
    if isinstance(top, GovernmentFee):
        return [no("§16.4.4", "too-dear", s.acts.pay, price=int(s.box.fee))]
    if isinstance(top, PayNow):
        return [no("§16.4.7", "too-dear", s.acts.pay, price=int(s.box.fee))]
    return []


def exports(s: Table, top: National, seat: i64) -> Reasons:
    found = [no("§10.3", "no-barrel", s.acts.export_oil, barrel="oil")]
    if s.refineries[seat] == 0 and s.stored_gas[seat] > 0:
        found.append(no("§10.4", "needs-refinery", s.acts.export_gas))
    else:
        found.append(no("§10.4", "no-barrel", s.acts.export_gas, barrel="gas"))
    for tower in range(s.tower_count(seat)):
        at = seat * MOST_TOWERS + tower
        if s.tower_tile[at] != NATIONAL_TOWER:
            continue
        field = s.tower_field[at]
        pump = s.acts.pump[field]
        if s.grey == field:
            found.append(no("§15.4.2", "on-strike", pump, field=FIELDS[field]))
        elif s.oil[field] == 0:
            found.append(no("§16.3.3", "field-empty", pump, field=FIELDS[field], barrel="oil"))
        elif (top.pumped >> tower) & 1 == 1:
            found.append(no("§16.3.2", "no-quota", pump))
        else:
            found.append(no("§16.3.2", "needs-sale", pump))
    return found


def divestments(s: Table, seat: i64) -> Reasons:
    """§13.3 Own investments that cannot be sold now."""
    found: Reasons = []
    for row in range(i64(3)):
        if s.investments[seat * 3 + row] == 0:
            continue
        if s.covered[row] >= SPACES_IN_A_ROW and not s.terms.full_row_sale:
            found.append(no("§13.3.3", "row-closed", s.acts.divest[row]))
        elif s.terms.three_cubes:
            found.append(no("§13.3.4", "no-cubes", s.acts.divest[row]))
        else:
            section = "§21.6" if isinstance(s.top, Site) else "§13.4.5"
            found.append(no(section, "not-now", s.acts.divest[row]))
    return found
