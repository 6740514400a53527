"""Who sits where: joining, handing out seats, removing, leaving, beginning, standing in."""

from __future__ import annotations

import secrets
import time

from gusher.bots import strengths
from gusher.core.errors import IllegalAction
from gusher.luck import NONCE
from gusher.server.people.names import check_alone, check_text, numbered
from gusher.server.refusal import Refusal
from gusher.server.rooms.changes.choices import running
from gusher.server.rooms.changes.waiting import begin, commit, end_lesson, free, guarded
from gusher.server.rooms.orders import withdraw
from gusher.server.rooms.room import Room
from gusher.server.rooms.seating.invitations import check_unused, offered_seat
from gusher.server.rooms.seating.rated import check_filling, check_handing_out, check_joining, check_standing_in
from gusher.server.rooms.votes import let_stand_in, wish_to_stand_in
from gusher.server.stores.invitations import use_link
from gusher.server.stores.store import Change, Person, SeatRow
from gusher.server.wire import Join, Made, NewSeat


async def join(room: Room, person: Person, wish: Join, invited: bool = True) -> Made:
    """Sit down; the last one to do so begins the game. Whoever sits already is simply told so.

    Who is not `invited` to the table can be so to one seat, by a link, which is used up by it.
    """
    nonce = check_nonce(wish.nonce)
    async with room.lock:
        offered = None if room.seats_of(person.id) else offered_seat(room, wish.invite)
        if not invited and offered is None:
            check_unused(room, wish.invite)
            raise Refusal(403, "only-watching")
        own = room.seats_of(person.id)
        if own and wish.seat in (None, *own):
            return made_for(room, person)
        if room.table.status != "open":
            raise Refusal(409, "closed" if room.table.status == "ended" else "not-open")
        if own:
            raise Refusal(409, "one-seat")
        if person.id in room.removed:
            raise Refusal(403, "was-removed")
        check_joining(room, person)
        if offered is not None and not invited and wish.seat not in (None, offered):
            raise Refusal(403, "other-seat", number=offered + 1)
        wanted = offered if wish.seat is None else wish.seat
        free = [seat.seat for seat in room.seats if seat.kind == "open" and wanted in (None, seat.seat)]
        if not free and wanted is not None and wanted == offered:
            raise Refusal(409, "link-seat-taken", number=offered + 1)
        if not free:
            raise Refusal(409, "seat-taken")
        free.sort(key=lambda seat: seat in room.links)  # those that somebody else was invited to come last
        await sit(room, seat_for(person, free[0], nonce, room.seats, room.settings.name_length), free[0] == offered)
        room.look_anew(person.id)
    return made_for(room, person)


async def sit(room: Room, seat: SeatRow, by_link: bool = False) -> None:
    """Somebody has an open seat from now on; with the last one the game begins. The lock is held."""
    also = [use_link(room.id, seat.seat)] if by_link else []
    if seat.person is not None:
        room.seen[seat.person] = time.monotonic()
    if sum(1 for each in room.seats if each.kind == "open") == 1:
        await begin(room, [seat], also)
    else:
        await guarded(room, room.store.take_seat(room.id, seat, [*room.guards(True), *also]))
        room.table.seats[seat.seat] = seat
    if by_link:
        room.links[seat.seat].used = True
        room.admit_anew()
    room.show_seats()


async def hand_out(room: Room, person: Person, number: int, to: int) -> None:
    """The host gives somebody at the table one more seat."""
    async with room.lock:
        check_host(room, person)
        check_handing_out(room)
        if not all(0 <= each < len(room.seats) for each in (number, to)) or room.seats[to].person is None:
            raise Refusal(422, "bad-seat", seat=to)
        if room.seats[number].kind != "open":
            raise Refusal(409, "seat-taken")
        first = next(seat for seat in room.seats if seat.person == room.seats[to].person)
        await sit(room, seat_for(Person(first.person or 0, first.name), number, first.nonce, room.seats, room.settings.name_length))
        room.look_anew(first.person)


def check_host(room: Room, person: Person) -> None:
    """Before the game its host decides who sits where."""
    if room.table.host != person.id:
        raise Refusal(403, "not-host")
    if room.table.status != "open":
        raise Refusal(409, "not-open")


async def remove(room: Room, person: Person, number: int) -> None:
    """The host frees the seats of somebody else, who cannot come back to this table."""
    async with room.lock:
        check_host(room, person)
        removed = room.seats[number].person if 0 <= number < len(room.seats) else None
        if removed is None or removed == person.id:
            raise Refusal(422, "bad-seat", seat=number)
        await free(room, removed, "open", Change(removed=removed))


