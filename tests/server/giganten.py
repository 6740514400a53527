"""A plain way to play Giganten: both seats drill beside the companies and store at Hudson, so that they soon meet in an auction."""

from __future__ import annotations

from typing import Any

# A row to start in, and the way from there to a cell beside a tile of the third column.
WAYS = [(3, ["3,2", "3,3"]), (8, ["8,2", "8,3"])]
FAR_ENOUGH = 3


def choose(scene: dict[str, Any]) -> str:
    """What the seat of this scene does next, when it is asked anything but to bid."""
    view = scene["view"]
    seat = scene["seat"]
    me = view["players"][seat]
    actions: list[str] = [offer["action"] for offer in scene["offers"]]
    row, way = WAYS[seat % len(WAYS)]
    if view["rule"] == "TakeCard":
        return max(actions, key=points)
    if view["rule"] == "PlaceTruck":
        return f"place {row}"
    if view["rule"] == "Move":
        here = f"{me['truck']['row']},{me['truck']['column']}"
        at = way.index(here) + 1 if here in way else 0
        wanted = [f"truck {cell}" for cell in way[at:][:1]] + (["loco"] if me["loco"] < FAR_ENOUGH else [])
        return next((action for action in wanted if action in actions), "end" if "end" in actions else actions[0])
    wishes = [action for action in actions if action.startswith("build") or action == "store hudson"]
    return wishes[0] if wishes else actions[-1] if view["rule"] == "Sell" else actions[0]


def points(action: str) -> int:
    """What a card offers to move with."""
    parts = action.split()[1].split("-")
    return int(parts[3] if parts[0] == "red" else parts[2])


def meets(scene: dict[str, Any]) -> bool:
    """Whether two seats are in an auction where nobody has bid yet."""
    view = scene["view"]
    bidders = [player for player in view["players"] if player["bidding"]]
    return bool(view["rule"] == "Bid" and len(bidders) > 1 and not view["auction"]["bid"])


def worth(scene: dict[str, Any]) -> int:
    """What the seat of this scene can pay."""
    me = scene["view"]["players"][scene["seat"]]
    return int(me["ones"] + 2 * me["twos"])
