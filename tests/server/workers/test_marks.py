"""Marks that are worked out beside the server: the same as in it, whatever happens to the process, and nothing for what is overtaken."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import signal
import sys
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec
import pytest

from gusher import registry
from gusher.core.game import Game
from gusher.core.idle import idle
from gusher.core.rng import Rng
from gusher.server.rooms.room import Room
from gusher.server.scenes.gallery import Viewer
from gusher.server.scenes.history import History
from gusher.server.scenes.marks import Marks, at_once, guess
from gusher.server.settings import Settings
from gusher.server.workers.marking.mark_worker import MarkQuestion, answer
from gusher.server.workers.marking.marker import TRIES, Marker, question
from tests.server.scenes.test_secrets import random_game, room_of
from tests.server.serving import PATIENCE, Guest, Server

QUESTIONS = 40
OILFIELD = registry.game("oilfield")


def asked_of(history: History) -> list[int]:
    return [seat for seat in history.state.awaiting if len(history.state.options(seat)) > 1]


def positions(game: Game, seats: int) -> list[tuple[History, int]]:
    """Moments of random games, with a seat that is asked and has a choice for later."""
    found: list[tuple[History, int]] = []
    record, _ = random_game(game, seats, {}, Rng(seats))
    for count in range(0, len(record.entries), 5):
        history = History(game, seats, record.options, [""] * seats)
        for entry in record.entries[:count]:
            history.state.meet(entry.action) if entry.seat is None else history.state.play(entry.seat, entry.action)
        found += [(history, seat) for seat in asked_of(history) if any(action.later for action in history.state.options(seat))]
    return found[:QUESTIONS]


def sent_over(asked: MarkQuestion) -> Marks:
    """What the process would answer, with all that goes through its pipes."""
    answered = answer(msgspec.json.decode(msgspec.json.encode(asked), type=MarkQuestion))
    return msgspec.json.decode(msgspec.json.encode(answered), type=Marks)


def plain(marks: Any) -> dict[str, tuple[str, str, dict[str, int | str]]]:
    return {notation: (why.reason, why.section, why.values) for notation, why in marks.items()}


@pytest.mark.parametrize("own_box", [False, True])
@pytest.mark.parametrize("seats", [2, 4])
def test_the_process_finds_what_the_engine_finds(seats: int, own_box: bool) -> None:
    game = OILFIELD.with_data(json.loads(json.dumps(OILFIELD.data))) if own_box else OILFIELD
    marked = 0
    for history, seat in positions(game, seats):
        asked = question(history, seat)
        assert (asked.box is not None) is own_box
        likely = guess(history.state, seat)
        right = plain(idle(game, likely, seat))
        assert plain(at_once(game, likely, seat)) | plain(sent_over(asked)) == right
        marked += len(right)
    assert marked >= QUESTIONS // 2


# At a table


class Looker:
    """Somebody who looks from a seat, and keeps every scene that he was told to look at."""

    def __init__(self, room: Room, seat: int) -> None:
        self.room = room
        self.viewer = Viewer(1, seat)
        self.scenes = [self.look()]
        self.came = asyncio.Event()

    def look(self) -> Any:
        return json.loads(self.room.scene(self.viewer, 1, None))

    def touch(self) -> None:
        self.scenes.append(self.look())
        self.came.set()

    def retell(self, same: int) -> None:
        pass

    def end(self) -> None:
        pass


def room_with(marker: Marker) -> tuple[Room, int]:
    """A table at a question with choices for later, one of which does nothing."""
    record, _ = random_game(OILFIELD, 2, {}, Rng(2))
    for count in range(len(record.entries)):
        room = room_of(OILFIELD, 2, {}, record.entries[:count], 0)
        assert room.history is not None
        if asked_of(room.history) == [0] and answer(question(room.history, 0)):
            room.gallery.on_owed = partial(marker.want, room)
            return room, 0
    raise AssertionError("there is no such question")


def inline(room: Room, seat: int) -> Any:
    """What is offered where nothing is left for later."""
    assert room.history is not None
    return json.loads(room_of(OILFIELD, 2, {}, room.history.record.entries, seat).scene(Viewer(1, seat), 1, None))["offers"]


def without_marks(offers: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [offer | {"idle": None} for offer in offers]


async def in_time(act: Any) -> None:
    async with asyncio.timeout(4 * PATIENCE):
        await act


@pytest.mark.one_build
def test_the_same_scene_comes_again_with_its_marks() -> None:
    async def act() -> None:
        marker = Marker(Settings())
        room, seat = room_with(marker)
        looker = Looker(room, seat)
        room.watchers.add(looker)
        await looker.came.wait()
        first, second = looker.scenes
        assert second["offers"] == inline(room, seat) != first["offers"]
        assert without_marks(second["offers"]) == without_marks(first["offers"])
        assert first | {"offers": []} == second | {"offers": []}
        # Now they are known, also to who comes later.
        assert looker.look()["offers"] == second["offers"]
        assert marker.waiting == {}
        await marker.stop()

    asyncio.run(in_time(act()))


@pytest.mark.one_build
def test_marks_come_however_often_the_process_is_killed() -> None:
    """Idle, while it starts, and while it works."""

    async def act() -> None:
        marker = Marker(Settings())
        for kill in range(12):
            room, seat = room_with(marker)
            looker = Looker(room, seat)
            room.watchers.add(looker)
            await asyncio.sleep(0.002 * kill)
            process = marker.worker.process
            if process is not None:
                with suppress(ProcessLookupError):  # it is being replaced
                    os.kill(process.pid, signal.SIGKILL)
            await looker.came.wait()
            assert looker.scenes[-1]["offers"] == inline(room, seat)
        await marker.stop()
        assert marker.worker.process is None

    asyncio.run(in_time(act()))


@pytest.mark.one_build
def test_where_no_process_answers_the_server_does_and_one_line_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    async def act() -> None:
        marker = Marker(Settings())
        marker.worker.command = (sys.executable, "-c", "")
        for _ in range(3):
            room, seat = room_with(marker)
            looker = Looker(room, seat)
            room.watchers.add(looker)
            await looker.came.wait()
            assert looker.scenes[-1]["offers"] == inline(room, seat)
        await marker.stop()

    with caplog.at_level(logging.WARNING):
        asyncio.run(in_time(act()))
    (record,) = (each for each in caplog.records if each.name.startswith("gusher"))
    assert record.getMessage().startswith(f"marks failed {TRIES} times in a row at seat 0 of oilfield")


@pytest.mark.one_build
def test_what_is_overtaken_costs_nothing() -> None:
    """A seat waits once, however often it is asked; when the next choice was made before its turn came, no process is even begun."""

    async def act() -> None:
        marker = Marker(Settings())
        room, seat = room_with(marker)
        assert room.history is not None
        for _ in range(100):
            marker.want(room, seat)
        room.scene(Viewer(1, seat), 1, None)
        assert [*marker.waiting] == [(room.id, seat)]
        room.history.play(seat, room.history.state.options(seat)[0])
        assert marker.task is not None
        await marker.task
        assert marker.waiting == {}
        assert marker.worker.process is None

    asyncio.run(in_time(act()))


@pytest.mark.one_build
def test_marks_of_the_same_question_stay_until_the_new_ones_are_known() -> None:
    """Somebody else has answered what is asked of all: what was marked does not flicker."""

    async def act() -> None:
        record, _ = random_game(OILFIELD, 2, {}, Rng(2))
        for count in range(len(record.entries)):
            room = room_of(OILFIELD, 2, {}, record.entries[:count], 0)
            assert room.history is not None
            if asked_of(room.history) == [0, 1] and answer(question(room.history, 0)):
                break
        assert room.history is not None
        wanted: list[int] = []
        room.gallery.on_owed = wanted.append
        looker = Looker(room, 0)
        assert room.gallery.mark(0, room.seq, answer(question(room.history, 0)))
        marked = looker.look()["offers"]
        assert marked == inline(room, 0)
        room.history.play(1, room.history.state.options(1)[0])
        assert looker.look()["offers"] == marked
        assert wanted == [0, 0]
        # Late marks of the moment before change nothing, those of now do.
        assert not room.gallery.mark(0, room.seq - 1, {})
        assert looker.look()["offers"] == marked
        assert room.gallery.mark(0, room.seq, {})
        assert looker.look()["offers"] == without_marks(marked)

    asyncio.run(act())


@pytest.mark.one_build
def test_over_sockets_marks_follow_and_plain_requests_get_them(server: Server) -> None:
    with Guest(server.url, "Anna") as anna:
        table = anna.table("me", "local")
        with anna.watch(table, 0) as one, anna.watch(table, 1) as other:
            line = one if one.scene["offers"] else other
            asked = line.asked()
            marked = line.until(lambda scene: any(offer["idle"] for offer in scene["offers"]))
            assert marked["seq"] == asked["seq"]
            assert marked["fresh"] == 0
            assert anna.scene(table, seat=line.scene["seat"])["offers"] == marked["offers"]
        fetched = anna.table("me", "local")
        seat = anna.scene(fetched)["view"]["awaiting"][0]
        scene = anna.scene(fetched, seat=seat)
        while not any(offer["idle"] for offer in scene["offers"]):  # which may be once, on a busy machine
            scene = anna.scene(fetched, seat=seat)
        assert scene["offers"]
