"""What is told of a table to whom: its record as far as somebody may know it, its luck when the game is over."""

from __future__ import annotations

import asyncio

import msgspec

from gusher.luck import Luck
from gusher.server import wire
from gusher.server.refusal import Refusal
from gusher.server.rooms.room import Room
from gusher.server.scenes.secrecy import known_entries
from gusher.server.stores.store import Person
from gusher.server.upgrades.record import text_of
from gusher.variations import Variation, written
from gusher.verifying import repeat


async def known_record(room: Room, person: Person | None) -> str:
    """The record as text, cut before the first entry that the person may not know. A finished game lies open."""
    if room.outdated and room.was != "open":
        return await record_of_outdated(room, person)
    async with room.lock:
        if room.history is None:
            raise Refusal(409, "outdated" if room.outdated else "not-begun")
        record, known = room.history.copy_of_record(), room.history.known
        open_to_all = room.finished
        record.luck = told_luck(room)
    if not open_to_all:
        seats = room.seats_of(person.id if person is not None else None)
        del record.entries[await asyncio.to_thread(known_entries, record, seats, known) :]
        if record.begun is not None:
            record.begun = min(record.begun, len(record.entries))
    else:
        record.variations = written(await kept_lines(room, person))
    return record.text()


async def record_of_outdated(room: Room, person: Person | None) -> str:
    """All of it where nothing is hidden any more, or from nobody else: what the rules that it was played by go on with. Else as far as we
    can tell what the person may know."""
    own = room.seats_of(person.id if person is not None else None)
    alone = bool(own) and not room.table.rated and all(seat.seat in own for seat in room.people())
    past = room.past
    if room.lies_open or alone:
        return text_of(room.table, room.rows, None, told_luck(room), room.box)
    count = 0 if past is None else await asyncio.to_thread(known_entries, past.copy_of_record(), own, past.known)
    return text_of(room.table, room.rows[: room.seq], count, told_luck(room), room.box)


async def kept_lines(room: Room, person: Person | None) -> list[Variation]:
    """The lines that a person has tried at a finished table."""
    text = None if person is None else await room.store.variations(room.id, person.id)
    return [] if text is None else msgspec.json.decode(text, type=list[Variation])


def told_luck(room: Room) -> dict[str, object] | None:
    """What the head of the record says of it."""
    if not isinstance(room.luck, Luck) or room.table.lesson is not None:
        return None
    return room.luck.opened() if room.lies_open else room.luck.sealed()


async def opened(room: Room) -> wire.Luck:
    """All of it, with every draw made again, once for all who ask. Refuses while the game goes on."""
    if room.luck_told is not None:
        return room.luck_told
    async with room.lock:
        history, luck = room.history, room.luck
        if not room.finished or history is None:
            raise Refusal(409, "outdated" if room.outdated else "not-over")
        if not isinstance(luck, Luck):
            raise Refusal(409, "luck-unfixed")
        if room.table.prepared:
            raise Refusal(409, "luck-prepared")
        record, places = history.copy_of_record(), history.places
    found = await asyncio.to_thread(repeat, record, luck)
    differs = None if found.entry is None else places[found.entry]
    room.luck_told = wire.Luck(luck.commitment, luck.seed, luck.nonces, found.draws, differs)
    return room.luck_told
