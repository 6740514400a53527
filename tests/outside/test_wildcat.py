"""The package in `examples/wildcat`, installed beside Gusher: all that there is works with it, and nothing of ours has changed."""

from __future__ import annotations

import json
import re
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from gusher.house import House
from tests.length import SLOW
from tests.outside.packages import MADE, SOURCES, WILDCAT, Run, run
from tests.server.serving import Guest, Server

pytestmark = pytest.mark.one_build

MOST_LINES = 600
CITATION = re.compile(r"§\d+\.\d+")
ROOT = WILDCAT.parents[1]


def done(folder: Path, *words: str | Path, typed: str = "", cwd: Path | None = None, module: str = "gusher") -> Run:
    found = run(folder, *words, typed=typed, cwd=cwd, module=module)
    assert found.code == 0, found
    assert "Traceback" not in found.err
    return found


def written(folder: Path, *words: str, cwd: Path | None = None) -> dict[str, Any]:
    """What a command says with --json."""
    return dict(json.loads(done(folder, *words, "--json", cwd=cwd).out))


@pytest.fixture(scope="module")
def record(wildcat: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game that a person has played to its end in the terminal, against bots of every strength."""
    file = tmp_path_factory.mktemp("record") / "game.jsonl"
    players = "Ann,random,greedy,search-easy"
    played = done(wildcat, "play", "wildcat", "--players", players, "--record", file, "--seed", "5", typed="1\n2\n1\n" * 40)
    assert "Season 4 of 4: which cube do you put into the bag?" in played.out
    assert "drill on, or sell?" in played.out
    assert "The game is over." in played.out
    return file


def files() -> dict[str, str]:
    kept = (path for path in SOURCES.rglob("*") if path.is_file() and path.suffix not in (".pyc", ".so") and ".egg-info" not in str(path))
    return {str(path): sha256(path.read_bytes()).hexdigest() for path in kept}


def test_adding_it_changes_no_file_of_ours(wildcat: Path) -> None:
    """Nothing of ours names it, and to use it writes nothing beside our sources."""
    shared = [path for path in SOURCES.rglob("*") if path.suffix in (".py", ".js", ".css", ".ftl") and "games" not in path.parts]
    assert [path for path in shared if "wildcat" in path.read_text(encoding="utf-8").lower()] == []
    before = files()
    games = written(wildcat, "games")
    assert [game["name"] for game in games["games"]][-1] == "wildcat"
    assert games["left_out"] == []
    assert files() == before


def test_it_is_small_and_its_own_tests_pass(wildcat: Path) -> None:
    made = [path for pattern in MADE for path in WILDCAT.rglob(pattern)]
    ours = [path for path in WILDCAT.rglob("*") if path.is_file() and not any(folder in path.parents for folder in made)]
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in ours) <= MOST_LINES
    assert " passed" in done(wildcat, "-q", "-p", "no:cacheprovider", "-c", "/dev/null", WILDCAT / "tests", module="pytest").out


def test_every_paragraph_is_cited_and_no_other() -> None:
    rules = (WILDCAT / "wildcat" / "RULES.en.md").read_text(encoding="utf-8")
    numbers = re.findall(r"^- (§\d+\.\d+) ", rules, re.MULTILINE)
    assert len(numbers) == len(set(numbers)) > 10
    tests = (WILDCAT / "tests" / "test_wildcat.py").read_text(encoding="utf-8")
    assert set(CITATION.findall(tests)) == set(numbers)
    for path in (WILDCAT / "wildcat").rglob("*.py"):
        assert set(CITATION.findall(path.read_text(encoding="utf-8"))) <= set(numbers)


def test_a_game_in_the_terminal_is_replayed_verified_and_reviewed(wildcat: Path, record: Path) -> None:
    assert "Wildcat" in done(wildcat, "replay", record, "--at", "20").out
    assert "all " in done(wildcat, "verify", record).out
    review = written(wildcat, "review", str(record), "--seat", "0", "--iterations", "16")
    assert review["game"] == "wildcat"


def test_simulations_tournaments_and_reports(wildcat: Path, tmp_path: Path) -> None:
    found = written(wildcat, "simulate", "wildcat", "--games", "40", "--bots", "greedy,random,random", "--out", "run", cwd=tmp_path)
    assert found["win_share"][0] > max(found["win_share"][1:])
    for language, said in (("en", "dollars"), ("de", "Dollar")):
        done(wildcat, "report", "run", "--language", language, "--out", f"{language}.html", cwd=tmp_path)
        assert said in (tmp_path / f"{language}.html").read_text(encoding="utf-8")
    rated = written(wildcat, "tournament", "wildcat", "--games", "24" if SLOW else "6", "--bots", "random,greedy,search-easy", cwd=tmp_path)
    assert rated["unfinished"] == 0


def test_counting_and_reading(wildcat: Path) -> None:
    assert written(wildcat, "perft", "wildcat", "--seats", "2", "--depth", "3")["positions"] == 2 * 2 * 9
    assert "Blowout" in done(wildcat, "rules", "wildcat", "3.2").out
    assert "decisions a second" in done(wildcat, "bench", "wildcat", "--seconds", "1").out


def test_environments_pass_their_own_checkers(wildcat: Path) -> None:
    assert done(wildcat, "wildcat", module="tests.outside.envs_of", cwd=ROOT).out.splitlines()[-1] == "wildcat passes"


def test_a_table_of_people_and_bots(wildcat: Path, tmp_path: Path) -> None:
    with Server(tmp_path / "gusher.db", packages=wildcat) as server, Guest(server.url, "Ann") as ann:
        table = ann.table("me", "greedy", "search-easy", game="wildcat")
        with ann.watch(table, 0) as line:
            while line.until(lambda scene: bool(scene["offers"]) or scene["status"] == "over")["status"] != "over":
                line.play(line.scene["offers"][-1]["action"])
        text = ann.http.get(f"/api/tables/{table}/record").text
    (tmp_path / "game.jsonl").write_text(text, encoding="utf-8")
    assert "all " in done(wildcat, "verify", tmp_path / "game.jsonl").out
    assert (tmp_path / "gusher.log").read_text() == ""


def test_the_guide_quotes_it_and_tells_what_is_there() -> None:
    """docs/adding-a-game.md: its Python stands in the example, its tree is the example's, and its commands are ours."""
    guide = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```(\w*)\n(.*?)^```", guide, re.MULTILINE | re.DOTALL)
    sources = "\n".join(path.read_text(encoding="utf-8") for path in sorted((WILDCAT / "wildcat").glob("*.py")))
    python = [text for kind, text in blocks if kind == "python"]
    assert python
    assert [text for text in python if text not in sources] == []
    tree, commands = (text for kind, text in blocks if not kind)
    assert [line.split()[0] for line in tree.splitlines()[1:] if not (WILDCAT / line.split()[0]).exists()] == []
    assert {line.split()[1] for line in commands.splitlines() if line.startswith("gusher ")} == {"check", "play", "simulate"}
    for name in re.findall(r"^\| `(\w+)\(", guide, re.MULTILINE):
        assert hasattr(House, name), name
