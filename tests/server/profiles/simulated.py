"""People who have played: real tables with real logs, played at random, written at once."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from sqlalchemy import update

from gusher import registry
from gusher.core.rng import Rng
from gusher.luck import Luck, seed_from
from gusher.server.people.sessions import COOKIE, digest
from gusher.server.profiles.results import Results
from gusher.server.rooms.changes.waiting import begin, commit
from gusher.server.rooms.room import Room
from gusher.server.settings import Settings
from gusher.server.stores.schema import actions, people
from gusher.server.stores.sql import SqlStore
from gusher.server.stores.store import LogRow, Person, SeatRow, Stored, Summary, TableRow
from tests.server.serving import Guest
from tests.server.storing import store_of, url_of

NAME = "oilfield"
OPTIONS: dict[str, object] = {"max_rounds": 1}


def with_people(database: Path, names: str, act: Callable[[SqlStore, list[Person]], Awaitable[None]]) -> None:
    """`names`: a word each."""

    async def run() -> None:
        store = store_of(database)
        await store.open()
        try:
            await act(store, [await store.add_person(name, secrets.token_hex(), 0.0) for name in names.split()])
        finally:
            await store.close()

    url_of(database)  # whose server ends with the thread that has started it
    with ThreadPoolExecutor(1) as aside:  # the thread of a test with a browser has a loop of its own
        aside.submit(lambda: asyncio.run(run())).result()


def seats_for(*sitting: Person | str) -> list[SeatRow]:
    """Bots by name."""
    found = []
    for number, who in enumerate(sitting):
        bot = SeatRow(number, "bot", name=str(who), bot=str(who))
        found.append(SeatRow(number, "person", who.id, who.name) if isinstance(who, Person) else bot)
    return found


def new_table(name: str, seats: list[SeatRow], rated: bool = True, listed: bool = False) -> TableRow:
    game = registry.game(NAME)
    host = next(seat.person for seat in seats if seat.person is not None)
    return TableRow(
        id=name,
        game=NAME,
        options=dict(OPTIONS),
        rules=game.rules_version,
        data=game.data_version[:64],
        status="open",
        listed=listed,
        host=host,
        invite="invite",
        created=0.0,
        changed=0.0,
        rematch=None,
        summary=Summary(),
        seats=seats,
        seed=seed_from(sum(name.encode())),
        rated=rated,
    )


async def sit_down(store: SqlStore, table: TableRow) -> Room:
    """A table that has begun; its game is played in `finish`."""
    await store.add_table(table, None)
    room = Room(Stored(table, [], []), registry.game(NAME), store, Settings())
    room.companions = [Results()]
    async with room.lock:
        await begin(room, [])
    return room


async def finish(room: Room, ended: float, seed: int = 0) -> None:
    """Play at random to the end, which comes at that time."""
    history, rng = room.history, Rng(seed, 3)
    assert history is not None
    assert isinstance(room.luck, Luck)
    rows: list[LogRow] = []
    while not history.state.over:
        seat = history.state.awaiting[0]
        options = history.state.options(seat)
        rows += [history.play(seat, options[int(rng.below(len(options)))]), *history.draw(room.luck)]
    began = update(actions).where(actions.c.table == room.id).values(at=ended - 60.0)
    await room.store.write(lambda connection: connection.execute(began))
    for number, row in enumerate(rows):
        row.at = ended - 60.0 * (len(rows) - 1 - number) / len(rows)
    await commit(room, rows, "over")


async def play(store: SqlStore, name: str, ended: float, *sitting: Person | str, rated: bool = True, listed: bool = False) -> Room:
    """A finished game of these."""
    room = await sit_down(store, new_table(name, seats_for(*sitting), rated, listed))
    await finish(room, ended, sum(name.encode()))
    return room




def settle(database: Path, names: str) -> dict[str, str]:
    """People who have kept their identity, each with the secret of a session."""
    secret = {name: secrets.token_urlsafe(32) for name in names.split()}

    async def act(store: SqlStore, _: list[Person]) -> None:
        for name, token in secret.items():
            await store.add_person(name, digest(token), 0.0)
        await store.write(lambda connection: connection.execute(update(people).where(people.c.name.in_(secret)).values(kept=True)))

    with_people(database, "", act)
    return secret


def come_back(url: str, token: str) -> Guest:
    """The browser of somebody with that session."""
    guest = Guest(url)
    guest.http.cookies.set(COOKIE, token, domain="127.0.0.1")
    return guest
