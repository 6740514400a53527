"""What is worth measuring in each game, read off what a spectator sees; and the kinds of actions that are worth counting.

Games are known here by name alone: a measure looks at the public view, a kind at the rule that asks and at the notation.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from gusher.core.game import Game

View = dict[str, Any]
Measure = Callable[[View], int | None]


def total(view: View, key: str) -> int:
    """Over all players."""
    return sum(int(player[key]) for player in view["players"])


def ladder(view: View, market: int, product: str, key: str) -> int | None:
    found = view["markets"][market][product][key]
    return None if found is None else int(found)


def assets(view: View, asset: str) -> int:
    return sum(int(player["assets"][asset]) for player in view["players"])


MEASURES: dict[str, dict[str, Measure]] = {
    "oilfield": {
        "row5": lambda view: view["rows"][0]["price"],
        "row3": lambda view: view["rows"][1]["price"],
        "row2": lambda view: view["rows"][2]["price"],
        "oil": lambda view: sum(field["oil"] for field in view["fields"]),
        "gas": lambda view: sum(field["gas"] for field in view["fields"]),
        "stored": lambda view: total(view, "oil") + total(view, "gas"),
        "towers": lambda view: sum(len(player["towers"]) for player in view["players"]),
        "purse": lambda view: total(view, "money"),
    },
    "mcmulti": {
        "crude_domestic": lambda view: ladder(view, 0, "crude", "buy"),
        "crude_foreign": lambda view: ladder(view, 1, "crude", "buy"),
        "gasoline_domestic": lambda view: ladder(view, 0, "gasoline", "buy"),
        "gasoline_foreign": lambda view: ladder(view, 1, "gasoline", "buy"),
        "consumers": lambda view: view["consumers"]["price"],
        "crude_barrels": lambda view: (ladder(view, 0, "crude", "barrels") or 0) + (ladder(view, 1, "crude", "barrels") or 0),
        "gasoline_barrels": lambda view: (ladder(view, 0, "gasoline", "barrels") or 0) + (ladder(view, 1, "gasoline", "barrels") or 0),
        "own_barrels": lambda view: total(view, "crude") + total(view, "gasoline"),
        "rigs": lambda view: assets(view, "rig"),
        "stations": lambda view: assets(view, "station"),
        "refineries": lambda view: assets(view, "refinery"),
        "wells": lambda view: assets(view, "well"),
    },
    "giganten": {
        "hudson": lambda view: view["companies"][0]["price"],
        "jet": lambda view: view["companies"][1]["price"],
        "standard": lambda view: view["companies"][2]["price"],
        "crude": lambda view: sum(site["crude"] for site in view["sites"]),
        "tanks": lambda view: sum(sum(player["tanks"].values()) for player in view["players"]),
        "licences": lambda view: total(view, "licences"),
        "derricks": lambda view: sum(1 for site in view["sites"] if site["derrick"] is not None),
        "black": lambda view: view["black"],
        "front": lambda view: max(int(player["loco"]) for player in view["players"]),
        "purse": lambda view: total(view, "money"),
    },
    "interbellum": {
        "pipeline": lambda view: view["modifiers"]["pipeline_base"],
        "well": lambda view: view["modifiers"]["well_price"],
        "gas": lambda view: view["bag"]["black"],
        "empty": lambda view: view["bag"]["white"],
        "free_wells": lambda view: sum(1 for well in view["wells"] if well["owner"] is None),
        "linked_wells": lambda view: sum(1 for well in view["wells"] if well["linked"]),
        "pieces": lambda view: sum(len(segment["pieces"]) for segment in view["segments"]),
        "armies": lambda view: sum(int(power["outside"]) for power in view["powers"]),
        "purse": lambda view: total(view, "money"),
    },
}

# What is settled in the middle of a round: a field of the table, kept as it was last seen to be more than nothing.
PASSING: dict[str, dict[str, str]] = {"oilfield": {"export": "price"}, "mcmulti": {}, "giganten": {}, "interbellum": {}}

# Answers that say nothing by themselves, or that only say where; to declare is how a game is ended, not how it is won.
PLAIN = frozenset(
    "pay refuse perform decline stop done site quadrant row column none place end rival stack buy keep swap lose declare".split()
)
ONE_KIND = frozenset("pump stations refine truck loco peek build pass bid discard upgrade".split())


def columns(game: str) -> list[str]:
    """The names of the measures, those that pass last."""
    return [*MEASURES[game], *PASSING[game]]


@cache
def kind_of(game: str, rule: str, notation: str) -> str:
    """The kind that an action is counted under; empty if it is not."""
    word, _, rest = notation.partition(" ")
    if game == "oilfield" and word == "place":
        return f"place {rest.rpartition('_')[0]}"
    if game == "oilfield" and word in ("store", "sell"):
        return f"{word} {rest.split()[0]}"
    if game == "interbellum":
        return kind_of_interbellum(rule, word, notation)
    if word == "price":
        return f"price {rest.split()[1]}"
    if word == "strike":
        return word if rest == "yes" else ""
    if rest == "0":
        return ""
    if word in ONE_KIND or (game == "giganten" and word == "sell"):
        return word
    return "" if word in PLAIN and not (word == "buy" and rest) else notation


def kind_of_interbellum(rule: str, word: str, notation: str) -> str:
    if word == "well":
        return notation.replace("well", "draft") if rule == "DraftWell" else ""
    if word == "power":
        return notation if rule == "InfluencePower" else ""
    return notation if word in ("work", "card", "discount", "extra") else ""


def traits(game: Game, view: View) -> list[dict[str, str]]:
    """What a seat plays with that others do not."""
    if game.name != "interbellum":
        return [{} for _ in view["players"]]
    names = {company["number"]: str(company["name"]) for company in game.data["companies"]}
    return [{"company": names[player["company"]]} for player in view["players"]]
