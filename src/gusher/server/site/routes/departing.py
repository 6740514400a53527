"""Somebody wants to be forgotten: he leaves his tables, and then one transaction takes his name and his number out of all that is kept."""

from __future__ import annotations

from contextlib import AsyncExitStack, suppress
from functools import partial

from sqlalchemy import Connection

from gusher.server.people.sessions import Sessions
from gusher.server.refusal import Refusal
from gusher.server.rooms.commands import decided
from gusher.server.rooms.seating import seats
from gusher.server.rooms.tables import Tables
from gusher.server.stores.farewell import forget, tables_of, unfinished_of
from gusher.server.stores.store import Person


async def depart(tables: Tables, sessions: Sessions, person: Person) -> list[str]:
    """The tables where somebody is in his place now. Meanwhile nobody can do anything in his name; if it fails, he can try again."""
    store, bot = tables.store, tables.settings.usual_bot
    own = [row.token for row in (await sessions.identities.ways(person.id)).sessions]
    with sessions.shut(person.id, own):
        for table in await store.read(lambda connection: unfinished_of(connection, person.id)):
            with suppress(Refusal):  # of a table that he has left meanwhile
                room = await tables.room(table)
                await decided(room, partial(seats.leave, room, person))
        async with AsyncExitStack() as held:
            for room in sorted(tables.live.values(), key=lambda room: room.id):
                if room.seats_of(person.id):
                    await held.enter_async_context(room.lock)

            def statements(connection: Connection) -> list[str]:
                found = tables_of(connection, person.id)
                forget(connection, person.id, bot)
                for table in found:
                    store.change(connection, table)
                store.note(connection, "sessions", *own)
                return found

            changed = await store.write(statements)
            for room in tables.live.values():
                for seat in room.seats_of(person.id):  # in case something of his still waits for the lock
                    room.seats[seat].person = None
            await tables.renew(changed)
    return changed
