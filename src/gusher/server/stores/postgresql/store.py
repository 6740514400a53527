"""The store in a PostgreSQL database: another program, perhaps on another machine, which may be away and come back.

Several servers may use it at a time. The log decides who was first, `tables.revision` where something else than the log changes; what is
written is noted for the others in the same transaction. A commit is synced before it is acknowledged, whatever is usual at that server.

Transactions that write are serializable, as in SQLite: what was read in one is still so when it commits.
"""

from __future__ import annotations

import asyncio
import importlib.util
import logging
import os
import time
from collections.abc import Callable, Iterable
from secrets import token_hex
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, create_engine, delete, event, func, insert, inspect, select, update
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from gusher.core.errors import SetupError
from gusher.server.stores.migrations import HEAD, LEAST, migrate
from gusher.server.stores.postgresql.listening import Listener
from gusher.server.stores.postgresql.patience import Patience
from gusher.server.stores.postgresql.session import LOOKING, OTHERS, LockedSession, Taken, reason, spread, without_session
from gusher.server.stores.schema import actions, leases, secrets, tables
from gusher.server.stores.sql import SqlStore
from gusher.server.stores.store import Conflict, Unreachable
from gusher.server.stores.writer import Writer

log = logging.getLogger(__name__)

T = TypeVar("T")
READERS: Final = 4
ANSWER: Final = 8.0  # seconds within which a transaction must be over
# The least that may lie between a break and our noticing it; whoever wants it otherwise says so in the URL.
USUAL: Final = {
    "connect_timeout": "4",
    "keepalives_idle": "2",
    "keepalives_interval": "1",
    "keepalives_count": "3",
    "tcp_user_timeout": "4000",
    "target_session_attrs": "read-write",
    "options": "-c tcp_keepalives_idle=2 -c tcp_keepalives_interval=1 -c tcp_keepalives_count=3 -c lock_timeout=30s"
    " -c idle_in_transaction_session_timeout=5s",
}
SYNCED: Final = """SELECT set_config('synchronous_commit', 'on', false)
    WHERE current_setting('synchronous_commit') IN ('off', 'local', 'remote_write')"""
SNAPSHOT: Final = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
MIGRATING: Final = "SELECT pg_advisory_xact_lock(1196774218, hashtext(current_schema()))"  # one after the other
LATER: Final = tables.c.revision + 1


class PostgresStore(SqlStore):
    """Implements `Store`."""

    shared = True

    def __init__(self, where: URL) -> None:
        self.name = shown(where)
        self.server = token_hex(4)
        if importlib.util.find_spec("psycopg") is None:
            raise SetupError("the database {url} needs psycopg: pip install 'gusher[postgres]'", url=self.name)
        super().__init__(READERS)
        missing = {name: value for name, value in USUAL.items() if name not in where.query}
        self.engine = create_engine(
            where.set(drivername="postgresql+psycopg").update_query_dict(missing),
            isolation_level="AUTOCOMMIT",
            hide_parameters=True,
            pool_size=READERS + 2,
            max_overflow=0,
        )
        event.listen(self.engine, "connect", configure)
        self.away_until = 0.0
        self.patience = Patience(ANSWER)
        self.session: LockedSession | None = None
        self.listener: Listener | None = None

    def connect(self) -> Connection:
        """Raises `Unreachable`, and then at once for a while: nobody should wait for what has just failed."""
        if time.monotonic() < self.away_until:
            raise Unreachable
        try:
            return self.engine.connect()
        except SQLAlchemyError as failed:  # also that all connections are waited at
            self.away_until = time.monotonic() + LOOKING
            raise Unreachable from failed

    # Beginning and end

    def prepare(self) -> None:
        self.session = LockedSession(self.connect, self.patience, self.name, self.server, True)
        try:
            self.take(self.session)
        except BaseException:
            self.abandon()
            raise

    def take(self, session: LockedSession) -> None:
        try:
            connection = session.take()
            warn_unsafe(connection)
            update_tables(connection, self.name)
        except Taken as held:
            raise SetupError(
                "the database {url} is in use by another Gusher ({held}); use that one, end it, or name another with --database",
                url=self.name,
                held=held,
            ) from None
        except (Unreachable, SQLAlchemyError) as failed:
            raise SetupError("cannot use the database {file}: {why}", file=self.name, why=reason(failed)) from failed

    def abandon(self) -> None:
        if self.session is not None:
            self.session.close()
        self.patience.end()
        self.engine.dispose()
        self.session = None

    def tell(self, address: str) -> None:
        assert self.session is not None
        self.session.tell(f"gusher, process {os.getpid()} at {address}")

    async def open(self) -> None:
        if self.session is None:
            await asyncio.to_thread(self.prepare)
        assert self.session is not None
        self.writer = Writer(self.session)
        loop = asyncio.get_running_loop()

        def hear(note: str) -> None:
            server, *words = note.split(" ") if note else ("", "")
            if server != self.server:
                loop.call_soon_threadsafe(lambda: self.heard(words[0], words[1:]))

        self.listener = Listener(self.connect, self.patience, hear)

    async def visit(self) -> None:
        await asyncio.to_thread(self.look)
        self.writer = Writer(LockedSession(self.connect, self.patience, self.name, self.server, False))

    # Among others

    def change(self, connection: Connection, table: str, revision: int | None = None, length: int | None = None) -> None:
        place = update(tables).where(tables.c.id == table)
        if revision is not None:
            place = place.where(tables.c.revision == revision)
        if connection.execute(place.values(revision=LATER)).rowcount != 1 and revision is not None:
            raise Conflict("revision")
        if length is not None:
            last = select(func.coalesce(func.max(actions.c.seq) + 1, 0)).where(actions.c.table == table)
            if connection.execute(last).scalar() != length:
                raise Conflict("log")
        self.note(connection, "tables", table)

    def check_lease(self, connection: Connection, table: str, fence: int) -> None:
        mine = (leases.c.table == table, leases.c.holder == self.server, leases.c.fence == fence)
        if connection.execute(select(leases.c.fence).where(*mine)).first() is None:
            raise Conflict("lease")

    def others(self, connection: Connection) -> bool:
        return connection.exec_driver_sql(OTHERS).first() is not None

    def gone(self, connection: Connection, known: Iterable[str]) -> set[str]:
        return without_session(connection, known)

    def note(self, connection: Connection, about: str, *what: object) -> None:
        spread(connection, self.server, about, what)

    def recognise(self) -> None:
        self.version()

    def version(self) -> str:
        try:
            with self.connect() as connection:
                found = version(connection, self.name)
        except (Unreachable, SQLAlchemyError) as failed:
            raise SetupError("cannot use the database {file}: {why}", file=self.name, why=reason(failed)) from failed
        if found is None:
            raise SetupError("the database {url} is empty; gusher serve fills it", url=self.name)
        return found

    def look(self) -> None:
        if self.version() != HEAD:
            raise SetupError("the database {file} is of an older Gusher; gusher serve brings it up to date", file=self.name)

    async def close(self) -> None:
        if self.listener is not None:
            await asyncio.to_thread(self.listener.end)
        await self.writer.stop()
        self.readers.shutdown()
        self.abandon()

    def ask(self, question: Callable[[Connection], T]) -> T:
        """Over another connection once more, if the first was broken since it was used last."""
        try:
            return self.answer(question)
        except DBAPIError as failed:
            if not failed.connection_invalidated:
                raise
        try:
            return self.answer(question)
        except DBAPIError as failed:
            if not failed.connection_invalidated:
                raise
            raise Unreachable from failed

    def answer(self, question: Callable[[Connection], T]) -> T:
        with self.connect() as connection, self.patience.at(connection):
            connection.exec_driver_sql(SNAPSHOT)
            found = question(connection)
            connection.exec_driver_sql("COMMIT")
            return found


