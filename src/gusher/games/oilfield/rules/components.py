"""§1 Components: what is in the box, as flat tables.

The numbers come from a data file, by default `data.json` beside this module; `data.py` checks it first. Nothing here or in the rules
assumes how many spaces a column has, what they cost, or how many copies of a tile there are (§1.3.4, §27.1).
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from gusher.core.numbers import ints

FIELDS: Final = ("dallas", "austin", "pecos")
CARDS: Final = ("lease", "build", "drill", "local", "national")
COLUMNS: Final = ("lease", "build", "drill", "local", "first_player", "subsidy", "invest")
TILES: Final = (
    "small_tower",
    "medium_tower",
    "mixed_tower",
    "small_local_tower",
    "medium_local_tower",
    "storage_extension",
    "gas_refinery_extension",
    "small_national_tower",
    "government_tower",
)
ROWS: Final = (5, 3, 2)
MIXES: Final = ("fifteen_three_six", "seven_by_three")
LAYOUTS: Final = ("standard", "tight")

# §1.2.1 The private cards, and the columns of §1.3.1: the first four mean the same action.
LEASE: Final = 0
BUILD: Final = 1
DRILL: Final = 2
LOCAL: Final = 3
NATIONAL: Final = 4
FIRST_PLAYER: Final = 4
SUBSIDY: Final = 5
INVEST: Final = 6

# §1.5.1 The tiles whose behaviour is code.
SMALL_TOWER: Final = 0
MEDIUM_TOWER: Final = 1
SMALL_LOCAL_TOWER: Final = 3
STORAGE_EXTENSION: Final = 5
GAS_REFINERY: Final = 6
NATIONAL_TOWER: Final = 7
GOVERNMENT_TOWER: Final = 8
TILE_TYPES: Final = 9

# §8.2 A quota is six numbers; beside the tiles a government tower has one after its fee, and one of §16.4.7 c.
STORE_OIL: Final = 0
STORE_GAS: Final = 1
STORE_TOTAL: Final = 2
SELL_OIL: Final = 3
SELL_GAS: Final = 4
SELL_TOTAL: Final = 5
QUOTA: Final = 6
FEE_PAID: Final = 9
EXTRA: Final = 10

MOST_SEATS: Final = 5
MOST_SPACES: Final = 64
MOST_TOWERS: Final = 4  # a player has four concession markers, §2.3
SPACES_IN_A_ROW: Final = 6  # §1.6.1


def quota(limits: dict[str, int]) -> list[int]:
    """§8.2 A missing total means that each kind is limited by itself only."""
    store = limits.get("store_oil", 0) + limits.get("store_gas", 0)
    sell = limits.get("sell_oil", 0) + limits.get("sell_gas", 0)
    return [
        limits.get("store_oil", 0),
        limits.get("store_gas", 0),
        limits.get("store_total", store),
        limits.get("sell_oil", 0),
        limits.get("sell_gas", 0),
        limits.get("sell_total", sell),
    ]


class Box:
    """§1.1.1 The contents of one copy of the game."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.version: str = data["data_version"]
        components = data["components"]
        self.oil_cubes: i64 = components["oil_cubes"]
        self.gas_cubes: i64 = components["gas_cubes"]
        self.government_cubes: i64 = components["government_cubes"]

        board = data["public_board"]
        spaces = board["spaces"]
        self.space_names: list[str] = [space["id"] for space in spaces]
        self.space_column = ints([COLUMNS.index(space["column"]) for space in spaces])
        self.space_position = ints([space["position"] for space in spaces])
        self.space_price = ints([space.get("price", 0) for space in spaces])
        self.space_players: list[list[int]] = [space["players"] for space in spaces]
        self.layouts: dict[str, list[str]] = board["layouts"]

        fields = data["fields"]
        self.slots = ints([fields["slots"][field] for field in FIELDS])
        self.cards = ints([fields["concession_cards"][field] for field in FIELDS])
        self.exhausted: i64 = fields["exhausted_position"]
        self.fields_to_end: i64 = fields["exhausted_fields_to_end"]

        tiles = data["tiles"]
        self.tile_price = ints([tile["price"] for tile in tiles])
        self.tile_slots = ints([tile["storage_slots"] for tile in tiles])
        self.tile_hat = ints([tile["hat"] for tile in tiles])
        self.tile_tower = ints([tile["kind"] == "tower" for tile in tiles])
        self.tile_copies: dict[str, list[int]] = {mix: [tile["copies"][mix] for tile in tiles] for mix in MIXES}
        government = tiles[GOVERNMENT_TOWER]
        limits = [quota(tile["quota"]) for tile in tiles]
        limits.append(quota(government["quota_after_fee"]))
        limits.append(quota(government["immediate_offer_extra"]))
        self.quotas = ints([number for limit in limits for number in limit])
        self.fee: i64 = government["fee"]
        self.national_bonus: i64 = tiles[NATIONAL_TOWER]["national_action"]["bonus_money"]

        rows = data["investments"]["rows"]
        self.row_price = ints([price for row in rows for price in row["prices"]])
        self.row_vp = ints([row["vp"] for row in rows])

        local = data["local_prices"]
        self.oil_money: i64 = local["oil_money"]
        self.oil_per_vp: i64 = local["oil_per_vp"]
        self.gas_vp: i64 = local["gas_vp"]
        self.supervisor_fee: i64 = local["supervisor_fee"]
        self.national: list[dict[str, Any]] = data["national_prices"]["columns"]
        self.private_lease: i64 = data["private_lease_price"]["value"]
        self.subsidy: i64 = data["subsidy"]["per_round"]

        player = data["per_player"]
        self.start_money: i64 = player["money"]
        self.start_barrels: i64 = player["barrels"]
        self.refinery_slots: i64 = player["refinery_slots"]
        self.concession_markers: i64 = player["concession_markers"]
        self.investment_markers: i64 = player["investment_markers"] - player["score_markers_taken_from_investment_markers"]
        self.by_seats: dict[str, dict[str, int]] = data["per_player_count"]

        scoring = data["scoring"]
        self.vp_concession: i64 = scoring["per_concession_card"]
        self.vp_storage: i64 = scoring["per_full_storage_unit"]
        self.vp_richest: i64 = scoring["most_money"]
        self.vp_richest_tied: i64 = scoring["most_money_tied"]

        dummy = data["dummy"]
        self.dummy_towers = ints([TILES.index(tile) for tile in dummy["towers"]])
        self.dummy_columns = ints([COLUMNS.index(column) for column in dummy["start_columns"]])
        self.dummy_lease: str = dummy["lease_space"]
        self.dummy_local: i64 = dummy["local_card_money"]
