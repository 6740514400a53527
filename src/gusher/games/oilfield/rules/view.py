"""§23 Hidden information: what a seat may know, and states that it cannot tell from the true one.

Everything lies open but the order of what is drawn, which no state holds, and the cards between their choice and the reveal.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gusher.core.chapters import ViewPart
from gusher.core.numbers import as_list, same, total
from gusher.core.rng import Rng
from gusher.core.sections import section_of
from gusher.games.oilfield.rules.components import CARDS, COLUMNS, FIELDS, MOST_TOWERS, ROWS, TILES
from gusher.games.oilfield.rules.scoring import full_units, scores
from gusher.games.oilfield.rules.table import DUMMY, IN_BAG, NOBODY, UNKNOWN, Table


def private(s: Table, seat: int | None) -> dict[str, object]:
    """§23.1 While cards are hidden, the players as that seat sees them, with its own card; None is a spectator."""
    return {"seat": seat, "players": players_view(s, seat)} if hides_cards(s) else {"seat": seat}


def hides_cards(s: Table) -> bool:
    """§23.1 Whether somebody has chosen a card that the others do not know yet."""
    if s.revealed:
        return False
    for card in s.card:
        if card != UNKNOWN:
            return True
    return False


def players_view(s: Table, viewer: int | None) -> list[dict[str, object]]:
    score = scores(s)
    return [player_view(s, seat, viewer, score[seat]) for seat in range(s.seats)]


def situation_view(s: Table) -> dict[str, object]:
    top = s.top
    return {
        "game": "oilfield",
        "seats": int(s.seats),
        "round": int(s.round),
        "final_round": int(s.final_round) or None,
        "over": s.over,
        "chance": s.chance,
        "awaiting": list(s.awaiting),
        "rule": None if top is None else type(top).__name__,
        "section": None if top is None else section_of(top),
        "first": int(s.first),
        "supervisor": int(s.supervisor()),
        "pot": int(s.pot),
        "price": int(s.price) or None,
        "bag": {"oil": int(s.bag_oil), "gas": int(s.bag_gas), "grey": s.grey == IN_BAG},
    }


def spaces_view(s: Table) -> dict[str, object]:
    return {"spaces": [space_view(s, space) for space in s.terms.order]}


def same_spaces(s: Table, before: Table) -> bool:
    return same(s.occupant, before.occupant)


def fields_view(s: Table) -> dict[str, object]:
    return {"fields": [field_view(s, field) for field in range(i64(3))]}


def same_fields(s: Table, before: Table) -> bool:
    barrels = same(s.oil, before.oil) and same(s.gas, before.gas) and same(s.track, before.track) and s.grey == before.grey
    return barrels and same(s.cards, before.cards) and same(s.deck, before.deck) and same(s.concessions, before.concessions)


def tiles_view(s: Table) -> dict[str, object]:
    return {
        "market": tiles_in(as_list(s.market)),
        "stack": {
            "tiles": tiles_in(as_list(s.stack)),
            "bottom": [TILES[tile] for tile in s.bottom],
            "top_is_hat": None if s.top_back == UNKNOWN else s.top_back == 1,
        },
        "removed": tiles_in(as_list(s.removed)),
    }


def same_tiles(s: Table, before: Table) -> bool:
    stack = same(s.stack, before.stack) and same(s.bottom, before.bottom) and s.top_back == before.top_back
    return stack and same(s.market, before.market) and same(s.removed, before.removed)


def investments_view(s: Table) -> dict[str, object]:
    return {
        "rows": [row_view(s, row) for row in range(i64(3))],
        "national_prices": as_list(s.terms.national_price),
        "dummy": dummy_view(s) if s.terms.two else None,
    }


def same_investments(s: Table, before: Table) -> bool:
    rows = same(s.covered, before.covered) and same(s.investments, before.investments)
    return rows and same(s.dummy_tower, before.dummy_tower) and s.dummy_card == before.dummy_card and same(s.aside, before.aside)


def open_players_view(s: Table) -> dict[str, object]:
    """§23.1 The players, unless each seat sees them in its own way."""
    return {} if hides_cards(s) else {"players": players_view(s, None)}


def same_open_players(s: Table, before: Table) -> bool:
    hidden = hides_cards(s)
    if hidden or hides_cards(before):
        return hidden and hides_cards(before)
    goods = same(s.money, before.money) and same(s.vp, before.vp)
    stored = same(s.stored_oil, before.stored_oil) and same(s.stored_gas, before.stored_gas)
    built = same(s.extensions, before.extensions) and same(s.refineries, before.refineries)
    owned = same(s.concessions, before.concessions) and same(s.investments, before.investments)
    towers = same(s.tower_tile, before.tower_tile) and same(s.tower_field, before.tower_field) and same(s.tower_disc, before.tower_disc)
    return goods and stored and built and owned and towers and same(s.card, before.card) and s.revealed == before.revealed


# §23.1 All that lies open, in the order of the view.
PARTS: Final = (
    ViewPart(situation_view),
    ViewPart(spaces_view, same_spaces),
    ViewPart(fields_view, same_fields),
    ViewPart(tiles_view, same_tiles),
    ViewPart(investments_view, same_investments),
    ViewPart(open_players_view, same_open_players),
)


def tiles_in(counts: list[int]) -> dict[str, int]:
    return {TILES[tile]: count for tile, count in enumerate(counts) if count > 0}


def space_view(s: Table, space: i64) -> dict[str, object]:
    occupant = s.occupant[space]
    return {
        "id": s.box.space_names[space],
        "column": COLUMNS[s.box.space_column[space]],
        "price": int(s.box.space_price[space]) or None,
        "worker": None if occupant == NOBODY else "dummy" if occupant == DUMMY else int(occupant),
    }


def field_view(s: Table, field: i64) -> dict[str, object]:
    return {
        "id": FIELDS[field],
        "oil": int(s.oil[field]),
        "gas": int(s.gas[field]),
        "size": int(s.terms.field_size),
        "track": int(s.track[field]),
        "exhausted": s.track[field] >= s.box.exhausted,
        "strike": s.grey == field,
        "slots": int(s.box.slots[field]),
        "free_slots": int(s.free_slots(field)),
        "cards": int(s.cards[field]),
        "deck": int(s.deck[field]),
    }


def row_view(s: Table, row: i64) -> dict[str, object]:
    return {
        "vp": int(s.box.row_vp[row]),
        "covered": int(s.covered[row]),
        "price": int(s.row_price(row)),
        "prices": as_list(s.box.row_price[row * 6 : row * 6 + 6]),
        "government": int(s.orange_cubes(row)),
    }


def player_view(s: Table, seat: i64, viewer: int | None, score: dict[str, int]) -> dict[str, object]:
    at = seat * MOST_TOWERS
    chosen, card = card_view(s, seat, viewer)
    return {
        "money": int(s.money[seat]),
        "vp": int(s.vp[seat]),
        "score": score,
        "oil": int(s.stored_oil[seat]),
        "gas": int(s.stored_gas[seat]),
        "capacity": int(s.capacity(seat)),
        "full_units": int(full_units(s, seat)),
        "extensions": int(s.extensions[seat]),
        "refineries": int(s.refineries[seat]),
        "concessions": {FIELDS[field]: int(s.concessions[seat * 3 + field]) for field in range(i64(3))},
        "investments": {str(ROWS[row]): int(s.investments[seat * 3 + row]) for row in range(i64(3))},
        "towers": [
            {
                "tile": TILES[s.tower_tile[at + tower]],
                "field": FIELDS[s.tower_field[at + tower]],
                "unpaid": s.tower_disc[at + tower] == 1,
            }
            for tower in range(s.tower_count(seat))
        ],
        "chosen": chosen,
        "card": card,
    }


def card_view(s: Table, seat: i64, viewer: int | None) -> tuple[bool, str | None]:
    """§23.1 That a player has chosen is known to all; what, only to him until the reveal."""
    card = s.card[seat]
    known = s.revealed or viewer == seat
    return card != UNKNOWN, CARDS[card] if known and card != UNKNOWN else None


def dummy_view(s: Table) -> dict[str, object]:
    return {
        "towers": {FIELDS[field]: TILES[s.dummy_tower[field]] for field in range(i64(3)) if s.dummy_tower[field] != UNKNOWN},
        "card": None if s.dummy_card == UNKNOWN else CARDS[s.dummy_card],
        "set_aside": total(s.aside) > 0,
    }


def determinize(s: Table, seat: int | None, rng: Rng) -> Table:
    """§23.3 The cards of the others, sealed or face down, are any of their five; nothing else is hidden."""
    guess = s.clone()
    if not s.revealed:
        for other in range(s.seats):
            if other != seat and s.card[other] != UNKNOWN:
                guess.card[other] = rng.below(len(CARDS))
    return guess
