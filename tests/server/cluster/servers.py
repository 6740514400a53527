"""Several servers on one PostgreSQL that syncs as it should, each with a wire of its own to it."""

from __future__ import annotations

import asyncio
import random
import signal
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

from tests.server import storing
from tests.server.cluster.cuts import Wire
from tests.server.postgres import PASSWORD, USER, Postgres
from tests.server.serving import PATIENCE, Server

# Everybody comes from one address.
LIMITS: dict[str, Any] = {"people_per_hour": 10**6, "tables_per_hour": 10**6, "connections_per_address": 5000, "streams_per_address": 5000}


# PostgreSQL ends with the thread that has started it, and these of `asyncio` do not last.
STARTER = ThreadPoolExecutor(1)


class Cluster:
    """`first` is done in each server before it begins, to break it."""

    def __init__(self, folder: Path, postgres: Postgres, database: str, first: Callable[[], None] | None = None) -> None:
        self.folder = folder
        self.postgres = postgres
        self.database = database
        self.first = first
        self.packages: Path | None = None  # where servers that are started from now on find the program, if not here
        self.mixed = False  # whether servers of two versions run
        self.wires: list[Wire] = []
        self.servers: list[Server | None] = []  # None while it is away

    @property
    def urls(self) -> list[str]:
        """Where somebody who comes now may be sent to."""
        return [server.url for server in self.servers if server is not None]

    def some(self, but: str = "") -> str:
        """Any of them, another one than that if there is one; nothing while there is none."""
        urls = self.urls
        return random.choice([url for url in urls if url != but] or urls or [""])

    async def add(self) -> None:
        self.wires.append(await Wire("127.0.0.1", self.postgres.port).open())
        self.servers.append(None)
        await self.start(len(self.servers) - 1)

    async def start(self, number: int) -> None:
        """Again and again, as a system does that looks after it: without its database it does not begin."""
        url = f"postgresql://{USER}:{PASSWORD}@127.0.0.1:{self.wires[number].port}/{self.database}"
        file = self.folder / f"server{number}.db"
        until = time.monotonic() + PATIENCE
        while True:
            try:
                made = partial(Server, file, url=url, first=self.first, packages=self.packages, **LIMITS)
                self.servers[number] = await asyncio.to_thread(made)
                return
            except AssertionError:
                if time.monotonic() > until:
                    raise
            await asyncio.sleep(0.2)

    async def kill(self, number: int) -> None:
        server, self.servers[number] = self.servers[number], None
        if server is not None:
            await asyncio.to_thread(server.kill)

    async def drain(self, number: int) -> int:
        """As whoever upgrades it does: it ends by itself."""
        server = self.servers[number]
        assert server is not None
        server.process.send_signal(signal.SIGTERM)
        self.servers[number] = None
        return await asyncio.to_thread(server.end)

    async def replace_killed(self, number: int) -> None:
        await self.kill(number)
        await self.start(number)

    async def restart_database(self) -> None:
        how = random.choice((signal.SIGINT, signal.SIGQUIT))
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(STARTER, self.postgres.end, how)
        await loop.run_in_executor(STARTER, self.postgres.start)

    async def end(self) -> None:
        for number in range(len(self.servers)):
            await self.kill(number)
        for wire in self.wires:
            wire.close()


@asynccontextmanager
async def cluster(folder: Path, count: int, first: Callable[[], None] | None = None) -> AsyncIterator[Cluster]:
    """On the PostgreSQL of this process, with a database of its own."""
    postgres = await asyncio.get_running_loop().run_in_executor(STARTER, storing.postgres)
    with postgres.careful():
        running = Cluster(folder, postgres, await asyncio.to_thread(postgres.new, storing.TEMPLATE), first)
        try:
            for _ in range(count):
                await running.add()
            yield running
        finally:
            await running.end()
            await asyncio.to_thread(postgres.drop, running.database)
