"""`python -m tests.load.crowd`: what do many tables cost at which four people sit and mostly think? Memory and processor time, by table.

One server, all games in turn, a WebSocket for each person. Measured when the server has started, when the tables are made, when everybody
is connected, while nobody does anything, and while every table is moved at once in a while (`--every` seconds). Ends with a table of
figures. Needs Linux and as many open files as people (`ulimit -n`); loopback only.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import random
import resource
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec

from gusher import registry
from gusher.server.bench.costs import family_seconds
from gusher.server.bench.load import Client, Message
from tests.server.postgres import Postgres
from tests.server.serving import Server

SEATS = 4
THREADS = 12  # that make tables
AT_ONCE = 100  # connections
UNLIMITED: dict[str, Any] = dict.fromkeys(
    ("connections", "connections_per_address", "streams_per_address", "people_per_hour", "tables_per_hour"), 10**6
)


@dataclass
class Sitting:
    """A table, as the load sees it: what `Client` needs of a pair, too."""

    load: Crowd
    id: str
    cookies: list[str]
    clients: list[Client] = field(default_factory=list)
    mover: Client | None = None
    seq: int = -1
    sent: float = 0.0

    def saw(self, client: Client, scene: Message) -> None:
        if client is self.mover and scene.seq > self.seq:
            self.load.latencies.append(time.perf_counter() - self.sent)
            self.mover = None

    def move(self) -> None:
        """Somebody who is asked answers."""
        scenes = [(client.scene.seq, client) for client in self.clients if client.scene is not None and client.scene.status == "running"]
        newest = max((seq for seq, _ in scenes), default=-1)
        for seq, client in scenes:
            if seq == newest and client.scene is not None and client.scene.offers:
                self.mover, self.seq, self.sent = client, seq, time.perf_counter()
                action = random.choice(client.scene.offers).action
                play = {"do": "play", "id": f"{seq}", "seq": seq, "seat": client.seat, "action": action}
                client.send(msgspec.json.encode(play))
                return


class Crowd:
    """`failures`, as `Client` needs it."""

    def __init__(self, url: str) -> None:
        self.host = urlsplit(url).netloc
        self.failures: list[str] = []
        self.latencies: list[float] = []
        self.tables: list[Sitting] = []

    def sit_down(self, number: int) -> Sitting:
        games = [game.name for game in registry.games() if SEATS in game.seats]
        connection = http.client.HTTPConnection(self.host, timeout=120)

        def post(path: str, body: object, cookie: str) -> tuple[Any, str]:
            headers = {"Content-Type": "application/json", "Origin": f"http://{self.host}", "Cookie": cookie}
            connection.request("POST", path, json.dumps(body), headers)
            answer = connection.getresponse()
            content = answer.read()
            assert answer.status < 300, (path, answer.status, content)
            return json.loads(content), (answer.getheader("Set-Cookie") or "").partition(";")[0]

        cookies = [post("/api/me", {"name": f"Person {number}.{seat}"}, "")[1] for seat in range(SEATS)]
        seats = [{"kind": "me" if seat == 0 else "open"} for seat in range(SEATS)]
        made, _ = post("/api/tables", {"game": games[number % len(games)], "seats": seats}, cookies[0])
        for cookie in cookies[1:]:
            post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]}, cookie)
        connection.close()
        return Sitting(self, made["id"], cookies)

    def make(self, count: int) -> None:
        with ThreadPoolExecutor(THREADS) as threads:
            self.tables = list(threads.map(self.sit_down, range(count)))

    async def connect(self) -> None:
        everybody = [(table, seat) for table in self.tables for seat in range(SEATS)]
        for first in range(0, len(everybody), AT_ONCE):
            await asyncio.gather(*(self.connect_one(table, seat) for table, seat in everybody[first : first + AT_ONCE]))
        while any(client.scene is None for table in self.tables for client in table.clients):
            assert not self.failures, self.failures[0]
            await asyncio.sleep(0.1)

    async def connect_one(self, table: Sitting, seat: int) -> None:
        lines = [
            f"GET /api/tables/{table.id}/stream?seat={seat} HTTP/1.1",
            f"Host: {self.host}",
            f"Origin: http://{self.host}",
            f"Cookie: {table.cookies[seat]}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        ]
        request = "\r\n".join([*lines, "", ""]).encode()
        host, _, port = self.host.rpartition(":")
        made: Callable[[], Client] = lambda: Client(table, seat, request)  # type: ignore[arg-type]  # noqa: E731
        _, client = await asyncio.get_running_loop().create_connection(made, host, int(port))
        table.clients.append(client)

    async def trickle(self, seconds: float, every: float) -> None:
        """Each table is moved at once in `every` seconds, evenly spread."""
        began, moved = time.monotonic(), 0
        order = random.sample(self.tables, len(self.tables))
        while (now := time.monotonic()) < began + seconds:
            while moved < (now - began) * len(order) / every:
                order[moved % len(order)].move()
                moved += 1
            await asyncio.sleep(0.005)


class Meter:
    """What the server has used, with all that it has started; and its database, if that is another program."""

    def __init__(self, server: int, database: int | None) -> None:
        self.server = server
        self.database = database

    def megabytes(self) -> float:
        return sum(proportional(pid) for pid in family(self.server)) / 1024

    def database_megabytes(self) -> float:
        return 0.0 if self.database is None else sum(proportional(pid) for pid in family(self.database)) / 1024

    def seconds(self) -> tuple[float, float]:
        return family_seconds(self.server), 0.0 if self.database is None else family_seconds(self.database)


def family(pid: int) -> list[int]:
    children = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            if stat.read_text().rpartition(")")[2].split()[1] == str(pid):
                children.append(int(stat.parent.name))
        except OSError:
            continue  # it has just ended
    return [pid, *children]


def proportional(pid: int) -> int:
    """Kilobytes, what several share divided among them."""
    try:
        lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    except OSError:
        return 0
    return next(int(line.split()[1]) for line in lines if line.startswith("Pss:"))


async def measure(url: str, meter: Meter, count: int, seconds: float, every: float) -> dict[str, float]:
    crowd = Crowd(url)
    empty = meter.megabytes()
    began = time.monotonic()
    await asyncio.to_thread(crowd.make, count)
    made = meter.megabytes()
    making = time.monotonic() - began
    began = time.monotonic()
    await crowd.connect()
    connecting = time.monotonic() - began
    await asyncio.sleep(5)
    connected = meter.megabytes()
    idle = await used(meter, asyncio.sleep(seconds))
    assert not crowd.failures, crowd.failures[0]
    busy = await used(meter, crowd.trickle(seconds, every))
    await asyncio.sleep(1)
    moves = len(crowd.latencies)
    latencies = sorted(crowd.latencies)
    assert not crowd.failures, crowd.failures[0]
    return {
        "tables": count,
        "people connected": count * SEATS,
        "seconds to make the tables": making,
        "seconds to connect everybody": connecting,
        "MB of the server without a table": empty,
        "MB with the tables": made,
        "MB with everybody connected": connected,
        "KB a table": (connected - empty) * 1024 / count,
        "MB of the database": meter.database_megabytes(),
        "idle: % of a core, server": 100 * idle[0] / seconds,
        "idle: % of a core, database": 100 * idle[1] / seconds,
        "idle: microseconds a second a table": 1e6 * idle[0] / seconds / count,
        "trickle: moves a second": moves / seconds,
        "trickle: % of a core, server": 100 * busy[0] / seconds,
        "trickle: % of a core, database": 100 * busy[1] / seconds,
        "trickle: microseconds a move, server": 1e6 * (busy[0] - idle[0]) / max(1, moves),
        "trickle: microseconds a move, database": 1e6 * (busy[1] - idle[1]) / max(1, moves),
        "trickle: ms from move to own scene, p50": 1000 * latencies[len(latencies) // 2] if latencies else 0.0,
        "trickle: ms from move to own scene, p99": 1000 * latencies[len(latencies) * 99 // 100] if latencies else 0.0,
        "MB at the end": meter.megabytes(),
    }


async def used(meter: Meter, doing: Any) -> tuple[float, float]:
    before = meter.seconds()
    await doing
    after = meter.seconds()
    return after[0] - before[0], after[1] - before[1]


def run(count: int, seconds: float, every: float, store: str) -> dict[str, float]:
    files = count * SEATS + 500
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    if hard != resource.RLIM_INFINITY and files > hard:
        raise SystemExit(f"{count} tables need {files} open files, and {hard} are allowed: ulimit -n")
    resource.setrlimit(resource.RLIMIT_NOFILE, (files, hard))
    with tempfile.TemporaryDirectory(prefix="gusher-crowd-") as folder:
        postgres = Postgres(careful=True) if store == "postgresql" else None
        database = f"sqlite:///{folder}/crowd.db" if postgres is None else postgres.url(postgres.new())
        with Server(Path(folder) / "crowd", url=database, files=files, anew=True, **UNLIMITED) as server:
            process = None if postgres is None or postgres.process is None else postgres.process.pid
            return asyncio.run(measure(server.url, Meter(server.process.pid, process), count, seconds, every))


def main() -> None:
    reader = argparse.ArgumentParser(prog="python -m tests.load.crowd")
    reader.add_argument("--tables", type=int, default=2000)
    reader.add_argument("--seconds", type=float, default=30.0, help="of each of both measurements")
    reader.add_argument("--every", type=float, default=30.0, help="seconds from one move of a table to its next")
    reader.add_argument("--store", choices=("sqlite", "postgresql"), default="sqlite")
    said = reader.parse_args()
    found = run(said.tables, said.seconds, said.every, said.store)
    sys.stdout.write("\n".join(f"| {name} | {value:,.{0 if value > 50 else 1}f} |" for name, value in found.items()) + "\n")


if __name__ == "__main__":
    main()
