"""The ASGI application: pages, static files, the API and the streams, with the same strict headers on every answer."""

from __future__ import annotations

import asyncio
import logging
import re
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Hashable
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Final
from urllib.parse import parse_qs

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from gusher import registry
from gusher.faults import fault
from gusher.server.assets.front import Front
from gusher.server.assets.stock import WEB
from gusher.server.clocks.absences import Absences
from gusher.server.clocks.keeper import Clocks
from gusher.server.notices.office import Office
from gusher.server.operations.duty import Duty
from gusher.server.people.sessions import Sessions, cookie, session_of
from gusher.server.profiles.ratings import Ratings
from gusher.server.profiles.results import Results
from gusher.server.refusal import Refusal
from gusher.server.rooms.room import Room
from gusher.server.rooms.tables import Tables
from gusher.server.settings import Settings
from gusher.server.several.others import Others
from gusher.server.several.review_jobs import ReviewJobs
from gusher.server.site.api import Api, JsonResponse
from gusher.server.site.listening import refuse, run
from gusher.server.site.routes.health import Health
from gusher.server.site.routes.identity import IdentityApi
from gusher.server.site.routes.lines import LinesApi
from gusher.server.site.routes.mailing import Mailing
from gusher.server.site.routes.notices import NoticeRoutes
from gusher.server.site.routes.people import People
from gusher.server.site.stream import Stream
from gusher.server.stores.store import Conflict, Store, Unreachable
from gusher.server.transport.behind import ONLY_TLS, Behind
from gusher.server.transport.websocket import AT_ONCE
from gusher.server.watch.exposition import Gauges, exposition
from gusher.server.watch.logs import LineBudget
from gusher.server.watch.meters import meters
from gusher.server.watch.requests import HEADER, RequestName, asked
from gusher.server.wire import Problem, encoder
from gusher.server.workers.autopilot import Autopilot
from gusher.server.workers.bots import Bots
from gusher.server.workers.coaching import Coach
from gusher.server.workers.marking.marker import Marker
from gusher.server.workers.reviews import Reviews

log = logging.getLogger(__name__)

READING: Final = ("/rules/{game}", "/learn/{game}", "/sources/{game}", "/box/{game}", "/replay")
PAGES: Final = ("/", "/me", "/people/{who}", "/best/{game}", "/t/{table}", "/claim/{token}", "/confirm/{token}", *READING)
COMPRESSED: Final = 1000  # bytes of an answer from which on it is
STREAM: Final = re.compile("/api/tables/(?P<table>[^/]+)/stream")
DRAINED: Final = 3.0  # seconds within which streams end that were told to
PROXY: Final = "a proxy"  # in place of an address that is not counted
told_refusals: Final = LineBudget(20)
FAILED: Final = 400  # and above: an answer that somebody may want to ask about
HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; font-src 'self'; "
        "manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


