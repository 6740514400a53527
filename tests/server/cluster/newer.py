"""The next version of the program, in a folder from which servers, their workers and commands can be started: all that is here, with
another version of the rules of our four games.

A compatible one changes nothing else. An incompatible one has other prices in its boxes, so that games part when somebody pays the first
of them.
"""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import gusher
from gusher import registry

SOURCES = Path(gusher.__file__).parents[1]
BOX = "newer"  # the version of changed boxes

Box = dict[str, Any]


def next_version(rules: str) -> str:
    return str(int(rules) + 1)


def dearer_leases(box: Box) -> None:
    for space in box["public_board"]["spaces"]:
        if space["column"] == "lease":
            space["price"] += 1


def dearer_rigs(box: Box) -> None:
    for card in box["economy"]["cards"]:
        card["buy"]["rig"] += 1


def dearer_freight(box: Box) -> None:
    box["constants"]["freight_fee"] += box["constants"]["money_unit"]


def more_income(box: Box) -> None:
    box["prices"]["income_unlinked"] += 1


CHANGES: dict[str, Callable[[Box], None]] = {
    "oilfield": dearer_leases,
    "mcmulti": dearer_rigs,
    "giganten": dearer_freight,
    "interbellum": more_income,
}


def install(folder: Path, compatible: bool) -> Path:
    """Where it is. What has not changed is linked, compiled modules included."""
    shutil.copytree(SOURCES / "gusher", folder / "gusher", copy_function=os.symlink, ignore=shutil.ignore_patterns("__pycache__"))
    for compiled in SOURCES.glob("gusher__mypyc*"):
        (folder / compiled.name).symlink_to(compiled)
    for name, change in CHANGES.items():
        game = registry.game(name)
        place = folder / "gusher" / "games" / name
        for file in place.glob("__init__.*"):
            file.unlink()
        version = next_version(game.rules_version)
        (place / "__init__.py").write_text(f'from gusher.games.{name}.game import GAME\n\nGAME.rules_version = "{version}"\n')
        if not compatible:
            (place / "data.json").unlink()
            (place / "data.json").write_text(json.dumps(changed_box(name, change)))
    return folder


def changed_box(name: str, change: Callable[[Box], None]) -> Box:
    box: Box = json.loads((registry.game(name).folder / "data.json").read_text(encoding="utf-8"))
    change(box)
    box["data_version"] = BOX
    return box
