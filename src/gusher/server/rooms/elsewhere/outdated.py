"""What is shown of a table that cannot go on by the rules that we have: where they part, and what was chosen after that."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gusher.server.upgrades.comparing import version_of, ways
from gusher.server.wire import EntryAfter, Parting

if TYPE_CHECKING:
    from gusher.server.rooms.room import Room

AFTER: Final = 400  # entries of an outdated table that are listed after what can be shown


def parting(room: Room, own: list[int]) -> Parting:
    """Where an outdated table leaves what can be shown. What others chose after that is shown where nothing is hidden any more."""
    assert room.parted is not None
    at = room.parted.at
    played = ways(room.table)[-1]
    ours = ("", "") if room.game is None else version_of(room.game)
    after = [
        EntryAfter(row.seat, row.action if room.lies_open or row.seat in own else None, row.back_to is not None)
        for row in room.rows[at or 0 :]
    ]
    result = room.table.summary.result if room.was == "over" else None
    return Parting(
        at,
        room.parted.why,
        room.parted.section,
        room.was,
        room.table.rules,
        room.table.data,
        played.program,
        *ours,
        after[:AFTER],
        len(after),
        None if result is None else [place for place, _ in result],
        None if result is None else [points for _, points in result],
    )
