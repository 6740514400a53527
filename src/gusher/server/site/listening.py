"""The stream of one viewer over a WebSocket, as far as somebody has to be waited for. Plain ASGI."""

from __future__ import annotations

import asyncio
from typing import Final

from starlette.types import Receive, Scope, Send

from gusher.server.rooms.changes.choices import AnyCommand
from gusher.server.rooms.commands import carry_out
from gusher.server.site.stream import BAD_MESSAGE, MOST_ANSWERS, Stream, cost_of, decoder
from gusher.server.stores.store import InDoubt
from gusher.server.watch.requests import HEADER, asked
from gusher.server.wire import Refused

POLICY: Final = 1008
PAUSE: Final = 0.05


async def run(stream: Stream, receive: Receive, send: Send) -> None:
    """From the first scene to the end of the connection."""
    stream.send_slowly = lambda text: stream.loop.create_task(send_slowly(stream, send, text))
    stream.due = False
    stream.wake()
    stream.room.watch(stream)
    if stream.room.spoilt:  # since we asked for it
        stream.end()
    try:
        await listen(stream, receive, send)
    finally:
        stream.room.leave(stream)
        stream.send_slowly, stream.listening = None, False
        if stream.sending is not None:
            stream.sending.cancel()
            await asyncio.gather(stream.sending, return_exceptions=True)


async def send_slowly(stream: Stream, send: Send, text: list[bytes] | None) -> None:
    """To whoever does not read as fast as we write; and the end of the connection."""
    while text is not None:
        await send({"type": "websocket.send", "utf8": b"".join(text)})
        text = stream.text()
    if stream.ended:
        await send({"type": "websocket.close", "code": stream.why})
    else:
        stream.sending = None


async def listen(stream: Stream, receive: Receive, send: Send) -> None:
    while True:
        stream.listening = True
        message = await receive()
        stream.listening = False
        await rest(stream)
        if message["type"] != "websocket.receive":
            return
        try:
            command = decoder.decode(message.get("text") or message.get("bytes") or b"")
        except BAD_MESSAGE:
            stream.mistakes += 1
            stream.bucket.take(1.0)
            if stream.mistakes > stream.settings.mistakes:
                await send({"type": "websocket.close", "code": POLICY})
                return
            stream.answer(Refused("", "", "bad-message", {}))
            continue
        wait = stream.bucket.take(cost_of(command))
        if wait:
            await asyncio.sleep(wait)
        while len(stream.answers) > MOST_ANSWERS:
            await asyncio.sleep(PAUSE)
        if not stream.do(command):
            await work(stream, command)


async def work(stream: Stream, command: AnyCommand) -> None:
    """What may have to wait for others."""
    assert stream.person is not None
    stream.begin_work()
    answer = None
    try:
        answer = await carry_out(stream.room, stream.person, command)
    except InDoubt:
        pass
    finally:
        stream.working = False
    stream.done(answer)


async def rest(stream: Stream) -> None:
    """Until the command that is under way is answered."""
    while stream.working:
        stream.rested = stream.loop.create_future()
        await stream.rested


async def refuse(scope: Scope, receive: Receive, send: Send, status: int, body: bytes) -> None:
    """Answer the handshake with a refusal."""
    await receive()
    if "websocket.http.response" in scope.get("extensions", {}):
        headers = [(b"content-type", b"application/json")]
        if (request := asked.get()) is not None:
            headers.append((HEADER.lower().encode(), request.id.encode()))
        await send({"type": "websocket.http.response.start", "status": status, "headers": headers})
        await send({"type": "websocket.http.response.body", "body": body})
    else:
        await send({"type": "websocket.close", "code": POLICY})
