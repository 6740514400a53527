"""`python -m tests.web.harness.samples`: real positions of Oilfield as the board gets them, for the harness page to draw.

Games of greedy bots, with some random choices so that rare positions come up, are searched for one position of each kind in `WANTED`.
Each is written to `samples/NAME.json`; `samples/film.json` is a whole game as one seat sees it; `samples/index.json` lists them.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from gusher.bots import bot
from gusher.core.rng import Rng
from gusher.core.rules import State
from gusher.core.view import Observation
from gusher.registry import game

SAMPLES = Path(__file__).parent / "samples"
NAMES = ("Ruth", "Hank", "Opal", "Clyde Barrowman", "Mae")
OILFIELD = game("oilfield")

Scene = dict[str, Any]


def offers(s: State, seat: int) -> list[dict[str, object]]:
    return [
        {"action": option.notation, "kind": type(option).__name__, "values": {}, "section": option.section, "effect": {}, "confirm": False}
        for option in s.options(seat)
    ]


def why_not(view: Scene, offered: set[str]) -> list[dict[str, object]]:
    """What belongs to the question and is not offered; the reasons are for show."""
    rule = view["rule"]
    asked: list[str] = []
    if rule == "PlaceWorker":
        asked = [f"place {space['id']}" for space in view["spaces"]]
    elif rule == "Lease":
        asked = [f"take {field['id']}" for field in view["fields"]]
    elif rule == "Build":
        asked = [f"buy {tile}" for tile in view["market"]]
    elif rule == "Invest":
        asked = [f"invest {row['vp']}" for row in view["rows"]]
    elif rule == "Local":
        asked = ["oil for money", "oil for vp", "gas for vp"]
    elif rule == "National":
        asked = ["export oil", "export gas"]
    return [{"action": action, "section": view["section"], "reason": "sample", "values": {}} for action in asked if action not in offered]


def scene(s: State, seat: int | None) -> Scene:
    view: Scene = s.view(seat)
    asked = seat is not None and seat in s.awaiting
    given = offers(s, seat) if asked and seat is not None else []
    seats = [
        {"seat": other, "kind": "person", "name": NAMES[other], "bot": None, "stand_in": None, "here": True, "mine": other == seat}
        for other in range(view["seats"])
    ]
    return {
        "seat": seat,
        "seats": seats,
        "view": view,
        "offers": given,
        "why_not": why_not(view, {str(offer["action"]) for offer in given}) if asked else [],
    }


def positions(seats: int, advanced: bool, seed: int, wild: int) -> Iterator[State]:
    """Every position of one game where somebody is asked, and the end. One choice in `wild` is random (0: none)."""
    s = OILFIELD.start(seats, advanced=advanced)
    greedy, uniform, rng = bot("greedy", "oilfield"), bot("random", "oilfield"), Rng(seed)
    while not s.over:
        if s.chance:
            s.meet(s.sample(rng))
            continue
        yield s
        seat = s.awaiting[rng.below(len(s.awaiting))]
        player = uniform if wild and rng.below(wild) == 0 else greedy
        s.play(seat, player.choose(Observation(s, seat), rng))
    yield s


def asks(rule: str) -> Callable[[Scene], bool]:
    return lambda view: view["rule"] == rule


def own_towers(view: Scene) -> int:
    return max(len(player["towers"]) for player in view["players"])


def strike(view: Scene) -> bool:
    return any(field["strike"] for field in view["fields"])


def exhausted(view: Scene) -> int:
    return sum(1 for field in view["fields"] if field["exhausted"])


# name: seats (0: any), advanced (None: any), what the view must show, the fewest offers but sales of investments, how one begins
WANTED: dict[str, tuple[int, bool | None, Callable[[Scene], bool], int, str]] = {
    "place-4-early": (4, None, lambda v: v["rule"] == "PlaceWorker" and v["round"] == 1, 10, ""),
    "place-2-mid": (2, None, lambda v: v["rule"] == "PlaceWorker" and v["round"] >= 5, 8, ""),
    "place-3-mid": (3, None, lambda v: v["rule"] == "PlaceWorker" and v["round"] >= 6, 8, ""),
    "place-5-mid": (5, True, lambda v: v["rule"] == "PlaceWorker" and v["round"] >= 7, 8, ""),
    "cards-4": (4, None, lambda v: v["rule"] == "ChooseCards" and v["round"] >= 4, 5, ""),
    "cards-5-some-chosen": (5, True, lambda v: v["rule"] == "ChooseCards" and v["round"] >= 5 and len(v["awaiting"]) <= 3, 5, ""),
    "lease-4": (4, None, asks("Lease"), 4, "take"),
    "build-4-advanced": (4, True, lambda v: v["rule"] == "Build" and len(v["market"]) >= 5 and v["round"] >= 3, 5, ""),
    "site-3": (3, None, asks("Site"), 2, ""),
    "barrel-5": (5, True, lambda v: v["rule"] == "TakeBarrel" and own_towers(v) >= 3, 3, "store"),
    "barrel-4": (4, False, lambda v: v["rule"] == "TakeBarrel" and own_towers(v) >= 2, 4, "sell"),
    "local-4": (4, None, asks("Local"), 4, ""),
    "national-4": (4, None, asks("National"), 2, ""),
    "pump": (0, True, asks("National"), 2, "pump"),
    "invest-4": (4, None, lambda v: v["rule"] == "Invest" and sum(row["covered"] for row in v["rows"]) >= 4, 3, ""),
    "fee": (0, True, asks("GovernmentFee"), 2, "divest"),
    "strike": (4, None, strike, 3, ""),
    "exhausted": (4, True, lambda v: exhausted(v) >= 1 and v["round"] >= 8, 3, ""),
    "last-round": (5, None, lambda v: v["final_round"] == v["round"] and exhausted(v) >= 2, 4, ""),
    "final-sale": (0, None, asks("FinalSale"), 1, "divest"),
}


def enough(s: State, seat: int, least: int, begins: str) -> bool:
    offered = [option.notation for option in s.options(seat)]
    plain = [action for action in offered if not action.startswith("divest")]
    return len(plain) >= least and any(action.startswith(begins) for action in offered)


def search(found: dict[str, Scene], seed: int) -> None:
    for number, seats in enumerate(OILFIELD.seats):
        advanced = (seed + number) % 2 == 0
        for s in positions(seats, advanced, seed, 6 if seed % 3 else 0):
            if seats == 3 and own_towers(s.view(None)) >= 2:
                found.setdefault("spectator", scene(s, None))
            for seat in s.awaiting:
                view: Scene = s.view(seat)
                for name, (wanted_seats, wanted_advanced, shows, least, begins) in WANTED.items():
                    fits = wanted_seats in (0, seats) and wanted_advanced in (None, advanced)
                    if name not in found and fits and shows(view) and enough(s, seat, least, begins):
                        found[name] = scene(s, seat)
                        break
        found.setdefault(f"over-{seats}", scene(s, 0))


def film() -> list[Scene]:
    return [scene(s, 1) for s in positions(4, True, 11, 0)]


def main() -> None:
    SAMPLES.mkdir(exist_ok=True)
    found: dict[str, Scene] = {}
    for seed in range(1, 60):
        search(found, seed)
        if WANTED.keys() <= found.keys():
            break
    for name, sample in found.items():
        (SAMPLES / f"{name}.json").write_text(json.dumps(sample))
    (SAMPLES / "film.json").write_text(json.dumps(film()))
    (SAMPLES / "data.json").write_text(json.dumps(OILFIELD.data))
    (SAMPLES / "index.json").write_text(json.dumps({"samples": [*found], "missing": sorted(WANTED.keys() - found.keys())}, indent=1))


if __name__ == "__main__":
    main()
