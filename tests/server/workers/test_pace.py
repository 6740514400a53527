"""Bots do not keep people waiting; and nobody's haste tells that he had no choice."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from gusher.server.rooms.seating import seats
from gusher.server.rooms.tables import Tables
from gusher.server.scenes.gallery import Viewer
from gusher.server.settings import Settings
from gusher.server.wire import Join, NewSeat, NewTable
from gusher.server.workers.pace import Tempo, is_alone, pause, plays_nobody
from tests.server.storing import store_of

pytestmark = pytest.mark.one_build


class Looker:
    """Implements `room.Watcher`."""

    def __init__(self, person: int | None) -> None:
        self.viewer = Viewer(person, None)

    def touch(self) -> None:
        pass

    def retell(self, same: int) -> None:
        pass

    def end(self) -> None:
        pass


def test_an_answer_that_had_to_be_given_takes_as_long_as_the_others_of_that_bot() -> None:
    tempo = Tempo()
    forced = ("game", "search", "Declare")
    assert tempo.like(forced) == 0.0
    tempo.note(("game", "greedy", "Declare"), 0.01)
    tempo.note(("game", "search", "Buy"), 2.0)
    assert tempo.like(forced) == 2.0
    for seconds in (0.5, 0.6):
        tempo.note(forced, seconds)
    assert {tempo.like(forced) for _ in range(200)} == {0.5, 0.6}
    assert tempo.like(("game", "greedy", "Pay")) == 0.01


def test_who_can_see_when_a_seat_is_answered(database: Path) -> None:
    settings = Settings()

    async def run() -> None:
        store = store_of(database)
        await store.open()
        tables = Tables(store, settings, [])
        anna, ben = [await store.add_person(name, name, 0.0) for name in ("Anna", "Ben")]
        bot = NewSeat("bot", "", "greedy")
        alone = await tables.room((await tables.make(anna, NewTable("oilfield", [NewSeat("me"), bot]))).id)
        assert is_alone(alone, 0)
        alone.watchers.add(Looker(anna.id))
        assert is_alone(alone, 0)
        stranger = Looker(None)
        alone.watchers.add(stranger)
        assert not is_alone(alone, 0)
        alone.watchers.discard(stranger)
        assert not plays_nobody(alone)
        assert alone.history is not None
        assert pause(alone.history, 0, 0.0) == 0.0
        await seats.stand_in(alone, anna, 0, "greedy")
        assert plays_nobody(alone)

        made = await tables.make(anna, NewTable("oilfield", [NewSeat("me"), NewSeat("open"), bot]))
        shared = await tables.room(made.id)
        await seats.join(shared, ben, Join(made.invite or ""))
        assert not is_alone(shared, 0)
        # Two at one device look at the same screen.
        device = await tables.room((await tables.make(anna, NewTable("oilfield", [NewSeat("me"), NewSeat("local", "Bo")]))).id)
        assert not is_alone(device, 0)
        await store.close()

    asyncio.run(run())
