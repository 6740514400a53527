"""Marks of choices that do nothing, for scenes that have gone out without them (`Gallery.on_owed`).

One process works for all. A seat waits in line once, for what it is asked now: whatever the next choice has overtaken is dropped when its
turn comes, before anything is done for it. So the line is never longer than there are seats that somebody looks from.
"""

from __future__ import annotations

import asyncio
import logging
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

decoder = msgspec.json.Decoder(Marks)


class Marker:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.worker = Worker(WORKER)
        self.waiting: dict[tuple[str, int], tuple[Room, int]] = {}  # by table and seat: since which moment
        self.task: asyncio.Task[None] | None = None
        self.tries = TRIES

    def want(self, room: Room, seat: int) -> None:
        """What that seat is asked now is to be marked. It keeps its place in the line if it had one."""
        self.waiting[room.id, seat] = room, room.seq
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self.run())

    async def run(self) -> None:
        while self.waiting:
            key = next(iter(self.waiting))
            room, moment = self.waiting.pop(key)
            history, seat = room.history, key[1]
            if history is None or history.seq != moment or room.spoilt:
                continue
            marks: Marks = {}
            try:
                marks = await self.work_out(question(history, seat))
            except Exception as failed:
                found = fault(failed)
                log.error("seat %d of table %s has no marks: %s", seat, room.id, found or failed, exc_info=None if found else failed)
            if room.gallery.mark(seat, moment, marks):
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
