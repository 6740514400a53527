"""The page of a person: off until he lets others see it, and always there for himself. And the list of the best."""

from __future__ import annotations

import secrets
from datetime import UTC, datetime
from typing import Final

from sqlalchemy import Connection, case, delete, func, insert, select

from gusher.bot_ratings import bot_ratings
from gusher.house import House
from gusher.server.profiles.games import opponents, strength, title, won
from gusher.server.refusal import Refusal
from gusher.server.stores.schema import people, profiles, ratings, results
from gusher.server.wire import Best, BestRow, Career, CurvePoint, Profile, Strength
from gusher.skill import margin, points

CURVE: Final = 200  # games at most
LEAST: Final = 5  # rated games of who is in the list of the best
MOST: Final = 100
MINE: Final = "me"


def find(connection: Connection, who: str, reader: int | None) -> int:
    """The person whose page that is, if the reader may see it."""
    if who == MINE:
        if reader is None:
            raise Refusal(401, "no-session")
        return reader
    row = connection.execute(select(profiles.c.person, profiles.c.shown).where(profiles.c.id == who)).first()
    if row is None or not (row.shown or row.person == reader):
        raise Refusal(404, "no-such-profile")
    return int(row.person)


def show(person: int, shown: bool, connection: Connection) -> None:
    """Let others see it or not. The id stays, so that a link works again."""
    known = connection.execute(select(profiles.c.id).where(profiles.c.person == person)).scalar()
    connection.execute(delete(profiles).where(profiles.c.person == person))
    connection.execute(insert(profiles).values(person=person, id=known or secrets.token_urlsafe(12), shown=shown))


def profile(connection: Connection, person: int, reader: int | None) -> Profile:
    mine = person == reader
    name = connection.execute(select(people.c.name).where(people.c.id == person)).scalar()
    if name is None:
        raise Refusal(404, "no-such-profile")
    row = connection.execute(select(profiles.c.id, profiles.c.shown).where(profiles.c.person == person)).first()
    shown = row is not None and row.shown
    ends = connection.execute(select(func.min(results.c.ended), func.max(results.c.ended)).where(results.c.person == person)).one()
    return Profile(
        name,
        mine,
        shown,
        row.id if row is not None and shown else None,
        careers(connection, person),
        opponents(connection, person, mine),
        [] if ends[0] is None else list(range(year(ends[1]), year(ends[0]) - 1, -1)),
    )


def year(at: float) -> int:
    return datetime.fromtimestamp(at, UTC).year


def careers(connection: Connection, person: int) -> list[Career]:
    """What was played most often first."""
    times = func.count()
    wins = func.sum(case((won(), 1), else_=0))
    query = select(results.c.game, times, wins).where(results.c.person == person).group_by(results.c.game)
    rated = {row.game: row for row in connection.execute(select(ratings).where(ratings.c.person == person))}
    found = []
    for game, games, first in connection.execute(query.order_by(times.desc(), results.c.game)):
        known = rated.get(game)
        stands = None if known is None else strength(known.mu, known.sigma)
        found.append(Career(game, title(game), games, first, 0 if known is None else known.games, stands, curve(connection, person, game)))
    return found


def curve(connection: Connection, person: int, game: str) -> list[CurvePoint]:
    mine = select(results).where(results.c.person == person, results.c.game == game, results.c.place.is_not(None))
    rows = connection.execute(mine.order_by(results.c.ended.desc(), results.c.table.desc()).limit(CURVE)).all()
    return [CurvePoint(row.ended, strength(row.mu, row.sigma), row.points, row.place) for row in reversed(rows)]


def best(connection: Connection, house: House, reader: int | None) -> Best:
    """Only who lets others see his page is in it, and the reader himself, for himself."""
    query = (
        select(ratings, people.c.name, profiles.c.id, profiles.c.shown)
        .join(people, people.c.id == ratings.c.person)
        .outerjoin(profiles, profiles.c.person == ratings.c.person)
        .where(ratings.c.game == house.name, ratings.c.games >= LEAST)
        .where(profiles.c.shown | (ratings.c.person == reader) if reader is not None else profiles.c.shown)
        .order_by(ratings.c.low.desc(), ratings.c.person)
        .limit(MOST)
    )
    rows = [
        BestRow(row.name, None, row.id if row.shown else None, row.person == reader, Strength(points(row.mu), margin(row.sigma)), row.games)
        for row in connection.execute(query)
    ]
    for bot, measured in bot_ratings(house).items():
        rows.append(BestRow("", bot, None, False, Strength(*measured), 0))
    rows.sort(key=lambda each: (each.strength.error - each.strength.rating, each.bot is not None))
    return Best(house.name, house.title, LEAST, rows)


