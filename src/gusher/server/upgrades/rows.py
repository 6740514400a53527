"""What is kept of versions: stamps of tables, and under which rules they go on, or cannot."""

from __future__ import annotations

import json
from base64 import b64decode, b64encode
from dataclasses import asdict

from sqlalchemy import Connection, delete, insert, select, update

from gusher.server.stores.rows import versions_text
from gusher.server.stores.schema import stamps, tables
from gusher.server.stores.store import Parted, PlayedBy, Statements
from gusher.server.upgrades.stamps import Stamps


def stamps_of(connection: Connection, table: str) -> Stamps:
    row = connection.execute(select(stamps).where(stamps.c.table == table)).first()
    return Stamps() if row is None else Stamps(row.fields.split(","), b64decode(row.numbers))


def keep_stamps(found: dict[str, Stamps]) -> Statements:
    """By table, each as it is now. Who knows less of one than somebody else has written leaves it alone."""
    values = [
        {"table": table, "count": each.count, "fields": ",".join(each.names), "numbers": b64encode(each.numbers).decode()}
        for table, each in found.items()
    ]

    def statements(connection: Connection) -> None:
        for row in values:
            here = stamps.c.table == row["table"]
            known = connection.execute(select(stamps.c.count).where(here)).scalar()
            if known is None or known < row["count"]:
                connection.execute(delete(stamps).where(here))
                connection.execute(insert(stamps).values(row))

    return statements


def go_on(table: str, versions: list[PlayedBy]) -> Statements:
    """The table is played by the last of these from now on."""
    now = versions[-1]
    values = {"rules": now.rules, "data": now.data, "versions": versions_text(versions), "parted": None}
    statement = update(tables).where(tables.c.id == table).values(values)
    return lambda connection: connection.execute(statement)


def note_parting(table: str, parted: Parted) -> Statements:
    statement = update(tables).where(tables.c.id == table).values(parted=json.dumps(asdict(parted)))
    return lambda connection: connection.execute(statement)
