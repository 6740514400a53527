"""Group commit: one thread writes whatever has been queued in one transaction, and then tells all who wait.

A synchronous engine in a thread of our own, and not an asynchronous driver: that would cross threads for every statement, where this
crosses once for a whole batch, and the disk is waited for once for all of them. The thread has one batch at a time; what comes meanwhile
waits for it on the side of the loop, where that costs nothing.

Where the database is another program it may be away: nothing is queued for later then, but refused at once, and looked for.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import random
import threading
import time
from collections.abc import Iterable
from contextlib import AbstractContextManager, suppress
from functools import cache, partial
from itertools import chain
from typing import Any, Final, Protocol

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from gusher.server.stores import schema
from gusher.server.stores.store import Conflict, InDoubt, Statements, Unreachable, Written
from gusher.server.watch.meters import meters

log = logging.getLogger(__name__)

GATHERING: Final = 0.001  # seconds in which others may join, when there are others
TRIES: Final = 8  # of a transaction that came in the way of another

# Many rows go in one statement: after each statement the thread has to wait for its turn.
COLUMNS: Final = len(schema.actions.columns)
MOST_ROWS: Final = 500
Values = tuple[Any, ...]


class WriteSession(Protocol):
    """A database's connection that writes."""

    place: str  # where a value goes in a statement

    def begin(self) -> Connection:
        """With a transaction, in which nobody else can change what it has read. Raises `Unreachable` if there is no database."""
        ...

    def append(self, rows: list[Values]) -> bool:
        """Write these rows of a log, and nothing else in the same transaction, by a shorter way than the usual one, committed when it
        returns. Whether there is such a way."""
        ...

    def waiting(self, connection: Connection) -> AbstractContextManager[None]:
        """While something is asked of it. Who takes too long to answer is lost."""
        ...

    @property
    def rest(self) -> float | None:
        """After how many seconds without work to look after it; never, if none."""
        ...

    def mend(self) -> None:
        """See whether the database is still there, and look for it if not."""
        ...

    def lost(self, failed: BaseException) -> bool:
        """Whether it has failed because the database is away."""
        ...

    def should_try_again(self, failed: BaseException) -> bool:
        """Whether it has failed only because of somebody else's transaction."""
        ...

    def spread(self, connection: Connection, tables: Iterable[str]) -> None:
        """As part of a transaction that appends to the logs of these tables: let other servers know."""
        ...

    def close(self) -> None: ...


class Write(msgspec.Struct):
    """Something to be written: statements of its own, and rows of a log with their values in the order of the schema."""

    told: Written
    statements: Statements | None
    rows: list[Values]
    result: Any = None
    error: Exception | None = None


