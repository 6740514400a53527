"""The network, against the same sums done one by one."""

from __future__ import annotations

from math import exp

import pytest
from librt.vecs import append, vec

from gusher.bots.learned.network import HEADS, REGRETS, Layers, Network
from gusher.core.rng import Rng

SHAPE = (5, 4, 3, 16, 8)  # table, seat, items, first, second


def numbers(rng: Rng, count: int, zeros: int = 0) -> list[float]:
    """Between -1 and 1; of `zeros` in 10 none is left."""
    return [0.0 if rng.below(10) < zeros else float(rng.below(2001) - 1000) / 1000 for _ in range(count)]


def as_vec(row: list[float]) -> vec[float]:
    made = vec[float]()
    for number in row:
        made = append(made, number)
    return made


def plainly(parts: list[list[float]], row: list[float], seats: int, regret: float, rank: float) -> list[list[float]]:
    """What the network says, without any of its shortcuts: for each seat all its outputs, before softmax."""
    table, seat, items, first, second = SHAPE
    by_table, by_seat, added, by_own, by_mean, added_second, by_second, added_last = parts
    hidden = []
    for which in range(seats):
        own = row[table + which * seat : table + (which + 1) * seat] + ([regret, rank] if which == 0 else [0.0] * REGRETS)
        hidden.append(
            [
                max(
                    0.0,
                    added[unit]
                    + sum(row[at] * by_table[at * first + unit] for at in range(table))
                    + sum(own[at] * by_seat[at * first + unit] for at in range(seat + REGRETS)),
                )
                for unit in range(first)
            ]
        )
    mean = [sum(each[unit] for each in hidden) / seats for unit in range(first)]
    said = []
    for which in range(seats):
        upper = [
            max(
                0.0,
                added_second[unit]
                + sum(hidden[which][at] * by_own[at * second + unit] + mean[at] * by_mean[at * second + unit] for at in range(first)),
            )
            for unit in range(second)
        ]
        outputs = HEADS + items
        said.append([added_last[out] + sum(upper[at] * by_second[at * outputs + out] for at in range(second)) for out in range(outputs)])
    return said


def chances(logits: list[float]) -> list[float]:
    total = sum(exp(number) for number in logits)
    return [exp(number) / total for number in logits]


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_it_says_what_the_sums_say(seats: int) -> None:
    rng = Rng(seats)
    shape = Layers(*SHAPE)
    parts = [numbers(rng, size) for size in shape.sizes()]
    network = Network(shape, [as_vec(part) for part in parts])
    for _ in range(5):
        row = numbers(rng, SHAPE[0] + seats * SHAPE[1], zeros=5)
        network.judge(as_vec(row), seats, 0.25, 0.5)
        network.tell_items(seats)
        said = plainly(parts, row, seats, 0.25, 0.5)
        assert [network.win[seat] for seat in range(seats)] == pytest.approx(chances([each[0] for each in said]), abs=1e-9)
        assert [network.share[seat] for seat in range(seats)] == pytest.approx(chances([each[1] for each in said]), abs=1e-9)
        items = [network.item[at] for at in range(seats * SHAPE[2])]
        assert items == pytest.approx([number for each in said for number in each[HEADS:]], abs=1e-9)


def test_what_greedy_thinks_of_a_choice_counts_for_the_viewer_alone() -> None:
    rng = Rng(9)
    shape = Layers(*SHAPE)
    network = Network(shape, [as_vec(numbers(rng, size)) for size in shape.sizes()])
    row = as_vec(numbers(rng, SHAPE[0] + 2 * SHAPE[1]))
    network.judge(row, 2)
    before = network.win[0]
    network.judge(row, 2, 0.5, 0.5)
    assert network.win[0] != before
    network.judge(row, 2)
    assert network.win[0] == before


@pytest.mark.parametrize("seats", [2, 5])
def test_a_position_near_another_is_judged_as_on_its_own(seats: int) -> None:
    rng = Rng(10 + seats)
    shape = Layers(*SHAPE)
    parts = [numbers(rng, size) for size in shape.sizes()]
    network = Network(shape, [as_vec(part) for part in parts])
    start = numbers(rng, SHAPE[0] + seats * SHAPE[1], zeros=5)
    network.set_out(as_vec(start), seats)
    for _ in range(5):
        row = [numbers(rng, 1)[0] if rng.below(4) == 0 else number for number in start]
        network.judge_near(as_vec(row), seats, 0.25, 0.5)
        said = plainly(parts, row, seats, 0.25, 0.5)
        assert [network.win[seat] for seat in range(seats)] == pytest.approx(chances([each[0] for each in said]), abs=1e-9)
        assert [network.share[seat] for seat in range(seats)] == pytest.approx(chances([each[1] for each in said]), abs=1e-9)
