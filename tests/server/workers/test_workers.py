"""Workers that die: whatever they do at that moment, their question is answered once, by a process that takes their place."""

from __future__ import annotations

import asyncio
import itertools
import logging
import os
import signal
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest
import uvloop

from gusher.server.settings import Settings
from gusher.server.workers import bot_worker
from gusher.server.workers.bots import Bots
from gusher.server.workers.worker import CRASHES, Crash, Worker
from tests.length import SLOW
from tests.server.serving import PATIENCE
from tests.server.workers.test_bots import question

pytestmark = pytest.mark.one_build

ECHO = "import sys\nfor line in sys.stdin: print(line.strip()[::-1], flush=True)"
LOOPS = [asyncio.new_event_loop, uvloop.new_event_loop]


def run(loop: Callable[[], asyncio.AbstractEventLoop], act: Callable[[], Awaitable[None]]) -> None:
    async def in_time() -> None:
        async with asyncio.timeout(4 * PATIENCE):
            await act()

    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(in_time())


def echo() -> Worker:
    worker = Worker("")
    worker.command = (sys.executable, "-c", ECHO)
    return worker


def pid(worker: Worker) -> int:
    assert worker.process is not None
    return worker.process.pid


def is_there(number: int) -> bool:
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize("loop", LOOPS)
def test_a_worker_that_dies_while_idle_is_replaced_at_once(loop: Callable[[], asyncio.AbstractEventLoop]) -> None:
    async def act() -> None:
        worker = echo()
        assert await worker.ask(b"one") == b"eno\n"
        for _ in range(5):
            first = pid(worker)
            os.kill(first, signal.SIGKILL)
            before = time.monotonic()
            while worker.process is None or worker.process.returncode is not None or pid(worker) == first:
                await asyncio.sleep(0.01)
            assert time.monotonic() - before < 5.0  # a second, and more on a busy machine
            assert await worker.ask(b"two") == b"owt\n"
        last = pid(worker)
        await worker.stop()
        assert not is_there(last)

    run(loop, act)


@pytest.mark.parametrize("loop", LOOPS)
@pytest.mark.parametrize("pause", [0.0, 0.001, 0.01, 0.2])
def test_a_dead_worker_that_is_asked_says_so_and_then_answers(loop: Callable[[], asyncio.AbstractEventLoop], pause: float) -> None:
    """However far the news of its death have come. The error of uvloop for a closed pipe is no `ConnectionError`."""

    async def act() -> None:
        worker = echo()
        await worker.ask(b"one")
        assert worker.watch is not None
        worker.watch.cancel()
        seen = {pid(worker)}
        for number in range(10):
            os.kill(pid(worker), signal.SIGKILL)
            await asyncio.sleep(pause)
            try:
                answer = await worker.ask(b"%d" % number)
            except Crash:
                answer = await worker.ask(b"%d" % number)
            assert answer == b"%d\n" % number
            seen.add(pid(worker))
        await worker.stop()
        assert len(seen) == 11
        assert not any(is_there(number) for number in seen)

    run(loop, act)


@pytest.mark.parametrize("loop", LOOPS)
@pytest.mark.parametrize(
    "dying",
    [
        "raise SystemExit(3)",
        "import sys; sys.stdin.readline(); raise SystemExit(0)",
        "import sys; sys.stdin.readline(); print('half a line', end='', flush=True)",
        "import sys; sys.stdin.readline(); print('x' * (1 << 21), flush=True); sys.stdin.readline()",
        "import os, signal; os.kill(os.getpid(), signal.SIGSEGV)",
    ],
)
def test_every_way_to_die_is_a_crash(loop: Callable[[], asyncio.AbstractEventLoop], dying: str) -> None:
    async def act() -> None:
        worker = Worker("")
        worker.command = (sys.executable, "-c", dying)
        for _ in range(2):
            with pytest.raises(Crash):
                await worker.ask(b"one")
        assert worker.process is not None
        assert worker.process.returncode is not None
        worker.command = ("/nowhere/python",)
        with pytest.raises(Crash, match="could not be started"):
            await worker.ask(b"one")
        worker.command = (sys.executable, "-c", ECHO)
        assert await worker.ask(b"one") == b"eno\n"
        await worker.stop()

    run(loop, act)


