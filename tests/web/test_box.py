"""The board knows the standard box by heart, for a page that passes it no data; it must be the box of the game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import gusher
from gusher.registry import game

pytestmark = pytest.mark.one_build

MODULE = Path(gusher.__file__).parent / "games" / "oilfield" / "web" / "box.js"
BEGINS = "export const STANDARD = "


def part_of(known: Any, whole: Any) -> bool:
    """Whether everything that is known stands so in the whole, where lists have the same length."""
    if isinstance(known, dict):
        return all(key in whole and part_of(value, whole[key]) for key, value in known.items())
    if isinstance(known, list):
        return len(known) == len(whole) and all(part_of(*pair) for pair in zip(known, whole, strict=True))
    return bool(known == whole)


def test_the_board_knows_the_standard_box() -> None:
    text = MODULE.read_text(encoding="utf-8")
    start = text.index(BEGINS) + len(BEGINS)
    known = json.loads(text[start : text.index(";\n", start)])
    assert len(known["tiles"]) == 9
    assert part_of(known, game("oilfield").data)
