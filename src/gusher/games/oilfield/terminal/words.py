"""Oilfield in words: what its actions and events are called. Numbers come from the box and from the view of a seat."""

from __future__ import annotations

from typing import Any, ClassVar

from gusher.core.event import Event
from gusher.core.game import Game
from gusher.core.rules import Action
from gusher.terminal.words import View, Words
from gusher.texts import Texts

NAMED = ("field", "tile", "card", "column", "barrel")


class OilfieldWords(Words):
    openings: ClassVar[frozenset[str]] = frozenset({"turn", "card-turn"})
    headings: ClassVar[frozenset[str]] = frozenset({"round"})
    apart: ClassVar[frozenset[str]] = frozenset({"placed", "answered", "revealed", "paid-fee", "lost-tower"})
    summed: ClassVar[frozenset[str]] = frozenset({"stored", "sold-by-tower", "sold-locally", "exported", "supervised", "pumped"})
    listed: ClassVar[dict[str, str]] = {"answered": "who", "new-tile": "tile", "new-concession": "field"}

    def __init__(self, texts: Texts, game: Game, names: list[str]) -> None:
        super().__init__(texts, game, names)
        self.spaces: dict[str, dict[str, Any]] = {space["id"]: space for space in game.data["public_board"]["spaces"]}
        self.tiles: dict[str, dict[str, Any]] = {tile["id"]: tile for tile in game.data["tiles"]}
        self.local: dict[str, int] = game.data["local_prices"]

    def numbers(self, view: View) -> dict[str, int]:
        return {"price": view["price"] or 0, "fee": self.game.data["government"]["fee"]}

    # Things

    def tile_price(self, tile: str) -> int:
        return int(self.tiles[tile]["price"])

    def tile_yield(self, tile: str) -> str:
        box = self.tiles[tile]
        quota: dict[str, int] = {"slots": box["storage_slots"], **box["quota"]}
        quota |= {"fee": box.get("fee", 0), "bonus": box.get("national_action", {}).get("bonus_money", 0)}
        return self.texts.say(f"oilfield-yield-{tile}", **quota)

    def space(self, space: str) -> str:
        box = self.spaces[space]
        column = self.name("column", box["column"])
        if box.get("price"):
            return self.texts.say("oilfield-space-bid", column=column, price=box["price"])
        if self.spaces_like(space) == 1:
            return column
        return self.texts.say("oilfield-space-one-of-many", column=column, position=box["position"])

    def spaces_like(self, space: str) -> int:
        return sum(1 for other in self.spaces.values() if other["column"] == self.spaces[space]["column"])

    def barrels(self, oil: int, gas: int) -> str:
        return self.texts.say("oilfield-barrels", oil=oil, gas=gas)

    # Actions

    def action(self, notation: str, view: View | None) -> str:
        kind, _, rest = notation.partition(" ")
        say = self.texts.say
        if kind == "place":
            return self.placing(rest, view)
        if kind in ("store", "sell"):
            barrel, number = rest.split()
            return say(f"oilfield-action-{kind}", barrel=self.name("barrel", barrel), **self.tower(int(number) - 1, view))
        if rest.startswith("for "):
            return say(f"oilfield-action-{notation.replace(' ', '-')}", oil=self.local["oil_per_vp"])
        values: dict[str, int | str] = {}
        if kind in ("take", "site", "pump"):
            values["field"] = self.name("field", rest)
        elif kind == "card":
            values["card"] = self.name("card", rest)
        elif kind == "buy":
            values = {"tile": self.name("tile", rest), "yield": self.tile_yield(rest)}
        elif kind == "export":
            values["barrel"] = self.name("barrel", rest)
        elif kind in ("invest", "divest"):
            values["row"] = int(rest)
        return say(f"oilfield-action-{kind}", **values)

    def placing(self, space: str, view: View | None) -> str:
        box = self.spaces[space]
        return self.texts.say(
            f"oilfield-action-place-{box['column']}",
            price=box.get("price", 0),
            position=box["position"],
            spaces=self.spaces_like(space),
            pot=view["pot"] if view else 0,
        )

    def tower(self, number: int, view: View | None) -> dict[str, str]:
        """The tower that a barrel comes from, as its owner sees it."""
        towers = view["players"][view["seat"]]["towers"] if view and view["seat"] is not None else []
        if number >= len(towers):
            return {"tower": "unknown", "field": "", "tile": ""}
        tower = towers[number]
        return {"tower": "known", "field": self.name("field", tower["field"]), "tile": self.name("tile", tower["tile"])}

    def sections(self, action: Action) -> list[str]:
        """Where a worker or a card goes, and the chapter of what happens there."""
        kind, _, rest = action.notation.partition(" ")
        column = self.spaces[rest]["column"] if kind == "place" else rest if kind == "card" else None
        led_to = [f"§{known['chapter']}" for known in self.game.data["actions"] if known["id"] == column]
        return super().sections(action) + led_to

    # Events

    def place(self, event: Event) -> str:
        if event.name == "turn":
            return self.space(str(event.values["space"]))
        return self.texts.say("oilfield-space-card", card=self.name("card", str(event.values["card"])))

    def value(self, key: str, value: int | str) -> int | str:
        if key in NAMED:
            return self.name(key, str(value))
        return self.space(str(value)) if key == "space" else super().value(key, value)

    def event(self, name: str, values: dict[str, int | str]) -> str:
        numbers = {key: abs(value) for key, value in values.items() if isinstance(value, int)}
        said = values | numbers
        if "oil" in numbers:
            said["barrels"] = self.barrels(numbers["oil"], numbers["gas"])
        if "vp" in numbers:
            said["gain"] = self.texts.say("oilfield-gain", dollars=numbers["dollars"], vp=numbers["vp"])
        return super().event(name, said)

    def effect(self, notation: str, event: Event) -> str:
        kind, _, rest = notation.partition(" ")
        changes = {"dollars": -self.tile_price(rest)} if kind == "buy" else event.values
        said: list[str] = []
        for key in ("dollars", "vp"):
            change = changes.get(key, 0)
            if isinstance(change, int) and change:
                amount: dict[str, int | str] = {"sign": "+" if change > 0 else "−", key: abs(change)}
                said.append(self.texts.say(f"oilfield-effect-{key}", **amount))
        return " ".join(said)
