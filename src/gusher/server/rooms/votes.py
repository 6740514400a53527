"""What the people at a table decide together: a taking back, a bot for somebody who is away, the end of the game.

One wish at a time. Who proposes it agrees by that. One no is enough to refuse, and a vote that is not cast in time is a no: who is away
keeps his vote on what was played, and is not asked about the rest.
"""

from __future__ import annotations

import msgspec

from gusher.core.errors import IllegalAction
from gusher.server.refusal import Refusal
from gusher.server.rooms.changes.waiting import commit, guarded, put_to_vote
from gusher.server.rooms.orders import withdraw
from gusher.server.rooms.room import After, Room, wish_row
from gusher.server.stores.rows import keep_wish
from gusher.server.stores.store import Person, SeatRow
from gusher.server.wire import Wish


def others(room: Room, person: Person) -> list[SeatRow]:
    return [seat for seat in room.people() if seat.person != person.id]


async def wish_to_take_back(room: Room, person: Person, seat: int, to: int, free: bool, key: str) -> None:
    """All other people have a say, also those who are away or let a bot play for them, unless nothing was shown."""
    owed = [] if free else [each.seat for each in others(room, person)]
    await propose(room, Wish(0, "take_back", seat, [], owed, to=to), key)


async def wish_to_end(room: Room, person: Person, seat: int, key: str) -> None:
    """All people present have a say, also those who let a bot play for them."""
    owed = [each.seat for each in others(room, person) if not room.is_away(each.person)]
    await propose(room, Wish(0, "end", seat, [], owed), key)


async def wish_to_stand_in(room: Room, person: Person, seat: int, bot: str) -> None:
    """For somebody else, who must be away: those who play themselves have a say."""
    absent = room.seats[seat].person
    wait = room.away_in(absent)
    if wait is None:
        raise Refusal(409, "is-here", seat=seat)
    if wait:
        raise Refusal(409, "not-away-yet", seat=seat, seconds=int(wait) + 1)
    present = [each for each in others(room, person) if each.stand_in is None and not room.is_away(each.person)]
    await propose(room, Wish(0, "stand_in", room.seats_of(person.id)[0], [], [each.seat for each in present], about=seat, bot=bot), None)


async def propose(room: Room, wish: Wish, key: str | None) -> None:
    """Ask the others; if nobody owes a vote it is done at once. The lock is held."""
    if room.wish is not None:
        raise IllegalAction("", "wish-pending")
    if not wish.owed:
        await grant(room, wish, key)
        return
    room.limits.wish(room.seats[wish.seat].person)
    await put_to_vote(room, wish)


async def count(room: Room, seat: int, agree: bool, key: str) -> None:
    """The vote of a seat that owes one. The lock is held."""
    wish = room.wish
    assert wish is not None
    if not agree:
        await put_to_vote(room, None)
        return
    owed = [each for each in wish.owed if each != seat]
    if owed:
        await put_to_vote(room, msgspec.structs.replace(wish, owed=owed, agreed=[*wish.agreed, seat]))
    else:
        await grant(room, wish, key)


async def grant(room: Room, wish: Wish, key: str | None) -> None:
    if wish.to is not None:
        await undo(room, wish.to, key)
    elif wish.about is not None:
        await let_stand_in(room, wish.about, wish.bot)
    else:
        await finish(room)


async def undo(room: Room, place: int, key: str | None) -> None:
    assert room.history is not None
    row = room.history.take_back(place)
    row.command = key
    await commit(room, [row], None)
    if row.seat is not None:
        await withdraw(room, row.seat)
    room.moved()


async def let_stand_in(room: Room, seat: int, bot: str | None) -> None:
    """From now on a bot plays that seat, or its person again."""
    assert room.history is not None
    after = After(room.history, room.seats_with(seat, bot), room.table.status)
    row = wish_row(room, None)
    over = room.vote is not None and room.vote.wish is not None and room.vote.wish.about == seat
    beside = [*room.guards(True, room.length), *room.beside(after), *([keep_wish(room.id, row)] if over else [])]
    await guarded(room, room.store.stand_in(room.id, seat, bot, beside))
    room.vote = row if over else room.vote
    room.seats[seat].stand_in = bot
    room.show_seats()


async def finish(room: Room) -> None:
    """The game ends now, without a result."""
    await commit(room, [], "ended")
    room.moved()
