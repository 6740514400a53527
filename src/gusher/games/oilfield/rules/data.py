"""§27 Checking a data file, so that an owner of the game can correct what is in the box and is told in one line what cannot be.

The packaged file is the model (`core/data_file.py`), and what the rules have in code stays as it is there. Then the numbers must fit each
other.
"""

from __future__ import annotations

import re
from copy import deepcopy
from typing import Any, Final

from gusher.core.data_file import Shape, an_object, check_fixed, wrong
from gusher.games.oilfield.rules.components import (
    COLUMNS,
    FIELDS,
    MIXES,
    MOST_SEATS,
    MOST_SPACES,
    MOST_TOWERS,
    ROWS,
    SPACES_IN_A_ROW,
    TILES,
)

SEATS: Final = (2, 3, 4, 5)
MOST_DOLLARS: Final = 99
MOST_BARRELS: Final = 9
MOST_COUNT: Final = 9999

# Where a key may be left out, its name here ends in a question mark.
QUOTA: Final = {"store_oil?": 0, "store_gas?": 0, "store_total?": 0, "sell_oil?": 0, "sell_gas?": 0, "sell_total?": 0}
SPACE: Final = {"id": "", "column": "", "position": 0, "players": [0], "price?": 0, "mark?": ""}

# What is code, and therefore the same in every box.
FIXED: Final = (
    "game",
    "players.values",
    "components.strike_cubes",
    "per_player.workers",
    "per_player.private_cards",
    "actions",
    "public_board.columns",
    "public_board.lease_order",
    "fields.order",
    "scoring.tie_keys",
    "dummy.concession_markers",
    "dummy.towers",
    "dummy.set_aside_cards_per_field",
    "dummy.cycle",
    "dummy.private_cards",
)


def check(data: object, model: dict[str, Any]) -> dict[str, Any]:
    """The data, if the game can be played with it; otherwise a `SetupError` that says where and why."""
    data = an_object(data)
    check_tile_names(data.get("tiles"))
    OilfieldShape().check(data, shape_of(model))
    check_fixed(data, model, FIXED)
    check_tiles(data, model)
    check_copies(data)
    check_government(data)
    check_fields(data)
    check_investments(data["investments"]["rows"])
    check_national(data["national_prices"]["columns"])
    check_spaces(data["public_board"]["spaces"])
    check_layouts(data["public_board"])
    check_players(data)
    check_set_up(data)
    check_dummy(data)
    return data


# The shape


def shape_of(model: dict[str, Any]) -> dict[str, Any]:
    """The packaged file, with a quota and a space as they may look at most."""
    shape = deepcopy(model)
    shape["public_board"]["spaces"] = [SPACE]
    for tile in shape["tiles"]:
        for key in ("quota", "quota_after_fee", "immediate_offer_extra"):
            if key in tile:
                tile[key] = QUOTA
    return shape


class OilfieldShape(Shape):
    """Tiles and rows are a given number of things; every other list has as many as it likes."""

    def limits(self, where: str) -> tuple[int, int]:
        if "price" in where:
            return (0, MOST_DOLLARS)
        return (0, MOST_BARRELS if "quota" in where or "extra" in where else MOST_COUNT)

    def is_counted(self, where: str) -> bool:
        return where in ("tiles", "investments.rows")


# The numbers


def check_tile_names(tiles: Any) -> None:
    """§1.5.1 The nine types, in their order: what a tile does is code."""
    if not isinstance(tiles, list):
        raise wrong("tiles", "must be the list of the {count} tiles", count=len(TILES))
    names = [tile.get("id") if isinstance(tile, dict) else None for tile in tiles]
    for name in TILES:
        if name not in names:
            raise wrong("tiles", "{name} is missing", name=name)
    for found in names:
        if found not in TILES:
            raise wrong("tiles", "unknown tile '{found}'; allowed: {allowed}", found=found, allowed=[*TILES])
    if names != list(TILES):
        raise wrong("tiles", "must stand in this order, once each: {names}", names=[*TILES])


