"""Half requests and heads without end, while people play: what does the server need for them, and do the people feel it?

`python -m tests.server.transport.flooded --half 2000 --megabytes 300` prints what it saw. Loopback only, and it ends by itself. The
flood comes from a process of its own; the people play at their usual pace, and what counts is the time from a move to its acknowledgement.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import subprocess
import sys
import threading
import time
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.server.serving import PATIENCE, Guest, Line, Server

HALF = b"GET /api/me HTTP/1.1\r\nHost: x\r\nX-Slow: "
PIECE = b"a" * (1 << 20)
PACE = 0.05  # seconds between two moves of a table
TABLES = 4


@dataclass
class Seen:
    """Memory in megabytes, times in milliseconds."""

    half_requests: int = 0
    reopened: int = 0
    megabytes_of_head: int = 0
    memory_before: int = 0
    memory_most: int = 0
    moves_before: int = 0
    moves_during: int = 0
    median_before: float = 0.0
    median_during: float = 0.0
    slowest_during: float = 0.0
    newcomers: int = 0
    slowest_newcomer: float = 0.0
    descriptors: int = 0
    log: str = ""


# The flood


class HalfRequests:
    """So many connections that begin to say something; each that is ended is opened again, until nothing is read any more."""

    def __init__(self, host: str, port: int, count: int) -> None:
        self.host, self.port, self.count = host, port, count
        self.reopened = 0

    async def keep(self) -> None:
        while True:
            with suppress(OSError):
                reader, writer = await asyncio.open_connection(self.host, self.port)
                writer.write(HALF)
                with suppress(OSError):
                    while await reader.read(1000):
                        pass
                writer.close()
            self.reopened += 1
            await asyncio.sleep(1.0)

    async def run(self) -> None:
        await asyncio.gather(*(self.keep() for _ in range(self.count)))


async def heads(host: str, port: int, megabytes: int) -> int:
    """Send so much of heads that never end, in as many connections as it takes."""
    sent = 0
    while sent < megabytes:
        with suppress(OSError):
            _, writer = await asyncio.open_connection(host, port)
            writer.write(HALF)
            while sent < megabytes:
                writer.write(PIECE)
                sent += 1
                await writer.drain()
    return sent


async def flood(url: str, half: int, megabytes: int) -> None:
    """Until standard input ends; tells when everything is under way."""
    host, _, port = url.removeprefix("http://").partition(":")
    open_ones = HalfRequests(host, int(port), half)
    keeping = asyncio.create_task(open_ones.run())
    await asyncio.sleep(2.0)
    sys.stdout.write("flooding\n")
    sys.stdout.flush()
    sending = asyncio.create_task(heads(host, int(port), megabytes))
    await asyncio.to_thread(sys.stdin.read)
    sent = await sending
    keeping.cancel()
    sys.stdout.write(json.dumps({"reopened": open_ones.reopened, "sent": sent}) + "\n")


# The people


class Table(threading.Thread):
    """Two people at one device, who play at their pace."""

    def __init__(self, url: str, stopping: threading.Event) -> None:
        super().__init__()
        self.url = url
        self.stopping = stopping
        self.times: list[float] = []
        self.failure: Exception | None = None

    def run(self) -> None:
        try:
            with Guest(self.url, "Anna") as anna:
                while not self.stopping.is_set():
                    table = anna.table("me", "local")
                    with anna.watch(table, 0) as one, anna.watch(table, 1) as other:
                        self.play([one, other])
        except Exception as failed:  # noqa: BLE001  (raised in the main thread)
            self.failure = failed

    def play(self, lines: list[Line]) -> None:
        while not self.stopping.is_set():
            newest = max((line.scene for line in lines), key=lambda scene: int(scene["seq"]))
            if newest["status"] != "running":
                return
            line = lines[newest["view"]["awaiting"][0]]
            scene = line.until(lambda scene, at=newest["seq"]: scene["seq"] >= at)
            command = {"do": "play", "seq": scene["seq"], "seat": scene["seat"], "action": scene["offers"][0]["action"]}
            began = time.perf_counter()
            answer = line.ask(**command)
            self.times.append(1000 * (time.perf_counter() - began))
            assert answer["is"] == "accepted", answer
            line.until(lambda scene, at=answer["seq"]: scene["seq"] >= at)
            time.sleep(PACE)


def memory(server: Server) -> int:
    lines = Path(f"/proc/{server.process.pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) // 1024 for line in lines if line.startswith("VmRSS"))


def run(database: Path, half: int, megabytes: int, seconds: float, files: int | None = None) -> Seen:
    seen = Seen(half_requests=half)
    stopping = threading.Event()
    with Server(database, files=files, people_per_hour=10**6, tables_per_hour=10**6) as server:
        tables = [Table(server.url, stopping) for _ in range(TABLES)]
        try:
            for table in tables:
                table.start()
            time.sleep(seconds)
            seen.memory_before = memory(server)
            before = [len(table.times) for table in tables]
            command = [sys.executable, "-m", "tests.server.transport.flooded", "--flood", server.url]
            amounts = ["--half", f"{half}", "--megabytes", f"{megabytes}"]
            with subprocess.Popen([*command, *amounts], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as flooding:
                assert flooding.stdout is not None
                assert flooding.stdout.readline() == "flooding\n"
                watch(server, seconds, seen)
                told, _ = flooding.communicate("", 4 * PATIENCE)
            seen.reopened, seen.megabytes_of_head = json.loads(told)["reopened"], json.loads(told)["sent"]
        finally:
            stopping.set()
            for table in tables:
                table.join(PATIENCE)
        for table in tables:
            if table.failure is not None:
                raise table.failure
        assert server.stop() == 0
    quiet = [each for table, count in zip(tables, before, strict=True) for each in table.times[:count]]
    during = [each for table, count in zip(tables, before, strict=True) for each in table.times[count:]]
    seen.moves_before, seen.moves_during = len(quiet), len(during)
    seen.median_before, seen.median_during = round(statistics.median(quiet), 2), round(statistics.median(during), 2)
    seen.slowest_during = round(max(during), 1)
    seen.log = database.with_suffix(".log").read_text()
    return seen


def watch(server: Server, seconds: float, seen: Seen) -> None:
    """Look at the server's memory, and come in as somebody new again and again."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        began = time.perf_counter()
        with Guest(server.url) as newcomer:
            assert newcomer.get("/api/me") == {"name": None}
        seen.newcomers += 1
        seen.slowest_newcomer = max(seen.slowest_newcomer, round(1000 * (time.perf_counter() - began), 1))
        seen.memory_most = max(seen.memory_most, memory(server))
        seen.descriptors = max(seen.descriptors, len(list(Path(f"/proc/{server.process.pid}/fd").iterdir())))
        time.sleep(0.1)


