"""Mail that lets people come back: an address is confirmed by a link, and a link that is sent there opens a session.

Nobody learns from us whether we know an address: the answer is the same, at the same time, and what is to be done is done after it.
"""

from __future__ import annotations

import asyncio
import logging
import secrets

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from gusher.server import wire
from gusher.server.hours import now
from gusher.server.notices.channels.mail import is_address
from gusher.server.notices.outbox import MAIL, Letter, put
from gusher.server.people.sessions import digest
from gusher.server.refusal import Refusal
from gusher.server.site.api import Api
from gusher.server.stores.store import Person, Statements
from gusher.texts import Texts, languages

log = logging.getLogger(__name__)

MOST = 5  # people who are told at one mailbox
KIND = "identity"


class Mailing:
    def __init__(self, api: Api) -> None:
        self.api = api
        self.settings = api.settings
        self.identities = api.sessions.identities
        self.under_way: set[asyncio.Task[None]] = set()

    def routes(self) -> list[Route]:
        return [
            Route("/api/me/mail", self.name_mailbox, methods=["POST"]),
            Route("/api/me/mail/remove", self.remove, methods=["POST"]),
            Route("/api/confirm", self.confirm, methods=["POST"]),
            Route("/api/enter/mail", self.ask_for_link, methods=["POST"]),
        ]

    async def name_mailbox(self, request: Request) -> Response:
        person = await self.api.poster(request)
        address, home = await self.mailbox(request, person)
        token = secrets.token_urlsafe(24)
        at = now()
        letter = self.letter("confirm", person, f"{home}/confirm/{token}", await self.api.reads(request))
        await self.identities.add_confirmation(
            digest(token), person.id, address, at + self.settings.mail_link_lasts, at, self.posting(address, letter, person)
        )
        return Response(status_code=204)

    async def confirm(self, request: Request) -> Response:
        """By whoever reads the mail, in whichever browser."""
        self.api.check_origin(request)
        wanted = await self.api.body(request, wire.Token)
        self.api.limits.enter(self.api.asker(request, None))
        person = await self.identities.confirm(digest(wanted.token), now())
        if person is None:
            raise Refusal(403, "claim-not-valid")
        self.api.sessions.note_kept(person, True)
        return Response(status_code=204)

    async def remove(self, request: Request) -> Response:
        person = await self.api.poster(request)
        person.kept = await self.identities.remove_mail(person.id)
        return Response(status_code=204)

    async def ask_for_link(self, request: Request) -> Response:
        self.api.check_origin(request)
        address, home = await self.mailbox(request, None)
        task = asyncio.create_task(self.send_links(address, home, await self.api.reads(request)))
        self.under_way.add(task)
        task.add_done_callback(self.done)
        return Response(status_code=204)

    async def send_links(self, address: str, home: str, language: str) -> None:
        """A link for each who can be reached there; it is one as from the page of the person himself."""
        for person in await self.identities.people_at(address, MOST):
            token = secrets.token_urlsafe(24)
            letter = self.letter("enter", person, f"{home}/claim/{token}", person.language or language)
            expires = now() + self.settings.mail_link_lasts
            await self.identities.add_claim(digest(token), person.id, expires, self.posting(address, letter, person))

    def done(self, task: asyncio.Task[None]) -> None:
        self.under_way.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a link could not be sent", exc_info=task.exception())

    async def mailbox(self, request: Request, person: Person | None) -> tuple[str, str]:
        """The address, and where links to us lead: to an origin of ours by name, which whoever asks cannot make up."""
        typed = await self.api.body(request, wire.Mailbox)
        if not self.settings.mail:
            raise Refusal(409, "no-mail")
        address = typed.address.strip().lower()  # as hardly any mailbox tells them apart
        if not is_address(address):
            raise Refusal(422, "mail-wrong")
        origin = request.headers["origin"]
        if not self.settings.home and origin not in self.settings.origins:
            raise Refusal(409, "mail-place")
        self.api.limits.mail(self.api.asker(request, person), address)
        return address, self.settings.home or origin

    def letter(self, what: str, person: Person, link: str, language: str) -> Letter:
        """The one to an address that is not confirmed does not say the name: nobody writes to strangers by way of it."""
        words = Texts(language if language in languages() else "en")
        minutes = round(self.settings.mail_link_lasts / 60)
        text = words.say(f"mail-{what}-text", name=person.name, minutes=minutes)
        return Letter(words.say(f"mail-{what}-title"), text, link, language=words.locale)

    def posting(self, address: str, letter: Letter, person: Person) -> Statements:
        """Into the outbox, in the transaction that notes the link."""
        return lambda connection: put(
            connection, MAIL, address, letter, kind=KIND, person=person.id, lasts=self.settings.mail_link_lasts
        )