def check_tiles(data: dict[str, Any], model: dict[str, Any]) -> None:
    """§7.2 Towers stand on fields and drill, extensions lie beside the refinery and store."""
    for tile, packaged in zip(data["tiles"], model["tiles"], strict=True):
        where = f"tiles.{tile['id']}"
        if tile["kind"] != packaged["kind"]:
            raise wrong(f"{where}.kind", "is part of the rules; it must be '{kind}'", kind=packaged["kind"])
        if tile["kind"] == "tower" and tile["storage_slots"] > 0:
            raise wrong(f"{where}.storage_slots", "must be 0; only extensions store")
        if tile["kind"] == "extension" and any(tile["quota"].values()):
            raise wrong(f"{where}.quota", "must be empty; only towers drill")
        action = packaged.get("national_action", {})
        for key in ("take_oil", "needs_storage_sale"):
            if key in action and tile["national_action"][key] != action[key]:
                raise wrong(f"{where}.national_action.{key}", "is part of the rules; it must be {value}", value=repr(action[key]))


def check_copies(data: dict[str, Any]) -> None:
    tiles = data["components"]["building_tiles"]
    for mix in MIXES:
        copies = sum(tile["copies"][mix] for tile in data["tiles"])
        if copies != tiles:
            raise wrong(
                f"tiles, copies of {mix}", "add up to {copies}, but components.building_tiles is {tiles}", copies=copies, tiles=tiles
            )


def check_government(data: dict[str, Any]) -> None:
    fee = data["tiles"][TILES.index("government_tower")]["fee"]
    if data["government"]["fee"] != fee:
        raise wrong("government.fee", "must be the fee of the government_tower, {fee}", fee=fee)
    discs = data["components"]["government_discs"]
    if data["government"]["discs"] != discs:
        raise wrong("government.discs", "must be components.government_discs, {discs}", discs=discs)


def check_fields(data: dict[str, Any]) -> None:
    fields, cards = data["fields"], data["components"]["concession_cards"]
    for field in FIELDS:
        if fields["slots"][field] != fields["concession_cards"][field] or fields["slots"][field] < 2:
            raise wrong(f"fields.slots.{field}", "must be at least 2, and as many as its concession cards (§1.4.1)")
    if sum(fields["concession_cards"].values()) != cards:
        raise wrong("fields.concession_cards", "must add up to components.concession_cards, {cards}", cards=cards)
    if fields["exhausted_position"] != fields["refills_per_field"] + 1:
        raise wrong("fields.exhausted_position", "must be refills_per_field + 1 (§1.4.3)")
    if fields["track_positions"] != fields["exhausted_position"] + 1:
        raise wrong("fields.track_positions", "must be exhausted_position + 1 (§1.4.3)")
    if not 1 <= fields["exhausted_fields_to_end"] <= len(FIELDS):
        raise wrong("fields.exhausted_fields_to_end", "must be 1, 2 or 3 (§17.1.1)")


def check_investments(rows: list[Any]) -> None:
    if [row["vp"] for row in rows] != list(ROWS):
        raise wrong("investments.rows", "must be worth 5, 3 and 2 VP, in this order (§1.6.1)")
    for row in rows:
        prices = row["prices"]
        if len(prices) != SPACES_IN_A_ROW or sorted(prices) != prices or prices[0] < 1:
            raise wrong(
                f"investments.rows, {row['vp']} VP", "must have {count} prices from $1 that never fall (§1.6.1)", count=SPACES_IN_A_ROW
            )


def check_national(columns: list[Any]) -> None:
    seats = sorted(seat for column in columns for seat in column["players"])
    if seats != list(SEATS):
        raise wrong("national_prices.columns", "must name each of 2, 3, 4 and 5 players once (§1.7.1)")
    for column in columns:
        prices = column["by_cards"]
        if not prices or sorted(prices, reverse=True) != prices:
            raise wrong("national_prices.columns", "must have prices that do not rise with the number of cards (§1.7.1)")


def check_spaces(spaces: list[Any]) -> None:
    names = [space["id"] for space in spaces]
    if len(names) > MOST_SPACES:
        raise wrong("public_board.spaces", "must be at most {most}, not {count}", most=MOST_SPACES, count=len(names))
    for space in spaces:
        where = f"public_board.spaces.{space['id']}"
        if not re.fullmatch(r"[a-z0-9_]+", space["id"]) or names.count(space["id"]) > 1:
            raise wrong(where, "must have an id of small letters, digits and _ that no other space has")
        if space["column"] not in COLUMNS:
            raise wrong(where, "unknown column '{column}'; allowed: {allowed}", column=space["column"], allowed=[*COLUMNS])
        if (space["column"] == "lease") != (space.get("price", 0) > 0):
            raise wrong(where, "must have a price from $1 if it is a lease space, and none otherwise")
        if not set(space["players"]) <= set(SEATS):
            raise wrong(where, "must be for some of 2, 3, 4 and 5 players")


