"""Some at a time, each in its turn."""

from __future__ import annotations

from gusher.server.rooms.tables import Turns


def test_each_has_its_turn() -> None:
    turns = Turns(3)
    there = [str(number) for number in range(7)]
    found = [turns.next(there) for _ in range(7)]
    assert {len(some) for some in found} == {3}
    assert sorted(each for some in found for each in some) == sorted(there * 3)
    assert turns.next(there[:3]) == there[:3]
    assert Turns(3).next({}) == []
