"""What the lab measures in McMulti: prices, barrels and plants; what is bought, sold and used."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from gusher.core.game import Game
from gusher.lab.measures import Gauge, Measures, View, total

if TYPE_CHECKING:
    from gusher.texts import Texts

PRODUCTS = ("crude", "gasoline")


def ladder(view: View, market: int, product: str, key: str) -> int | None:
    found = view["markets"][market][product][key]
    return None if found is None else int(found)


def assets(view: View, asset: str) -> int:
    return sum(int(player["assets"][asset]) for player in view["players"])


class McMultiMeasures(Measures):
    """To use none of one's plants is no use of them. To declare or to concede is how a game is ended, not how it is won."""

    gauges: ClassVar[Mapping[str, Gauge]] = {
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
    }
    charts: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "prices": ("consumers", "gasoline_domestic", "gasoline_foreign", "crude_domestic", "crude_foreign"),
        "supply": ("crude_barrels", "gasoline_barrels", "own_barrels"),
        "growth": ("rigs", "wells", "refineries", "stations"),
    }
    uncounted: ClassVar[frozenset[str]] = frozenset({"pay", "quadrant", "row", "column", "declare", "concede", "none", "done"})
    told_apart: ClassVar[frozenset[str]] = frozenset({"buy", "sell", "forfeit"})
    things: ClassVar[Mapping[str, str]] = {"forfeit": "product"}

    def kind(self, rule: str, notation: str) -> str:
        return "" if notation.endswith((" 0", " no")) else super().kind(rule, notation)

    def label(self, kind: str, game: Game, texts: Texts) -> str:
        word, _, rest = kind.partition(" ")
        if word in ("buy", "sell"):
            return texts.say(f"mcmulti-kind-{word}", what=texts.say(f"mcmulti-{'product' if rest in PRODUCTS else 'one'}-{rest}"))
        return super().label(kind, game, texts)
