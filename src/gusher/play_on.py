"""Playing on from a moment of another game: the record that begins there, and the luck that it would have met.

The entries up to that moment are taken over; all that is new comes after them. Draws are numbered through, those that were taken over
included. So whoever draws with the luck of the other game meets what it met, as long as he chooses the same.
"""

from __future__ import annotations

from gusher.core.record import Entry, Record
from gusher.luck import Luck
from gusher.verifying import luck_of, verify


def played_on(record: Record, taken_over: list[Entry], players: list[str]) -> Record:
    """A game that begins after these entries, of the same set-up; who plays it, and with what luck, is its own business."""
    begun = Record(record.game, record.seats, record.options, players)
    begun.entries = list(taken_over)
    begun.begun = len(taken_over)
    return begun


def luck_as_it_was(record: Record, at: int) -> Luck | None:
    """What drew all that came after so many entries of a record; None where that is not known.

    The record must carry a seed from which its draws follow, and not have taken that part over from a third game.
    """
    if at < (record.begun or 0) or not verify(record).fair:
        return None
    return luck_of(record)
