"""Somebody who acts at tables unasked: once at a time, and where he fails the table is loaded anew."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import pytest

from gusher.server.rooms.attendant import Attendant
from gusher.server.rooms.room import Room
from gusher.server.rooms.tables import Tables
from gusher.server.settings import Settings
from gusher.server.wire import NewSeat, NewTable
from tests.server.storing import store_of

pytestmark = pytest.mark.one_build


class Clumsy(Attendant):
    """Has so many things to do at any table, and stumbles over the last."""

    def __init__(self, times: int) -> None:
        super().__init__()
        self.times = times
        self.at_once: list[int] = []

    def is_needed(self, room: Room) -> bool:
        return self.times > 0

    async def attend(self, room: Room) -> None:
        self.times -= 1
        self.at_once.append(len(self.tasks))
        self.wake(room)
        await asyncio.sleep(0)
        if self.times == 0:
            raise RuntimeError("stumbled")


def test_where_an_attendant_fails_the_table_is_loaded_anew(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        store = store_of(tmp_path / 'tables.db')
        await store.open()
        clumsy = Clumsy(3)
        tables = Tables(store, Settings(), [clumsy])
        anna = await store.add_person("Anna", "token", 0.0)
        made = await tables.make(anna, NewTable("oilfield", [NewSeat("me"), NewSeat("bot", "", "greedy")]))
        room = await tables.room(made.id)
        while not room.spoilt:
            room.publish()
            await asyncio.sleep(0)
        assert clumsy.at_once == [1, 1, 1]
        assert clumsy.tasks == {}
        again = await tables.room(made.id)
        assert again is not room
        assert again.history is not None
        await clumsy.stop()
        await store.close()

    with caplog.at_level(logging.ERROR):
        asyncio.run(asyncio.wait_for(run(), 60))
    assert "clumsy cannot go on at table" in caplog.text
    assert "stumbled" in caplog.text
