"""Answers for people: after a pause like a person's, so that haste tells nobody of it; at once where nobody else could see that.

What is answered is what a standing order says, and a private question with a single option, which is put only because the others must not
learn that there was no choice.
"""

from __future__ import annotations

import asyncio

from gusher.server.rooms.attendant import Attendant
from gusher.server.rooms.changes.waiting import on_duty
from gusher.server.rooms.commands import choose
from gusher.server.rooms.orders import answer_for, due, lapsed, notice, withdraw
from gusher.server.rooms.room import Room
from gusher.server.settings import Settings
from gusher.server.workers.pace import is_alone, pause


class Autopilot(Attendant):
    """Needed where somebody is answered for, or an order has lapsed."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.settings = settings

    def is_needed(self, room: Room) -> bool:
        if room.orders:
            notice(room)
            if lapsed(room):
                return True
        return due(room) is not None

    async def attend(self, room: Room) -> None:
        while True:
            async with room.lock:
                for seat in lapsed(room):
                    await withdraw(room, seat)
                seat_due = due(room)
                if seat_due is None or room.history is None:
                    return
                asked = room.history.asked[seat_due]
                waits = 0.0 if is_alone(room, seat_due) else pause(room.history, seat_due, self.settings.pause)
            await asyncio.sleep(waits)
            async with on_duty(room):
                history = room.history
                if due(room) != seat_due or history.asked.get(seat_due) != asked:
                    continue
                action = answer_for(room, history, seat_due)
                if action is not None:
                    await choose(room, history, seat_due, action, None)
