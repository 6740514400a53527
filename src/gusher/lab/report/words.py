"""The words and numbers of a report in the reader's language."""

from __future__ import annotations

from typing import Any

from gusher.core.game import Game
from gusher.texts import Texts

LANGUAGES = ("en", "de")

# The names of things that a kind of action is about, by game and first word.
THINGS = {
    "oilfield": {
        "place": "column",
        "card": "card",
        "take": "field",
        "buy": "tile",
        "store": "barrel",
        "sell": "barrel",
        "export": "barrel",
    },
    "mcmulti": {"forfeit": "product"},
    "giganten": {"store": "company", "ship": "carrier"},
    "interbellum": {"power": "power", "card": "card"},
}
SPECIALS = ("price", "crude", "push")

# The plots of prices and supplies of each game, and the measures in each. Those of a `purse` are shown for one player.
CHARTS: dict[str, dict[str, tuple[str, ...]]] = {
    "oilfield": {
        "prices": ("export", "row5", "row3", "row2"),
        "supply": ("oil", "gas", "stored"),
        "growth": ("towers",),
        "purse": ("purse",),
    },
    "mcmulti": {
        "prices": ("consumers", "gasoline_domestic", "gasoline_foreign", "crude_domestic", "crude_foreign"),
        "supply": ("crude_barrels", "gasoline_barrels", "own_barrels"),
        "growth": ("rigs", "wells", "refineries", "stations"),
    },
    "giganten": {
        "prices": ("hudson", "jet", "standard"),
        "supply": ("crude", "tanks", "licences"),
        "growth": ("black", "front", "derricks"),
        "purse": ("purse",),
    },
    "interbellum": {
        "supply": ("gas", "empty", "free_wells"),
        "growth": ("pieces", "linked_wells", "armies"),
        "purse": ("purse",),
    },
}


class ReportWords:
    """Sentences by message id; numbers with the comma or the point of the language."""

    def __init__(self, game: Game, language: str) -> None:
        self.texts = Texts(language)
        self.game = game
        self.language = language
        self.comma = language != "en"

    def say(self, message: str, /, **values: int | str) -> str:
        return self.texts.say(message, **values)

    def number(self, value: float, digits: int | None = None) -> str:
        """With one digit after the point below 100, if it is not whole; more on request."""
        if digits is None:
            digits = 0 if abs(value) >= 100 or round(value, 1) == round(value) else 1
        said = f"{value:,.{digits}f}"
        return said.translate(str.maketrans(",.", ".,")) if self.comma else said

    def percent(self, share: float, digits: int = 1) -> str:
        said = self.number(100 * share, digits)
        return f"{said.removesuffix('.0').removesuffix(',0') if digits else said}\N{NO-BREAK SPACE}%"

    def tick(self, share: float) -> str:
        return self.percent(share, 0 if round(100 * share, 6) == round(100 * share) else 1)

    @property
    def unit(self) -> str:
        """What scores are counted in."""
        return self.say(f"{self.game.name}-unit")

    def item(self, item: str) -> str:
        return self.say(f"{self.game.name}-score-{item}")

    def measure(self, name: str) -> str:
        return self.say(f"{self.game.name}-measure-{name}")

    def chart(self, name: str) -> str:
        return self.say(f"{self.game.name}-chart-{name}")

    def kind(self, kind: str) -> str:
        """A kind of action, as a label: `Buy a gas refinery`."""
        game = self.game.name
        word, _, rest = kind.partition(" ")
        if game == "giganten" and word == "card":
            return self.card(rest)
        if game == "interbellum" and word == "work":
            said = self.say(f"interbellum-work-{rest}")
            return said[:1].upper() + said[1:]
        if game == "interbellum" and word == "draft":
            return self.say("interbellum-kind-draft", what=self.well(rest))
        if game == "mcmulti" and word in ("buy", "sell"):
            what = self.say(f"mcmulti-{'product' if rest in ('crude', 'gasoline') else 'one'}-{rest}")
            return self.say(f"mcmulti-kind-{word}", what=what)
        thing = THINGS[game].get(word)
        if thing is not None:
            return self.say(f"{game}-kind-{word}", what=self.say(f"{game}-{thing}-{rest}"))
        if word in ("invest", "divest"):
            return self.say(f"{game}-kind-{word}", what=rest)
        return self.say(f"{game}-kind-{kind.replace(' ', '-')}")

    def card(self, card: str) -> str:
        """A card of Giganten by what it gives, a red one also by how far it moves the black loco."""
        box: dict[str, Any] = next(found for found in self.game.data["beige_cards"] + self.game.data["red_cards"] if found["id"] == card)
        kind = next((special for special in SPECIALS if box[special]), "plain")
        said = self.say(f"giganten-card-{kind}", **{key: box[key] for key in ("licences", "move", "price", "push")})
        return self.say("giganten-kind-red", what=said, black=box["black"]) if "black" in box else self.say("giganten-kind-card", what=said)

    def well(self, well: str) -> str:
        return next(str(found["name"]) for found in self.game.data["wells"] if found["id"] == well)
