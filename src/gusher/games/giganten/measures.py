"""What the lab measures in Giganten: prices, crude, licences, trains and money; which cards are taken, and how crude is moved and sold."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from gusher.core.game import Game
from gusher.lab.measures import Gauge, Measures, total

if TYPE_CHECKING:
    from gusher.texts import Texts

SPECIALS = ("price", "crude", "push")


class GigantenMeasures(Measures):
    """A price counts by its direction, whichever company's it is; to sell nothing is no sale."""

    gauges: ClassVar[Mapping[str, Gauge]] = {
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
    }
    charts: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "prices": ("hudson", "jet", "standard"),
        "supply": ("crude", "tanks", "licences"),
        "growth": ("black", "front", "derricks"),
        "purse": ("purse",),
    }
    uncounted: ClassVar[frozenset[str]] = frozenset({"place", "end", "pay"})
    told_apart: ClassVar[frozenset[str]] = frozenset({"card", "store", "no", "ship"})
    things: ClassVar[Mapping[str, str]] = {"store": "company", "ship": "carrier"}

    def kind(self, rule: str, notation: str) -> str:
        if notation.startswith("price "):
            return f"price {notation.rpartition(' ')[2]}"
        return "" if notation == "sell 0" else super().kind(rule, notation)

    def label(self, kind: str, game: Game, texts: Texts) -> str:
        word, _, rest = kind.partition(" ")
        return card(rest, game, texts) if word == "card" else super().label(kind, game, texts)


def card(name: str, game: Game, texts: Texts) -> str:
    """A card by what it gives, a red one also by how far it moves the black loco."""
    box: dict[str, Any] = next(found for found in game.data["beige_cards"] + game.data["red_cards"] if found["id"] == name)
    kind = next((special for special in SPECIALS if box[special]), "plain")
    said = texts.say(f"giganten-card-{kind}", **{key: box[key] for key in ("licences", "move", "price", "push")})
    return texts.say("giganten-kind-red", what=said, black=box["black"]) if "black" in box else texts.say("giganten-kind-card", what=said)
