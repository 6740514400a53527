"""A game from outside that fails while it is played is named in one line, and everything else goes on."""

from __future__ import annotations

import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.outside.packages import install, run
from tests.server.serving import PATIENCE, Guest, Server

pytestmark = pytest.mark.slow

BARE = Path(__file__).with_name("bare.py").read_text(encoding="utf-8")
COUNTS = "        counted: list[Any]"
SHOWS = "        top = self.top\n"
GAMES = {
    "raiser": BARE.replace(COUNTS, f"        1 // 0\n{COUNTS}"),
    "blind": BARE.replace(SHOWS, f"        1 // int(not any(self.right + self.wrong))\n{SHOWS}"),
    "dim": BARE.replace("    def deal(", "    def judgement(self) -> Any:\n        raise KeyError('why')\n\n    def deal("),
    "stillborn": BARE.replace("        s = Table(seats)\n", "        s = Table(seats, 1)\n"),
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("packages")
    for name, source in GAMES.items():
        assert source != BARE
        install(made, name, {"__init__.py": source.replace('"bare"', f'"{name}"')})
    return made


def failing(folder: Path, *words: str, typed: str = "") -> str:
    done = run(folder, *words, typed=typed)
    assert done.code == 1, done
    assert done.err.count("\n") == 1, done.err
    return done.err


def test_in_the_terminal_the_game_is_saved_up_to_there(folder: Path, tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    said = failing(folder, "play", "raiser", "--seats", "2", "--record", str(record), typed="1\n")
    assert said.startswith("gusher: the game raiser fails at §1.3: ZeroDivisionError: integer division or modulo by zero (__init__.py ")
    assert record.read_text().splitlines()[1:] == ['{"seat":0,"do":"guess heads"}']


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_in_a_simulation(folder: Path, jobs: str) -> None:
    words = ("simulate", "raiser", "--seats", "2", "--games", "400", "--bots", "random", "--jobs", jobs)
    assert failing(folder, *words).startswith("gusher: the game raiser fails at §1.3: ZeroDivisionError")


def test_bots_that_fail_and_a_game_that_cannot_be_dealt(folder: Path) -> None:
    said = failing(folder, "simulate", "dim", "--seats", "2", "--games", "1", "--bots", "greedy")
    assert said.startswith("gusher: the game dim fails: KeyError: 'why' (__init__.py line ")
    assert "the game stillborn fails: TypeError" in failing(folder, "perft", "stillborn", "--depth", "1")


def test_at_a_table_the_choice_is_refused_and_the_server_lives_on(folder: Path, tmp_path: Path) -> None:
    with Server(tmp_path / "gusher.db", packages=folder) as server, Guest(server.url, "Ann") as ann:
        table = ann.table("me", "random", game="raiser")
        for _ in range(2):
            with ann.watch(table, 0) as line:
                answer = line.play("guess heads")
                assert (answer["is"], answer["reason"], answer["section"]) == ("refused", "game-failed", "§1.3")
                assert answer["values"] == {"game": "Raiser", "section": "§1.3"}
        assert ann.scene(table)["view"]["awaiting"] == [0]
        refused = ann.post("/api/tables", {"game": "stillborn", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}, 409)
        assert refused["reason"] == "game-failed"
        assert ann.scene(ann.table("me", "random"))["status"] == "running"
    said = (tmp_path / "gusher.log").read_text().splitlines()
    assert sum(f"table {table}: the game raiser fails at §1.3: ZeroDivisionError" in line for line in said) == 2
    assert len(said) == 3, said


def test_a_table_that_a_bot_or_the_view_stops_says_so_to_whoever_comes(folder: Path, tmp_path: Path) -> None:
    with Server(tmp_path / "gusher.db", packages=folder) as server, Guest(server.url, "Ann") as ann:
        stopped = ann.table("random", "me", game="raiser")
        refusal = until_refused(ann, stopped)
        assert (refusal["reason"], refusal["values"]["section"]) == ("game-failed", "§1.3")
        ann.post(f"/api/tables/{stopped}/leave")
        unseen = ann.table("me", "me", game="blind")
        with suppress(ConnectionClosed), ann.watch(unseen, 0) as line:
            line.play("guess heads")
        assert until_refused(ann, unseen)["reason"] == "game-failed"
        clever = ann.table("greedy", "me", game="dim")
        with ann.watch(clever, 1) as line:
            assert line.until(lambda scene: bool(scene["offers"]))["view"]["awaiting"] == [1]
        assert ann.scene(ann.table("me", "random"))["status"] == "running"
    said = (tmp_path / "gusher.log").read_text()
    assert "Traceback" not in said
    assert "greedy cannot answer either at seat 0 of dim: the game dim fails: KeyError: 'why'" in said


def until_refused(ann: Guest, table: str) -> dict[str, Any]:
    """What is answered to whoever looks, once the game has failed."""
    limit = time.monotonic() + PATIENCE
    while True:
        answer = ann.http.get(f"/api/tables/{table}/scene?seat=1")
        if answer.status_code == 409:
            return dict(answer.json())
        assert answer.status_code == 200
        assert time.monotonic() < limit
