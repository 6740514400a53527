"""The ratings that are kept, a cache of the fold: brought up to date when a rated game is over, and when the server starts.

How far it came is kept with it. It is made anew where it cannot simply go on: a game has come in between, somebody was deleted, or the
numbers came from another method. What is written is what a fold from the beginning would give.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from functools import partial
from itertools import groupby
from typing import Any, Final

from sqlalchemy import Connection, Select, and_, bindparam, delete, func, insert, or_, select, update

from gusher.server.profiles.fold import Finish, Mark, Rated, Rung, fold
from gusher.server.profiles.results import catch_up
from gusher.server.rooms.attendant import Attendant
from gusher.server.rooms.room import Room
from gusher.server.stores.schema import endings, folds, ratings, results
from gusher.server.stores.store import Store, Unreachable
from gusher.skill import Belief, method

log = logging.getLogger(__name__)

SURE: Final = 2.0  # standard deviations below a rating that are as good as sure
COUNTS: Final = and_(endings.c.rated, endings.c.over)


@dataclass(frozen=True, slots=True)
class FoldedTo:
    """How far the fold of a game has come."""

    method: str
    games: int
    strangers: int
    ended: float
    table: str


@dataclass(frozen=True, slots=True)
class Advance:
    """What is to be written to get there."""

    game: str
    before: FoldedTo | None
    after: FoldedTo
    anew: bool
    careers: dict[int, Rung]
    marks: list[Mark]


def position(connection: Connection, game: str) -> FoldedTo | None:
    row = connection.execute(select(folds).where(folds.c.game == game)).first()
    return None if row is None else FoldedTo(row.method, row.games, row.strangers, row.ended, row.table)


def rated_games(connection: Connection, game: str, since: FoldedTo | None) -> list[Rated]:
    """In the order of their end."""
    query = select(results, endings.c.ended.label("at")).join(endings, endings.c.table == results.c.table)
    query = query.where(endings.c.game == game, COUNTS, results.c.place.is_not(None))
    if since is not None:
        later = and_(endings.c.ended == since.ended, endings.c.table > since.table)
        query = query.where(or_(endings.c.ended > since.ended, later))
    rows = connection.execute(query.order_by(endings.c.ended, endings.c.table, results.c.seat)).all()
    found = []
    for table, of_table in groupby(rows, lambda row: row.table):
        seats = list(of_table)
        finishes = tuple(Finish(row.seat, row.person, row.place, row.gave_up) for row in seats)
        found.append(Rated(table, seats[0].at, finishes))
    return found


def totals(connection: Connection, game: str) -> tuple[int, int]:
    """How many rated games there are, and how many seats in them that nobody is known for."""

    def number(query: Select[Any]) -> int:
        return int(connection.execute(query).scalar_one())

    joined = results.join(endings, endings.c.table == results.c.table)
    of_game = and_(endings.c.game == game, COUNTS, results.c.place.is_not(None))
    games = number(select(func.count(func.distinct(results.c.table))).select_from(joined).where(of_game))
    return games, number(select(func.count()).select_from(joined).where(of_game, results.c.person.is_(None)))


def strangers(games: list[Rated]) -> int:
    return sum(1 for game in games for finish in game.finishes if finish.person is None)


def next_step(game: str, connection: Connection, anew: bool = False) -> Advance | None:
    """What brings the ratings of a game up to date; None if they are."""
    before = position(connection, game)
    games, unknown = totals(connection, game)
    since = before
    if since is not None:
        new = rated_games(connection, game, since)
        goes_on = (since.method, since.games + len(new), since.strangers + strangers(new)) == (method(), games, unknown)
        if goes_on and not new and not anew:
            return None
        since = since if goes_on and not anew else None
    if since is None:
        new = rated_games(connection, game, None)
        if before is None and not new:
            return None
    people = {finish.person for each in new for finish in each.finishes if finish.person is not None}
    careers = {} if since is None else careers_of(connection, game, people)
    marks = fold(careers, new)
    last = (new[-1].ended, new[-1].table) if new else (0.0, "")
    return Advance(game, before, FoldedTo(method(), games, unknown, *last), since is None, careers, marks)


def careers_of(connection: Connection, game: str, people: set[int]) -> dict[int, Rung]:
    rows = connection.execute(select(ratings).where(ratings.c.game == game, ratings.c.person.in_(people))).all()
    return {row.person: Rung(Belief(row.mu, row.sigma), row.games, row.wins) for row in rows}


def write(step: Advance, connection: Connection) -> bool:
    """Whether it could be: nobody else has been there in the meantime."""
    if position(connection, step.game) != step.before:
        return False
    mine = ratings.c.game == step.game
    if step.anew:
        connection.execute(delete(ratings).where(mine))
        connection.execute(update(results).where(results.c.game == step.game).values(mu=None, sigma=None))
    else:
        connection.execute(delete(ratings).where(mine, ratings.c.person.in_(list(step.careers))))
    if step.careers:
        connection.execute(insert(ratings), [career_values(step.game, *each) for each in step.careers.items()])
    if step.marks:
        at = update(results).where(results.c.table == bindparam("at_table"), results.c.seat == bindparam("at_seat"))
        values = [{"at_table": table, "at_seat": seat, "mu": belief.mu, "sigma": belief.sigma} for table, seat, belief in step.marks]
        connection.execute(at.values(mu=bindparam("mu"), sigma=bindparam("sigma")), values)
    connection.execute(delete(folds).where(folds.c.game == step.game))
    to = step.after
    connection.execute(
        insert(folds).values(
            game=step.game, method=to.method, games=to.games, strangers=to.strangers, ended=to.ended, table=to.table
        )
    )
    return True


def career_values(game: str, person: int, career: Rung) -> dict[str, Any]:
    mu, sigma = career.belief
    return {"person": person, "game": game, "mu": mu, "sigma": sigma, "low": mu - SURE * sigma, "games": career.games, "wins": career.wins}


async def bring_up_to_date(store: Store, game: str, anew: bool = False) -> None:
    while (step := await store.read(lambda connection: next_step(game, connection, anew))) is not None:
        if await store.write(partial(write, step)):
            return


async def rated_now(store: Store) -> list[str]:
    """The games with rated tables, or with ratings that are to be looked at."""
    query = select(endings.c.game).where(endings.c.rated).union(select(folds.c.game))
    return sorted(await store.read(lambda connection: list(connection.execute(query).scalars())))


class Ratings(Attendant):
    """Needed at a rated table whose game is over."""

    def __init__(self, store: Store) -> None:
        super().__init__()
        self.store = store
        self.lock = asyncio.Lock()
        self.seen: set[str] = set()  # tables that are in the ratings

    def is_needed(self, room: Room) -> bool:
        return room.table.rated and room.table.status == "over" and room.id not in self.seen

    async def attend(self, room: Room) -> None:
        self.seen.add(room.id)
        await self.advance(room.table.game)

    async def advance(self, game: str) -> None:
        """A failure hurts nobody: what was missed is caught up with at the next game, or the next start."""
        async with self.lock:
            try:
                await bring_up_to_date(self.store, game)
            except Unreachable:
                pass
            except Exception:
                log.exception("the ratings of %s are not up to date", game)

    async def begin(self) -> None:
        """What was missed: games from before, or that ended when the server did."""
        try:
            await catch_up(self.store)
            games = await rated_now(self.store)
        except Unreachable:
            return
        except Exception:
            log.exception("the results of former games are not kept")
            return
        for game in games:
            await self.advance(game)
