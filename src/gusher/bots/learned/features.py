"""What a learned player looks at: numbers of the table and of every seat, as one viewer may know them.

A game subclasses `Features` in its `bots/features.py`: it names its numbers, and writes them in the same order with `put` and its like,
straight from the table. All of them are small: a quantity is divided by what is usual, so that most lie between -1 and 1, and none beyond
`BOUND`. A row holds the numbers of the table and then those of each seat, the viewer's first and the others in the order of play. The same
network looks at every seat, so a number that is the viewer's own secret must be 0 at the others, and whatever is written must not depend on
anything that the viewer cannot know: a state and its `determinize` for the viewer give the same row.

A position is looked at after a choice and before chance, often in the middle of a turn. So what was chosen and is yet to happen (a card
laid, a worker placed, barrels that may still be lifted, a bid that stands) must be among the numbers; what it promises may be estimated.
The rule that waits is part of the position as well.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from gusher.core.rules import State

BOUND: Final = 8.0
MOST_SEATS: Final = 6


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """The numbers of a game, by name: those of the table, and those that every seat has.

    `items` are the parts of a score in this game, with what is usual of each: what a network also learns to foretell.
    """

    def __init__(self, table: list[str], seat: list[str], items: dict[str, float]) -> None:
        self.table = table
        self.seat = seat
        self.items = items
        self.row = zeros(len(table) + MOST_SEATS * len(seat))
        self.at: i64 = 0

    def observe(self, s: State, viewer: i64) -> vec[float]:
        """The row that the viewer sees. It is written over by the next call."""
        self.at = 0
        self.write_table(s, viewer)
        for turn in range(s.seats):
            self.write_seat(s, (viewer + turn) % s.seats, viewer)
        return self.row

    def put(self, number: float) -> None:
        """The next number of the row, kept within bounds."""
        self.row[self.at] = BOUND if number > BOUND else -BOUND if number < -BOUND else number
        self.at += 1

    def count(self, number: i64, usual: float) -> None:
        """A quantity, as a part of what is usual."""
        self.put(float(number) / usual)

    def flag(self, holds: bool) -> None:
        self.row[self.at] = 1.0 if holds else 0.0
        self.at += 1

    def one_of(self, which: i64, many: i64) -> None:
        """A choice among so many: a number for each, 1 for the one that it is. One that is none of them leaves all at 0."""
        at = self.at
        for other in range(many):
            self.row[at + other] = 1.0 if other == which else 0.0
        self.at = at + many

    # What each game writes

    def write_table(self, s: State, viewer: i64) -> None:
        raise NotImplementedError

    def write_seat(self, s: State, seat: i64, viewer: i64) -> None:
        raise NotImplementedError


def zeros(count: i64) -> vec[float]:
    made = vec[float]()
    for _turn in range(count):
        made = append(made, 0.0)
    return made
