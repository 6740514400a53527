"""The other servers on the database: where all that concerns them comes together."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

from gusher.server.rooms.room import Room
from gusher.server.rooms.tables import Tables
from gusher.server.several.hearing import Hearing, Heed
from gusher.server.several.leases import Leases
from gusher.server.several.whereabouts import Whereabouts
from gusher.server.stores.store import Conflict, Store, Unreachable


class Others:
    """Does nothing where there can be none."""

    def __init__(self, store: Store, rooms: Tables, beat: float) -> None:
        self.store = store
        self.rooms = rooms
        self.leases = Leases(store, rooms, beat)
        self.whereabouts = Whereabouts(store, rooms)
        self.hearing: Hearing | None = None
        self.on_cut_off: Callable[[], None] = lambda: None  # we hear nothing of the tables any more, and others do
        self.releasing: set[asyncio.Task[None]] = set()
        if store.shared:
            rooms.entered = self.enter
            rooms.dropped = self.drop
            rooms.duty = self.leases.claim
            rooms.arbiters = self.leases.arbiters

    def listen(self, heed: dict[str, Heed], missed: Callable[[], Awaitable[None]]) -> None:
        own: dict[str, Heed] = {
            "tables": self.hear,
            "presence": self.whereabouts.read,
            "leases": lambda _: self.leases.woken.set(),
        }
        self.hearing = Hearing(self.store, own | self.leases.arbiters.heed | heed, missed)

    def hear(self, changed: list[str]) -> None:
        self.leases.arbiters.hear(changed)
        self.rooms.hear(changed)

    def enter(self, room: Room) -> None:
        room.fence = self.leases.held.get(room.id)
        room.on_need = self.leases.need
        room.on_presence = self.whereabouts.note

    def drop(self, table: str) -> None:
        """Nobody looks at it any more by this server."""
        task = asyncio.create_task(self.release(table))
        self.releasing.add(task)
        task.add_done_callback(self.releasing.discard)

    async def release(self, table: str) -> None:
        with suppress(Unreachable):
            await self.leases.release([table])

    async def start(self) -> None:
        if self.store.shared:
            await self.leases.begin()

    async def run(self) -> None:
        if self.store.shared:
            await asyncio.gather(self.leases.run(), self.whereabouts.run(), self.look_out())

    @property
    def cut_off(self) -> bool:
        return self.store.shared and self.leases.cut_off

    async def look_out(self) -> None:
        """A stream to a server that is cut off from the database looks alive, and tells nothing."""
        while True:
            while not self.cut_off:
                await asyncio.sleep(self.leases.beat)
            self.on_cut_off()
            while self.cut_off:
                await asyncio.sleep(self.leases.beat)

    async def hand_over(self) -> None:
        if self.store.shared:
            if self.leases.versions.differing:  # what only we can tell
                with suppress(Unreachable, Conflict):
                    await self.rooms.stamp_all()
            await self.leases.hand_over()

    async def stop(self) -> None:
        if self.store.shared:
            if self.hearing is not None:
                await self.hearing.stop()
            await self.leases.arbiters.stop()
            await self.whereabouts.flush()
            await self.leases.stop()
