"""Servers that do not mind who was faster: what comes second at a number of the log is given the next one, instead of a refusal.

For tests of the checker alone: nothing of this is in the program.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from sqlalchemy import Connection

from gusher.server.stores import writer
from gusher.server.stores.postgresql.store import PostgresStore
from gusher.server.stores.writer import Write, WriteSession


def switch_off() -> None:
    """In the process of a server: the check of expected numbers, and that of the length of the log."""
    carefully, change = writer.attempt, PostgresStore.change

    def attempt(session: WriteSession, batch: list[Write]) -> None:
        taken: Counter[str] = Counter()  # by this transaction
        for write in batch:
            if write.rows and not hasattr(write.statements, "renumbers"):
                write.statements = renumbering(write, write.statements, taken)
        carefully(session, batch)

    def anyway(self: PostgresStore, connection: Connection, table: str, revision: int | None = None, length: int | None = None) -> None:
        change(self, connection, table, None, None)

    writer.attempt = attempt
    PostgresStore.change = anyway  # type: ignore[method-assign]


def renumbering(write: Write, before: Any, taken: Counter[str]) -> Any:
    def statements(connection: Connection) -> Any:
        done = before(connection) if before is not None else None
        table = write.rows[0][0]
        query = 'SELECT coalesce(max(seq) + 1, 0) FROM actions WHERE "table" = %s'
        first = int(connection.exec_driver_sql(query, (table,)).scalar_one()) + taken[table]
        taken[table] += len(write.rows)
        write.rows[:] = [(table, first + number, *row[2:]) for number, row in enumerate(write.rows)]
        return done

    statements.renumbers = True  # type: ignore[attr-defined]
    return statements
