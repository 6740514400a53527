"""§18 Hidden information: what a seat may know. What it may guess is in `sampling`."""

from __future__ import annotations

from mypy_extensions import i64

from gusher.core.numbers import as_list
from gusher.core.sections import section_of
from gusher.games.giganten.rules.auction import cap
from gusher.games.giganten.rules.components import COLUMNS, COMPANIES, KINDS, NOWHERE, VALUES, ZONES
from gusher.games.giganten.rules.freight import Ship
from gusher.games.giganten.rules.movement import Move
from gusher.games.giganten.rules.scoring import scores
from gusher.games.giganten.rules.table import NO_CARD, NO_COMPANY, NOBODY, Table


def view(s: Table, seat: int | None) -> dict[str, object]:
    """§18.1 The table as that seat sees it; None is a spectator."""
    top = s.top
    return {
        "game": "giganten",
        "seats": int(s.seats),
        "seat": seat,
        "round": int(s.round),
        "over": s.over,
        "chance": s.chance,
        "awaiting": list(s.awaiting),
        "rule": None if top is None else type(top).__name__,
        "section": None if top is None else section_of(top),
        "start": int(s.start),
        "black": int(s.black),
        "star": int(s.terms.star),
        "supply": int(s.supply) if s.terms.limited else None,
        "companies": [company_view(s, company) for company in range(i64(len(COMPANIES)))],
        "sites": [site_view(s, site, seat) for site in range(i64(len(s.box.site_names)))],
        "unknown_tiles": [unknown_tiles(s, kind, seat) for kind in range(i64(KINDS))],
        "display": names_of(s, as_list(s.display)),
        "decks": {"beige": pile(s, as_list(s.deck), False), "red": pile(s, as_list(s.deck), True)},
        "discards": {"beige": pile(s, as_list(s.discards), False), "red": pile(s, as_list(s.discards), True)},
        "licences": {
            "deck": int(s.deck_ones + s.deck_twos),
            "discards": {"ones": int(s.spent_ones), "twos": int(s.spent_twos)},
            "all": {"ones": int(s.terms.ones), "twos": int(s.terms.twos)},
        },
        "moving": moving_view(s),
        "shipping": s.box.site_names[top.site] if isinstance(top, Ship) else None,
        "carried": int(s.carried),
        "auction": auction_view(s),
        "players": [player_view(s, other, seat) for other in range(s.seats)],
    }


def company_view(s: Table, company: i64) -> dict[str, object]:
    """§1.6 A company; §14.2.2 a closed one has no price."""
    is_open = company in s.terms.open
    return {
        "id": COMPANIES[company],
        "open": is_open,
        "field": int(s.price[company]) if is_open else None,
        "price": int(s.dollars(company)) if is_open else None,
        "zone": ZONES[s.box.zone[s.price[company]]] if is_open else None,
    }


def knows(s: Table, seat: int | None, site: i64) -> bool:
    """§7.3.5 Whether a seat knows the value of a face-down tile."""
    return seat is not None and s.has_seen(seat, site)


def site_view(s: Table, site: i64, seat: int | None) -> dict[str, object]:
    """§18.1 That a seat has looked is known to all; what it saw, to itself."""
    owner = s.owner[site]
    return {
        "id": s.box.site_names[site],
        "row": int(s.box.site_cell[site] // COLUMNS + 1),
        "column": int(s.column(site) + 1),
        "kind": int(s.box.site_kind[site] + 1),
        "used": s.terms.used[site] == 1,
        "tile": s.face_down[site] == 1,
        "seen_by": [other for other in range(int(s.seats)) if s.has_seen(other, site)],
        "value": int(s.value[site]) if knows(s, seat, site) else None,
        "derrick": None if owner == NOBODY else int(owner),
        "crude": int(s.crude[site]),
    }


def unknown_tiles(s: Table, kind: i64, seat: int | None) -> dict[str, int]:
    """§18.2 For a kind, the values that are not accounted for: all but those built on and those that the seat has seen."""
    counts = [int(s.box.tile_values[kind * VALUES + value] - s.built[kind * VALUES + value]) for value in range(i64(VALUES))]
    for site in range(i64(len(s.seen))):
        if s.box.site_kind[site] == kind and knows(s, seat, site):
            counts[s.value[site]] -= 1
    return {str(value): count for value, count in enumerate(counts) if count > 0}


def names_of(s: Table, counts: list[int]) -> list[str]:
    return [s.box.card_names[card] for card, count in enumerate(counts) for _ in range(count)]


def pile(s: Table, counts: list[int], red: bool) -> dict[str, int]:
    """§18.1 The cards of a colour that lie in a pile; of the decks all know what is left in them."""
    return {s.box.card_names[card]: count for card, count in enumerate(counts) if count > 0 and (card >= s.box.beige) == red}


def moving_view(s: Table) -> dict[str, object] | None:
    """§7.4.1 Who moves, and the points that are left."""
    for frame in s.pending:
        if isinstance(frame, Move):
            return {"seat": int(frame.seat), "points": int(frame.points), "railed": frame.railed}
    return None


def auction_view(s: Table) -> dict[str, object] | None:
    """§10 The auction that is held, with its highest bid."""
    if s.auction == NO_COMPANY:
        return None
    return {
        "company": COMPANIES[s.auction],
        "bid": int(s.high),
        "leader": None if s.leader == NOBODY else int(s.leader),
    }


def player_view(s: Table, seat: i64, viewer: int | None) -> dict[str, object]:
    """§6.4 The number of licence cards is public; §13.4 their values are the owner's secret until the end."""
    at = seat * 3
    own = s.over or viewer == seat
    cell = s.truck[seat]
    return {
        "money": int(s.money[seat]),
        "score": scores(s)[seat] if s.over else None,
        "card": None if s.card[seat] == NO_CARD else s.box.card_names[s.card[seat]],
        "truck": None if cell == NOWHERE else {"row": int(cell // COLUMNS + 1), "column": int(cell % COLUMNS + 1)},
        "loco": int(s.loco[seat]),
        "derricks": int(s.derricks[seat]),
        "tanks": {COMPANIES[company]: int(s.tank[at + company]) for company in s.terms.open},
        "licences": int(s.hand(seat)),
        "ones": int(s.ones[seat]) if own else None,
        "twos": int(s.twos[seat]) if own else None,
        "bidding": s.bidding[seat] == 1,
        "bid": int(s.bids[seat]),
        "cap": int(cap(s, seat)) if own or not s.terms.bids_covered else None,
    }
