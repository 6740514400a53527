"""The requests of `wire`, over plain HTTP."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from gusher import registry
from gusher.core.errors import GusherError, IllegalAction, Phrase, SetupError
from gusher.house import House
from gusher.server import wire
from gusher.server.assets.front import chosen_language, language_of
from gusher.server.clocks.absences import Absences
from gusher.server.people.boxes import at_place, keep, trouble
from gusher.server.people.boxes import opened as opened_box
from gusher.server.people.devices import device
from gusher.server.people.limits import Asker
from gusher.server.people.sessions import Sessions, cookie, session_of
from gusher.server.refusal import MOST_LETTERS, Refusal
from gusher.server.rooms.changes.waiting import marked
from gusher.server.rooms.commands import carry_out, decided
from gusher.server.rooms.disclosure import known_record, opened
from gusher.server.rooms.lobby import box_card, game_card, lobby, room_card
from gusher.server.rooms.room import Room
from gusher.server.rooms.seating import seats
from gusher.server.rooms.seating.invitations import check_unused, offered_seat, seat_link
from gusher.server.rooms.tables import Tables
from gusher.server.scenes.gallery import Viewer
from gusher.server.scenes.replays import Replays
from gusher.server.settings import Settings
from gusher.server.site.reading import learn_page, rules_page
from gusher.server.stores.store import Person
from gusher.server.transport.addresses import Proxies
from gusher.server.transport.origins import Origins
from gusher.server.watch.requests import asked
from gusher.server.wire import encoder
from gusher.server.workers.coaching import Coach
from gusher.server.workers.reviews import Job, Key, Reviews, finished, shown
from gusher.sources import sources
from gusher.texts import languages, tell

T = TypeVar("T")


class JsonResponse(Response):
    media_type = "application/json"

    def __init__(self, value: object, status: int = 200) -> None:
        super().__init__(value if isinstance(value, bytes) else encoder.encode(value), status, {"Cache-Control": "no-store"})


class Api:
    def __init__(
        self, settings: Settings, sessions: Sessions, tables: Tables, reviews: Reviews, coach: Coach, absences: Absences
    ) -> None:
        self.settings = settings
        self.origins = Origins(settings.origins)
        self.proxies = Proxies(settings.proxies)
        self.limits = tables.limits
        self.sessions = sessions
        self.tables = tables
        self.replays = Replays(tables.limits)
        self.reviews = reviews
        self.coach = coach
        self.seen: Callable[[int], None] = lambda person: None  # that somebody is at a page of ours
        self.absences = absences
        self.games = encoder.encode([msgspec.structs.replace(game_card(game), data=None) for game in registry.games()])

    def routes(self) -> list[Route]:
        table = "/api/tables/{table}"
        return [
            Route("/api/me", self.me, methods=["GET"]),
            Route("/api/me", self.name, methods=["POST"]),
            Route("/api/me/language", self.language, methods=["POST"]),
            Route("/api/me/claim", self.claim_link, methods=["POST"]),
            Route("/api/me/away", self.away, methods=["GET"]),
            Route("/api/me/away", self.go_away, methods=["POST"]),
            Route("/api/me/away/{absence:int}/end", self.end_absence, methods=["POST"]),
            Route("/api/claim", self.claim, methods=["POST"]),
            Route("/api/games", self.list_games, methods=["GET"]),
            Route("/api/games/{game}/sources", self.sources, methods=["GET"]),
            Route("/api/games/{game}/check", self.check_box, methods=["POST"]),
            Route("/api/boxes", self.boxes, methods=["GET"]),
            Route("/api/boxes", self.keep_box, methods=["POST"]),
            Route("/api/boxes/{box}", self.box, methods=["GET"]),
            Route("/api/boxes/{box}/remove", self.remove_box, methods=["POST"]),
            Route("/api/rules/{game}", self.rules, methods=["GET"]),
            Route("/api/learn/{game}", self.learn, methods=["GET"]),
            Route("/api/tables", self.list_tables, methods=["GET"]),
            Route("/api/tables", self.make, methods=["POST"]),
            Route(table, self.card, methods=["GET"]),
            Route(f"{table}/join", self.join, methods=["POST"]),
            Route(f"{table}/start", self.start, methods=["POST"]),
            Route(f"{table}/seat-link", self.seat_link, methods=["POST"]),
            Route(f"{table}/hand-out", self.hand_out, methods=["POST"]),
            Route(f"{table}/remove", self.remove, methods=["POST"]),
            Route(f"{table}/leave", self.leave, methods=["POST"]),
            Route(f"{table}/leave-lesson", self.leave_lesson, methods=["POST"]),
            Route(f"{table}/stand-in", self.stand_in, methods=["POST"]),
            Route(f"{table}/share", self.share, methods=["POST"]),
            Route(f"{table}/rematch", self.rematch, methods=["POST"]),
            Route(f"{table}/commands", self.command, methods=["POST"]),
            Route(f"{table}/scene", self.scene, methods=["GET"]),
            Route(f"{table}/record", self.record, methods=["GET"]),
            Route(f"{table}/luck", self.luck, methods=["GET"]),
            Route(f"{table}/coach", self.advice, methods=["POST"]),
            Route(f"{table}/review", self.review, methods=["GET", "POST"]),
            Route("/api/replay/review", self.review_of_record, methods=["GET"]),
            Route("/api/replay/review", self.review_record, methods=["POST"]),
            Route("/api/replay", self.replay, methods=["POST"]),
        ]

    # Who asks, and what

    async def person(self, request: Request) -> Person:
        found = await self.sessions.of(request.headers.get("cookie"))
        if found is None:
            raise Refusal(401, "no-session")
        return found

    async def poster(self, request: Request) -> Person:
        """Who sends a change from a page of ours."""
        self.check_origin(request)
        return await self.person(request)

    def asker(self, request: Request, person: Person | None) -> Asker:
        return Asker(person.id if person is not None else None, self.proxies.of(request.scope))

    def check_origin(self, request: Request) -> None:
        if not self.origins.allows(request.headers.get("origin"), request.url.scheme, request.headers.get("host")):
            raise Refusal(403, "wrong-origin")

    async def body(self, request: Request, shape: type[T], most: int | None = None) -> T:
        raw = await self.bytes_of(request, self.settings.body_bytes if most is None else most)
        try:
            return msgspec.json.decode(raw, type=shape)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            raise Refusal(400, "bad-request") from None

    async def bytes_of(self, request: Request, most: int) -> bytes:
        found = bytearray()
        try:
            async for chunk in request.stream():
                found += chunk
                if len(found) > most:
                    raise Refusal(413, "too-large", most=most)
        except ClientDisconnect:
            raise Refusal(400, "bad-request") from None  # which nobody hears any more
        return bytes(found)

    async def room(self, request: Request, person: Person | None) -> Room:
        """The table of the address, if that person may look at it: who sits there, who was invited, or anybody if it is listed."""
        if (request_now := asked.get()) is not None:
            request_now.table = request.path_params["table"]
        return await self.let_in(request.path_params["table"], person, request.query_params.get("invite"))

    async def viewer(self, room: Room, person: Person | None, seat: int | None) -> Viewer:
        async def look() -> Viewer:
            return viewer_of(room, person, seat)

        return await decided(room, look)

    async def let_in(self, table: str, person: Person | None, secret: str | None) -> Room:
        """Also by what another server has changed this moment."""
        room = await self.tables.room(table)

        async def enter() -> Room:
            return admit(room, person, secret)

        return await decided(room, enter)

    async def reads(self, request: Request) -> str:
        """The language of whoever asks: the one that he has chosen, on whichever device, else that of the browser."""
        person = await self.sessions.of(request.headers.get("cookie"))
        chosen = person.language if person is not None else None
        return chosen if chosen in languages() else language_of(request.headers)

    async def told(self, refused: GusherError | Phrase, request: Request) -> str:
        return tell(refused, await self.reads(request))[:MOST_LETTERS]

    # What a page asks for first

    async def first_answers(self, request: Request) -> tuple[dict[str, bytes], str | None]:
        """By path, to be sent along with the page; and the game, if it is the page of a table."""
        person = await self.sessions.of(request.headers.get("cookie"))
        if person is not None:
            self.seen(person.id)
        games = {"/api/games": self.games}
        table = request.path_params.get("table")
        if request.url.path == "/":
            me, tables = me_of(person), await lobby(self.tables, person, None, None, None)
            return games | {"/api/me": encoder.encode(me), "/api/tables": encoder.encode(tables)}, None
        if table is None:
            return games, None
        invite = request.query_params.get("invite")
        try:
            room = await self.room(request, person)
        except Refusal:
            return games, None
        card = card_for(room, person, invite)
        path = f"/api/tables/{table}" + (f"?invite={invite}" if invite else "")
        return games | {path: encoder.encode(card)}, room.table.game

    # People

    async def me(self, request: Request) -> Response:
        return JsonResponse(me_of(await self.sessions.of(request.headers.get("cookie"))))

    async def name(self, request: Request) -> Response:
        self.check_origin(request)
        wanted = await self.body(request, wire.Name)
        found = await self.sessions.of(request.headers.get("cookie"))
        if found is not None:
            await self.sessions.rename(found, wanted.name)
            return JsonResponse(me_of(found))
        self.limits.person(self.asker(request, None))
        person, token = await self.sessions.begin(wanted.name, chosen_language(request.headers), device(request.headers.get("user-agent")))
        return self.signed(request, person, token)

    async def language(self, request: Request) -> Response:
        """Kept for who has a session; anybody else has a cookie for it."""
        self.check_origin(request)
        wanted = await self.body(request, wire.Spoken)
        if wanted.language not in languages():
            raise Refusal(400, "bad-request")
        found = await self.sessions.of(request.headers.get("cookie"))
        if found is not None and found.language != wanted.language:
            await self.sessions.speak(found, wanted.language)
        return JsonResponse(me_of(found))

    def signed(self, request: Request, person: Person, token: str) -> Response:
        answer = JsonResponse(me_of(person))
        answer.headers["Set-Cookie"] = cookie(token, is_secure(request))
        return answer

    async def entered(self, request: Request, person: Person, token: str) -> Response:
        """This browser is that person from now on, and no longer who it was."""
        await self.end_session(request)
        return self.signed(request, person, token)

    async def end_session(self, request: Request) -> None:
        """The one that this browser has, if there is one."""
        session, before = session_of(request.headers.get("cookie")), await self.sessions.of(request.headers.get("cookie"))
        if session is not None and before is not None:
            await self.sessions.end(session)
            await self.sessions.leave_behind(before)

    async def claim_link(self, request: Request) -> Response:
        person = await self.poster(request)
        return JsonResponse(wire.Link(f"{request.headers['origin']}/claim/{await self.sessions.claim_link(person)}"))

    async def claim(self, request: Request) -> Response:
        self.check_origin(request)
        wanted = await self.body(request, wire.Token)
        self.limits.enter(self.asker(request, None))
        return await self.entered(request, *await self.sessions.claim(wanted.token, device(request.headers.get("user-agent"))))

    async def away(self, request: Request) -> Response:
        return JsonResponse(await self.absences.of(await self.person(request)))

    async def go_away(self, request: Request) -> Response:
        person = await self.poster(request)
        return JsonResponse(await self.absences.add(person, await self.body(request, wire.NewAbsence)))

    async def end_absence(self, request: Request) -> Response:
        person = await self.poster(request)
        return JsonResponse(await self.absences.end(person, request.path_params["absence"]))

    # Games

    async def list_games(self, request: Request) -> Response:
        return JsonResponse(self.games)

    def game(self, name: str) -> House:
        try:
            return registry.game(name)
        except SetupError:
            raise Refusal(404, "no-such-game") from None

    async def rules(self, request: Request) -> Response:
        return JsonResponse(rules_page(request.path_params["game"], request.query_params.get("language", "")))

    async def learn(self, request: Request) -> Response:
        return JsonResponse(learn_page(request.path_params["game"], request.query_params.get("language", "")))

    async def sources(self, request: Request) -> Response:
        return JsonResponse([wire.Source(*each) for each in sources(self.game(request.path_params["game"]).data)])

    # Boxes

    async def check_box(self, request: Request) -> Response:
        self.check_origin(request)
        game = self.game(request.path_params["game"])
        self.limits.check(self.asker(request, await self.sessions.of(request.headers.get("cookie"))))
        data: Any = await self.body(request, object, self.settings.box_bytes)
        found = await asyncio.to_thread(trouble, game, data)
        if found is None:
            return JsonResponse(wire.Checked(""))
        place, why = at_place(found)
        return JsonResponse(wire.Checked(await self.told(found, request), place, await self.told(why, request)))

    async def boxes(self, request: Request) -> Response:
        person = await self.sessions.of(request.headers.get("cookie"))
        mine = [] if person is None else await self.tables.store.boxes_of(person.id)
        return JsonResponse([box_card(each) for each in mine])

    async def keep_box(self, request: Request) -> Response:
        person = await self.poster(request)
        wanted = await self.body(request, wire.NewBox, self.settings.box_bytes)
        self.limits.check(self.asker(request, person))
        game = self.game(wanted.game)
        box = await keep(self.tables.store, self.settings, person, game, wanted.name, wanted.data, wanted.instead)
        return JsonResponse(box_card(box), 201)

    async def box(self, request: Request) -> Response:
        found = await self.tables.store.box(request.path_params["box"])
        if found is None:
            raise Refusal(404, "no-such-box")
        try:
            game = await asyncio.to_thread(opened_box, found)
        except SetupError as refused:
            raise Refusal(409, "bad-box", refused) from None
        return JsonResponse(game_card(game))

    async def remove_box(self, request: Request) -> Response:
        person = await self.poster(request)
        await self.tables.store.unshelve(person.id, request.path_params["box"])
        return Response(status_code=204)

    # Tables

    async def list_tables(self, request: Request) -> Response:
        person = await self.sessions.of(request.headers.get("cookie"))
        game = request.query_params.get("game") or None
        if person is not None:
            self.seen(person.id)
        return JsonResponse(await lobby(self.tables, person, game, number(request, "seats"), number(request, "finished")))

    async def make(self, request: Request) -> Response:
        person = await self.poster(request)
        wanted = await self.body(request, wire.NewTable)
        self.limits.table(self.asker(request, person))
        return JsonResponse(await self.tables.make(person, wanted), 201)

    async def card(self, request: Request) -> Response:
        person = await self.sessions.of(request.headers.get("cookie"))
        room = await self.room(request, person)
        return JsonResponse(card_for(room, person, request.query_params.get("invite")))

    async def join(self, request: Request) -> Response:
        person = await self.poster(request)
        wish = await self.body(request, wire.Join)
        room = await self.let_in(request.path_params["table"], person, wish.invite)
        made = await decided(room, lambda: seats.join(room, person, wish, is_invited(room, person, wish.invite)))
        return JsonResponse(made)

    async def start(self, request: Request) -> Response:
        person = await self.poster(request)
        room = await self.room(request, person)
        await decided(room, lambda: seats.start(room, person))
        return Response(status_code=204)

    async def seat_link(self, request: Request) -> Response:
        person = await self.poster(request)
        wish = await self.body(request, wire.SeatLink)
        room = await self.room(request, person)
        return JsonResponse(await decided(room, lambda: seat_link(room, person, wish.seat, wish.on)))

    async def hand_out(self, request: Request) -> Response:
        person = await self.poster(request)
        wish = await self.body(request, wire.HandOut)
        room = await self.room(request, person)
        await decided(room, lambda: seats.hand_out(room, person, wish.seat, wish.to))
        return Response(status_code=204)

    async def remove(self, request: Request) -> Response:
        person = await self.poster(request)
        wish = await self.body(request, wire.Remove)
        room = await self.room(request, person)
        await decided(room, lambda: seats.remove(room, person, wish.seat))
        return Response(status_code=204)

    async def leave(self, request: Request) -> Response:
        person = await self.poster(request)
        room = await self.room(request, person)
        await decided(room, lambda: seats.leave(room, person))
        return Response(status_code=204)

    async def leave_lesson(self, request: Request) -> Response:
        person = await self.poster(request)
        room = await self.room(request, person)
        await decided(room, lambda: seats.leave_lesson(room, person))
        return Response(status_code=204)

    async def stand_in(self, request: Request) -> Response:
        person = await self.poster(request)
        wish = await self.body(request, wire.StandIn)
        room = await self.room(request, person)
        await decided(room, lambda: seats.stand_in(room, person, wish.seat, wish.bot))
        return Response(status_code=204)

    async def share(self, request: Request) -> Response:
        person = await self.poster(request)
        wish = await self.body(request, wire.Sharing)
        room = await self.room(request, person)
        await decided(room, lambda: seats.share(room, person, wish.on))
        return Response(status_code=204)

    async def rematch(self, request: Request) -> Response:
        person = await self.poster(request)
        wish = await self.body(request, wire.Rematch)
        room = await self.room(request, person)
        self.limits.table(self.asker(request, person))
        return JsonResponse(await decided(room, lambda: self.tables.rematch(room, person, wish)))

    async def command(self, request: Request) -> Response:
        person = await self.poster(request)
        commands = wire.Play | wire.TakeBack | wire.Vote | wire.End | wire.Say | wire.Standing
        command: Any = await self.body(request, commands)  # type: ignore[arg-type]
        room = await self.room(request, person)
        if room.seats_of(person.id):
            room.visit(person.id)
            self.seen(person.id)
        answer = await carry_out(room, person, command)
        return JsonResponse(answer, 409 if isinstance(answer, wire.Refused) else 200)

    async def scene(self, request: Request) -> Response:
        person = await self.sessions.of(request.headers.get("cookie"))
        room = await self.room(request, person)
        viewer = await self.viewer(room, person, number(request, "seat"))
        moment = number(request, "at")
        if viewer.person is not None and moment is None and room.seats_of(viewer.person):
            room.visit(viewer.person)
            self.seen(viewer.person)
        room.check_sound()
        if moment is None:
            await marked(room, viewer.seat)
        async with room.lock:
            try:
                return JsonResponse(room.scene_at(viewer, moment))
            except IllegalAction as refused:
                raise Refusal(404, refused.reason, **refused.details) from None

    async def record(self, request: Request) -> Response:
        person = await self.sessions.of(request.headers.get("cookie"))
        room = await self.room(request, person)
        text = await known_record(room, person)
        name = f"{room.table.game}-{room.id}.jsonl"
        headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
        return Response(text, media_type="application/x-ndjson", headers=headers)

    async def luck(self, request: Request) -> Response:
        person = await self.sessions.of(request.headers.get("cookie"))
        return JsonResponse(await opened(await self.room(request, person)))

    async def replay(self, request: Request) -> Response:
        self.check_origin(request)
        person = await self.sessions.of(request.headers.get("cookie"))
        raw = await self.bytes_of(request, self.settings.record_bytes)
        try:
            return JsonResponse(await self.replays.scene(raw, number(request, "seat"), number(request, "at"), self.asker(request, person)))
        except GusherError as refused:
            raise Refusal(422, "bad-record", refused) from None

    async def review(self, request: Request) -> Response:
        """For everybody who may see the replay. Posted, it is made if it is not there."""
        if request.method == "POST":
            self.check_origin(request)
        person = await self.sessions.of(request.headers.get("cookie"))
        room = await self.room(request, person)
        record, moments = await finished(room)
        key = Key(room.id, "", seat_in_question(request, record.seats))
        if request.method == "POST":
            job: Job | None = await self.reviews.ask(key, record, self.asker(request, person))
        else:
            job = await self.reviews.find(key, record.game.name)
        return JsonResponse(shown(job, key.seat, self.reviews.ahead(job), moments))

    async def advice(self, request: Request) -> Response:
        """For a seat's own player, at his decision."""
        person = await self.poster(request)
        room = await self.room(request, person)
        seat = seat_in_question(request, len(room.seats))
        return JsonResponse(await decided(room, lambda: self.coach.ask(room, person, self.asker(request, person), seat)))

    async def review_record(self, request: Request) -> Response:
        self.check_origin(request)
        person = await self.sessions.of(request.headers.get("cookie"))
        raw = await self.bytes_of(request, self.settings.record_bytes)
        try:
            digest, history = await self.replays.open(raw, self.asker(request, person))
        except GusherError as refused:
            raise Refusal(422, "bad-record", refused) from None
        if not history.state.over:
            raise Refusal(409, "not-over")
        key = Key("", digest, seat_in_question(request, history.record.seats))
        job = await self.reviews.ask(key, history.record, self.asker(request, person))
        return JsonResponse(shown(job, key.seat, self.reviews.ahead(job), None))

    async def review_of_record(self, request: Request) -> Response:
        key = Key("", request.query_params.get("id", ""), number(request, "seat") or 0)
        job = await self.reviews.find(key, "")
        if job is None:
            raise Refusal(404, "no-such-review")
        return JsonResponse(shown(job, key.seat, self.reviews.ahead(job), None))


