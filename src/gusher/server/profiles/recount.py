"""All ratings made anew from the logs of a database; for `gusher ratings`, also beside a server that uses it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from sqlalchemy import Connection, select

from gusher.server.profiles.ratings import bring_up_to_date
from gusher.server.profiles.results import note, remembered, replayed
from gusher.server.stores.opening import store_at
from gusher.server.stores.schema import people, ratings, results, tables
from gusher.server.stores.store import Store
from gusher.skill import margin, points


@dataclass(slots=True)
class Recount:
    """What was seen on the way: tables that were replayed, that are of other rules, and whose kept result was another one."""

    replayed: int = 0
    older: list[str] = field(default_factory=list)
    differed: list[str] = field(default_factory=list)


async def look(database: str, game: str | None, recompute: bool) -> tuple[list[dict[str, Any]], Recount | None]:
    store = store_at(database)
    await store.visit()
    try:
        recount = await recounted(store, game) if recompute else None
        return await store.read(partial(listed, game)), recount
    finally:
        await store.close()


async def recounted(store: Store, game: str | None) -> Recount:
    """Write the results of rated games as their logs tell them, and fold these from the beginning."""
    done = Recount()
    query = select(tables.c.id, tables.c.game).where(tables.c.rated, tables.c.status == "over")
    if game is not None:
        query = query.where(tables.c.game == game)
    finished = await store.read(lambda connection: connection.execute(query.order_by(tables.c.id)).all())
    games = {each for _, each in finished} | ({game} if game is not None else set(await store.read(known_games)))
    for table, _ in finished:
        stored = await store.load(table)
        if stored is None:
            continue
        ending = await asyncio.to_thread(replayed, stored)
        before = await store.read(partial(kept, table))
        if ending is None:
            done.older.append(table)
            if not before:
                await store.write(partial(note, remembered(stored)))
            continue
        done.replayed += 1
        await store.write(partial(note, ending))
        if before and before != await store.read(partial(kept, table)):
            done.differed.append(table)
    for each in sorted(games):
        await bring_up_to_date(store, each, anew=True)
    return done


def known_games(connection: Connection) -> list[str]:
    return list(connection.execute(select(ratings.c.game).distinct()).scalars())


def kept(table: str, connection: Connection) -> list[tuple[Any, ...]]:
    """What the results of a table say."""
    facts = (results.c.seat, results.c.person, results.c.place, results.c.points, results.c.gave_up, results.c.ended)
    return [tuple(row) for row in connection.execute(select(*facts).where(results.c.table == table).order_by(results.c.seat))]


def listed(game: str | None, connection: Connection) -> list[dict[str, Any]]:
    query = select(ratings, people.c.name).join(people, people.c.id == ratings.c.person)
    if game is not None:
        query = query.where(ratings.c.game == game)
    rows = connection.execute(query.order_by(ratings.c.game, ratings.c.low.desc(), ratings.c.person))
    return [
        {
            "game": row.game,
            "name": row.name,
            "rating": points(row.mu),
            "error": margin(row.sigma),
            "games": row.games,
            "wins": row.wins,
            "mu": row.mu,
            "sigma": row.sigma,
        }
        for row in rows
    ]
