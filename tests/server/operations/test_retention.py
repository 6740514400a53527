"""What has been kept long enough goes, and nothing that somebody would miss."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest

from gusher.server.profiles.ratings import bring_up_to_date
from gusher.server.stores.sql import SqlStore
from gusher.server.stores.store import Person
from tests.cli.runs import run
from tests.server.people.test_farewell import agree_to_end, ended, join
from tests.server.profiles.simulated import NAME, play, with_people
from tests.server.serving import PATIENCE, Guest, Server
from tests.server.storing import execute, rows, url_of

pytestmark = pytest.mark.one_build

DAY = 24 * 3600.0
TIMES = {
    "people": ("created",),
    "sessions": ("created", "used"),
    "tables": ("created", "changed"),
    "actions": ('"at"',),
    "chat": ('"at"',),
    "endings": ("ended",),
    "results": ("ended",),
}


def turn_back(database: Path, days: float) -> None:
    """As if all of it had been so many days ago."""
    for table, columns in TIMES.items():
        execute(database, f"UPDATE {table} SET " + ", ".join(f"{column} = {column} - {days * DAY}" for column in columns))


def until_logged(server: Server, text: str) -> str:
    until = time.monotonic() + PATIENCE
    while text not in server.log.read_text():
        assert time.monotonic() < until
        time.sleep(0.05)
    return next(line for line in server.log.read_text().splitlines() if text in line)


def test_guests_and_tables_that_nobody_would_miss_go(database: Path, tmp_path: Path) -> None:
    async def rated(store: SqlStore, some: list[Person]) -> None:
        await play(store, "rated", 1000.0, *some)
        await bring_up_to_date(store, NAME)

    with_people(database, "Rae Roy Ria", rated)
    with Server(database) as server, Guest(server.url, "Gus") as gus, Guest(server.url, "Kim") as kim, Guest(server.url, "Ann") as ann:
        with Guest(server.url, "Ben") as ben, Guest(server.url, "Ron") as ron:
            solo = ended(gus, "me", "random")
            kim.post("/api/me/code")
            together = join(ann, ben, "me", "open", "random")
            agree_to_end(ben, ann, together)
            opened = kim.table("me", "open")
            running = ron.table("me", "random")
            server.stop()
    turn_back(database, 500)
    with Server(database) as server, Guest(server.url, "New") as new:  # who has only just come
        fresh = new.table("me", "open")
        server.stop()
    file = tmp_path / "settings.toml"
    file.write_text("running_tables_days = 100\nfinished_tables_days = 450\nretention = 0.2\n")
    words = ("list", "--expired", "--settings", str(file), "--json", "--database", url_of(database))
    going = [each["id"] for each in json.loads(run("tables", *words).out)["tables"]]
    assert sorted(going) == sorted([solo, together, opened, running])  # rated games stay
    assert [each["name"] for each in json.loads(run("people", *words).out)["people"]] == ["Gus"]

    with Server(database, "--settings", str(file)) as server:
        told = until_logged(server, "retention:")
        server.stop()
    # Without the games that they met in, nobody misses Ann and Ben; and Ron's game has ended.
    gone = "4 guests forgotten, 1 tables removed that never began, 1 games ended, 2 finished ones removed"
    assert gone in told
    assert sorted(rows(database, "SELECT id, status FROM tables")) == sorted([(fresh, "open"), ("rated", "over"), (running, "ended")])
    names = {name for (name,) in rows(database, "SELECT name FROM people")}
    assert names == {"somebody", "Rae", "Roy", "Ria", "Kim", "New"}
    assert rows(database, "SELECT COUNT(*) FROM ratings") == [(3,)]


def test_nothing_that_was_played_goes_unless_somebody_says_so(database: Path) -> None:
    with Server(database) as server, Guest(server.url, "Ann") as ann, Guest(server.url, "Ben") as ben, Guest(server.url, "Gus") as gus:
        together = join(ann, ben, "me", "open", "random")
        agree_to_end(ben, ann, together)
        running = ann.table("me", "random")
        solo = ended(gus, "me", "random")
        server.stop()
    turn_back(database, 4000)
    with Server(database, retention=0.2) as server:
        assert "1 guests forgotten, 0 tables removed" in until_logged(server, "retention:")
        server.stop()
    found = sorted(rows(database, "SELECT id, status FROM tables"))
    assert found == sorted([(together, "ended"), (running, "running"), (solo, "ended")])
    assert rows(database, "SELECT name FROM people ORDER BY id") == [("somebody",), ("Ann",), ("Ben",)]
