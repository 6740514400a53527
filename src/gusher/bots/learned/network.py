"""What a learned player makes of a position: for every seat its chance to win, the share of the points that it is likely to have, and the
items of its score.

One small network looks at each seat in turn. Its first layer takes the numbers of the table and of the seat; its second that of the seat
and the mean over all seats, so that a seat is seen against the others. Softmax over the seats makes chances of what it says. The same
weights serve any number of seats.

Beside its features the seat that has just chosen has two numbers: how far its choice falls short of what `greedy` likes best (`REGRETS`). A
network that knows nothing else yet can begin by trusting that, and unlearn it.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gusher.bots.learned.features import MOST_SEATS, zeros

REGRETS: Final = 2
HEADS: Final = 2  # the chance to win and the share of the points; the items of the score come after them
STRIDE: Final = 8  # sums that are kept at a time; the widths of both layers are multiples of it


class Layers:
    """How many numbers go in and out, and how wide the layers are."""

    def __init__(self, table: int, seat: int, items: int, first: int, second: int) -> None:
        self.table: i64 = table
        self.seat: i64 = seat + REGRETS
        self.items: i64 = items
        self.first: i64 = first
        self.second: i64 = second

    def sizes(self) -> list[int]:
        """Of the parts of the weights, in the order in which a file has them; each is a matrix by input, or a row of what is added."""
        outputs = HEADS + self.items
        return [
            int(self.table * self.first),
            int(self.seat * self.first),
            int(self.first),
            int(self.first * self.second),
            int(self.first * self.second),
            int(self.second),
            int(self.second * outputs),
            int(outputs),
        ]


class Network:
    """The weights at work. What it says of the last position stays in `win`, `share` and, if asked for, `item`, the viewer's seat first."""

    def __init__(self, shape: Layers, parts: list[vec[float]]) -> None:
        self.shape = shape
        self.by_table = parts[0]
        self.by_seat = parts[1]
        self.added = parts[2]
        self.by_own = parts[3]
        self.by_mean = parts[4]
        self.added_second = parts[5]
        self.by_second = parts[6]
        self.added_last = parts[7]
        self.outputs: i64 = HEADS + shape.items
        widest = max(int(shape.table), int(shape.seat), int(shape.first)) + REGRETS
        self.index = vec[i64]([0] * widest)
        self.value = zeros(widest)
        self.ground = zeros(shape.first)
        self.mean = zeros(shape.first)
        self.hidden = zeros(shape.first * MOST_SEATS)
        self.context = zeros(shape.second)
        self.second = zeros(shape.second * MOST_SEATS)
        self.win = zeros(MOST_SEATS)
        self.share = zeros(MOST_SEATS)
        self.item = zeros(MOST_SEATS * shape.items)

    def judge(self, row: vec[float], seats: i64, regret: float = 0.0, rank: float = 0.0) -> None:
        """Look at a position as its row tells it; `regret` and `rank` belong to the choice of the viewer that led to it."""
        first, second = self.shape.first, self.shape.second
        mean = self.mean
        for at in range(first):
            mean[at] = 0.0
        found = self.gather(row, 0, self.shape.table, first, 0)
        add_up(self.by_table, first, self.index, self.value, found, self.added, self.ground, 0)
        numbers = self.shape.seat - REGRETS
        for seat in range(seats):
            found = self.gather(row, self.shape.table + seat * numbers, numbers, first, 0)
            if seat == 0:
                found = self.note(found, numbers * first, regret)
                found = self.note(found, (numbers + 1) * first, rank)
            add_up(self.by_seat, first, self.index, self.value, found, self.ground, self.hidden, seat * first)
            hidden = self.hidden
            for at in range(first):
                if hidden[seat * first + at] > 0.0:
                    mean[at] += hidden[seat * first + at]
        for at in range(first):
            mean[at] /= float(seats)
        found = self.gather(mean, 0, first, second, 0)
        add_up(self.by_mean, second, self.index, self.value, found, self.added_second, self.context, 0)
        for seat in range(seats):
            found = self.gather(self.hidden, seat * first, first, second, 1)
            add_up(self.by_own, second, self.index, self.value, found, self.context, self.second, seat * second)
            self.win[seat] = self.output(seat, 0)
            self.share[seat] = self.output(seat, 1)
        make_chances(self.win, seats)
        make_chances(self.share, seats)

    def tell_items(self, seats: i64) -> None:
        """The items of the score of each seat in the position last looked at, in parts of what is usual."""
        for seat in range(seats):
            for item in range(self.shape.items):
                self.item[seat * self.shape.items + item] = self.output(seat, HEADS + item)

    def output(self, seat: i64, which: i64) -> float:
        second = self.second
        weights = self.by_second
        first = seat * self.shape.second
        total = self.added_last[which]
        for at in range(self.shape.second):
            value = second[first + at]
            if value > 0.0:
                total += value * weights[at * self.outputs + which]
        return total

    def gather(self, numbers: vec[float], first: i64, many: i64, width: i64, least: i64) -> i64:
        """Note the numbers that are not 0, with where their weights begin; with `least` only those above 0. Most are 0."""
        index = self.index
        value = self.value
        found: i64 = 0
        for at in range(many):
            number = numbers[first + at]
            if number > 0.0 or (least == 0 and number < 0.0):
                index[found] = at * width
                value[found] = number
                found += 1
        return found

    def note(self, found: i64, at: i64, number: float) -> i64:
        if number == 0.0:
            return found
        self.index[found] = at
        self.value[found] = number
        return found + 1


# The inner loop of everything that is learned: eight sums at a time stay in registers.
def add_up(
    weights: vec[float], width: i64, index: vec[i64], value: vec[float], found: i64, start: vec[float], into: vec[float], at: i64
) -> None:
    """Sums of numbers times their weights, on top of what they start with."""
    for column in range(i64(0), width, i64(STRIDE)):
        a = start[column]
        b = start[column + 1]
        c = start[column + 2]
        d = start[column + 3]
        e = start[column + 4]
        f = start[column + 5]
        g = start[column + 6]
        h = start[column + 7]
        for which in range(found):
            number = value[which]
            place = index[which] + column
            a += number * weights[place]
            b += number * weights[place + 1]
            c += number * weights[place + 2]
            d += number * weights[place + 3]
            e += number * weights[place + 4]
            f += number * weights[place + 5]
            g += number * weights[place + 6]
            h += number * weights[place + 7]
        into[at + column] = a
        into[at + column + 1] = b
        into[at + column + 2] = c
        into[at + column + 3] = d
        into[at + column + 4] = e
        into[at + column + 5] = f
        into[at + column + 6] = g
        into[at + column + 7] = h


def make_chances(numbers: vec[float], seats: i64) -> None:
    """Softmax."""
    best = numbers[0]
    for seat in range(i64(1), seats):
        if numbers[seat] > best:
            best = numbers[seat]
    total = 0.0
    for seat in range(seats):
        share = exp(numbers[seat] - best)
        numbers[seat] = share
        total += share
    for seat in range(seats):
        numbers[seat] = numbers[seat] / total
