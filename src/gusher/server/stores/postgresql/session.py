"""The connection that writes, and with it a lock that servers share, which keeps programs out that want the database for themselves.

It may break at any time. Nothing is lost by that: whatever is being written then is refused, or in doubt, and the next write, or the next
look, connects again.
"""

from __future__ import annotations

import logging
import os
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from functools import partial
from typing import Any, Final

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from gusher.server.stores.postgresql.listening import CHANNEL
from gusher.server.stores.postgresql.patience import Patience
from gusher.server.stores.store import InDoubt, Unreachable
from gusher.server.stores.writer import Values
from gusher.server.wire import encoder

log = logging.getLogger(__name__)

LOOKING: Final = 0.5  # seconds between two looks for a database that is away
STILL_THERE: Final = 2.0  # seconds without work, after which to see whether it still is
LETTING_GO: Final = 2.0  # seconds in which the session of a server that has just ended may still be there
KEY: Final = "1196774216, hashtext(current_schema())"  # "GUSH"; several may share a database, each in a schema of its own
TAKE: Final = f"SELECT pg_try_advisory_lock_shared({KEY})"
OTHERS: Final = """SELECT a.application_name FROM pg_locks l JOIN pg_stat_activity a USING (pid)
    WHERE l.pid <> pg_backend_pid() AND l.locktype = 'advisory' AND l.granted
    AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())
    AND (l.classid::bigint, l.objid::bigint) = (1196774216, hashtext(current_schema())::bigint & 4294967295)"""
# As long as a server's session lasts: whoever was killed is known to be dead at once.
LIVES: Final = "SELECT pg_advisory_lock_shared(1196774217, %s)"
LIVING: Final = """SELECT objid::bigint FROM pg_locks WHERE locktype = 'advisory' AND granted AND classid = 1196774217
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"""
ME: Final = "SELECT pid, backend_start::text FROM pg_stat_activity WHERE pid = pg_backend_pid()"
END: Final = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid = %s AND backend_start::text = %s"
ALONE: Final = "BEGIN ISOLATION LEVEL SERIALIZABLE"
# Rows of the log, in the order of the schema, with their note. As one text, however many there are: a driver that writes seven values a row
# takes longer than all the rest, and it is one statement, which is prepared once.
APPEND: Final = f"""WITH written AS (INSERT INTO actions SELECT r->>0, (r->>1)::int, (r->>2)::int, r->>3, (r->>4)::int, r->>5,
    (r->>6)::float8 FROM json_array_elements(%s::json) AS r) SELECT pg_notify('{CHANNEL}', %s)"""
ZERO: Final = b"\\u0000"  # which PostgreSQL does not know
IN_THE_WAY: Final = frozenset({"40001", "40P01"})  # another transaction, which is over now
NOT_PREPARED: Final = "26000"  # what the driver believes to have prepared: it is wrong about the whole connection then
NAME_BYTES: Final = 63
NOTE_BYTES: Final = 7900  # a little less than PostgreSQL lets through


class Taken(Exception):
    """A server of former times holds the database alone, and says this of itself."""


