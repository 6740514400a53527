"""uvicorn's WebSocket with a short way for what busy tables do all the time: whole text messages, in or out.

Everything else (handshake, fragments, pings, closing, broken frames) takes the way of uvicorn and websockets. What the application may use
of it beside ASGI is the extension `AT_ONCE`: `write` takes a text that is encoded already, and says whether it could be sent without
waiting; `listen` takes who is called with a text in the moment that it comes, and says whether he has dealt with it. What he has not, and
all that comes while something waits to be received, is received as ASGI has it.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from contextvars import copy_context
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from gusher.server.transport.frames import Packet, framed

AT_ONCE: Final = "gusher.at_once"
MOST_WAITING: Final = 8  # messages; then nothing is read until they are taken


class Inbox:
    """What `asyncio.Queue` is to uvicorn, for one who takes: every message goes through it."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.messages: deque[Any] = deque()
        self.waiting: asyncio.Future[None] | None = None

    def empty(self) -> bool:
        return not self.messages

    def qsize(self) -> int:
        return len(self.messages)

    def put_nowait(self, message: Any) -> None:
        self.messages.append(message)
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_result(None)

    async def get(self) -> Any:
        while not self.messages:
            self.waiting = self.loop.create_future()
            await self.waiting
        return self.messages.popleft()


class WebSocket(WebSocketsSansIOProtocol):
    """Told to uvicorn as the protocol to use."""

    # Whether every packet so far held whole messages; once not, websockets may have a part of one, and gets all that follows.
    tidy = True
    on_lost: Callable[[], None] | None = None
    hear: Callable[[str], bool] | None = None

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.queue = Inbox(self.loop)  # type: ignore[assignment]

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][AT_ONCE] = {"write": self.write, "listen": self.listen}

    def listen(self, hear: Callable[[str], bool]) -> None:
        """From now on, in the context of whoever says so."""
        self.hear, self.context = hear, copy_context()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.on_lost is not None:
            self.on_lost()

    def data_received(self, data: bytes) -> None:
        if self.handshake_initiated and self.tidy:
            packet = Packet(data, self.config.ws_max_size)
            self.tidy = packet.whole
            if packet.texts and self.is_flowing():
                for text in packet.texts:
                    if self.hear is None or not self.queue.empty() or not self.context.run(self.hear, text):
                        self.keep(text)
                return
        super().data_received(data)

    def keep(self, text: str) -> None:
        """For whoever receives it."""
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() > MOST_WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def write(self, text: list[bytes]) -> bool:
        """Send what these pieces make at once, if nobody has to be waited for."""
        if not self.is_flowing() or not self.writable.is_set():
            return False
        self.transport.write(framed(text))
        return True

    async def send(self, message: Any) -> None:
        """As ASGI has it; beside it `utf8` for a text that is encoded already, as scenes are."""
        payload = message.get("utf8")
        await super().send(message if payload is None else {"type": "websocket.send", "text": payload.decode()})
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # a refusal is an answer: else uvicorn logs it as a failure of ours

    def is_flowing(self) -> bool:
        """Messages may go both ways."""
        return self.handshake_complete and not self.close_sent and not self.disconnected and self.conn.state is State.OPEN
