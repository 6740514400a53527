"""The server on one address, until it is interrupted."""

from __future__ import annotations

import gc
import logging
import socket
import sys
import threading
import webbrowser
from contextlib import suppress
from dataclasses import replace
from typing import Final

import uvicorn

from gusher.core.errors import SetupError
from gusher.server.app import make_app
from gusher.server.settings import Settings
from gusher.server.sqlite import SqliteStore
from gusher.server.websocket import WebSocket

PORT: Final = 8033
TRIES: Final = 50
ANYWHERE: Final = ("0.0.0.0", "::")


def run(host: str, port: int | None, database: str, open_page: bool, settings: Settings) -> None:
    """Serve until Ctrl-C."""
    store = SqliteStore(database)
    listener = listen(host, port)
    number = listener.getsockname()[1]
    settings = replace(settings, origins=settings.origins | own_origins(host, number))
    address = f"http://{'127.0.0.1' if host in ANYWHERE else bracketed(host)}:{number}/"
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    config = uvicorn.Config(
        make_app(store, settings),
        ws=WebSocket,
        ws_max_size=settings.body_bytes,
        ws_per_message_deflate=False,
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_keep_alive=65,
        timeout_graceful_shutdown=3,
    )
    server = Announced(config, f"Gusher is at {address}", address if open_page else None)
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
    gc.set_threshold(20_000, 20, 50)
    sys.setswitchinterval(0.001)


class Announced(uvicorn.Server):
    """Says where it is as soon as it is there."""

    def __init__(self, config: uvicorn.Config, line: str, page: str | None) -> None:
        super().__init__(config)
        self.line = line
        self.page = page

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            sys.stdout.write(self.line + "\n")
            sys.stdout.flush()
            if self.page is not None:
                threading.Thread(target=webbrowser.open, args=(self.page,), daemon=True).start()


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
        except OSError as failed:
            listener.close()
            if number == numbers[-1]:
                raise SetupError(f"cannot listen on {host} port {number}: {(failed.strerror or str(failed)).lower()}") from failed
        else:
            return listener
    raise AssertionError("no port was tried")
