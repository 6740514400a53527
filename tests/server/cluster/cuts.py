"""The wire between one server and the database: a relay on loopback that can be cut, with a word or without one."""

from __future__ import annotations

import asyncio
from contextlib import suppress

PIECE = 1 << 16
NOTICED = 5.0  # seconds until a database notices by itself that nobody is at the other end


class Wire:
    """While it is `cut` nothing gets through. Those who were connected hear of it at once (`told`) or not at all, as when a cable is
    pulled: then the database gives them up after a while, and the server must find out for itself."""

    def __init__(self, host: str, port: int) -> None:
        self.target = (host, port)
        self.port = 0
        self.whole = asyncio.Event()
        self.whole.set()
        self.refusing = False
        self.ends: set[tuple[asyncio.StreamWriter, asyncio.StreamWriter]] = set()
        self.tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> Wire:
        self.server = await asyncio.start_server(self.relay, "127.0.0.1", 0)
        self.port = self.server.sockets[0].getsockname()[1]
        return self

    async def relay(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.refusing:
            writer.transport.abort()
            return
        await self.whole.wait()
        try:
            there, onward = await asyncio.open_connection(*self.target)
        except OSError:  # the database is away
            writer.transport.abort()
            return
        ends = (writer, onward)
        self.ends.add(ends)
        try:
            await asyncio.gather(self.pass_on(reader, onward), self.pass_on(there, writer))
        finally:
            self.ends.discard(ends)
            for end in ends:
                end.transport.abort()

    async def pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, asyncio.IncompleteReadError):
            while piece := await reader.read(PIECE):
                await self.whole.wait()
                writer.write(piece)
                await writer.drain()
        writer.transport.abort()

    @property
    def is_cut(self) -> bool:
        return self.refusing or not self.whole.is_set()

    async def cut(self, seconds: float, told: bool) -> None:
        cut = list(self.ends)
        self.refusing = told
        if told:
            for ends in cut:
                for end in ends:
                    end.transport.abort()
            await asyncio.sleep(seconds)
        else:
            self.whole.clear()
            await asyncio.sleep(min(seconds, NOTICED))
            for _, database in cut:
                database.transport.abort()
            await asyncio.sleep(max(0.0, seconds - NOTICED))
            for server, _ in cut:
                server.transport.abort()
            self.whole.set()
        self.refusing = False

    def close(self) -> None:
        self.server.close()
        self.whole.set()
        for ends in list(self.ends):
            for end in ends:
                end.transport.abort()
