"""Somebody who acts at tables when it is his turn to, without being asked: bots, and whoever answers for people."""

from __future__ import annotations

import asyncio
import logging

from gusher.faults import fault
from gusher.server.rooms.room import Room
from gusher.server.stores.store import Conflict, Unreachable

log = logging.getLogger(__name__)


class Attendant:
    """One task for each table where there is something to do. A table where that fails is loaded anew, unless it is its game that fails."""

    def __init__(self) -> None:
        self.tasks: dict[str, asyncio.Task[None]] = {}  # by table
        self.latest: dict[str, Room] = {}  # that was made anew since its task began

    def is_needed(self, room: Room) -> bool:
        raise NotImplementedError

    async def attend(self, room: Room) -> None:
        """Do what there is to do, until there is nothing more."""
        raise NotImplementedError

    def wake(self, room: Room) -> None:
        """The table has changed. Where other servers are, one of them attends to it."""
        if room.id in self.tasks:
            self.latest[room.id] = room
        elif self.is_needed(room):
            if room.fence is None:
                room.on_need(room)
                return
            task = asyncio.create_task(self.attend(room))
            self.tasks[room.id] = task
            task.add_done_callback(lambda done: self.ended(room, done))

    def ended(self, room: Room, task: asyncio.Task[None]) -> None:
        self.tasks.pop(room.id, None)
        latest = self.latest.pop(room.id, room)
        if task.cancelled():
            return
        failed = task.exception()
        found = None if failed is None else fault(failed)
        if failed is None:
            self.wake(latest)
        elif found is not None:
            room.fail(found)
        elif isinstance(failed, Conflict) and room.store.shared and not room.spoilt:  # somebody was faster, or does it now
            room.fence = None if room.fence != 0 else 0
            self.wake(latest)
        elif isinstance(failed, Unreachable | Conflict):  # which is told elsewhere
            room.spoil()
        else:
            log.error("%s cannot go on at table %s", type(self).__name__.lower(), room.id, exc_info=failed)
            room.spoil()
        if failed is not None and latest is not room:
            self.wake(latest)

    async def stop(self) -> None:
        for task in list(self.tasks.values()):
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)
