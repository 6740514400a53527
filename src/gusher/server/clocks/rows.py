"""What the database knows of clocks, of the last sign of life, and of people who are away; each is part of a transaction."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

import msgspec
from sqlalchemy import Connection, bindparam, func, insert, select, update

from gusher.server.clockwork import Clock, Period, TimeControl, ends
from gusher.server.scenes.faces import periods
from gusher.server.stores.rows import clock_of
from gusher.server.stores.schema import absences, clocks, seats, servers, tables
from gusher.server.stores.store import Conflict, Statements

AT_ONCE: Final = 100  # whose time is up, between two signs of life
STATE: Final = ("left", "free", "since", "due", "place", "out")
KEEP: Final = (
    update(clocks)
    .where(clocks.c.table == bindparam("of"), clocks.c.seat == bindparam("at_seat"))
    .values({name: bindparam(name) for name in STATE})
)
RUN_OUT: Final = KEEP.where(clocks.c.due <= bindparam("moment"))

Periods = Mapping[int, Sequence[Period]]  # of people


def values(clock: Clock) -> dict[str, object]:
    return {name: getattr(clock, name) for name in STATE}


def made(table: str, new: Sequence[Clock]) -> Statements:
    rows = [{"table": table, "seat": clock.seat} | values(clock) for clock in new]
    return lambda connection: connection.execute(insert(clocks), rows)


def kept(table: str, changed: Sequence[Clock], at: float | None) -> Statements:
    """Those that have run out at that moment only if it is so: else somebody else was faster."""
    rows = [{"of": table, "at_seat": clock.seat} | values(clock) for clock in changed]
    run_out = [row | {"moment": at} for row in rows if at is not None and row["out"] and row["since"] is None]
    others = [row for row in rows if at is None or not row["out"] or row["since"] is not None]

    def statements(connection: Connection) -> None:
        for row in run_out:
            if connection.execute(RUN_OUT, row).rowcount != 1:
                raise Conflict("clock")
        if others:
            connection.execute(KEEP, others)

    return statements


def running(connection: Connection, person: int | None = None) -> Iterator[tuple[str, TimeControl, int | None, Clock]]:
    """All clocks that run with their people, or those of one person."""
    seat = (seats.c.table == clocks.c.table) & (seats.c.seat == clocks.c.seat)
    query = select(clocks, tables.c.clock, seats.c.person).join(tables, tables.c.id == clocks.c.table).join(seats, seat)
    if person is not None:
        query = query.where(seats.c.person == person)
    for row in connection.execute(query.where(clocks.c.due.is_not(None))).all():
        yield row.table, msgspec.json.decode(row.clock, type=TimeControl), row.person, clock_of(row)


def skip(connection: Connection, away: Periods, until: float, at: float) -> set[str]:
    """Nothing counted from one moment to the other. Returns the tables where clocks run."""
    found = set()
    for table, control, person, clock in running(connection):
        clock.skip(until, at, periods(control, person, away))
        kept(table, [clock], None)(connection)
        found.add(table)
    return found


def expect_anew(connection: Connection, away: Periods, person: int) -> set[str]:
    """When the clocks of somebody run out, who is away at other times than before. Returns the tables where they run."""
    found = set()
    for table, control, _, clock in running(connection, person):
        assert clock.since is not None
        clock.due = ends(clock.since, clock.free + clock.left, periods(control, person, away))
        kept(table, [clock], None)(connection)
        found.add(table)
    return found


def overdue(connection: Connection, at: float) -> tuple[list[tuple[str, int]], float | None]:
    """Whose time is up, and when that of the next one will be."""
    up = select(clocks.c.table, clocks.c.seat).where(clocks.c.due <= at).order_by(clocks.c.due).limit(AT_ONCE)
    due = [(row.table, row.seat) for row in connection.execute(up)]
    return due, connection.execute(select(func.min(clocks.c.due)).where(clocks.c.due > at)).scalar()


def beat(connection: Connection, server: str, at: float, clean: bool) -> None:
    if connection.execute(update(servers).where(servers.c.id == server).values(at=at, clean=clean)).rowcount == 0:
        connection.execute(insert(servers).values(id=server, at=at, until=0.0, clean=clean))


def last_alive(connection: Connection, after: float) -> float | None:
    """When any server was last alive: so long after its last sign of life, if it could not say that it would end."""
    signs = [row.at if row.clean else row.at + after for row in connection.execute(select(servers))]
    return max(signs, default=None)


def all_absences(connection: Connection) -> dict[int, list[Period]]:
    found: dict[int, list[Period]] = {}
    for row in connection.execute(select(absences).order_by(absences.c.begins)):
        found.setdefault(row.person, []).append((row.begins, row.ends))
    return found
