"""The connections of the server: how many, from where, what they wait for, and how long they may.

A connection waits for the rest of a request (it is *half*), for its answer, or for nothing (it is *idle*, kept for the next request). Each
of these has its time. When there are as many as there may be in all, a newcomer takes the place of the one that has been half or idle
longest, so that people get in however many others only pretend to say something. A WebSocket counts, and waits for nothing that ends.
"""

from __future__ import annotations

import asyncio
import sys
import time
from typing import Final, Literal, Protocol

from gusher.server.settings import Settings
from gusher.server.transport.addresses import Proxies

BACKLOG: Final = 256  # connections that wait for us, and come in all at once before one that has ended is gone
RESERVE: Final = 128 + BACKLOG  # file descriptors for them, the database, the workers and what else there is
MOST_FILES: Final = 65_536
SWEEP: Final = 0.5  # seconds

Stage = Literal["half", "answer", "idle"]


class Connection(Protocol):
    def drop(self, stage: Stage) -> None:
        """End it, because it waited too long, or because somebody else needs its place."""


class Connections:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.proxies = Proxies(settings.proxies)
        self.most = min(settings.connections, raise_file_limit() - RESERVE)
        self.addresses: dict[Connection, str | None] = {}
        self.count: dict[str, int] = {}  # by address
        # Of those that wait: until when. Who has waited longest comes first.
        self.waiting: dict[Stage, dict[Connection, float]] = {"half": {}, "answer": {}, "idle": {}}

    def enter(self, connection: Connection, host: str) -> str | None:
        """Why it cannot come in, if so."""
        address = self.proxies.named(host)
        if address is not None and self.count.get(address, 0) >= self.settings.connections_per_address:
            return "too-many-connections"
        if len(self.addresses) >= self.most and not self.make_room():
            return "too-busy"
        self.addresses[connection] = address
        if address is not None:
            self.count[address] = self.count.get(address, 0) + 1
        return None

    def leave(self, connection: Connection) -> None:
        self.settle(connection)
        address = self.addresses.pop(connection, None)
        if address is not None:
            self.count[address] -= 1
            if not self.count[address]:
                del self.count[address]

    def make_room(self) -> bool:
        for stage in ("half", "idle"):
            for connection in self.waiting[stage]:
                self.leave(connection)
                connection.drop(stage)
                return True
        return False

    # What they wait for

    def wait(self, connection: Connection, stage: Stage, seconds: float) -> None:
        self.settle(connection)
        if connection in self.addresses:
            self.waiting[stage][connection] = time.monotonic() + seconds

    def settle(self, connection: Connection) -> None:
        for waiting in self.waiting.values():
            waiting.pop(connection, None)

    async def run(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            self.sweep(time.monotonic())

    def sweep(self, now: float) -> None:
        """End those that have waited too long."""
        for stage, waiting in self.waiting.items():
            for connection in [each for each, until in waiting.items() if until < now]:
                self.settle(connection)
                connection.drop(stage)


def raise_file_limit() -> int:
    """How many files this process may open, after asking for as many as it can get."""
    if sys.platform == "win32":
        return MOST_FILES
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return MOST_FILES if soft == resource.RLIM_INFINITY else soft
