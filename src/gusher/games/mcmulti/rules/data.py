"""§0.4 Checking a data file, so that an owner of the game can correct what is in the box and is told in one line what cannot be.

The packaged file is the model (`core/data_file.py`), and what the rules have in code stays as it is there. Then the numbers must fit each
other.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

from gusher.core.data_file import Shape, an_object, check_fixed, wrong
from gusher.core.errors import SetupError
from gusher.games.mcmulti.rules.components import CARDS, FACES, FIELDS, NEWS, PRODUCTS, QUADRANTS, TRIGGERS
from gusher.games.mcmulti.rules.options import editions_of, number, options_of

MOST: Final = 9999
LEAST: Final = -80  # of red fields that a card moves the consumer price

# What is code, and therefore the same in every box.
FIXED: Final = (
    "game",
    "players.counts",
    "players.quadrants",
    "grid.rows",
    "grid.columns",
    "grid.row_die",
    "grid.column_die",
    "geometry.quadrants",
    "assets.order",
    "spot_markets.markets",
    "consumer_market.lowest",
)


def check(data: object, model: dict[str, Any]) -> dict[str, Any]:
    """The data, if the game can be played with it; otherwise a `SetupError` that says where and why."""
    data = an_object(data)
    McMultiShape().check(data, model)
    check_fixed(data, model, FIXED)
    check_geometry(data["geometry"])
    check_prices(data["spot_markets"]["prices"])
    check_consumers(data["consumer_market"])
    check_economy(data["economy"])
    check_news(data["news"], model["news"])
    check_options(data)
    return data


class McMultiShape(Shape):
    """Every list has a given number of things."""

    def limits(self, where: str) -> tuple[int, int]:
        return (LEAST if where.endswith("demand") else 0, MOST)

    def is_counted(self, where: str) -> bool:
        return True


# The numbers


def check_geometry(geometry: dict[str, Any]) -> None:
    """§1.3 Each quadrant has two neighbours, one by each die."""
    for left, right, count in (("left", "right", QUADRANTS), ("cycle_left", "cycle_right", QUADRANTS - 1)):
        for quadrant, sides in enumerate(zip(geometry[left], geometry[right], strict=True)):
            where = f"geometry.{left} and {right}[{quadrant}]"
            if sorted(side["die"] for side in sides) != ["column", "row"]:
                raise wrong(where, "must be one by the row and one by the column die (§1.3)")
            others = {side["quadrant"] for side in sides}
            if len(others) != 2 or quadrant in others or max(others) >= count:
                raise wrong(where, "must be two other quadrants from 0 to {last} (§1.3)", last=count - 1)


def check_prices(prices: dict[str, Any]) -> None:
    """§1.7 Prices that rise from field to field."""
    for product in PRODUCTS:
        listed = prices[product]
        if listed[0] < 1 or any(low >= high for low, high in pairwise(listed)):
            raise wrong(f"spot_markets.prices.{product}", "must be {fields} prices from 1 that rise (§1.7)", fields=FIELDS)


def check_consumers(consumers: dict[str, Any]) -> None:
    if consumers["highest"] != 80:
        raise wrong("consumer_market.highest", "must be 80, to fit the option consumer_start (§1.8)")
    if consumers["start_barrels"] < 1:
        raise wrong("consumer_market.start_barrels", "must be at least 1 (§1.8)")


def check_economy(economy: dict[str, Any]) -> None:
    """§1.9, §1.10 The seven cards in their order; no card follows itself, and nobody gains by buying and selling at once."""
    names = [card["id"] for card in economy["cards"]]
    if names != list(CARDS):
        raise wrong("economy.cards", "must stand in this order, once each: {names}", names=[*CARDS])
    for key in ("start", "settlement"):
        if economy[key] not in CARDS:
            raise wrong(f"economy.{key}", "unknown card '{card}'; allowed: {allowed}", card=economy[key], allowed=[*CARDS])
    if economy["track_limit"] < 1:
        raise wrong("economy.track_limit", "must be at least 1 (§6.3.2)")
    for card in economy["cards"]:
        where = f"economy.cards.{card['id']}"
        for name in card["next"]:
            if name not in CARDS or name == card["id"]:
                raise wrong(f"{where}.next", "must be {faces} cards other than itself (§1.10), not '{name}'", faces=FACES, name=name)
        for asset, price in card["buy"].items():
            if price < 1 or card["sell"][asset] > price:
                raise wrong(f"{where}.buy.{asset}", "must be at least 1, and not less than it is sold for (§1.9)")


def check_news(news: dict[str, Any], model: dict[str, Any]) -> None:
    """§1.11 The eight cards in their order: what a card does is code."""
    if [card["id"] for card in news["cards"]] != list(NEWS):
        raise wrong("news.cards", "must stand in this order, once each: {names}", names=[*NEWS])
    for card, packaged in zip(news["cards"], model["cards"], strict=True):
        for key in ("name", "kind", "market", "product", "from", "to"):
            if card.get(key) != packaged.get(key):
                raise wrong(f"news.cards.{card['id']}.{key}", "is part of the rules; it must be {value}", value=repr(packaged[key]))
    for name, doubles in news["doubles"].items():
        for trigger in doubles:
            if trigger not in TRIGGERS:
                raise wrong(f"news.doubles.{name}", "unknown '{trigger}'; allowed: {allowed}", trigger=trigger, allowed=[*TRIGGERS])


def check_options(data: dict[str, Any]) -> None:
    """§12.3 What an edition says must be a value of the option of that name; so must the other defaults, and the start cash."""
    options = {option.name: option for option in options_of(data)}
    try:
        for edition in editions_of(data).values():
            for name, value in edition.items():
                options[name].read(value)
        for name in ("red_spacing", "round_limit"):
            options[name].read(data[name]["value"])
        for cash in data["players"]["start_cash"].values():
            options["start_cash"].read(cash)
            for edition in editions_of(data).values():
                if number(edition, "target_cash") <= cash:
                    raise SetupError("target_cash must exceed the start cash of {cash} in every edition (§13.2)", cash=cash)
    except SetupError as refused:
        raise SetupError("data file: {why}", why=refused) from refused
