"""A folder is a room: it says what is in it, it is not crowded, and no file has its folder in its name."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

import pytest

pytestmark = pytest.mark.one_build

SOURCE = Path(__file__).parents[1] / "src" / "gusher"
ROOMS = sorted({file.parent for file in SOURCE.rglob("*.py")})
WITH_ROOMS = ("bots", "lab", "server")  # chapters of a rulebook are as many as it has
GROWING = "versions"  # each step of the database that there ever was
SMALL = [room for part in WITH_ROOMS for room in ROOMS if room.is_relative_to(SOURCE / part) and room.name != GROWING]
MOST_FILES = 9


def files_in(room: Path) -> list[str]:
    return [file.stem for file in sorted(room.glob("*.py")) if file.stem != "__init__"]


def folders_in_names(files: list[str]) -> list[str]:
    """Words with which three files or more begin."""
    first_words = Counter(file.partition("_")[0] for file in files)
    return [word for word, times in first_words.items() if times > 2]


def name_of(room: Path) -> str:
    return room.relative_to(SOURCE.parent).as_posix()


def is_told(room: Path) -> bool:
    return bool(ast.get_docstring(ast.parse((room / "__init__.py").read_text(encoding="utf-8"))))


def test_a_room_says_what_is_in_it() -> None:
    assert len(ROOMS) > 50
    assert [name_of(room) for room in ROOMS if not is_told(room)] == []


def test_a_prefix_shared_by_three_files_is_a_folder() -> None:
    assert {name_of(room): found for room in ROOMS if (found := folders_in_names(files_in(room)))} == {}


def test_a_room_is_not_crowded() -> None:
    assert [name_of(room) for room in SMALL if len(files_in(room)) > MOST_FILES] == []


def test_a_folder_in_names_is_found() -> None:
    assert folders_in_names(["search", "search_tree", "search_value", "greedy", "greedy_giganten"]) == ["search"]
