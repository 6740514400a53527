"""Clocks over real sockets, at a server whose time is turned on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.serving import Guest, Line, Scene, Server

pytestmark = pytest.mark.one_build
DAY = 86400.0


class Hours:
    """The clock of a server, to be turned on."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.ahead = 0.0
        self.turn_on(0.0)

    def turn_on(self, seconds: float) -> None:
        self.ahead += seconds
        self.file.with_suffix(".new").write_text(str(self.ahead))
        self.file.with_suffix(".new").rename(self.file)


@pytest.fixture
def time(tmp_path: Path) -> Hours:
    return Hours(tmp_path / "ahead")


@pytest.fixture
def server(tmp_path: Path, time: Hours) -> Iterator[Server]:
    with Server(tmp_path / "gusher.db", ahead=time.file) as running:
        yield running


def table_of(anna: Guest, ben: Guest, **clock: object) -> str:
    seats = [{"kind": "me"}, {"kind": "open"}]
    made = anna.post("/api/tables", {"game": "oilfield", "seats": seats, "clock": clock})
    ben.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
    return str(made["id"])


def clock_of(scene: Scene, seat: int) -> dict[str, Any]:
    return next(clock for clock in scene["clocks"] if clock["seat"] == seat)


def asked_of(lines: list[Line]) -> tuple[Line, Line]:
    """Who is asked, and who is not."""
    awaiting = lines[0].scene["view"]["awaiting"]
    assert len(awaiting) == 1
    return lines[awaiting[0]], lines[1 - awaiting[0]]


def test_when_time_is_up_a_bot_plays_until_the_person_is_back(server: Server, time: Hours) -> None:
    with Guest(server.url, "Anna") as anna, Guest(server.url, "Ben") as ben:
        table = table_of(anna, ben, kind="live", minutes=2, increment=5)
        with anna.watch(table, 0) as one, ben.watch(table, 1) as two:
            slow, other = asked_of([one, two])
            assert slow.seat is not None
            mine = clock_of(other.scene, slow.seat)
            assert mine["runs"]
            assert 100.0 < mine["left"] <= 125.0
            assert not clock_of(other.scene, 1 - slow.seat)["runs"]
            assert (anna if slow is one else ben).get("/api/tables")["mine"][0]["left"] <= 125.0
            time.turn_on(130.0)
            scene = other.until(lambda scene: clock_of(scene, int(slow.seat or 0))["out"])
            assert scene["seats"][slow.seat]["stand_in"] == "easy"
            person = anna if slow is one else ben
            person.post(f"/api/tables/{table}/stand-in", {"seat": slow.seat, "bot": None})
            scene = other.until(lambda scene: scene["seats"][slow.seat]["stand_in"] is None)
            back = clock_of(scene, slow.seat)
            assert not back["out"]
            assert back["left"] > 29.0


def test_a_clock_stands_while_the_server_is_down(tmp_path: Path, time: Hours) -> None:
    with Server(tmp_path / "gusher.db", ahead=time.file) as server, Guest(server.url, "Anna") as anna, Guest(server.url, "Ben") as ben:
        table = table_of(anna, ben, kind="days", hours=12, reserve=0, then="end")
        with anna.watch(table, 0) as line:
            seat = line.scene["view"]["awaiting"][0]
            time.turn_on(3 * 3600.0)
            # A sign of life with the new time is written within half a second; then it is told in a chat that brings a scene.
            line.until(lambda scene: told_left(line, seat) < 9 * 3600.0 + 1.0)
            left = clock_of(line.scene, seat)["left"]
        cookies = dict(anna.http.cookies)
        assert server.stop() == 0
    time.turn_on(5 * DAY)
    with Server(tmp_path / "gusher.db", ahead=time.file) as server, Guest(server.url) as anna:
        anna.http.cookies.update(cookies)
        after = clock_of(anna.scene(table), seat)
        assert after["runs"]
        assert left - 30.0 < after["left"] <= left
        time.turn_on(10 * 3600.0)
        with anna.watch(table) as line:
            scene = line.until(lambda scene: scene["status"] == "ended")
            assert clock_of(scene, seat)["out"]


def told_left(line: Line, seat: int) -> float:
    """Say something, because that brings a scene."""
    line.ask(do="say", text="hm")
    left = clock_of(line.scene, seat)["left"]
    return float(left)


def test_who_is_away_loses_no_time_at_tables_of_days(server: Server, time: Hours) -> None:
    with Guest(server.url, "Anna") as anna, Guest(server.url, "Ben") as ben:
        table = table_of(anna, ben, kind="days", hours=12, reserve=6)
        live = table_of(anna, ben, kind="live", minutes=10)
        scene = anna.scene(table)
        seat = scene["view"]["awaiting"][0]
        asked = [anna, ben][seat]
        now = asked.get("/api/tables")["mine"][0]["changed"]
        assert asked.get("/api/me/away") == {"periods": [], "most": 30, "left": 30.0}
        told = asked.post("/api/me/away", {"begins": now - DAY, "ends": now + 3 * DAY})
        assert len(told["periods"]) == 1
        assert asked.post("/api/me/away", {"begins": now + DAY, "ends": now + 2 * DAY}, 409)["reason"] == "away-twice"
        assert asked.post("/api/me/away", {"begins": now + 9 * DAY, "ends": now + 80 * DAY}, 409)["reason"] == "away-too-long"
        assert asked.post("/api/me/away", {"begins": now, "ends": now - 1.0}, 422)["reason"] == "away-wrong"
        assert clock_of(anna.scene(table), seat)["stands"][0] <= 0.0
        time.turn_on(2 * DAY)
        with anna.watch(live, 0) as line:
            line.until(lambda scene: any(card["stand_in"] for card in scene["seats"]))
        assert clock_of(anna.scene(table), seat)["left"] > 17.9 * 3600.0
        told = asked.post(f"/api/me/away/{told['periods'][0]['id']}/end")
        assert (told["periods"], told["left"]) == ([], 28.0)
        time.turn_on(19 * 3600.0)
        with anna.watch(table, 0) as line:
            line.until(lambda scene: scene["seats"][seat]["stand_in"] == "easy")


def test_a_clock_that_nobody_can_have_is_refused(server: Server) -> None:
    with Guest(server.url, "Anna") as anna:
        wanted = {"game": "oilfield", "seats": [{"kind": "me"}, {"kind": "open"}]}
        for clock, reason in (
            ({"kind": "live", "minutes": 0}, "bad-clock-minutes"),
            ({"kind": "live", "minutes": 5, "increment": 601}, "bad-clock-increment"),
            ({"kind": "days", "hours": 0}, "bad-clock-hours"),
            ({"kind": "days", "hours": 1, "reserve": -1}, "bad-clock-reserve"),
        ):
            assert anna.post("/api/tables", wanted | {"clock": clock}, 422)["reason"] == reason
        anna.post("/api/tables", wanted | {"clock": {"kind": "sand", "minutes": 3}}, 400)
        alone = {"game": "oilfield", "seats": [{"kind": "me"}, {"kind": "local", "name": "Ben"}], "clock": {"kind": "live", "minutes": 3}}
        made = anna.post("/api/tables", alone)
        assert anna.get(f"/api/tables/{made['id']}")["clock"] is None
