"""Keeps the clocks of all tables: lets them run and stand with every choice, finds whose time is up, and acts on it.

What a clock shows is written in the transaction of the choice that stops it. Whose time is up is found by one query over all tables, also
over those that nobody looks at. While clocks run, a sign of life is written twice a second; what passes between the last one and the next
start counts for nobody, and neither does the time in which the machine sleeps. A stop that was asked for is written to the moment, one
that was not is taken for the middle between two signs: so a crash changes a clock by a quarter of a second at most.

To act twice does no harm: the change is refused by the database if the clock there is not due. Where several servers share it, the one
acts that works at the table, and clocks stand only while none of them lives.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from sqlalchemy import Connection

from gusher.server.clocks.rows import all_absences, beat, kept, last_alive, made, overdue, skip
from gusher.server.clockwork import Clock, Period, fits, settle, whole
from gusher.server.hours import drift, now
from gusher.server.refusal import Refusal
from gusher.server.rooms.attendant import Attendant
from gusher.server.rooms.changes.waiting import on_duty, store_change
from gusher.server.rooms.room import After, Room
from gusher.server.rooms.seating.seats import give_up
from gusher.server.rooms.tables import Tables
from gusher.server.rooms.votes import finish, let_stand_in
from gusher.server.scenes.faces import periods
from gusher.server.settings import Settings
from gusher.server.stores.store import Conflict, SeatRow, Statements, Store, Unreachable

log = logging.getLogger(__name__)

GAP: Final = 3  # signs that are missing, where there may be several who give them
ASLEEP: Final = 0.1  # seconds by which the clock on the wall may differ from the steady one, in all, before that is set right


class Clocks(Attendant):
    """A companion of all tables: it writes with their choices; and an attendant, for a table whose clocks are not as they should be."""

    def __init__(self, store: Store, settings: Settings) -> None:
        super().__init__()
        self.store = store
        self.settings = settings
        self.absences: dict[int, list[Period]] = {}
        self.nearest: float | None = None  # when the next time is up, as far as is known; none while no clock runs
        self.woken = asyncio.Event()
        self.drift = drift()
        self.alive = now()  # when the last sign of life was written
        self.missed = False  # whether the database was away since

    # With every choice

    def beside(self, room: Room, after: After) -> Statements | None:
        control = room.table.clock
        if control is None or after.history is None:
            return None
        at = now()
        begins = room.table.status == "open"
        if begins:
            seats = [seat.seat for seat in after.seats if seat.kind == "person"] if len(people(after.seats)) > 1 else []
            room.table.clocks = {seat: Clock(seat, whole(control)) for seat in seats}
        if not room.table.clocks:
            return None
        away = {seat: periods(control, after.seats[seat].person, self.absences) for seat in room.table.clocks}
        changed = settle(room.table.clocks, control, asked(after), at, away)
        for clock in changed:
            if clock.due is not None:
                self.expect(clock.due)
        if begins:
            return made(room.id, list(room.table.clocks.values()))
        return kept(room.id, changed, at) if changed else None

    def expect(self, due: float) -> None:
        if self.nearest is None or due < self.nearest:
            self.nearest = due
            self.woken.set()

    def is_needed(self, room: Room) -> bool:
        if not room.table.clocks or not is_fit(room):
            return False
        wanted = asked(After(room.history, room.seats, room.table.status))
        return any(not fits(clock, wanted.get(seat)) for seat, clock in room.table.clocks.items())

    async def attend(self, room: Room) -> None:
        """Set right what no choice has set right: clocks that stood while their table could not be played."""
        async with on_duty(room):
            statements = self.beside(room, After(room.history, room.seats, room.table.status)) if self.is_needed(room) else None
            if statements is not None:
                await store_change(room, [statements])
                room.publish()

    # All the time

    async def start(self, tables: Tables) -> None:
        """Before any table is loaded: all clocks that ran when the server was last alive go on from here."""
        self.absences = tables.absences
        at = now()

        def statements(connection: Connection) -> dict[int, list[Period]]:
            away = all_absences(connection)
            last = last_alive(connection, self.settings.beat / 2)
            if last is not None and not self.store.others(connection):
                skip(connection, away, min(at, last), at)
            beat(connection, self.store.server, at, False)
            return away

        self.absences.update(await self.store.write(statements))
        self.alive = at
        self.nearest = at  # so that it looks

    async def run(self, tables: Tables) -> None:
        while True:
            self.woken.clear()
            wait = None if self.nearest is None else max(0.0, min(self.settings.beat, self.nearest - now()))
            if wait is None and self.store.shared:  # another server may have let one run
                wait = self.settings.beat
            with suppress(TimeoutError):
                await asyncio.wait_for(self.woken.wait(), wait)
            if wait is None:
                self.drift = drift()  # nobody has looked at it since the last clock stood still
            try:
                await self.tick(tables)
            except Exception as failed:
                self.missed = self.missed or isinstance(failed, Unreachable)
                if not isinstance(failed, Unreachable):
                    log.exception("the clocks were not looked at")
                await asyncio.sleep(self.settings.beat)
                self.nearest = now()  # so that it looks again

    async def tick(self, tables: Tables) -> None:
        """A sign of life, and whatever is due."""
        await self.mind_sleep(tables)
        if self.missed:
            await self.mind_break(tables)
        at = now()
        self.nearest = None

        def statements(connection: Connection) -> tuple[list[tuple[str, int]], float | None]:
            beat(connection, self.store.server, at, False)
            return overdue(connection, at)

        due, nearest = await self.store.write(statements)
        self.alive = at
        if due:  # whatever becomes of them
            self.expect(at + self.settings.beat)
        if nearest is not None:
            self.expect(nearest)
        for table, seat in due:
            try:
                if await tables.duty(table):
                    await self.expire(tables, table, seat)
            except Conflict:
                pass  # somebody was faster, and if it is still due, it will be found again
            except Exception:
                log.exception("nobody could act on the clock of seat %d at table %s", seat, table)

    async def mind_sleep(self, tables: Tables) -> None:
        """The clock on the wall has gone on while the machine slept, or was set: what that makes does not count."""
        jump = drift() - self.drift
        if abs(jump) < ASLEEP:  # small ones add up, until they are worth it
            return
        self.drift += jump
        at = now()
        if self.store.shared:
            if not self.missed:  # else the signs tell, the jump included
                await self.skip_together(tables, at - jump, at, False)
        else:
            await self.skip(tables, at - jump, at)

    async def mind_break(self, tables: Tables) -> None:
        """The database was away, so that nobody could choose: that does not count either."""
        await self.store.write(lambda _: None)  # it is there
        at = now()
        if self.store.shared:
            await self.skip_together(tables, self.alive, at, True)
        else:
            await self.skip(tables, self.alive, at)
        self.alive, self.missed = at, False

    async def skip_together(self, tables: Tables, until: float, at: float, by_signs: bool) -> None:
        """The same where other servers are: if none of them lived meanwhile, by their last sign or as it is now. Whoever comes first has
        written the next sign with it, so that no other does it again."""
        away = dict(self.absences)

        def statements(connection: Connection) -> set[str]:
            last = last_alive(connection, self.settings.beat / 2)
            stood = last is not None and last + GAP * self.settings.beat < at if by_signs else not self.store.others(connection)
            changed = skip(connection, away, max(until, last or until) if by_signs else until, at) if stood else set()
            for table in changed:
                self.store.change(connection, table)
            if stood:
                beat(connection, self.store.server, at, False)
            return changed

        tables.hear(await self.store.write(statements))

    async def skip(self, tables: Tables, until: float, at: float) -> None:
        """Nothing counted from one moment to the other, at any table."""
        for room in tables.live.values():
            for seat, clock in room.table.clocks.items():
                assert room.table.clock is not None
                clock.skip(until, at, periods(room.table.clock, room.seats[seat].person, self.absences))
            if room.table.clocks:
                room.publish()
        away = dict(self.absences)
        # It is queued at once, and so before whatever these rooms write next.
        await self.store.write(lambda connection: skip(connection, away, until, at))

    async def stop(self) -> None:
        """To the moment."""
        await super().stop()
        await self.store.write(lambda connection: beat(connection, self.store.server, now(), True))

    # When time is up

    async def expire(self, tables: Tables, table: str, seat: int) -> None:
        try:
            room = await tables.room(table)
        except Refusal:
            return
        async with on_duty(room):
            if self.store.shared and not room.spoilt:
                await room.catch_up(room, False)
            if room.spoilt or seat not in room.table.clocks:
                return
            clock, control = room.table.clocks[seat], room.table.clock
            if not is_fit(room):  # nobody could have chosen: it stands, and goes on with the table
                clock.since = clock.due = None
            if clock.due is None or clock.due > now():
                await store_change(room, [kept(room.id, [clock], None)])
                return
            clock.out = True
            try:
                assert control is not None
                if control.then == "end":
                    await finish(room)
                elif control.then == "leave":
                    await give_up(room, seat)
                else:
                    await let_stand_in(room, seat, self.settings.usual_bot)
            except Conflict:
                if not self.store.shared:
                    room.spoil()


def is_fit(room: Room) -> bool:
    """Whether its people can choose at all."""
    return room.table.status == "running" and room.history is not None and not room.spoilt and room.fault is None


def people(seats: Sequence[SeatRow]) -> set[int | None]:
    return {seat.person for seat in seats if seat.kind == "person"}


def asked(after: After) -> dict[int, int]:
    """The seats whose people are asked themselves, each with the place of its question in the record; none where nobody else plays."""
    history = after.history
    if history is None or after.status != "running" or len(people(after.seats)) < 2:
        return {}
    taken_back = len(history.record.entries) - history.seq
    playing = [seat for seat in history.state.awaiting if after.seats[seat].kind == "person" and after.seats[seat].stand_in is None]
    return {int(seat): history.asked[seat] + taken_back for seat in playing}