@pytest.mark.parametrize("loop", LOOPS)
def test_a_worker_that_is_stopped_while_it_starts_leaves_no_process(loop: Callable[[], asyncio.AbstractEventLoop]) -> None:
    async def act() -> None:
        for turns in itertools.chain(range(6), [30, 100]):
            worker = echo()
            asking = asyncio.create_task(worker.ask(b"one"))
            for _ in range(turns):
                await asyncio.sleep(0.0005)
            asking.cancel()
            await asyncio.gather(asking, return_exceptions=True)
            started = worker.process
            await worker.stop()
            assert started is None or not is_there(started.pid)
            assert worker.process is None

    run(loop, act)


@pytest.mark.parametrize("loop", LOOPS)
def test_bots_answer_whenever_their_worker_is_killed(loop: Callable[[], asyncio.AbstractEventLoop]) -> None:
    """Idle, while it starts, while it thinks and while it answers; each answer is that of the question."""

    async def act() -> None:
        bots = Bots(Settings(bot_workers=2, bot_seconds=120.0))
        asked = [question("greedy", seed) for seed in range(4)]
        right = [bot_worker.answer(each).action for each in asked]
        assert await asyncio.gather(*map(bots.choose, asked)) == right
        for kill in range(0, 30, 1 if SLOW else 5):
            answers = asyncio.gather(*map(bots.choose, asked))
            await asyncio.sleep(0.002 * kill)
            for worker in bots.workers:
                if worker.process is not None and worker.process.returncode is None:
                    worker.process.kill()
            assert await answers == right
        await bots.stop()
        assert all(worker.process is None for worker in bots.workers)

    run(loop, act)


def test_after_ten_crashes_a_simple_bot_answers_and_one_line_is_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    starts = tmp_path / "starts"
    dying = (sys.executable, "-c", f"open({str(starts)!r}, 'a').write('x')")

    async def act() -> None:
        bots = Bots(Settings(bot_workers=1, bot_seconds=120.0))
        works, bots.workers[0].command = bots.workers[0].command, dying
        greedy = bot_worker.answer(question("greedy")).action
        assert await bots.choose(question("search:easy")) == greedy
        assert starts.read_text() == "x" * CRASHES
        for _ in range(3):
            assert await bots.choose(question("search:easy")) == greedy
        assert starts.read_text() == "x" * (CRASHES + 3)
        bots.workers[0].command = works
        assert await bots.choose(question("greedy")) == greedy
        assert bots.workers[0].process is not None
        await bots.stop()

    with caplog.at_level(logging.WARNING):
        run(uvloop.new_event_loop, act)
    (record,) = (each for each in caplog.records if each.name.startswith("gusher"))
    assert record.getMessage() == "bot search:easy crashed 10 times in a row at seat 2 of oilfield, so greedy answers: it ended with code 0"


def test_nine_crashes_are_made_good_without_a_word(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    starts = tmp_path / "starts"
    late = f"""
import os, sys
with open({str(starts)!r}, "a") as file:
    file.write("x")
if os.path.getsize({str(starts)!r}) < {CRASHES}:
    sys.stdin.readline()
    os.abort()
from gusher.server.workers.bot_worker import main
main()
"""

    async def act() -> None:
        bots = Bots(Settings(bot_workers=1, bot_seconds=120.0))
        bots.workers[0].command = (sys.executable, "-c", late)
        assert await bots.choose(question("random", 5)) == bot_worker.answer(question("random", 5)).action
        await bots.stop()

    with caplog.at_level(logging.WARNING):
        run(uvloop.new_event_loop, act)
    assert [each for each in caplog.records if each.name.startswith("gusher")] == []


def test_what_is_no_answer_is_asked_again(tmp_path: Path) -> None:
    """Also if more lines come than were asked for: they are not taken for the next answer."""
    garbage = "import sys\nfor line in sys.stdin: print('not json\\n[]', flush=True)"

    async def act() -> None:
        bots = Bots(Settings(bot_workers=1, bot_seconds=120.0))
        works, bots.workers[0].command = bots.workers[0].command, (sys.executable, "-c", garbage)
        right = bot_worker.answer(question()).action
        assert await bots.choose(question()) == right
        bots.workers[0].command = works
        assert await bots.choose(question()) == right
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(b"[]", type=bot_worker.BotAnswer)
        await bots.stop()

    run(uvloop.new_event_loop, act)
