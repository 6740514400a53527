"""§27 Checking a data file, so that an owner of the game can correct what is in the box and is told in one line what cannot be.

The packaged file is the model of the shape: the same keys and kinds of values everywhere, but for the free notes of a `status`. Then the
numbers must fit each other.
"""

from __future__ import annotations

import re
from typing import Any, Final

from gusher.core.errors import SetupError
from gusher.games.oilfield.components import (
    COLUMNS,
    FIELDS,
    LAYOUTS,
    MIXES,
    MOST_SPACES,
    MOST_TOWERS,
    ROWS,
    SPACES_IN_A_ROW,
    TILES,
)

SEATS: Final = ("2", "3", "4", "5")
QUOTA_KEYS: Final = {"store_oil", "store_gas", "store_total", "sell_oil", "sell_gas", "sell_total"}
SPACE_KEYS: Final = {"id", "column", "position", "players", "price", "mark", "status"}
DUMMY_TOWERS: Final = ("small_local_tower", "small_tower", "medium_tower")
MOST_DOLLARS: Final = 99
MOST_COUNT: Final = 999


def check(data: object, model: dict[str, Any]) -> dict[str, Any]:
    """The data, if the game can be played with it; otherwise a `SetupError` that says where and why."""
    if not isinstance(data, dict):
        raise wrong("", "must be a JSON object, like the packaged data.json")
    check_tile_names(data)
    check_shape(data, model, "")
    check_tiles(data)
    check_fields(data)
    check_investments(data)
    check_national(data)
    check_board(data["public_board"])
    check_counts(data)
    check_dummy(data)
    return data


def wrong(where: str, what: str) -> SetupError:
    return SetupError(f"data file: {where + ': ' if where else ''}{what}")


def check_shape(given: Any, model: Any, where: str) -> None:
    if isinstance(model, dict):
        if not isinstance(given, dict):
            raise wrong(where, "must be an object")
        free = where.endswith("quota") or where.endswith("public_board.spaces[]")
        for key in given:
            if key not in model and not free:
                raise wrong(where, f"unknown key '{key}'; allowed: {', '.join(model)}")
        for key in model:
            inside = f"{where}.{key}" if where else key
            if key not in given:
                if free or key == "status" or key.endswith("_status"):
                    continue
                raise wrong(where, f"'{key}' is missing")
            if key != "status" and not key.endswith("_status") and key != "status_legend":
                check_shape(given[key], model[key], inside)
    elif isinstance(model, list):
        if not isinstance(given, list):
            raise wrong(where, "must be a list")
        for i, item in enumerate(given):
            if where in ("tiles", "investments.rows"):
                if i < len(model):
                    check_shape(item, model[i], f"{where}.{model[i].get('id', i)}")
            elif model:
                check_shape(item, model[0], where + "[]")
    elif isinstance(model, bool) or isinstance(given, bool):
        if not (isinstance(model, bool) and isinstance(given, bool)):
            raise wrong(where, "must be true or false" if isinstance(model, bool) else "must not be true or false")
    elif isinstance(model, int):
        if not isinstance(given, int) or not 0 <= given <= (MOST_DOLLARS if "price" in where else MOST_COUNT):
            most = MOST_DOLLARS if "price" in where else MOST_COUNT
            raise wrong(where, f"must be a whole number from 0 to {most}, not {given!r}")
    elif isinstance(model, str) and not (isinstance(given, str) and given):
        raise wrong(where, "must be a text")


def check_tile_names(data: dict[str, Any]) -> None:
    """§1.5.1 The nine types, in their order: what a tile does is code."""
    tiles = data.get("tiles")
    if not isinstance(tiles, list) or not all(isinstance(tile, dict) for tile in tiles):
        raise wrong("tiles", "must be the list of the nine tiles")
    names = [str(tile.get("id")) for tile in tiles]
    for name in TILES:
        if name not in names:
            raise wrong("tiles", f"{name} is missing")
    for name in names:
        if name not in TILES:
            raise wrong("tiles", f"unknown tile '{name}'; allowed: {', '.join(TILES)}")
    if names != list(TILES):
        raise wrong("tiles", f"must stand in this order, once each: {', '.join(TILES)}")


