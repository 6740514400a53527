"""Nothing outside `games/` names one of the games: whoever needs one asks the registry."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import gusher
from gusher.registry import games

pytestmark = pytest.mark.one_build

SOURCE = Path(gusher.__file__).parent
READ = {".py", ".js", ".css", ".ftl", ".html", ".svg", ".json", ".md", ".po"}
FILES = [path for path in sorted(SOURCE.rglob("*")) if path.suffix in READ and path.relative_to(SOURCE).parts[0] != "games"]
NAMES = re.compile("|".join(sorted({word for game in games() for word in (game.name, game.title)})), re.IGNORECASE)


def test_there_is_something_to_read() -> None:
    assert len(games()) >= 4
    assert {path.suffix for path in FILES} >= {".py", ".js", ".css", ".ftl"}


def named_in(path: Path) -> list[str]:
    lines = enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
    return [f"{path.relative_to(SOURCE)}:{number}: {line.strip()}" for number, line in lines if NAMES.search(line)]


def test_no_game_is_named() -> None:
    assert [line for path in FILES for line in named_in(path)] == []
