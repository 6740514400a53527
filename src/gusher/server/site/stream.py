"""The stream of one viewer over a WebSocket: scenes out, commands in. Plain ASGI, because every move comes through here."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import msgspec
from starlette.types import Receive, Scope, Send

from gusher.faults import fault
from gusher.server.rooms.commands import AnyCommand, carry_out, play_at_once, take_at_once
from gusher.server.rooms.room import Room
from gusher.server.scenes.gallery import Viewer
from gusher.server.settings import Settings
from gusher.server.stores.store import InDoubt, Person
from gusher.server.watch.requests import HEADER, RequestName, asked
from gusher.server.wire import Accepted, Ack, Command, Ping, Play, Pong, Refused, Sync, encoder

log = logging.getLogger(__name__)
decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Command)

GOING_AWAY = 1001
POLICY = 1008
TRY_AGAIN = 1012
SESSION_ENDED = 4401
COME_BACK = 4503  # at once, to whichever server answers: this one ends
SYNC_COST = 50.0  # messages: it has everything sent again
MOST_ANSWERS = 100  # that wait for a client which does not read
PAUSE = 0.05
BAD_MESSAGE = (msgspec.DecodeError, UnicodeError, RecursionError)


class TokenBucket:
    """So many messages a second, with a reserve for bursts. Whoever is faster has to wait."""

    def __init__(self, settings: Settings) -> None:
        self.loop = asyncio.get_running_loop()
        self.per_second = settings.messages_per_second
        self.most = settings.burst
        self.left = settings.burst
        self.at = self.loop.time()

    def take(self, cost: float) -> float:
        """The seconds to wait before the next one."""
        self.left -= cost
        if self.left < 0.0:
            now = self.loop.time()
            self.left = min(self.most, self.left + (now - self.at) * self.per_second)
            self.at = now
        return max(0.0, -self.left / self.per_second)


def cost_of(command: object) -> float:
    return SYNC_COST if isinstance(command, Sync) else 1.0


class Stream:
    """Implements `room.Watcher` and `sessions.Guest`.

    Answers are sent in order, each of them. Of scenes only the newest counts: it is made when it can be sent, with everything that was
    told since the last one.
    """

    def __init__(
        self,
        room: Room,
        person: Person | None,
        viewer: Viewer,
        send: Send,
        write: Callable[[bytes], bool],
        settings: Settings,
        session: str | None = None,
    ) -> None:
        """`write` sends a text at once, or says that it cannot; then it is for `send`."""
        self.room = room
        self.person = person
        self.viewer = viewer
        self.send = send
        self.write = write
        self.settings = settings
        self.session = session
        self.number = 0
        self.acknowledged = 0
        self.told: tuple[int, int, int] | None = None  # how many events and lines of both chats the client has; None before the first scene
        self.answers: list[bytes] = []
        self.stale = True
        self.ended = False
        self.why = TRY_AGAIN
        self.bucket = TokenBucket(settings)
        self.listening = False  # whether everything that came is dealt with, and the next message may be at once
        self.working = False  # at a command
        self.rested: asyncio.Future[None] | None = None  # for who waits until that is answered
        self.leaving = False  # when that is answered
        self.loop = asyncio.get_running_loop()
        self.open = False  # whether anything can be sent
        self.due = False  # whether there may be something to send, and that is looked at soon
        self.sending: asyncio.Task[None] | None = None  # to somebody who has to be waited for
        self.mistakes = 0
        self.asked = asked.get() or RequestName()
        self.asked.table = room.id

    # What the room says

    def touch(self) -> None:
        self.stale = True
        if not self.due:
            self.wake()

    def end(self) -> None:
        self.ended = True
        self.wake()

    def retell(self, same: int) -> None:
        if self.told is not None and self.told[0] > same:
            self.told = None

    # What the session says

    def refuse(self) -> None:
        """It is over: from now on nobody is there."""
        self.person = None
        self.why = SESSION_ENDED
        self.end()

    # What the server says when it ends

    def come_back(self) -> None:
        """What is under way is answered; the rest is for another server."""
        self.why = COME_BACK
        self.leaving = True
        if not self.working:
            self.end()

    # What goes out

    def wake(self) -> None:
        """Once for all that happens in one turn of the loop; a callback, since to wake a task costs more than to send."""
        if not self.due:
            self.due = True
            if self.open:
                self.loop.call_soon(self.flush)

    def flush(self) -> None:
        """Send what there is, at once where that is possible."""
        self.due = False
        if self.sending is not None or not self.open:
            return
        text = self.text()
        if self.ended or (text is not None and not self.write(text)):
            self.sending = self.loop.create_task(self.send_slowly(text))

    async def send_slowly(self, text: bytes | None) -> None:
        """The same to whoever does not read as fast as we write; and the end of the connection."""
        while text is not None:
            await self.send({"type": "websocket.send", "utf8": text})
            text = self.text()
        if self.ended:
            await self.send({"type": "websocket.close", "code": self.why})
        else:
            self.sending = None

    def text(self) -> bytes | None:
        """All that there is to say, in one frame, because each costs a system call; none if there is nothing."""
        parts, self.answers = self.answers, []
        if not self.ended and self.stale and not self.room.busy and self.number - self.acknowledged < self.settings.window:
            self.stale = False
            try:
                parts.append(self.scene())
            except Exception as failed:
                found = fault(failed)
                if found is None:
                    raise
                self.room.fail(found)
        return b"[" + b",".join(parts) + b"]" if parts else None

    def scene(self) -> bytes:
        self.number += 1
        since, self.told = self.told, self.room.told(self.viewer)
        return self.room.scene(self.viewer, self.number, since)

    # What comes in

    def hear(self, text: str) -> bool:
        """Deal with a message in the moment that it comes; whether it was possible. If not, `listen` gets it in its turn."""
        if not self.listening or self.working or len(self.answers) > MOST_ANSWERS:
            return False
        try:
            command = decoder.decode(text)
        except BAD_MESSAGE:
            return False
        cost, bucket = cost_of(command), self.bucket
        if bucket.left < cost or not self.do(command):
            return False
        bucket.left -= cost
        return True

    async def listen(self, receive: Receive) -> None:
        while True:
            self.listening = True
            message = await receive()
            self.listening = False
            await self.rest()
            if message["type"] != "websocket.receive":
                return
            try:
                command = decoder.decode(message.get("text") or message.get("bytes") or b"")
            except BAD_MESSAGE:
                self.mistakes += 1
                self.bucket.take(1.0)
                if self.mistakes > self.settings.mistakes:
                    await self.send({"type": "websocket.close", "code": POLICY})
                    return
                self.answer(Refused("", "", "bad-message", {}))
                continue
            wait = self.bucket.take(cost_of(command))
            if wait:
                await asyncio.sleep(wait)
            while len(self.answers) > MOST_ANSWERS:
                await asyncio.sleep(PAUSE)
            if not self.do(command):
                await self.work(command)

    def do(self, command: AnyCommand | Sync | Ack | Ping) -> bool:
        """What needs no waiting; a choice is only begun, and answered when it is committed. Whether it was that."""
        if isinstance(command, Play) and self.person is not None:
            if not take_at_once(self.room):
                return False
            self.begin_work()
            play_at_once(self.room, self.person, command, self.done)
        elif isinstance(command, Ack):
            if self.acknowledged < command.number <= self.number:
                self.acknowledged = command.number
                if self.stale:
                    self.wake()
        elif isinstance(command, Ping):
            self.answer(Pong())
        elif isinstance(command, Sync):
            self.acknowledged = self.number
            self.told = None
            self.touch()
        elif self.person is None:
            self.answer(Refused(command.id[: self.settings.id_length], "", "no-session", {}))
        else:
            return False
        return True

    async def work(self, command: AnyCommand) -> None:
        """What may have to wait for others."""
        assert self.person is not None
        self.begin_work()
        answer = None
        try:
            answer = await carry_out(self.room, self.person, command)
        except InDoubt:
            pass
        finally:
            self.working = False
        self.done(answer)

    def begin_work(self) -> None:
        self.asked.number += 1
        self.working = True

    def done(self, answer: Accepted | Refused | None) -> None:
        """With a command; there is no answer where nobody knows what became of it."""
        self.working = False
        if answer is None:
            self.end()
        else:
            self.answer(answer)
            if isinstance(answer, Refused):
                self.touch()
            if self.leaving:
                self.end()
        if self.rested is not None and not self.rested.done():
            self.rested.set_result(None)

    async def rest(self) -> None:
        """Until the command that is under way is answered."""
        while self.working:
            self.rested = self.loop.create_future()
            await self.rested

    def answer(self, answer: object) -> None:
        self.answers.append(encoder.encode(answer))
        self.wake()

    async def run(self, receive: Receive) -> None:
        """From the first scene to the end of the connection."""
        self.open, self.due = True, False
        self.wake()
        self.room.watch(self)
        if self.room.spoilt:  # since we asked for it
            self.end()
        try:
            await self.listen(receive)
        finally:
            self.room.leave(self)
            self.open = self.listening = False
            if self.sending is not None:
                self.sending.cancel()
                await asyncio.gather(self.sending, return_exceptions=True)


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