def mistakes(seen: Seen) -> list[str]:
    """What should not have been seen, on however busy a machine."""
    found = {
        f"the server took {seen.memory_most} MB": seen.memory_most >= 200,
        "nobody could move": seen.moves_during == 0,
        "no newcomer got in": seen.newcomers == 0,
        f"the server said: {seen.log}": bool(seen.log),
    }
    return [what for what, is_so in found.items() if is_so]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--half", type=int, default=2000)
    parser.add_argument("--megabytes", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=20.0, help="before the flood, and during it")
    parser.add_argument("--files", type=int, help="how many files the server may open")
    parser.add_argument("--flood", metavar="URL", help="only flood that server, until standard input ends")
    given = parser.parse_args()
    if given.flood is not None:
        asyncio.run(flood(given.flood, given.half, given.megabytes))
        return 0
    with TemporaryDirectory(prefix="gusher-flooded-") as folder:
        seen = run(Path(folder) / "gusher.db", given.half, given.megabytes, given.seconds, given.files)
    sys.stdout.write(json.dumps(asdict(seen), indent=2) + "\n")
    wrong = mistakes(seen) + (["moves took twice as long"] if seen.median_during > 2 * seen.median_before else [])
    sys.stdout.write(
        f"{seen.half_requests} half requests, {seen.megabytes_of_head} MB of heads: {'; '.join(wrong) or 'nobody felt them'}; "
        f"{seen.memory_most} MB at most, a move took {seen.median_during:.0f} ms, before {seen.median_before:.0f} ms\n"
    )
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
