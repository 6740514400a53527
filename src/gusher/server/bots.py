"""Bots think in processes of their own, which are killed when they take too long; their seat then gets any legal move."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from pathlib import Path

import msgspec

import gusher
from gusher.core.codec import encode
from gusher.core.rules import Action
from gusher.server.bot_worker import Answer, Question
from gusher.server.commands import choose
from gusher.server.history import History
from gusher.server.room import Room
from gusher.server.settings import Settings

log = logging.getLogger(__name__)

LINE_BYTES = 1 << 20


class Worker:
    """One process, started when it is needed, one question at a time."""

    def __init__(self, module: str = "gusher.server.bot_worker") -> None:
        self.command: tuple[str, ...] = (sys.executable, "-m", module)
        self.process: Process | None = None

    async def ask(self, question: bytes) -> bytes:
        if self.process is None:
            starting = asyncio.ensure_future(self.start())
            try:
                self.process = await asyncio.shield(starting)
            except asyncio.CancelledError:
                # Only a process that we know can be stopped.
                self.process = await starting
                raise
        assert self.process.stdin is not None
        self.process.stdin.write(question + b"\n")
        await self.process.stdin.drain()
        return await self.hear()

    async def hear(self) -> bytes:
        """The next line of an answer."""
        assert self.process is not None
        assert self.process.stdout is not None
        line = await self.process.stdout.readline()
        if not line.endswith(b"\n"):
            raise ConnectionError("the worker has gone")
        return line

    async def start(self) -> Process:
        home = str(Path(gusher.__file__).parents[1])
        paths = os.pathsep.join(filter(None, [home, os.environ.get("PYTHONPATH")]))
        environment = os.environ | {"PYTHONPATH": paths}
        return await asyncio.create_subprocess_exec(
            *self.command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, env=environment, limit=LINE_BYTES, start_new_session=True
        )

    async def stop(self) -> None:
        if self.process is None:
            return
        if self.process.returncode is None:
            self.process.kill()
        await self.process.wait()
        self.process = None


class Bots:
    """So many workers, and the seats that wait for one."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.workers = [Worker() for _ in range(settings.bot_workers)]
        self.free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self.workers:
            self.free.put_nowait(worker)
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def choose(self, question: Question) -> str | None:
        """The notation of what the bot chooses; None if it failed."""
        worker = await self.free.get()
        try:
            async with asyncio.timeout(self.settings.bot_seconds):
                line = await worker.ask(msgspec.json.encode(question))
            return msgspec.json.decode(line, type=Answer).action
        except (OSError, TimeoutError, ValueError) as failed:
            log.warning("bot %s failed at seat %d of %s: %r", question.bot, question.seat, question.game, failed)
            await worker.stop()
            return None
        except asyncio.CancelledError:
            await worker.stop()
            raise
        finally:
            self.free.put_nowait(worker)

    async def stop(self) -> None:
        for task in list(self.tasks.values()):
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)
        for worker in self.workers:
            await worker.stop()

    # At a table

    def wake(self, room: Room) -> None:
        """Let the bots of a table play, if one is due."""
        if room.id not in self.tasks and due(room) is not None:
            task = asyncio.create_task(self.run(room))
            self.tasks[room.id] = task
            task.add_done_callback(lambda done: self.ended(room, done))

    def ended(self, room: Room, task: asyncio.Task[None]) -> None:
        self.tasks.pop(room.id, None)
        if task.cancelled():
            return
        if task.exception() is not None:
            log.error("the bots of table %s cannot go on", room.id, exc_info=task.exception())
            room.spoil()
        else:
            self.wake(room)

    async def run(self, room: Room) -> None:
        while True:
            async with room.lock:
                seat = due(room)
                if seat is None or room.history is None:
                    return
                question = ask(room, room.history, seat)
                asked = room.history.asked[seat]
                pause = self.pause(room.history, seat)
            notation, _ = await asyncio.gather(self.choose(question), asyncio.sleep(pause))
            async with room.lock:
                history = room.history
                if room.spoilt or history.asked.get(seat) != asked or not is_bots(room, seat) or room.wish is not None:
                    continue
                await choose(room, history, seat, found(room, history, seat, notation), None)

    def pause(self, history: History, seat: int) -> float:
        """About a second before a turn, less within it: it should look natural, and be easy to follow."""
        entries = history.record.entries
        again = bool(entries) and entries[-1].seat == seat
        return self.settings.bot_delay * (0.4 if again else 1.0) * (0.7 + secrets.randbelow(600) / 1000)


def is_bots(room: Room, seat: int) -> bool:
    return room.seats[seat].played_by is not None


def due(room: Room) -> int | None:
    """The first seat for which a bot has to choose. Among bots alone it goes on only while somebody looks, and never during a vote."""
    history = room.history
    if history is None or room.table.status != "running" or room.wish is not None or room.spoilt:
        return None
    if not room.watchers and all(seat.played_by is not None for seat in room.seats):
        return None
    return next((seat for seat in history.state.awaiting if is_bots(room, seat)), None)


def ask(room: Room, history: History, seat: int) -> Question:
    guess = history.state.determinize(seat, room.rng)
    name = room.seats[seat].played_by or ""
    options = history.record.options
    return Question(history.game.name, len(room.seats), options, encode(guess), seat, name, secrets.randbits(62))


def found(room: Room, history: History, seat: int, notation: str | None) -> Action:
    """The option that is written so; if there is none, any."""
    options = history.state.options(seat)
    for option in options:
        if option.notation == notation:
            return option
    if notation is not None:
        log.warning("bot of seat %d at table %s chose %r, which is not offered", seat, room.id, notation)
    return options[room.rng.below(len(options))]
