"""§21.1 Checking a data file, so that an owner of the game can correct what is in the box and is told in one line what cannot be.

The packaged file is the model (`core/data_file.py`), and what the rules have in code stays as it is there. Then the numbers must fit each
other.
"""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any, Final

from gusher.core.data_file import Shape, an_object, check_fixed, wrong
from gusher.games.giganten.rules.components import COLOURS, COLUMNS, KINDS, MOST_SITES, ROWS, VALUES, ZONES

SEATS: Final = ("2", "3", "4", "5")
MOST_DOLLARS: Final = 1_000_000
MOST_COUNT: Final = 99
MOST_STEPS: Final = 20  # of one card: points, spaces, fields
MOST_CARDS: Final = 15  # in one deck of action cards, a kind
LISTS: Final = ("terrain", "sites", "values", "fields", "die", "beige_cards", "red_cards", "end_derrick_values")
AMOUNTS: Final = ("start_cash", "freight_fee", "forced_sale_price", "end_crude_value")
MONEY: Final = ("build_cost", "price", "start_price", "end_derrick_values", *AMOUNTS)

# What is code, and therefore the same in every box.
FIXED: Final = ("game", "board.rows", "board.columns", "companies")


def check(data: object, model: dict[str, Any]) -> dict[str, Any]:
    """The data, if the game can be played with it; otherwise a `SetupError` that says where and why."""
    data = an_object(data)
    GigantenShape().check(data, model)
    check_fixed(data, model, FIXED)
    check_board(data["board"])
    check_sites(data)
    check_tiles(data["tiles"])
    check_track(data["track"])
    check_prices(data)
    check_cards(data, "beige_cards")
    check_cards(data, "red_cards")
    check_licences(data)
    check_money(data)
    check_players(data)
    return data


class GigantenShape(Shape):
    """Tiles, companies and track have a given number of things; every other list has as many as it likes, but not none."""

    def limits(self, where: str) -> tuple[int, int]:
        words = re.split(r"[.\[]", where)
        is_money = (any(word in MONEY for word in words) and "cards" not in words[0]) or words[-1] == "money_unit"
        return (0, MOST_DOLLARS if is_money else 9999 if where == "year" else MOST_COUNT)

    def is_counted(self, where: str) -> bool:
        return where.rpartition(".")[2] not in LISTS

    def names(self, known: dict[str, Any]) -> list[str]:
        return [name for name in known if not self.is_note(name)]

    def check_list(self, given: Any, shape: list[Any], where: str) -> None:
        super().check_list(given, shape, where)
        if not given:
            raise wrong(where, "must not be empty")


# The numbers


def check_board(board: dict[str, Any]) -> None:
    """§1.2.1 Twelve rows of twenty cells, each of one of the three kinds of terrain."""
    terrain = board["terrain"]
    if len(terrain) != ROWS or any(not re.fullmatch(f"[123]{{{COLUMNS}}}", row) for row in terrain):
        raise wrong("board.terrain", "must be {rows} rows of {columns} digits 1, 2 or 3", rows=ROWS, columns=COLUMNS)
    for name, cost in board["terrain_costs"].items():
        if not 1 <= cost <= MOST_STEPS:
            raise wrong(f"board.terrain_costs.{name}", "must be 1 to {most}", most=MOST_STEPS)
    if not 1 <= board["truck_start_column"] <= COLUMNS:
        raise wrong("board.truck_start_column", "must be 1 to {most}", most=COLUMNS)


def check_sites(data: dict[str, Any]) -> None:
    """§1.2.4 Sites with an id of their own, on cells of their own, none in the column where trucks are placed."""
    board = data["board"]
    sites = board["sites"]
    names = [site["id"] for site in sites]
    if len(sites) > MOST_SITES:
        raise wrong("board.sites", "must be at most {most}, not {count}", most=MOST_SITES, count=len(sites))
    for site in sites:
        check_site(site, board)
    if names != sorted(names):
        raise wrong("board.sites", "must stand in the order of their ids (§1.2.4)")
    if board["missing_site"] not in names:
        raise wrong("board.missing_site", "must be the id of a site")
    for tile in data["tiles"]:
        count = sum(site["kind"] == tile["kind"] for site in sites)
        if len(tile["values"]) < count:
            raise wrong(f"tiles, kind {tile['kind']}", "must have a value for each of its {count} sites", count=count)


def check_site(site: dict[str, Any], board: dict[str, Any]) -> None:
    where = f"board.sites.{site['id']}"
    sites = board["sites"]
    names = [other["id"] for other in sites]
    if not re.fullmatch(r"[A-Za-z0-9]+", site["id"]) or names.count(site["id"]) > 1:
        raise wrong(where, "must have an id of letters and digits that no other site has")
    if not (1 <= site["row"] <= ROWS and 1 <= site["column"] <= COLUMNS):
        raise wrong(where, "must lie in row 1 to {rows} and column 1 to {columns}", rows=ROWS, columns=COLUMNS)
    if site["column"] == board["truck_start_column"]:
        raise wrong(where, "must not lie in the column where trucks are placed (§1.2.5)")
    if not 1 <= site["kind"] <= KINDS:
        raise wrong(where, "must be of kind 1 to {kinds}", kinds=KINDS)
    if any(abs(site["row"] - other["row"]) + abs(site["column"] - other["column"]) <= 1 for other in sites if other is not site):
        raise wrong(where, "must not lie on or beside another site (§1.2.5)")