def check_layouts(board: dict[str, Any]) -> None:
    """A usable space in each of the seven columns, so that there are always more spaces than workers (§4.1.2)."""
    spaces = {space["id"]: space for space in board["spaces"]}
    for layout, listed in board["layouts"].items():
        for name in listed:
            if name not in spaces:
                raise wrong(f"public_board.layouts.{layout}", "unknown space '{name}'; allowed: {allowed}", name=name, allowed=[*spaces])
        for seats in SEATS:
            columns = {spaces[name]["column"] for name in listed if seats in spaces[name]["players"]}
            for column in COLUMNS:
                if column not in columns:
                    raise wrong(
                        f"public_board.layouts.{layout}",
                        "must have a {column} space with {seats} players (§4.1.2)",
                        column=column,
                        seats=seats,
                    )


def check_players(data: dict[str, Any]) -> None:
    player, components = data["per_player"], data["components"]
    if not 1 <= player["concession_markers"] <= MOST_TOWERS:
        raise wrong("per_player.concession_markers", "must be 1 to {most}", most=MOST_TOWERS)
    if player["score_markers_taken_from_investment_markers"] > player["investment_markers"]:
        raise wrong("per_player.investment_markers", "must be as many as the score markers taken from them, or more")
    for key in ("concession_markers", "investment_markers"):
        if components[key] != MOST_SEATS * player[key]:
            raise wrong(
                f"components.{key}",
                "must be {seats} times per_player.{key}, {product}",
                seats=MOST_SEATS,
                key=key,
                product=MOST_SEATS * player[key],
            )
    if player["barrels"] > player["refinery_slots"]:
        raise wrong("per_player.barrels", "must fit into the {slots} slots of the refinery", slots=player["refinery_slots"])
    if data["local_prices"]["oil_per_vp"] < 1:
        raise wrong("local_prices.oil_per_vp", "must be at least 1")


def check_set_up(data: dict[str, Any]) -> None:
    player, counts, components = data["per_player"], data["per_player_count"], data["components"]
    cubes = components["oil_cubes"] + components["gas_cubes"]
    for seats in SEATS:
        for key in ("field_size", "building_market", "concession_market"):
            if counts[key][str(seats)] < 1:
                raise wrong(f"per_player_count.{key}.{seats}", "must be at least 1")
        needed = len(FIELDS) * counts["field_size"][str(seats)] + player["barrels"] * seats
        if needed > cubes:
            raise wrong(
                f"per_player_count.field_size.{seats}",
                "needs {needed} cubes at set-up, but there are {cubes} (§2.6, §2.7)",
                needed=needed,
                cubes=cubes,
            )


def check_dummy(data: dict[str, Any]) -> None:
    dummy, board = data["dummy"], data["public_board"]
    if not dummy["start_columns"]:
        raise wrong("dummy.start_columns", "must name at least one of {names}", names=[*COLUMNS])
    for column in dummy["start_columns"]:
        if column not in COLUMNS:
            raise wrong("dummy.start_columns", "unknown column '{column}'; allowed: {allowed}", column=column, allowed=[*COLUMNS])
    lease = [space["id"] for space in board["spaces"] if space["column"] == "lease" and 2 in space["players"]]
    lease = [name for name in lease if all(name in listed for listed in board["layouts"].values())]
    if dummy["lease_space"] not in lease:
        raise wrong("dummy.lease_space", "must be a lease space of every layout with 2 players; allowed: {allowed}", allowed=[*lease])
    removed = data["per_player_count"]["tiles_removed_per_type"]["2"]
    for tile in data["tiles"]:
        if tile["id"] in dummy["towers"] and (removed < 1 or min(tile["copies"].values()) <= removed):
            raise wrong(f"tiles.{tile['id']}.copies", "too few for the dummy: one is removed and one stays in the stack (§18.2.3)")
