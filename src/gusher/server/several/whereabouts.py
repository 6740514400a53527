"""Who is at which table by this server, written down for the others; and read when they have written."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from typing import Final

from sqlalchemy import Connection, insert, update

from gusher.server.hours import now
from gusher.server.rooms.room import Room
from gusher.server.rooms.tables import Tables, Turns
from gusher.server.stores.rows import people_at
from gusher.server.stores.schema import presence, wishes
from gusher.server.stores.store import Conflict, PresenceRow, Store, Unreachable

log = logging.getLogger(__name__)

COMPARED: Final = 5.0  # seconds after which it is read again, for some tables at a time
COMPARED_AT_ONCE: Final = 100
AGAIN: Final = 1.0  # seconds after which what could not be written is

Spot = tuple[str, int]  # a table and a person


class Whereabouts:
    def __init__(self, store: Store, rooms: Tables) -> None:
        self.store = store
        self.rooms = rooms
        self.known: dict[Spot, bool] = {}  # as it was written last
        self.unwritten: dict[Spot, None] = {}
        self.task: asyncio.Task[None] | None = None
        self.turns = Turns(COMPARED_AT_ONCE)

    def note(self, room: Room, person: int) -> None:
        """Somebody has come or gone."""
        self.unwritten[room.id, person] = None
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self.write())

    async def write(self) -> None:
        while self.unwritten:
            places, self.unwritten = list(self.unwritten), {}
            here = {place: self.is_here(*place) for place in places}
            changed = {place: value for place, value in here.items() if self.known.get(place, False) != value}
            try:
                await self.put(changed)
            except Unreachable:
                self.unwritten.update(dict.fromkeys(places))
                await asyncio.sleep(AGAIN)
            except Exception:
                log.exception("who is here was not written")

    def is_here(self, table: str, person: int) -> bool:
        room = self.rooms.live.get(table)
        return room is not None and room.is_with_us(person)

    async def put(self, changed: dict[Spot, bool]) -> None:
        if not changed:
            return
        try:
            await self.store.write(lambda connection: self.statements(connection, changed))
        except Conflict:  # somebody was forgotten meanwhile
            if len(changed) > 1:
                for place, here in changed.items():
                    await self.put({place: here})
            return
        for place, here in changed.items():
            if here:
                self.known[place] = True
            else:
                self.known.pop(place, None)

    def statements(self, connection: Connection, changed: dict[Spot, bool]) -> None:
        me, at = self.store.server, now()
        for (table, person), here in changed.items():
            place = presence.c.table == table, presence.c.server == me, presence.c.person == person
            if connection.execute(update(presence).where(*place).values(here=here, at=at)).rowcount == 0:
                connection.execute(insert(presence).values(table=table, server=me, person=person, here=here, at=at))
            room = self.rooms.live.get(table)
            vote = room.vote if room is not None and here else None
            if vote is not None and vote.wish is None:  # it was about him, perhaps, and is over with his return
                connection.execute(update(wishes).where(wishes.c.table == table, wishes.c.number == vote.number).values(wish=None))
        self.store.note(connection, "presence", *{table for table, _ in changed})

    async def read(self, changed: Iterable[str]) -> None:
        """Others have written who is at these tables."""
        for table in changed:
            if table in self.rooms.loading:  # from what was there before, perhaps
                await asyncio.wait([self.rooms.loading[table]])
        await self.compare([table for table in changed if table in self.rooms.live])

    async def compare(self, ids: list[str]) -> None:
        """See who is at these tables by other servers."""
        found = await self.store.read(lambda connection: people_at(connection, ids)) if ids else {}
        for table in ids:
            room = self.rooms.live.get(table)
            there = [row for row in found.get(table, ()) if row.server != self.store.server]
            if room is not None and summary(there) != summary(room.present):
                room.present = there
                room.show_presence()
                room.on_change(room)

    async def run(self) -> None:
        """Whatever nobody told us of."""
        while True:
            await asyncio.sleep(COMPARED)
            try:
                await self.compare(self.turns.next(self.rooms.live))
            except Unreachable:
                pass
            except Exception:
                log.exception("who is here by other servers was not read")

    async def flush(self) -> None:
        if self.task is not None:
            await asyncio.gather(self.task, return_exceptions=True)


def summary(rows: list[PresenceRow]) -> set[tuple[str, int, bool, str]]:
    return {(row.server, row.person, row.here, row.name) for row in rows}
