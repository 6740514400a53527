"""Links for one seat, and the chat of spectators, in the database."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select, update

from gusher.server.stores.schema import seat_links, spectator_chat
from gusher.server.stores.store import ChatRow, SeatLinkRow, Statements, Store


def links_of(connection: Connection, table: str) -> dict[int, SeatLinkRow]:
    rows = connection.execute(select(seat_links).where(seat_links.c.table == table))
    return {row.seat: SeatLinkRow(row.secret, row.used) for row in rows}


async def keep_link(store: Store, table: str, seat: int, secret: str | None) -> None:
    """The link for that seat from now on; none withdraws it."""

    def statements(connection: Connection) -> None:
        connection.execute(delete(seat_links).where(seat_links.c.table == table, seat_links.c.seat == seat))
        if secret is not None:
            connection.execute(insert(seat_links).values(table=table, seat=seat, secret=secret, used=False))
        store.change(connection, table)

    await store.write(statements)


def use_link(table: str, seat: int) -> Statements:
    """To be written with the seat that is taken by it."""
    used = update(seat_links).where(seat_links.c.table == table, seat_links.c.seat == seat).values(used=True)
    return lambda connection: connection.execute(used)


def spectator_chat_of(connection: Connection, table: str) -> list[ChatRow]:
    rows = connection.execute(select(spectator_chat).where(spectator_chat.c.table == table).order_by(spectator_chat.c.id))
    return [ChatRow(None, row.name, row.text, row.command, row.at) for row in rows]


async def say_to_spectators(store: Store, table: str, person: int, line: ChatRow) -> None:
    values = {"table": table, "person": person, "name": line.name, "text": line.text, "command": line.command, "at": line.at}

    def statements(connection: Connection) -> None:
        connection.execute(insert(spectator_chat).values(**values))
        store.change(connection, table)

    await store.write(statements)
