"""A plain way to play Interbellum: lay the line that lacks least, take income where there is some, buy influence with what is left."""

from __future__ import annotations

from typing import Any

Scene = dict[str, Any]
WORKS = ("work take_income", "work lay_pipeline", "work play_card", "work buy_influence", "work search_gas", "work draw_cards")


def choose(scene: Scene) -> str:
    """What the seat of this scene does next."""
    view = scene["view"]
    actions: list[str] = [offer["action"] for offer in scene["offers"]]
    if view["rule"] == "PlaceWorker":
        me = view["players"][scene["seat"]]
        rich = me["money"] >= 4
        wishes = [work for work in WORKS if work in actions and (rich or work != "work lay_pipeline")]
        if rich and "work lay_pipeline" in actions:
            return "work lay_pipeline"
        return wishes[0] if wishes else actions[0]
    if view["prospects"]:
        return max(actions, key=lambda action: worth(view, action))
    if actions[0].startswith("stake"):
        return actions[min(2, len(actions) - 1)]
    return "stop" if "stop" in actions and view["rule"] == "InfluenceMore" else actions[0]


def mingle(scene: Scene) -> str:
    """The same, but influence comes first, one cube a power where others have some: so that there soon is something to vote on."""
    view = scene["view"]
    actions: list[str] = [offer["action"] for offer in scene["offers"]]
    if "work buy_influence" in actions:
        return "work buy_influence"
    if view["rule"] in ("InfluencePower", "GainPower", "GainByEvent"):
        me = scene["seat"]
        shared = [power["id"] for power in view["powers"] if not power["influence"][me] and sum(power["influence"])]
        return next((f"power {power}" for power in shared if f"power {power}" in actions), actions[0])
    return choose(scene)


def worth(view: dict[str, Any], action: str) -> float:
    """What a piece would bring at once, or soon."""
    found = view["prospects"].get(action.partition(" ")[2])
    if found is None:
        return -1.0
    line = found["line"]
    return float(found["now"]) * 10 + (line["points"] / len(line["lacking"]) if line else 0)
