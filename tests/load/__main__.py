"""`python -m tests.load`: moves a second, their latency and what they cost, of Gusher on both stores and of boardgame.io, in one run.

Every target at every number of tables, in turn, several rounds; each run with a fresh server and database on core 0 and the load on core 1;
PostgreSQL, which syncs every commit, goes where there is room. A run during which others used more than `--noise` cores (or the hypervisor
took them) is repeated, and the quietest attempt counts. Needs Node 20, npm (boardgame.io is installed when it is missing: `npm install`
in `tests/load/node`), PostgreSQL (`make postgres`) and Linux. Talks to loopback only, and ends by itself.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any, Final

from tests.server.postgres import Postgres, free_port

NODE: Final = Path(__file__).parent / "node"
PATIENCE: Final = 30.0
GUSHER: Final = [sys.executable, "-m", "gusher.server.command"]
HEADINGS: Final = (
    "server",
    "tables",
    "moves/s (lowest-highest)",
    "p50 ms",
    "p99 ms",
    "µs of processor a move: server, database",
    "cores: server, database, load, noise",
    "server MB",
    "tables without an answer",
)

Run = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Target:
    """A command that serves on loopback at a port, and the driver in `node/drivers` that speaks to it."""

    name: str
    driver: str
    command: list[str]
    store: str = ""


def boardgameio(name: str, *options: str) -> Target:
    return Target(name, "boardgameio", ["node", "server.js", *options])


TARGETS: Final = (
    Target("Gusher, SQLite", "gusher", GUSHER, "sqlite"),
    Target("Gusher, PostgreSQL", "gusher", GUSHER, "postgresql"),
    boardgameio("boardgame.io, memory"),
    boardgameio("boardgame.io, memory and patches", "--delta"),
    boardgameio("boardgame.io, files", "--storage", "files"),
)
USUAL: Final = [target.name for target in TARGETS[:3]]


class Bench:
    def __init__(self, seconds: float, think: float) -> None:
        self.seconds = seconds
        self.think = think
        self.postgres: Postgres | None = None

    def once(self, target: Target, tables: int) -> Run:
        port = free_port()
        with tempfile.TemporaryDirectory(prefix="gusher-load-") as folder:
            command = [*target.command, "--port", str(port), *self.database(target, Path(folder))]
            with pinned(0, command) as server:
                wait_for(port, server)
                said = {"driver": target.driver, "url": f"http://127.0.0.1:{port}", "tables": tables, "seconds": self.seconds}
                said |= {"think": self.think, "server": server.pid}
                if target.store == "postgresql" and self.postgres is not None and self.postgres.process is not None:
                    said["database"] = self.postgres.process.pid
                with pinned(1, ["node", "load.js", *(f"--{name}={value}" for name, value in said.items())]) as load:
                    output, _ = load.communicate()
            if load.returncode:
                raise SystemExit(f"{target.name}, {tables} tables: the load failed")
        return {"target": target.name, **json.loads(output)}

    def database(self, target: Target, folder: Path) -> list[str]:
        """What the command must be told to have a fresh one."""
        if target.store == "sqlite":
            return ["--database", f"sqlite:///{folder}/load.db"]
        if target.store == "postgresql":
            self.postgres = self.postgres or Postgres(careful=True)
            return ["--database", self.postgres.url(self.postgres.new())]
        return []

    def quietest(self, target: Target, tables: int, most_noise: float, attempts: int) -> Run:
        runs: list[Run] = []
        while len(runs) < attempts and not any(noise(run) <= most_noise for run in runs):
            runs.append(self.once(target, tables))
            sys.stderr.write(json.dumps(runs[-1]) + "\n")
        return min(runs, key=noise)


@contextmanager
def pinned(core: int, command: list[str]) -> Iterator[subprocess.Popen[str]]:
    """On that core if there is one."""
    available = sorted(os.sched_getaffinity(0))
    words = ["taskset", "-c", str(available[core % len(available)]), *command]
    environment = os.environ | {"NODE_ENV": "production"}
    process = subprocess.Popen(words, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True, cwd=NODE, env=environment)
    with process:
        try:
            yield process
        finally:
            process.terminate()


def wait_for(port: int, server: subprocess.Popen[str]) -> None:
    until = time.monotonic() + PATIENCE
    while True:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            return
        except OSError:
            assert server.poll() is None, "the server has ended"
            assert time.monotonic() < until, f"nothing listens at port {port}"
            time.sleep(0.05)


def noise(run: Run) -> float:
    return float(run["cores"]["others"] + run["cores"]["stolen"])


def row(name: str, tables: int, runs: list[Run]) -> str:
    def of(*path: str) -> float:
        values = []
        for run in runs:
            value: Any = run
            for word in path:
                value = value[word]
            values.append(value)
        return float(median(values))

    rates = [run["moves_per_second"] for run in runs]
    cells = (
        name,
        f"{tables}",
        f"{median(rates):,.0f} ({min(rates):,.0f}-{max(rates):,.0f})",
        f"{of('p50_ms'):.1f}",
        f"{of('p99_ms'):.1f}",
        ", ".join(f"{of('microseconds_a_move', part):.0f}" for part in ("server", "database")),
        ", ".join([*(f"{of('cores', part):.2f}" for part in ("server", "database", "load")), f"{median(map(noise, runs)):.2f}"]),
        f"{of('server_mb'):.0f}",
        f"{max(run['unanswered'] for run in runs)}",
    )
    return f"| {' | '.join(cells)} |"


def numbers(text: str) -> list[int]:
    return [int(word) for word in text.split(",")]


def main() -> None:
    reader = argparse.ArgumentParser(prog="python -m tests.load", description=__doc__.partition("\n")[0] if __doc__ else None)
    reader.add_argument("--tables", type=numbers, default=[50, 200], metavar="N,…")
    reader.add_argument("--rounds", type=int, default=3)
    reader.add_argument("--seconds", type=int, default=20, help="of each run, after 5 to warm up")
    reader.add_argument("--think", type=int, default=0, metavar="MS", help="people who think: latency without saturation")
    reader.add_argument("--noise", type=float, default=0.2)
    reader.add_argument("--attempts", type=int, default=3)
    reader.add_argument("--only", action="append", choices=[target.name for target in TARGETS], metavar="NAME", help="one of: %(choices)s")
    said = reader.parse_args()
    if shutil.which("npm") is None:
        reader.error("needs Node 20 or newer, with npm")
    if not (NODE / "node_modules").exists():
        subprocess.run(["npm", "install", "--silent"], cwd=NODE, check=True)
    targets = [target for target in TARGETS if target.name in (said.only or USUAL)]
    bench = Bench(said.seconds, said.think)
    runs: list[Run] = []
    for _ in range(said.rounds):
        for tables in said.tables:
            runs += [bench.quietest(target, tables, said.noise, said.attempts) for target in targets]
    print_table(runs, targets, said.tables)


def print_table(runs: list[Run], targets: list[Target], counts: list[int]) -> None:
    lines = [f"| {' | '.join(HEADINGS)} |", "|---" * len(HEADINGS) + "|"]
    for target in targets:
        for tables in counts:
            lines.append(row(target.name, tables, [run for run in runs if run["target"] == target.name and run["tables"] == tables]))
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
