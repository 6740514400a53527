"""When a program answers for a seat.

Bots answer people as soon as they have thought: it is the page that tells what they did, at the reader's speed. A program waits where
nobody waits for it, at tables that bots play among themselves; and where its haste would tell that there was no choice (ADR 0012).
"""

from __future__ import annotations

import secrets
from collections import deque
from typing import Final

from gusher.server.rooms.room import Room
from gusher.server.scenes.history import History

KEPT: Final = 32

Kind = tuple[str, str, str]  # game, bot, rule


def pause(history: History, seat: int, delay: float) -> float:
    """About `delay` seconds before a turn, less within it. What is asked, and how much there is to choose from, makes no difference."""
    entries = history.record.entries
    again = bool(entries) and entries[-1].seat == seat
    return delay * (0.4 if again else 1.0) * (0.7 + secrets.randbelow(600) / 1000)


def plays_nobody(room: Room) -> bool:
    """Whether bots have all the seats, so that whoever looks wants to follow, or may want his seat back."""
    return all(seat.played_by is not None for seat in room.seats)


def is_alone(room: Room, seat: int) -> bool:
    """Whether nobody but the person of that seat can see when it is answered."""
    person = room.seats[seat].person
    looking = {watcher.viewer.person for watcher in room.watchers} | {row.person for row in room.present if row.here}
    return len(room.people()) == 1 and looking <= {person}


class Tempo:
    """How long bots think, so that an answer that one had to give comes no sooner than one that it thought about."""

    def __init__(self) -> None:
        self.took: dict[tuple[str, ...], deque[float]] = {}

    def note(self, kind: Kind, seconds: float) -> None:
        """A bot that had a choice has thought for so long."""
        for key in (kind, kind[:2]):
            self.took.setdefault(key, deque(maxlen=KEPT)).append(seconds)

    def like(self, kind: Kind) -> float:
        """As long as it took before: for that rule, or where that is not known yet, for any."""
        known = self.took.get(kind) or self.took.get(kind[:2])
        return secrets.choice(list(known)) if known else 0.0
