"""§22 What holds after every step of every game."""

from __future__ import annotations

from gusher.core.numbers import bits, total
from gusher.games.interbellum.rules.components import NOBODY, NOTHING, POWER_COUNT
from gusher.games.interbellum.rules.table import Table


def check_invariants(s: Table) -> None:
    """§22.1 and §22.2, once the set-up has dealt the supplies."""
    n = int(s.seats)
    box = s.census()
    assert box["action cards"] == 24
    assert s.bag_black + total(s.finds) == 5 * n
    assert s.bag_white + s.box_white == 30
    assert box["money"] == 0
    assert box["workers"] == 4 * n + 1
    for power in range(POWER_COUNT):
        outside = [area for area in range(len(s.control)) if s.control[area] == power and s.box.home_of[area] == NOBODY]
        assert s.home[power] + len(outside) == 6
        check_flag(s, power)
    assert all(s.control[area] == home for area, home in enumerate(s.box.home_of) if home != NOBODY)
    check_events(s)
    for seat in range(n):
        check_seat(s, seat, box)


def check_flag(s: Table, power: int) -> None:
    """§22.2.1"""
    cubes = [int(s.influence[seat * POWER_COUNT + power]) for seat in range(s.seats)]
    holder = int(s.flag[power])
    assert (holder == NOBODY) == (max(cubes) == 0)
    if holder != NOBODY:
        assert cubes[holder] >= 1
        assert s.terms.keeps_flag or cubes[holder] == max(cubes)


def check_events(s: Table) -> None:
    """§22.1.2"""
    for stack in range(3):
        fixed = sum(card != NOTHING for card in s.top_events[stack * 2 : stack * 2 + 2])
        used = 8 - int(bits(s.events_left & s.box.stack[stack])) - fixed
        turned = s.event[stack] != NOTHING or s.over
        assert used == (s.round if turned else max(0, s.round - 1))


def check_seat(s: Table, seat: int, box: dict[str, int]) -> None:
    """§22.1.5, §22.2.2"""
    assert box[f"cubes of {seat}"] == 30
    assert box[f"pieces of {seat}"] == 16
    assert box[f"derricks of {seat}"] == 4
    assert 0 <= s.finds[seat] <= 6
    assert 0 <= s.money[seat] <= 251
    assert min(s.cubes[seat], s.pieces[seat], s.derricks[seat], s.workers[seat]) >= 0
