"""`python -m tests.load.checked [TABLES]`: how long does `gusher tables check` take where there are many tables?

A few games of each kind are played at random for 200 entries, copied as often as is needed, and checked in a process of its own: by the
version that they were played by, and by the next one, for which every moment is compared (`tests.server.cluster.newer`). On SQLite.
"""

from __future__ import annotations

import asyncio
import os
import resource
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import Connection, RowMapping, Table, create_engine, insert, select

from gusher.core.rng import Rng
from gusher.server.rooms.commands import carry_out
from gusher.server.rooms.room import Room
from gusher.server.rooms.tables import Tables
from gusher.server.settings import Settings
from gusher.server.stores.opening import store_at
from gusher.server.stores.schema import actions, seats, stamps, tables
from gusher.server.stores.store import Person
from gusher.server.wire import Accepted, NewSeat, NewTable, Play
from tests.server.cluster.chaos import GAMES
from tests.server.cluster.newer import SOURCES, install

EACH = 3  # games of each kind that are played
ENTRIES = 200
PARTS = (seats, actions, stamps)


async def play(url: str) -> None:
    store = store_at(url)
    await store.open()
    try:
        anna = await store.add_person("Anna", "token", 0.0)
        rooms = Tables(store, Settings())
        for number, game in enumerate(GAMES * EACH):
            others = [NewSeat("local", name=f"Local {seat}") for seat in (1, 2, 3)]
            made = await rooms.make(anna, NewTable(game, [NewSeat("me"), *others]))
            await choose(await rooms.room(made.id), anna, Rng(number))
        await rooms.sum_up()
        while any(room.unstamped for room in rooms.live.values()):
            await rooms.stamp_all()
    finally:
        await store.close()


async def choose(room: Room, person: Person, rng: Rng) -> None:
    while room.history is not None and room.seq < ENTRIES and not room.finished:
        seat = room.history.state.awaiting[0]
        options = room.history.state.options(seat)
        choice = options[rng.below(len(options))]
        assert isinstance(await carry_out(room, person, Play(str(room.seq), room.seq, seat, choice.notation)), Accepted)


def copy(url: str, count: int) -> int:
    """Until there are so many tables. How many entries they have."""
    engine = create_engine(url)
    with engine.begin() as connection:
        played = connection.execute(select(tables)).mappings().all()
        beside = {(row["id"], part): rows_of(connection, part, row["id"]) for row in played for part in PARTS}
        for number in range(len(played), count):
            like = played[number % len(played)]
            name = f"copy{number}"
            connection.execute(insert(tables).values({**like, "id": name, "invite": name}))
            for part in PARTS:
                connection.execute(insert(part), [{**row, "table": name} for row in beside[like["id"], part]])
        entries = len(connection.execute(select(actions.c.seq)).all())
    engine.dispose()
    return entries


def rows_of(connection: Connection, part: Table, table: str) -> Sequence[RowMapping]:
    return connection.execute(select(part).where(part.c.table == table)).mappings().all()


def check(url: str, program: Path) -> tuple[str, float]:
    """What it says, and how many seconds of processor that took."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    words = [sys.executable, "-m", "gusher", "tables", "check", "--database", url]
    environment = os.environ | {"PYTHONPATH": str(program), "PYTHONUTF8": "1"}
    done = subprocess.run(words, env=environment, cwd=program, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return "; ".join(done.stdout.split("\n")[:-1]), after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main(count: int) -> None:
    with TemporaryDirectory(prefix="gusher-checked-") as folder:
        url = f"sqlite:///{folder}/tables.db"
        asyncio.run(play(url))
        entries = copy(url, count)
        newer = install(Path(folder) / "newer", compatible=True)
        for name, program in (("the same version", SOURCES), ("the next version", newer)):
            said, seconds = check(url, program)
            sys.stdout.write(f"{name}: {said}; {seconds:.1f} s of processor for {count:,} tables with {entries:,} entries\n")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 2000)
