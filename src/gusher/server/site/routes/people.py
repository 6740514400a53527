"""Profiles and the list of the best, over plain HTTP."""

from __future__ import annotations

from functools import partial

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from gusher.server import wire
from gusher.server.profiles.games import Filters, page
from gusher.server.profiles.people import best, find, profile, show
from gusher.server.site.api import Api, JsonResponse, number


class People:
    def __init__(self, api: Api) -> None:
        self.api = api
        self.store = api.tables.store

    def routes(self) -> list[Route]:
        return [
            Route("/api/people/me", self.showing, methods=["POST"]),
            Route("/api/people/{who}", self.profile, methods=["GET"]),
            Route("/api/people/{who}/games", self.games, methods=["GET"]),
            Route("/api/best/{game}", self.best, methods=["GET"]),
        ]

    async def reader(self, request: Request) -> int | None:
        person = await self.api.sessions.of(request.headers.get("cookie"))
        return None if person is None else person.id

    async def profile(self, request: Request) -> Response:
        who, reader = request.path_params["who"], await self.reader(request)
        return JsonResponse(await self.store.read(lambda connection: profile(connection, find(connection, who, reader), reader)))

    async def showing(self, request: Request) -> Response:
        person = await self.api.poster(request)
        wanted = await self.api.body(request, wire.Showing)
        await self.store.write(partial(show, person.id, wanted.shown))
        return JsonResponse(await self.store.read(lambda connection: profile(connection, person.id, person.id)))

    async def games(self, request: Request) -> Response:
        who, reader, asked = request.path_params["who"], await self.reader(request), request.query_params
        wanted = Filters(
            asked.get("game", ""),
            asked.get("opponent", ""),
            year_of(request),
            asked.get("result", ""),
            asked.get("name", ""),
            number(request, "skip") or 0,
        )
        return JsonResponse(await self.store.read(lambda connection: page(connection, find(connection, who, reader), reader, wanted)))

    async def best(self, request: Request) -> Response:
        house, reader = self.api.game(request.path_params["game"]), await self.reader(request)
        return JsonResponse(await self.store.read(lambda connection: best(connection, house, reader)))


def year_of(request: Request) -> int | None:
    """Of those that a date can have."""
    year = number(request, "year")
    return None if year is None else min(max(year, 1970), 9000)
