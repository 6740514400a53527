"""One person at a real table, alone with bots or with seats that are all his: he may take back whatever he likes."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from gusher import registry
from gusher.core.rng import Rng
from gusher.server.rooms.commands import carry_out
from gusher.server.rooms.room import Room
from gusher.server.rooms.tables import Tables
from gusher.server.scenes.history import History
from gusher.server.settings import Settings
from gusher.server.stores.store import Person
from gusher.server.wire import Accepted, NewSeat, NewTable, Play, TakeBack
from gusher.server.workers.autopilot import Autopilot
from gusher.server.workers.bots import Bots
from tests.server.storing import store_of

PATIENCE = 120.0
NONCE = "0123456789abcdef" * 2
DRAW = '"chance"'  # in a line of a record
ANSWER = '"seat":1,'
ids = itertools.count(1)


@asynccontextmanager
async def open_tables(database: Path, workers: int = 1) -> AsyncIterator[Tables]:
    settings = Settings(bot_workers=workers, bot_seconds=60.0, pause=0.0)
    store = store_of(database)
    await store.open()
    bots, autopilot = Bots(settings), Autopilot(settings)
    tables = Tables(store, settings, [bots, autopilot])
    try:
        yield tables
    finally:
        await autopilot.stop()
        await bots.stop()
        await store.close()


class Alone:
    def __init__(self, room: Room, person: Person) -> None:
        self.room = room
        self.person = person

    @property
    def history(self) -> History:
        assert self.room.history is not None
        return self.room.history

    @property
    def entries(self) -> list[str]:
        """The standing record."""
        return [entry.line() for entry in self.history.record.entries]

    async def asked(self) -> bool:
        """Wait until only this person can go on, and has a choice; whether the game does."""
        async with asyncio.timeout(PATIENCE):
            while not self.history.state.over:
                async with self.room.lock:
                    s = self.history.state
                    if s.awaiting and s.sole() is None and all(self.room.seats[seat].kind == "person" for seat in s.awaiting):
                        return True
                await asyncio.sleep(0.002)
        return False

    async def play(self, seat: int, action: str) -> None:
        answer = await carry_out(self.room, self.person, Play(f"c{next(ids)}", self.room.seq, seat, action))
        assert isinstance(answer, Accepted), answer

    async def take_back(self, seat: int) -> None:
        answer = await carry_out(self.room, self.person, TakeBack(f"c{next(ids)}", self.room.seq, seat))
        assert isinstance(answer, Accepted), answer


async def sit_down(tables: Tables, game: str, others: list[NewSeat]) -> Alone:
    person = await tables.store.add_person("Anna", f"token {next(ids)}", 0.0)
    made = await tables.make(person, NewTable(game, [NewSeat("me"), *others], nonce=NONCE))
    return Alone(await tables.room(made.id), person)


async def reroll(alone: Alone, places: int, backs: int, rng: Rng, wanted: str = DRAW) -> list[set[tuple[str, ...]]]:
    """Play on by chance; at so many places where what is wanted comes after a choice, take back and choose the same again.

    For each place the different things that came of it, up to the next question: one, if luck is fixed.
    """
    found: list[set[tuple[str, ...]]] = []
    while len(found) < places and await alone.asked():
        seat = alone.history.state.awaiting[0]
        options = alone.history.state.options(seat)
        action = options[int(rng.below(len(options)))].notation
        before = alone.entries
        came = await outcome(alone, seat, action, before)
        if not any(wanted in line for line in came) or alone.history.state.over:
            continue
        seen = {came}
        for _ in range(backs):
            while len(alone.entries) > len(before):
                await alone.take_back(seat)
                assert alone.entries == before[: len(alone.entries)]
            await alone.asked()
            assert alone.entries == before
            seen.add(await outcome(alone, seat, action, before))
        found.append(seen)
    return found


async def outcome(alone: Alone, seat: int, action: str, before: list[str]) -> tuple[str, ...]:
    await alone.play(seat, action)
    await alone.asked()
    return tuple(alone.entries[len(before) :])


def locals_of(game: str) -> list[NewSeat]:
    count = min(registry.game(game).seats) + 1
    return [NewSeat("local", f"Local {number}") for number in range(1, count)]


def bots_of(game: str, bot: str) -> list[NewSeat]:
    return [NewSeat("bot", "", bot)] * (min(registry.game(game).seats))
