"""§1 Components: what is in the box, as flat tables.

The numbers come from a data file, by default `data.json` beside this module; `data.py` checks it first. A cell is `row * COLUMNS + column`,
both from 0; a site is its place in the list of sites, which is the order of their ids; an action card is its place in the list of all
kinds, the beige ones first.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from gusher.core.numbers import ints

COMPANIES: Final = ("hudson", "jet", "standard")
ZONES: Final = ("red", "white", "blue")
COLOURS: Final = ("blue", "red")
TERRAIN: Final = ("plain", "hill", "mountain")

# §1.2.1 The board, and §1.5.1 a space of a track beside each of its columns.
ROWS: Final = 12
COLUMNS: Final = 20
LAST_SPACE: Final = COLUMNS - 1
NOWHERE: Final = -1

# §1.6.2 The zones of a price table.
RED: Final = 0
WHITE: Final = 1
BLUE: Final = 2

# §1.4.1 A tile's value is one digit, so that a pile of tiles is ten counts for each kind.
KINDS: Final = 3
VALUES: Final = 10

MOST_SEATS: Final = 5
MOST_SITES: Final = 60  # one bit each


def neighbours(cell: int) -> list[int]:
    """§0.6 The four cells that share an edge, in ascending order; NOWHERE beyond the edge of the board."""
    row, column = divmod(cell, COLUMNS)
    return [
        cell - COLUMNS if row > 0 else NOWHERE,
        cell - 1 if column > 0 else NOWHERE,
        cell + 1 if column < COLUMNS - 1 else NOWHERE,
        cell + COLUMNS if row < ROWS - 1 else NOWHERE,
    ]


class Box:
    """§1.1.1 The contents of one copy of the game."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        board = data["board"]
        self.start_column: i64 = board["truck_start_column"] - 1
        costs = board["terrain_costs"]
        self.beside = ints([cell for here in range(ROWS * COLUMNS) for cell in neighbours(here)])
        self.cost = ints([costs[TERRAIN[int(digit) - 1]] for row in board["terrain"] for digit in row])

        sites = board["sites"]
        # Not `1 << site` where it is needed: a literal is a C int when compiled, and has 32 bits.
        self.bit: vec[i64] = ints([2**site for site in range(MOST_SITES)])
        self.site_names: list[str] = [site["id"] for site in sites]
        self.site_cell = ints([(site["row"] - 1) * COLUMNS + site["column"] - 1 for site in sites])
        self.site_kind = ints([site["kind"] - 1 for site in sites])
        self.site_extra = ints([site["extra"] for site in sites])
        self.missing_site: i64 = self.site_names.index(board["missing_site"])

        tiles = data["tiles"]
        self.tile_values: vec[i64] = ints([tile["values"].count(value) for tile in tiles for value in range(VALUES)])
        self.tile_peekable = ints([tile["peekable"] for tile in tiles])
        self.tile_cost = ints([tile["build_cost"] for tile in tiles])

        track = data["track"]
        self.track_cost = ints(track["enter_costs"])
        self.player_start: i64 = track["player_start"]
        self.black_start: i64 = track["black_start"]

        fields = data["price_table"]["fields"]
        self.price = ints([field["price"] for field in fields])
        self.zone = ints([ZONES.index(field["zone"]) for field in fields])
        self.last_field: i64 = len(fields) - 1
        self.start_field: i64 = [field["price"] for field in fields].index(data["price_table"]["start_price"])
        self.die_blue = ints([face["colour"] == "blue" for face in data["die"]])
        self.die_fields = ints([face["fields"] for face in data["die"]])

        self.beige: i64 = len(data["beige_cards"])
        cards = data["beige_cards"] + data["red_cards"]
        self.card_names: list[str] = [card["id"] for card in cards]
        self.card_copies = ints([card["copies"] for card in cards])
        self.card_copies_of_five = ints([card.get("copies_of_five", card["copies"]) for card in cards])
        self.card_licences = ints([card["licences"] for card in cards])
        self.card_move = ints([card["move"] for card in cards])
        self.card_price = ints([card["price"] for card in cards])
        self.card_crude = ints([card["crude"] for card in cards])
        self.card_push = ints([card["push"] for card in cards])
        self.card_black = ints([card.get("black", 0) for card in cards])

        constants = data["constants"]
        self.start_cash: i64 = constants["start_cash"]
        self.derricks: i64 = constants["derricks_per_player"]
        self.freight: i64 = constants["freight_fee"]
        self.tank_limit: i64 = constants["tank_limit"]
        self.forced_price: i64 = constants["forced_sale_price"]
        self.end_crude: i64 = constants["end_crude_value"]
        self.unit: i64 = constants["money_unit"]
        self.most_in_tank: i64 = self.tank_limit + max(card["crude"] for card in cards) + self.derricks

        self.licences: dict[str, dict[str, int]] = data["licences"]
        self.most_ones: i64 = max(self.licences[name]["ones"] for name in ("base", "five_players"))
        self.most_twos: i64 = max(self.licences[name]["twos"] for name in ("base", "five_players"))
        self.by_seats: dict[str, dict[str, Any]] = data["player_counts"]
