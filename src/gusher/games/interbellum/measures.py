"""What the lab measures in Interbellum: gas, wells, pipelines, armies and money; what workers do, cards played and influence bought; and
whether the company matters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from gusher.core.game import Game
from gusher.lab.measures import Gauge, Measures, View, spoken, total

if TYPE_CHECKING:
    from gusher.texts import Texts

COUNTED = frozenset({"work", "card", "discount", "extra"})


class InterbellumMeasures(Measures):
    """Most answers only say where. A well counts if it is drafted, a power if influence is bought there."""

    gauges: ClassVar[Mapping[str, Gauge]] = {
        "pipeline": lambda view: view["modifiers"]["pipeline_base"],
        "well": lambda view: view["modifiers"]["well_price"],
        "gas": lambda view: view["bag"]["black"],
        "empty": lambda view: view["bag"]["white"],
        "free_wells": lambda view: sum(1 for well in view["wells"] if well["owner"] is None),
        "linked_wells": lambda view: sum(1 for well in view["wells"] if well["linked"]),
        "pieces": lambda view: sum(len(segment["pieces"]) for segment in view["segments"]),
        "armies": lambda view: sum(int(power["outside"]) for power in view["powers"]),
        "purse": lambda view: total(view, "money"),
    }
    charts: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "supply": ("gas", "empty", "free_wells"),
        "growth": ("pieces", "linked_wells", "armies"),
        "purse": ("purse",),
    }
    things: ClassVar[Mapping[str, str]] = {"power": "power", "card": "card"}

    def kind(self, rule: str, notation: str) -> str:
        word, _, rest = notation.partition(" ")
        if word == "well":
            return f"draft {rest}" if rule == "DraftWell" else ""
        if word == "power":
            return notation if rule == "InfluencePower" else ""
        return notation if word in COUNTED else ""

    def traits(self, game: Game, view: View) -> list[dict[str, str]]:
        names = {company["number"]: str(company["name"]) for company in game.data["companies"]}
        return [{"company": names[player["company"]]} for player in view["players"]]

    def label(self, kind: str, game: Game, texts: Texts) -> str:
        word, _, rest = kind.partition(" ")
        if word == "work":
            return spoken(texts.say(f"interbellum-work-{rest}"))
        if word == "draft":
            well = next(str(found["name"]) for found in game.data["wells"] if found["id"] == rest)
            return texts.say("interbellum-kind-draft", what=texts.name(f"interbellum-place-{well.replace(' ', '_')}", well))
        return super().label(kind, game, texts)
