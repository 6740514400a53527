"""Marks of choices that do nothing, for scenes that have gone out without them (`Gallery.on_owed`).

One process works for all. A seat waits once, for what it is asked now. Whatever the next choice has overtaken is dropped when its turn
comes, before anything is done for it; and because people take longer to read a question than programs to answer it, nothing is done before
it has stood for a while. So a busy server pays for the questions that somebody thinks about, and for no others.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from time import monotonic
from typing import Final

import msgspec

from gusher.core.codec import encode
from gusher.faults import fault
from gusher.server.rooms.room import Room
from gusher.server.scenes.history import History
from gusher.server.scenes.marks import Marks, guess
from gusher.server.settings import Settings
from gusher.server.workers.marking.mark_worker import MarkQuestion, answer
from gusher.server.workers.worker import Crash, Worker

log = logging.getLogger(__name__)

WORKER: Final = "gusher.server.workers.marking.mark_worker"
TRIES: Final = 3  # processes for one question; then it is worked out in the server
STANDS: Final = 0.2  # seconds that a question has to stand before it is worth the work

decoder = msgspec.json.Decoder(Marks)


class Unmarked(msgspec.Struct):
    """(Made at every move, and so no dataclass: those are slower.)"""

    room: Room
    moment: int
    due: float  # when to begin

    @property
    def stands(self) -> bool:
        history = self.room.history
        return history is not None and history.seq == self.moment and not self.room.spoilt


class Marker:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.worker = Worker(WORKER)
        self.waiting: dict[tuple[str, int], Unmarked] = {}  # by table and seat
        self.hurried = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        self.tries = TRIES

    def want(self, room: Room, seat: int, hurry: bool = False) -> None:
        """What that seat is asked now is to be marked; at once, if somebody waits for that."""
        moment = -1 if room.history is None else room.history.seq
        self.waiting[room.id, seat] = Unmarked(room, moment, monotonic() + (0.0 if hurry else STANDS))
        if hurry:
            self.hurried.set()
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self.run())

    async def run(self) -> None:
        while True:
            self.waiting = {key: wanted for key, wanted in self.waiting.items() if wanted.stands}
            if not self.waiting:
                return
            key = min(self.waiting, key=lambda key: self.waiting[key].due)
            rest = self.waiting[key].due - monotonic()
            if rest > 0.0:
                self.hurried.clear()
                with suppress(TimeoutError):
                    await asyncio.wait_for(self.hurried.wait(), rest)
            else:
                await self.mark(self.waiting.pop(key), key[1])

    async def mark(self, wanted: Unmarked, seat: int) -> None:
        room = wanted.room
        assert room.history is not None
        marks: Marks = {}
        try:
            marks = await self.work_out(question(room.history, seat))
        except Exception as failed:
            found = fault(failed)
            log.error("seat %d of table %s has no marks: %s", seat, room.id, found or failed, exc_info=None if found else failed)
        if room.gallery.mark(seat, wanted.moment, marks):
            room.show_to(seat)

    async def work_out(self, question: MarkQuestion) -> Marks:
        """By a process that may die. While none answers at all, one try a question is enough, and one line."""
        asked = msgspec.json.encode(question)
        tries = self.tries
        for _ in range(tries):
            try:
                async with asyncio.timeout(self.settings.bot_seconds):
                    marks = decoder.decode(await self.worker.ask(asked))
            except (Crash, msgspec.MsgspecError) as failed:
                reason = failed
                await self.worker.stop()
            except BaseException:
                await self.worker.stop()  # or the next to ask would hear this answer
                raise
            else:
                self.tries = TRIES
                return marks
        self.tries = 1
        if tries == TRIES:
            log.error("marks failed %d times in a row at seat %d of %s: %s", TRIES, question.seat, question.game, reason)
        return await asyncio.to_thread(answer, question)

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        await self.worker.stop()


def question(history: History, seat: int) -> MarkQuestion:
    """From what the seat can know alone, and the same for whoever knows the same."""
    box = history.game.data if history.game.custom_data else None
    return MarkQuestion(history.game.name, history.record.seats, history.record.options, encode(guess(history.state, seat)), seat, box)
