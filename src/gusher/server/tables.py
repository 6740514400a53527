"""All tables: those in memory, loaded when somebody looks and dropped when nobody does, and those that are only stored."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time

from gusher import registry
from gusher.bots import strengths
from gusher.core.errors import IllegalAction, SetupError
from gusher.core.game import Game
from gusher.server.bots import Bots
from gusher.server.fences import Fences
from gusher.server.orders import Orders
from gusher.server.people import check_text
from gusher.server.problems import Refusal
from gusher.server.room import Room, playable
from gusher.server.settings import Settings
from gusher.server.store import Conflict, Person, SeatRow, Store, Stored, Summary, TableRow
from gusher.server.wire import Join, Made, NewSeat, NewTable

log = logging.getLogger(__name__)


class Tables:
    def __init__(self, store: Store, settings: Settings, minds: Bots) -> None:
        self.store = store
        self.settings = settings
        self.bots = minds
        self.fences = Fences(settings)
        self.orders = Orders(settings)
        self.live: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room | None]] = {}

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
        stored = await self.store.load(table)
        if stored is None:
            return None
        room = await asyncio.to_thread(Room, stored, playable(stored, registry.game), self.store, self.settings)
        self.enter(room)
        self.bots.wake(room)
        self.orders.wake(room)
        return room

    def enter(self, room: Room) -> None:
        self.live[room.id] = room
        room.on_change = self.changed

    def changed(self, room: Room) -> None:
        self.bots.wake(room)
        self.orders.wake(room)
        self.fences.look(room)

    async def run(self) -> None:
        """What goes on beside the requests."""
        async with asyncio.TaskGroup() as group:
            group.create_task(self.sweep())
            group.create_task(self.fences.run())

    async def sweep(self) -> None:
        """Keep the summaries for the lobby, and drop the rooms that nobody looks at."""
        while True:
            await asyncio.sleep(self.settings.sweep)
            try:
                await self.sum_up()
            except Exception:
                log.exception("the summaries were not kept")
            late = time.monotonic() - self.settings.idle
            for table, room in list(self.live.items()):
                quiet = table not in self.bots.tasks and table not in self.orders.tasks
                idle = not room.watchers and room.touched < late and not room.unsummed and quiet
                if room.spoilt or (idle and not room.lock.locked()):
                    del self.live[table]

    async def sum_up(self) -> None:
        rooms = [room for room in self.live.values() if room.unsummed and not room.busy and not room.spoilt]
        if not rooms:
            return
        for room in rooms:
            room.unsummed = False
            room.table.summary, room.table.changed = room.summary(), room.changed
        await self.store.sum_up({room.id: (room.table.summary, room.changed) for room in rooms})

    # Making and filling

    async def make(self, person: Person, wanted: NewTable) -> Made:
        try:
            game = registry.game(wanted.game)
            options = game_options(game, len(wanted.seats), wanted.options)
        except SetupError as refused:
            raise Refusal(422, "bad-setup", detail=str(refused)[:300]) from None
        seats = [self.new_seat(person, number, seat) for number, seat in enumerate(wanted.seats)]
        return await self.add(person, game, options, seats, wanted.listed, None)

    def new_seat(self, person: Person, number: int, wanted: NewSeat) -> SeatRow:
        if wanted.kind == "me":
            return SeatRow(number, "person", person.id, person.name)
        if wanted.kind == "local":
            return SeatRow(number, "person", person.id, check_text(wanted.name, self.settings.name_length, "name-wrong"))
        if wanted.kind == "bot":
            return SeatRow(number, "bot", name=check_bot(wanted.bot), bot=wanted.bot)
        if wanted.kind == "open":
            return SeatRow(number, "open")
        raise Refusal(422, "bad-seat", seat=number)

    async def add(
        self, person: Person, game: Game, options: dict[str, object], seats: list[SeatRow], listed: bool, rematch_of: str | None
    ) -> Made:
        if await self.store.count_unfinished(person.id) >= self.settings.tables_per_person:
            raise Refusal(429, "too-many-tables", most=self.settings.tables_per_person)
        now = time.time()
        table = TableRow(
            id=secrets.token_urlsafe(9),
            game=game.name,
            options=options,
            rules=game.rules_version,
            data=game.data_version,
            status="open",
            listed=listed,
            host=person.id,
            invite=secrets.token_urlsafe(12),
            created=now,
            changed=now,
            rematch=None,
            summary=Summary(),
            seats=seats,
        )
        room = Room(Stored(table, [], []), game, self.store, self.settings)
        await self.store.add_table(table, rematch_of)
        self.enter(room)
        if all(seat.kind != "open" for seat in seats):
            async with room.lock:
                await room.begin([])
        return Made(table.id, table.invite)

    async def join(self, room: Room, person: Person, wish: Join) -> Made:
        """Sit down; the last one to do so begins the game. Whoever sits already is simply told so."""
        async with room.lock:
            if wish.seat is None and room.seats_of(person.id):
                return Made(room.id, room.table.invite)
            if room.table.status != "open":
                raise Refusal(409, "not-open")
            free = [seat.seat for seat in room.seats if seat.kind == "open" and wish.seat in (None, seat.seat)]
            if not free:
                raise Refusal(409, "seat-taken")
            seat = SeatRow(free[0], "person", person.id, person.name)
            if sum(1 for each in room.seats if each.kind == "open") == 1:
                await room.begin([seat])
            else:
                await self.store.take_seat(room.id, seat)
                room.table.seats[free[0]] = seat
            room.show_seats()
        return Made(room.id, room.table.invite)

    async def start(self, room: Room, person: Person) -> None:
        async with room.lock:
            if room.table.host != person.id:
                raise Refusal(403, "not-host")
            usual = self.settings.usual_bot
            try:
                await room.begin([SeatRow(seat.seat, "bot", name=usual, bot=usual) for seat in room.seats if seat.kind == "open"])
            except IllegalAction as refused:
                raise Refusal(409, refused.reason) from None

    async def stand_in(self, room: Room, person: Person, number: int, bot: str | None) -> None:
        """A bot plays for somebody: for oneself at any time, for others while they are away. Only the person himself ends it."""
        async with room.lock:
            if not 0 <= number < len(room.seats) or room.seats[number].kind != "person":
                raise Refusal(422, "bad-seat", seat=number)
            seat = room.seats[number]
            own = seat.person == person.id
            if not room.seats_of(person.id) or (bot is None and not own):
                raise Refusal(403, "not-your-seat", seat=number)
            if bot is not None and not own and room.is_here(seat.person):
                raise Refusal(409, "is-here", seat=number)
            if bot is not None:
                check_bot(bot)
            await self.store.stand_in(room.id, number, bot)
            seat.stand_in = bot
            room.show_seats()
        self.bots.wake(room)

    async def rematch(self, room: Room, person: Person) -> Made:
        """The same game with the same people and bots; whoever asks first is its host, the others are led there."""
        if not room.seats_of(person.id):
            raise Refusal(403, "not-seated")
        if room.game is None or room.table.status != "over":
            raise Refusal(409, "not-over")
        if room.table.rematch is None:
            seats = [SeatRow(seat.seat, seat.kind, seat.person, seat.name, seat.bot) for seat in room.seats]
            try:
                made = await self.add(person, room.game, room.table.options, seats, room.table.listed, room.id)
                room.table.rematch = made.id
                room.publish()
            except Conflict:
                room.table.rematch = (await self.reload(room.id)).table.rematch
        other = await self.room(room.table.rematch or "")
        return Made(other.id, other.table.invite)

    async def reload(self, table: str) -> Stored:
        stored = await self.store.load(table)
        assert stored is not None
        return stored


def game_options(game: Game, seats: int, options: dict[str, object]) -> dict[str, object]:
    """The given options as the rules use them."""
    complete = game.complete(seats, options)
    return {name: complete[name] for name in options}


def check_bot(name: str) -> str:
    if name not in strengths():
        raise Refusal(422, "no-such-bot")
    return name
