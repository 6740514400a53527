"""A room that may tell of what was never written is made anew; whoever still waits for it writes nothing."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from gusher.server.rooms.changes.waiting import commit
from gusher.server.rooms.commands import carry_out
from gusher.server.rooms.tables import Tables
from gusher.server.settings import Settings
from gusher.server.stores.store import InDoubt
from gusher.server.wire import Accepted, NewSeat, NewTable, Play
from tests.server.storing import rows, store_of

pytestmark = pytest.mark.one_build


def test_nobody_goes_on_from_a_choice_that_was_never_written(database: Path) -> None:
    """As of two commands, the first of which the database did not live to commit."""

    async def run() -> None:
        store = store_of(database)
        await store.open()
        tables = Tables(store, Settings())
        anna = await store.add_person("Anna", "token", 0.0)
        made = await tables.make(anna, NewTable("oilfield", [NewSeat("me"), NewSeat("local", name="Ben")]))
        room = await tables.room(made.id)
        assert room.history is not None
        written = room.seq
        seat = room.history.state.awaiting[0]
        lost = room.history.play(seat, room.history.state.options(seat)[0])
        room.spoil()
        seat = room.history.state.awaiting[0]
        choice = room.history.state.options(seat)[0]
        with pytest.raises(InDoubt):
            await carry_out(room, anna, Play("late", room.seq, seat, choice.notation))
        with pytest.raises(InDoubt):
            await commit(room, [room.history.play(seat, choice)], None)
        assert rows(database, "SELECT count(*), max(seq) + 1 FROM actions") == [(written, written)]
        again = await tables.room(made.id)
        assert again is not room
        assert lost.seat is not None
        assert isinstance(await carry_out(again, anna, Play("again", again.seq, lost.seat, lost.action)), Accepted)
        await store.close()

    asyncio.run(asyncio.wait_for(run(), 60))
