"""Group commit: one thread writes whatever has been queued in one transaction, and then tells all who wait.

A synchronous engine in a thread of our own, and not aiosqlite: that would cross threads for every statement, where this crosses once for
a whole batch, and the disk is waited for once for all of them.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
import time
from typing import Any

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError

from gusher.server.stores import schema
from gusher.server.stores.store import Conflict, Statements

log = logging.getLogger(__name__)

GATHERING = 0.001  # seconds in which others may join, when there are others

# Many rows go in one statement: after each statement the thread has to wait for its turn.
ROW = f"({', '.join('?' for _ in schema.actions.columns)})"
MOST_ROWS = 500
Values = tuple[Any, ...]


class Write:
    """Something to be written: statements of its own, and rows of a log with their values in the order of the schema."""

    __slots__ = ("error", "future", "result", "rows", "statements")

    def __init__(self, future: asyncio.Future[Any], statements: Statements | None, rows: list[Values]) -> None:
        self.future = future
        self.statements = statements
        self.rows = rows
        self.result: Any = None
        self.error: Exception | None = None


class Writer:
    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.queue: queue.SimpleQueue[list[Write]] = queue.SimpleQueue()
        self.gathered: list[Write] = []
        self.loop = asyncio.get_running_loop()
        self.thread = threading.Thread(target=self.run, name="gusher-writer", daemon=True)
        self.thread.start()

    async def write(self, statements: Statements | None, rows: list[Values]) -> Any:
        """Return when it is committed."""
        future: asyncio.Future[Any] = self.loop.create_future()
        if not self.gathered:
            self.loop.call_soon(self.hand_over)
        self.gathered.append(Write(future, statements, rows))
        return await future

    def hand_over(self) -> None:
        """Once for all that came in one turn of the loop: to wake a thread is dear."""
        gathered, self.gathered = self.gathered, []
        self.queue.put(gathered)

    async def stop(self) -> None:
        """Write what is queued, and end: nothing is the sign for that."""
        self.loop.call_soon(self.queue.put, [])
        await asyncio.to_thread(self.thread.join)

    def run(self) -> None:
        with self.engine.connect() as connection:
            busy = stopping = False
            while not stopping:
                handed = [self.queue.get()]
                if busy:
                    time.sleep(GATHERING)
                while not self.queue.empty():
                    handed.append(self.queue.get())
                stopping = [] in handed
                batch = [write for several in handed for write in several]
                busy = len(batch) > 1
                if batch:
                    self.commit(connection, batch)
                    self.loop.call_soon_threadsafe(resolve, batch)

    def commit(self, connection: Connection, batch: list[Write]) -> None:
        """All of it in one transaction; if that fails, each in one of its own, so that a mistake hurts nobody else."""
        try:
            transact(connection, batch)
        except Exception as failed:  # noqa: BLE001  (it is told to whoever waits)
            if len(batch) == 1:
                batch[0].error = Conflict(str(failed.orig)) if isinstance(failed, IntegrityError) else failed
                return
            for write in batch:
                self.commit(connection, [write])


def transact(connection: Connection, batch: list[Write]) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")
    try:
        rows: list[Values] = []
        for write in batch:
            write.result = write.statements(connection) if write.statements is not None else None
            rows += write.rows
        for start in range(0, len(rows), MOST_ROWS):
            some = rows[start : start + MOST_ROWS]
            values = tuple(value for row in some for value in row)
            connection.exec_driver_sql(f"INSERT INTO actions VALUES {', '.join([ROW] * len(some))}", values)
        connection.exec_driver_sql("COMMIT")
    except BaseException:
        # A full disk may have ended the transaction.
        if getattr(connection.connection.dbapi_connection, "in_transaction", False):
            connection.exec_driver_sql("ROLLBACK")
        raise


def resolve(batch: list[Write]) -> None:
    for write in batch:
        if write.future.cancelled():
            continue
        if write.error is not None:
            write.future.set_exception(write.error)
        else:
            write.future.set_result(write.result)
