"""How a search goes about its work, and how it tells what it has found."""

from __future__ import annotations

import pytest

from gusher.bots.search.setting import Setting
from gusher.core.codec import fields


def test_a_chance_is_told_as_it_was_found_unless_it_is_known_to_be_off() -> None:
    assert [Setting().told(chance, 4) for chance in (0.0, 0.25, 0.9, 1.0)] == pytest.approx([0.0, 0.25, 0.9, 1.0])


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_who_is_too_sure_is_told_less_but_a_fair_share_stays_one(seats: int) -> None:
    modest = Setting(sure=0.5)
    assert modest.told(1 / seats, seats) == pytest.approx(1 / seats)
    assert 1 / seats < modest.told(0.9, seats) < 0.9
    assert 0.01 < modest.told(0.01, seats) < 1 / seats


def test_what_flatters_is_told_lower_and_the_better_chance_stays_better() -> None:
    sober = Setting(sure=0.9, rosy=0.3)
    found = [0.0, 0.0001, 0.1, 0.25, 0.5, 0.9, 0.9999, 1.0]
    told = [sober.told(chance, 4) for chance in found]
    assert told == sorted(set(told))
    assert all(one < other for one, other in zip(told[3:-1], found[3:-1], strict=True))
    assert (told[0], told[-1]) == (0.0, 1.0)


def test_a_copy_has_every_number() -> None:
    numbers = Setting(1, 2, 3, 4, 5, 6, 7, 0.1, 0.2, 0.3, 0.4, 8, 0.5, 0.6)
    copy = numbers.copy()
    assert [getattr(copy, name) for name in fields(copy)] == [getattr(numbers, name) for name in fields(numbers)]
    assert len({getattr(copy, name) for name in fields(copy)}) == 14
