"""Who works at a table without being asked: one server, as long as it lives.

A server writes a sign of life all the time, and counts as alive for a while after it, by the clock of the database; but not once its
session there has ended, as that of one that was killed. A lease holds as long as its holder lives, or until it lets go. What is written in
its name checks it in the same transaction (`Store.check_lease`), so whoever has lost it finds out when he writes.
"""

from __future__ import annotations

import asyncio
import logging
import signal
import time
from collections.abc import Iterable
from typing import Final

from sqlalchemy import Connection, delete, func, insert, or_, select, update

from gusher.server.hours import now
from gusher.server.refusal import Refusal
from gusher.server.rooms.room import Room
from gusher.server.rooms.tables import Tables
from gusher.server.several.arbiters import LivingArbiters
from gusher.server.several.versions import Versions
from gusher.server.stores.migrations import HEAD
from gusher.server.stores.rows import clock_on_the_wall
from gusher.server.stores.schema import leases, presence, review_jobs, secrets, servers, tables
from gusher.server.stores.store import Conflict, Store, Unreachable

log = logging.getLogger(__name__)

LASTS: Final = 3.0  # seconds that a server counts as alive after its last sign
CUT_OFF: Final = 2.0  # seconds without a sign, after which people are better off elsewhere
FORGOTTEN: Final = 600.0  # seconds after which nothing is left of one that is dead
AT_ONCE: Final = 50  # tables of a dead server that are taken over between two signs


class Outdated(Exception):
    """The least that a server must know of the database by now."""


class Leases:
    def __init__(self, store: Store, rooms: Tables, beat: float) -> None:
        self.store = store
        self.rooms = rooms
        self.beat = beat
        self.held: dict[str, int] = {}  # fences by table
        self.elsewhere: set[str] = set()  # tables where another server works, as far as is known
        self.asking: dict[str, asyncio.Task[bool]] = {}
        self.alive: set[str] = set()  # the other servers
        self.versions = Versions(rooms)
        self.arbiters = LivingArbiters(store, rooms, self.versions)
        self.signed = time.monotonic()
        self.draining = False
        self.woken = asyncio.Event()

    # At a table

    def need(self, room: Room) -> None:
        """There is something to do there. Where we only play along, it is for who has the rules."""
        if room.id in self.elsewhere:
            return
        if room.plays_along:
            self.elsewhere.add(room.id)  # until the next sign of life finds that nobody does it
            self.arbiters.call(room.table)
        else:
            self.ask(room.id)

    async def claim(self, table: str) -> bool:
        """Whether it is for us to work there, from now on or already."""
        return await asyncio.shield(self.ask(table))

    def ask(self, table: str) -> asyncio.Task[bool]:
        task = self.asking.get(table)
        if task is None:
            task = self.asking[table] = asyncio.create_task(self.take(table))
            task.add_done_callback(lambda _: self.asking.pop(table, None))
        return task

    async def take(self, table: str) -> bool:
        if self.draining:
            return False
        me, versions = self.store.server, self.versions
        try:
            fence = await self.store.write(
                lambda connection: take(connection, me, table) if versions.leave_to_us(connection, table) else None
            )
        except (Unreachable, Conflict):
            self.elsewhere.add(table)  # until the next sign of life finds it free
            return False
        room = self.rooms.live.get(table)
        if fence is None or self.draining:
            self.lose(table)
            self.elsewhere.add(table)
            return False
        self.held[table] = fence
        self.elsewhere.discard(table)
        if room is not None and room.fence != fence:
            room.fence = fence
            self.rooms.changed(room)
        return True

    def lose(self, table: str) -> None:
        self.held.pop(table, None)
        room = self.rooms.live.get(table)
        if room is not None:
            room.fence = None

    async def release(self, dropped: Iterable[str]) -> None:
        """We do not look at these tables any more."""
        mine = [table for table in dropped if table in self.held]
        for table in mine:
            self.lose(table)
        self.elsewhere.difference_update(dropped)
        if mine:
            await self.store.write(lambda connection: self.let_go(connection, mine))

    def let_go(self, connection: Connection, mine: list[str]) -> None:
        for start in range(0, len(mine), 500):
            some = mine[start : start + 500]
            connection.execute(delete(leases).where(leases.c.holder == self.store.server, leases.c.table.in_(some)))
        self.store.note(connection, "leases")

    async def hand_over(self) -> None:
        """We end soon: others may go on at once, also by other rules than ours."""
        self.draining = True
        mine = list(self.held)
        for table in mine:
            self.lose(table)

        def statements(connection: Connection) -> None:
            connection.execute(update(servers).where(servers.c.id == self.store.server).values(plays=None))
            self.let_go(connection, mine)

        await self.store.write(statements)

    # All the time

    async def run(self) -> None:
        while True:
            try:
                await self.sign()
                await self.look()
            except (Unreachable, Conflict):
                pass
            except Outdated as newer:
                log.error("a newer Gusher has changed the database: it takes step %s to use it; this one knows %s, and ends", newer, HEAD)
                signal.raise_signal(signal.SIGTERM)
                return
            except Exception:
                log.exception("the other servers were not looked at")
            try:
                await asyncio.wait_for(self.woken.wait(), self.beat)
            except TimeoutError:
                pass
            self.woken.clear()

    async def sign(self) -> None:
        """Of life. (`at` is for those who keep clocks, and is their affair.)"""
        me, plays = self.store.server, None if self.draining else self.versions.plays

        def statements(connection: Connection) -> None:
            signed = {"until": clock_on_the_wall(connection) + LASTS, "plays": plays}
            if connection.execute(update(servers).where(servers.c.id == me).values(signed)).rowcount == 0:
                connection.execute(insert(servers).values(id=me, at=0.0, clean=False, **signed))

        await self.store.write(statements)
        self.signed = time.monotonic()

    @property
    def cut_off(self) -> bool:
        """Whether the database has not heard of us for so long that the others will take us for dead."""
        return bool(self.alive) and time.monotonic() > self.signed + CUT_OFF

    async def begin(self) -> None:
        """Before any table is loaded."""
        await self.sign()
        living = select(servers.c.id, servers.c.plays)

        def question(connection: Connection) -> dict[str, str | None]:
            at = clock_on_the_wall(connection)
            return {row.id: row.plays for row in connection.execute(living.where(servers.c.until > at))}

        self.meet(await self.store.read(question))

    async def look(self) -> None:
        """Who else lives, and where nobody works any more who did."""
        watched = list(self.elsewhere)

        await self.find_killed()

        def question(connection: Connection) -> tuple[dict[str, str | None], set[str], set[str], bool]:
            least = connection.execute(select(secrets.c.value).where(secrets.c.name == "least")).scalar()
            if least is not None and least > HEAD:
                raise Outdated(least)
            at = clock_on_the_wall(connection)
            known = connection.execute(select(servers.c.id, servers.c.until, servers.c.plays)).all()
            living = {row.id: row.plays for row in known if row.until > at}
            late = any(row.until < at - FORGOTTEN for row in known)
            dead = or_(leases.c.holder.not_in(living), leases.c.holder.is_(None))
            left = select(leases.c.table).join(tables, tables.c.id == leases.c.table).where(dead, tables.c.status == "running")
            kept = select(leases.c.table).where(leases.c.table.in_(watched), leases.c.holder.in_(living))
            return living, set(connection.execute(left.limit(AT_ONCE)).scalars()), set(connection.execute(kept).scalars()), late

        living, left, kept, late = await self.store.read(question)
        self.mourn(self.alive - set(living))
        self.meet(living)
        for table in set(watched) - kept:
            self.elsewhere.discard(table)
            room = self.rooms.live.get(table)
            if room is not None:
                self.rooms.changed(room)
        for table in left:
            if await self.claim(table):
                try:
                    await self.rooms.room(table)
                except Refusal:
                    continue
        await self.release([table for table in self.held if not self.can_work_at(table)])
        if late:
            await self.store.write(bury)

    def meet(self, living: dict[str, str | None]) -> None:
        """These live, and play by these rules."""
        self.alive = set(living) - {self.store.server}
        self.versions.learn({server: plays for server, plays in living.items() if server != self.store.server})

    def can_work_at(self, table: str) -> bool:
        """Not where nobody looks; nor where our rules do not suffice, while there may be servers that have others."""
        room = self.rooms.live.get(table)
        return table in self.rooms.loading if room is None else not (room.outdated or room.plays_along)

    async def find_killed(self) -> None:
        """Who counts as alive, and has no session any more, is dead until he gives another sign."""

        def killed(connection: Connection) -> set[str]:
            at = clock_on_the_wall(connection)
            return self.store.gone(connection, connection.execute(select(servers.c.id).where(servers.c.until > at)).scalars())

        found = await self.store.read(killed) - {self.store.server}
        if found:
            await self.store.write(lambda connection: connection.execute(update(servers).where(servers.c.id.in_(found)).values(until=0.0)))

    def mourn(self, dead: set[str]) -> None:
        """Who was somewhere by these servers is not there any more."""
        for room in self.rooms.live.values() if dead else ():
            lost = [row for row in room.present if row.here and row.server in dead]
            for row in lost:
                row.here, row.at = False, now()
            if lost:
                room.show_presence()

    async def stop(self) -> None:
        """Say that this was the last sign."""
        me, at = self.store.server, now()
        await self.store.write(lambda connection: end(connection, me, at))


