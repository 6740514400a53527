"""Real servers on loopback for what we send: of mail, of pushes, of webhooks. Each keeps what it was given."""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Awaitable, Callable
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from pathlib import Path
from typing import Any, Self

from aiosmtpd.controller import Controller
from sqlalchemy import func, select

from gusher.server.notices.sending import Postman
from gusher.server.settings import Settings
from gusher.server.stores.schema import outbox
from gusher.server.stores.sql import SqlStore
from tests.server.storing import store_of

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
        self.mails.append(message_from_bytes(envelope.content, policy=default))
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


async def opened(path: Path) -> SqlStore:
    store = store_of(path)
    await store.open()
    return store


async def waiting(store: SqlStore) -> int:
    """How many letters are in the outbox."""
    return await store.read(lambda connection: int(connection.execute(select(func.count()).select_from(outbox)).scalar_one()))


async def is_empty(store: SqlStore) -> bool:
    return await waiting(store) == 0


def quick(**settings: Any) -> Settings:
    """As usual, but what failed is tried again at once."""
    return Settings(**{"notice_backoff": 0.0, "notice_seconds": 5.0, "notice_tries": 3} | settings)


class Place:
    """A server of HTTP that keeps what it is sent, and answers as it was told: after `delay` seconds, with `more` bytes behind the head."""

    def __init__(self, answer: str = "200 OK", delay: float = 0.0, more: int = 0, head: str = "", host: str = "127.0.0.1") -> None:
        self.answer = answer
        self.delay = delay
        self.more = more
        self.head = head
        self.host = host
        self.connections = 0
        self.requests: list[tuple[str, dict[str, str], bytes]] = []  # first line, headers, body
        self.serving: set[asyncio.Task[Any] | None] = set()
        self.cut = False  # whether somebody did not wait for all of it

    async def __aenter__(self) -> Self:
        self.server = await asyncio.start_server(self.serve, self.host, 0, ssl=self.tls)
        self.port = int(self.server.sockets[0].getsockname()[1])
        self.url = f"http{'s' if self.tls else ''}://{self.host}:{self.port}"
        return self

    tls: ssl.SSLContext | None = None

    async def __aexit__(self, *failure: object) -> None:
        self.server.close()
        await asyncio.gather(*(task for task in self.serving if task is not None))

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        self.serving.add(asyncio.current_task())
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
            headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in head[1:] if line)}
            body = await reader.readexactly(int(headers.get("content-length", "0")))
            self.requests.append((head[0], headers, body))
            if self.delay:
                async with asyncio.timeout(self.delay):
                    self.cut = await reader.read() == b""
                    return
            writer.write(f"HTTP/1.1 {self.answer}\r\n{self.head}content-length: {self.more}\r\n\r\n".encode())
            await writer.drain()
            for _ in range(self.more // 65536):
                writer.write(b"x" * 65536)
                await writer.drain()
        except (OSError, EOFError, asyncio.IncompleteReadError):
            self.cut = True
        finally:
            writer.transport.abort()
