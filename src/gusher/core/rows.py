"""Numbers that are written into a row that stays: `row` holds the rows of many games, `at` is where the next number goes.

Each of these writes a stretch and says where the next one begins. A loop over local names costs about 0.6 ns a number. Write
`i32(one) if known else i32(other)`: what is chosen between numbers of two types is an object to the compiler, and slow.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

MARKS: Final = 2  # what `put_marks` keeps beside the marks


def blank(count: i64) -> vec[i32]:
    """So many zeros."""
    made = vec[i32](capacity=count)
    for _ in range(count):
        made = append(made, i32(0))
    return made


def blank_bytes(count: i64) -> vec[u8]:
    made = vec[u8](capacity=count)
    for _ in range(count):
        made = append(made, u8(0))
    return made


def put_all(row: vec[i32], at: i64, numbers: vec[i64]) -> i64:
    for number in numbers:
        row[at] = i32(number)
        at += 1
    return at


def put_by_seat(row: vec[i32], at: i64, numbers: vec[i64], first: i64) -> i64:
    """An array by seat, the viewer's numbers first: they begin at `first`."""
    count: i64 = len(numbers)
    for place in range(first, count):
        row[at] = i32(numbers[place])
        at += 1
    for place in range(first):
        row[at] = i32(numbers[place])
        at += 1
    return at


def put_seats(row: vec[i32], at: i64, numbers: vec[i64], seat: i64, seats: i64) -> i64:
    """An array whose numbers are seats, as the viewer sees them; nobody stays -1."""
    for number in numbers:
        if number >= 0:
            number -= seat
            if number < 0:
                number += seats
        row[at] = i32(number)
        at += 1
    return at


def put_bits(row: vec[i32], at: i64, mask: i64, count: i64) -> i64:
    """The lowest bits of a mask, the lowest first."""
    for _ in range(count):
        row[at] = i32(mask & 1)
        mask >>= 1
        at += 1
    return at


def put_marks(row: vec[i32], at: i64, marks: vec[i64], seat: i64, seats: i64, memo: vec[i64], first: i64) -> i64:
    """For each seat and place whether the seat's bit is set there, the viewer's first.

    Most of it is as before: `memo` keeps from `first` on who viewed it (1 is seat 0), how often anything has changed, and the marks; only
    what is other than in the row is written.
    """
    count: i64 = len(marks)
    every: i64 = (i64(1) << seats) - 1
    turned = memo[first] != seat + 1
    memo[first] = seat + 1
    first += MARKS
    for place in range(count):
        mark = marks[place]
        old = memo[first + place]
        if mark != old or (turned and mark != 0):
            if mark != old:
                memo[first + place] = mark
                memo[first - 1] += 1
            mark = ((mark >> seat) | (mark << (seats - seat))) & every
            to = at + place
            for _ in range(seats):
                row[to] = i32(mark & 1)
                mark >>= 1
                to += count
    return at + seats * count


def put_mask(row: vec[i32], at: i64, mask: i64, count: i64, memo: vec[i64], first: i64) -> i64:
    """As `put_bits`, but only if the mask is another one than `memo` keeps at `first`."""
    if mask != memo[first]:
        memo[first] = mask
        put_bits(row, at, mask, count)
    return at + count
