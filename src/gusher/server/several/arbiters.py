"""Asking a server that has the rules of a table, and being asked: by notes, each to one server.

A note may be lost, and whom it is for may end: so it is sent again while nothing has come of it. To be asked twice does no harm. What is
answered is not said to who asked, but written, for all.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from contextlib import suppress
from functools import partial
from typing import Final
from urllib.parse import quote, unquote

import msgspec

from gusher.server.refusal import Refusal
from gusher.server.rooms.commands import carry_out
from gusher.server.rooms.elsewhere.arbiters import Unproven
from gusher.server.rooms.room import Room
from gusher.server.rooms.tables import Tables
from gusher.server.several.hearing import Heed, quietly
from gusher.server.several.versions import Versions
from gusher.server.stores.store import Conflict, Person, Store, TableRow
from gusher.server.upgrades.rows import stamps_of
from gusher.server.upgrades.stamps import Stamps
from gusher.server.wire import Play

AGAIN: Final = 0.2  # seconds after which somebody is asked again
PROVEN: Final = 2.0  # seconds within which what was written is stamped
CARRIED_OUT: Final = 3.0  # seconds within which a choice is


class LivingArbiters:
    """As `rooms.elsewhere.arbiters` says, among servers on one database."""

    def __init__(self, store: Store, rooms: Tables, versions: Versions) -> None:
        self.store = store
        self.rooms = rooms
        self.versions = versions
        self.news: dict[str, asyncio.Event] = {}  # of tables that somebody waits at
        self.calling: set[asyncio.Task[None]] = set()
        self.heed: dict[str, Heed] = {"attend": self.attend, "play": self.play}

    def differ(self, game: str) -> bool:
        return self.versions.differ(game)

    def has(self, table: TableRow) -> bool:
        return self.versions.has(table)

    # Asking

    async def proof(self, table: TableRow, moments: int) -> Stamps:
        until = time.monotonic() + PROVEN
        while True:
            news = self.listen(table.id)
            stamps = await self.store.read(partial(stamps_of, table=table.id))
            if stamps.count >= moments or not self.has(table):
                return stamps
            if time.monotonic() > until:
                raise Unproven
            await self.ask("attend", table)
            await wait(news)

    async def entrust(self, room: Room, person: Person, command: Play, key: str) -> int:
        known = room.length, room.revision
        until = time.monotonic() + CARRIED_OUT
        while not room.spoilt and time.monotonic() < until:
            news = self.listen(room.id)
            if self.has(room.table):
                await self.ask("play", room.table, quote(msgspec.json.encode((person.id, command))))
                await wait(news)
            await room.catch_up(room, False)
            if key in room.done:
                return room.done[key]
            if not self.has(room.table):  # then it is for us
                self.rooms.settle(room)
                raise Conflict("rules")
            if room.outdated or (room.length, room.revision) != known:
                raise Conflict("log")
        raise Unproven

    def call(self, table: TableRow) -> None:
        """There is something to do there that is not for us."""
        task = asyncio.create_task(quietly(self.ask("attend", table)))
        self.calling.add(task)
        task.add_done_callback(self.calling.discard)

    async def ask(self, about: str, table: TableRow, *what: str) -> None:
        arbiter = self.versions.arbiter(table, table.id)
        if arbiter is not None:
            await self.store.write(lambda connection: self.store.note(connection, about, arbiter, table.id, *what))

    def listen(self, table: str) -> asyncio.Event:
        """To what is heard of a table from now on."""
        news = self.news.setdefault(table, asyncio.Event())
        news.clear()
        return news

    def hear(self, changed: Iterable[str]) -> None:
        for table in changed:
            news = self.news.pop(table, None)
            if news is not None:
                news.set()

    # Being asked

    async def attend(self, asked: list[str]) -> None:
        """Somebody needs that table to be stamped, or there is something to do that he leaves to us."""
        server, table = asked
        if server == self.store.server:
            with suppress(Refusal):
                room = await self.rooms.room(table)
                self.rooms.changed(room)
                await self.rooms.stamp_at_once(room)

    async def play(self, asked: list[str]) -> None:
        """Somebody has chosen, who is with a server that cannot tell what comes of it."""
        server, table, said = asked
        if server == self.store.server:
            person, command = msgspec.json.decode(unquote(said), type=tuple[int, Play])
            with suppress(Refusal):
                room = await self.rooms.room(table)
                if not room.is_foreign:
                    await carry_out(room, Person(person, ""), command)

    async def stop(self) -> None:
        for task in list(self.calling):
            task.cancel()
        await asyncio.gather(*self.calling, return_exceptions=True)


async def wait(news: asyncio.Event) -> None:
    with suppress(TimeoutError):
        await asyncio.wait_for(news.wait(), AGAIN)
