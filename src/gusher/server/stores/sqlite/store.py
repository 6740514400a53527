"""The store in one SQLite file: write-ahead log, synced to the disk at every commit, held by one server."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError

from gusher.core.errors import SetupError
from gusher.server.stores.migrations import is_current, migrate
from gusher.server.stores.sql import SqlStore
from gusher.server.stores.sqlite.database_file import DatabaseFile
from gusher.server.stores.store import Conflict
from gusher.server.stores.writer import Values, Writer, insertion

# Else Python looks long for somebody who could make something else of it, in each empty column of each row.
sqlite3.register_adapter(type(None), lambda nothing: nothing)

T = TypeVar("T")
READERS: Final = 2
# A busy table's pages are written again and again: the more of the log goes into the file at once, the less is written twice.
PAGES_AT_ONCE: Final = 8000
PAGES_KEPT: Final = "-16000"  # in KB: else those of some hundred tables are read anew all the time
NOTHING: Final = nullcontext()


class SqliteStore(SqlStore):
    """Implements `Store`."""

    def __init__(self, where: URL) -> None:
        if not where.database or where.database == ":memory:":
            raise SetupError("'{url}' names no file; write for example sqlite:///gusher.db", url=where.render_as_string())
        super().__init__(READERS)
        self.where = where
        self.path = Path(where.database)
        self.file = DatabaseFile(self.path)
        self.engine = self.connect(self.path)

    def connect(self, path: Path) -> Engine:
        how: dict[str, Any] = {"isolation_level": "AUTOCOMMIT", "connect_args": {"timeout": 30.0}, "hide_parameters": True}
        engine = create_engine(self.where.set(database=str(path)), **how)
        event.listen(engine, "connect", configure)
        return engine

    async def open(self) -> None:
        if self.file.lock is None:
            await asyncio.to_thread(self.prepare)
        self.writer = Writer(FileSession(self.engine))

    async def visit(self) -> None:
        await asyncio.to_thread(self.look)
        self.writer = Writer(FileSession(self.engine))

    def recognise(self) -> None:
        if not self.path.is_file():
            raise SetupError("there is no database {file}; name one with --database", file=self.path)
        self.file.look()

    def look(self) -> None:
        self.recognise()
        with self.engine.connect() as connection:
            if not is_current(connection):
                raise SetupError("the database {file} is of an older Gusher; gusher serve brings it up to date", file=self.path)

    def prepare(self) -> None:
        try:
            self.file.take(self.make)
            update_tables(self.engine)
        except SQLAlchemyError as failed:
            self.file.release()
            raise SetupError("cannot use the database {file}: {why}", file=self.path, why=getattr(failed, "orig", failed)) from failed

    def abandon(self) -> None:
        self.engine.dispose()
        self.file.release()

    def tell(self, address: str) -> None:
        self.file.tell(address)

    def make(self, path: Path) -> None:
        """A new database, complete in this one file."""
        engine = self.connect(path)
        try:
            update_tables(engine)
        finally:
            engine.dispose()

    async def close(self) -> None:
        await self.writer.stop()
        self.readers.shutdown()
        self.abandon()

    def ask(self, question: Callable[[Connection], T]) -> T:
        with self.engine.connect() as connection:
            connection.exec_driver_sql("BEGIN")
            try:
                return question(connection)
            finally:
                connection.exec_driver_sql("COMMIT")


class FileSession:
    """The connection that writes. A file is always there."""

    place = "?"
    rest = None

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.connection: Connection | None = None

    def connect(self) -> Connection:
        if self.connection is None:
            self.connection = self.engine.connect()
        return self.connection

    def begin(self) -> Connection:
        connection = self.connect()
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        return connection

    def append(self, rows: list[Values]) -> bool:
        """One call instead of three, and none of them by way of SQLAlchemy: after each, the thread has to wait for its turn."""
        try:
            self.connect().connection.driver_connection.execute(*insertion(self.place, rows))  # type: ignore[union-attr]
        except sqlite3.IntegrityError as failed:
            raise Conflict(str(failed)) from failed
        return True

    def waiting(self, connection: Connection) -> AbstractContextManager[None]:
        return NOTHING

    def mend(self) -> None:
        pass

    def lost(self, failed: BaseException) -> bool:
        return False

    def should_try_again(self, failed: BaseException) -> bool:
        return False

    def spread(self, connection: Connection, tables: Iterable[str]) -> None:
        pass

    def close(self) -> None:
        if self.connection is not None:
            self.connection.close()


def update_tables(engine: Engine) -> None:
    with engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA journal_mode=WAL")
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        if not is_current(connection):
            migrate(connection)
        connection.exec_driver_sql("COMMIT")


def configure(connection: Any, _: object) -> None:
    settled = ("synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000", "secure_delete=ON")
    for pragma in (*settled, f"wal_autocheckpoint={PAGES_AT_ONCE}", f"cache_size={PAGES_KEPT}"):
        connection.execute(f"PRAGMA {pragma}")