def is_secure(request: Request) -> bool:
    """Whether the page came by TLS, so that its cookies can be kept to it."""
    return request.headers["origin"].startswith("https://")


def me_of(person: Person | None) -> wire.Me:
    return wire.Me(None) if person is None else wire.Me(person.name, person.kept)


def seat_in_question(request: Request, seats: int) -> int:
    seat = number(request, "seat")
    if seat is None:
        raise Refusal(400, "bad-request")
    if seat >= seats:
        raise Refusal(422, "bad-seat", seat=seat)
    return seat


def number(request: Request, name: str) -> int | None:
    """A whole number out of the address, if it is there."""
    text = request.query_params.get(name)
    if not text:
        return None
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise Refusal(400, "bad-request")
    return int(text)


def admit(room: Room, person: Person | None, secret: str | None) -> Room:
    """A private table is not even there for strangers, unless they were invited or may watch. Whoever was removed comes back by no link."""
    if person is not None and person.id in room.removed:
        raise Refusal(403, "was-removed")
    if not (is_invited(room, person, secret) or (secret and secret == room.table.watch) or offered_seat(room, secret) is not None):
        check_unused(room, secret)
        raise Refusal(404, "no-such-table")
    return room


def card_for(room: Room, person: Person | None, secret: str | None) -> wire.TableCard:
    invited = is_invited(room, person, secret)
    seated = person is not None and bool(room.seats_of(person.id))
    offered = None if seated else offered_seat(room, secret)
    return room_card(room, person, invited, None if offered is None else (offered, secret or ""))


def is_invited(room: Room, person: Person | None, secret: str | None) -> bool:
    """Whether somebody who is admitted may also sit down: not with a link for watching alone."""
    known = person is not None and (person.id == room.table.host or bool(room.seats_of(person.id)))
    return known or room.table.listed or secret == room.table.invite


def viewer_of(room: Room, person: Person | None, seat: int | None) -> Viewer:
    """Who looks from which seat: an own one, the only own one if none is named; any when the game is finished; else none."""
    who = person.id if person is not None else None
    own = room.seats_of(who)
    if seat is None:
        return Viewer(who, own[0] if len(own) == 1 else None, person.name if person is not None else "")
    if seat not in own and not (room.finished and seat < len(room.seats)):
        raise Refusal(403, "not-your-seat", seat=seat)
    return Viewer(who, seat, person.name if person is not None else "")
