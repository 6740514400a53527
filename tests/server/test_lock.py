"""The lock of a room: taken at once or waited for, and handed on in turn."""

from __future__ import annotations

import asyncio

import pytest

from gusher.server.lock import Lock

pytestmark = pytest.mark.one_build


def test_it_is_taken_at_once_only_while_it_is_free() -> None:
    lock = Lock()
    assert lock.take()
    assert lock.locked()
    assert not lock.take()
    lock.release()
    assert not lock.locked()


def test_who_waits_longest_gets_it_and_nobody_comes_between() -> None:
    async def scenario() -> list[str]:
        lock, order = Lock(), list[str]()

        async def wait(name: str) -> None:
            async with lock:
                order.append(name)

        lock.take()
        waiting = [asyncio.create_task(wait(name)) for name in ("first", "second")]
        await asyncio.sleep(0)
        lock.release()
        assert not lock.take()  # it is the first one's already, who has not run yet
        await asyncio.gather(*waiting)
        assert lock.take()
        return order

    assert asyncio.run(scenario()) == ["first", "second"]


@pytest.mark.parametrize("handed_over", [False, True])
def test_who_gives_up_waiting_leaves_it_to_the_next(handed_over: bool) -> None:
    async def scenario() -> None:
        lock = Lock()

        async def wait() -> None:
            async with lock:
                pass

        lock.take()
        first, second = asyncio.create_task(wait()), asyncio.create_task(wait())
        await asyncio.sleep(0)
        if handed_over:
            lock.release()
        first.cancel()
        if not handed_over:
            lock.release()
        with pytest.raises(asyncio.CancelledError):
            await first
        await second
        assert not lock.locked()

    asyncio.run(scenario())
