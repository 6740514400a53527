"""What a proxy or a watchman asks: whether the process lives, and whether it can serve people."""

from __future__ import annotations

import asyncio
from typing import Final

from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from gusher.server.stores.schema import tables
from gusher.server.stores.store import Store, Unreachable

PATIENCE: Final = 2.0  # seconds for the database to answer
ANY: Final = select(tables.c.id).limit(1)


class Health:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.draining = False

    def routes(self) -> list[Route]:
        return [Route("/healthz", self.lives, methods=["GET"]), Route("/readyz", self.is_ready, methods=["GET"])]

    async def lives(self, _: Request) -> Response:
        return PlainTextResponse("ok\n")

    async def is_ready(self, _: Request) -> Response:
        if self.draining:
            return PlainTextResponse("this server ends soon\n", 503)
        try:
            # In the place of a move: who can only read can serve nobody.
            await asyncio.wait_for(self.store.write(lambda connection: connection.execute(ANY).all()), PATIENCE)
        except (TimeoutError, OSError, SQLAlchemyError, Unreachable):
            return PlainTextResponse("the database does not answer\n", 503)
        return PlainTextResponse("ok\n")
