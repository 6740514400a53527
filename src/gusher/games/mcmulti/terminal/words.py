"""McMulti in words: what its actions and events are called. Numbers come from the box and from the view of a seat."""

from __future__ import annotations

from typing import ClassVar

from gusher.core.event import Event
from gusher.terminal.words import View, Words

BARRELS = ("crude", "gasoline")
NAMED = ("asset", "product", "market", "quadrant")


class McMultiWords(Words):
    openings: ClassVar[frozenset[str]] = frozenset({"turn"})
    headings: ClassVar[frozenset[str]] = frozenset({"round", "special-round"})
    apart: ClassVar[frozenset[str]] = frozenset({"conceded", "declared", "settled"})
    summed: ClassVar[frozenset[str]] = frozenset({"bought-barrel", "sold-barrel", "forfeited"})
    listed: ClassVar[dict[str, str]] = {"bought": "where", "sold": "where"}

    def numbers(self, view: View) -> dict[str, int]:
        due = view["due"]
        return {"due": due["money"] if due else 0, "target": view["target"], "well": view["wells"]["price"]}

    def card(self, card: str) -> str:
        """A news card by its number, or a card of the economy."""
        return self.name("news" if card.startswith("N") else "economy", card)

    # Actions

    def action(self, notation: str, view: View | None) -> str:
        kind, _, rest = notation.partition(" ")
        say = self.texts.say
        if kind in ("buy", "sell"):
            if rest in BARRELS:
                return say(f"mcmulti-action-{kind}-barrel", product=self.name("product", rest))
            price = view["economy"][kind][rest] if view else 0
            return say(f"mcmulti-action-{kind}-asset", one=self.name("one", rest), price=price)
        if kind in ("strike", "concede", "declare"):
            return say(f"mcmulti-action-{kind}-{rest}")
        if kind in ("domestic", "foreign"):
            return say("mcmulti-action-use-market", market=self.name("market", kind))
        values: dict[str, int | str] = {}
        if kind == "quadrant":
            values["quadrant"] = self.name("quadrant", rest)
        elif kind in ("row", "column"):
            values[kind] = int(rest)
        elif kind == "forfeit":
            values["product"] = self.name("product", rest)
        elif kind == "upgrade":
            values["price"] = self.upgrade_price()
        elif rest:
            values = {"count": int(rest), "barrels": int(rest) * int(self.game.data["assets"]["crude_per_unit"])}
        return say(f"mcmulti-action-{kind}", **values)

    def upgrade_price(self) -> int:
        return next(int(card["amount"]) for card in self.game.data["news"]["cards"] if card["id"] == "N2")

    def effect(self, notation: str, event: Event) -> str:
        money = event.values.get("money", 0)
        if not isinstance(money, int) or money == 0:
            return ""
        return self.texts.say("mcmulti-effect", sign="+" if money > 0 else "−", money=abs(money))

    # Events

    def place(self, event: Event) -> str:
        return self.who(int(event.values["seat"]))

    def value(self, key: str, value: int | str) -> int | str:
        if key in NAMED:
            return self.name(key, str(value))
        return self.card(str(value)) if key == "card" else super().value(key, value)

    def values(self, event: Event) -> dict[str, int | str]:
        said = super().values(event)
        if "asset" in event.values:
            said["one"] = self.name("one", str(event.values["asset"]))
            said["where"] = f"{said.pop('row')}/{said.pop('column')}"
        return said

    def event(self, name: str, values: dict[str, int | str]) -> str:
        return super().event(name, values | {key: abs(value) for key, value in values.items() if isinstance(value, int)})
