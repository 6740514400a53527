"""uvicorn's HTTP with limits: on the head of a request, on its body, and on the time for both; with an answer for who is over them.

Told to uvicorn as the protocol to use. What is over a limit never reaches the application.
"""

from __future__ import annotations

import asyncio
import logging
from http import HTTPStatus
from typing import Any, Final

import msgspec
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from gusher.server.transport.connections import Connections, Stage
from gusher.server.transport.websocket import WebSocket
from gusher.server.watch.meters import meters
from gusher.server.wire import Problem

MOST_PIPELINED: Final = 16  # requests sent before the first of them is answered
FRAMING: Final = 64 * 1024  # bytes for what is around the parts of a body

# Nonsense that is sent to us is answered, not logged: else who sends much of it fills the disk.
quiet = logging.getLogger("gusher.server.transport.http")
quiet.setLevel(logging.ERROR)


class Http(HttpToolsProtocol):
    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
        *,
        connections: Connections,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.logger = quiet
        self.doors = connections
        self.settings = connections.settings
        self.refused = False
        self.in_head = self.in_body = False
        self.size = 0  # bytes of what is being received: a head, or a body

    # The connection

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        reason = self.doors.enter(self, self.client[0] if self.client else "")
        if reason is None:
            self.doors.wait(self, "half", self.settings.head_seconds)
        else:
            busy = HTTPStatus.SERVICE_UNAVAILABLE if reason == "too-busy" else HTTPStatus.TOO_MANY_REQUESTS
            self.refuse(busy, reason)

    def connection_lost(self, exc: Exception | None) -> None:
        self.doors.leave(self)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        self.doors.settle(self)
        protocol = self.transport.get_protocol()
        if isinstance(protocol, WebSocket):
            protocol.on_lost = lambda: self.doors.leave(self)

    def drop(self, stage: Stage) -> None:
        """Implements `connections.Connection`."""
        begun = self.in_head or (self.in_body and not self.cycle.response_started)
        if stage == "half" and begun:
            self.refuse(HTTPStatus.REQUEST_TIMEOUT, "too-slow")
        elif stage == "answer":
            self.transport.abort()
        else:
            self.transport.close()

    def refuse(self, status: HTTPStatus, reason: str, **values: int | str) -> None:
        """The last answer on this connection, unless another one is still being given."""
        self.refused = True
        meters.refuse(reason)
        if self.cycle is not None and self.cycle.response_started and not self.cycle.response_complete:
            self.transport.abort()
            return
        body = msgspec.json.encode(Problem(reason, values=values))
        lines = [
            f"HTTP/1.1 {status.value} {status.phrase}",
            "Content-Type: application/json",
            f"Content-Length: {len(body)}",
            "Cache-Control: no-store",
            "X-Content-Type-Options: nosniff",
            "Connection: close",
        ]
        self.transport.write("\r\n".join([*lines, "", ""]).encode() + body)
        self.transport.close()

    # What comes in

    def data_received(self, data: bytes) -> None:
        if self.refused:
            return
        before = (self.in_head, self.in_body)
        super().data_received(data)
        if self.refused or self.transport.is_closing() or self.transport.get_protocol() is not self:
            return
        self.measure(len(data), before == (self.in_head, self.in_body))

    def measure(self, count: int, going_on: bool) -> None:
        """What is half received may be so large, and take so long."""
        if not going_on:
            self.size = 0
        if self.in_head:
            self.size += count
            if self.size > self.settings.head_bytes:
                self.refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "too-large", most=self.settings.head_bytes)
            elif not going_on:
                self.doors.wait(self, "half", self.settings.head_seconds)
        elif self.in_body:
            self.size += count
            if self.size > self.settings.record_bytes + FRAMING:
                self.too_much()
            elif not going_on:
                self.doors.wait(self, "half", self.settings.body_seconds)
        elif self.cycle is not None and not self.cycle.response_complete:
            self.doors.wait(self, "answer", self.settings.answer_seconds)

    def too_much(self) -> None:
        """A body without end, of which the application may already have had enough."""
        if self.cycle.response_complete:
            self.transport.abort()
        else:
            self.refuse(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, "too-large", most=self.settings.record_bytes)

    # What the parser finds

    def on_message_begin(self) -> None:
        self.in_head = True
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self.in_head, self.in_body = False, True
        if self.refused or not self.is_welcome():
            self.refused = True
            return
        super().on_headers_complete()

    def is_welcome(self) -> bool:
        """Whether the head is not too large, and does not announce a body that is."""
        size = len(self.url)
        for name, value in self.headers:
            size += len(name) + len(value) + 4
            if name == b"content-length" and value.isdigit() and int(value[:20]) > self.settings.record_bytes:
                self.refuse(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, "too-large", most=self.settings.record_bytes)
                return False
        if size > self.settings.head_bytes:
            self.refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "too-large", most=self.settings.head_bytes)
            return False
        if len(self.pipeline) >= MOST_PIPELINED:
            self.refuse(HTTPStatus.TOO_MANY_REQUESTS, "too-fast", seconds=1)
            return False
        return True

    def on_body(self, body: bytes) -> None:
        if not self.refused:
            super().on_body(body)

    def on_message_complete(self) -> None:
        self.in_body = False
        if not self.refused:
            super().on_message_complete()

    # What goes out

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._unset_keepalive_if_required()
        if not self.pipeline and not self.in_head and not self.in_body:
            self.doors.wait(self, "idle", self.settings.keep_alive)
