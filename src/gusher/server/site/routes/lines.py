"""The requests of `wire` about playing on and trying moves, for tables and for records from disk."""

from __future__ import annotations

import asyncio
import hashlib

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from gusher.core.errors import GusherError
from gusher.server import wire
from gusher.server.hours import now
from gusher.server.refusal import Refusal
from gusher.server.rooms.disclosure import kept_lines
from gusher.server.rooms.room import Room
from gusher.server.rooms.seating.standpoint import cards_for
from gusher.server.scenes.history import History
from gusher.server.scenes.replays import seat_cards, table_of
from gusher.server.site.api import Api, JsonResponse
from gusher.server.stores.store import Person
from gusher.server.studies import playing_on
from gusher.server.studies.trying import by_entries, by_moments, line_of, tried
from gusher.variations import check


class LinesApi:
    def __init__(self, api: Api) -> None:
        self.api = api

    def routes(self) -> list[Route]:
        table = "/api/tables/{table}"
        return [
            Route(f"{table}/play-on", self.play_on, methods=["POST"]),
            Route(f"{table}/try", self.attempt, methods=["POST"]),
            Route(f"{table}/judge", self.judge, methods=["POST"]),
            Route(f"{table}/variations", self.variations, methods=["GET"]),
            Route(f"{table}/variations", self.keep, methods=["POST"]),
            Route("/api/replay/play-on", self.play_on_record, methods=["POST"]),
            Route("/api/replay/try", self.attempt_of_record, methods=["POST"]),
            Route("/api/replay/judge", self.judge_record, methods=["POST"]),
        ]

    # What it is about

    async def finished(self, request: Request, person: Person | None) -> tuple[Room, History]:
        """A table that lies open."""
        room = await self.api.room(request, person)
        history = playing_on.begun(room)
        if not room.finished:
            raise Refusal(409, "not-over")
        return room, history

    async def opened(self, record: str, request: Request, person: Person | None) -> tuple[str, History]:
        try:
            raw = record.encode(errors="replace")
            if len(raw) > self.api.settings.record_bytes:
                raise Refusal(413, "too-large", most=self.api.settings.record_bytes)
            return await self.api.replays.open(raw, self.api.asker(request, person))
        except GusherError as refused:
            raise Refusal(422, "bad-record", refused) from None

    async def visitor(self, request: Request) -> Person | None:
        self.api.check_origin(request)
        return await self.api.sessions.of(request.headers.get("cookie"))

    # Playing on

    async def play_on(self, request: Request) -> Response:
        person = await self.api.poster(request)
        wish = await self.api.body(request, wire.PlayOn)
        room = await self.api.room(request, person)
        self.api.limits.table(self.api.asker(request, person))
        return JsonResponse(await playing_on.from_table(self.api.tables, room, person, wish), 201)

    async def play_on_record(self, request: Request) -> Response:
        person = await self.api.poster(request)
        wish = await self.api.body(request, wire.PlayOn, 2 * self.api.settings.record_bytes)
        _, history = await self.opened(wish.record, request, person)
        self.api.limits.table(self.api.asker(request, person))
        return JsonResponse(await playing_on.from_record(self.api.tables, history, person, wish), 201)

    # Trying

    async def attempt(self, request: Request) -> Response:
        person = await self.visitor(request)
        wish = await self.api.body(request, wire.Try)
        room, history = await self.finished(request, person)
        self.api.limits.attempt(self.api.asker(request, person))
        cards = cards_for(room, person.id if person is not None else None)
        judge = room.table.status == "over"
        return JsonResponse(await asyncio.to_thread(tried, history, room.table, history.game.title, cards, wish, judge))

    async def attempt_of_record(self, request: Request) -> Response:
        person = await self.visitor(request)
        wish = await self.api.body(request, wire.Try, 2 * self.api.settings.record_bytes)
        _, history = await self.opened(wish.record, request, person)
        self.api.limits.attempt(self.api.asker(request, person))
        table, title, cards = table_of(history), history.game.title, seat_cards(history)
        return JsonResponse(await asyncio.to_thread(tried, history, table, title, cards, wish, history.state.over))

    async def judge(self, request: Request) -> Response:
        person = await self.visitor(request)
        wish = await self.api.body(request, wire.Try)
        room, history = await self.finished(request, person)
        return await self.judged(request, person, history, wish, room.id)

    async def judge_record(self, request: Request) -> Response:
        person = await self.visitor(request)
        wish = await self.api.body(request, wire.Try, 2 * self.api.settings.record_bytes)
        digest, history = await self.opened(wish.record, request, person)
        return await self.judged(request, person, history, wish, digest)

    async def judged(self, request: Request, person: Person | None, history: History, wish: wire.Try, base: str) -> Response:
        """Of a game that is over: in one that goes on the coach would play for somebody."""
        if not history.state.over:
            raise Refusal(409, "not-over")
        line = await asyncio.to_thread(line_of, history, wish.at, wish.moves)
        awaiting = line.state.awaiting
        seat = wish.seat if wish.seat in awaiting else next(iter(awaiting), None)
        if seat is None:
            raise Refusal(409, "not-asked")
        position = hashlib.sha256(msgspec.json.encode([wish.at, wish.moves])).hexdigest()
        key = f"{base} {position} {seat}"
        asker = self.api.asker(request, person)
        return JsonResponse(await self.api.coach.judge(asker, key, history.record, line.state, seat, wish.at))

    # Keeping

    async def variations(self, request: Request) -> Response:
        person = await self.api.sessions.of(request.headers.get("cookie"))
        room, history = await self.finished(request, person)
        return JsonResponse(wire.Lines(by_moments(history, await kept_lines(room, person))))

    async def keep(self, request: Request) -> Response:
        person = await self.api.poster(request)
        wish = await self.api.body(request, wire.Lines)
        room, history = await self.finished(request, person)
        self.api.limits.attempt(self.api.asker(request, person))
        lines = by_entries(history, wish.variations)
        try:
            await asyncio.to_thread(check, history.record, lines)
        except GusherError as refused:
            raise Refusal(422, "bad-lines", refused) from None
        text = msgspec.json.encode(lines).decode() if lines else None
        await room.store.keep_variations(room.id, person.id, text, now())
        return Response(status_code=204)
