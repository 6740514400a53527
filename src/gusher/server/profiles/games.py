"""Finished games of somebody: found by filters, a page at a time, each with who else sat there.

One query a question, by indexes; no table is loaded. Whose name a reader may know is decided in one place: his own opponents', and those
of people who let others see their page. Everybody else is nobody to him.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Row, Select, String, and_, case, cast, exists, func, or_, select

from gusher import registry
from gusher.core.errors import SetupError
from gusher.server.refusal import Refusal
from gusher.server.stores.schema import endings, people, profiles, results, seats, tables
from gusher.server.wire import Games, Meeting, Opponent, PlayedGame, Rival, Strength
from gusher.skill import margin, points

PAGE: Final = 20
OPPONENTS: Final = 60
BOT: Final = "bot."
MOST_LETTERS: Final = 60


@dataclass(frozen=True, slots=True)
class Filters:
    """What the reader filters by; `opponent` is a bot, or whoever sat at a seat of a table: TABLE.SEAT."""

    game: str = ""
    opponent: str = ""
    year: int | None = None
    result: str = ""
    name: str = ""
    skip: int = 0


def title(game: str) -> str:
    try:
        return registry.game(game).title
    except SetupError:
        return game


def strength(mu: float | None, sigma: float | None) -> Strength | None:
    return None if mu is None or sigma is None else Strength(points(mu), margin(sigma))


def won() -> ColumnElement[bool]:
    return and_(results.c.place == 1, ~results.c.gave_up)


# Filters


def games_of(connection: Connection, person: int, wanted: Filters, mine: bool) -> Select[Any]:
    """His results, with the endings of their tables."""
    query = select(results, endings.c.over, endings.c.rated, endings.c.seats, endings.c.rounds, endings.c.seconds)
    query = query.join(endings, endings.c.table == results.c.table).where(results.c.person == person)
    if wanted.game:
        query = query.where(results.c.game == wanted.game)
    if wanted.year is not None:
        since, until = (datetime(year, 1, 1, tzinfo=UTC).timestamp() for year in (wanted.year, wanted.year + 1))
        query = query.where(results.c.ended >= since, results.c.ended < until)
    if wanted.result == "won":
        query = query.where(won())
    elif wanted.result == "lost":
        query = query.where(~won(), results.c.place.is_not(None))
    elif wanted.result:
        raise Refusal(400, "bad-request")
    if wanted.opponent:
        query = query.where(met(opposite(connection, wanted.opponent), mine))
    if wanted.name.strip():
        query = query.where(met(named(wanted.name.strip()[:MOST_LETTERS]), mine))
    return query


OTHER: Final = results.alias("other")


def met(condition: ColumnElement[bool], mine: bool) -> ColumnElement[bool]:
    """Whether somebody of that kind sat at another seat."""
    there = exists().where(OTHER.c.table == results.c.table, OTHER.c.seat != results.c.seat, condition)
    return there if mine else there.where(or_(OTHER.c.bot.is_not(None), is_shown(OTHER.c.person)))


def is_shown(person: ColumnElement[Any]) -> ColumnElement[bool]:
    return exists().where(profiles.c.person == person, profiles.c.shown)


def opposite(connection: Connection, key: str) -> ColumnElement[bool]:
    """The seats of an opponent."""
    if key.startswith(BOT):
        return OTHER.c.bot == key.removeprefix(BOT)
    table, _, seat = key.rpartition(".")
    if not (seat.isascii() and seat.isdigit() and len(seat) < 4):
        raise Refusal(400, "bad-request")
    named_so = select(results.c.person).where(results.c.table == table, results.c.seat == int(seat))
    person = connection.execute(named_so).scalar()
    if person is None:
        return and_(OTHER.c.table == table, OTHER.c.seat == int(seat))
    same: ColumnElement[bool] = OTHER.c.person == person
    return same


def named(text: str) -> ColumnElement[bool]:
    """Seats whose name has these letters in it; at bots' seats people do not read the name that is kept."""
    sits = and_(seats.c.table == OTHER.c.table, seats.c.seat == OTHER.c.seat, OTHER.c.bot.is_(None))
    return exists().where(sits, func.lower(seats.c.name).contains(text.lower(), autoescape=True))


# Answers


