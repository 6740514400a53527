"""A backup: one snapshot of the database, beside a server that goes on, row by row into a file."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Select, Table, func, select
from sqlalchemy.exc import SQLAlchemyError

from gusher.core.errors import SetupError
from gusher.server.hours import now
from gusher.server.operations.backups.file import BackupWriter, Heading, new_file, verify
from gusher.server.operations.backups.replaying import Replayed, replay_all
from gusher.server.stores.farewell import NOBODY
from gusher.server.stores.migrations import HEAD
from gusher.server.stores.schema import metadata, people, tables
from gusher.server.stores.sql import SqlStore

AT_ONCE: Final = 1000  # rows that are in memory
SNAPSHOT: Final = {"sqlite": "BEGIN", "postgresql": "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"}


@dataclass(frozen=True, slots=True)
class BackupTaken:
    """What is in a backup; `replayed` is None where nobody looked."""

    made: float
    rows: int
    people: int
    tables: int
    bytes: int
    replayed: Replayed | None


def kept_tables() -> list[Table]:
    """Those that a backup has, in an order in which they can be filled."""
    return [table for table in metadata.sorted_tables if not table.info.get("passing")]


async def take(store: SqlStore, path: Path, replay: bool) -> BackupTaken:
    """The store is open, for a server or beside one."""
    return await asyncio.to_thread(take_now, store, path, replay)


def take_now(store: SqlStore, path: Path, replay: bool) -> BackupTaken:
    try:
        with new_file(path) as out, snapshot(store) as connection:
            made = now()
            out.begin(HEAD, made)
            for table in kept_tables():
                write_rows(connection, table, out)
            out.end()
            known = count(connection, select(func.count()).select_from(people).where(people.c.id != NOBODY))
            counted = count(connection, select(func.count()).select_from(tables))
            found = replay_all(connection) if replay else None
    except SQLAlchemyError as failed:
        raise SetupError("cannot read the database: {why}", why=getattr(failed, "orig", None) or failed) from failed
    if verify(path, HEAD) != out.rows:
        raise SetupError("{file} does not hold what was written; look at that disk", file=path)
    return BackupTaken(made, out.rows, known, counted, path.stat().st_size, found)


@contextmanager
def snapshot(store: SqlStore) -> Iterator[Connection]:
    """All that is read over it is of one moment. It may take as long as it takes."""
    with store.engine.connect() as connection:
        connection.exec_driver_sql(SNAPSHOT[connection.dialect.name])
        try:
            yield connection
        finally:
            connection.exec_driver_sql("ROLLBACK")


def write_rows(connection: Connection, table: Table, out: BackupWriter) -> None:
    out.table(Heading(table.name, [column.name for column in table.columns]))
    query = select(table).order_by(*table.primary_key).execution_options(stream_results=True, max_row_buffer=AT_ONCE)
    with connection.execute(query) as rows:
        for row in rows:
            out.row(list(row))


def count(connection: Connection, which: Select[Any]) -> int:
    return int(connection.execute(which).scalar_one())
