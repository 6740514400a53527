"""A package that cannot be used is named in one line and left out; everything else works."""

from __future__ import annotations

import json
from pathlib import Path

import httpx
import pytest

from gusher.registry import games
from tests.outside.packages import install, run
from tests.server.serving import Guest, Server

pytestmark = pytest.mark.one_build

BARE = Path(__file__).with_name("bare.py").read_text(encoding="utf-8")
OURS = [game.name for game in games()]
FIRST = OURS[0]

# What is installed, and the words that its line must have.
BROKEN: dict[str, tuple[dict[str, str | bytes], str, list[str]]] = {
    "missing": ({"__init__.py": "from nowhere import GAME"}, "", ["No module named 'nowhere'"]),
    "nameless": ({"__init__.py": "GAMES = 1"}, "", ["AttributeError", "GAME"]),
    "plain": ({"__init__.py": "GAME = 7"}, "", ["plain:GAME is an int, not a House"]),
    "alias": ({"__init__.py": BARE}, "", ["calls itself bare, not alias"]),
    "loud": ({"__init__.py": BARE.replace('(name, name.title()', "(1 / 0, name.title()")}, "", ["ZeroDivisionError: division by zero"]),
    "leaver": ({"__init__.py": "import sys\nsys.exit('bye')"}, "", ["SystemExit: bye"]),
    "Shouting": ({"__init__.py": BARE.replace('"bare"', '"Shouting"')}, "", ["the name Shouting", "small letters"]),
    "play": ({"__init__.py": BARE.replace('"bare"', '"play"')}, "", ["begin with play-"]),
    "garbled": ({"__init__.py": BARE.replace('"bare"', '"garbled"'), "texts/en.ftl": "garbled-ask-Guess = { $who\n"}, "", ["texts/en.ftl"]),
    "meddler": ({"__init__.py": BARE.replace('"bare"', '"meddler"'), "texts/de.ftl": "play-bot = Er\n"}, "", ["texts/de.ftl", "play-bot"]),
    "latin": ({"__init__.py": BARE.replace('"bare"', '"latin"'), "RULES.en.md": "Öl".encode("latin-1")}, "", ["RULES.en.md", "UTF-8"]),
    FIRST: ({"__init__.py": BARE.replace('"bare"', f'"{FIRST}"')}, "another", [f"already a game {FIRST}", "of the package gusher"]),
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All of them together, and one that works."""
    made = tmp_path_factory.mktemp("packages")
    install(made, "bare", {"__init__.py": BARE})
    for name, (files, package, _) in BROKEN.items():
        install(made, name, files, package=package)
    return made


def test_each_is_named_with_its_package_and_the_reason_and_the_others_are_there(folder: Path) -> None:
    done = run(folder, "games", "--json")
    assert done.code == 0, done.err
    found = json.loads(done.out)
    assert [game["name"] for game in found["games"]] == [*OURS, "bare"]
    left_out = {each["name"]: each for each in found["left_out"]}
    assert set(left_out) == set(BROKEN)
    for name, (_, package, words) in BROKEN.items():
        assert left_out[name]["package"] == f"{package or name} 1.0"
        assert "\n" not in left_out[name]["reason"]
        for word in words:
            assert word in left_out[name]["reason"], left_out[name]


def test_the_list_of_games_ends_with_a_line_for_each(folder: Path) -> None:
    done = run(folder, "games")
    assert (done.code, done.err) == (0, "")
    lines = [" ".join(block.split()) for block in done.out.split("left out")]
    assert len(lines) == len(BROKEN) + 1
    assert "plain of the package plain 1.0 is left out: plain:GAME is an int" in " ".join(done.out.split())


@pytest.mark.parametrize("words", [("play", "plain"), ("perft", "plain", "--depth", "1"), ("rules", "plain")])
def test_who_asks_for_it_hears_why_in_one_line(folder: Path, words: tuple[str, ...]) -> None:
    done = run(folder, *words)
    assert (done.code, done.out) == (2, "")
    assert done.err == "gusher: plain of the package plain 1.0 is left out: plain:GAME is an int, not a House\n"


def test_the_server_says_so_when_it_starts_and_serves_the_rest(folder: Path, tmp_path: Path) -> None:
    with Server(tmp_path / "gusher.db", packages=folder) as server, Guest(server.url, "Ann") as ann:
        assert [game["name"] for game in httpx.get(f"{server.url}/api/games").json()] == [*OURS, "bare"]
        ann.table("me", "random", game=FIRST)
        refused = ann.post("/api/tables", {"game": "plain", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}, 422)
        assert "plain:GAME is an int" in refused["values"]["detail"]
    said = (tmp_path / "gusher.log").read_text()
    for name in BROKEN:
        assert sum(f": {name} of the package" in line and "left out" in line for line in said.splitlines()) == 1, said
    assert "Traceback" not in said