class LockedSession:
    """The connection that writes (`writer.WriteSession`). If it is a server's, it has a share in the lock as long as it lasts."""

    place = "%s"

    def __init__(self, connect: Callable[[], Connection], patience: Patience, name: str, server: str, holds: bool) -> None:
        self.connect = connect
        self.patience = patience
        self.name = name  # of the database, for the log
        self.server = server
        self.holds = holds
        self.connection: Connection | None = None
        self.backend: tuple[int, str] | None = None  # at the other end, now or before the break
        self.broken = False
        self.said = ""  # of the trouble
        self.noted = f"gusher, process {os.getpid()}"

    def take(self) -> Connection:
        """Connect, and take a share in the lock; our own former session is sent away. Raises `Unreachable` or `Taken`."""
        connection = self.connect()
        try:
            with self.patience.at(connection):
                connection.exec_driver_sql("SELECT set_config('application_name', %s, false)", (self.noted,))
                if self.backend is not None:
                    connection.exec_driver_sql(END, self.backend)
                if self.holds:
                    hold(connection)
                    connection.exec_driver_sql(LIVES, (lock_of(self.server) - (1 << 31),))
                self.backend = tuple(connection.exec_driver_sql(ME).one())
        except BaseException:
            connection.invalidate()
            connection.close()
            raise
        self.connection = connection
        return connection

    def tell(self, note: str) -> None:
        self.noted = note.encode()[:NAME_BYTES].decode(errors="ignore")
        if self.connection is not None:
            self.connection.exec_driver_sql("SELECT set_config('application_name', %s, false)", (self.noted,))

    # As the writer uses it

    def begin(self) -> Connection:
        return self.first(lambda connection: connection.exec_driver_sql(ALONE))

    def first(self, ask: Callable[[Connection], object]) -> Connection:
        """The connection, after something was asked that leaves no trace without a commit: if it was broken since it was used last, nothing
        is lost yet, and another one is asked."""
        if self.connection is not None and self.connection.invalidated:  # it broke while what had failed was taken back
            self.drop()
        if self.connection is not None:
            try:
                with self.patience.at(self.connection):
                    ask(self.connection)
                return self.connection
            except DBAPIError as failed:
                if not self.lost(failed):
                    raise
        connection = self.again()
        try:
            with self.patience.at(connection):
                ask(connection)
        except DBAPIError as failed:
            if self.lost(failed):
                raise Unreachable from failed
            raise
        return connection

    def append(self, rows: list[Values]) -> bool:
        """The usual four statements in two exchanges, and not by way of SQLAlchemy: after each, the thread has to wait for its turn. The
        commit goes alone, so that one is in doubt only if it was sent."""
        written = encoder.encode(rows)
        notes = notes_of(self.server, "tables", sorted({row[0] for row in rows}))
        if ZERO in written or len(notes) > 1:
            return False
        connection = self.first(partial(begin_rows, values=(written.decode(), notes[0])))
        try:
            with self.patience.at(connection), wrapped(connection) as driver:
                driver.commit()
        except DBAPIError as failed:
            if self.lost(failed):
                raise InDoubt from failed
            raise
        return True

    def waiting(self, connection: Connection) -> AbstractContextManager[None]:
        return self.patience.at(connection)

    def again(self) -> Connection:
        try:
            connection = self.take()
        except (Unreachable, Taken, SQLAlchemyError) as failed:
            self.drop()
            self.complain(failed)
            raise Unreachable from failed
        if self.broken:
            log.warning("the database %s answers again", self.name)
        self.broken, self.said = False, ""
        return connection

    def complain(self, failed: Exception) -> None:
        """One line for each kind of trouble."""
        self.broken = True
        why = f"in use by another Gusher ({failed})" if isinstance(failed, Taken) else reason(failed)
        if why and why != self.said:
            self.said = why
            log.error("the database %s does not answer, so nothing can be changed: %s", self.name, why)

    @property
    def rest(self) -> float | None:
        if not self.holds:
            return None
        return LOOKING if self.connection is None else STILL_THERE

    def mend(self) -> None:
        """Also who has nothing to write holds the database, and finds it again when it was restarted."""
        try:
            if self.connection is not None:
                with self.patience.at(self.connection):
                    self.connection.exec_driver_sql("SELECT 1")
                return
        except SQLAlchemyError as failed:
            if not self.lost(failed):
                self.drop()
                self.complain(failed)
        with suppress(Unreachable):
            self.again()

    def lost(self, failed: BaseException) -> bool:
        if not isinstance(failed, DBAPIError) or not failed.connection_invalidated:
            return False
        self.drop()
        self.complain(failed)
        return True

    def should_try_again(self, failed: BaseException) -> bool:
        state = getattr(getattr(failed, "orig", None), "sqlstate", None)
        if state == NOT_PREPARED:
            self.drop()
        return state in IN_THE_WAY or state == NOT_PREPARED

    def spread(self, connection: Connection, tables: Iterable[str]) -> None:
        spread(connection, self.server, "tables", sorted(set(tables)))

    def drop(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            connection.invalidate()
            connection.close()

    def close(self) -> None:
        self.drop()


def hold(connection: Connection) -> None:
    until = time.monotonic() + LETTING_GO
    while not connection.exec_driver_sql(TAKE).scalar():
        if time.monotonic() > until:
            raise Taken(connection.exec_driver_sql(OTHERS).scalar() or "of another user")
        time.sleep(0.05)


def lock_of(server: str) -> int:
    """What it holds while its session lasts, beside the lock of all."""
    return int(server, 16)


def without_session(connection: Connection, known: Iterable[str]) -> set[str]:
    held = {(number + (1 << 31)) % (1 << 32) for number in connection.exec_driver_sql(LIVING).scalars()}
    return {server for server in known if lock_of(server) not in held}


@contextmanager
def wrapped(connection: Connection) -> Iterator[Any]:
    """Its driver, whose errors are as if SQLAlchemy had asked."""
    import psycopg

    driver: Any = connection.connection.driver_connection
    try:
        yield driver
    except psycopg.Error as failed:
        if driver.closed:
            with suppress(DBAPIError):
                connection.exec_driver_sql("SELECT 1")  # so it learns of that, and trusts no other connection of that age
        raise DBAPIError.instance(None, None, failed, psycopg.Error, True, driver.closed, connection.dialect) from failed


def begin_rows(connection: Connection, values: tuple[str, str]) -> None:
    """All of a transaction that writes such rows, but for its commit."""
    with wrapped(connection) as driver:
        try:
            with driver.pipeline():
                driver.execute(ALONE)
                driver.execute(APPEND, values)
        except BaseException:
            if not driver.closed:
                driver.rollback()
            raise


def spread(connection: Connection, server: str, about: str, what: Iterable[object]) -> None:
    """Tell the other servers, when it is committed; in several notes if it is much."""
    for note in notes_of(server, about, what):
        connection.exec_driver_sql(f"SELECT pg_notify('{CHANNEL}', %s)", (note,))


def notes_of(server: str, about: str, what: Iterable[object]) -> list[str]:
    notes = [f"{server} {about}"]
    for each in what:
        word = str(each)
        if len(notes[-1]) + len(word) >= NOTE_BYTES:
            notes.append(f"{server} {about}")
        notes[-1] += f" {word}"
    return notes


def reason(failed: BaseException) -> str:
    """What the database, or who looked for it, says of it, in a line."""
    cause = failed.__cause__ if isinstance(failed, Unreachable) else failed
    said = " ".join(str(getattr(cause, "orig", None) or cause or "").split())
    for sign in ("FATAL: ", "failed: "):
        if sign in said:
            said = said.rpartition(sign)[2].strip()
            break
    return said
