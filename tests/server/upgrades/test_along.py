"""Two servers on one database that play the same table by rules of two versions: the newer plays along, until it finds that its own lead
elsewhere, or until nobody has the older any more."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from gusher.house import House
from gusher.server.rooms.room import Room
from gusher.server.rooms.tables import Tables
from gusher.server.settings import Settings
from gusher.server.stores.store import Person
from gusher.server.wire import NewSeat, NewTable
from tests.server.storing import POSTGRES, rows, store_of
from tests.server.upgrades.bets import Bets, installed
from tests.server.upgrades.test_versions import choose, names, scene_of

pytestmark = [pytest.mark.one_build, pytest.mark.skipif(not POSTGRES, reason="runs with GUSHER_TEST_STORE=postgresql")]

VERSIONS = "SELECT rules, versions LIKE '%\"2\"%' FROM tables"


class Both:
    """The table as the older server has it, and as the newer."""

    def __init__(self, older: Room, newer: Room, old: Tables, new: Tables, game: House, anna: Person) -> None:
        self.older, self.newer, self.old, self.new = older, newer, old, new
        self.game = game
        self.anna = anna

    async def follow(self) -> None:
        """Each hears of what the other has written."""
        for room, tables, game in ((self.older, self.old, Bets()), (self.newer, self.new, self.game)):
            with installed(game):
                async with room.lock:
                    await tables.catch_up(room, False)

    async def stamp(self) -> None:
        with installed(Bets()):
            await self.old.stamp_all()
        with installed(self.game):
            await self.new.stamp_all()


def with_both(database: Path, game: House, act: Callable[[Both], Awaitable[None]]) -> None:
    async def run() -> None:
        stores = [store_of(database), store_of(database)]
        old, new = (Tables(store, Settings()) for store in stores)
        new.played_elsewhere = lambda table: table.rules == "1"
        for store in stores:
            await store.open()
        try:
            anna = await stores[0].add_person("Anna", "token", 0.0)
            with installed(Bets()):
                made = await old.make(anna, NewTable("bets", [NewSeat("me"), NewSeat("local", name="Ben")]))
                older = await old.room(made.id)
            with installed(game):
                newer = await new.room(made.id)
            await act(Both(older, newer, old, new, game, anna))
        finally:
            for store in stores:
                await store.close()

    asyncio.run(asyncio.wait_for(run(), 60))


def test_a_table_keeps_the_name_of_its_rules_while_anybody_has_them(database: Path) -> None:
    async def act(both: Both) -> None:
        for room in (both.older, both.newer, both.older):
            await choose(room, both.anna, "bet 1")
            await both.follow()
            await both.stamp()
        assert (both.older.seq, both.newer.seq) == (6, 6)
        assert rows(database, VERSIONS) == [("1", False)]
        assert both.newer.plays_along
        assert names(scene_of(both.newer)) == []
        both.new.played_elsewhere = lambda table: False
        await both.new.go_on()
        assert names(scene_of(both.newer)) == [("new-version", 6)]
        await choose(both.newer, both.anna, "bet 1")
        assert rows(database, VERSIONS) == [("2", True)]
        await both.stamp()
        assert rows(database, "SELECT count FROM stamps") == [(9,)]

    with_both(database, Bets("2", "field"), act)


def test_who_plays_along_finds_out_where_his_rules_part(database: Path) -> None:
    async def act(both: Both) -> None:
        await choose(both.older, both.anna, "bet 1")
        await both.follow()
        await both.stamp()
        assert both.newer.plays_along
        await choose(both.older, both.anna, "bet 3")  # of the second seat, which wins one in any case by the newer
        await both.follow()
        await both.stamp()
        assert both.newer.parted is not None
        assert (both.newer.table.status, both.newer.parted.at, both.newer.parted.why) == ("outdated", 3, "position")
        await choose(both.older, both.anna, "bet 2")
        past = both.newer.past
        await both.follow()
        scene = scene_of(both.newer)
        assert (scene["status"], scene["parted"]["at"], scene["parted"]["count"]) == ("outdated", 3, 3)
        assert both.newer.past is past  # it is listed, and nothing is replayed for it
        assert both.older.table.status == "running"

    with_both(database, Bets("2", "position"), act)
