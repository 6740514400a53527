"""What came of a game, written together with its last choice, so that it can be searched without loading tables.

It follows from the log and the seats, and can be written again at any time with the same outcome.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from sqlalchemy import Connection, delete, exists, func, insert, select

from gusher import registry
from gusher.core.errors import GusherError
from gusher.core.rules import State
from gusher.faults import GameFailed, naming_games
from gusher.server.rooms.room import After, Room
from gusher.server.scenes.history import History
from gusher.server.stores.schema import actions, endings, gave_up, people, results, seats, tables
from gusher.server.stores.store import Statements, Store, Stored
from gusher.server.upgrades.comparing import playable

log = logging.getLogger(__name__)

AT_ONCE: Final = 20  # tables from before results were kept


@dataclass(frozen=True, slots=True)
class Ending:
    """A game at its end: places and points by seat, none where people ended it or nobody can tell any more."""

    table: str
    game: str
    rated: bool
    ended: float
    over: bool
    seats: int
    rounds: int
    places: list[int] | None
    points: list[int] | None


class Results:
    """A `Companion` of every table."""

    def beside(self, room: Room, after: After) -> Statements | None:
        if after.status not in ("over", "ended") or after.history is None or room.table.prepared:
            return None
        ending = ending_of(room.id, room.table.game, room.table.rated, after.at, after.status == "over", after.history.state)
        return partial(note, ending)


def ending_of(table: str, game: str, rated: bool, ended: float, over: bool, s: State) -> Ending:
    places = list(s.ranking()) if over else None
    points = [sum(items.values()) for items in s.scores()] if over else None
    return Ending(table, game, rated, ended, over, len(s.scores()), int(getattr(s, "round", 0)), places, points)


def note(ending: Ending, connection: Connection) -> None:
    """Write it, in the place of what was there."""
    for each in (results, endings):
        connection.execute(delete(each).where(each.c.table == ending.table))
    began = connection.execute(select(func.min(actions.c.at)).where(actions.c.table == ending.table)).scalar()
    connection.execute(
        insert(endings).values(
            table=ending.table,
            game=ending.game,
            ended=ending.ended,
            over=ending.over,
            rated=ending.rated,
            seats=ending.seats,
            rounds=ending.rounds,
            seconds=max(0.0, ending.ended - (ending.ended if began is None else began)),
        )
    )
    connection.execute(insert(results), [row_of(ending, seat) for seat in seated(connection, ending)])


@dataclass(frozen=True, slots=True)
class Sat:
    """Who a seat's result belongs to."""

    seat: int
    person: int | None
    bot: str | None
    gave_up: bool


def seated(connection: Connection, ending: Ending) -> list[Sat]:
    """Somebody with several seats at a table has shared his device: only the one in his own name is his."""
    of_table = select(seats, people.c.name.label("own")).outerjoin(people, people.c.id == seats.c.person)
    rows = connection.execute(of_table.where(seats.c.table == ending.table).order_by(seats.c.seat)).all()
    noted = connection.execute(select(gave_up.c.seat, gave_up.c.person).where(gave_up.c.table == ending.table)).all()
    left = {seat: person for seat, person in noted}
    mine: dict[int, int] = {}
    for row in rows:
        if row.person is not None and (row.person not in mine or row.name == row.own):
            mine[row.person] = row.seat
    found = []
    for row in rows:
        if row.kind == "bot":
            bots_own = row.seat not in left and row.name == row.bot
            found.append(Sat(row.seat, left.get(row.seat), row.bot if bots_own else None, not bots_own))
        else:
            person = row.person if mine.get(row.person) == row.seat else None
            found.append(Sat(row.seat, person, None, ending.rated and row.seat in left))
    return found


def row_of(ending: Ending, sat: Sat) -> dict[str, Any]:
    return {
        "table": ending.table,
        "seat": sat.seat,
        "person": sat.person,
        "bot": sat.bot,
        "game": ending.game,
        "ended": ending.ended,
        "place": None if ending.places is None else ending.places[sat.seat],
        "points": None if ending.points is None else ending.points[sat.seat],
        "gave_up": sat.gave_up,
    }


# From the log


def replayed(stored: Stored) -> Ending | None:
    """The end of a table as its log tells it; None where the rules that it was played by are not ours any more."""
    table = stored.table
    game = playable(table, registry.game, stored.box)
    if game is None or not stored.log:
        return None
    history = History(game, len(table.seats), table.options, [seat.name for seat in table.seats])
    try:
        with naming_games():
            for row in stored.log:
                history.again(row)
            over = table.status == "over" and history.state.over
            return ending_of(table.id, table.game, table.rated, stored.log[-1].at, over, history.state)
    except (GameFailed, GusherError):
        log.exception("table %s does not follow the rules that it names", table.id)
        return None


def remembered(stored: Stored) -> Ending:
    """The same from what the lobby was told."""
    table, result = stored.table, stored.table.summary.result
    ended = stored.log[-1].at if stored.log else table.changed
    over = table.status == "over"
    places = [place for place, _ in result] if over and result is not None else None
    points = [each for _, each in result] if over and result is not None else None
    return Ending(table.id, table.game, table.rated, ended, over, len(table.seats), table.summary.round, places, points)


async def catch_up(store: Store) -> int:
    """Write the results of games that ended before there were any; how many."""
    begun = exists().where(actions.c.table == tables.c.id)
    missing = select(tables.c.id).where(
        tables.c.status.in_(("over", "ended")), tables.c.lesson.is_(None), begun, ~exists().where(endings.c.table == tables.c.id)
    )
    done = 0
    while some := await store.read(lambda connection: list(connection.execute(missing.limit(AT_ONCE)).scalars())):
        for table in some:
            stored = await store.load(table)
            if stored is None:
                return done
            known = stored.table.summary.result is not None or stored.table.status == "ended"
            ending = None if known else await asyncio.to_thread(replayed, stored)
            await store.write(partial(note, ending or remembered(stored)))
            done += 1
    return done
