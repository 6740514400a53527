"""A table is ended, as if its people had agreed to; or removed, with all that is kept of it.

Both go through its room, under its lock: whoever looks at it sees the end, or is told that there is no such table. Removing does not ask
whether somebody plays there; who calls it has.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from sqlalchemy import Column, Connection, Table, delete, select, update

from gusher.server.profiles.ratings import bring_up_to_date
from gusher.server.refusal import Refusal
from gusher.server.rooms.commands import decided
from gusher.server.rooms.room import Room
from gusher.server.rooms.tables import Tables
from gusher.server.rooms.votes import finish
from gusher.server.stores.farewell import forget_boxes
from gusher.server.stores.schema import metadata, tables

WAITING = ("open", "running")


async def end(house: Tables, table: str) -> None:
    """Without a result; what was played stays. Refuses a table that has ended."""
    ended = False
    while not ended:  # a room that is not to be trusted is made anew
        room = await house.room(table)
        ended = await decided(room, partial(end_now, house, room))


async def end_now(house: Tables, room: Room) -> bool:
    async with room.lock:
        if room.spoilt:
            return False
        if room.finished or await stored_status(house, room) not in WAITING:
            raise Refusal(409, "closed")
        if room.outdated or room.fault is not None:  # which cannot be summed up
            await house.store.append(room.id, [], "ended", None, [lambda connection: house.store.change(connection, room.id)])
            room.spoil()
        else:
            await finish(room)
        return True


async def stored_status(house: Tables, room: Room) -> str | None:
    """A room that cannot be played does not say it."""
    query = select(tables.c.status).where(tables.c.id == room.id)
    return await house.store.read(lambda connection: connection.execute(query).scalar())


async def remove(house: Tables, table: str) -> None:
    """All of it. Ratings are then as if it had never been played."""
    room = await house.room(table)
    async with room.lock:

        def statements(connection: Connection) -> None:
            house.store.change(connection, table)  # other servers look for it, and find none
            erase(connection, table)

        await house.store.write(statements)
        room.spoil()
    if room.table.rated:
        await bring_up_to_date(house.store, room.table.game)


def references(table: Table) -> list[Column[Any]]:
    """The columns of a table of the database that refer to a table where people sit."""
    return [column for column in table.columns if any(key.column is tables.c.id for key in column.foreign_keys)]


def erase(connection: Connection, table: str) -> None:
    box = connection.execute(select(tables.c.box).where(tables.c.id == table)).scalar()
    for each in reversed(metadata.sorted_tables):
        for column in references(each):
            connection.execute(delete(each).where(column == table))
    connection.execute(update(tables).where(tables.c.rematch == table).values(rematch=None))
    connection.execute(delete(tables).where(tables.c.id == table))
    if box is not None:
        forget_boxes(connection, [box])
