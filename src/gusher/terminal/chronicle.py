"""What has happened, move by move: the events of a record, as they were heard or as its moves bring them about again."""

from __future__ import annotations

from gusher.core.event import Event
from gusher.core.record import Record
from gusher.core.rules import State


class Chronicle:
    """Events in order, each with the number of moves and draws after which it was heard."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.events: list[tuple[int, Event]] = []
        s = record.state(0)
        for number in range(len(record.entries)):
            self.events += [(number + 1, event) for event in events_of(record, number, s)]

    def hear(self, events: list[Event]) -> None:
        self.events += [(len(self.record.entries), event) for event in events]

    def forget(self, after: int) -> None:
        """Drop what happened after so many moves and draws."""
        self.events = [(number, event) for number, event in self.events if number <= after]

    def heard(self, seat: int | None, since: int) -> list[Event]:
        """The events from a place in the list on that a seat may know."""
        return [event for _, event in self.events[since:] if event.heard_by(seat)]

    def opening(self, since: int, openings: frozenset[str], closing: frozenset[str]) -> int:
        """From a place in the list back to the opening that it stands under, if it does."""
        for place in range(since - 1, -1, -1):
            event = self.events[place][1]
            if event.name in openings:
                return place
            if event.name in closing or "seat" not in event.values:
                break
        return since

    def since_round(self, rounds: int) -> int:
        """Where the last so many rounds begin, if the game has rounds."""
        for place in range(len(self.events) - 1, -1, -1):
            if self.events[place][1].name == "round":
                rounds -= 1
                if rounds == 0:
                    return place
        return 0


def events_of(record: Record, number: int, s: State) -> list[Event]:
    """Carry out one entry of a record on the state before it, and hear what it brings about."""
    s.log = []
    entry = record.entries[number]
    if entry.seat is None:
        s.meet(entry.action)
    else:
        s.play(entry.seat, entry.action)
    return s.log
