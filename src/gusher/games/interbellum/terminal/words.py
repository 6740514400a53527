"""Interbellum in words: what its actions, events and places are called. Numbers come from the box and from the view of a seat."""

from __future__ import annotations

from typing import Any, ClassVar

from gusher.core.event import Event
from gusher.core.game import Game
from gusher.terminal.words import View, Words
from gusher.texts import Texts

NAMED = ("power", "area", "origin", "work", "card", "kind")
PLAIN = ("buy", "discount", "extra", "keep", "swap", "decline", "stop", "pay", "lose")


class InterbellumWords(Words):
    openings: ClassVar[frozenset[str]] = frozenset({"turn"})
    headings: ClassVar[frozenset[str]] = frozenset({"round", "event"})
    apart: ClassVar[frozenset[str]] = frozenset({"voted", "scored"})
    summed: ClassVar[frozenset[str]] = frozenset({"gained", "lost", "drew", "bought-influence"})

    def __init__(self, texts: Texts, game: Game, names: list[str]) -> None:
        super().__init__(texts, game, names)
        data = game.data
        self.nodes: dict[str, str] = {node["id"]: node["name"] for kind in ("wells", "ports", "junctions") for node in data[kind]}
        self.areas: dict[str, str] = {area["id"]: area["name"] for area in data["areas"]}
        self.segments: dict[str, dict[str, Any]] = {segment["id"]: segment for segment in data["segments"]}
        self.companies: dict[int, str] = {company["number"]: company["name"] for company in data["companies"]}
        self.titles: dict[str, dict[str, Any]] = {card["id"]: card for card in data["event_cards"]}

    def name(self, kind: str, value: str) -> str:
        """What another box calls its places is not for us to translate."""
        if kind in ("area", "origin"):
            return self.areas[value] if self.game.custom_data else super().name("area", value)
        return super().name(kind, value)

    def node(self, id: str) -> str:
        """The name of a well, a port or a junction, by what the box calls it; what an owner has named himself has no message."""
        name = self.nodes[id]
        return self.texts.name(f"interbellum-place-{name.replace(' ', '_')}", name)

    def title(self, card: str, decade: str) -> str:
        """The title of an event, by its id."""
        return str(self.titles[card][f"title_{decade}"]) if self.game.custom_data else self.texts.say(f"interbellum-title-{card}-{decade}")

    def rule(self, card: str, decade: str) -> str:
        """What an event says in a decade."""
        return str(self.titles[card][f"text_{decade}"]) if self.game.custom_data else self.texts.say(f"interbellum-text-{card}-{decade}")

    def line(self, segment: str) -> str:
        """`Hajigabul – Ganja`"""
        ends = self.segments[segment]
        return f"{self.node(ends['from'])} – {self.node(ends['to'])}"

    def ask(self, view: View) -> str:
        asking = view["asking"]
        values: dict[str, int | str] = {key: value for key, value in asking.items() if isinstance(value, int)}
        for key in ("power", "card", "area", "kind"):
            if key in asking:
                values[key] = self.name(key, asking[key])
        if "segment" in asking:
            values["segment"] = self.line(asking["segment"])
        if view["rule"] == "CableOrder":
            known = next(stack["known"] for stack in view["stacks"] if stack["id"] == asking["stack"])
            values |= {"first": self.coming(known[0], view), "second": self.coming(known[1], view)}
        return self.texts.say(f"interbellum-ask-{view['rule']}", **values)

    def coming(self, card: str, view: View) -> str:
        """An event that lies on a stack, by the title of the decade in which it can be turned over first."""
        return self.title(card, "20s" if view["round"] < int(self.game.data["last_round_20s"]) else "30s")

    # Actions

    def action(self, notation: str, view: View | None) -> str:
        kind, _, rest = notation.partition(" ")
        say = self.texts.say
        if kind in PLAIN:
            return say(f"interbellum-action-{kind}")
        if kind == "work":
            return say(f"interbellum-action-{rest}")
        if kind in ("segment", "remove"):
            area = self.name("area", self.segments[rest]["territory"])
            return say(f"interbellum-action-{kind}", segment=self.line(rest), area=area)
        if kind in ("to", "army"):
            return say(f"interbellum-action-{kind}", area=self.name("area", rest), power=self.standing(rest, view))
        if kind == "well":
            return say("interbellum-action-well", well=self.node(rest))
        if kind == "stake":
            return say("interbellum-action-stake", money=int(rest))
        if kind == "rival":
            return say("interbellum-action-rival", who=self.who(int(rest)) if int(rest) < len(self.names) else rest)
        return self.name(kind, rest) if kind in ("power", "card") else say("interbellum-action-stack", stack=rest)

    def standing(self, area: str, view: View | None) -> str:
        """The power whose army stands there, or `none`."""
        for shown in view["areas"] if view else ():
            if shown["id"] == area and shown["power"] is not None:
                return self.name("power", shown["power"])
        return "none"

    def effect(self, notation: str, event: Event) -> str:
        money = event.values.get("money", 0)
        if not isinstance(money, int) or money == 0:
            return ""
        return self.texts.say("interbellum-effect", sign="+" if money > 0 else "−", money=abs(money))

    # Events

    def place(self, event: Event) -> str:
        return self.who(int(event.values["seat"]))

    def value(self, key: str, value: int | str) -> int | str:
        if key in NAMED:
            return self.name(key, str(value))
        if key == "well":
            return self.node(str(value))
        if key == "segment":
            return self.line(str(value))
        return self.companies[int(value)] if key == "company" else super().value(key, value)

    def values(self, event: Event) -> dict[str, int | str]:
        if event.name == "event":
            card, decade = str(event.values["card"]), str(event.values["decade"])
            return {"card": card, "title": self.title(card, decade), "text": self.rule(card, decade)}
        if event.name in ("cable-order", "cable-seen"):
            return event.values | {"who": self.who(int(event.values["seat"]))}
        return super().values(event)

    def event(self, name: str, values: dict[str, int | str]) -> str:
        return super().event(name, values | {key: abs(value) for key, value in values.items() if isinstance(value, int)})
