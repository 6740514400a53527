"""The coach over real sockets: what it answers, whom, and that everybody is told."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.serving import Guest, Server

pytestmark = pytest.mark.one_build

QUICK: dict[str, Any] = {"coach_ms": 30, "coach_steps": 2, "bot_delay": 0.0}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("coach") / "gusher.db", **QUICK) as running:
        yield running


def told(scene: dict[str, Any]) -> list[int]:
    """The seats that have asked, in order."""
    return [event["values"]["seat"] for event in scene["events"] if event["name"] == "coach-used"]


def advice(guest: Guest, table: str, seat: int = 0) -> Any:
    """Asked until it is done."""
    path = f"/api/tables/{table}/coach?seat={seat}"
    found = guest.post(path)
    while not found["done"]:
        found = guest.post(path)
    return found


def test_advice_names_the_best_options_with_chances_and_items(server: Server) -> None:
    with Guest(server.url, "Anna") as anna, Guest(server.url, "Eve") as eve:
        table = anna.table("me", "greedy", "greedy", listed=True)
        with anna.watch(table) as line:
            scene = line.until(lambda scene: bool(scene["offers"]))
            assert scene["coach"]
            found = advice(anna, table)
        offered = {offer["action"] for offer in scene["offers"]}
        chosen = [each["action"] for each in found["candidates"]]
        assert 2 <= len(chosen) == len(set(chosen)) <= 3
        assert set(chosen) <= offered
        assert found["tries"] > 0
        for each in found["candidates"]:
            assert 0 <= each["chance"] <= 1
            assert each["error"] >= 0
            assert [item["name"] for item in each["items"]] == ["sales", "investments", "concessions", "storage", "richest"]
        # Everybody is told, once a question.
        assert told(eve.scene(table)) == [0]
        assert not eve.scene(table)["coach"]


def test_only_the_own_seat_at_its_own_decision(server: Server) -> None:
    with Guest(server.url, "Anna") as anna, Guest(server.url, "Eve") as eve, Guest(server.url) as stranger:
        table = anna.table("me", "greedy", "greedy", listed=True)
        path = f"/api/tables/{table}/coach"
        assert anna.post(f"{path}?seat=1", status=403)["reason"] == "not-your-seat"
        assert anna.post(f"{path}?seat=9", status=422)["reason"] == "bad-seat"
        assert anna.post(path, status=400)["reason"] == "bad-request"
        assert eve.post(f"{path}?seat=0", status=403)["reason"] == "not-your-seat"
        assert stranger.post(f"{path}?seat=0", status=401)["reason"] == "no-session"
        assert told(anna.scene(table)) == []
        waiting = anna.table("me", "open", "open")
        assert anna.post(f"/api/tables/{waiting}/coach?seat=0", status=409)["reason"] == "not-asked"


@pytest.mark.parametrize("allowed", [False, True])
def test_with_other_people_only_if_the_host_allowed_it(server: Server, allowed: bool) -> None:
    with Guest(server.url, "Anna") as anna, Guest(server.url, "Ben") as ben:
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}]
        made = anna.post("/api/tables", {"game": "oilfield", "seats": seats, "coach": allowed})
        table = made["id"]
        ben.post(f"/api/tables/{table}/join", {"invite": made["invite"]})
        if anna.scene(table)["status"] == "open":
            anna.post(f"/api/tables/{table}/start")
        with anna.watch(table) as line:
            asking = line.until(lambda scene: scene["view"] is not None and bool({0, 1} & {*scene["view"]["awaiting"]}))
        seat, else_where = (0, 1) if 0 in asking["view"]["awaiting"] else (1, 0)
        asked, other = (anna, ben) if seat == 0 else (ben, anna)
        assert asked.scene(table)["coach"] is allowed
        path = f"/api/tables/{table}/coach"
        if not allowed:
            assert asked.post(f"{path}?seat={seat}", status=403)["reason"] == "coach-not-allowed"
            return
        assert asked.post(f"{path}?seat={seat}")["seat"] == seat
        assert other.post(f"{path}?seat={else_where}", status=409)["reason"] == "not-asked"
        assert told(other.scene(table)) == [seat]


def test_what_was_noted_stays_in_its_place(database: Path) -> None:
    with Server(database, **QUICK) as server, Guest(server.url, "Anna") as anna:
        table = anna.table("me", "greedy", "greedy", listed=True)
        with anna.watch(table) as line:
            line.until(lambda scene: bool(scene["offers"]))
            advice(anna, table)
            line.play(0)
            line.until(lambda scene: bool(scene["offers"]))
        before = [(event["name"], event["moment"]) for event in anna.scene(table)["events"]]
        assert "coach-used" in [name for name, _ in before]
        assert server.stop() == 0
        with Server(database) as again, Guest(again.url) as eve:
            after = [(event["name"], event["moment"]) for event in eve.scene(table)["events"]]
            assert after[: len(before)] == before


def test_who_asks_too_often_is_held_back(database: Path) -> None:
    with Server(database, **QUICK, coach_per_minute=2) as server, Guest(server.url, "Anna") as anna:
        table = anna.table("me", "greedy", "greedy")
        with anna.watch(table) as line:
            line.until(lambda scene: bool(scene["offers"]))
        path = f"/api/tables/{table}/coach?seat=0"
        assert [anna.post(path)["done"] for _ in range(2)] == [False, True]
        assert anna.post(path, status=429)["reason"] == "too-fast"
