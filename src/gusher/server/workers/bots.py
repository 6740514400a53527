"""Bots think in processes of their own, which are killed when they take too long; their seat then gets any legal move.

A process that dies is another matter: its question is asked again, and where that never helps, a simple bot answers in the server.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

import msgspec

from gusher.core.codec import encode
from gusher.core.rng import Rng
from gusher.core.rules import Action
from gusher.faults import fault
from gusher.server.rooms.attendant import Attendant
from gusher.server.rooms.changes.waiting import on_duty
from gusher.server.rooms.commands import choose
from gusher.server.rooms.room import Room
from gusher.server.scenes.history import History
from gusher.server.settings import Settings
from gusher.server.watch.meters import meters
from gusher.server.workers.bot_worker import BotAnswer, BotQuestion, answer
from gusher.server.workers.pace import Kind, Tempo, pause, plays_nobody
from gusher.server.workers.worker import CRASHES, Crash, Worker

log = logging.getLogger(__name__)

WORKER: Final = "gusher.server.workers.bot_worker"
PAUSE: Final = 0.1  # seconds before a question is asked for the third time, and each time after
IN_NEED: Final = "greedy"  # answers in the server where no worker can: it is quick, and needs little memory


class Bots(Attendant):
    """So many workers, and the seats that wait for one."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.settings = settings
        self.workers = [Worker(WORKER) for _ in range(settings.bot_workers)]
        self.free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self.workers:
            self.free.put_nowait(worker)
        self.tries = CRASHES
        self.tempo = Tempo()

    async def choose(self, question: BotQuestion) -> str | None:
        """The notation of what the bot chooses; None if it takes too long or cannot say."""
        meters.bots_waiting += 1
        try:
            worker = await self.free.get()
        finally:
            meters.bots_waiting -= 1
        began = time.monotonic()
        try:
            chosen = await self.answer(worker, question)
            meters.thinking.add(time.monotonic() - began)
            return chosen
        except TimeoutError:
            meters.bots_late += 1
            log.warning("bot %s took too long at seat %d of %s", question.bot, question.seat, question.game)
            await worker.stop()
            return None
        except BaseException:
            await worker.stop()
            raise
        finally:
            self.free.put_nowait(worker)

    async def think(self, question: BotQuestion, kind: Kind, had_to: bool) -> str | None:
        """Choose, and remember how long that took if there was something to choose from."""
        began = time.monotonic()
        chosen = await self.choose(question)
        if not had_to:
            self.tempo.note(kind, time.monotonic() - began)
        return chosen

    async def answer(self, worker: Worker, question: BotQuestion) -> str | None:
        """The answer of a worker, who is asked again if he crashes; if he always does, that of a simple bot here."""
        asked = msgspec.json.encode(question)
        tries = self.tries
        for crashes in range(tries):
            if crashes > 1:
                await asyncio.sleep(PAUSE)
            try:
                async with asyncio.timeout(self.settings.bot_seconds):
                    line = await worker.ask(asked)
                notation = msgspec.json.decode(line, type=BotAnswer).action
            except (Crash, msgspec.MsgspecError) as failed:
                reason = failed
                if not isinstance(failed, Crash):
                    await worker.stop()
            else:
                self.tries = CRASHES
                return notation
        # While no worker answers at all, one try a question is enough, and one line.
        self.tries = 1
        if tries == CRASHES:
            where = f"seat {question.seat} of {question.game}"
            log.error("bot %s crashed %d times in a row at %s, so %s answers: %s", question.bot, CRASHES, where, IN_NEED, reason)
        return await asyncio.to_thread(in_need, question)

    async def stop(self) -> None:
        await super().stop()
        for worker in self.workers:
            await worker.stop()

    # At a table

    def is_needed(self, room: Room) -> bool:
        return due(room) is not None

    async def attend(self, room: Room) -> None:
        while True:
            async with room.lock:
                seat = due(room)
                if seat is None or room.history is None:
                    return
                question = ask(room, room.history, seat)
                asked = room.history.asked[seat]
                kind = question.game, question.bot, type(room.history.state.top).__name__
                had_to = room.history.state.sole() is not None
                waits = self.tempo.like(kind) if had_to else 0.0
                delay = self.settings.pause if plays_nobody(room) else self.settings.bot_delay
                waits = max(waits, pause(room.history, seat, delay))
            notation, _ = await asyncio.gather(self.think(question, kind, had_to), asyncio.sleep(waits))
            if notation is None and room.is_lesson:  # which would not survive just any move
                notation = await asyncio.to_thread(in_need, question)
            async with on_duty(room):
                history = room.history
                if not is_going_on(room) or history.asked.get(seat) != asked or not is_bots(room, seat):
                    continue
                await choose(room, history, seat, found(room, history, seat, notation), None)


def in_need(question: BotQuestion) -> str | None:
    """What a simple bot answers in this process, where nothing can be killed."""
    try:
        return answer(msgspec.structs.replace(question, bot=IN_NEED)).action
    except Exception as failed:
        found = fault(failed)
        trace = failed if found is None else None
        log.error("%s cannot answer either at seat %d of %s: %s", IN_NEED, question.seat, question.game, found or failed, exc_info=trace)
        return None


def is_going_on(room: Room) -> bool:
    """Whether bots may play; never during a vote on a taking back."""
    return room.table.status == "running" and not room.votes_on_taking_back and not room.spoilt and room.fault is None


def is_bots(room: Room, seat: int) -> bool:
    return room.seats[seat].played_by is not None


def due(room: Room) -> int | None:
    """The first seat for which a bot has to choose. Among bots alone it goes on only while somebody looks.

    In a lesson the learner answers first what is asked of all: a bot's randomness depends on how many have answered.
    """
    history = room.history
    if history is None:
        return None
    seats = room.table.seats
    for first in history.state.awaiting:
        if seats[first].played_by is not None:
            break
    else:
        return None
    if not is_going_on(room):
        return None
    if not room.watched and plays_nobody(room):
        return None
    if room.guide is not None and room.guide.seat in history.state.awaiting and room.is_lesson and not is_bots(room, room.guide.seat):
        return None
    return int(first)


def ask(room: Room, history: History, seat: int) -> BotQuestion:
    return question(history, seat, room.seats[seat].played_by or "", mind(room, history, seat))


def question(history: History, seat: int, name: str, rng: Rng) -> BotQuestion:
    """What a bot of that name is asked."""
    seed = int(rng.next32()) << 32 | int(rng.next32())
    guess = history.state.determinize(seat, rng)
    box = history.game.data if history.game.custom_data else None
    return BotQuestion(history.game.name, history.record.seats, history.record.options, encode(guess), seat, name, seed, box)


def mind(room: Room, history: History, seat: int) -> Rng:
    """What a bot decides with where it is in doubt: the same again when it is asked again at the same record."""
    return room.luck.bot(seat, len(history.record.entries))


def found(room: Room, history: History, seat: int, notation: str | None) -> Action:
    """The option that is written so; if there is none, any."""
    options = history.state.options(seat)
    for option in options:
        if option.notation == notation:
            return option
    if notation is not None:
        log.warning("bot of seat %d at table %s chose %r, which is not offered", seat, room.id, notation)
    return options[mind(room, history, seat).below(len(options))]
