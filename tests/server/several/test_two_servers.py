"""Two servers on one PostgreSQL: whatever one of them is told, the other shows."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.server.serving import PATIENCE, Guest, Line, Server
from tests.server.storing import POSTGRES, rows, url_of

pytestmark = [pytest.mark.one_build, pytest.mark.skipif(not POSTGRES, reason="runs with GUSHER_TEST_STORE=postgresql")]


@contextmanager
def servers(database: Path, many: int = 2, **settings: Any) -> Iterator[list[Server]]:
    url = url_of(database)
    started: list[Server] = []
    try:
        for number in range(many):
            started.append(Server(database.with_name(f"server{number}.db"), url=url, **settings))
        yield started
        for each in started:
            assert "Traceback" not in each.log.read_text(), each.log.read_text()
    finally:
        for each in started:
            if each.process.poll() is None:
                each.kill()


def at(server: Server, person: Guest) -> Guest:
    """The same browser, led to another server by a proxy."""
    other = Guest(server.url)
    other.http.cookies.update(person.http.cookies)
    return other


def until(fits: Callable[[], bool]) -> None:
    limit = time.monotonic() + PATIENCE
    while not fits():
        assert time.monotonic() < limit
        time.sleep(0.02)


def table_of_two(anna: Guest, ben: Guest, *more: str) -> str:
    made = anna.new_table("me", "open", *more)
    ben.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
    return str(made["id"])


def alternate(lines: list[Line], moves: int) -> None:
    """Each answers when he is asked, and sees what the other did."""
    for _ in range(moves):
        seq = max(line.scene["seq"] for line in lines)
        for line in lines:
            line.until(lambda scene: scene["seq"] >= seq)
        asked = next(line for line in lines if line.scene["offers"])
        answer = asked.play()
        assert answer["is"] == "accepted"
        for line in lines:
            line.until(lambda scene: scene["seq"] >= answer["seq"])


def test_the_players_of_a_table_are_at_different_servers(database: Path) -> None:
    with servers(database) as (one, other), Guest(one.url, "Anna") as anna, Guest(other.url, "Ben") as ben:
        held = table_of_two(anna, ben)
        with anna.watch(held, 0) as left, ben.watch(held, 1) as right:
            alternate([left, right], 12)
            assert [event["name"] for event in left.scene["events"]] == [event["name"] for event in right.scene["events"]]
        log = rows(database, 'SELECT seq FROM actions WHERE "table" = ? ORDER BY seq', held)
        assert [seq for (seq,) in log] == list(range(len(log)))
