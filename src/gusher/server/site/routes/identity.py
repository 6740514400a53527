"""The requests about who somebody is, and how he comes back. Checks in this order: origin, session, limits."""

from __future__ import annotations

import asyncio
import json
from functools import partial

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from gusher.server import wire
from gusher.server.hours import now
from gusher.server.operations.departing import depart
from gusher.server.people.devices import device
from gusher.server.people.passkeys import COOKIE as PASSKEY_COOKIE
from gusher.server.people.passkeys import Asked, Passkeys
from gusher.server.people.recovery import hashed, new_code
from gusher.server.people.sessions import cookie, read_cookie, session_of
from gusher.server.refusal import Refusal
from gusher.server.site.api import Api, JsonResponse, is_secure
from gusher.server.stores.farewell import everything
from gusher.server.stores.identities import PasskeyRow, SessionRow

SHOWN = 16  # digits of a session's hash, which name it


class IdentityApi:
    def __init__(self, api: Api) -> None:
        self.api = api
        self.sessions = api.sessions
        self.identities = api.sessions.identities
        self.passkeys = Passkeys(self.identities, api.settings)

    def routes(self) -> list[Route]:
        return [
            Route("/api/me/identity", self.identity, methods=["GET"]),
            Route("/api/me/passkeys/ask", self.ask_to_keep, methods=["POST"]),
            Route("/api/me/passkeys", self.keep_passkey, methods=["POST"]),
            Route("/api/me/passkeys/remove", self.remove_passkey, methods=["POST"]),
            Route("/api/me/code", self.new_code, methods=["POST"]),
            Route("/api/me/code/remove", self.remove_code, methods=["POST"]),
            Route("/api/me/sessions/end", self.end_session, methods=["POST"]),
            Route("/api/me/log-out", self.log_out, methods=["POST"]),
            Route("/api/me/delete", self.delete, methods=["POST"]),
            Route("/api/me/data", self.data, methods=["GET"]),
            Route("/api/enter", self.doors, methods=["GET"]),
            Route("/api/enter/ask", self.ask_who, methods=["POST"]),
            Route("/api/enter/passkey", self.enter_by_passkey, methods=["POST"]),
            Route("/api/enter/code", self.enter_by_code, methods=["POST"]),
        ]

    async def identity(self, request: Request) -> Response:
        person = await self.api.person(request)
        ways = await self.identities.ways(person.id)
        this = session_of(request.headers.get("cookie"))
        return JsonResponse(
            wire.Identity(
                person.name,
                person.kept,
                [passkey_card(row) for row in ways.passkeys],
                ways.code,
                ways.mail,
                bool(self.api.settings.mail),
                [self.session_card(row, this) for row in ways.sessions],
            )
        )

    def session_card(self, row: SessionRow, this: str | None) -> wire.SessionCard:
        used = max(row.used, self.sessions.used.get(row.token, 0.0))
        here = row.token in self.sessions.guests
        return wire.SessionCard(row.token[:SHOWN], *parts(row.label), row.created, used, here, row.token == this)

    # Passkeys

    async def ask_to_keep(self, request: Request) -> Response:
        person = await self.api.poster(request)
        self.api.limits.enter(self.api.asker(request, person))
        return self.ceremony(request, await self.passkeys.ask_to_keep(person, request.headers["origin"]))

    async def keep_passkey(self, request: Request) -> Response:
        person = await self.api.poster(request)
        answer = await self.api.body(request, wire.Credential)
        label = device(request.headers.get("user-agent"))
        row = await self.passkeys.keep(person, request.headers["origin"], asked(request), answer.credential, label)
        return JsonResponse(passkey_card(row), 201)

    async def remove_passkey(self, request: Request) -> Response:
        person = await self.api.poster(request)
        wanted = await self.api.body(request, wire.Named)
        person.kept = await self.identities.remove_passkey(person.id, wanted.id)
        return Response(status_code=204)

    def ceremony(self, request: Request, found: Asked) -> Response:
        answer = JsonResponse(wire.Ceremony(found.options))
        lasts = round(self.api.settings.challenge_lasts)
        answer.headers["Set-Cookie"] = cookie(found.token, is_secure(request), PASSKEY_COOKIE, lasts)
        return answer

    # The recovery code

    async def new_code(self, request: Request) -> Response:
        person = await self.api.poster(request)
        self.api.limits.enter(self.api.asker(request, person))
        code = new_code()
        person.kept = await self.identities.set_code(person.id, hashed(code), now())
        return JsonResponse(wire.RecoveryCode(code))

    async def remove_code(self, request: Request) -> Response:
        person = await self.api.poster(request)
        person.kept = await self.identities.set_code(person.id, None, now())
        return Response(status_code=204)

    # Coming back

    async def doors(self, request: Request) -> Response:
        return JsonResponse(wire.Doors(bool(self.api.settings.mail)))

    async def ask_who(self, request: Request) -> Response:
        self.api.check_origin(request)
        self.api.limits.enter(self.api.asker(request, None))
        return self.ceremony(request, await self.passkeys.ask_who(request.headers["origin"]))

    async def enter_by_passkey(self, request: Request) -> Response:
        self.api.check_origin(request)
        answer = await self.api.body(request, wire.Credential)
        self.api.limits.enter(self.api.asker(request, None))
        return await self.enter(request, await self.passkeys.who(request.headers["origin"], asked(request), answer.credential))

    async def enter_by_code(self, request: Request) -> Response:
        self.api.check_origin(request)
        typed = await self.api.body(request, wire.TypedCode)
        self.api.limits.enter(self.api.asker(request, None))
        code = hashed(typed.code)
        person = await self.identities.use_code(code, now()) if code is not None else None
        if person is None:
            raise Refusal(403, "code-unknown")
        return await self.enter(request, person)

    async def enter(self, request: Request, person: int) -> Response:
        return await self.api.entered(request, *await self.sessions.enter(person, device(request.headers.get("user-agent"))))

    # Sessions

    async def end_session(self, request: Request) -> Response:
        person = await self.api.poster(request)
        wanted = await self.api.body(request, wire.Named)
        for row in (await self.identities.ways(person.id)).sessions:
            if row.token[:SHOWN] == wanted.id:
                await self.sessions.end(row.token)
        return Response(status_code=204)

    async def log_out(self, request: Request) -> Response:
        await self.api.poster(request)
        await self.api.end_session(request)
        return gone(request)

    # All of it

    async def delete(self, request: Request) -> Response:
        person = await self.api.poster(request)
        sign = await self.api.body(request, wire.Name)
        if sign.name != person.name:
            raise Refusal(422, "not-your-name")
        self.api.reviews.forget(await depart(self.api.tables, self.sessions, person))
        return gone(request)

    async def data(self, request: Request) -> Response:
        person = await self.api.person(request)
        self.api.limits.record(self.api.asker(request, person))
        found = await self.api.tables.store.read(lambda connection: everything(connection, person.id))
        text = await asyncio.to_thread(partial(json.dumps, found, ensure_ascii=False, indent=1))
        headers = {"Content-Disposition": 'attachment; filename="gusher-me.json"', "Cache-Control": "no-store"}
        return Response(text, media_type="application/json", headers=headers)


def asked(request: Request) -> str | None:
    """By which an answer of an authenticator finds its question."""
    return read_cookie(request.headers.get("cookie"), PASSKEY_COOKIE)


def gone(request: Request) -> Response:
    """Done; and this browser is nobody from now on."""
    return Response(status_code=204, headers={"Set-Cookie": cookie("", is_secure(request), lasts=0)})


def parts(label: str) -> tuple[str, str]:
    browser, _, system = label.partition("/")
    return browser, system


def passkey_card(row: PasskeyRow) -> wire.PasskeyCard:
    return wire.PasskeyCard(row.id, *parts(row.label), row.created, row.used)
