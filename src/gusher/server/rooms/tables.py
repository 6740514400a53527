"""All tables: those in memory, loaded when somebody looks and dropped when nobody does, and those that are only stored."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from sqlalchemy import Connection

from gusher import __version__, registry
from gusher.core.errors import SetupError
from gusher.core.game import Game
from gusher.guide import Guide, read_guide
from gusher.house import House
from gusher.luck import Luck, new_seed
from gusher.server.clockwork import Period, TimeControl
from gusher.server.hours import now
from gusher.server.people.boxes import opened
from gusher.server.people.limits import Limits
from gusher.server.refusal import Refusal
from gusher.server.rooms.attendant import Attendant
from gusher.server.rooms.changes.waiting import begin
from gusher.server.rooms.elsewhere.arbiters import Arbiters, NoArbiters, Unproven
from gusher.server.rooms.elsewhere.following import adopt, follow
from gusher.server.rooms.room import Companion, Room
from gusher.server.rooms.seating.rated import check_table, still_rated
from gusher.server.rooms.seating.seats import check_nonce, made_for, new_seat
from gusher.server.settings import Settings
from gusher.server.stores.store import (
    Conflict,
    LogRow,
    LuckRow,
    Person,
    PlayedBy,
    SeatRow,
    Store,
    Stored,
    Summary,
    TableRow,
    Terms,
    Unreachable,
)
from gusher.server.upgrades.comparing import game_of, is_parted, playable, version_of
from gusher.server.upgrades.rows import keep_stamps, note_parting
from gusher.server.upgrades.stamps import Stamps
from gusher.server.wire import LiveClock, Made, NewSeat, NewTable, Rematch

log = logging.getLogger(__name__)

COMPARED: Final = 3  # sweeps after which our numbers of tables are held against those of the database
COMPARED_AT_ONCE: Final = 100
STAMPING: Final = 0.02  # seconds, of each sweep
STAMPING_AT_END: Final = 3.0
AT_A_TIME: Final = 0.001  # in which nobody is answered
SUGGESTED: Final = 3  # tables to end, for somebody who has too many
MINUTES: Final = (1, 600)
INCREMENT: Final = (0, 600)  # seconds
HOURS: Final = (1, 14 * 24)
RESERVE: Final = (0, 60 * 24)  # hours


@dataclass(slots=True)
class Beginning:
    """Where a game begins that plays on from another one: the entries that are taken over, and the luck of the other if it is met again."""

    log: list[LogRow]
    luck: Luck | None

    def fit(self, table: TableRow) -> None:
        table.begun = len(self.log)
        if self.luck is not None:
            table.seed, table.origin = self.luck.seed, LuckRow(self.luck.table, self.luck.nonces)


class Tables:
    def __init__(
        self,
        store: Store,
        settings: Settings,
        attendants: Sequence[Attendant] = (),
        companions: Sequence[Companion] = (),
        marks: Callable[[Room, int, bool], None] | None = None,
    ) -> None:
        """`marks` is who marks what a seat is asked, beside the scenes; at once, if it is said so."""
        self.store = store
        self.settings = settings
        self.attendants = attendants
        self.companions = companions
        self.marks = marks
        self.limits = Limits(settings)
        self.absences: dict[int, list[Period]] = {}  # of people, as whoever keeps clocks knows them
        self.live: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room | None]] = {}
        self.following: dict[str, asyncio.Task[None]] = {}
        self.behind: set[str] = set()  # tables of which others have written more than we have read
        self.entered: Callable[[Room], None] = lambda room: None
        self.dropped: Callable[[str], None] = lambda table: None
        self.turns = Turns(COMPARED_AT_ONCE)
        self.duty: Callable[[str], Awaitable[bool]] = ours  # whether it is for us to act at a table unasked
        self.arbiters: Arbiters = NoArbiters(store)

    # Rooms

    async def room(self, table: str) -> Room:
        """The live table of that id, loaded if need be."""
        room = self.live.get(table)
        if room is None or room.spoilt:
            task = self.loading.get(table)
            if task is None:
                task = self.loading[table] = asyncio.create_task(self.load(table))
                task.add_done_callback(lambda _: self.loading.pop(table, None))
            room = await asyncio.shield(task)
        if room is None:
            raise Refusal(404, "no-such-table")
        room.touched = time.monotonic()
        return room

    async def load(self, table: str) -> Room | None:
        found = await self.read(table)
        if found is None:
            return None
        room = await asyncio.to_thread(self.open, *found)
        self.settle(room)
        self.enter(room)
        if room.parted is not None and room.parted != room.table.parted:
            with suppress(Unreachable):
                await self.store.write(note_parting(table, room.parted))
        self.changed(room)
        return room

    async def read(self, table: str) -> tuple[Stored, Stamps] | None:
        """What is stored of a table; where somebody else decides what came of it, once he has."""
        stored = await self.store.load(table)
        if stored is None:
            return None
        waits = is_begun(stored) and playable(stored.table, registry.game) is None and not is_parted(stored.table, registry.game)
        return stored, await self.arbiters.proof(stored.table, len(stored.log) + 1 if waits else 0)

    async def renew(self, changed: Iterable[str]) -> None:
        """What is stored of these tables has been changed beside their rooms, so that other rooms are made from it."""
        for table in changed:
            if table in self.loading:
                await asyncio.wait([self.loading[table]])
            if table in self.live:
                self.live[table].spoil()

    # What other servers have done

    def hear(self, changed: Iterable[str]) -> None:
        """Others have changed these tables; those that are in memory follow."""
        for table in changed:
            if table in self.loading:  # from what was there before, perhaps
                self.loading[table].add_done_callback(lambda _, table=table: self.hear([table]))  # type: ignore[misc]
            if table not in self.live:
                continue
            self.behind.add(table)
            if table not in self.following:
                task = self.following[table] = asyncio.create_task(self.follow(table))
                task.add_done_callback(lambda _, table=table: self.following.pop(table, None))  # type: ignore[misc]

    async def follow(self, table: str) -> None:
        while table in self.behind:
            self.behind.discard(table)
            room = self.live.get(table)
            if room is None or room.spoilt:
                return
            async with room.lock:
                try:
                    await self.catch_up(room, False)
                except Unreachable:
                    return

    async def catch_up(self, room: Room, anew: bool) -> None:
        """Read what others have written; all of the table, if the room is not to be trusted. The lock is held."""
        try:
            if not anew and await self.go_along(room):
                return
            room.busy = True  # it may have gone where its own rules do not lead
            found = await self.read(room.id)
            fresh = None if found is None else await asyncio.to_thread(self.open, *found)
            if fresh is None:
                room.spoil()
                return
            adopt(room, fresh)
            self.settle(room)
            room.gallery.on_owed = None if self.marks is None or room.outdated else partial(self.marks, room)
        except BaseException as failed:
            if room.busy or not isinstance(failed, Unproven):
                room.spoil()
            raise
        finally:
            room.busy = False

    async def go_along(self, room: Room) -> bool:
        """Whether what others have written follows from where the room is, by the rules that the table names."""
        missed = await self.store.missed(room.id, room.length, room.revision)
        if missed is None:
            return False
        rows = missed if isinstance(missed, list) else missed.log
        same = isinstance(missed, list) or missed.table.versions == room.table.versions
        proof = await self.arbiters.proof(room.table, rows[-1].seq + 2) if rows and same and room.is_foreign else None
        return follow(room, missed, proof)

    async def compare(self) -> None:
        """Whatever nobody told us of. Of many tables some at a time: notes are lost with the connection that hears them, and then all
        tables are looked at anyway."""
        rooms = [self.live[table] for table in self.turns.next(self.live)]
        known = {room.id: (room.length, room.revision) for room in rooms if not room.spoilt and not room.lock.locked()}
        found = await self.store.numbers(list(known)) if known else {}
        self.hear(table for table, numbers in known.items() if found.get(table) != numbers)

    async def go_on(self) -> None:
        """Other servers have come or gone: tables that nobody plays by the rules that they name any more go on by ours."""
        for room in list(self.live.values()):
            if room.plays_along:
                async with room.lock:
                    with suppress(Unreachable):
                        if not room.spoilt:
                            await self.catch_up(room, False)
                    self.settle(room)

    def settle(self, room: Room) -> None:
        """Whoever had its rules may be gone, perhaps while it was loaded."""
        if room.plays_along and not self.arbiters.has(room.table):
            room.go_on()

    # Rooms in memory

    def open(self, stored: Stored, stamps: Stamps) -> Room:
        game = game_of(stored.table, registry.game, stored.box)
        elsewhere = self.arbiters.has(stored.table)
        room = Room(stored, game, self.store, self.settings, self.limits, stamps, elsewhere)
        without_box = game_of(stored.table, registry.game)
        if room.game is None and room.parted is not None and without_box is not None:  # it is the box that does not fit
            room.parted.rules, room.parted.data = version_of(without_box)
        return room

    def enter(self, room: Room) -> None:
        self.live[room.id] = room
        room.on_change = self.changed
        room.arbiters = self.arbiters
        room.companions = self.companions
        room.absences = self.absences
        room.gallery.on_owed = None if self.marks is None or room.outdated else partial(self.marks, room)
        if self.store.shared:
            room.catch_up = self.catch_up
            self.entered(room)

    def changed(self, room: Room) -> None:
        for attendant in self.attendants:
            if attendant.is_needed(room):  # as hardly ever
                attendant.wake(room)

    async def run(self) -> None:
        """Beside the requests: keep the summaries for the lobby, and drop the rooms that nobody looks at."""
        sweeps = 0
        while True:
            await asyncio.sleep(self.settings.sweep)
            sweeps += 1
            try:
                await self.sum_up()
                if self.store.shared and sweeps % COMPARED == 0:
                    await self.compare()
            except Unreachable:  # the store says so itself, here and below
                pass
            except Exception:
                log.exception("the summaries were not kept")
            try:
                await self.stamp()
            except Unreachable:
                pass
            except Exception:
                log.exception("tables were not stamped")
            late = time.monotonic() - self.settings.idle
            for table, room in list(self.live.items()):
                quiet = not any(table in attendant.tasks for attendant in self.attendants)
                kept = not (room.unsummed or room.unstamped) or room.fault is not None
                idle = not room.watchers and room.touched < late and kept and quiet
                if room.spoilt or (idle and not room.lock.locked()):
                    del self.live[table]
                    self.dropped(table)

    async def sum_up(self) -> None:
        rooms = [room for room in self.live.values() if room.unsummed and not room.busy and not room.spoilt and room.fault is None]
        if not rooms:
            return
        for room in rooms:
            room.unsummed = False
            room.table.summary, room.table.changed = room.summary(), room.changed
        try:
            await self.store.sum_up({room.id: (room.table.summary, room.changed) for room in rooms})
        except Unreachable:
            for room in rooms:
                room.unsummed = True
            raise

    async def stamp(self, seconds: float = STAMPING) -> None:
        """Note what tables look like, for the day when their rules change, within so many seconds; those most behind come first."""
        until = time.perf_counter() + seconds
        rooms = [room for room in self.live.values() if room.unstamped and room.fault is None and not room.plays_along]
        rooms.sort(key=lambda room: room.stamps.count - room.seq)
        stamped: list[Room] = []
        for room in rooms:
            while room.history is not None and room.stamps.is_behind(room.history) and not (room.busy or room.spoilt):
                room.stamps.catch_up(room.history, min(until, time.perf_counter() + AT_A_TIME))
                if time.perf_counter() >= until:
                    break
                await asyncio.sleep(0)
            if room.stamps.unwritten and not (room.busy or room.spoilt):
                stamped.append(room)
            if time.perf_counter() >= until:
                break
        lengths = [len(room.stamps.numbers) for room in stamped]
        if stamped:
            await self.store.write(keep_stamps({room.id: room.stamps for room in stamped}))
        for room, length in zip(stamped, lengths, strict=True):
            room.stamps.written = length

    async def stamp_at_once(self, room: Room) -> None:
        """A table that is ours, for who waits for it."""
        async with room.lock:
            if self.store.shared and not room.spoilt:
                await self.catch_up(room, False)
            if room.history is None or room.is_foreign or room.spoilt or room.fault is not None:
                return
            while room.stamps.is_behind(room.history):
                room.stamps.catch_up(room.history, time.perf_counter() + AT_A_TIME)
                await asyncio.sleep(0)
            keep, length = keep_stamps({room.id: room.stamps}), len(room.stamps.numbers)

            def statements(connection: Connection) -> None:
                keep(connection)
                self.store.note(connection, "tables", room.id)

            await self.store.write(statements)
            room.stamps.written = length

    async def stamp_all(self) -> None:
        """At the end of the server, as far as there is time."""
        await self.stamp(STAMPING_AT_END)

    # Making

    async def make(self, person: Person, wanted: NewTable) -> Made:
        check_table(person, wanted)
        try:
            game = await self.game(wanted.game, wanted.box)
            guide = read_guide(game) if wanted.guide else None
            if wanted.guide:
                wanted = led_by(guide, wanted)
            options = game_options(game, len(wanted.seats), wanted.options)
            terms = Terms(options, wanted.listed, wanted.coach, wanted.box or None, check_clock(wanted), wanted.rated)
        except SetupError as refused:
            raise Refusal(422, "bad-setup", refused) from None
        nonce = check_nonce(wanted.nonce)
        seats: list[SeatRow] = []
        for number, seat in enumerate(wanted.seats):
            seats.append(new_seat(person, number, seat, nonce, seats, self.settings.name_length))
        try:
            return await self.add(person, game, seats, terms, guide=guide)
        except Conflict:
            raise Refusal(404, "no-such-box") from None

    async def game(self, name: str, box: str) -> House:
        """A game, out of that box if one is named."""
        if not box:
            return registry.game(name)
        found = await self.store.box(box)
        if found is None or found.game != registry.game(name).name:
            raise Refusal(404, "no-such-box")
        return await asyncio.to_thread(opened, found)

    async def add(
        self,
        person: Person,
        game: Game,
        seats: list[SeatRow],
        terms: Terms,
        rematch_of: str | None = None,
        guide: Guide | None = None,
        beginning: Beginning | None = None,
    ) -> Made:
        made_at = now()
        unfinished = await self.store.unfinished(person.id, made_at - self.settings.abandoned)
        if len(unfinished) >= self.settings.tables_per_person:
            raise Refusal(429, "too-many-tables", most=self.settings.tables_per_person, tables=" ".join(unfinished[:SUGGESTED]))
        rules, data = version_of(game)
        table = TableRow(
            id=secrets.token_urlsafe(9),
            game=game.name,
            options=terms.options,
            rules=rules,
            data=data,
            status="open",
            listed=terms.listed,
            host=person.id,
            invite=secrets.token_urlsafe(12),
            created=made_at,
            changed=made_at,
            rematch=None,
            summary=Summary(),
            seats=seats,
            seed=new_seed() if guide is None else guide.luck_seed,
            lesson=None if guide is None else "on",
            coach=terms.coach,
            box=terms.box,
            clock=terms.clock,
            rated=terms.rated,
            versions=[PlayedBy(0, rules, data, __version__)],
        )
        if beginning is not None:
            beginning.fit(table)
        taken_over = [] if beginning is None else beginning.log
        room = Room(Stored(table, taken_over, []), game, self.store, self.settings, self.limits)
        await self.store.add_table(table, rematch_of, taken_over)
        self.enter(room)
        if all(seat.kind != "open" for seat in seats):
            async with room.lock:
                await begin(room, [])
        return made_for(room, person)

    async def rematch(self, room: Room, person: Person, wish: Rematch) -> Made:
        """The same game with the same people and bots; whoever asks first is its host, the others are led there.

        Its luck is its own. Only who asks can add a nonce, because it begins at once.
        """
        nonce = check_nonce(wish.nonce)
        if not room.seats_of(person.id):
            raise Refusal(403, "not-seated")
        if room.game is None or room.history is None or not room.finished:
            raise Refusal(409, "not-over")
        if room.table.rematch is None:
            seats = [again(seat, self.settings.usual_bot) for seat in room.seats]
            for own in room.seats_of(person.id):
                seats[own].nonce = nonce
            try:
                terms = replace(room.table.terms, rated=still_rated(room.table.rated, seats))
                made = await self.add(person, room.game, seats, terms, room.id)
                room.table.rematch = made.id
                room.table.revision += 1
                room.publish()
            except Conflict:
                room.table.rematch = (await self.reload(room.id)).table.rematch
        other = await self.room(room.table.rematch or "")
        return made_for(other, person)

    async def reload(self, table: str) -> Stored:
        stored = await self.store.load(table)
        assert stored is not None
        return stored


def is_begun(stored: Stored) -> bool:
    """Whether there is a game, now or before it ended."""
    table = stored.table
    return table.status != "open" and bool(stored.log) and (table.begun is None or table.nonces is not None)


async def ours(table: str) -> bool:
    return True


def again(seat: SeatRow, usual: str) -> SeatRow:
    """The same person or bot once more; a bot for who has left, or was deleted."""
    if seat.left or seat.deserted:
        bot = seat.bot or usual
        return SeatRow(seat.seat, "bot", name=bot, bot=bot)
    return SeatRow(seat.seat, seat.kind, seat.person, seat.name, seat.bot)


def led_by(guide: Guide | None, wanted: NewTable) -> NewTable:
    """The table that a guide leads through."""
    if guide is None:
        raise Refusal(422, "no-guide")
    seats = [NewSeat("me") if seat == guide.seat else NewSeat("bot", bot=guide.bot) for seat in range(guide.seats)]
    return NewTable(wanted.game, seats, guide.options, False, wanted.nonce, True)


def check_clock(wanted: NewTable) -> TimeControl | None:
    """The clock of a new table; none where only one person will play."""
    clock = wanted.clock
    if clock is None or all(seat.kind != "open" for seat in wanted.seats):
        return None
    if isinstance(clock, LiveClock):
        numbers = {"minutes": (clock.minutes, MINUTES), "increment": (clock.increment, INCREMENT)}
    else:
        numbers = {"hours": (clock.hours, HOURS), "reserve": (clock.reserve, RESERVE)}
    for what, (number, (least, most)) in numbers.items():
        if not least <= number <= most:
            raise Refusal(422, f"bad-clock-{what}", least=least, most=most)
    return clock


def game_options(game: Game, seats: int, options: dict[str, object]) -> dict[str, object]:
    """The given options as the rules use them."""
    complete = game.complete(seats, options)
    return {name: complete[name] for name in options}


class Turns:
    """What is looked at again and again, but not all of it at once: some at a time, each in its turn."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.place = 0

    def next(self, there: Iterable[str]) -> list[str]:
        """Those of them whose turn it is; all, where they are few."""
        found = list(there)
        if len(found) <= self.most:
            return found
        start = self.place % len(found)
        self.place = start + self.most
        return (found + found)[start : start + self.most]
