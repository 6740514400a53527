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
        widest = max(int(shape.table), int(shape.seat), int(shape.first))
        self.index = vec[i64]([0] * widest)
        self.value = zeros(widest)
        self.ground = zeros(shape.first)
        self.own = zeros(shape.first * MOST_SEATS)
        self.nothing = zeros(shape.first)
        self.base = zeros(0)  # the position set out from, and its sums
        self.near_ground = zeros(shape.first)
        self.near_own = zeros(shape.first * MOST_SEATS)
        self.mean = zeros(shape.first)
        self.hidden = zeros(shape.first * MOST_SEATS)
        self.context = zeros(shape.second)
        self.second = zeros(shape.second * MOST_SEATS)
        self.win = zeros(MOST_SEATS)
        self.share = zeros(MOST_SEATS)
        self.item = zeros(MOST_SEATS * shape.items)

    def judge(self, row: vec[float], seats: i64, regret: float = 0.0, rank: float = 0.0) -> None:
        """Look at a position as its row tells it; `regret` and `rank` belong to the choice of the viewer that led to it."""
        self.begin(row, seats, self.ground, self.own)
        self.conclude(seats, regret, rank)

    def set_out(self, row: vec[float], seats: i64) -> None:
        """Remember a position, so that others which differ little from it are looked at in less time."""
        self.begin(row, seats, self.near_ground, self.near_own)
        size = self.shape.table + seats * (self.shape.seat - REGRETS)
        if len(self.base) < size:
            self.base = zeros(size)
        base = self.base
        for at in range(size):
            base[at] = row[at]

    def judge_near(self, row: vec[float], seats: i64, regret: float, rank: float) -> None:
        """Look at a position that differs little from the one last set out from: only what is not the same is added up."""
        first = self.shape.first
        found = self.differences(row, 0, self.shape.table, first)
        add_up(self.by_table, first, self.index, self.value, found, self.near_ground, 0, self.ground, 0)
        numbers = self.shape.seat - REGRETS
        for seat in range(seats):
            found = self.differences(row, self.shape.table + seat * numbers, numbers, first)
            add_up(self.by_seat, first, self.index, self.value, found, self.near_own, seat * first, self.own, seat * first)
        self.conclude(seats, regret, rank)

    def begin(self, row: vec[float], seats: i64, ground: vec[float], own: vec[float]) -> None:
        """The sums of the first layer, of the table and of each seat."""
        first = self.shape.first
        found = self.gather(row, 0, self.shape.table, first, 0)
        add_up(self.by_table, first, self.index, self.value, found, self.added, 0, ground, 0)
        numbers = self.shape.seat - REGRETS
        for seat in range(seats):
            found = self.gather(row, self.shape.table + seat * numbers, numbers, first, 0)
            add_up(self.by_seat, first, self.index, self.value, found, self.nothing, 0, own, seat * first)

    def conclude(self, seats: i64, regret: float, rank: float) -> None:
        """All that comes after these sums."""
        first, second = self.shape.first, self.shape.second
        ground, own = self.ground, self.own
        mean = self.mean
        hidden = self.hidden
        for at in range(first):
            mean[at] = 0.0
        by_regret = (self.shape.seat - REGRETS) * first
        for seat in range(seats):
            for at in range(first):
                total = ground[at] + own[seat * first + at]
                if seat == 0:
                    total += regret * self.by_seat[by_regret + at] + rank * self.by_seat[by_regret + first + at]
                hidden[seat * first + at] = total
                if total > 0.0:
                    mean[at] += total
        for at in range(first):
            mean[at] /= float(seats)
        found = self.gather(mean, 0, first, second, 0)
        add_up(self.by_mean, second, self.index, self.value, found, self.added_second, 0, self.context, 0)
        for seat in range(seats):
            found = self.gather(hidden, seat * first, first, second, 1)
            add_up(self.by_own, second, self.index, self.value, found, self.context, 0, self.second, seat * second)
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

    def differences(self, row: vec[float], first: i64, many: i64, width: i64) -> i64:
        """The same for what is not as it was in the position set out from."""
        index = self.index
        value = self.value
        base = self.base
        found: i64 = 0
        for at in range(many):
            number = row[first + at] - base[first + at]
            if number != 0.0:
                index[found] = at * width
                value[found] = number
                found += 1
        return found


# The inner loop of everything that is learned: eight sums at a time stay in registers.
def add_up(
    weights: vec[float],
    width: i64,
    index: vec[i64],
    value: vec[float],
    found: i64,
    start: vec[float],
    since: i64,
    into: vec[float],
    at: i64,
) -> None:
    """Sums of numbers times their weights, on top of what they start with."""
    for column in range(i64(0), width, i64(STRIDE)):
        a = start[since + column]
        b = start[since + column + 1]
        c = start[since + column + 2]
        d = start[since + column + 3]
        e = start[since + column + 4]
        f = start[since + column + 5]
        g = start[since + column + 6]
        h = start[since + column + 7]
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
