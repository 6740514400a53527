"""Giganten in words: what its actions and events are called. Numbers come from the box and from the view of a seat."""

from __future__ import annotations

from typing import Any, ClassVar

from gusher.core.event import Event
from gusher.core.game import Game
from gusher.terminal.words import View, Words
from gusher.texts import Texts

NAMED = ("company", "colour", "carrier")
SPECIALS = ("price", "crude", "push")


class GigantenWords(Words):
    openings: ClassVar[frozenset[str]] = frozenset({"move-turn", "auction"})
    headings: ClassVar[frozenset[str]] = frozenset({"round"})
    apart: ClassVar[frozenset[str]] = frozenset({"took-card", "licences", "built", "built-nothing", "pumped", "overflow"})
    summed: ClassVar[frozenset[str]] = frozenset({"drew-licence", "lost-licence", "railed"})
    listed: ClassVar[dict[str, str]] = {"answered": "who", "beige-card": "card", "drove": "cell", "passed": "who"}

    def __init__(self, texts: Texts, game: Game, names: list[str]) -> None:
        super().__init__(texts, game, names)
        self.sites: dict[str, dict[str, Any]] = {site["id"]: site for site in game.data["board"]["sites"]}
        self.cards: dict[str, dict[str, Any]] = {card["id"]: card for card in game.data["beige_cards"] + game.data["red_cards"]}

    # Things

    def card(self, card: str) -> str:
        box = self.cards[card]
        kind = next((special for special in SPECIALS if box[special]), "plain")
        numbers = {key: box[key] for key in ("licences", "move", "price", "push")}
        said = self.texts.say(f"giganten-card-{kind}", **numbers)
        return self.texts.say("giganten-card-red", card=said) if "black" in box else said

    def site(self, site: str) -> str:
        box = self.sites[site]
        return self.texts.say("giganten-site", id=site, row=box["row"], column=box["column"])

    def cell(self, cell: str) -> str:
        row, column = cell.split(",")
        return self.texts.say("giganten-cell", row=int(row), column=int(column))

    def held(self, ones: int, twos: int) -> str:
        return self.texts.say("giganten-cards-held", ones=ones, twos=twos)

    def company_price(self, view: View, company: str) -> int:
        return next(int(known["price"]) for known in view["companies"] if known["id"] == company)

    # Questions and actions

    def ask(self, view: View) -> str:
        values: dict[str, int | str] = {}
        if view["moving"]:
            values["points"] = view["moving"]["points"]
        if view["shipping"]:
            values["site"] = self.site(view["shipping"])
        if view["auction"]:
            company = view["auction"]["company"]
            values |= {"company": self.name("company", company), "bid": view["auction"]["bid"]}
            values["price"] = self.company_price(view, company)
        return self.texts.say(f"giganten-ask-{view['rule']}", **values)

    def action(self, notation: str, view: View | None) -> str:
        kind, _, rest = notation.partition(" ")
        say = self.texts.say
        if kind == "truck":
            return say("giganten-action-truck", cell=self.cell(rest), arrow=arrow(rest, view))
        if kind == "price":
            company, way = rest.split()
            return say(f"giganten-action-price-{way}", company=self.name("company", company))
        if kind == "pay":
            return self.payment(int(rest.split()[0]), view)
        values: dict[str, int | str] = {}
        if kind == "card":
            values["card"] = self.card(rest)
        elif kind in ("place", "bid", "sell"):
            values[{"place": "row", "bid": "bid", "sell": "crude"}[kind]] = int(rest)
        elif kind in ("peek", "build"):
            values["site"] = self.site(rest)
        elif kind == "store":
            values["company"] = self.name("company", rest)
        elif kind == "ship":
            values["carrier"] = self.name("carrier", rest)
        return say(f"giganten-action-{notation.replace(' ', '-') if kind == 'no' else kind}", **values)

    def payment(self, twos: int, view: View | None) -> str:
        if view is None or view["auction"] is None:
            return self.texts.say("giganten-action-pay-twos", twos=twos)
        return self.texts.say("giganten-action-pay", held=self.held(max(0, view["auction"]["bid"] - 2 * twos), twos))

    def effect(self, notation: str, event: Event) -> str:
        values = event.values
        if event.name == "changed-price":
            return self.texts.say("giganten-effect-price", before=values["before"], price=values["price"])
        if event.name in ("drove", "railed"):
            return self.texts.say("giganten-effect-points", points=values["points"])
        change = values.get("dollars", 0)
        if isinstance(change, int) and change:
            return self.texts.say("giganten-effect-dollars", sign="+" if change > 0 else "−", dollars=abs(change))
        return ""

    # Events

    def place(self, event: Event) -> str:
        if event.name == "auction":
            return self.texts.say("giganten-place-auction", company=self.name("company", str(event.values["company"])))
        return self.texts.say("giganten-place-move")

    def value(self, key: str, value: int | str) -> int | str:
        if key in NAMED:
            return self.name(key, str(value))
        if key == "start":
            return self.who(int(value))
        if key == "card":
            return self.card(str(value))
        if key == "site":
            return self.site(str(value))
        return self.cell(str(value)) if key == "cell" else super().value(key, value)

    def event(self, name: str, values: dict[str, int | str]) -> str:
        numbers = {key: abs(value) for key, value in values.items() if isinstance(value, int)}
        said = values | numbers
        if "ones" in numbers:
            said["held"] = self.held(numbers["ones"], numbers["twos"])
        return super().event(name, said)


def arrow(cell: str, view: View | None) -> str:
    """The way from the truck of the viewing seat to a cell beside it."""
    truck = view["players"][view["seat"]]["truck"] if view and view["seat"] is not None else None
    if truck is None:
        return "→"
    row, column = (int(number) for number in cell.split(","))
    ways = {(-1, 0): "↑", (1, 0): "↓", (0, -1): "←"}
    return ways.get((row - truck["row"], column - truck["column"]), "→")
