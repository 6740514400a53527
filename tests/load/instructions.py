"""`python -m tests.load.instructions`: how many instructions of the processor a move takes in the server, counted by valgrind.

However busy the machine is, the count is the same within a few hundredths, where a time may differ by half: so two commits can be compared
anywhere. Streams, commands, rooms, scenes and the log of SQLite are in it; sockets, the kernel and what is done beside moves are not. What
the count is made of, `callgrind_annotate --inclusive=yes FILE` tells. Needs valgrind, and about a minute.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import re
import subprocess
import sys
from collections.abc import Callable
from contextvars import copy_context
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import msgspec
from uvicorn.loops.auto import auto_loop_factory

from gusher import registry
from gusher.server.clocks.keeper import Clocks
from gusher.server.profiles.ratings import Ratings
from gusher.server.profiles.results import Results
from gusher.server.rooms.room import Room
from gusher.server.rooms.seating.seats import join
from gusher.server.rooms.tables import Tables
from gusher.server.scenes.gallery import Viewer
from gusher.server.settings import Settings
from gusher.server.site.listening import run
from gusher.server.site.running import settle_in
from gusher.server.site.stream import Stream
from gusher.server.stores.opening import store_at
from gusher.server.stores.store import Person, Store
from gusher.server.transport.websocket import Inbox
from gusher.server.wire import Join, NewSeat, NewTable
from gusher.server.workers.autopilot import Autopilot
from gusher.server.workers.bots import Bots

TABLES: Final = 20
MOVES: Final = 3000
WARM_UP: Final = 2000  # moves: rules are read, statements prepared, and games at any stage
NAMES: Final = ("Anna", "Bert")
ACKNOWLEDGED: Final = 4  # every so many scenes, as the page does


class Player:
    """Somebody at the other end of a stream: plays anything, as soon as a scene asks him to."""

    def __init__(self, game: Play, room: Room, seat: int) -> None:
        self.game = game
        self.room = room
        self.seat = seat
        self.inbox = Inbox(asyncio.get_running_loop())
        self.heard = 0
        self.hear: Callable[[str], bool] = lambda text: False
        self.context = copy_context()

    def write(self, text: list[bytes]) -> bool:
        self.heard += 1
        if self.heard % ACKNOWLEDGED == 0:
            self.say(do="ack", number=self.heard)
        if self.game.begun:
            self.answer()
        return True

    def answer(self) -> None:
        history = self.room.history
        if history is not None and self.seat in history.state.awaiting and history.seq > self.game.answered.get(self.room.id, -1):
            self.game.answered[self.room.id] = history.seq
            self.game.count()
            action = random.choice(history.state.options(self.seat)).notation
            self.say(do="play", id=f"{history.seq}", seq=history.seq, seat=self.seat, action=action)

    def say(self, **command: object) -> None:
        self.game.post(self, msgspec.json.encode(command).decode())

    def deliver(self, text: str) -> None:
        """As `transport.websocket` does."""
        if not self.inbox.empty() or not self.context.run(self.hear, text):
            self.inbox.put_nowait({"type": "websocket.receive", "text": text})

    async def send(self, message: Any) -> None:
        """What cannot be written at once; that never happens here."""


class Play:
    def __init__(self, moves: int) -> None:
        self.left = moves
        self.answered: dict[str, int] = {}
        self.players: list[Player] = []
        self.said: list[tuple[Player, str]] = []  # and not delivered yet
        self.streams: list[asyncio.Task[None]] = []
        self.begun = False  # when all sit at their tables: to make these is not counted

    async def run(self, store: Store) -> None:
        settings = Settings()
        clocks = Clocks(store, settings)
        tables = Tables(store, settings, [Bots(settings), Autopilot(settings), clocks, Ratings(store)], [clocks, Results()], leave_unmarked)
        await store.open()
        self.done = asyncio.Event()
        for number in range(TABLES):
            await self.sit_down(tables, settings, [await store.add_person(name, f"{number} {name}", 0.0) for name in NAMES])
        self.begun = True
        for player in self.players:
            player.answer()
        await self.done.wait()

    async def sit_down(self, tables: Tables, settings: Settings, people: list[Person]) -> None:
        game = next(game for game in registry.games() if 2 in game.seats)
        made = await tables.make(people[0], NewTable(game.name, [NewSeat("me"), NewSeat("open")]))
        room = await tables.room(made.id)
        await join(room, people[1], Join(invite=room.table.invite))
        for seat, person in enumerate(people):
            player = Player(self, room, seat)
            self.players.append(player)
            stream = Stream(room, person, Viewer(person.id, seat, person.name), player.write, settings)
            player.hear, player.context = stream.hear, copy_context()
            self.streams.append(asyncio.create_task(run(stream, player.inbox.get, player.send)))

    def post(self, player: Player, text: str) -> None:
        """Delivered in the next turn of the loop, as what comes from a socket."""
        if not self.said:
            asyncio.get_running_loop().call_soon(self.deliver)
        self.said.append((player, text))

    def deliver(self) -> None:
        said, self.said = self.said, []
        for player, text in said:
            player.deliver(text)

    def count(self) -> None:
        self.left -= 1
        if self.left == MOVES:
            counting("on")
        if self.left == 0:
            counting("off")
            self.done.set()


def leave_unmarked(room: Room, seat: int, hurry: bool) -> None:
    """Another process does that, for questions that stand."""


def counting(how: str) -> None:
    subprocess.run(["callgrind_control", "-i", how, str(os.getpid())], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def play() -> None:
    """Inside valgrind. It ends as it is: whatever would be tidied up is not of interest."""
    random.seed(1)
    with TemporaryDirectory(prefix="gusher-instructions-") as folder:
        store = store_at(f"sqlite:///{folder}/gusher.db")
        store.prepare()
        settle_in()
        with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
            runner.run(Play(WARM_UP + MOVES).run(store))
            os._exit(0)


def main() -> None:
    reader = argparse.ArgumentParser(prog="python -m tests.load.instructions")
    reader.add_argument("--file", type=Path, default=Path("callgrind.out"), help="where the counts go, by function")
    reader.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    said = reader.parse_args()
    if said.inside:
        play()
    words = ["valgrind", "--quiet", "--tool=callgrind", "--instr-atstart=no", f"--callgrind-out-file={said.file}", sys.executable]
    subprocess.run([*words, "-m", "tests.load.instructions", "--inside"], check=True)
    found = re.search(r"^totals: (\d+)", said.file.read_text(), re.MULTILINE)
    assert found is not None
    sys.stdout.write(f"{int(found[1]) / MOVES:,.0f} instructions a move\n")


if __name__ == "__main__":
    main()
