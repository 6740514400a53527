"""Tables and people as an operator looks at them: found by filters, a page at a time, without loading a table. No secrets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, String, and_, cast, func, or_, select

from gusher.server.stores.farewell import NOBODY
from gusher.server.stores.rows import clocks_of, seats_of, table_row
from gusher.server.stores.schema import actions, chat, mail, passkeys, people, recovery_codes, seats, sessions, tables
from gusher.server.stores.store import SeatRow, TableRow

LENGTH = select(func.coalesce(func.max(actions.c.seq) + 1, 0)).where(actions.c.table == tables.c.id).scalar_subquery()


@dataclass(frozen=True, slots=True)
class Page:
    """So many, after the one that was shown last."""

    most: int
    after: str | None = None


@dataclass(frozen=True, slots=True)
class Listed:
    """A table in a list; `log` is the length of its log."""

    id: str
    game: str
    status: str
    rated: bool
    round: int
    log: int
    created: float
    changed: float
    names: list[str]


def list_tables(connection: Connection, which: list[ColumnElement[bool]], page: Page) -> list[Listed]:
    """The last changed first."""
    query = select(tables, LENGTH.label("length")).where(*which).order_by(tables.c.changed.desc(), tables.c.id.desc()).limit(page.most)
    if page.after is not None:
        changed = connection.execute(select(tables.c.changed).where(tables.c.id == page.after)).scalar()
        if changed is None:
            return []
        query = query.where(or_(tables.c.changed < changed, and_(tables.c.changed == changed, tables.c.id < page.after)))
    rows = connection.execute(query).all()
    sat = seats_of(connection, [row.id for row in rows])
    return [
        Listed(
            row.id, row.game, row.status, row.rated, row.round, row.length, row.created, row.changed, [shown(seat) for seat in sat[row.id]]
        )
        for row in rows
    ]


def shown(seat: SeatRow) -> str:
    if seat.kind == "open":
        return "–"
    return f"{seat.name} ({seat.played_by})" if seat.played_by is not None and seat.name != seat.played_by else seat.name


def of_person(person: int) -> ColumnElement[bool]:
    """Where somebody sits, sat or is host."""
    sat = select(seats.c.table).where(or_(seats.c.person == person, seats.c.left_by == person))
    return or_(tables.c.host == person, tables.c.id.in_(sat))


@dataclass(frozen=True, slots=True)
class Described:
    """All of a table that is no secret; `lines` of chat."""

    table: TableRow
    host: str
    log: int
    last: float | None  # when something was last chosen
    lines: int


def describe(connection: Connection, table: str) -> Described | None:
    row = connection.execute(select(tables, LENGTH.label("length")).where(tables.c.id == table)).first()
    if row is None:
        return None
    host = connection.execute(select(people.c.name).where(people.c.id == row.host)).scalar()
    last = connection.execute(select(func.max(actions.c.at)).where(actions.c.table == table)).scalar()
    lines = connection.execute(select(func.count()).select_from(chat).where(chat.c.table == table)).scalar_one()
    found = table_row(row, seats_of(connection, [table])[table], clocks_of(connection, [row]))
    return Described(found, host or "", row.length, last, lines)


# People


@dataclass(frozen=True, slots=True)
class Somebody:
    """`ways` lead back to him beside the sessions of browsers; `seen` is when one of these was last used."""

    id: int
    name: str
    created: float
    seen: float | None
    ways: list[str]
    tables: int


def list_people(connection: Connection, which: list[ColumnElement[bool]], page: Page) -> list[Somebody]:
    """Who came last is first."""
    seen = select(func.max(sessions.c.used)).where(sessions.c.person == people.c.id).scalar_subquery()
    sat = select(func.count(func.distinct(seats.c.table))).where(seats.c.person == people.c.id).scalar_subquery()
    ways = [way(name, table) for name, table in (("passkey", passkeys), ("code", recovery_codes), ("mail", mail))]
    query: Select[Any] = select(people.c.id, people.c.name, people.c.created, seen.label("seen"), sat.label("sat"), *ways)
    query = query.where(people.c.id != NOBODY, *which).order_by(people.c.id.desc()).limit(page.most)
    if page.after is not None:
        query = query.where(people.c.id < int(page.after))
    return [
        Somebody(row.id, row.name, row.created, row.seen, [name for name in ("passkey", "code", "mail") if getattr(row, name)], row.sat)
        for row in connection.execute(query)
    ]


def way(name: str, table: Any) -> Any:
    return select(func.count()).select_from(table).where(table.c.person == people.c.id).scalar_subquery().label(name)


def called(text: str) -> ColumnElement[bool]:
    """By number, by a part of the name, or by the address of mail."""
    part = f"%{text.lower().replace('!', '!!').replace('%', '!%').replace('_', '!_')}%"
    named = func.lower(people.c.name).like(part, escape="!")
    reached = people.c.id.in_(select(mail.c.person).where(func.lower(mail.c.address) == text.lower()))
    return or_(named, reached, cast(people.c.id, String) == text)