def configure(connection: Any, _: object) -> None:
    """A commit waits for the disk; where more than that is usual, so much. Texts may have any sign in them, as far as who asks can tell:
    PostgreSQL knows no zero, and we keep none."""
    from psycopg.types.string import StrDumperUnknown

    class WithoutZero(StrDumperUnknown):
        def dump(self, obj: str) -> Any:
            return super().dump(obj.replace("\0", "\ufffd"))

    connection.adapters.register_dumper(str, WithoutZero)
    try:
        connection.execute(SYNCED)
    except BaseException:
        connection.close()
        raise


def warn_unsafe(connection: Connection) -> None:
    if connection.exec_driver_sql("SHOW fsync").scalar() != "on":
        log.warning("the database has fsync switched off: what it has acknowledged can be lost when its machine fails")


def version(connection: Connection, name: str) -> str | None:
    """The last step of its migrations; None if it is empty. Refuses what is not ours, or of a later version."""
    names = set(inspect(connection).get_table_names())
    if not names:
        return None
    rows = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalars().all() if "alembic_version" in names else []
    if len(rows) != 1 or not {"people", "tables", "actions"} <= names or not rows[0].isdigit():
        raise SetupError("the database {url} has no tables of Gusher, but others; name an empty one", url=name)
    if rows[0] > HEAD:
        raise SetupError(
            "the database {file} is of a newer Gusher: its version is {found}, ours is {ours}; use that one",
            file=name,
            found=rows[0],
            ours=HEAD,
        )
    return str(rows[0])


def update_tables(connection: Connection, name: str) -> None:
    encoding = connection.exec_driver_sql("SHOW server_encoding").scalar()
    if encoding != "UTF8":
        raise SetupError("the database {url} keeps texts as {encoding}; make it with UTF8", url=name, encoding=encoding)
    if version(connection, name) != HEAD:
        connection.exec_driver_sql("BEGIN")
        connection.exec_driver_sql(MIGRATING)
        if version(connection, name) != HEAD:  # nobody has done it meanwhile
            migrate(connection)
            connection.execute(delete(secrets).where(secrets.c.name == "least"))
            connection.execute(insert(secrets).values(name="least", value=LEAST))
        connection.exec_driver_sql("COMMIT")


def shown(where: URL) -> str:
    """Without what is secret."""
    return URL.create("postgresql", where.username, None, where.host, where.port, where.database).render_as_string()
