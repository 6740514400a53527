"""The server on one address, until it is interrupted."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import socket
import sys
import threading
import webbrowser
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from types import FrameType
from typing import Final

import uvicorn

from gusher import registry
from gusher.core.errors import Phrase, SetupError, reason_of
from gusher.server.settings import Settings
from gusher.server.site.app import make_app
from gusher.server.stores.opening import store_at
from gusher.server.transport.behind import warn_without_tls
from gusher.server.transport.connections import BACKLOG, Connections
from gusher.server.transport.http import Http
from gusher.server.transport.websocket import WebSocket
from gusher.server.watch.logs import write_lines
from gusher.server.watch.port import MetricsPort
from gusher.texts import tell

log = logging.getLogger(__name__)

PORT: Final = 8033
TRIES: Final = 50
ANYWHERE: Final = ("0.0.0.0", "::")
ADVICE: Final = {
    errno.EADDRINUSE: Phrase("leave --port out for the next that is free, or name another"),
    errno.EACCES: Phrase("name a port from 1024"),
    errno.EADDRNOTAVAIL: Phrase("name an address of this machine with --host, or 0.0.0.0 for all of them"),
}


def run(host: str, port: int | None, database: str, open_page: bool, settings: Settings) -> None:
    """Serve until Ctrl-C."""
    write_lines(settings.log_format)
    for without in registry.left_out():
        log.warning("%s", without.refusal())
    connections = Connections(settings)
    store = store_at(database)
    store.prepare()
    listener = listen(host, port)
    watched = listen(settings.metrics_host, settings.metrics_port) if settings.metrics_port else None
    number = listener.getsockname()[1]
    warn_without_tls(host, settings.origins)
    settings = replace(settings, origins=settings.origins | own_origins(host, number))
    address = f"http://{'127.0.0.1' if host in ANYWHERE else bracketed(host)}:{number}/"
    store.tell(address)
    app = make_app(store, settings)
    config = uvicorn.Config(
        app,
        http=partial(Http, connections=connections),  # type: ignore[arg-type]
        ws=WebSocket,
        ws_max_size=settings.body_bytes,
        ws_per_message_deflate=False,
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        forwarded_allow_ips=sorted(settings.proxies),
        backlog=BACKLOG,
        timeout_graceful_shutdown=3,
    )
    line = tell(Phrase("Gusher is at {address}", address=address))
    server = Announced(config, connections, app.drain, line, address if open_page else None)
    if watched is not None:
        server.metrics = MetricsPort(watched, app.told)
    settle_in()
    with listener, suppress(KeyboardInterrupt):
        server.run(sockets=[listener])
    if not server.started:
        raise SetupError("the server could not start; see the message above")


def settle_in() -> None:
    """What is loaded now stays; tables live long. So garbage is looked for less often, which a busy server feels.

    The thread that writes gets its turn within a millisecond, because people wait for it.
    """
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)
    sys.setswitchinterval(0.001)


class Announced(uvicorn.Server):
    """Says where it is as soon as it is there. When it is told to end it drains first; told twice, it does not."""

    def __init__(
        self, config: uvicorn.Config, connections: Connections, drain: Callable[[], Awaitable[None]], line: str, page: str | None
    ) -> None:
        super().__init__(config)
        self.doors = connections
        self.drain = drain
        self.draining: asyncio.Task[None] | None = None
        self.line = line
        self.page = page
        self.metrics: MetricsPort | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.loop = asyncio.get_running_loop()
            self.sweeping = asyncio.create_task(self.doors.run())
            if self.metrics is not None:
                await self.metrics.start()
            sys.stdout.write(self.line + "\n")
            sys.stdout.flush()
            if self.page is not None:
                threading.Thread(target=webbrowser.open, args=(self.page,), daemon=True).start()


    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if not self.started or self.draining is not None:
            super().handle_exit(sig, frame)
            return
        self.loop.call_soon_threadsafe(self.begin_draining)

    def begin_draining(self) -> None:
        if self.draining is None:
            self.draining = asyncio.create_task(self.drain_and_end())

    async def drain_and_end(self) -> None:
        try:
            await self.drain()
        finally:
            self.should_exit = True


def own_origins(host: str, port: int) -> frozenset[str]:
    """The origins of our own pages, by the names that we know of ourselves."""
    name = socket.gethostname().lower()
    names = {bracketed(host), "127.0.0.1", "localhost", "[::1]", name, f"{name}.local"}
    return frozenset(f"http://{each}" + ("" if port == 80 else f":{port}") for each in names)


def bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def listen(host: str, port: int | None) -> socket.socket:
    """A socket on that port; if none is named, on the usual one or the next that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    numbers = range(PORT, PORT + TRIES) if port is None else [port]
    for number in numbers:
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, number))
            listener.listen(BACKLOG)  # only this shows that nobody else does
        except OSError as failed:
            listener.close()
            if number == numbers[-1]:
                values = {"host": host, "port": number, "why": reason_of(failed)}
                advice = ADVICE.get(failed.errno or 0)
                if advice is None:
                    raise SetupError("cannot listen on {host} port {port}: {why}", **values) from failed
                raise SetupError("cannot listen on {host} port {port}: {why}; {advice}", **values, advice=advice) from failed
        else:
            return listener
    raise AssertionError("no port was tried")
