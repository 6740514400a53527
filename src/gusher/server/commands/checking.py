"""What would become of every table if this program served it: looked up beside a server that may be running an older one.

Nothing is written, and a database of an older version is read as it is: columns that it has not yet have the values that they will have.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, Row, Select, Table, inspect, literal_column, select

from gusher import registry
from gusher.faults import GameFailed
from gusher.server.rooms.room import luck_of
from gusher.server.stores import schema
from gusher.server.stores.opening import store_at
from gusher.server.stores.rows import seat_row, table_row
from gusher.server.stores.sql import SqlStore
from gusher.server.stores.store import LogRow, SeatRow, TableRow
from gusher.server.upgrades.comparing import game_of, is_ours, repeat
from gusher.server.upgrades.rows import stamps_of
from gusher.server.upgrades.stamps import Stamps

AT_ONCE: Final = 50
FINISHED: Final = ("over", "ended")

Columns = dict[str, set[str]]


@dataclass(slots=True)
class AtHand:
    """All of a table that matters."""

    table: TableRow
    box: str | None
    log: list[LogRow]
    stamps: Stamps


@dataclass(slots=True)
class Outlook:
    """What becomes of a table: it `goes_on` or `stops`; a finished one `opens`, or `opens_in_part`; what `cannot_be_read` is broken.

    Of one that stops `at` is the number of the entry where, and `why` as in `wire.Parting`. `unproven` are entries at the end that nobody
    has stamped, so that only is known that they are legal.
    """

    table: str
    game: str
    rules: str
    data: str
    becomes: str
    at: int | None = None
    why: str = ""
    section: str = ""
    unproven: int = 0


def check(url: str, tell: Callable[[Outlook], None]) -> Counter[str]:
    """Every table, one after the other; how many there are of each kind."""
    store = store_at(url)
    assert isinstance(store, SqlStore)
    counts: Counter[str] = Counter()
    try:
        store.recognise()
        there = store.ask(columns)
        after = ""
        while some := store.ask(portion(there, after)):
            for found in some:
                outlook = judge(found) if isinstance(found, AtHand) else found
                counts[outlook.becomes] += 1
                tell(outlook)
            after = some[-1].table.id if isinstance(some[-1], AtHand) else some[-1].table
    finally:
        store.abandon()
    return counts


def columns(connection: Connection) -> Columns:
    looked_at = inspect(connection)
    return {table: {column["name"] for column in looked_at.get_columns(table)} for table in looked_at.get_table_names()}


def known(table: Table, there: Columns) -> Select[Any]:
    """All of its columns, also those that there are not yet."""
    return select(
        *(column if column.name in there[table.name] else literal_column("NULL").label(column.name) for column in table.columns)
    ).select_from(table)


def portion(there: Columns, after: str) -> Callable[[Connection], list[AtHand | Outlook]]:
    """The next few tables. One whose row is broken is judged already."""
    rows = known(schema.tables, there).where(schema.tables.c.id > after).order_by(schema.tables.c.id).limit(AT_ONCE)
    seats = known(schema.seats, there).order_by(schema.seats.c.seat)

    def question(connection: Connection) -> list[AtHand | Outlook]:
        return [
            found(connection, row, [seat_row(seat) for seat in connection.execute(seats.where(schema.seats.c.table == row.id))], there)
            for row in connection.execute(rows).all()
        ]

    return question


def found(connection: Connection, row: Row[Any], sat: Sequence[SeatRow], there: Columns) -> AtHand | Outlook:
    try:
        table = table_row(row, list(sat))
    except (ValueError, TypeError, LookupError):
        return Outlook(row.id, row.game, row.rules, row.data, "cannot_be_read", why="row")
    box = None
    if table.box is not None:
        box = connection.execute(select(schema.boxes.c.data).where(schema.boxes.c.id == table.box)).scalar()
    entries = connection.execute(select(schema.actions).where(schema.actions.c.table == table.id).order_by(schema.actions.c.seq))
    log = [LogRow(each.seq, each.seat, each.action, each.back_to, each.command, each.at) for each in entries]
    return AtHand(table, box, log, stamps_of(connection, table.id) if "stamps" in there else Stamps())


def judge(found: AtHand) -> Outlook:
    """As the server would, when it loads the table."""
    table = found.table
    finished = table.status in FINISHED
    outlook = Outlook(table.id, table.game, table.rules, table.data, "opens" if finished else "goes_on")
    game = game_of(table, registry.game, found.box)
    if game is None:
        outlook.becomes, outlook.why = "opens_in_part" if finished else "stops", "gone"
        return outlook
    if not found.log and (finished or is_ours(table, game)):  # closed before it began, or not begun
        return outlook
    try:
        repeated = repeat(game, table, found.log, luck_of(table), found.stamps)
    except GameFailed as failed:
        outlook.becomes, outlook.why, outlook.section = "cannot_be_read", "failed", failed.section
        return outlook
    parted = repeated.parted
    outlook.unproven = repeated.unproven if not finished else 0
    if parted is not None:
        broken = is_ours(table, game)
        outlook.becomes = "cannot_be_read" if broken else "opens_in_part" if finished else "stops"
        outlook.at, outlook.why, outlook.section = (parted.at or 0) + 1, parted.why, parted.section
    return outlook
