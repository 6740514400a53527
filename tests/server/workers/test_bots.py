"""Bots in processes of their own: what they are told, and what happens when they fail."""

from __future__ import annotations

import asyncio
import json
import logging
from pathlib import Path

import pytest

from gusher import registry
from gusher.core.codec import encode
from gusher.core.rng import Rng
from gusher.server.rooms.tables import Tables
from gusher.server.settings import Settings
from gusher.server.wire import NewSeat, NewTable
from gusher.server.workers import bot_worker
from gusher.server.workers.autopilot import Autopilot
from gusher.server.workers.bot_worker import BotQuestion
from gusher.server.workers.bots import Bots
from tests.server.storing import store_of

pytestmark = pytest.mark.one_build


def question(bot: str = "greedy", seed: int = 1) -> BotQuestion:
    s = registry.game("oilfield").start(3)
    rng = Rng(1)
    while s.chance:
        s.apply(s.sample(rng))
    return BotQuestion("oilfield", 3, {}, encode(s.determinize(s.awaiting[0], rng)), s.awaiting[0], bot, seed)


def test_the_same_question_gets_the_same_answer() -> None:
    async def run() -> None:
        bots = Bots(Settings(bot_workers=2, bot_seconds=60.0))
        asked = question()
        first = await asyncio.gather(*(bots.choose(asked) for _ in range(4)))
        assert len(set(first)) == 1
        assert first[0] == bot_worker.answer(asked).action
        processes = [worker.process for worker in bots.workers]
        await bots.stop()
        assert all(process is not None and process.returncode is not None for process in processes)

    asyncio.run(run())


def test_a_bot_that_takes_too_long_is_killed() -> None:
    async def run() -> None:
        bots = Bots(Settings(bot_workers=1, bot_seconds=3.0))
        slow = bots.workers[0]
        slow.command = ("sleep", "60")
        waiting = asyncio.create_task(bots.choose(question()))
        while slow.process is None:
            await asyncio.sleep(0.01)
        process = slow.process
        assert await waiting is None
        assert process is not None
        assert process.returncode is not None
        await bots.stop()

    asyncio.run(run())


def test_a_table_goes_on_with_workers_that_always_crash(database: Path, caplog: pytest.LogCaptureFixture) -> None:
    settings = Settings(bot_workers=1, bot_seconds=5.0, pause=0.0)

    async def run() -> None:
        store = store_of(database)
        await store.open()
        bots = Bots(settings)
        bots.workers[0].command = ("false",)
        tables = Tables(store, settings, [bots, Autopilot(settings)])
        anna = await store.add_person("Anna", "token", 0.0)
        wanted = NewTable("oilfield", [NewSeat("me"), NewSeat("bot", "", "greedy"), NewSeat("bot", "", "greedy")])
        room = await tables.room((await tables.make(anna, wanted)).id)
        while room.history is None or room.history.state.awaiting == (0,):  # a bot is to begin
            room = await tables.room((await tables.make(anna, wanted)).id)
        for _ in range(500):
            if room.history.state.awaiting == (0,):
                break
            await asyncio.sleep(0.02)
        assert room.history.state.awaiting == (0,)
        seats = {entry.seat for entry in room.history.record.entries}
        await bots.stop()
        await store.close()
        assert seats <= {None, 1, 2}

    with caplog.at_level(logging.WARNING):
        asyncio.run(run())
    assert [record.levelname for record in caplog.records if record.name.startswith("gusher")] == ["ERROR"]
    assert "crashed 10 times in a row" in caplog.text


def test_a_bot_is_told_only_what_its_seat_could_believe() -> None:
    """The question is made of a determinized state: sealed cards of others in it are guesses."""
    game = registry.game("oilfield")
    s = game.start(3)
    rng = Rng(3)
    while len(s.awaiting) < 3:
        s.apply(s.sample(rng) if s.chance else s.choices()[-1])
    s.play(0, game.action("card drill"))
    told = {json.dumps(encode(s.determinize(1, Rng(seed))), sort_keys=True) for seed in range(40)}
    assert len(told) == 5
