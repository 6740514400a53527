"""How far a seat may take back, found out in quiet moments.

It is found by trying, which costs as much as several moves, and matters only to somebody who stops to think. So it waits until a table
has been quiet for a while, and never takes more than a small share of the time: a busy server plays first.
"""

from __future__ import annotations

import asyncio
import time

from gusher.server.room import Room
from gusher.server.settings import Settings

REST = 9.0  # times as long as the last one took


class Fences:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.waiting: dict[str, tuple[Room, int, float]] = {}  # in the order of their times
        self.wake = asyncio.Event()

    def look(self, room: Room) -> None:
        """The table has changed: whether its last choice can be taken back is open again."""
        if self.wanted(room) is None:
            self.waiting.pop(room.id, None)
        elif self.waiting.get(room.id, (room, -1, 0.0))[1] != room.seq:
            self.waiting.pop(room.id, None)
            self.waiting[room.id] = (room, room.seq, time.monotonic() + self.settings.fence_pause)
            self.wake.set()

    def wanted(self, room: Room) -> int | None:
        """The seat that made the last choice, if somebody looks from there and does not know yet."""
        history = room.history
        if history is None or not history.record.entries or history.state.over:
            return None
        last = history.record.entries[-1].seat
        if last is None or room.fence[:2] == (room.seq, last):
            return None
        return last if any(watcher.viewer.seat == last for watcher in room.watchers) else None

    async def run(self) -> None:
        while True:
            if not self.waiting:
                self.wake.clear()
                await self.wake.wait()
            name, (room, seq, due) = next(iter(self.waiting.items()))
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            if self.waiting.get(name, (room, -1, 0.0))[1] != seq:
                continue
            del self.waiting[name]
            await asyncio.sleep(REST * self.find(room, seq))

    def find(self, room: Room, seq: int) -> float:
        """The seconds that it took."""
        seat = self.wanted(room)
        if seat is None or room.history is None or room.busy or room.seq != seq:
            return 0.0
        began = time.perf_counter()
        free = room.history.can_take_back(seat)
        room.fence = (seq, seat, free)
        if free:
            room.publish()
        return time.perf_counter() - began
