"""Real servers on loopback for what we send: of mail, of pushes, of webhooks. Each keeps what it was given."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Awaitable, Callable
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from pathlib import Path
from typing import Any, cast

from aiosmtpd.controller import Controller
from sqlalchemy import func, select

from gusher.server.notices.sending import Postman
from gusher.server.settings import Settings
from gusher.server.stores.schema import outbox
from gusher.server.stores.sqlite import SqliteStore

PATIENCE = 20.0


class Mailbox:
    """What a mail server took; `answers` what it says to recipients and to mails, instead of taking them."""

    def __init__(self, rcpt: str = "", data: str = "") -> None:
        self.mails: list[EmailMessage] = []
        self.rcpt = rcpt
        self.data = data

    async def handle_RCPT(self, server: Any, session: Any, envelope: Any, address: str, options: Any) -> str:
        if self.rcpt:
            return self.rcpt
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        if self.data:
            return self.data
        self.mails.append(cast(EmailMessage, message_from_bytes(envelope.content, policy=default)))
        return "250 taken"


def free_port() -> int:
    """One where nobody listens."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


def mail_controller(box: Mailbox, **settings: Any) -> Controller:
    return Controller(box, hostname="127.0.0.1", port=free_port(), **settings)


async def until(true: Callable[[], bool | Awaitable[bool]], postman: Postman) -> None:
    """Sweep until that is so."""
    async with asyncio.timeout(PATIENCE):
        while True:
            await postman.sweep()
            found = true()
            if found if isinstance(found, bool) else await found:
                return
            await asyncio.sleep(0.01)


async def opened(path: Path) -> SqliteStore:
    store = SqliteStore(f"sqlite:///{path}")
    await store.open()
    return store


async def waiting(store: SqliteStore) -> int:
    """How many letters are in the outbox."""
    return await store.read(lambda connection: int(connection.execute(select(func.count()).select_from(outbox)).scalar_one()))


def quick(**settings: Any) -> Settings:
    """As usual, but what failed is tried again at once."""
    return Settings(**{"notice_backoff": 0.0, "notice_seconds": 5.0, "notice_tries": 3} | settings)