def check_tiles(tiles: list[Any]) -> None:
    """§1.4.1 The three kinds in their order."""
    for number, tile in enumerate(tiles):
        where = f"tiles, kind {number + 1}"
        if tile["kind"] != number + 1:
            raise wrong("tiles", "must be of kind 1, 2 and 3, in this order")
        if any(not 1 <= value < VALUES for value in tile["values"]):
            raise wrong(where, "must have values from 1 to {most}", most=VALUES - 1)
        if len(tile["values"]) > MOST_COUNT:
            raise wrong(where, "must have at most {most} tiles", most=MOST_COUNT)


def check_track(track: dict[str, Any]) -> None:
    """§1.5 A space for each column; the first costs nothing."""
    costs = track["enter_costs"]
    if track["spaces"] != COLUMNS:
        raise wrong("track.spaces", "must be {columns}, one for each column (§1.5.1)", columns=COLUMNS)
    if costs[0] != 0 or any(not 1 <= cost <= MOST_STEPS for cost in costs[1:]):
        raise wrong("track.enter_costs", "must begin with 0 and go on with costs from 1 to {most}", most=MOST_STEPS)
    for key in ("player_start", "black_start"):
        if track[key] >= COLUMNS - 1:
            raise wrong(f"track.{key}", "must be less than {limit}", limit=COLUMNS - 1)


def check_prices(data: dict[str, Any]) -> None:
    """§1.6.2 Prices that rise, in zones red, white and blue; §1.7.1 a die of two colours."""
    fields = data["price_table"]["fields"]
    prices = [field["price"] for field in fields]
    if any(one >= other for one, other in pairwise(prices)):
        raise wrong("price_table.fields", "must have prices that rise")
    for field in fields:
        if field["zone"] not in ZONES:
            raise wrong("price_table.fields", "unknown zone '{zone}'; allowed: {allowed}", zone=field["zone"], allowed=[*ZONES])
    zones = [ZONES.index(field["zone"]) for field in fields]
    if zones != sorted(zones):
        raise wrong("price_table.fields", "must have the zones in this order: {names}", names=[*ZONES])
    if data["price_table"]["start_price"] not in prices:
        raise wrong("price_table.start_price", "must be one of the prices")
    faces = [(face["colour"], face["fields"]) for face in data["die"]]
    for colour, steps in faces:
        if colour not in COLOURS:
            raise wrong("die", "unknown colour '{colour}'; allowed: {allowed}", colour=colour, allowed=[*COLOURS])
        if not 1 <= steps < len(fields):
            raise wrong("die", "must have numbers from 1 to {most}", most=len(fields) - 1)
    if len(set(faces)) != len(faces):
        raise wrong("die", "must have no two faces alike")


def check_cards(data: dict[str, Any], deck: str) -> None:
    """§1.8 Cards with an id of their own; §5.1.2 every red card moves the black loco, so that the game ends."""
    cards = data[deck]
    names = [card["id"] for card in data["beige_cards"] + data["red_cards"]]
    most = {"licences": MOST_STEPS, "move": MOST_STEPS, "price": len(data["price_table"]["fields"]) // 2, "crude": 3, "push": MOST_STEPS}
    for card in cards:
        where = f"{deck}.{card['id']}"
        if not re.fullmatch(r"[a-z0-9-]+", card["id"]) or names.count(card["id"]) > 1:
            raise wrong(where, "must have an id of small letters, digits and - that no other card has")
        for key, limit in most.items():
            if card[key] > limit:
                raise wrong(f"{where}.{key}", "must be at most {most}", most=limit)
        if not 1 <= card["copies"] <= MOST_CARDS or not card["copies"] <= card.get("copies_of_five", card["copies"]) <= MOST_CARDS:
            raise wrong(f"{where}.copies", "must be 1 to {most}, and not more than copies_of_five", most=MOST_CARDS)
        if deck == "red_cards" and card["black"] < 1:
            raise wrong(f"{where}.black", "must be at least 1 (§5.1.2)")
    if deck == "beige_cards" and sum(card["copies"] for card in cards) < len(SEATS) + 1:
        raise wrong(deck, "must be at least {least}, one for each player (§5.2.1)", least=len(SEATS) + 1)


def check_licences(data: dict[str, Any]) -> None:
    """§1.9.2 Cards of both values."""
    for name in ("base", "five_players"):
        if min(data["licences"][name].values()) < 1:
            raise wrong(f"licences.{name}", "must have cards of both values")


def check_money(data: dict[str, Any]) -> None:
    """§1.1.2 All money is a multiple of the unit."""
    constants = data["constants"]
    unit = constants["money_unit"]
    if unit < 1:
        raise wrong("constants.money_unit", "must be at least 1")
    amounts = {f"constants.{key}": constants[key] for key in AMOUNTS}
    amounts |= {f"tiles, kind {tile['kind']}, build_cost": tile["build_cost"] for tile in data["tiles"]}
    amounts |= {f"price_table.fields[{i}]": field["price"] for i, field in enumerate(data["price_table"]["fields"])}
    for where, amount in amounts.items():
        if amount % unit:
            raise wrong(where, "must be a multiple of constants.money_unit, {unit}", unit=unit)
    if constants["derricks_per_player"] < 1 or constants["derricks_per_player"] > MOST_STEPS:
        raise wrong("constants.derricks_per_player", "must be 1 to {most}", most=MOST_STEPS)


def check_players(data: dict[str, Any]) -> None:
    """§2.11 The numbers for each count of players."""
    for seats in SEATS:
        count = data["player_counts"][seats]
        if count["licence_set"] not in ("base", "five_players"):
            raise wrong(f"player_counts.{seats}.licence_set", "must be base or five_players")
        values = count["end_derrick_values"]
        if len(values) != int(seats) or sorted(values, reverse=True) != values:
            raise wrong(f"player_counts.{seats}.end_derrick_values", "must be {seats} values that do not rise (§13.3)", seats=seats)
