"""*What would you do?*, asked by a person at his own decision.

Every request thinks for one step and tells what is known so far; whoever asks again lets it go on. Nothing is done for those who have
stopped asking. One process thinks for all, and they take turns.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import msgspec

from gusher.coach.advising import Thought
from gusher.core.codec import encode
from gusher.core.errors import IllegalAction
from gusher.core.record import Record
from gusher.core.rng import Rng
from gusher.core.rules import State
from gusher.server import wire
from gusher.server.people.limits import Asker, Limits
from gusher.server.refusal import Refusal
from gusher.server.rooms.changes.waiting import note_coach
from gusher.server.rooms.room import Room
from gusher.server.settings import Settings
from gusher.server.stores.store import Person
from gusher.server.workers.coach_worker import CoachQuestion
from gusher.server.workers.worker import Crash, Worker

log = logging.getLogger(__name__)

WORKER: Final = "gusher.server.workers.coach_worker"


class Coach:
    def __init__(self, settings: Settings, limits: Limits) -> None:
        self.settings = settings
        self.limits = limits
        self.worker = Worker(WORKER)
        self.turn = asyncio.Lock()
        self.waiting: list[Asker] = []

    async def ask(self, room: Room, person: Person, asker: Asker, seat: int) -> wire.Advice:
        """One step of advice for a seat, as far as its person may ask. That it was asked is noted for all, once a question."""
        with self.in_line(asker):
            async with room.lock:
                asked = check(room, person, seat)
                assert room.history is not None
                question = self.question(f"{room.id} {seat} {asked}", room.history.record, room.history.state, seat)
                await note_coach(room, seat, asked)
            thought = await self.think(question)
        return advice(thought, seat, asked)

    async def judge(self, asker: Asker, key: str, record: Record, s: State, seat: int, moment: int) -> wire.Advice:
        """The same at any position of a game that is over, for whoever looks at it; `key` is the same for the same position."""
        with self.in_line(asker):
            return advice(await self.think(self.question(key, record, s, seat)), seat, moment)

    @contextmanager
    def in_line(self, asker: Asker) -> Iterator[None]:
        """Refuses who asks too often, and everybody while too many wait."""
        self.limits.coach(asker)
        if self.waiting.count(asker) >= self.settings.coach_per_person:
            raise Refusal(429, "coach-asked")
        if len(self.waiting) >= self.settings.coach_waiting:
            raise Refusal(429, "coach-busy")
        self.waiting.append(asker)
        try:
            yield
        finally:
            self.waiting.remove(asker)

    def question(self, key: str, record: Record, s: State, seat: int) -> CoachQuestion:
        guess = s.determinize(seat, Rng(secrets.randbits(60)))
        return CoachQuestion(
            key=key,
            game=record.game.name,
            seats=record.seats,
            options=record.options,
            state=encode(guess),
            seat=seat,
            seed=secrets.randbits(60),
            ms=self.settings.coach_ms,
            steps=self.settings.coach_steps,
        )

    async def think(self, question: CoachQuestion) -> Thought:
        """A process that dies is asked once more; one that takes too long is ended."""
        async with self.turn:
            for _ in range(2):
                try:
                    async with asyncio.timeout(self.settings.bot_seconds):
                        return msgspec.json.decode(await self.worker.ask(msgspec.json.encode(question)), type=Thought)
                except (Crash, TimeoutError, msgspec.MsgspecError) as failed:
                    log.error("the coach failed at seat %d of %s: %r", question.seat, question.game, failed)
                    await self.worker.stop()
                except BaseException:
                    await self.worker.stop()  # or the next to ask would hear this answer
                    raise
        raise Refusal(503, "coach-failed")

    async def stop(self) -> None:
        await self.worker.stop()


def advice(thought: Thought, seat: int, moment: int) -> wire.Advice:
    candidates = [
        wire.Candidate(each.action, each.chance, each.error, [wire.Expected(item.name, item.more, item.error) for item in each.items])
        for each in thought.candidates
    ]
    return wire.Advice(seat, moment, candidates, thought.tries, thought.done)


def check(room: Room, person: Person, seat: int) -> int:
    """Since which moment the seat has been asked what it is asked now. Refuses whoever may not ask the coach."""
    history = room.history
    if history is None or room.table.status != "running":
        raise Refusal(409, "not-asked")
    try:
        room.own_seat(person, seat)
    except IllegalAction as refused:
        raise Refusal(403, refused.reason, seat=seat) from None
    if not room.may_ask_coach(person.id):
        raise Refusal(403, "coach-not-allowed")
    if seat not in history.asked or room.seats[seat].stand_in is not None:
        raise Refusal(409, "not-asked")
    return history.asked[seat]
