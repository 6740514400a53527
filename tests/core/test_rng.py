"""The generator gives the same numbers on every machine and build."""

from __future__ import annotations

import pytest

from gusher.core.rng import Rng, draw


@pytest.mark.parametrize(
    ("seed", "stream", "drawn"),
    [
        (0, 0, [3859090457, 3117528112, 955031724, 3142418701]),
        (1, 0, [1840732857, 3981423602, 2861819065, 1710051505]),
        (1, 1, [3049887772, 1361744123, 22231811, 3457795297]),
        (2**64 + 1, 0, [419136534, 2828912180, 2059399620, 37098242]),
        (-1, 0, [2150519673, 863042709, 2573159284, 3907239293]),
    ],
)
def test_first_numbers_of_a_seed(seed: int, stream: int, drawn: list[int]) -> None:
    rng = Rng(seed, stream)
    assert [rng.next32() for _ in drawn] == drawn


def test_below_reaches_every_number_and_no_other() -> None:
    rng = Rng(3)
    assert {rng.below(6) for _ in range(200)} == set(range(6))
    assert {rng.below(1) for _ in range(10)} == {0}
    assert all(0 <= rng.below(1_000_000) < 1_000_000 for _ in range(1000))


def test_below_is_even() -> None:
    rng = Rng(4)
    counts = [0] * 5
    for _ in range(20_000):
        counts[rng.below(5)] += 1
    assert all(abs(count - 4000) < 6 * 57 for count in counts)  # six standard deviations


def test_seeds_and_streams_differ() -> None:
    beginnings = {tuple(rng.next32() for _ in range(4)) for rng in (Rng(seed, stream) for seed in range(20) for stream in range(20))}
    assert len(beginnings) == 400


def test_equal_seeds_agree() -> None:
    one, other = Rng(5, 7), Rng(5, 7)
    assert [one.next32() for _ in range(100)] == [other.next32() for _ in range(100)]


def test_things_are_drawn_as_often_as_they_weigh() -> None:
    rng = Rng(4)
    drawn = [draw([("rare", 1), ("never", 0), ("common", 9)], rng) for _ in range(1000)]
    assert set(drawn) == {"rare", "common"}
    assert 60 < drawn.count("rare") < 140
    with pytest.raises(AssertionError, match="nothing to draw from"):
        draw([], rng)
