"""The map of the house shows rooms and files that are there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

pytestmark = pytest.mark.one_build

ROOT = Path(__file__).parents[1]
MAP = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
HOUSE = ROOT / "src" / "gusher"


def test_every_file_that_the_map_names_is_there() -> None:
    named = re.findall(r"`([a-z_]+/[\w/.]+\.(?:py|js|md))`", MAP)
    assert len(named) > 20
    game = next(HOUSE.glob("games/*/game.py")).parent.name
    places = [(HOUSE / name.replace("GAME", game), ROOT / name) for name in named]
    assert [str(inside) for inside, beside in places if not inside.exists() and not beside.exists()] == []


def test_every_room_is_on_the_map() -> None:
    rooms = {path.name for path in HOUSE.iterdir() if path.is_dir() and any(path.glob("*.py"))}
    assert [room for room in sorted(rooms) if f"`{room}/" not in MAP] == []
    inside = {path.parent.name for large in ("server", "lab") for path in (HOUSE / large).glob("*/__init__.py")}
    assert [room for room in sorted(inside) if f"`{room}`" not in MAP] == []
