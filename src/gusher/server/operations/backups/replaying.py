"""Whether the log of every table follows the rules that it names, one table at a time."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from sqlalchemy import Connection, select

from gusher import registry
from gusher.core.errors import GusherError, IllegalAction, Phrase
from gusher.faults import GameFailed, naming_games
from gusher.server.scenes.history import History
from gusher.server.stores.rows import seats_of, table_row
from gusher.server.stores.schema import actions, boxes, tables
from gusher.server.stores.store import LogRow, TableRow
from gusher.server.upgrades.comparing import playable
from gusher.texts import tell

AT_ONCE: Final = 200  # tables whose rows are read together


@dataclass(frozen=True, slots=True)
class Misfit:
    """A table that does not replay; `entry` is the first of its log that does not follow, none where only the end is another one."""

    table: str
    entry: int | None
    why: str


@dataclass(slots=True)
class Replayed:
    tables: int = 0
    entries: int = 0
    other_rules: int = 0  # tables of a game, of rules or of data that are not installed: nobody can tell
    misfits: list[Misfit] = field(default_factory=list)


def replay_all(connection: Connection) -> Replayed:
    done = Replayed()
    for table, box in all_tables(connection):
        if table.status == "open":
            continue
        game = playable(table, registry.game, box)
        if game is None:
            done.other_rules += 1
            continue
        log = log_of(connection, table.id)
        if not log or (table.begun is not None and table.nonces is None):  # it was closed before it began
            continue
        done.tables += 1
        done.entries += len(log)
        found = misfit(table, History(game, len(table.seats), table.options, [seat.name for seat in table.seats], table.begun), log)
        if found is not None:
            done.misfits.append(found)
    return done


def all_tables(connection: Connection) -> Iterator[tuple[TableRow, str | None]]:
    """With what is in the box that they are played with."""
    last = ""
    while rows := connection.execute(select(tables).where(tables.c.id > last).order_by(tables.c.id).limit(AT_ONCE)).all():
        sat = seats_of(connection, [row.id for row in rows])
        for row in rows:
            box = None if row.box is None else connection.execute(select(boxes.c.data).where(boxes.c.id == row.box)).scalar()
            yield table_row(row, sat[row.id]), box
        last = rows[-1].id


def log_of(connection: Connection, table: str) -> list[LogRow]:
    entries = connection.execute(select(actions).where(actions.c.table == table).order_by(actions.c.seq))
    return [LogRow(each.seq, each.seat, each.action, each.back_to, each.command, each.at) for each in entries]


def misfit(table: TableRow, history: History, log: list[LogRow]) -> Misfit | None:
    entry = 0
    try:
        with naming_games():
            for row in log:
                history.again(row)
                entry += 1
    except IllegalAction as refused:
        return Misfit(table.id, entry, f"{refused.section} {refused.reason}".strip())
    except (GameFailed, GusherError) as failed:
        return Misfit(table.id, entry, str(failed))
    if history.state.over != (table.status == "over"):
        said = Phrase("its game is not over, though the table says so")
        return Misfit(table.id, None, tell(Phrase("its game is over, though the table does not say so") if history.state.over else said))
    return None
