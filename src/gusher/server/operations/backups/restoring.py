"""A database made from a backup, in either store, whole or not at all.

The tables are made as they were when the backup was taken, filled, and brought up to date like any older database. Then every table is
replayed. Only after that it is there: a file of SQLite gets its name, a transaction of PostgreSQL is committed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, MetaData, Table, func, insert, inspect, select, text
from sqlalchemy.exc import SQLAlchemyError

from gusher.core.errors import Phrase, SetupError
from gusher.server.operations.backups.file import BackupReader, Heading, Opening, opened, verify
from gusher.server.operations.backups.replaying import Replayed, replay_all
from gusher.server.stores.migrations import HEAD, migrate
from gusher.server.stores.opening import store_at
from gusher.server.stores.sql import SqlStore
from gusher.server.stores.sqlite.store import SqliteStore

VERSION: Final = "alembic_version"  # where a database says which schema it has
AT_ONCE: Final = 500  # rows in one statement


@dataclass(frozen=True, slots=True)
class Restored:
    opening: Opening
    rows: int
    replayed: Replayed


async def restore(path: Path, database: str, anyway: bool) -> Restored:
    """Into a database in which nothing is yet. A table that does not replay is refused, unless it is to be taken `anyway`."""
    return await asyncio.to_thread(restore_now, path, database, anyway)


def restore_now(path: Path, database: str, anyway: bool) -> Restored:
    verify(path, HEAD)
    store = store_at(database)
    assert isinstance(store, SqlStore)
    done: list[Restored] = []

    def fill(connection: Connection) -> None:
        with opened(path, HEAD) as backup:
            rows = fill_tables(connection, backup)
            found = replay_all(connection)
            if found.misfits and not anyway:
                raise NotReplayed(found)
            done.append(Restored(backup.opening, rows, found))

    try:
        if isinstance(store, SqliteStore):
            in_new_file(store, fill)
        else:
            in_empty_database(store, fill)
    except SQLAlchemyError as failed:
        raise SetupError("the backup {file} cannot be restored: {why}", file=path, why=getattr(failed, "orig", None) or failed) from failed
    return done[0]


def in_new_file(store: SqliteStore, fill: Callable[[Connection], None]) -> None:
    """Which gets its name when it is complete."""
    made: list[Path] = []

    def make(path: Path) -> None:
        engine = store.connect(path)
        try:
            with engine.connect() as connection:
                connection.exec_driver_sql("PRAGMA journal_mode=WAL")
                connection.exec_driver_sql("BEGIN IMMEDIATE")
                fill(connection)
                connection.exec_driver_sql("COMMIT")
        finally:
            engine.dispose()
        made.append(path)

    if store.path.exists():
        raise SetupError("there is a database {file} already; name a file that is not there yet", file=store.path)
    try:
        store.file.take(make)
    finally:
        store.abandon()
        for left in store.file.real.parent.glob(f"{store.file.real.name}.new*"):
            left.unlink()
    if not made:
        raise SetupError("there is a database {file} already; name a file that is not there yet", file=store.path)


def in_empty_database(store: SqlStore, fill: Callable[[Connection], None]) -> None:
    """All in one transaction."""
    try:
        with store.engine.connect() as connection:
            if connection.exec_driver_sql("SHOW server_encoding").scalar() != "UTF8":
                raise SetupError("the database must keep texts as UTF8; make it with --encoding UTF8")
            connection.exec_driver_sql("BEGIN")
            if inspect(connection).get_table_names():
                raise SetupError("the database is not empty; name one in which nothing is yet")
            fill(connection)
            connection.exec_driver_sql("COMMIT")
    finally:
        store.engine.dispose()


class NotReplayed(Exception):
    """Nothing was restored, because of tables that do not replay."""

    def __init__(self, found: Replayed) -> None:
        super().__init__(found)
        self.found = found


def fill_tables(connection: Connection, backup: BackupReader) -> int:
    """In the transaction of this connection, from nothing to what `schema` says."""
    schema = backup.opening.schema
    migrate(connection, schema)
    there = MetaData()
    there.reflect(connection)
    for each in reversed(there.sorted_tables):
        if each.name != VERSION:
            connection.execute(each.delete())
    table: Table | None = None
    rows: list[dict[str, Any]] = []
    columns: list[str] = []
    for line in backup:
        if isinstance(line, Heading):
            put(connection, table, rows)
            table, columns = there.tables.get(line.table), line.columns
            if table is None or table.name == VERSION or not set(columns) <= set(table.columns.keys()):
                raise backup.broken(Phrase("version {schema} has no such columns of {table}", schema=schema, table=line.table))
            continue
        rows.append(dict(zip(columns, line, strict=True)))
        if len(rows) == AT_ONCE:
            put(connection, table, rows)
    put(connection, table, rows)
    count_on(connection, there)
    if schema != HEAD:
        migrate(connection)
    return backup.rows


def put(connection: Connection, table: Table | None, rows: list[dict[str, Any]]) -> None:
    if table is not None and rows:
        connection.execute(insert(table), rows)
    rows.clear()


def count_on(connection: Connection, there: MetaData) -> None:
    """New numbers come after those that are taken; SQLite sees to that itself."""
    if connection.dialect.name != "postgresql":
        return
    names = inspect(connection)
    for table in there.sorted_tables:
        serial = [column["name"] for column in names.get_columns(table.name) if "nextval" in str(column.get("default"))]
        for name in serial:
            last = connection.execute(select(func.max(table.c[name]))).scalar()
            if last is not None:
                values = {"table": f'"{table.name}"', "column": name, "last": last}
                connection.execute(text("SELECT setval(pg_get_serial_sequence(:table, :column), :last)"), values)
