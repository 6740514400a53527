"""Carries out standing orders, as bots play: after a pause, so that haste tells nobody of them."""

from __future__ import annotations

import asyncio
import logging
import secrets

from gusher.server.commands import choose
from gusher.server.room import Room
from gusher.server.settings import Settings
from gusher.server.standing import answer, due, end, lapsed, notice

log = logging.getLogger(__name__)


class Orders:
    """One task for each table where an order has to answer or has lapsed."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.tasks: dict[str, asyncio.Task[None]] = {}

    def wake(self, room: Room) -> None:
        """The table has changed: see which orders have lapsed, and whether one has to answer."""
        if not room.orders:
            return
        notice(room)
        if room.id not in self.tasks and (lapsed(room) or due(room) is not None):
            task = asyncio.create_task(self.run(room))
            self.tasks[room.id] = task
            task.add_done_callback(lambda done: self.ended(room, done))

    def ended(self, room: Room, task: asyncio.Task[None]) -> None:
        self.tasks.pop(room.id, None)
        if task.cancelled():
            return
        if task.exception() is not None:
            log.error("the standing orders of table %s cannot be carried out", room.id, exc_info=task.exception())
            room.spoil()
        else:
            self.wake(room)

    async def stop(self) -> None:
        for task in list(self.tasks.values()):
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)

    async def run(self, room: Room) -> None:
        while True:
            async with room.lock:
                for seat in lapsed(room):
                    await end(room, seat)
                seat_due = due(room)
                if seat_due is None or room.history is None:
                    return
                asked = room.history.asked[seat_due]
            await asyncio.sleep(self.settings.bot_delay * (0.7 + secrets.randbelow(600) / 1000))
            async with room.lock:
                history = room.history
                if due(room) != seat_due or history.asked.get(seat_due) != asked:
                    continue
                action = answer(room.orders[seat_due], history.state.options(seat_due))
                if action is not None:
                    await choose(room, history, seat_due, action, None)
