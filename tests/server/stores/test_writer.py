"""Group commit, without a database: what goes together, and that nothing is told before it is written."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterable
from contextlib import AbstractContextManager, nullcontext

from sqlalchemy import Connection

from gusher.server.stores.writer import COLUMNS, Values, Writer

PATIENCE = 10.0


class Slow:
    """A session whose commits last as long as somebody says."""

    place = "?"
    rest = None

    def __init__(self) -> None:
        self.batches: list[int] = []  # rows of each commit
        self.begun = threading.Semaphore(0)
        self.may_end = threading.Semaphore(0)
        self.closed = False

    def append(self, rows: list[Values]) -> bool:
        self.begun.release()
        assert self.may_end.acquire(timeout=PATIENCE)
        self.batches.append(len(rows))
        return True

    def begin(self) -> Connection:
        raise AssertionError("only rows are written here")

    def waiting(self, connection: Connection) -> AbstractContextManager[None]:
        return nullcontext()

    def mend(self) -> None:
        raise AssertionError("nobody looks after it")

    def lost(self, failed: BaseException) -> bool:
        return False

    def should_try_again(self, failed: BaseException) -> bool:
        return False

    def spread(self, connection: Connection, tables: Iterable[str]) -> None:
        raise AssertionError("there are no others")

    def close(self) -> None:
        self.closed = True


def row(number: int) -> list[Values]:
    return [("table", number, *[None] * (COLUMNS - 2))]


def test_what_comes_while_a_batch_is_written_goes_together_in_the_next_and_is_not_told_before() -> None:
    async def act() -> None:
        session = Slow()
        writer = Writer(session)
        first = writer.write(None, row(0))
        assert await asyncio.to_thread(session.begun.acquire, timeout=PATIENCE)
        others = [writer.write(None, row(number)) for number in (1, 2, 3)]
        await asyncio.sleep(0.05)
        assert not first.done()
        session.may_end.release()
        await asyncio.wait_for(first, PATIENCE)
        assert not any(other.done() for other in others)
        session.may_end.release()
        await asyncio.wait_for(asyncio.gather(*others), PATIENCE)
        assert session.batches == [1, 3]
        await writer.stop()
        assert session.closed

    asyncio.run(act())


def test_what_waits_when_the_server_ends_is_written_first() -> None:
    async def act() -> None:
        session = Slow()
        writer = Writer(session)
        first = writer.write(None, row(0))
        assert await asyncio.to_thread(session.begun.acquire, timeout=PATIENCE)
        last = writer.write(None, row(1))
        session.may_end.release()
        session.may_end.release()
        await asyncio.wait_for(writer.stop(), PATIENCE)
        await asyncio.wait_for(asyncio.gather(first, last), PATIENCE)
        assert session.batches == [1, 1]
        assert session.closed

    asyncio.run(act())