class Writer:
    def __init__(self, session: WriteSession) -> None:
        self.session = session
        self.queue: queue.SimpleQueue[list[Write]] = queue.SimpleQueue()
        self.gathered: list[Write] = []
        self.working = False  # whether the thread has a batch, or gets one soon
        self.busy = False  # whether others joined the last one
        self.loop = asyncio.get_running_loop()
        self.thread = threading.Thread(target=self.run, name="gusher-writer", daemon=True)
        self.thread.start()

    def write(self, statements: Statements | None, rows: list[Values]) -> asyncio.Future[Any]:
        """Done when it is committed."""
        future, told = promise()
        self.hand_in(statements, rows, told)
        return future

    def hand_in(self, statements: Statements | None, rows: list[Values], told: Written) -> None:
        """The same for who does not wait: a call costs less than what there is to wait for."""
        self.gathered.append(Write(told, statements, rows))
        if not self.working:
            self.prepare()

    def prepare(self) -> None:
        """Once for all that comes in one turn of the loop, or a little later where there are others: to wake a thread is dear."""
        self.working = True
        if self.busy:
            self.loop.call_later(GATHERING, self.hand_over)
        else:
            self.loop.call_soon(self.hand_over)

    def hand_over(self) -> None:
        gathered, self.gathered = self.gathered, []
        self.busy = len(gathered) > 1
        if gathered:
            self.queue.put(gathered)

    def committed(self, batch: list[Write]) -> None:
        """Or refused."""
        self.working = False
        if self.gathered:
            self.prepare()
        resolve(batch)

    async def stop(self) -> None:
        """Write what is queued, and end: nothing is the sign for that."""
        self.hand_over()
        self.queue.put([])
        await asyncio.to_thread(self.thread.join)

    def run(self) -> None:
        while batch := self.next():
            self.commit(batch)
            self.loop.call_soon_threadsafe(self.committed, batch)
        self.session.close()

    def next(self) -> list[Write]:
        while True:
            try:
                return self.queue.get(timeout=self.session.rest)
            except queue.Empty:
                self.session.mend()

    def commit(self, batch: list[Write]) -> None:
        """All of it in one transaction; if that fails, each in one of its own, so that a mistake hurts nobody else."""
        began = time.perf_counter()
        try:
            transact(self.session, batch)
            meters.commits.add(time.perf_counter() - began)
            meters.commit_rows.add(sum([len(write.rows) for write in batch]))
            meters.is_away = False
        except Unreachable as away:
            meters.away += len(batch)
            meters.is_away = True
            for write in batch:
                write.error = type(away)()
        except Exception as failed:  # noqa: BLE001  (it is told to whoever waits)
            if len(batch) == 1:
                meters.failed_commits += 1
                batch[0].error = Conflict(str(failed.orig)) if isinstance(failed, IntegrityError) else failed
                return
            for write in batch:
                self.commit([write])


def transact(session: WriteSession, batch: list[Write]) -> None:
    for tried in range(1, TRIES + 1):
        try:
            attempt(session, batch)
            return
        except SQLAlchemyError as failed:
            if tried == TRIES or not session.should_try_again(failed):
                raise
            time.sleep(random.random() * GATHERING * tried)  # so that two do not meet again and again


def attempt(session: WriteSession, batch: list[Write]) -> None:
    rows = rows_of(batch)
    plain = 0 < len(rows) <= MOST_ROWS and all(write.statements is None for write in batch)
    if plain and session.append(rows):
        return
    connection = session.begin()
    done = False
    try:
        with session.waiting(connection):
            for write in batch:
                write.result = write.statements(connection) if write.statements is not None else None
            rows = rows_of(batch)
            for start in range(0, len(rows), MOST_ROWS):
                connection.exec_driver_sql(*insertion(session.place, rows[start : start + MOST_ROWS]))
            if rows:
                session.spread(connection, (each[0] for each in rows))
            done = True
            connection.exec_driver_sql("COMMIT")
    except BaseException as failed:
        if session.lost(failed):
            raise (InDoubt() if done else Unreachable()) from failed
        with suppress(SQLAlchemyError):  # a full disk may have ended the transaction
            connection.exec_driver_sql("ROLLBACK")
        raise


def rows_of(batch: list[Write]) -> list[Values]:
    return [row for write in batch for row in write.rows]


def insertion(place: str, rows: list[Values]) -> tuple[str, Values]:
    return insertion_of(place, len(rows)), tuple(chain.from_iterable(rows))


@cache
def insertion_of(place: str, rows: int) -> str:
    row = f"({', '.join([place] * COLUMNS)})"
    return f"INSERT INTO actions VALUES {', '.join([row] * rows)}"


def resolve(batch: list[Write]) -> None:
    for write in batch:
        try:
            write.told(write.result, write.error)
        except Exception:
            log.exception("what was written could not be told")


def promise() -> tuple[asyncio.Future[Any], Written]:
    """Something to wait for, and who is to be told for it."""
    future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
    return future, partial(settle, future)


def settle(future: asyncio.Future[Any], result: Any, error: Exception | None) -> None:
    if future.cancelled():
        return
    if error is not None:
        future.set_exception(error)
    else:
        future.set_result(result)
