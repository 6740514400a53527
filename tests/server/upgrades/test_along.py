"""Two servers on one database that play the same table by rules of two versions: the newer plays along, until it finds that its own lead
elsewhere, or until nobody has the older any more. What it cannot compare yet it neither shows nor decides."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from gusher.house import House
from gusher.server.rooms.commands import carry_out
from gusher.server.rooms.room import Room
from gusher.server.rooms.tables import Tables
from gusher.server.scenes.gallery import Viewer
from gusher.server.settings import Settings
from gusher.server.several.others import Others
from gusher.server.stores.store import Person
from gusher.server.wire import NewSeat, NewTable, Play, TakeBack
from tests.server.storing import POSTGRES, execute, rows, store_of
from tests.server.upgrades.bets import Bets, installed
from tests.server.upgrades.test_versions import choose, looked_at, names, scene_of

pytestmark = [pytest.mark.one_build, pytest.mark.skipif(not POSTGRES, reason="runs with GUSHER_TEST_STORE=postgresql")]

VERSIONS = "SELECT rules, versions LIKE '%\"2\"%' FROM tables"
SOON = 0.3  # seconds in which notes have been heard


class Eyes:
    """Of somebody who looks all the time: the newest moment that he was shown as being played on."""

    viewer = Viewer(None, None)

    def __init__(self, room: Room) -> None:
        self.room = room
        self.newest = room.seq
        room.watch(self)

    def touch(self) -> None:
        asyncio.get_running_loop().call_soon(self.look)

    def look(self) -> None:
        if not self.room.busy and not self.room.outdated:
            self.newest = max(self.newest, self.room.seq)

    def end(self) -> None: ...

    def retell(self, same: int) -> None: ...


class Both:
    """The table as the older server has it, and as the newer."""

    def __init__(self, older: Room, newer: Room, servers: tuple[Others, Others], anna: Person) -> None:
        self.older, self.newer = older, newer
        self.old, self.new = servers
        self.anna = anna
        self.eyes = Eyes(newer)

    async def meet(self) -> None:
        """The older hears of the newer, and listens to it."""
        await self.old.leases.look()
        self.old.listen({}, nothing)

    async def follow(self) -> None:
        """Each hears of what the other has written."""
        for room, server in ((self.older, self.old), (self.newer, self.new)):
            async with room.lock:
                await server.rooms.catch_up(room, False)


async def nothing() -> None:
    pass


def with_both(database: Path, game: House, act: Callable[[Both], Awaitable[None]]) -> None:
    """The older has not heard of the newer yet; the newer knows it, and listens."""

    async def run() -> None:
        stores = [store_of(database), store_of(database)]
        for store in stores:
            await store.open()
        try:
            anna = await stores[0].add_person("Anna", "token", 0.0)
            with installed(Bets()):
                old = Others(stores[0], Tables(stores[0], Settings()), 0.5)
                await old.start()
                made = await old.rooms.make(anna, NewTable("bets", [NewSeat("me"), NewSeat("local", name="Ben")]))
                older = await old.rooms.room(made.id)
                await old.rooms.stamp_all()
            with installed(game):
                new = Others(stores[1], Tables(stores[1], Settings()), 0.5)
                await new.start()
                new.listen({}, nothing)
                newer = await new.rooms.room(made.id)
                await act(Both(older, newer, (old, new), anna))
            for server in (old, new):
                await server.stop()
        finally:
            for store in stores:
                await store.close()

    asyncio.run(asyncio.wait_for(run(), 60))


def test_a_table_keeps_the_name_of_its_rules_while_anybody_has_them(database: Path) -> None:
    async def act(both: Both) -> None:
        await both.meet()
        for room in (both.older, both.newer, both.older):
            await choose(room, both.anna, "bet 1")
            await both.follow()
        assert (both.older.seq, both.newer.seq) == (6, 6)
        assert rows(database, VERSIONS) == [("1", False)]
        assert rows(database, "SELECT count FROM stamps") == [(7,)]  # each with what it is of
        assert both.newer.plays_along
        assert names(scene_of(both.newer)) == []
        await both.old.hand_over()
        await both.new.leases.look()
        await asyncio.sleep(SOON)
        assert names(scene_of(both.newer)) == [("new-version", 6)]
        await choose(both.newer, both.anna, "bet 1")
        assert rows(database, VERSIONS) == [("2", True)]
        await both.new.rooms.stamp_all()
        assert rows(database, "SELECT count FROM stamps") == [(9,)]

    with_both(database, Bets("2", "field"), act)


def test_what_is_not_stamped_yet_waits(database: Path) -> None:
    async def act(both: Both) -> None:
        await choose(both.older, both.anna, "bet 1", "bet 3")  # of the second seat, which wins one in any case by the newer
        await asyncio.sleep(SOON)
        assert (both.newer.seq, both.eyes.newest) == (0, 0)
        await both.old.rooms.stamp_all()
        await asyncio.sleep(SOON)
        assert both.newer.parted is not None
        assert (both.newer.table.status, both.newer.parted.at, both.newer.parted.why) == ("outdated", 3, "position")
        assert both.eyes.newest <= 2
        await choose(both.older, both.anna, "bet 2")
        past = both.newer.past
        await both.follow()
        scene = scene_of(both.newer)
        assert (scene["status"], scene["parted"]["at"], scene["parted"]["count"]) == ("outdated", 3, 3)
        assert both.newer.past is past  # it is listed, and nothing is replayed for it
        assert both.older.table.status == "running"

    with_both(database, Bets("2", "position"), act)


def test_whoever_needs_it_has_it_stamped(database: Path) -> None:
    async def act(both: Both) -> None:
        await choose(both.older, both.anna, "bet 1")
        assert rows(database, "SELECT count FROM stamps") == [(1,)]
        await both.meet()
        await both.follow()
        assert (both.newer.seq, both.newer.plays_along) == (2, True)
        assert rows(database, "SELECT count FROM stamps") == [(3,)]

    with_both(database, Bets("2", "position"), act)


@pytest.mark.parametrize(("change", "at", "seen"), [("position", 3, 2), ("chance", 1, 0), ("question", 2, 0)])
def test_what_comes_of_a_choice_is_decided_by_who_has_the_rules(database: Path, change: str, at: int, seen: int) -> None:
    """Its chances too: the log is one that they could have written alone."""

    async def act(both: Both) -> None:
        await both.meet()
        for bet in ("bet 1", "bet 3"):
            if not both.newer.outdated:
                await choose(both.newer, both.anna, bet)
        assert (both.newer.outdated, both.eyes.newest) == (True, seen)
        await both.follow()
        assert both.newer.parted is not None
        assert both.newer.parted.at == at
        assert both.older.seq == (4 if change == "position" else 2)
        command = f"{both.older.seq - 2}-0"
        again = Play(command, both.older.seq - 2, 0, "bet 1")
        assert await carry_out(both.newer, both.anna, again) == await carry_out(both.older, both.anna, again)  # it was done

    with_both(database, Bets("2", change), act)
    ((table,),) = rows(database, "SELECT id FROM tables")
    assert looked_at(database, Bets("3"), table)[0]["status"] == "running"
    execute(database, "DELETE FROM stamps")
    assert looked_at(database, Bets("3"), table)[0]["status"] == "running"  # without them chances are held against the seed


def test_who_plays_along_takes_back_and_acts_at_no_table_unasked(database: Path) -> None:
    async def act(both: Both) -> None:
        await both.meet()
        await choose(both.newer, both.anna, "bet 1")
        answer = await carry_out(both.newer, both.anna, TakeBack("back", both.newer.seq, 0))
        await both.follow()
        assert (answer, both.older.seq) == (await carry_out(both.older, both.anna, TakeBack("back", 0, 0)), both.newer.seq)
        table = both.newer.id
        assert both.newer.fence is None
        assert not await both.new.leases.claim(table)
        both.new.leases.elsewhere.clear()
        both.newer.on_need(both.newer)
        await asyncio.sleep(SOON)
        assert rows(database, "SELECT count(*) FROM leases") == [(0,)]
        assert await both.old.leases.claim(table)

    with_both(database, Bets("2", "position"), act)
