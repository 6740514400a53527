"""Rows of the database as the server knows them, and back."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

import msgspec
from msgspec.structs import astuple
from sqlalchemy import Connection, Row, delete, insert, select

from gusher.server.clockwork import Clock, TimeControl
from gusher.server.hours import now
from gusher.server.stores.schema import clocks, people, presence, seats, servers, wishes
from gusher.server.stores.store import (
    LogRow,
    LuckRow,
    Parted,
    PlayedBy,
    PresenceRow,
    SeatRow,
    Statements,
    Summary,
    TableRow,
    WishRow,
)
from gusher.server.stores.writer import Values
from gusher.server.wire import Wish


def table_values(table: TableRow) -> dict[str, Any]:
    facts = ("id", "game", "rules", "data", "status", "listed", "host", "invite", "created", "changed", "rematch")
    kept = (*facts, "seed", "lesson", "coach", "watch", "box", "rated", "begun")
    values = {name: getattr(table, name) for name in kept}
    values |= {"origin": origin_text(table.origin), "versions": versions_text(table.versions)}
    nonces = None if table.nonces is None else json.dumps(table.nonces)
    clock = None if table.clock is None else msgspec.json.encode(table.clock).decode()
    return values | summary_values(table.summary) | {"options": json.dumps(table.options), "nonces": nonces, "clock": clock}


def summary_values(summary: Summary) -> dict[str, Any]:
    result = None if summary.result is None else json.dumps(summary.result)
    return {"round": summary.round, "awaiting": json.dumps(summary.awaiting), "summed": summary.summed, "result": result}


def table_row(row: Row[Any], sat: list[SeatRow], shown: dict[str, dict[int, Clock]] | None = None) -> TableRow:
    return TableRow(
        id=row.id,
        game=row.game,
        options=json.loads(row.options),
        rules=row.rules,
        data=row.data,
        status=row.status,
        listed=row.listed,
        host=row.host,
        invite=row.invite,
        created=row.created,
        changed=row.changed,
        rematch=row.rematch,
        summary=Summary(row.round, json.loads(row.awaiting), row.summed, None if row.result is None else json.loads(row.result)),
        seats=sat,
        seed=row.seed,
        nonces=None if row.nonces is None else json.loads(row.nonces),
        lesson=row.lesson,
        coach=row.coach,
        box=row.box,
        watch=row.watch,
        clock=None if row.clock is None else msgspec.json.decode(row.clock, type=TimeControl),
        clocks=(shown or {}).get(row.id, {}),
        rated=row.rated,
        begun=row.begun,
        origin=None if row.origin is None else LuckRow(**json.loads(row.origin)),
        revision=row.revision,
        versions=[] if row.versions is None else [PlayedBy(**each) for each in json.loads(row.versions)],
        parted=None if row.parted is None else Parted(**json.loads(row.parted)),
    )


def versions_text(versions: list[PlayedBy]) -> str | None:
    return json.dumps([asdict(each) for each in versions]) if versions else None


def origin_text(origin: LuckRow | None) -> str | None:
    return None if origin is None else json.dumps({"table": origin.table, "nonces": origin.nonces})


def seat_values(table: str, seat: SeatRow) -> dict[str, Any]:
    kept = ("seat", "kind", "person", "name", "bot", "stand_in", "nonce", "left_by")
    return {"table": table} | {name: getattr(seat, name) for name in kept}


def seat_row(row: Row[Any]) -> SeatRow:
    return SeatRow(row.seat, row.kind, row.person, row.name, row.bot, row.stand_in, row.nonce, row.left_by)


def seats_of(connection: Connection, ids: list[str]) -> dict[str, list[SeatRow]]:
    found: dict[str, list[SeatRow]] = {table: [] for table in ids}
    for row in connection.execute(select(seats).where(seats.c.table.in_(ids)).order_by(seats.c.table, seats.c.seat)):
        found[row.table].append(seat_row(row))
    return found


def clock_of(row: Row[Any]) -> Clock:
    return Clock(row.seat, row.left, row.free, row.since, row.due, row.place, row.out)


def clocks_of(connection: Connection, rows: Sequence[Row[Any]]) -> dict[str, dict[int, Clock]]:
    """The clocks of these tables, as far as they have any."""
    with_clocks = [row.id for row in rows if row.clock is not None]
    found: dict[str, dict[int, Clock]] = {}
    if with_clocks:
        for row in connection.execute(select(clocks).where(clocks.c.table.in_(with_clocks)).order_by(clocks.c.table, clocks.c.seat)):
            found.setdefault(row.table, {})[row.seat] = clock_of(row)
    return found


def wish_of(connection: Connection, table: str) -> WishRow | None:
    """What is voted on there, or was last."""
    row = connection.execute(select(wishes).where(wishes.c.table == table)).first()
    if row is None:
        return None
    return WishRow(row.number, None if row.wish is None else msgspec.json.decode(row.wish, type=Wish), row.until, row.seq)


def keep_wish(table: str, row: WishRow) -> Statements:
    values = {"number": row.number, "until": row.until, "seq": row.seq}

    def statements(connection: Connection) -> None:
        connection.execute(delete(wishes).where(wishes.c.table == table))
        text = None if row.wish is None else msgspec.json.encode(row.wish).decode()
        connection.execute(insert(wishes).values(table=table, wish=text, **values))

    return statements


def clock_on_the_wall(connection: Connection) -> float:
    """Of the database, which is the same for all of its servers."""
    if connection.dialect.name != "postgresql":
        return now()
    return float(connection.exec_driver_sql("SELECT extract(epoch FROM clock_timestamp())::float8").scalar_one())


def people_at(connection: Connection, ids: list[str]) -> dict[str, list[PresenceRow]]:
    """Who is at these tables, or was. A server that does not live any more speaks for nobody."""
    query = select(presence, people.c.name, servers.c.until, servers.c.at.label("last")).join(people, people.c.id == presence.c.person)
    rows = connection.execute(query.outerjoin(servers, servers.c.id == presence.c.server).where(presence.c.table.in_(ids))).all()
    at = clock_on_the_wall(connection) if rows else 0.0
    found: dict[str, list[PresenceRow]] = {}
    for row in rows:
        lives = row.until is not None and row.until > at
        left = row.last if row.here and not lives and row.last is not None else row.at
        found.setdefault(row.table, []).append(PresenceRow(row.server, row.person, row.name, row.here and lives, left))
    return found


def log_values(table: str, log: list[LogRow]) -> list[Values]:
    """In the order of the columns, as the row has them too."""
    return [(table, *astuple(row)) for row in log]
