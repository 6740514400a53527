"""What a seat may know, as a fixed row of whole numbers: what a learning program takes instead of a view.

A game writes an `Encoder`: it lists its features in the order in which it writes their numbers, straight from the table. Seats are written
as the viewer sees them: 0 is the viewer, 1 the next seat after him, and so on; arrays by seat follow the same order. A number that
the viewer may not know, or that does not exist now, is -1. The row starts with features that all games share.

A game may write `renew` as well, which brings a row up to date that was written before: the same numbers, two to three times as fast. Who
asks for millions of rows uses it.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter, read_i64_le, write_i64_le
from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr

from gusher.core.rules import Action, Decision, Frame, State, Together

HIDDEN: Final = -1  # unknown to the viewer, or not there
MANY: Final = 10_000_000  # a bound for what no rule limits


class Feature:
    """A stretch of the row: its name, where it begins, how many numbers it has, and the bounds of each.

    `usual` is what to divide by to come near one. `labels` name the values from 0 of a feature that is no quantity but a choice.
    """

    def __init__(self, name: str, offset: int, size: int, low: int, high: int, usual: int, labels: tuple[str, ...]) -> None:
        self.name = name
        self.offset = offset
        self.size = size
        self.low = low
        self.high = high
        self.usual = usual
        self.labels = labels

    def __repr__(self) -> str:
        return f"{self.name}[{self.offset}:{self.offset + self.size}] {self.low}..{self.high}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """Writes the row of a game with so many seats. Its length depends on the box and the seats, never on options or the moment."""

    def __init__(self, rules: list[str], seats: int) -> None:
        self.seats: i64 = seats
        self.features: list[Feature] = []
        self.size = 0
        self.rules: dict[str, int] = {name: number for number, name in enumerate(rules)}
        self.numbers: dict[object, int] = {}  # of rules, by their classes, once they were met
        self.memo_size: i64 = 0  # how many numbers `renew` keeps for a row
        self.add("seat", 1, 0, seats - 1)
        self.add("over", 1, 0, 1)
        self.add("chance", 1, 0, 1)
        self.add("awaited", seats, 0, 1)
        self.add("rule", 1, -1, len(self.rules) - 1, labels=tuple(self.rules))
        self.describe()

    def add(self, name: str, size: int, low: int, high: int, usual: int = 0, labels: tuple[str, ...] = ()) -> None:
        """The next feature of the row."""
        usual = usual or max(abs(low), abs(high), 1)
        self.features.append(Feature(name, self.size, size, low, high, usual, labels))
        self.size += size

    def encode(self, s: State, seat: i64) -> bytes:
        """The row that the seat sees, eight bytes a number, the lowest first."""
        row = BytesWriter()
        write_i64_le(row, seat)
        write_i64_le(row, 1 if s.over else 0)
        write_i64_le(row, 1 if s.chance else 0)
        awaited = s.awaiting
        for turn in range(self.seats):
            write_i64_le(row, 1 if (seat + turn) % self.seats in awaited else 0)
        write_i64_le(row, self.rule(s, seat))
        self.write(s, seat, row)
        return row.getvalue()

    def relative(self, seat: i64, other: i64) -> i64:
        """A seat as the viewer sees it; nobody stays -1."""
        if other < 0:
            return other
        other -= seat
        return other if other >= 0 else other + self.seats

    def write_by_seat(self, numbers: vec[i64], each: i64, seat: i64, row: BytesWriter) -> None:
        """An array that has so many numbers for each seat, the viewer's first."""
        first = seat * each
        for at in range(first, self.seats * each):
            write_i64_le(row, numbers[at])
        for at in range(first):
            write_i64_le(row, numbers[at])

    def write_seats(self, numbers: vec[i64], seat: i64, row: BytesWriter) -> None:
        """An array whose numbers are seats, as the viewer sees them."""
        for number in numbers:
            write_i64_le(row, self.relative(seat, number))

    def write_all(self, numbers: vec[i64], row: BytesWriter) -> None:
        for number in numbers:
            write_i64_le(row, number)

    def rule(self, s: State, seat: i64) -> i64:
        """The rule that waits, as far as the seat may know it."""
        top = s.top
        return HIDDEN if top is None else self.rules[type(top).__name__]

    def renew_head(self, s: State, seat: i64, row: vec[i32], at: i64) -> i64:
        """What all games share, from `at` on; where the game's own begins."""
        row[at] = i32(seat)
        row[at + 1] = i32(1) if s.over else i32(0)
        row[at + 2] = i32(1) if s.chance else i32(0)
        at += 3
        seats = self.seats
        top = s.top
        awaited: i64 = 0
        if top is not None:
            awaited = awaited_of(s, top)
            awaited = (awaited >> seat) | (awaited << (seats - seat))
        for turn in range(seats):
            row[at + turn] = i32(awaited & 1)
            awaited >>= 1
        row[at + seats] = i32(HIDDEN) if top is None else i32(self.number_of(top))
        return at + seats + 1

    def number_of(self, rule: object) -> i64:
        """The number of a rule by its class."""
        kind = type(rule)
        found = self.numbers.get(kind)
        if found is None:
            found = self.rules[kind.__name__]
            self.numbers[kind] = found
        return found

    # What each game writes

    def describe(self) -> None:
        """List the features, with `add`."""
        raise NotImplementedError

    def write(self, s: State, seat: i64, row: BytesWriter) -> None:
        """Write their numbers, in the same order."""
        raise NotImplementedError

    def renew(self, s: State, seat: i64, row: vec[i32], at: i64, memo: vec[i64], first: i64) -> None:
        """Bring the row that begins at `at` up to date. Its place in `memo` begins at `first`, and is the encoder's own. The seat may be
        another one than before. The game may not: for another one the row and its memo begin as zeros again."""
        found = self.encode(s, seat)
        for place in range(i64(self.size)):
            row[at + place] = i32(read_i64_le(found, 8 * place))


def mask(options: list[Action], size: i64) -> bytes:
    """One byte for each action of the table: 1 if it is among the options, which come in table order."""
    row = BytesWriter()
    at: i64 = 0
    for action in options:
        while at < action.index:
            row.append(0)
            at += 1
        row.append(1)
        at += 1
    while at < size:
        row.append(0)
        at += 1
    return row.getvalue()


def awaited_of(s: State, top: Frame) -> i64:
    """The seats that a frame waits for, as bits: a tuple would be made at every step."""
    if isinstance(top, Decision):
        return i64(1) << top.seat
    found: i64 = 0
    if isinstance(top, Together):
        for seat in range(s.seats):
            if top.owes(s, seat):
                found |= i64(1) << seat
    return found
