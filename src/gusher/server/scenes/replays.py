"""Scenes of records that somebody brings along. Nothing is stored; the last few are remembered while they are leafed through."""

from __future__ import annotations

import asyncio
import hashlib

from gusher import registry
from gusher.core.errors import RecordError
from gusher.core.record import read
from gusher.server.hours import now
from gusher.server.people.limits import Asker, Limits
from gusher.server.scenes.gallery import Aside, Gallery
from gusher.server.scenes.history import History
from gusher.server.stores.store import LogRow, Summary, TableRow
from gusher.server.wire import SeatCard, Status
from gusher.variations import of_record

KEPT = 4


class Replays:
    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.known: dict[str, History] = {}

    async def scene(self, raw: bytes, seat: int | None, at: int | None, asker: Asker) -> bytes:
        return scene((await self.open(raw, asker))[1], seat, at)

    async def open(self, raw: bytes, asker: Asker) -> tuple[str, History]:
        """The record with its digest."""
        key = hashlib.sha256(raw).hexdigest()
        history = self.known.pop(key, None)
        if history is None:
            self.limits.record(asker)
            history = await asyncio.to_thread(open_record, raw)
        self.known[key] = history
        while len(self.known) > KEPT:
            del self.known[next(iter(self.known))]
        return key, history


def open_record(raw: bytes) -> History:
    """The record, checked from its first line to its last."""
    try:
        record = read(raw.decode(), registry.game)
    except (UnicodeError, RecursionError):
        raise RecordError("this is not a record") from None
    history = History(record.game, record.seats, record.options, record.players, record.begun)
    for place, entry in enumerate(record.entries):
        history.again(LogRow(place, entry.seat, entry.action.notation))
    if record.result is not None and record.result != history.record.result:
        raise RecordError("the result at the end of the record is not that of its moves")
    of_record(record)
    history.record.luck = record.luck
    return history


def scene(history: History, seat: int | None, at: int | None) -> bytes:
    record = history.record
    if at is not None and at > history.seq:
        raise RecordError("the record has {count} moments", count=history.seq)
    if seat is not None and seat >= record.seats:
        raise RecordError("the record has {count} seats", count=record.seats)
    gallery = Gallery(table_of(history), record.game.title, history)
    return b"".join(gallery.scene(seat, 0, at, seat_cards(history), None, [], None, False, None, Aside()))


def table_of(history: History) -> TableRow:
    """As if the record were that of a table."""
    read_at = now()
    status: Status = "over" if history.state.over else "running"
    record = history.record
    game = record.game
    return TableRow(
        id="",
        game=game.name,
        options=record.options,
        rules=game.rules_version,
        data=game.data_version,
        status=status,
        listed=False,
        host=0,
        invite="",
        created=read_at,
        changed=read_at,
        rematch=None,
        summary=Summary(),
        seats=[],
        begun=record.begun,
    )


def seat_cards(history: History) -> list[SeatCard]:
    record = history.record
    names = record.players if len(record.players) == record.seats else [""] * record.seats
    return [SeatCard(number, "person", name, None, None, False, False) for number, name in enumerate(names)]