class Entrance:
    """Streams go straight in; every other answer gets the strict headers, and may be kept only to be asked for anew."""

    def __init__(
        self, app: ASGIApp, streams: ASGIApp, behind: Behind, drain: Callable[[], Awaitable[None]], gauges: Gauges
    ) -> None:
        self.app = app
        self.streams = streams
        self.behind = behind
        self.drain = drain  # before the end: send people elsewhere, and let others go on with what we do
        self.gauges = gauges

    def told(self) -> str:
        """What was counted, for who watches the server."""
        return exposition(meters, self.gauges)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, partial(begin_in_a_line, send))
            return
        request = RequestName(self.behind.request_id(scope))
        asked.set(request)
        if scope["type"] == "websocket":
            await self.streams(scope, receive, send)
            return

        secure = self.behind.is_secure(scope)

        async def strict(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                headers.setdefault("Cache-Control", "no-cache")
                if secure:
                    headers["Strict-Transport-Security"] = ONLY_TLS
                if message["status"] >= FAILED:
                    headers[HEADER] = request.id
            await send(message)

        try:
            await self.app(scope, receive, strict)
        except Exception as failed:  # it is answered
            found = fault(failed)
            if found is None:
                raise
            log.error("%s", found)


class Streams:
    """The WebSocket of a table. Checks in this order: origin, session, table, seat."""

    def __init__(self, api: Api, settings: Settings) -> None:
        self.api = api
        self.settings = settings
        self.open: dict[Hashable, int] = {}  # by person and by address
        self.running: set[Stream] = set()
        self.draining = False
        self.cut_off: Callable[[], bool] = lambda: False  # whether others know more than we do

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            stream = await self.enter(scope)
        except Refusal as refused:
            problem = Problem(refused.reason, values=refused.values)
            note_refusal("stream", refused)
            await refuse(scope, receive, send, refused.status, encoder.encode(problem))
            return
        meters.streams += 1
        await receive()
        await send({"type": "websocket.accept"})
        counted = [stream.viewer.person, self.api.proxies.of(scope) or PROXY]
        for each in counted:
            self.open[each] = self.open.get(each, 0) + 1
        self.running.add(stream)
        if self.draining:
            stream.come_back()
        scope["extensions"][AT_ONCE]["listen"](stream.hear)
        try:
            await run(stream, receive, send)
        finally:
            self.running.discard(stream)
            self.api.sessions.dismiss(stream)
            for each in counted:
                self.open[each] -= 1
                if not self.open[each]:
                    del self.open[each]
            if stream.viewer.person is not None:
                self.api.seen(stream.viewer.person)

    def send_away(self) -> None:
        """To whoever answers then."""
        for stream in list(self.running):
            stream.come_back()

    async def drain(self) -> None:
        """No new ones, and those that run are told to come back."""
        self.draining = True
        self.send_away()
        until = time.monotonic() + DRAINED
        while self.running and time.monotonic() < until:
            await asyncio.sleep(0.02)

    async def enter(self, scope: Scope) -> Stream:
        if self.draining:
            raise Refusal(503, "draining")
        if self.cut_off():
            raise Unreachable
        path = STREAM.fullmatch(scope["path"])
        if path is None:
            raise Refusal(404, "not-found")
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        scheme = "https" if scope["scheme"] == "wss" else "http"
        if not self.api.origins.allows(headers.get("origin"), scheme, headers.get("host")):
            raise Refusal(403, "wrong-origin")
        session, person = session_of(headers.get("cookie")), await self.api.sessions.of(headers.get("cookie"))
        if session is not None and person is None:
            raise Refusal(401, "session-ended")
        who = person.id if person is not None else None
        most = self.settings.streams_of_strangers if who is None else self.settings.streams_per_person
        if self.open.get(who, 0) >= most:
            raise Refusal(429, "too-many-streams", most=most)
        address = self.api.proxies.of(scope)
        if address is not None and self.open.get(address, 0) >= self.settings.streams_per_address:
            raise Refusal(429, "too-many-streams", most=self.settings.streams_per_address)
        wanted = parse_qs(scope["query_string"].decode("latin-1"))
        room = await self.api.let_in(path["table"], person, wanted.get("invite", [""])[0])
        room.check_sound()
        seat = wanted.get("seat", [""])[0]
        if seat and not (seat.isascii() and seat.isdigit() and len(seat) < 4):
            raise Refusal(400, "bad-request")
        viewer = await self.api.viewer(room, person, int(seat) if seat else None)
        stream = Stream(room, person, viewer, scope["extensions"][AT_ONCE]["write"], self.settings, session)
        self.api.sessions.admit(stream)
        if session is not None and await self.api.sessions.of(headers.get("cookie")) is None:  # ended since we asked first
            self.api.sessions.dismiss(stream)
            raise Refusal(401, "session-ended")
        return stream


def make_app(store: Store, settings: Settings) -> Entrance:
    """The application on this store, which is opened and closed with it."""
    bots, autopilot, ratings = Bots(settings), Autopilot(settings), Ratings(store)
    office = Office(store, settings)
    clocks = Clocks(store, settings)
    marker = Marker(settings)
    tables = Tables(store, settings, [bots, autopilot, clocks, ratings], [clocks, office.occasions, Results()], marker.want)
    reviews = Reviews(store, settings, tables.limits)
    coach = Coach(settings, tables.limits)
    sessions = Sessions(store, settings)
    absences = Absences(tables, settings)
    duty = Duty(tables, sessions, reviews.forget)
    api = Api(settings, sessions, tables, reviews, coach, absences)
    front = Front(registry.games(), settings.plain)
    streams = Streams(api, settings)
    api.seen = office.presence.visit
    office.presence.is_here = lambda person: person in streams.open
    health = Health(store)
    others = Others(store, tables, settings.beat)
    others.on_cut_off, streams.cut_off = streams.send_away, lambda: others.cut_off
    listen(others, sessions, absences, office)
    reviews.elsewhere = ReviewJobs(store) if store.shared else None

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await store.open()
        await office.open()
        await clocks.start(tables)
        await others.start()
        running = (tables.run(), sessions.run(), clocks.run(tables), ratings.begin(), others.run(), duty.run(), duty.keep_house())
        beside = [asyncio.create_task(task) for task in running]
        try:
            yield
        finally:
            for task in beside:
                task.cancel()
            await asyncio.gather(*beside, return_exceptions=True)
            for each in (ratings.stop, office.close, autopilot.stop, bots.stop, reviews.stop, coach.stop, marker.stop):
                await finish(each)
            for each in (tables.sum_up, tables.stamp_all, sessions.write_uses, clocks.stop, others.stop, store.close):
                await finish(each)

    async def page(request: Request) -> Response:
        answer = await front.page(request, await api.reads(request), *await api.first_answers(request))
        cookies = request.headers.get("cookie")
        if session_of(cookies) is not None and await sessions.of(cookies) is None:
            answer.headers["Set-Cookie"] = cookie("", False, lasts=0)  # of a session that is over
        return answer

    async def refusal(request: Request, refused: Exception) -> Response:
        assert isinstance(refused, Refusal)
        note_refusal(request.method, refused)
        values = refused.values
        if refused.about is not None:
            values = {**values, "detail": await api.told(refused.about, request)}
        answer = JsonResponse(Problem(refused.reason, values=values), refused.status)
        if "seconds" in refused.values:
            answer.headers["Retry-After"] = str(refused.values["seconds"])
        return answer

    app = Starlette(
        routes=[
            *api.routes(),
            *NoticeRoutes(api, office).routes(),
            *IdentityApi(api).routes(),
            *Mailing(api).routes(),
            *People(api).routes(),
            *LinesApi(api).routes(),
            *health.routes(),
            *(Route(path, page, methods=["GET"]) for path in PAGES),
            Route("/assets/{number}/{path:path}", front.lasting_file, methods=["GET"]),
            Route("/static/texts/{language}.ftl", front.text, methods=["GET"]),
            Route("/games/{game}/texts/{language}.ftl", front.text, methods=["GET"]),
            Route("/games/{game}/data.json", front.box, methods=["GET"]),
            *(Mount(f"/games/{game.name}", StaticFiles(directory=game.web(), check_dir=False)) for game in registry.games()),
            Mount("/static", StaticFiles(directory=WEB, check_dir=False)),
        ],
        exception_handlers={Refusal: refusal, HTTPException: plain, Exception: failed},
        lifespan=lifespan,
    )
    gauges: Gauges = {
        "gusher_tables_live": ("Tables in memory.", lambda: len(tables.live)),
        "gusher_tables_running": ("Of those, tables whose game goes on.", lambda: sum(is_running(room) for room in tables.live.values())),
        "gusher_streams": ("Streams that are open.", lambda: sum(len(room.watchers) for room in tables.live.values())),
        "gusher_stamps_behind": ("Moments that are not stamped yet.", lambda: sum(room.behind for room in tables.live.values())),
        "gusher_bots_thinking": ("Bots that think.", lambda: len(bots.workers) - bots.free.qsize()),
        "gusher_marks_waiting": ("Questions that wait for their marks.", lambda: len(marker.waiting)),
        "gusher_reviews_waiting": ("Reviews that wait.", lambda: sum(len(queue) for queue in reviews.waiting.values())),
    }
    before_the_end = partial(drain, health, others, streams)
    return Entrance(GZipMiddleware(app, COMPRESSED, 5), streams, Behind(settings.origins, api.proxies), before_the_end, gauges)


async def begin_in_a_line(send: Send, message: Message) -> None:
    """A database that goes away while we begin is nobody's mistake: how we came there tells nothing."""
    if message["type"] == "lifespan.startup.failed" and isinstance(sys.exc_info()[1], Unreachable):
        message = {"type": message["type"], "message": "the database went away while the server was starting"}
    await send(message)


def is_running(room: Room) -> bool:
    return room.table.status == "running"


def note_refusal(how: str, refused: Refusal) -> None:
    meters.refuse(refused.reason)
    if log.isEnabledFor(logging.INFO) and told_refusals.take(time.monotonic()):
        log.info("refused", extra={"values": {"how": how, "status": refused.status, "reason": refused.reason}})


async def drain(health: Health, others: Others, streams: Streams) -> None:
    """Before the end: nobody is sent here any more, others go on with what we do, and whoever is here goes to them."""
    health.draining = True
    try:
        await finish(others.hand_over)
    except Conflict:
        log.warning("other servers have to wait until this one has ended")
    await streams.drain()


def listen(others: Others, sessions: Sessions, absences: Absences, office: Office) -> None:
    """Heed what other servers note."""
    rooms = others.rooms

    async def missed() -> None:
        rooms.hear(list(rooms.live))
        await others.whereabouts.read(list(rooms.live))
        await absences.hear([])
        await office.switches.load()
        await sessions.check_guests()

    async def end_sessions(ended: list[str]) -> None:
        for session in ended:
            sessions.forget(session)

    others.listen({"absences": absences.hear, "switches": office.switches.hear, "sessions": end_sessions}, missed)


async def finish(task: Callable[[], Awaitable[None]]) -> None:
    """What is written at the end is a convenience: where the database is away, the log is enough."""
    with suppress(Unreachable):
        await task()


async def plain(_: Request, refused: Exception) -> Response:
    assert isinstance(refused, HTTPException)
    reasons = {404: "not-found", 405: "wrong-method"}
    return JsonResponse(Problem(reasons.get(refused.status_code, "bad-request")), refused.status_code)


async def failed(_: Request, unexpected: Exception) -> Response:
    found = fault(unexpected)
    if found is None:
        return JsonResponse(Problem("internal"), 500)
    return JsonResponse(Problem("game-failed", found.section, {"game": found.game.title, "section": found.section}), 409)
