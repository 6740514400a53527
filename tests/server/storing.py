"""The database of a test, in the store that the run is about: an SQLite file, or with GUSHER_TEST_STORE=postgresql one of PostgreSQL.

Tests name it by the path of a file, which in PostgreSQL stands for a database that is made when it is first used.
"""

from __future__ import annotations

import logging
import os
import shutil
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from sqlalchemy import Engine, create_engine, select

from gusher.server.stores.opening import store_at
from gusher.server.stores.schema import metadata
from gusher.server.stores.sql import SqlStore

if TYPE_CHECKING:
    from tests.server.postgres import Postgres

POSTGRES = os.environ.get("GUSHER_TEST_STORE", "") == "postgresql"
TEMPLATE = "prepared"
# Ours is careless on purpose, to be fast, and every server would say so.
logging.getLogger("gusher.server.stores.postgresql.store").addFilter(lambda record: "fsync" not in str(record.msg))
names: dict[Path, str] = {}


@cache
def postgres() -> Postgres:
    """One for this process, with a database in which our tables are already."""
    from tests.server.postgres import Postgres

    running = Postgres()
    running.execute(f"CREATE DATABASE {TEMPLATE} TEMPLATE template0")
    store = store_at(running.url(TEMPLATE))
    store.prepare()
    assert isinstance(store, SqlStore)
    store.abandon()
    running.execute("DELETE FROM secrets", TEMPLATE)
    return running


@cache
def prepared_file() -> tuple[TemporaryDirectory[str], Path]:
    """The same for SQLite, and what keeps it there as long as this process runs."""
    folder = TemporaryDirectory()
    file = Path(folder.name, "prepared.db")
    store = store_at(f"sqlite:///{file}")
    store.prepare()
    assert isinstance(store, SqlStore)
    store.abandon()
    return folder, file


def url_of(database: Path) -> str:
    """Where it is; made if it is not there yet."""
    if not POSTGRES:
        if not database.exists() and database.parent.is_dir():
            shutil.copy(prepared_file()[1], database)
        return f"sqlite:///{database}"
    if database not in names:
        names[database] = postgres().new(TEMPLATE)
    return postgres().url(names[database])


def store_of(database: Path) -> SqlStore:
    store = store_at(url_of(database))
    assert isinstance(store, SqlStore)
    return store


def engine_of(database: Path) -> Engine:
    return create_engine(url_of(database).replace("postgresql://", "postgresql+psycopg://"))


def rows(database: Path, query: str, *values: Any) -> list[tuple[Any, ...]]:
    """What is there now, committed. A value goes where the query says `?`."""
    engine = engine_of(database)
    try:
        with engine.connect() as connection:
            return [tuple(row) for row in connection.exec_driver_sql(in_words_of(engine, query), values)]
    finally:
        engine.dispose()


def execute(database: Path, statement: str, *values: Any) -> None:
    engine = engine_of(database)
    try:
        with engine.begin() as connection:
            connection.exec_driver_sql(in_words_of(engine, statement), values)
    finally:
        engine.dispose()


def in_words_of(engine: Engine, statement: str) -> str:
    return statement if engine.dialect.name == "sqlite" else statement.replace("%", "%%").replace("?", "%s")


def drop_below(folder: Path) -> None:
    """The databases of a test that is over."""
    for database in [path for path in names if path.is_relative_to(folder)]:
        postgres().drop(names.pop(database))


def dump(database: Path) -> str:
    """All that is in it."""
    engine = engine_of(database)
    try:
        with engine.connect() as connection:
            return "\n".join(repr(tuple(row)) for table in metadata.sorted_tables for row in connection.execute(select(table)))
    finally:
        engine.dispose()
