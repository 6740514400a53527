"""All that is kept about a person: to be handed to him, and to be forgotten when he wants that.

Columns that refer to a person are found in the schema, so that nothing new is overlooked: rows that have one are his and go with him,
but for seats and tables, where somebody takes his place. What refers to him only by a seat, or by the number before a command, is listed
here.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any, Final

from sqlalchemy import Column, ColumnElement, Connection, Table, and_, delete, exists, func, literal, or_, select, update

from gusher.server.stores.schema import (
    actions,
    advices,
    boxes,
    chat,
    metadata,
    occasions,
    orders,
    people,
    reviews,
    seats,
    shelf,
    spectator_chat,
    tables,
)

SOMEBODY: Final = "somebody"  # in the place of a name; the page knows it and says it in the reader's language
NOBODY: Final = 0  # the person who is host where nobody else is left
STAYS: Final = (seats, tables, people)  # where a person is replaced instead of removed
SEATED: Final = (advices, orders, reviews)  # rows that belong to whoever has the seat
SAID: Final = (chat, spectator_chat)
TIMES: Final = frozenset({"at", "changed", "confirmed", "created", "expires", "used"})


def references(table: Table) -> list[Column[Any]]:
    """The columns of a table that refer to a person."""
    return [column for column in table.columns if any(key.column is people.c.id for key in column.foreign_keys)]


def spoken_by(command: Column[Any], person: int) -> ColumnElement[bool]:
    return command.startswith(f"{person}:")


def chosen_by(connection: Connection, person: int) -> ColumnElement[bool]:
    return and_(actions.c.table.in_(tables_of(connection, person)), spoken_by(actions.c.command, person))


def tables_of(connection: Connection, person: int) -> list[str]:
    """Where that person sits, sat or is host."""
    sat = select(seats.c.table).where(or_(seats.c.person == person, seats.c.left_by == person))
    hosted = select(tables.c.id).where(tables.c.host == person)
    return list(connection.execute(sat.union(hosted)).scalars())


def unfinished_of(connection: Connection, person: int) -> list[str]:
    """Where somebody waits for that person, or could."""
    sits = select(seats.c.table).where(seats.c.person == person)
    mine = or_(tables.c.host == person, tables.c.id.in_(sits))
    return list(connection.execute(select(tables.c.id).where(mine, tables.c.status.in_(("open", "running")))).scalars())


# To be handed over


def everything(connection: Connection, person: int) -> dict[str, list[dict[str, Any]]]:
    """By table, without secrets and without what is about others."""
    found = {"people": rows(connection, people, people.c.id == person)}
    for table in metadata.sorted_tables:
        mine = references(table)
        if mine and table is not tables:
            found[table.name] = rows(connection, table, or_(*(column == person for column in mine)))
    at = select(seats.c.table).where(seats.c.person == person)
    found["tables"] = rows(connection, tables, or_(tables.c.host == person, tables.c.id.in_(at)))
    for table in SEATED:
        own = exists().where(seats.c.table == table.c.table, seats.c.seat == table.c.seat, seats.c.person == person)
        found[table.name] = rows(connection, table, own)
    found["actions"] = rows(connection, actions, chosen_by(connection, person))
    for table in SAID:
        found[table.name] = rows(connection, table, spoken_by(table.c.command, person))
    found["boxes"] = rows(connection, boxes, boxes.c.id.in_(select(shelf.c.box).where(shelf.c.person == person)))
    return found


def rows(connection: Connection, table: Table, which: ColumnElement[bool]) -> list[dict[str, Any]]:
    shown = [column for column in table.columns if not column.info.get("secret")]
    found = connection.execute(select(*shown).where(which).order_by(*table.primary_key)).mappings()
    return [{name: readable(name, value) for name, value in row.items()} for row in found]


def readable(name: str, value: Any) -> Any:
    if name in TIMES and isinstance(value, float):
        return datetime.fromtimestamp(value, UTC).isoformat(timespec="seconds")
    if name in ("options", "data", "review", "result", "awaiting") and isinstance(value, str) and value[:1] in ("{", "["):
        return json.loads(value)
    return value


# To be forgotten


def forget(connection: Connection, person: int, bot: str) -> None:
    """Nothing is left of that person but the games that he has played, by somebody. What he should be playing, that bot plays."""
    forget_what_was_said(connection, person)
    forget_seats(connection, person, bot)
    other = select(func.min(seats.c.person)).where(seats.c.table == tables.c.id, seats.c.person != person).scalar_subquery()
    connection.execute(update(tables).where(tables.c.host == person).values(host=func.coalesce(other, NOBODY)))
    shelved = connection.execute(select(shelf.c.box).where(shelf.c.person == person)).scalars().all()
    for table in reversed(metadata.sorted_tables):
        if table not in STAYS:
            for column in references(table):
                connection.execute(delete(table).where(column == person))
    forget_boxes(connection, shelved)
    connection.execute(delete(people).where(people.c.id == person))


def forget_what_was_said(connection: Connection, person: int) -> None:
    """His lines of chat, and his number before his choices; those of one command still begin alike."""
    for table in SAID:
        connection.execute(delete(table).where(spoken_by(table.c.command, person)))
    nameless = literal(str(NOBODY)) + func.substr(actions.c.command, len(str(person)) + 1)
    connection.execute(update(actions).where(chosen_by(connection, person)).values(command=nameless))


def forget_seats(connection: Connection, person: int, bot: str) -> None:
    mine = or_(seats.c.person == person, seats.c.left_by == person)
    for table, name in connection.execute(select(seats.c.table, seats.c.name).where(mine)).all():
        # What others are to be told of that table names who sits there.
        renamed = func.replace(occasions.c.names, json.dumps(name, ensure_ascii=False), json.dumps(SOMEBODY))
        connection.execute(update(occasions).where(occasions.c.table == table).values(names=renamed))
    for table in (orders, reviews):
        seat = exists().where(seats.c.table == table.c.table, seats.c.seat == table.c.seat, mine)
        connection.execute(delete(table).where(seat))
    own = update(seats).where(seats.c.person == person)

    def at(status: str) -> ColumnElement[bool]:
        return seats.c.table.in_(select(tables.c.id).where(tables.c.status == status))

    # Tables that this server cannot play, where nobody can leave a seat, may be played again by another.
    connection.execute(own.where(at("open")).values(kind="open", person=None, name="", nonce=""))
    connection.execute(own.where(at("running")).values(kind="bot", person=None, name=SOMEBODY, bot=bot, stand_in=None))
    connection.execute(own.values(person=None, name=SOMEBODY))
    connection.execute(update(seats).where(seats.c.left_by == person).values(left_by=None, name=SOMEBODY))


def forget_boxes(connection: Connection, ids: Iterable[str]) -> None:
    """Those that nobody else has and no table is played with."""
    for box in ids:
        needed = exists().where(shelf.c.box == box) | exists().where(tables.c.box == box)
        connection.execute(delete(boxes).where(boxes.c.id == box, ~needed))