def take(connection: Connection, me: str, table: str) -> int | None:
    """The fence, if it is ours or nobody else's who lives."""
    row = connection.execute(select(leases).where(leases.c.table == table)).first()
    if row is None:
        connection.execute(insert(leases).values(table=table, holder=me, fence=1))
        return 1
    if row.holder == me:
        return int(row.fence)
    until = connection.execute(select(servers.c.until).where(servers.c.id == row.holder)).scalar()
    if until is not None and until > clock_on_the_wall(connection):
        return None
    connection.execute(update(leases).where(leases.c.table == table).values(holder=me, fence=row.fence + 1))
    return int(row.fence) + 1


def end(connection: Connection, me: str, at: float) -> None:
    connection.execute(delete(leases).where(leases.c.holder == me))
    connection.execute(delete(presence).where(presence.c.server == me, presence.c.here))
    connection.execute(delete(review_jobs).where(review_jobs.c.server == me))
    connection.execute(update(servers).where(servers.c.id == me).values(at=at, until=0.0, clean=True))


def bury(connection: Connection) -> None:
    """What is left of servers that have been dead for long; but for the last sign of life of all."""
    last = connection.execute(select(func.max(servers.c.at))).scalar()
    late = clock_on_the_wall(connection) - FORGOTTEN
    dead = list(connection.execute(select(servers.c.id).where(servers.c.until < late, servers.c.at < last)).scalars())
    for table in (presence, review_jobs):
        connection.execute(delete(table).where(table.c.server.in_(dead)))
    connection.execute(delete(leases).where(leases.c.holder.in_(dead)))
    connection.execute(delete(servers).where(servers.c.id.in_(dead)))
