"""A table that plays on from a moment of another game: of a finished one, of a record from disk, or of an own one against bots.

What lies open can be played on from any moment. A running game can be played on only by who plays it alone against bots, with new luck: the
new table begins with the true entries, so who plays on there may come to know what the bots hide here. It is nobody's business but his own.
"""

from __future__ import annotations

import asyncio

from gusher.core.record import Record
from gusher.house import House
from gusher.luck import Luck
from gusher.play_on import luck_as_it_was
from gusher.server.hours import now
from gusher.server.people.boxes import keep
from gusher.server.refusal import Refusal
from gusher.server.rooms.room import Room
from gusher.server.rooms.seating.seats import check_nonce, new_seat
from gusher.server.rooms.tables import Beginning, Tables
from gusher.server.scenes.history import History
from gusher.server.stores.store import LogRow, Person, SeatRow, Terms
from gusher.server.studies.trying import Line, line_of
from gusher.server.wire import Made, PlayOn


async def from_table(tables: Tables, room: Room, person: Person, wish: PlayOn) -> Made:
    async with room.lock:
        history = room.past or begun(room)  # also from what can be shown of a table that cannot go on itself
        if not room.lies_open and (room.table.rated or any(seat.person != person.id for seat in room.people())):
            raise Refusal(409, "not-over")
        line = await asyncio.to_thread(line_of, history, wish.at, wish.moves if room.lies_open else [])
        record = history.copy_of_record()
        if isinstance(room.luck, Luck) and room.lies_open:
            record.luck = room.luck.opened()
    return await begin(tables, person, wish, record, line, room.table.box)


async def from_record(tables: Tables, history: History, person: Person, wish: PlayOn) -> Made:
    line = await asyncio.to_thread(line_of, history, wish.at, wish.moves)
    box = None
    if history.game.custom_data:
        assert isinstance(history.game, House)
        box = (await keep(tables.store, tables.settings, person, history.game, history.game.title, history.game.data, "")).id
    return await begin(tables, person, wish, history.record, line, box)


def begun(room: Room) -> History:
    room.check_sound()
    if room.history is None:
        raise Refusal(409, "outdated" if room.outdated else "not-begun")
    return room.history


async def begin(tables: Tables, person: Person, wish: PlayOn, record: Record, line: Line, box: str | None) -> Made:
    """The table; its game begins at once unless a seat is open."""
    if line.state.over:
        raise Refusal(409, "over-there")
    if len(wish.seats) != record.seats:
        raise Refusal(422, "bad-seats", seats=record.seats)
    luck = await asyncio.to_thread(luck_as_it_was, record, line.count) if wish.same_luck else None
    if wish.same_luck and luck is None:
        raise Refusal(409, "luck-not-known")
    nonce = check_nonce(wish.nonce)
    seats: list[SeatRow] = []
    for number, seat in enumerate(wish.seats):
        seats.append(new_seat(person, number, seat, nonce, seats, tables.settings.name_length))
    entries = [*record.entries[: line.count], *line.entries]
    at = now()
    log = [LogRow(number, entry.seat, entry.action.notation, at=at) for number, entry in enumerate(entries)]
    game = record.game
    return await tables.add(person, game, seats, Terms(record.options, wish.listed, wish.coach, box), beginning=Beginning(log, luck))
