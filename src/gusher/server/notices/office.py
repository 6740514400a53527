"""Where all of it comes together: who wants what, what there is to tell, and the two tasks that tell it."""

from __future__ import annotations

import asyncio
import secrets as chance
import ssl
from collections.abc import Callable

from sqlalchemy import Connection, insert, select

from gusher.server.notices.channels.channel import Channel
from gusher.server.notices.channels.mail import Mail, mail_server
from gusher.server.notices.channels.outside import Outside
from gusher.server.notices.channels.push import Push, Vapid, new_key
from gusher.server.notices.channels.webhook import Webhook
from gusher.server.notices.occasions import Occasions
from gusher.server.notices.outbox import MAIL, PUSH, WEBHOOK
from gusher.server.notices.presence import Presence
from gusher.server.notices.sending import Postman
from gusher.server.notices.switches import Switches
from gusher.server.notices.telling import Teller
from gusher.server.settings import Settings
from gusher.server.stores.schema import secrets
from gusher.server.stores.store import Store

CONTACT = "mailto:nobody@example.org"  # push services want one; a better one is that of our mail, or our origin


class Office:
    """Open from `open` to `close`, within the time that the database is."""

    def __init__(self, database: Store, settings: Settings, trust: ssl.SSLContext | None = None) -> None:
        self.database = database
        self.settings = settings
        self.trust = trust
        self.switches = Switches(database)
        self.occasions = Occasions(self.switches, settings.notice_wait)
        self.presence = Presence(settings.notice_wait)
        self.tasks: list[asyncio.Task[None]] = []

    @property
    def channels(self) -> list[str]:
        return [MAIL, PUSH, WEBHOOK] if self.settings.mail else [PUSH, WEBHOOK]

    async def open(self) -> None:
        key, private = await self.database.write(
            lambda connection: (kept(connection, "end", new_secret), kept(connection, "vapid", new_key))
        )
        await self.switches.load()
        self.key = key
        self.vapid = Vapid(private, self.contact())
        self.teller = Teller(self.database, self.settings, self.presence, key)
        self.postman = Postman(self.database, self.settings, self.senders())
        self.tasks = [asyncio.create_task(self.teller.run()), asyncio.create_task(self.postman.run())]

    def senders(self) -> list[Channel]:
        outside = Outside(self.settings.private_notices, self.trust)
        found: list[Channel] = [Push(outside, self.vapid), Webhook(outside)]
        if self.settings.mail:
            found.append(Mail(mail_server(self.settings.mail, self.settings.mail_from), self.trust))
        return found

    def contact(self) -> str:
        if self.settings.mail_from:
            return f"mailto:{self.settings.mail_from}"
        return self.settings.home if self.settings.home.startswith("https://") else CONTACT

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.postman.stop()


def kept(connection: Connection, name: str, make: Callable[[], str]) -> str:
    """A secret of ours, made when it is needed first."""
    found = connection.execute(select(secrets.c.value).where(secrets.c.name == name)).scalar()
    if found is None:
        found = make()
        connection.execute(insert(secrets).values(name=name, value=found))
    return str(found)


def new_secret() -> str:
    return chance.token_urlsafe(32)
