"""How long a database may take to answer. A machine that hangs keeps its connections open, and nobody who waits at one would ever hear of
it; so after a while the connection is shut from this side, and whoever waits there finds it broken.
"""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final

from sqlalchemy import Connection

LOOKING: Final = 0.25  # seconds between two looks


class Patience:
    """One thread looks after all connections that are being waited at."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.waiting: dict[int, tuple[float, int]] = {}  # until when, at which socket
        self.lock = threading.Lock()
        self.ended = threading.Event()
        self.thread: threading.Thread | None = None

    @contextmanager
    def at(self, connection: Connection) -> Iterator[None]:
        """For what is asked of that connection, all in all."""
        driver = connection.connection.dbapi_connection
        number = driver.fileno() if driver is not None and not driver.closed else -1
        key = id(connection)
        with self.lock:
            self.waiting[key] = (time.monotonic() + self.seconds, number)
            if self.thread is None:
                self.thread = threading.Thread(target=self.run, name="gusher-patience", daemon=True)
                self.thread.start()
        try:
            yield
        finally:
            with self.lock:
                del self.waiting[key]

    def run(self) -> None:
        while not self.ended.wait(LOOKING):
            now = time.monotonic()
            with self.lock:  # nobody closes a socket meanwhile that he still waits at
                for until, number in self.waiting.values():
                    if until < now and number >= 0:
                        shut(number)

    def end(self) -> None:
        self.ended.set()


def shut(number: int) -> None:
    """The socket stays its owner's, who is told that there will be nothing more."""
    with suppress(OSError), socket.socket(fileno=socket.dup(number)) as same:
        same.shutdown(socket.SHUT_RDWR)
