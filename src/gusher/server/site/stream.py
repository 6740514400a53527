"""The stream of one viewer: scenes out, commands in. Here is what needs no waiting; what does is in `listening`.

Compiled, because every move comes through here.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any
from weakref import WeakKeyDictionary

import msgspec

from gusher.faults import fault
from gusher.server.rooms.changes.choices import AnyCommand, play_at_once, take_at_once
from gusher.server.rooms.commands import leave_to_task
from gusher.server.rooms.room import Room
from gusher.server.scenes.gallery import Viewer
from gusher.server.settings import Settings
from gusher.server.stores.store import Person
from gusher.server.watch.requests import RequestName, asked
from gusher.server.wire import Accepted, Ack, Command, Ping, Play, Pong, Refused, Sync, encoder

decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Command)

TRY_AGAIN = 1012
SESSION_ENDED = 4401
COME_BACK = 4503  # at once, to whichever server answers: this one ends
SYNC_COST = 50.0  # messages: it has everything sent again
MOST_ANSWERS = 100  # that wait for a client which does not read
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


class Turn:
    """What is to be sent at the end of a turn of the loop: one callback for all streams, since each costs as much as a small text."""

    def __init__(self) -> None:
        self.streams: list[Stream] = []

    def add(self, stream: Stream) -> None:
        if not self.streams:
            stream.loop.call_soon(self.send)
        self.streams.append(stream)

    def send(self) -> None:
        streams, self.streams = self.streams, []
        for stream in streams:
            try:
                stream.flush()
            except Exception as failed:  # noqa: BLE001  (it is told as one of a callback is, and hurts nobody else)
                stream.loop.call_exception_handler({"message": "a stream could not be written", "exception": failed})


turns: WeakKeyDictionary[asyncio.AbstractEventLoop, Turn] = WeakKeyDictionary()


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
        write: Callable[[list[bytes]], bool],
        settings: Settings,
        session: str | None = None,
    ) -> None:
        """`write` sends a text, told in pieces, at once, or says that it cannot; then it is for `send_slowly`."""
        self.room = room
        self.person = person
        self.viewer = viewer
        self.write = write
        self.send_slowly: Callable[[list[bytes] | None], asyncio.Task[None]] | None = None  # while somebody listens
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
        self.turn = turns.setdefault(self.loop, Turn())
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
            if self.send_slowly is not None:
                self.turn.add(self)

    def flush(self) -> None:
        """Send what there is, at once where that is possible."""
        self.due = False
        if self.sending is not None or self.send_slowly is None:
            return
        text = self.text()
        if self.ended or (text is not None and not self.write(text)):
            self.sending = self.send_slowly(text)

    def text(self) -> list[bytes] | None:
        """All that there is to say, in one frame, because each costs a system call; none if there is nothing."""
        pieces: list[bytes] = []
        for answer in self.answers:
            pieces.append(b"," if pieces else b"[")
            pieces.append(answer)
        self.answers = []
        if not self.ended and self.stale and not self.room.busy and self.number - self.acknowledged < self.settings.window:
            self.stale = False
            try:
                scene = self.scene()
                pieces.append(b"," if pieces else b"[")
                pieces += scene
            except Exception as failed:
                found = fault(failed)
                if found is None:
                    raise
                asked.set(self.asked)
                self.room.fail(found)
        if pieces:
            pieces.append(b"]")
        return pieces or None

    def scene(self) -> list[bytes]:
        self.number += 1
        since, self.told = self.told, self.room.told(self.viewer)
        return self.room.pieces(self.viewer, self.number, since)

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

    def do(self, command: AnyCommand | Sync | Ack | Ping) -> bool:
        """What needs no waiting; a choice is only begun, and answered when it is committed. Whether it was that."""
        if isinstance(command, Play) and self.person is not None:
            if not take_at_once(self.room):
                return False
            self.begin_work()
            play_at_once(self.room, self.person, command, self.done, leave_to_task)
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

    def answer(self, answer: object) -> None:
        self.answers.append(encoder.encode(answer))
        self.wake()