def check_tiles(data: dict[str, Any]) -> None:
    for tile in data["tiles"]:
        name = tile["id"]
        if tile["kind"] != ("extension" if name.endswith("extension") else "tower"):
            raise wrong(f"tiles.{name}", f"cannot be a '{tile['kind']}'")
        for key, limit in tile["quota"].items():
            if key not in QUOTA_KEYS:
                raise wrong(f"tiles.{name}.quota", f"unknown key '{key}'; allowed: {', '.join(sorted(QUOTA_KEYS))}")
            if not isinstance(limit, int) or not 0 <= limit <= 9:
                raise wrong(f"tiles.{name}.quota.{key}", "must be a whole number from 0 to 9")
    for mix in MIXES:
        copies = sum(tile["copies"][mix] for tile in data["tiles"])
        if copies != data["components"]["building_tiles"]:
            raise wrong(f"tiles, mix {mix}", f"{copies} copies, but components.building_tiles is {data['components']['building_tiles']}")
    government = data["tiles"][TILES.index("government_tower")]
    if government["fee"] != data["government"]["fee"]:
        raise wrong("government.fee", f"differs from the fee of the government_tower, {government['fee']}")


def check_fields(data: dict[str, Any]) -> None:
    fields = data["fields"]
    if fields["order"] != list(FIELDS):
        raise wrong("fields.order", f"must be {', '.join(FIELDS)}")
    for field in FIELDS:
        if fields["slots"][field] != fields["concession_cards"][field] or fields["slots"][field] < 2:
            raise wrong(f"fields.slots.{field}", "must be at least 2, with as many concession cards (§1.4.1)")
    if sum(fields["concession_cards"].values()) != data["components"]["concession_cards"]:
        raise wrong("fields.concession_cards", f"do not add up to components.concession_cards, {data['components']['concession_cards']}")
    if fields["exhausted_position"] != fields["refills_per_field"] + 1:
        raise wrong("fields.exhausted_position", "must be refills_per_field + 1 (§1.4.3)")
    if fields["track_positions"] != fields["exhausted_position"] + 1:
        raise wrong("fields.track_positions", "must be exhausted_position + 1 (§1.4.3)")
    if not 1 <= fields["exhausted_fields_to_end"] <= len(FIELDS):
        raise wrong("fields.exhausted_fields_to_end", "must be 1, 2 or 3")


def check_investments(data: dict[str, Any]) -> None:
    rows = data["investments"]["rows"]
    if [row.get("vp") for row in rows] != list(ROWS):
        raise wrong("investments.rows", "must be worth 5, 3 and 2 VP, in this order")
    for row in rows:
        prices = row["prices"]
        if len(prices) != SPACES_IN_A_ROW or sorted(prices) != prices or prices[0] < 1:
            raise wrong(f"investments.rows, {row['vp']} VP", f"must have {SPACES_IN_A_ROW} prices from $1 that never fall")


def check_national(data: dict[str, Any]) -> None:
    columns = data["national_prices"]["columns"]
    seats = sorted(seat for column in columns for seat in column["players"])
    if seats != [2, 3, 4, 5]:
        raise wrong("national_prices.columns", "must name each of 2, 3, 4 and 5 players once")
    for column in columns:
        prices = column["by_cards"]
        if not prices or sorted(prices, reverse=True) != prices:
            raise wrong("national_prices.columns", "prices must not rise with the number of cards")


