"""A choice that is carried out without a task is answered as `carry_out` answers, and its lock is free afterwards, whatever happens."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import cast

import pytest

from gusher.server.rooms.changes.choices import play_at_once, take_at_once
from gusher.server.rooms.commands import carry_out, leave_to_task
from gusher.server.rooms.room import Room
from gusher.server.rooms.tables import Tables
from gusher.server.settings import Settings
from gusher.server.stores.store import Conflict, LogRow, Person, Written
from gusher.server.wire import Accepted, NewSeat, NewTable, Play, Refused
from tests.server.storing import POSTGRES, rows, store_of

pytestmark = pytest.mark.one_build


async def at_once(room: Room, person: Person, command: Play) -> Accepted | Refused | None:
    told: asyncio.Future[Accepted | Refused | None] = asyncio.get_running_loop().create_future()
    room.lock.take()
    play_at_once(room, person, command, told.set_result, leave_to_task)
    return await told


def choice(room: Room, name: str) -> Play:
    assert room.history is not None
    seat = room.history.state.awaiting[0]
    return Play(name, room.seq, seat, room.history.state.options(seat)[0].notation)


def at_a_table(database: Path, scenario: Callable[[Room, Person], Awaitable[None]]) -> None:
    async def run() -> None:
        store = store_of(database)
        await store.open()
        tables = Tables(store, Settings())
        anna = await store.add_person("Anna", "token", 0.0)
        made = await tables.make(anna, NewTable("oilfield", [NewSeat("me"), NewSeat("local", name="Ben")]))
        room = await tables.room(made.id)
        await scenario(room, anna)
        assert not room.lock.locked()
        assert not room.busy
        await store.close()

    asyncio.run(asyncio.wait_for(run(), 60))


def test_it_is_told_when_it_is_committed_and_counts_once(database: Path) -> None:
    async def scenario(room: Room, anna: Person) -> None:
        command = choice(room, "one")
        assert take_at_once(room)
        told: list[object] = []
        play_at_once(room, anna, command, told.append, leave_to_task)
        assert (room.busy, room.lock.locked(), told) == (True, True, [])
        answer = await carry_out(room, anna, command)  # waits for the first
        assert told == [answer] == [Accepted("one", room.seq)]
        assert rows(database, "SELECT count(*) FROM actions WHERE command IS NOT NULL") == [(1,)]
        assert await at_once(room, anna, command) == answer

    at_a_table(database, scenario)


def test_refusals_are_the_same(database: Path) -> None:
    async def scenario(room: Room, anna: Person) -> None:
        good = choice(room, "id")
        wrong = [Play("", good.seq, 0, "pass"), Play("a", 10**6, 0, "pass"), Play("b", good.seq, 9, "pass"), Play("c", good.seq, 0, "fly")]
        for command in wrong:
            assert await at_once(room, anna, command) == await carry_out(room, anna, command)
        room.spoil()
        assert await at_once(room, anna, good) is None

    at_a_table(database, scenario)


@pytest.mark.skipif(not POSTGRES, reason="no other server can be faster in a file")
def test_who_was_overtaken_by_another_server_decides_anew(database: Path) -> None:
    async def scenario(room: Room, anna: Person) -> None:
        visitor = store_of(database)
        await visitor.visit()
        mine, theirs = choice(room, "mine"), choice(room, "theirs")

        async def write_there(command: Play) -> None:
            row = LogRow(room.seq, command.seat, command.action, command=f"{anna.id}:{command.id}", at=1.0)
            await visitor.append(room.id, [row], None)

        await write_there(theirs)
        assert await at_once(room, anna, mine) == Refused("mine", "", "stale", {})
        assert room.done[f"{anna.id}:theirs"] == room.seq == theirs.seq + 1
        assert await at_once(room, anna, choice(room, "next")) == Accepted("next", room.seq)
        twice = choice(room, "twice")
        await write_there(twice)
        assert await at_once(room, anna, twice) == Accepted("twice", twice.seq + 1)
        assert not room.spoilt
        await visitor.close()

    at_a_table(database, scenario)


@pytest.mark.parametrize(("failed", "answer"), [(Conflict("log"), Refused("id", "", "stale", {})), (OSError("disk"), None)])
def test_what_is_not_written_spoils_the_room(
    database: Path, monkeypatch: pytest.MonkeyPatch, failed: Exception, answer: Refused | None
) -> None:
    async def scenario(room: Room, anna: Person) -> None:
        def hand_in(*given: object) -> None:
            asyncio.get_running_loop().call_soon(cast(Written, given[-1]), None, failed)

        monkeypatch.setattr(room.store, "hand_in", hand_in)
        assert await at_once(room, anna, choice(room, "id")) == answer
        overtaken = room.store.shared and isinstance(failed, Conflict)
        assert room.spoilt != overtaken

    at_a_table(database, scenario)