def page(connection: Connection, person: int, reader: int | None, wanted: Filters) -> Games:
    mine = person == reader
    query = games_of(connection, person, wanted, mine)
    found = query.subquery()
    count = select(func.count(), func.coalesce(func.sum(case((and_(found.c.place == 1, ~found.c.gave_up), 1), else_=0)), 0))
    total, wins = connection.execute(count.select_from(found)).one()
    rows = connection.execute(query.order_by(results.c.ended.desc(), results.c.table.desc()).limit(PAGE).offset(wanted.skip)).all()
    ids = [row.table for row in rows]
    others = others_at(connection, ids, mine)
    visible = open_tables(connection, ids, reader)
    games = [played(row, [each for seat, each in others.get(row.table, []) if seat != row.seat], row.table in visible) for row in rows]
    meeting = head_to_head(connection, person, wanted, mine) if wanted.opponent else None
    return Games(games, total, wins, meeting)


def played(row: Row[Any], others: list[Rival], is_open: bool) -> PlayedGame:
    return PlayedGame(
        row.table,
        row.game,
        title(row.game),
        row.ended,
        row.over,
        row.seats,
        row.rounds,
        row.seconds,
        row.rated,
        row.place,
        row.points,
        row.gave_up,
        strength(row.mu, row.sigma),
        others,
        is_open,
    )


def others_at(connection: Connection, ids: list[str], mine: bool) -> dict[str, list[tuple[int, Rival]]]:
    """All seats of these tables, by table."""
    query = (
        select(results, seats.c.name, profiles.c.id.label("profile"), profiles.c.shown)
        .join(seats, and_(seats.c.table == results.c.table, seats.c.seat == results.c.seat))
        .outerjoin(profiles, profiles.c.person == results.c.person)
        .where(results.c.table.in_(ids))
        .order_by(results.c.table, results.c.seat)
    )
    found: dict[str, list[tuple[int, Rival]]] = {}
    for row in connection.execute(query):
        name = row.name if row.bot is None and (mine or row.shown) else ""
        profile = row.profile if row.shown else None
        rival = Rival(row.seat, name, row.bot, profile, row.place, row.points, row.gave_up)
        found.setdefault(row.table, []).append((row.seat, rival))
    return found


def open_tables(connection: Connection, ids: list[str], reader: int | None) -> set[str]:
    """Those that the reader may look at."""
    may = tables.c.listed
    if reader is not None:
        sits = exists().where(seats.c.table == tables.c.id, seats.c.person == reader)
        may = or_(tables.c.listed, tables.c.host == reader, sits)  # type: ignore[assignment]
    return set(connection.execute(select(tables.c.id).where(tables.c.id.in_(ids), may)).scalars())


def head_to_head(connection: Connection, person: int, wanted: Filters, mine: bool) -> Meeting:
    """Against each seat of that opponent, where both have a place. Who gave up is behind who did not."""
    games = games_of(connection, person, wanted, mine).subquery()
    other = OTHER
    own_rank = games.c.place + 1000 * case((games.c.gave_up, 1), else_=0)
    their_rank = other.c.place + 1000 * case((other.c.gave_up, 1), else_=0)
    pairs = games.join(other, and_(other.c.table == games.c.table, other.c.seat != games.c.seat))
    ways = (own_rank < their_rank, own_rank > their_rank, own_rank == their_rank)
    sides = [func.coalesce(func.sum(case((each, 1), else_=0)), 0) for each in ways]
    query = select(*sides).select_from(pairs).where(opposite(connection, wanted.opponent))
    return Meeting(*connection.execute(query).one())


def opponents(connection: Connection, person: int, mine: bool) -> list[Opponent]:
    """Whom he met most often: people, by a seat where they sat, and bots."""
    own = results.alias("own")
    other = OTHER
    pairs = own.join(other, and_(other.c.table == own.c.table, other.c.seat != own.c.seat))
    times = func.count(func.distinct(own.c.table))
    sat = other.c.table.concat(".").concat(cast(other.c.seat, String))
    human = (
        select(people.c.name, profiles.c.id, profiles.c.shown, func.max(sat).label("key"), times.label("times"))
        .select_from(pairs.join(people, people.c.id == other.c.person).outerjoin(profiles, profiles.c.person == other.c.person))
        .where(own.c.person == person)
        .group_by(other.c.person, people.c.name, profiles.c.id, profiles.c.shown)
    )
    if not mine:
        human = human.where(profiles.c.shown)
    bots = select(other.c.bot, times.label("times")).select_from(pairs).where(own.c.person == person, other.c.bot.is_not(None))
    found = []
    for row in connection.execute(human.order_by(times.desc(), people.c.name).limit(OPPONENTS)):
        found.append(Opponent(row.key, row.name, None, row.id if row.shown else None, row.times))
    for row in connection.execute(bots.group_by(other.c.bot).order_by(times.desc(), other.c.bot)):
        found.append(Opponent(f"{BOT}{row.bot}", "", row.bot, None, row.times))
    return found
