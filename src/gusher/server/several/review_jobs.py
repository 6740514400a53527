"""Reviews that are being made by some server: one makes each, and all can tell how far it is."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, delete, insert, select, update

from gusher.server.stores.rows import clock_on_the_wall
from gusher.server.stores.schema import review_jobs, servers
from gusher.server.stores.store import Store

KEPT: Final = 3600.0  # seconds for which a review is known that is stored nowhere else


class ReviewJobs:
    """Implements `reviews.Elsewhere`. A server that does not live any more makes none."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def find(self, name: str) -> tuple[str, str | None] | None:
        row = await self.store.read(lambda connection: valid(connection, name))
        return None if row is None else (row.state, row.review)

    async def claim(self, name: str) -> bool:
        me = self.store.server

        def statements(connection: Connection) -> bool:
            row = valid(connection, name)
            if row is not None and row.server != me and row.state != "failed":
                return False
            at = clock_on_the_wall(connection)
            connection.execute(delete(review_jobs).where((review_jobs.c.name == name) | (review_jobs.c.at < at - KEPT)))
            connection.execute(insert(review_jobs).values(name=name, server=me, state="waiting", review=None, at=at))
            return True

        return await self.store.write(statements)

    async def tell(self, name: str, state: str, review: str | None) -> None:
        mine = (review_jobs.c.name == name) & (review_jobs.c.server == self.store.server)

        def statements(connection: Connection) -> None:
            at = clock_on_the_wall(connection)
            connection.execute(update(review_jobs).where(mine).values(state=state, review=review, at=at))

        await self.store.write(statements)


def valid(connection: Connection, name: str) -> Any:
    """What is known of it, if it is done or somebody who lives is at it."""
    query = select(review_jobs, servers.c.until).outerjoin(servers, servers.c.id == review_jobs.c.server)
    row = connection.execute(query.where(review_jobs.c.name == name)).first()
    if row is None or row.state in ("done", "failed"):
        return row
    return row if row.until is not None and row.until > clock_on_the_wall(connection) else None
