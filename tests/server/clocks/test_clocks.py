"""Clocks: how they count, how they are kept through crashes and sleeps, and what happens when time is up. In simulated time."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from gusher.server.clocks.rows import kept
from gusher.server.clockwork import Clock, allowance, ends, passed, settle
from gusher.server.rooms.room import Room
from gusher.server.stores.store import Conflict, Store
from gusher.server.wire import DaysClock, LiveClock
from tests.server.clocks.simulated import ALLOWED, KINDS, World, simulate, simulated_time

pytestmark = pytest.mark.one_build
LIVE = LiveClock(10, 15)
DAYS = DaysClock(24, 48)
HOUR = 3600.0


def test_random_games_keep_their_clocks() -> None:
    count, worst = simulate(28, 14)
    assert count["games"] == 28
    assert worst <= ALLOWED
    assert sum(times for what, times in count.items() if what.startswith("times up")) > 0
    assert min(count["crashes"], count["restarts"], count["sleeps"]) >= 1


def test_time_ends_when_it_has_passed() -> None:
    rng = random.Random(5)
    for _ in range(300):
        away = [(start, start + rng.uniform(0.0, 40.0)) for start in (rng.uniform(0.0, 80.0), rng.uniform(130.0, 200.0))]
        since, seconds = rng.uniform(0.0, 250.0), rng.uniform(0.0, 100.0)
        assert passed(since, ends(since, seconds, away), away) == pytest.approx(seconds)


def test_a_live_clock_gains_with_each_question() -> None:
    clock = Clock(0, 600.0)
    clock.run(LIVE, 3, 1000.0, ())
    assert (clock.left, clock.due) == (615.0, 1615.0)
    clock.stop(1100.0, ())
    assert (clock.left, clock.since) == (515.0, None)


def test_the_reserve_of_a_days_clock_is_used_after_the_hours_and_does_not_grow() -> None:
    clock = Clock(0, 48 * HOUR)
    clock.run(DAYS, 0, 0.0, ())
    clock.stop(20 * HOUR, ())
    assert clock.left == 48 * HOUR
    clock.run(DAYS, 4, 30 * HOUR, ())
    clock.stop(60 * HOUR, ())
    assert clock.left == 42 * HOUR


@pytest.mark.parametrize(
    ("since", "until", "at", "left"),
    [
        (1000.0, 1010.0, 1030.0, 580.0),  # it ran before and after
        (1020.0, 1010.0, 1030.0, 590.0),  # it began meanwhile
        (1035.0, 1010.0, 1030.0, 595.0),  # somebody was faster: it began after that, and nothing more is charged
        (1000.0, 1010.0, 910.0, 460.0),  # the clock on the wall was put back by 100 seconds
    ],
)
def test_what_does_not_count_is_skipped_once(since: float, until: float, at: float, left: float) -> None:
    clock = Clock(0, 600.0)
    clock.go(since, ())
    clock.skip(until, at, ())
    assert clock.remaining(1040.0, ()) == left


def test_a_question_that_is_put_again_gives_no_time() -> None:
    clock = Clock(0, 48 * HOUR)
    clock.run(DAYS, 7, 0.0, ())
    clock.stop(23 * HOUR, ())
    clock.run(DAYS, 7, 50 * HOUR, ())
    assert clock.remaining(50 * HOUR, ()) == 49 * HOUR


def test_who_comes_back_has_a_small_allowance() -> None:
    for control in (LIVE, DAYS, LiveClock(1)):
        clock = Clock(0, 0.0, place=9, out=True)
        clock.run(control, 9, 0.0, ())
        assert (clock.left, clock.out) == (allowance(control), False)
        assert clock.left >= 30.0


def test_only_those_who_are_asked_lose_time() -> None:
    clocks = {seat: Clock(seat, 600.0) for seat in range(3)}
    assert [clock.seat for clock in settle(clocks, LIVE, {0: 5, 2: 5}, 0.0, {})] == [0, 2]
    assert settle(clocks, LIVE, {0: 5, 2: 5}, 10.0, {}) == []
    assert [clock.seat for clock in settle(clocks, LIVE, {2: 5}, 40.0, {})] == [0]
    assert [clock.remaining(100.0, ()) for clock in clocks.values()] == [575.0, 600.0, 515.0]


async def stored(store: Store, table: str) -> dict[int, Clock]:
    found = await store.load(table)
    assert found is not None
    return found.table.clocks


async def live_room(world: World) -> tuple[Room, Clock]:
    """A table at which two people play, and a clock that runs there."""
    await world.start()
    people = [await world.store.add_person(f"Person {number}", f"token {number}", 0.0) for number in range(2)]
    while not any(sitting.model.asked for sitting in world.sittings):
        await world.sit_down(people)
    sitting = next(sitting for sitting in world.sittings if sitting.model.asked)
    room = await world.room(sitting)
    return room, room.table.clocks[min(sitting.model.asked)]


def in_a_world(tmp_path: Path, act: Callable[[World], Awaitable[None]]) -> None:
    async def run(world: World) -> None:
        await act(world)
        await world.store.close()

    with simulated_time() as time:
        asyncio.run(run(World(tmp_path, time, random.Random(3), KINDS[0], Counter())))


def test_to_act_twice_on_a_clock_does_no_harm(tmp_path: Path) -> None:
    """Somebody else has acted meanwhile, and the person is back: nothing is written."""

    async def act(world: World) -> None:
        room, clock = await live_room(world)
        late = Clock(clock.seat, 0.0, place=clock.place, out=True)
        with pytest.raises(Conflict):
            await world.store.write(kept(room.id, [late], world.time.wall))
        assert not (await stored(world.store, room.id))[clock.seat].out

    in_a_world(tmp_path, act)


def test_a_table_that_cannot_be_played_costs_nobody_time(tmp_path: Path) -> None:
    async def act(world: World) -> None:
        room, clock = await live_room(world)
        left = clock.left
        room.table.status = "outdated"
        world.time.wall += 9999.0
        world.time.steady += 9999.0
        await world.clocks.tick(world.tables)
        kept_clock = (await stored(world.store, room.id))[clock.seat]
        assert (kept_clock.left, kept_clock.due, kept_clock.out) == (left, None, False)
        del world.tables.live[room.id]
        again = await world.tables.room(room.id)
        await asyncio.gather(*world.clocks.tasks.values())
        assert again.table.clocks[clock.seat].due == world.time.wall + left
        assert (await stored(world.store, room.id))[clock.seat].due == world.time.wall + left

    in_a_world(tmp_path, act)
