"""Numbers that are written into a row that stays: `row` holds the rows of many games, `at` is where the next number goes.

Each of these writes a stretch and says where the next one begins. A loop over local names costs about 0.6 ns a number, if it always has as
many turns: a processor that guesses wrong loses as much as twenty numbers cost. In a loop over the numbers (`for number in numbers`) only
the place in the row is checked. Who needs no name for the turn writes `_turn`: to the compiler, `_` is an object. Write
`i32(one) if known else i32(other)`: what is chosen between numbers of two types is an object as well, and slow.

What stands in the row already need not be written. `memo` holds numbers that tell what that is. Both begin as zeros, for every game.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8


def blank(count: i64) -> vec[i32]:
    """So many zeros."""
    made = vec[i32](capacity=count)
    for _turn in range(count):
        made = append(made, i32(0))
    return made


def blank_bytes(count: i64) -> vec[u8]:
    made = vec[u8](capacity=count)
    for _turn in range(count):
        made = append(made, u8(0))
    return made


def put_all(row: vec[i32], at: i64, numbers: vec[i64]) -> i64:
    for number in numbers:
        row[at] = i32(number)
        at += 1
    return at


def put_by_seat(row: vec[i32], at: i64, numbers: vec[i64], first: i64) -> i64:
    """An array by seat, the viewer's numbers first: they begin at `first`."""
    end = at + i64(len(numbers))
    to = end - first
    for number in numbers:
        if to == end:
            to = at
        row[to] = i32(number)
        to += 1
    return end


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
    for _turn in range(count):
        row[at] = i32(mask & 1)
        mask >>= 1
        at += 1
    return at


def is_stale(memo: vec[i64], place: i64, stamp: i64) -> bool:
    """Whether what stands in the row is of another stamp than this one, which is not 0. From now on it is of this one."""
    if memo[place] == stamp:
        return False
    memo[place] = stamp
    return True


def put_marks(row: vec[i32], at: i64, marks: vec[i64], seat: i64, seats: i64, memo: vec[i64], first: i64) -> i64:
    """For each seat and place whether the seat's bit is set there, the viewer's first.

    Most of it is as before: `memo` keeps from `first` on for each place what stands in the row, and only what is other is written.
    """
    count: i64 = len(marks)
    left: i64 = seats - seat
    every: i64 = (i64(1) << seats) - 1
    place = at
    for mark in marks:
        if mark != 0:
            mark = ((mark >> seat) | (mark << left)) & every
        if mark != memo[first]:
            memo[first] = mark
            to = place
            for _turn in range(seats):
                row[to] = i32(mark & 1)
                mark >>= 1
                to += count
        place += 1
        first += 1
    return at + seats * count


def put_mask(row: vec[i32], at: i64, mask: i64, count: i64, memo: vec[i64], first: i64) -> i64:
    """As `put_bits`, but only those bits that are other than in the mask that `memo` keeps at `first`."""
    changed = mask ^ memo[first]
    if changed != 0:
        memo[first] = mask
        to = at
        end = at + count
        while changed != 0 and to < end:
            if changed & 63 == 0:
                changed >>= 6
                mask >>= 6
                to += 6
            else:
                if changed & 1 == 1:
                    row[to] = i32(mask & 1)
                changed >>= 1
                mask >>= 1
                to += 1
    return at + count