async def leave(room: Room, person: Person) -> None:
    """Be done with a table: free the seats before the game, leave them to a bot within it, forget it afterwards.

    The host's part passes on; with nobody to pass it to, the table ends.
    """
    async with room.lock:
        hosts = room.table.host == person.id
        if not hosts and not room.seats_of(person.id):
            raise Refusal(403, "not-seated")
        others = [seat.person for seat in room.people() if seat.person != person.id]
        if room.finished or room.outdated:
            await room.store.rearrange(room.id, Change(hidden=person.id))
        elif hosts and not others:
            await commit(room, [], "ended")
            await room.store.rearrange(room.id, Change(hidden=person.id))
            room.moved()
        else:
            for seat in room.seats_of(person.id):
                await withdraw(room, seat)
            kind = "open" if room.table.status == "open" else "bot"
            await free(room, person.id, kind, Change(host=others[0] if hosts else None))


async def give_up(room: Room, number: int) -> None:
    """A bot has that seat for good, as if its person had left it. The lock is held."""
    person = room.seats[number].person
    assert person is not None
    others = [seat.person for seat in room.people() if seat.person != person]
    passes = room.table.host == person and room.seats_of(person) == [number]
    await withdraw(room, number)
    await free(room, person, "bot", Change(host=others[0] if passes and others else None), [number])


async def leave_lesson(room: Room, person: Person) -> None:
    """Play on without the guide."""
    async with room.lock:
        if not room.seats_of(person.id):
            raise Refusal(403, "not-seated")
        if room.guide is not None:
            await end_lesson(room)


async def share(room: Room, person: Person, on: bool) -> None:
    """The host lets others watch by a link, at any time, also afterwards. With a new link, or none, the old one leads nowhere any more."""
    async with room.lock:
        if room.table.host != person.id:
            raise Refusal(403, "not-host")
        watch = secrets.token_urlsafe(12) if on else None
        await room.store.share(room.id, watch)
        room.table.revision += 1
        room.table.watch = watch
        room.admit_anew()
        room.publish()


async def start(room: Room, person: Person) -> None:
    async with room.lock:
        check_host(room, person)
        check_filling(room)
        usual = room.settings.usual_bot
        try:
            await begin(room, [SeatRow(seat.seat, "bot", name=usual, bot=usual) for seat in room.seats if seat.kind == "open"])
        except IllegalAction as refused:
            raise Refusal(409, refused.reason) from None


async def stand_in(room: Room, person: Person, number: int, bot: str | None) -> None:
    """A bot plays for somebody: for oneself at once, for who is away if the others wish it. Only the person himself ends it."""
    async with room.lock:
        if not 0 <= number < len(room.seats) or room.seats[number].kind != "person":
            raise Refusal(422, "bad-seat", seat=number)
        seat = room.seats[number]
        own = seat.person == person.id
        if not room.seats_of(person.id) or (bot is None and not own):
            raise Refusal(403, "not-your-seat", seat=number)
        if bot is not None:
            check_bot(bot)
        check_standing_in(room, own, bot)
        try:
            running(room)
            if own:
                await let_stand_in(room, number, bot)
            elif bot is not None:
                await wish_to_stand_in(room, person, number, bot)
        except IllegalAction as refused:
            raise Refusal(409, refused.reason) from None


# A seat


def new_seat(person: Person, number: int, wanted: NewSeat, nonce: str, others: list[SeatRow], most: int) -> SeatRow:
    """As whoever makes a table wants it; a name has at most so many letters."""
    if wanted.kind == "me":
        return seat_for(person, number, nonce, others, most)
    if wanted.kind == "local":
        name = check_text(wanted.name, most, "name-wrong")
        return SeatRow(number, "person", person.id, check_alone(name, names_at(others)), nonce=nonce)
    if wanted.kind == "bot":
        return SeatRow(number, "bot", name=check_bot(wanted.bot), bot=wanted.bot)
    if wanted.kind == "open":
        return SeatRow(number, "open")
    raise Refusal(422, "bad-seat", seat=number)


def seat_for(person: Person, number: int, nonce: str, others: list[SeatRow], most: int) -> SeatRow:
    """A seat in that person's name, which must look like nobody else's; his second one has a number."""
    own = sum(1 for seat in others if seat.person == person.id)
    name = person.name if not own else numbered(person.name, own + 1, most)
    return SeatRow(number, "person", person.id, check_alone(name, names_at(others)), nonce=nonce)


def names_at(seats: list[SeatRow]) -> list[str]:
    """What people at these seats are called, or were before they left."""
    return [seat.name for seat in seats if seat.kind == "person" or seat.left]


def made_for(room: Room, person: Person) -> Made:
    own = room.seats_of(person.id)
    return Made(room.id, room.table.invite, room.seats[own[0]].nonce if own else "")


def check_nonce(nonce: str) -> str:
    if not NONCE.fullmatch(nonce):
        raise Refusal(422, "bad-nonce")
    return nonce


def check_bot(name: str) -> str:
    if name not in strengths():
        raise Refusal(422, "no-such-bot")
    return name
