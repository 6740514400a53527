"""The switches of notices, and the pages that end them by one click."""

from __future__ import annotations

from html import escape
from typing import Final

from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from gusher.server import wire
from gusher.server.notices import ending
from gusher.server.notices.channels.channel import Rejected
from gusher.server.notices.channels.outside import destination
from gusher.server.notices.channels.push import is_browser
from gusher.server.notices.office import Office
from gusher.server.notices.outbox import WEBHOOK, put
from gusher.server.notices.switches import KINDS, TURN, known
from gusher.server.notices.wording import greeting
from gusher.server.refusal import Refusal
from gusher.server.site.api import Api, JsonResponse
from gusher.server.stores.store import Person
from gusher.texts import Texts

MOST_BYTES: Final = 4096
PAGE: Final = """<!doctype html>
<html lang="{language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Gusher</title>
    <link rel="icon" href="/static/favicon.svg">
    <link rel="stylesheet" href="/static/app.css">
    <link rel="stylesheet" href="/static/css/lobby.css">
    <link rel="stylesheet" href="/static/css/notices.css">
  </head>
  <body>
    <main class="lobby narrow notice-end">
      <h1>{title}</h1>
      <p>{text}</p>
      {form}
      <p><a class="button" href="/">{home}</a></p>
    </main>
  </body>
</html>
"""
FORM: Final = '<form method="post"><button class="primary" name="List-Unsubscribe" value="One-Click">{end}</button></form>'


class NoticeRoutes:
    def __init__(self, api: Api, office: Office) -> None:
        self.api = api
        self.office = office

    def routes(self) -> list[Route]:
        return [
            Route("/api/notices", self.show, methods=["GET"]),
            Route("/api/notices/switch", self.switch, methods=["POST"]),
            Route("/api/notices/browser", self.add_browser, methods=["POST"]),
            Route("/api/notices/browser/remove", self.remove_browser, methods=["POST"]),
            Route("/api/notices/webhook", self.set_webhook, methods=["POST"]),
            Route("/notices/end/{token}", self.ask, methods=["GET"]),
            Route("/notices/end/{token}", self.end, methods=["POST"]),
        ]

    # Switches

    async def show(self, request: Request) -> Response:
        return await self.shown(await self.api.person(request))

    async def shown(self, person: Person) -> Response:
        wanted = await self.office.switches.of(person.id)
        on = {channel: [kind for kind in KINDS if (channel, kind) in wanted.switches] for channel in self.office.channels}
        answer = wire.Notices(
            list(KINDS),
            self.office.channels,
            on,
            wanted.address,
            wanted.webhook,
            wanted.trouble,
            len(wanted.browsers),
            self.office.vapid.public,
        )
        return JsonResponse(answer)

    async def switch(self, request: Request) -> Response:
        person = await self.api.poster(request)
        wish = await self.api.body(request, wire.NoticeSwitch)
        if not known(wish.channel, wish.kind):
            raise Refusal(422, "no-such-notice")
        origin, language = request.headers["origin"], await self.api.reads(request)
        await self.office.switches.turn(person.id, wish.channel, wish.kind, wish.on, origin, language)
        if wish.on and wish.kind == TURN:
            await self.office.database.write(lambda connection: self.office.occasions.note_present(connection, person.id))
        return await self.shown(person)

    async def add_browser(self, request: Request) -> Response:
        person = await self.api.poster(request)
        wish = await self.api.body(request, wire.Browser)
        self.api.limits.hook(self.api.asker(request, person))
        self.check(wish.endpoint)
        if not is_browser(wish.key, wish.secret):
            raise Refusal(422, "bad-subscription")
        most = self.api.settings.subscriptions_per_person
        await self.office.switches.add_browser(person.id, wish.endpoint, wish.key, wish.secret, most)
        return await self.shown(person)

    async def remove_browser(self, request: Request) -> Response:
        person = await self.api.poster(request)
        wish = await self.api.body(request, wire.Browser)
        await self.office.switches.remove_browser(person.id, wish.endpoint)
        return await self.shown(person)

    async def set_webhook(self, request: Request) -> Response:
        """And write there at once, so that its owner sees that it works."""
        person = await self.api.poster(request)
        wish = await self.api.body(request, wire.NoticeHook)
        if wish.url:
            self.api.limits.hook(self.api.asker(request, person))
            place = self.check(wish.url)
        await self.office.switches.set_webhook(person.id, wish.url)
        if wish.url:
            home = self.api.settings.home or request.headers["origin"]
            language = await self.api.reads(request)

            def greet(connection: Connection) -> None:
                put(connection, WEBHOOK, wish.url, greeting(home, language), kind="hello", person=person.id, place=place)

            await self.office.database.write(greet)
        return await self.shown(person)

    def check(self, url: str) -> str:
        """The server that an address leads to, if we write there. Where a name leads is looked at when something is sent."""
        try:
            return destination(url, self.api.settings.private_notices).place
        except Rejected as refused:
            raise Refusal(422, f"notice-{refused.gone}") from None

    # One click

    async def ask(self, request: Request) -> Response:
        return await self.page(request, False)

    async def end(self, request: Request) -> Response:
        """Without a session and from anywhere: who has the link has the notice. Mail programs post it by themselves (RFC 8058)."""
        await self.api.bytes_of(request, MOST_BYTES)
        found = ending.read(self.office.key, request.path_params["token"])
        if found is not None:
            person, channel, kind = found
            await self.office.switches.turn(person, channel, kind, False)
        return await self.page(request, True)

    async def page(self, request: Request, done: bool) -> Response:
        texts = Texts(await self.api.reads(request))
        found = ending.read(self.office.key, request.path_params["token"])
        if found is None:
            title, text, form = texts.say("notice-end-wrong"), texts.say("notice-end-wrong-text"), ""
        else:
            _, channel, kind = found
            what = {"kind": texts.say(f"page-notices-kind-{kind}"), "channel": texts.say(f"page-notices-channel-{channel}")}
            title = texts.say("notice-end-done" if done else "notice-end")
            text = texts.say("notice-end-done-text" if done else "notice-end-text", **what)
            form = "" if done else FORM.format(end=escape(texts.say("notice-end-button")))
        said = {"title": title, "text": text, "home": texts.say("page-to-lobby"), "language": texts.locale}
        filled = PAGE.format(form=form, **{name: escape(value) for name, value in said.items()})
        return Response(filled, 200 if found is not None else 404, {"Cache-Control": "no-store"}, "text/html")
