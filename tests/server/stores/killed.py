"""`kill -9` at random moments during play: what was acknowledged is there, nothing is there twice, and clients come back by themselves.

With GUSHER_TEST_STORE=postgresql the database is killed in turns with the server, and it syncs as it should.

`python -m tests.server.stores.killed KILLS` ends with one line that says what it saw. Loopback only.
"""

from __future__ import annotations

import json
import random
import signal
import sys
import threading
import time
from collections import Counter
from contextlib import nullcontext
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from gusher import registry
from gusher.core.record import read
from tests.server.serving import PATIENCE, Guest, Line, Server
from tests.server.storing import POSTGRES, postgres, rows

PLAYERS = 4


class Player(threading.Thread):
    """Plays against bots, table after table, whatever happens to the server; a command that was not answered is sent again as it was."""

    def __init__(self, number: int, url: str) -> None:
        super().__init__(name=f"player-{number}")
        self.number = number
        self.url = url
        self.cookies: dict[str, str] = {}
        self.tables: list[str] = []
        self.accepted: dict[str, int] = {}  # by command id
        self.sent: list[str] = []
        self.waiting: dict[str, object] | None = None
        self.stopping = threading.Event()
        self.failure: Exception | None = None
        self.connections = 0

    def sit_down(self) -> None:
        with Guest(self.url, None if self.cookies else f"Player {self.number}") as guest:
            guest.http.cookies.update(self.cookies)
            self.tables.append(guest.table("me", "random", "random"))
            self.cookies = dict(guest.http.cookies)

    def run(self) -> None:
        try:
            while not self.stopping.is_set():
                try:
                    self.play_on()
                except (OSError, EOFError, ConnectionClosed, InvalidHandshake, TimeoutError, httpx.HTTPError):
                    time.sleep(0.1)
        except Exception as failed:  # noqa: BLE001  (raised in the main thread)
            self.failure = failed

    def play_on(self) -> None:
        with Guest(self.url) as guest:
            guest.http.cookies.update(self.cookies)
            with guest.watch(self.tables[-1]) as line:
                self.connections += 1
                while not self.stopping.is_set() and (self.waiting is not None or line.scene["status"] != "over"):
                    self.move(line)
        if not self.stopping.is_set():
            self.sit_down()

    def move(self, line: Line) -> None:
        if self.waiting is None:
            while not line.scene["offers"]:
                if line.scene["status"] == "over":
                    return
                line.hear(1.0)
            scene = line.scene
            action = random.Random(scene["seq"]).choice(scene["offers"])["action"]
            self.waiting = {"do": "play", "id": f"move-{len(self.sent)}", "seq": scene["seq"], "seat": 0, "action": action}
            self.sent.append(str(self.waiting["id"]))
        line.send(**self.waiting)
        name = str(self.waiting["id"])
        answer = line.answer(name)
        if answer.get("reason") == "no-database":
            raise ConnectionError
        assert answer["is"] == "accepted" or answer["reason"] == "stale", answer
        if answer["is"] == "accepted":
            assert self.accepted.setdefault(name, answer["seq"]) == answer["seq"]
            line.until(lambda scene: scene["seq"] >= answer["seq"])
        self.waiting = None


def stored(database: Path, table: str) -> list[tuple[int, str | None, str | None]]:
    found = rows(database, 'SELECT seq, command, action FROM actions WHERE "table" = ? ORDER BY seq', table)
    return [(seq, None if command is None else command.partition(":")[2], action) for seq, command, action in found]


def run(database: Path, kills: int) -> str:
    """What was seen, in a line; whatever is wrong is raised."""
    with postgres().careful() if POSTGRES else nullcontext():
        return play_and_kill(database, kills)


def play_and_kill(database: Path, kills: int) -> str:
    chance = random.Random(7)
    server = Server(database)
    players = [Player(number, server.url) for number in range(PLAYERS)]
    try:
        for player in players:
            player.sit_down()
            player.start()
        for killed in range(kills):
            wait_until_played(players, killed)
            time.sleep(chance.random() / 2)
            acknowledged = [dict(player.accepted) for player in players]
            if POSTGRES and killed % 2:
                postgres().end(signal.SIGQUIT)
                postgres().start()
                for player in players:
                    player.connections += 1  # who had nothing to write stays connected
                check(database, players, acknowledged)
                continue
            server.kill()
            check(database, players, acknowledged)
            server = Server(database)
            for player in players:
                player.url = server.url
        wait_until_played(players, kills)
    finally:
        for player in players:
            player.stopping.set()
        for player in players:
            player.join(PATIENCE)
        server.kill()
    assert [player.failure for player in players] == [None] * PLAYERS
    check(database, players, [player.accepted for player in players])
    with Server(database) as again, Guest(again.url) as guest:
        for player in players:
            guest.http.cookies.update(player.cookies)
            for table in player.tables:
                read(guest.http.get(f"/api/tables/{table}/record").text, registry.game).state()
    moves = sum(len(player.accepted) for player in players)
    tables = sum(len(player.tables) for player in players)
    return f"{kills} kills, {moves} acknowledged moves at {tables} tables: all there, none twice"


def wait_until_played(players: list[Player], kills: int) -> None:
    """All have come back after so many kills, and have made more moves than that between them."""
    limit = time.monotonic() + PATIENCE
    while not any(player.failure for player in players) and (
        sum(len(player.accepted) for player in players) <= kills or any(player.connections <= kills for player in players)
    ):
        assert time.monotonic() < limit, "the players do not get on"
        time.sleep(0.02)


def check(database: Path, players: list[Player], acknowledged: list[dict[str, int]]) -> None:
    for player, accepted in zip(players, acknowledged, strict=True):
        places: dict[str, tuple[int, int]] = {}  # of each command: its place in the log, and the length of that log
        for table in list(player.tables):
            kept = stored(database, table)
            assert [seq for seq, _, _ in kept] == list(range(len(kept)))
            commands = [(command, seq) for seq, command, _ in kept if command is not None]
            assert len(commands) == len(dict(commands)), Counter(command for command, _ in commands).most_common(3)
            places |= {command: (seq, len(kept)) for command, seq in commands}
        assert set(places) <= set(player.sent)
        assert accepted.keys() <= places.keys(), json.dumps(sorted(accepted.keys() - places.keys()))
        assert all(places[command][0] < seq <= places[command][1] for command, seq in accepted.items())


if __name__ == "__main__":
    with TemporaryDirectory(prefix="gusher-killed-") as folder:
        sys.stdout.write(run(Path(folder) / "gusher.db", int(sys.argv[1])) + "\n")