def check_board(board: dict[str, Any]) -> None:
    names = [space["id"] for space in board["spaces"]]
    if board["columns"] != list(COLUMNS):
        raise wrong("public_board.columns", f"must be {', '.join(COLUMNS)}")
    if len(names) > MOST_SPACES:
        raise wrong("public_board.spaces", f"more than {MOST_SPACES}")
    for space in board["spaces"]:
        check_space(space, names)
    if sorted(board["layouts"]) != sorted(LAYOUTS):
        raise wrong("public_board.layouts", f"must be {' and '.join(LAYOUTS)}")
    for layout, listed in board["layouts"].items():
        for name in listed:
            if name not in names:
                raise wrong(f"public_board.layouts.{layout}", f"unknown space '{name}'")
        for seats in (2, 3, 4, 5):
            usable = [space for space in board["spaces"] if space["id"] in listed and seats in space["players"]]
            for column in COLUMNS:
                if not any(space["column"] == column for space in usable):
                    raise wrong(f"public_board.layouts.{layout}", f"no {column} space with {seats} players")
            free = sum(1 for space in usable if space["column"] != "lease")
            if free <= max(seats, 3):
                raise wrong(f"public_board.layouts.{layout}", f"too few spaces with {seats} players (§4.1.2)")


def check_space(space: dict[str, Any], names: list[str]) -> None:
    for key in space:
        if key not in SPACE_KEYS:
            raise wrong("public_board.spaces", f"unknown key '{key}'; allowed: {', '.join(sorted(SPACE_KEYS))}")
    for key in ("id", "column", "position", "players"):
        if key not in space:
            raise wrong("public_board.spaces", f"a space without '{key}'")
    name = space["id"]
    where = f"public_board.spaces.{name}"
    if not re.fullmatch(r"[a-z0-9_]+", name) or names.count(name) > 1:
        raise wrong(where, "an id is made of small letters, digits and _, and is used once")
    if space["column"] not in COLUMNS:
        raise wrong(where, f"unknown column '{space['column']}'; allowed: {', '.join(COLUMNS)}")
    if (space["column"] == "lease") != (space.get("price", 0) > 0):
        raise wrong(where, "a lease space has a price from $1, and no other space has one")
    if any(seats not in (2, 3, 4, 5) for seats in space["players"]):
        raise wrong(where, "players must be among 2, 3, 4 and 5")


def check_counts(data: dict[str, Any]) -> None:
    player, counts, components = data["per_player"], data["per_player_count"], data["components"]
    if not 1 <= player["concession_markers"] <= MOST_TOWERS:
        raise wrong("per_player.concession_markers", f"must be 1 to {MOST_TOWERS}")
    if player["barrels"] > player["refinery_slots"]:
        raise wrong("per_player.barrels", "do not fit into the refinery")
    for key in ("field_size", "building_market", "concession_market", "tiles_removed_per_type"):
        if sorted(counts[key]) != list(SEATS):
            raise wrong(f"per_player_count.{key}", "must name 2, 3, 4 and 5 players")
    for seats in SEATS:
        cubes = 3 * counts["field_size"][seats] + player["barrels"] * int(seats)
        if cubes > components["oil_cubes"] + components["gas_cubes"]:
            raise wrong(f"per_player_count.field_size.{seats}", f"{cubes} cubes are needed at set-up, more than there are")
    if player["score_markers_taken_from_investment_markers"] > player["investment_markers"]:
        raise wrong("per_player.investment_markers", "fewer than the score markers taken from them")


def check_dummy(data: dict[str, Any]) -> None:
    dummy = data["dummy"]
    if sorted(dummy["towers"]) != sorted(DUMMY_TOWERS):
        raise wrong("dummy.towers", f"must be {', '.join(DUMMY_TOWERS)}")
    for column in dummy["start_columns"]:
        if column not in COLUMNS:
            raise wrong("dummy.start_columns", f"unknown column '{column}'; allowed: {', '.join(COLUMNS)}")
    lease = [space["id"] for space in data["public_board"]["spaces"] if space["column"] == "lease" and 2 in space["players"]]
    if dummy["lease_space"] not in lease:
        raise wrong("dummy.lease_space", f"must be one of {', '.join(lease)}")
    removed = data["per_player_count"]["tiles_removed_per_type"]["2"]
    for tile in data["tiles"]:
        if tile["id"] in DUMMY_TOWERS and (removed < 1 or min(tile["copies"].values()) < removed + 1):
            raise wrong(f"tiles.{tile['id']}.copies", "too few for the dummy of the two-player game (§18.2.3)")
