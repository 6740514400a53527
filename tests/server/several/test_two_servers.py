"""Two servers on one PostgreSQL: whatever one of them is told, the other shows."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.clocks.test_sockets import Hours, table_of
from tests.server.serving import PATIENCE, Guest, Line, Server
from tests.server.storing import POSTGRES, execute, rows, url_of
from tests.server.studies.test_playing_on import over

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


def first(person: Guest, held: str) -> int:
    """The seat that is asked."""
    return int(person.scene(held)["view"]["awaiting"][0])


def table_of_two(anna: Guest, ben: Guest, *more: str) -> str:
    made = anna.new_table("me", "open", *more)
    ben.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
    return str(made["id"])


def alternate(lines: list[Line], moves: int) -> None:
    """Each answers when he is asked, and sees what the other did."""
    for _ in range(moves):
        level(lines, max(line.scene["seq"] for line in lines))
        asked = next(line for line in lines if line.scene["offers"])
        answer = asked.play()
        assert answer["is"] == "accepted"
        level(lines, answer["seq"])


def level(lines: list[Line], seq: int) -> None:
    """All have seen as much."""
    for line in lines:
        line.until(lambda scene: scene["seq"] >= seq)


def test_the_players_of_a_table_are_at_different_servers(database: Path) -> None:
    with servers(database) as (one, other), Guest(one.url, "Anna") as anna, Guest(other.url, "Ben") as ben:
        held = table_of_two(anna, ben)
        with anna.watch(held, 0) as left, ben.watch(held, 1) as right:
            alternate([left, right], 12)
            assert [event["name"] for event in left.scene["events"]] == [event["name"] for event in right.scene["events"]]
        log = rows(database, 'SELECT seq FROM actions WHERE "table" = ? ORDER BY seq', held)
        assert [seq for (seq,) in log] == list(range(len(log)))


def test_of_two_who_append_at_once_one_is_stale_and_nothing_is_doubled(database: Path) -> None:
    """Everybody may sit at both servers: the same seat moves at both, at the same moment."""
    with servers(database) as (one, other), Guest(one.url, "Anna") as anna, at(other, anna) as twin:
        held = anna.table("me", "local", "local")
        refused = accepted = 0
        for number in range(25):
            seat = int(anna.scene(held)["view"]["awaiting"][0])
            beside = (seat + 1) % 3
            with (
                anna.watch(held, seat) as left,
                twin.watch(held, seat) as right,
                anna.watch(held, beside) as near_left,
                twin.watch(held, beside) as near_right,
            ):
                seq = max(left.scene["seq"], right.scene["seq"])
                level([left, right], seq)
                for line, name in ((left, "l"), (right, "r")):
                    action = line.asked()["offers"][0]["action"]
                    line.send(do="play", id=f"{name}{number}", seq=seq, seat=seat, action=action)
                answers = [left.answer(f"l{number}"), right.answer(f"r{number}")]
                for answer in answers:
                    accepted += answer["is"] == "accepted"
                    refused += answer["is"] == "refused"
                    assert answer["is"] == "accepted" or answer["reason"] in ("stale", "not-your-decision"), answer
                assert any(answer["is"] == "accepted" for answer in answers)
                level([left, right, near_left, near_right], max(answer.get("seq", 0) for answer in answers))
        commands = [name for (name,) in rows(database, "SELECT command FROM actions WHERE command IS NOT NULL ORDER BY seq")]
        assert len(set(commands)) == accepted
        assert refused
        assert anna.scene(held)["seq"] == twin.scene(held)["seq"]


def test_seats_chat_votes_and_who_is_here_are_the_same_everywhere(database: Path) -> None:
    with servers(database) as (one, other), Guest(one.url, "Anna") as anna, Guest(other.url, "Ben") as ben, Guest(other.url, "Cy") as cleo:
        made = anna.new_table("me", "open")
        held = str(made["id"])
        with anna.watch(held) as left:
            ben.post(f"/api/tables/{held}/join", {"invite": made["invite"]})
            left.until(lambda scene: scene["status"] == "running" and scene["seats"][1]["name"] == "Ben")
            assert not left.scene["seats"][1]["here"]
            with ben.watch(held) as right:
                left.until(lambda scene: bool(scene["seats"][1]["here"]))
                right.until(lambda scene: bool(scene["seats"][0]["here"]))
                assert right.ask(do="say", text="Hello")["is"] == "accepted"
                left.until(lambda scene: any(line["text"] == "Hello" for line in scene["chat"]))
                anna.post(f"/api/tables/{held}/share", {"on": True})
                watch = left.until(lambda scene: bool(scene["watch"]))["watch"]
                with cleo.watch(held, invite=watch):
                    left.until(lambda scene: scene.get("watching", {}).get("names") == ["Cy"])
                # A vote: proposed here, refused there; proposed there, agreed to here.
                assert left.ask(do="end", seat=0)["is"] == "accepted"
                wish = right.until(lambda scene: scene["wish"] is not None)["wish"]
                assert right.ask(do="vote", wish=wish["number"], seat=1, agree=False)["is"] == "accepted"
                left.until(lambda scene: scene["wish"] is None)
                assert right.ask(do="end", seat=1)["is"] == "accepted"
                wish = left.until(lambda scene: scene["wish"] is not None and scene["wish"]["seat"] == 1)["wish"]
                assert left.ask(do="vote", wish=wish["number"], seat=0, agree=True)["is"] == "accepted"
                right.until(lambda scene: scene["status"] == "ended")
            left.until(lambda scene: not scene["seats"][1]["here"])
            again = ben.post(f"/api/tables/{held}/rematch", {})["id"]
            left.until(lambda scene: scene["rematch"] == again)


def test_the_last_two_sit_down_at_once_and_the_game_begins(database: Path) -> None:
    with servers(database) as (one, other), Guest(one.url, "Anna") as anna, Guest(one.url, "Ben") as ben, Guest(other.url, "Cleo") as cleo:
        for _ in range(5):
            sit_down_at_once(anna, ben, cleo)


def sit_down_at_once(anna: Guest, ben: Guest, cleo: Guest) -> None:
    made = anna.new_table("me", "open", "open")
    held = str(made["id"])
    for each in (ben, cleo):
        each.get(f"/api/tables/{held}?invite={made['invite']}")
    with ThreadPoolExecutor() as pool:
        list(pool.map(lambda each: each.post(f"/api/tables/{held}/join", {"invite": made["invite"]}), (ben, cleo)))
    until(lambda: cleo.scene(held)["status"] == ben.scene(held)["status"] == "running")


def test_an_ended_session_is_refused_everywhere(database: Path) -> None:
    with servers(database) as (one, other), Guest(one.url, "Anna") as anna, at(other, anna) as twin:
        held = anna.table("me", "random")
        with twin.watch(held) as line:
            assert twin.get("/api/me")["name"] == "Anna"
            anna.post("/api/me/log-out")
            assert line.is_closed()
        until(lambda: twin.get("/api/me")["name"] is None)


def test_a_note_that_was_lost_is_made_up_for(database: Path) -> None:
    with servers(database) as (one, other), Guest(one.url, "Anna") as anna, Guest(other.url, "Ben") as ben:
        held = table_of_two(anna, ben)
        with anna.watch(held, 0) as left, ben.watch(held, 1) as right:
            alternate([left, right], 4)
            # Nobody was told of this entry: the sweep finds it.
            asked = next(line for line in (left, right) if line.scene["offers"])
            seq, seat = asked.scene["seq"], asked.scene["seat"]
            action = asked.scene["offers"][0]["action"]
            execute(database, "INSERT INTO actions VALUES (?, ?, ?, ?, NULL, NULL, 0)", held, seq, seat, action)
            level([left, right], seq + 1)


def test_the_work_passes_on_when_its_holder_dies_and_when_it_drains(database: Path) -> None:
    with servers(database, 3) as (one, other, third), Guest(one.url, "Anna") as anna, at(other, anna) as twin, at(third, anna) as last:
        held = anna.table("me", "random", "random")
        holder = "SELECT holder, fence FROM leases"
        with anna.watch(held, 0) as line:
            line.play()
            until(lambda: len(rows(database, holder)) == 1)
            one.kill()
        first = rows(database, holder)
        with twin.watch(held, 0) as line:
            for _ in range(3):  # the bots' moves come from somebody else
                line.play()
            line.asked()
            assert rows(database, holder) != first
            other.process.send_signal(signal.SIGTERM)
            assert line.is_closed()
            assert line.socket.close_code == 4503
            assert other.end() == 0
        with last.watch(held, 0) as line:
            for _ in range(3):
                line.play()
            line.asked()
        assert rows(database, "SELECT holder FROM leases") == rows(database, "SELECT id FROM servers ORDER BY until DESC LIMIT 1")


def test_a_server_that_is_too_old_for_what_another_has_made_of_the_database_ends(database: Path) -> None:
    with servers(database, 1) as (one,):
        execute(database, "INSERT INTO secrets VALUES ('least', '9999')")
        assert one.end() == 0
        assert "a newer Gusher has changed the database" in one.log.read_text()


def test_clocks_run_out_once_and_stand_only_while_no_server_lives(database: Path) -> None:
    time_on = Hours(database.with_suffix(".ahead"))
    with servers(database, ahead=time_on.file) as (one, other), Guest(one.url, "Anna") as anna, Guest(other.url, "Ben") as ben:
        held = table_of(anna, ben, kind="live", minutes=2, increment=5)
        seat = first(ben, held)
        due = rows(database, "SELECT due FROM clocks WHERE seat = ?", seat)
        with Server(database.with_name("third.db"), url=url_of(database), ahead=time_on.file) as third:
            assert rows(database, "SELECT due FROM clocks WHERE seat = ?", seat) == due  # nothing was skipped: others live
            third.kill()
        execute(database, 'UPDATE clocks SET due = since + 1, "left" = 1, free = 0 WHERE seat = ?', seat)
        execute(database, "UPDATE tables SET revision = revision + 1")
        until(lambda: all(each.scene(held)["seats"][seat]["stand_in"] for each in (anna, ben)))
        assert rows(database, "SELECT out FROM clocks WHERE seat = ?", seat) == [(True,)]
        assert rows(database, "SELECT count(*) FROM gave_up") == [(1,)]


def test_no_move_is_lost_while_servers_drain_one_after_the_other(database: Path) -> None:
    """Each server is replaced while two people play; whoever is told to come back does so, and sends again what was not answered."""
    with servers(database) as started, Guest(started[0].url, "Anna") as anna, Guest(started[1].url, "Ben") as ben:
        held = table_of_two(anna, ben)
        players = [Returning(started, person, held, seat) for seat, person in enumerate((anna, ben))]
        for number in range(40):
            if number in (10, 25):
                started[number == 25].process.send_signal(signal.SIGTERM)
                started.append(Server(database.with_name(f"new{number}.db"), url=url_of(database)))
            limit = time.monotonic() + PATIENCE
            while not any(player.moves() for player in players):  # perhaps the server is about to make an only choice
                assert time.monotonic() < limit, number
        for each in started[:2]:
            assert each.end() == 0
        sent = [name for player in players for name in player.accepted]
        kept = [name.partition(":")[2] for (name,) in rows(database, "SELECT DISTINCT command FROM actions WHERE command IS NOT NULL")]
        assert sorted(sent) == sorted(kept)
        assert len(sent) == 40


class Returning:
    """A player's page: comes back to any server that takes him, and repeats what was not answered."""

    def __init__(self, started: list[Server], person: Guest, held: str, seat: int) -> None:
        self.started = started
        self.person = person
        self.held = held
        self.seat = seat
        self.accepted: list[str] = []
        self.line: Line | None = None

    def connected(self) -> Line:
        limit = time.monotonic() + PATIENCE
        while self.line is None:
            assert time.monotonic() < limit
            for server in self.started:
                try:
                    self.line = at(server, self.person).watch(self.held, self.seat)
                    break
                except (InvalidStatus, ConnectionClosed, OSError):
                    continue
        return self.line

    def moves(self) -> bool:
        """Answer what is asked now, if it is asked of this seat."""
        command: dict[str, Any] | None = None
        while True:
            try:
                line = self.connected()
                if command is None:
                    line.quiet(0.1)
                    if not line.scene["offers"]:
                        return False
                    action = line.scene["offers"][0]["action"]
                    name = f"m{self.seat}.{len(self.accepted)}"
                    command = {"do": "play", "id": name, "seq": line.scene["seq"], "seat": self.seat, "action": action}
                if line.ask(**command)["is"] == "accepted":
                    self.accepted.append(command["id"])
                    return True
                command = None
            except (ConnectionClosed, OSError):
                self.line = None


def test_a_review_that_one_server_makes_is_shown_by_the_other(database: Path) -> None:
    with servers(database) as (one, other), Guest(one.url, "Anna") as anna, at(other, anna) as twin:
        held, record = over(anna)
        for ask, body, seen in (
            (f"/api/tables/{held}/review?seat=0", None, f"/api/tables/{held}/review?seat=0"),
            ("/api/replay/review?seat=0", record.text(), "/api/replay/review?seat=0&id="),
        ):
            answer = anna.http.post(ask, content=body)
            assert answer.status_code == 200, answer.text
            path = seen + (answer.json()["id"] if body else "")
            until(lambda path=path: twin.http.get(path).json().get("state") == "done")  # type: ignore[misc]
            assert twin.get(path)["verdicts"] == anna.get(path)["verdicts"]
