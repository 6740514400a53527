"""Changes of a room by who waits until they are committed. The lock is held, but where something is said of it.

Coroutines, and so not compiled as the room is (ADR 0034).
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from typing import Final

from gusher.core.errors import IllegalAction
from gusher.server.hours import now
from gusher.server.rooms.room import After, Room, Writing, luck_of, take_over, wish_row
from gusher.server.scenes.history import History
from gusher.server.stores.rows import keep_wish
from gusher.server.stores.store import AdviceRow, Change, Conflict, LogRow, SeatRow, Statements
from gusher.server.stores.writer import promise
from gusher.server.upgrades.stamps import Stamps
from gusher.server.wire import Status, Wish

MARKED_WITHIN: Final = 0.3  # seconds that a scene waits for its marks, if nothing follows it


async def commit(room: Room, rows: list[LogRow], status: Status | None, back: int | None = None) -> None:
    """Write entries that the history has already; the person of the seat `back` is back by it. If that fails, the room is not to be
    trusted any more; if somebody was faster, it is as he has left it."""
    done, told = promise()
    await finish(room, room.write(rows, status, back, told), done)


async def finish(room: Room, writing: Writing, done: asyncio.Future[None]) -> None:
    """The end of what `Room.write` has begun."""
    try:
        await done
    except Conflict:
        await overtaken(room)
        raise
    except BaseException:
        room.spoil()
        raise
    finally:
        room.busy = False
    room.written(writing)


async def overtaken(room: Room) -> None:
    """Somebody else was faster: what was to be written never was."""
    try:
        await room.catch_up(room, True)
    finally:
        room.busy = False


async def guarded(room: Room, writing: Awaitable[object]) -> None:
    """A change beside the log, which has `guards`."""
    try:
        await writing
    except Conflict:
        await room.catch_up(room, True)
        raise
    room.table.revision += 1


async def store_change(room: Room, statements: list[Statements]) -> None:
    await guarded(room, room.store.append(room.id, [], None, None, [*room.guards(True, room.length), *statements]))


@asynccontextmanager
async def on_duty(room: Room) -> AsyncIterator[None]:
    """Take the lock, to act unasked."""
    async with room.lock:
        room.acting = True
        try:
            yield
        finally:
            room.acting = False


async def put_to_vote(room: Room, wish: Wish | None) -> None:
    """From now on, until its time is over; none: nothing is."""
    row = wish_row(room, wish)
    await store_change(room, [keep_wish(room.id, row)])
    room.vote = row
    room.remind()
    room.publish()


async def free(room: Room, person: int, kind: str, change: Change, seats: Sequence[int] = ()) -> None:
    """Take that person's seats, or only these: they are open again, or a bot has them for good. What else `change` says is done with it."""
    usual = room.settings.usual_bot
    after = After(room.history, list(room.seats), room.table.status)
    for seat in seats or room.seats_of(person):
        taken = SeatRow(seat, "open") if kind == "open" else room.seats[seat].left_to(usual)
        change.seats.append(taken)
        after.seats[seat] = taken
    over = [keep_wish(room.id, wish_row(room, None))] if room.vote is not None else []
    await guarded(room, room.store.rearrange(room.id, change, [*room.guards(True, room.length), *room.beside(after), *over]))
    for taken in change.seats:
        room.table.seats[taken.seat] = taken
    if change.host is not None:
        room.table.host = change.host
    if change.removed is not None:
        room.removed.add(change.removed)
    room.vote = None if room.vote is None else replace(room.vote, wish=None)
    room.look_anew(person)
    room.show_seats()


async def end_lesson(room: Room) -> None:
    """Go on without the guide."""
    await room.store.leave_lesson(room.id)
    room.table.revision += 1
    room.table.lesson = "left"
    room.guide = None
    room.publish()


async def note_coach(room: Room, seat: int, moment: int) -> None:
    """Let everybody know that the coach was asked at this question."""
    if room.history is None or (moment, seat) in room.coached:
        return
    await room.store.note_advice(room.id, AdviceRow(moment, seat))
    room.table.revision += 1
    room.coached.add((moment, seat))
    room.history.tell_coach(seat)
    room.publish()


async def begin(room: Room, filled: list[SeatRow], also: Sequence[Statements] = ()) -> None:
    """Start the game, with these seats as they now are, and what is `also` to be written."""
    if room.game is None or room.table.status != "open":
        raise IllegalAction("", "not-open")
    seats = [next((new for new in filled if new.seat == seat.seat), seat) for seat in room.seats]
    history = History(room.game, len(seats), room.table.options, [seat.name for seat in seats], room.table.begun)
    if room.taken_over:
        await asyncio.to_thread(take_over, history, room.taken_over)
    room.stamps = Stamps()  # some may be left of a beginning that was not written
    nonces = [seat.nonce for seat in seats]
    luck = luck_of(room.table, nonces)
    rows = history.draw(luck)
    beside = [*room.guards(True), *room.beside(After(history, seats, "running", now())), *also, *room.stamped(history)]
    await guarded(room, room.store.begin(room.id, filled, nonces, rows, beside))
    room.went_on()
    room.luck = luck
    room.table.nonces = nonces
    room.table.seats = seats
    room.table.status = "running"
    room.history = history
    room.gallery.begin(history)
    room.look_around()
    room.moved()


async def marked(room: Room, seat: int | None) -> None:
    """Wait until the marks of what that seat is asked are known, but not for long. The lock is taken."""
    async with room.lock:
        owed = room.gallery.owed(seat)
    if owed is not None:
        with suppress(TimeoutError):
            await asyncio.wait_for(owed.wait(), MARKED_WITHIN)
