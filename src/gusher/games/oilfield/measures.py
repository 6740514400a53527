"""What the lab measures in Oilfield: prices, barrels, towers and money; what workers, cards and barrels are used for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from gusher.lab.measures import Gauge, Measures, total


class OilfieldMeasures(Measures):
    """A worker counts by the column and not by its space, a barrel by its colour and not by its tower."""

    gauges: ClassVar[Mapping[str, Gauge]] = {
        "row5": lambda view: view["rows"][0]["price"],
        "row3": lambda view: view["rows"][1]["price"],
        "row2": lambda view: view["rows"][2]["price"],
        "oil": lambda view: sum(field["oil"] for field in view["fields"]),
        "gas": lambda view: sum(field["gas"] for field in view["fields"]),
        "stored": lambda view: total(view, "oil") + total(view, "gas"),
        "towers": lambda view: sum(len(player["towers"]) for player in view["players"]),
        "purse": lambda view: total(view, "money"),
    }
    passing: ClassVar[Mapping[str, str]] = {"export": "price"}
    charts: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "prices": ("export", "row5", "row3", "row2"),
        "supply": ("oil", "gas", "stored"),
        "growth": ("towers",),
        "purse": ("purse",),
    }
    uncounted: ClassVar[frozenset[str]] = frozenset({"site", "pay", "refuse", "perform", "decline", "stop", "done"})
    told_apart: ClassVar[frozenset[str]] = frozenset({"card", "take", "buy", "oil", "gas", "export", "invest", "divest"})
    things: ClassVar[Mapping[str, str]] = {
        "place": "column",
        "card": "card",
        "take": "field",
        "buy": "tile",
        "store": "barrel",
        "sell": "barrel",
        "export": "barrel",
        "invest": "",
        "divest": "",
    }

    def kind(self, rule: str, notation: str) -> str:
        word, _, rest = notation.partition(" ")
        if word == "place":
            return f"place {rest.rpartition('_')[0]}"
        if word in ("store", "sell"):
            return f"{word} {rest.partition(' ')[0]}"
        return super().kind(rule, notation)
