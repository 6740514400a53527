"""§23 Hidden information: what a seat may know, and states that it cannot tell from the true one.

Everything lies open but the order of what is drawn, which no state holds, and the cards between their choice and the reveal.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gusher.core.chapters import ViewList, ViewPart
from gusher.core.numbers import as_list, same, same_between, total
from gusher.core.rng import Rng
from gusher.core.sections import section_of
from gusher.games.oilfield.rules.components import CARDS, COLUMNS, FIELDS, MOST_TOWERS, ROWS, TILES
from gusher.games.oilfield.rules.scoring import full_units, richest_vp, score
from gusher.games.oilfield.rules.table import DUMMY, IN_BAG, NOBODY, UNKNOWN, Table


def private(s: Table, seat: int | None) -> dict[str, object]:
    """§23.1 Who looks; while cards are hidden, the players as that seat sees them are told with it (`PARTS`). None is a spectator."""
    return {"seat": seat}


def hides_cards(s: Table) -> bool:
    """§23.1 Whether somebody has chosen a card that the others do not know yet."""
    if s.revealed:
        return False
    for card in s.card:
        if card != UNKNOWN:
            return True
    return False


def round_view(s: Table) -> dict[str, object]:
    return {"game": "oilfield", "seats": int(s.seats), "round": int(s.round), "final_round": int(s.final_round) or None}


def same_round(s: Table, before: Table) -> bool:
    return s.round == before.round and s.final_round == before.final_round


def question_view(s: Table) -> dict[str, object]:
    top = s.top
    return {
        "over": s.over,
        "chance": s.chance,
        "awaiting": list(s.awaiting),
        "rule": None if top is None else type(top).__name__,
        "section": None if top is None else section_of(top),
    }


def centre_view(s: Table) -> dict[str, object]:
    return {
        "first": int(s.first),
        "supervisor": int(s.supervisor()),
        "pot": int(s.pot),
        "price": int(s.price) or None,
        "bag": {"oil": int(s.bag_oil), "gas": int(s.bag_gas), "grey": s.grey == IN_BAG},
    }


def same_centre(s: Table, before: Table) -> bool:
    bag = s.bag_oil == before.bag_oil and s.bag_gas == before.bag_gas and s.grey == before.grey
    return bag and s.first == before.first and s.pot == before.pot and s.price == before.price


def count_spaces(s: Table) -> int:
    return len(s.terms.order)


def changed_spaces(s: Table, before: Table) -> list[int]:
    order = s.terms.order
    return [at for at in range(len(order)) if s.occupant[order[at]] != before.occupant[order[at]]]


def count_fields(s: Table) -> int:
    return len(FIELDS)


def changed_fields(s: Table, before: Table) -> list[int]:
    return [int(field) for field in range(i64(len(FIELDS))) if not same_field(s, before, field)]


def same_field(s: Table, before: Table, field: i64) -> bool:
    barrels = s.oil[field] == before.oil[field] and s.gas[field] == before.gas[field] and s.track[field] == before.track[field]
    strike = (s.grey == field) == (before.grey == field)
    cards = s.cards[field] == before.cards[field] and s.deck[field] == before.deck[field]
    return barrels and strike and cards and s.free_slots(field) == before.free_slots(field)


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


def count_players(s: Table) -> int:
    return int(s.seats)


def changed_players(s: Table, before: Table) -> list[int]:
    return [int(seat) for seat in range(s.seats) if not same_player(s, before, seat)]


def same_player(s: Table, before: Table, seat: i64) -> bool:
    goods = s.money[seat] == before.money[seat] and s.vp[seat] == before.vp[seat] and richest_vp(s, seat) == richest_vp(before, seat)
    stored = s.stored_oil[seat] == before.stored_oil[seat] and s.stored_gas[seat] == before.stored_gas[seat]
    built = s.extensions[seat] == before.extensions[seat] and s.refineries[seat] == before.refineries[seat]
    return goods and stored and built and same_holdings(s, before, seat) and same_towers(s, before, seat)


def same_holdings(s: Table, before: Table, seat: i64) -> bool:
    start, end = seat * 3, seat * 3 + 3
    concessions = same_between(s.concessions, before.concessions, start, end)
    return concessions and same_between(s.investments, before.investments, start, end)


def same_towers(s: Table, before: Table, seat: i64) -> bool:
    start, end = seat * MOST_TOWERS, (seat + 1) * MOST_TOWERS
    placed = same_between(s.tower_tile, before.tower_tile, start, end) and same_between(s.tower_field, before.tower_field, start, end)
    return placed and same_between(s.tower_disc, before.tower_disc, start, end)


def tiles_in(counts: list[int]) -> dict[str, int]:
    return {TILES[tile]: count for tile, count in enumerate(counts) if count > 0}


def space_view(s: Table, at: i64) -> dict[str, object]:
    """Of the `at`-th space in the order of the public phase."""
    space = s.terms.order[at]
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


def player_view(s: Table, seat: i64) -> dict[str, object]:
    at = seat * MOST_TOWERS
    return {
        "money": int(s.money[seat]),
        "vp": int(s.vp[seat]),
        "score": score(s, seat),
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
    }


def card_view(s: Table, seat: i64, viewer: int | None) -> dict[str, object]:
    """§23.1 That a player has chosen is known to all; what, only to him until the reveal."""
    card = s.card[seat]
    known = s.revealed or viewer == seat
    return {"chosen": card != UNKNOWN, "card": CARDS[card] if known and card != UNKNOWN else None}


def dummy_view(s: Table) -> dict[str, object]:
    return {
        "towers": {FIELDS[field]: TILES[s.dummy_tower[field]] for field in range(i64(3)) if s.dummy_tower[field] != UNKNOWN},
        "card": None if s.dummy_card == UNKNOWN else CARDS[s.dummy_card],
        "set_aside": total(s.aside) > 0,
    }


# §23.1 All that lies open, in the order of the view.
PARTS: Final[tuple[ViewPart[Table] | ViewList[Table], ...]] = (
    ViewPart(round_view, same_round),
    ViewPart(question_view),
    ViewPart(centre_view, same_centre),
    ViewList("spaces", count_spaces, space_view, changed_spaces),
    ViewList("fields", count_fields, field_view, changed_fields),
    ViewPart(tiles_view, same_tiles),
    ViewPart(investments_view, same_investments),
    ViewList("players", count_players, player_view, changed_players, card_view, hides_cards),
)


def determinize(s: Table, seat: int | None, rng: Rng) -> Table:
    """§23.3 The cards of the others, sealed or face down, are any of their five; nothing else is hidden."""
    guess = s.clone()
    if not s.revealed:
        for other in range(s.seats):
            if other != seat and s.card[other] != UNKNOWN:
                guess.card[other] = rng.below(len(CARDS))
    return guess
