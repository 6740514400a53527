"""The connection that hears what other servers have noted (`NOTIFY`), in a thread of its own.

It may break, and then notes are lost: whoever listens is told when it is there again, and looks for himself.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from gusher.server.stores.postgresql.patience import Patience
from gusher.server.stores.store import Unreachable

CHANNEL: Final = "gusher"
STILL_THERE: Final = 0.5  # seconds after which to see whether it still is
LOOKING: Final = 0.5  # seconds between two looks for a database that is away


class Listener:
    """`hear` is called from that thread, with each note, and with an empty one when some may have been lost."""

    def __init__(self, connect: Callable[[], Connection], patience: Patience, hear: Callable[[str], None]) -> None:
        self.connect = connect
        self.patience = patience
        self.hear = hear
        self.ended = threading.Event()
        self.thread = threading.Thread(target=self.run, name="gusher-listener", daemon=True)
        self.thread.start()

    def run(self) -> None:
        import psycopg

        while not self.ended.is_set():
            with suppress(Unreachable, SQLAlchemyError, psycopg.Error, OSError):
                connection = self.connect()
                try:
                    self.listen(connection)
                finally:
                    connection.invalidate()
                    connection.close()
            self.ended.wait(LOOKING)

    def listen(self, connection: Connection) -> None:
        driver: Any = connection.connection.dbapi_connection
        with self.patience.at(connection):
            driver.execute(f"LISTEN {CHANNEL}")
        self.hear("")
        while not self.ended.is_set():
            for note in driver.notifies(timeout=STILL_THERE):
                self.hear(note.payload)
            with self.patience.at(connection):
                driver.execute("SELECT 1")

    def end(self) -> None:
        self.ended.set()
        self.thread.join()
