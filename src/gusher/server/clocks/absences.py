"""When somebody is away, his clocks of days stand: announced by himself, for at most so many days a calendar year, and not for the past."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Final

from sqlalchemy import Connection, delete, insert, select, update

from gusher.server.clocks.rows import all_absences, expect_anew
from gusher.server.clockwork import ends
from gusher.server.hours import now
from gusher.server.refusal import Refusal
from gusher.server.rooms.tables import Tables
from gusher.server.scenes.faces import periods
from gusher.server.settings import Settings
from gusher.server.stores.schema import absences
from gusher.server.stores.store import Person
from gusher.server.wire import Absence, Away, NewAbsence

DAY: Final = 86400.0
FARTHEST: Final = 2 * 366 * DAY


class Absences:
    def __init__(self, tables: Tables, settings: Settings) -> None:
        self.tables = tables
        self.store = tables.store
        self.settings = settings
        self.lock = asyncio.Lock()  # between what is known and what is written

    async def of(self, person: Person) -> Away:
        """What is still to come, and what is left of this year."""
        known = await self.known(person)
        year = datetime.fromtimestamp(now(), UTC).year
        coming = [each for each in known if each.ends > now()]
        return Away(coming, self.settings.away_days, max(0.0, round(self.settings.away_days - days_in(year, known), 1)))

    async def known(self, person: Person) -> list[Absence]:
        query = select(absences).where(absences.c.person == person.id).order_by(absences.c.begins)
        rows = await self.store.read(lambda connection: connection.execute(query).all())
        return [Absence(row.id, row.begins, row.ends, row.begins <= now()) for row in rows]

    async def add(self, person: Person, wanted: NewAbsence) -> Away:
        async with self.lock:
            await self.note(person, wanted)
            return await self.of(person)

    async def note(self, person: Person, wanted: NewAbsence) -> None:
        at = now()
        begins, ends_at = max(wanted.begins, at), wanted.ends
        if not begins < ends_at < at + FARTHEST:
            raise Refusal(422, "away-wrong")
        known = await self.known(person)
        if any(each.begins < ends_at and begins < each.ends for each in known):
            raise Refusal(409, "away-twice")
        if sum(each.ends > at for each in known) >= self.settings.away_periods:
            raise Refusal(409, "away-too-often", most=self.settings.away_periods)
        new = Absence(0, begins, ends_at)
        for year in range(year_of(begins), year_of(ends_at) + 1):
            left = self.settings.away_days - days_in(year, known)
            if days_in(year, [new]) > left:
                raise Refusal(409, "away-too-long", most=self.settings.away_days, year=str(year), left=max(0, int(left)))
        await self.change(person, [*known, new], insert(absences).values(person=person.id, begins=begins, ends=ends_at))

    async def end(self, person: Person, number: int) -> Away:
        """What has begun ends now; what has not is forgotten."""
        async with self.lock:
            await self.forget(person, number)
            return await self.of(person)

    async def forget(self, person: Person, number: int) -> None:
        at = now()
        known = await self.known(person)
        found = next((each for each in known if each.id == number and each.ends > at), None)
        if found is None:
            raise Refusal(404, "not-found")
        others = [each for each in known if each is not found]
        mine = (absences.c.id == number, absences.c.person == person.id)
        if found.begins < at:
            await self.change(person, [*others, Absence(number, found.begins, at)], update(absences).where(*mine).values(ends=at))
        else:
            await self.change(person, others, delete(absences).where(*mine))

    async def change(self, person: Person, known: list[Absence], statement: object) -> None:
        """From now on; the clocks of that person run out at another time. What is past stays as it was, so nothing is counted anew."""
        away = self.tables.absences
        away[person.id] = sorted((each.begins, each.ends) for each in known)
        for room in self.tables.live.values():
            if room.table.clock is None or not room.seats_of(person.id):
                continue
            for seat in room.seats_of(person.id):
                clock = room.table.clocks.get(seat)
                if clock is not None and clock.since is not None:
                    clock.due = ends(clock.since, clock.free + clock.left, periods(room.table.clock, person.id, away))
            room.publish()
        snapshot = {person.id: away[person.id]}

        def statements(connection: Connection) -> set[str]:
            connection.execute(statement)  # type: ignore[call-overload]
            changed = expect_anew(connection, snapshot, person.id)
            for table in changed:
                self.store.change(connection, table)
            self.store.note(connection, "absences", person.id)
            return changed

        changed = await self.store.write(statements)
        if self.store.shared:
            self.tables.hear(changed)

    async def hear(self, people: list[str]) -> None:
        """Another server has noted when these are away; or any, if none is named."""
        found = await self.store.read(all_absences)
        known = self.tables.absences
        if not people:
            known.clear()
            known.update(found)
        for person in map(int, people):
            known[person] = found.get(person, [])


def year_of(at: float) -> int:
    return datetime.fromtimestamp(at, UTC).year


def days_in(year: int, periods: list[Absence]) -> float:
    """How many days of that year lie in these periods."""
    first, last = (datetime(each, 1, 1, tzinfo=UTC).timestamp() for each in (year, year + 1))
    return sum(max(0.0, min(last, each.ends) - max(first, each.begins)) for each in periods) / DAY
