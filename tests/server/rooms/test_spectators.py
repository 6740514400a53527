"""Spectators are named to all, and talk among themselves: no byte of that reaches a player before the end. Over real sockets."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.sync.client import ClientConnection

from gusher.server.rooms.spectators import MOST_NAMED, Spectators
from gusher.server.scenes.gallery import Viewer
from gusher.server.stores.store import ChatRow
from tests.server.serving import Guest, Line, Server

pytestmark = pytest.mark.one_build

NewGuest = Callable[..., Guest]
SECRET = "heronry <b>7361</b>"


@pytest.fixture
def raw(monkeypatch: pytest.MonkeyPatch) -> dict[int, list[str]]:
    """Every frame as it came, by connection."""
    frames: dict[int, list[str]] = {}
    receive = ClientConnection.recv

    def noting(self: ClientConnection, *arguments: Any) -> Any:
        frame = receive(self, *arguments)
        frames.setdefault(id(self), []).append(str(frame))
        return frame

    monkeypatch.setattr(ClientConnection, "recv", noting)
    return frames


def shared(host: Guest, table: str) -> str:
    host.post(f"/api/tables/{table}/share", {"on": True})
    return str(host.scene(table)["watch"])


def two_players(guest: NewGuest, game: str = "oilfield") -> tuple[Guest, Guest, str, str]:
    anna, ben = guest("Anna"), guest("Ben")
    made = anna.new_table("me", "open", game=game)
    ben.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
    return anna, ben, made["id"], shared(anna, made["id"])


def say(line: Line, text: str, to: str = "spectators") -> Any:
    return line.ask(do="say", text=text, to=to)


def catch_up(line: Line, other: Line) -> None:
    line.until(lambda scene: scene["seq"] >= other.scene["seq"])


def lines(scene: dict[str, Any]) -> list[tuple[str, str]]:
    return [(line["name"], line["text"]) for line in scene.get("spectator_chat", [])]


def test_who_watches_is_named_to_all(guest: NewGuest) -> None:
    anna, ben, table, watch = two_players(guest)
    carl = guest("Carl")
    with anna.watch(table) as line, ben.watch(table):
        line.quiet()
        assert {"watching", "spectator_chat"}.isdisjoint(line.scene)  # the scene of a player does not grow
        with carl.watch(table, invite=watch), carl.watch(table, invite=watch) as again, guest().watch(table, invite=watch):
            line.until(lambda scene: scene.get("watching") == {"names": ["Carl"], "guests": 1})
            again.until(lambda scene: scene.get("watching") == {"names": ["Carl"], "guests": 1})
        line.until(lambda scene: "watching" not in scene)


def test_who_takes_a_seat_is_no_spectator_any_more(guest: NewGuest) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    made = anna.new_table("me", "open", "open")
    table = made["id"]
    with anna.watch(table) as line, ben.watch(table, invite=made["invite"]) as looking:
        line.until(lambda scene: scene.get("watching") == {"names": ["Ben"], "guests": 0})
        assert say(looking, "too early")["reason"] == "not-begun"
        assert say(looking, "no seat", "table")["reason"] == "not-seated"
        say(line, "hello", "table")
        looking.until(lambda scene: [each["text"] for each in scene["chat"]] == ["hello"])  # who is admitted reads
        ben.post(f"/api/tables/{table}/join", {"invite": made["invite"]})
        assert looking.is_closed()
        line.until(lambda scene: "watching" not in scene)


def test_no_byte_of_what_spectators_say_reaches_a_player_before_the_end(guest: NewGuest, raw: dict[int, list[str]]) -> None:
    anna, ben, table, watch = two_players(guest, game="giganten")  # in which no scene comes again for its marks
    carl, stranger = guest("Carl"), guest()
    told: list[str] = []
    with (
        carl.watch(table, invite=watch) as watching,
        stranger.watch(table, invite=watch) as other,
        anna.watch(table) as one,
        ben.watch(table) as two,
    ):
        for player in (one, two):
            player.until(lambda scene: "watching" in scene)
            player.quiet()
        before = [player.scene["number"] for player in (one, two)]
        assert say(watching, SECRET)["is"] == "accepted"
        assert watching.until(lambda scene: bool(lines(scene)))["spectator_chat"][0]["seat"] is None
        assert lines(other.until(lambda scene: bool(lines(scene)))) == [("Carl", SECRET)]
        assert say(other, "x")["reason"] == "no-session"
        # A line of their own is the next that players hear: no scene came between.
        assert say(one, "ours", "table")["is"] == "accepted"
        for player, number in zip((one, two), before, strict=True):
            assert player.until(lambda scene: bool(scene["chat"]))["number"] == number + 1
        for player in (one, two):
            assert say(player, "let me in")["reason"] == "not-spectator"
            player.send(do="sync")
            player.until(lambda scene: scene["whole"])
        for choice in range(6):
            awaited = (one, two)[one.until(lambda scene: bool(scene["view"]["awaiting"]))["view"]["awaiting"][0]]
            awaited.play(choice)
            for player in (one, two):
                catch_up(player, awaited)
        for person in (anna, ben):
            with person.watch(table) as again:
                told.append(json.dumps(again.scenes))
            for path in ("", "/scene", "/scene?at=1", "/record", "/luck", "/scene?at=9999", "/review?seat=0"):
                told.append(person.http.get(f"/api/tables/{table}{path}").text)
            told.append(person.http.get("/api/tables").text)
            told.append(person.http.get(f"/t/{table}").text)
            answer = person.http.post(f"/api/tables/{table}/commands", json={"do": "say", "id": "x", "text": "y", "to": "spectators"})
            assert answer.status_code == 409
            told.append(answer.text)
        told += [frame for player in (one, two) for frame in raw[id(player.socket)]]
        assert len(told) > 40
        for each in told:
            assert "heronry" not in each
            assert "7361" not in each
            assert "spectator_chat" not in each
        assert lines(carl.scene(table, invite=watch)) == [("Carl", SECRET)]

        one.ask(do="end", seat=0)
        two.until(lambda scene: scene["wish"] is not None)
        two.ask(do="vote", wish=two.scene["wish"]["number"], seat=1, agree=True)
        for player in (one, two):
            scene = player.until(lambda scene: scene["status"] == "ended")
            assert (scene["whole"], lines(scene)) == (False, [("Carl", SECRET)])
        say(watching, "well played")
        assert lines(one.until(lambda scene: lines(scene) == [("Carl", "well played")])) == [("Carl", "well played")]
        assert lines(ben.scene(table)) == [("Carl", SECRET), ("Carl", "well played")]


def test_several_on_one_device_are_players_though_they_look_from_no_seat(guest: NewGuest) -> None:
    anna, carl = guest("Anna"), guest("Carl")
    table = anna.table("me", "local")
    watch = shared(anna, table)
    with anna.watch(table) as line, carl.watch(table, invite=watch) as watching:
        line.until(lambda scene: "watching" in scene)
        assert line.scene["seat"] is None
        say(watching, SECRET)
        assert say(line, "mine")["reason"] == "not-spectator"
        line.send(do="sync")
        assert lines(line.until(lambda scene: scene["whole"])) == []
        assert "spectator_chat" not in anna.scene(table)


def test_spectators_have_limits_of_their_own_and_what_they_said_is_kept(database: Path) -> None:
    with Server(database, chat_per_minute=3, chat_of_table_per_minute=4) as server:
        anna, carl, dora = (Guest(server.url, name) for name in ("Anna", "Carl", "Dora"))
        with anna, carl, dora:
            table = anna.table("me", "random")
            watch = shared(anna, table)
            with anna.watch(table) as line, carl.watch(table, invite=watch) as one, dora.watch(table, invite=watch) as two:
                assert [say(one, f"{number}")["is"] for number in range(3)] == ["accepted"] * 3
                assert say(one, "by person")["reason"] == "too-fast"
                assert say(two, "four")["is"] == "accepted"
                assert say(two, "by table")["reason"] == "too-fast"
                assert say(line, "undisturbed", "table")["is"] == "accepted"
                assert say(two, " ")["reason"] == "chat-wrong"
            assert server.stop() == 0
    with Server(database) as server, Guest(server.url) as stranger:
        scene = stranger.get(f"/api/tables/{table}/scene?invite={watch}")
        assert [text for _, text in lines(scene)] == ["0", "1", "2", "four"]


def test_the_list_is_bounded() -> None:
    spectators = Spectators([], 2)
    spectators.count([Viewer(None, None), *(Viewer(number, None, f"Person {number:02}") for number in range(MOST_NAMED + 5))])
    told = msgspec.json.decode(spectators.watching)
    assert (len(told["names"]), told["guests"]) == (MOST_NAMED, 6)
    spectators.count([])
    assert spectators.watching is msgspec.UNSET


def test_lines_beyond_those_that_are_kept_are_forgotten() -> None:
    spectators = Spectators([ChatRow(None, "Carl", str(number), str(number), 0.0) for number in range(4)], 2)
    spectators.hear(ChatRow(None, "Carl", "4", "4", 0.0))
    for read, texts in ((0, ["3", "4"]), (4, ["4"])):
        assert [line["text"] for line in msgspec.json.decode(spectators.chat(read))] == texts
    assert spectators.chat(5) is msgspec.UNSET
