"""Nothing outside `games/` names one of the games: whoever needs one asks the registry."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import gusher
from gusher.registry import games

pytestmark = pytest.mark.one_build

SOURCE = Path(gusher.__file__).parent
READ = {".py", ".js", ".css", ".ftl", ".html", ".svg", ".json", ".md"}
FILES = [path for path in sorted(SOURCE.rglob("*")) if path.suffix in READ and path.relative_to(SOURCE).parts[0] != "games"]
NAMES = re.compile("|".join(sorted({word for game in games() for word in (game.name, game.title)})), re.IGNORECASE)


def test_there_is_something_to_read() -> None:
    assert len(games()) >= 4
    assert {path.suffix for path in FILES} >= {".py", ".js", ".css", ".ftl"}


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_no_game_is_named(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    assert [f"{number}: {line.strip()}" for number, line in enumerate(lines, 1) if NAMES.search(line)] == []
