"""`gusher bench server`: how many moves a second this server carries, how long they take, and what limits it.

The server runs on one core and the load on another, as far as there are two and the system lets us choose.
"""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from dataclasses import asdict, dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Final

import typer
from rich.console import Console
from rich.table import Table

import gusher
from gusher import build, registry
from gusher.core.errors import SetupError
from gusher.server.bench.costs import family_seconds, rules_and_scenes, thread_seconds, time_of_sync
from gusher.server.bench.places import Place, places

BUSY: Final = 0.85  # of a core


@dataclass(frozen=True)
class Measurement:
    """Moves of two people a table; times from sending a move to the other's receipt of the new scene.

    `cores` is the processor time by thread of the server, of the load, and of a database that is another program; None where the system
    does not tell. `microseconds_a_move` splits what a move needs: rules and scenes (measured alone), sockets (the rest of the server's
    loop), the log, the database.
    """

    store: str
    tables: int
    moves: int
    moves_per_second: float
    p50_ms: float
    p99_ms: float
    cores: dict[str, float | None]
    microseconds_a_move: dict[str, float | None]
    limit: str


@dataclass(frozen=True)
class Findings:
    """Every move is committed and synced to the disk before it is acknowledged; `sync_ms` is the median of one such sync here."""

    game: str
    runs: list[Measurement]
    sync_ms: float
    seconds: float
    python: str
    build: str


def bench(counts: list[int], seconds: float, database: str | None = None) -> Findings:
    """With the first game that two can play, on every store that can be had; PostgreSQL is the one that is named, or one of our own."""
    game = next(game for game in registry.games() if 2 in game.seats)
    with TemporaryDirectory(prefix="gusher-bench-") as folder:
        rules = rules_and_scenes(game)
        sync = time_of_sync(Path(folder))
        with places(Path(folder), database) as found:
            share = seconds / len(found)
            runs = [measure(each, game.name, count, share, rules) for count in counts for each in found]
    return Findings(game.title, runs, sync, seconds, platform.python_version(), build())


def measure(place: Place, game: str, tables: int, seconds: float, rules: float) -> Measurement:
    with start_process(["gusher.server.command", "--port", "0", "--no-bot-delay", "--database", place.url], 0) as serving:
        try:
            url = line_of(serving).split()[-1]
            with start_process(["gusher.server.bench.load", url, game, str(tables), str(seconds)], 1) as load:
                line_of(load)
                before, stored = thread_seconds(serving.pid), seconds_of(place)
                began = perf_counter()
                found = json.loads(line_of(load))
                took = perf_counter() - began
                after, stored_after = thread_seconds(serving.pid), seconds_of(place)
        finally:
            serving.terminate()
    rate = found["moves_per_second"]
    cores: dict[str, float | None] = {"loop": None, "log": None, "load": found["load_cores"], "database": None}
    split: dict[str, float | None] = {"rules and scenes": rules, "sockets": None, "log": None, "database": None}
    if before and after:
        loop = (after["loop"] - before["loop"]) / took
        log = (after["log"] - before["log"]) / took
        cores |= {"loop": loop, "log": log}
        split |= {"sockets": max(0.0, 1e6 * loop / rate - rules), "log": 1e6 * log / rate}
    if stored is not None and stored_after is not None:
        cores["database"] = (stored_after - stored) / took
        split["database"] = 1e6 * (stored_after - stored) / took / rate
    return Measurement(place.store, tables, found["moves"], rate, found["p50_ms"], found["p99_ms"], cores, split, limit_of(cores))


def seconds_of(place: Place) -> float | None:
    return family_seconds(place.process) if place.process is not None and sys.platform == "linux" else None


def limit_of(cores: dict[str, float | None]) -> str:
    loop, log, load = cores["loop"], cores["log"], cores["load"]
    if load is not None and load > BUSY:
        return "the load itself, which had no time left"
    if loop is None or log is None:
        return "not known: this system does not tell the time of threads"
    if loop + log > BUSY:
        return "the processor: the server is one Python process, and had no time left"
    return "waiting: for the disk, or for a processor that others used as well"


def start_process(module: list[str], core: int) -> subprocess.Popen[str]:
    """A process of ours, on that core if there is one."""
    home = str(Path(gusher.__file__).parents[1])
    paths = os.pathsep.join(filter(None, [home, os.environ.get("PYTHONPATH")]))
    process = subprocess.Popen(
        [sys.executable, "-P", "-m", *module], stdout=subprocess.PIPE, text=True, env=os.environ | {"PYTHONPATH": paths}
    )
    if sys.platform == "linux":
        available = sorted(os.sched_getaffinity(0))
        os.sched_setaffinity(process.pid, {available[core % len(available)]})
    return process


def line_of(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    line = process.stdout.readline()
    if not line:
        raise SetupError("the benchmark of the server could not go on; see the message above")
    return line


def command(counts: list[int], seconds: float, database: str | None, as_json: bool) -> None:
    findings = bench(counts, seconds, database)
    if as_json:
        typer.echo(json.dumps(asdict(findings)))
    else:
        show(findings)


def show(findings: Findings) -> None:
    console = Console()
    how = "two people a table over WebSockets; each move committed and synced before it is acknowledged"
    console.print(f"{findings.game}, {how}", highlight=False)
    table = Table()
    table.add_column("store")
    splits = ("cores: loop, log, load, database", "µs a move: rules, sockets, log, database")
    for heading in ("tables", "moves a second", "p50, ms", "p99, ms", *splits):
        table.add_column(heading, justify="right")
    for run in findings.runs:
        table.add_row(
            run.store,
            f"{run.tables}",
            f"{run.moves_per_second:,.0f}",
            f"{run.p50_ms:,.1f}",
            f"{run.p99_ms:,.1f}",
            ", ".join("-" if value is None else f"{value:.2f}" for value in run.cores.values()),
            ", ".join("-" if value is None else f"{value:,.0f}" for value in run.microseconds_a_move.values()),
        )
    console.print(table)
    for run in findings.runs:
        console.print(f"{run.store}, {run.tables} tables are limited by {run.limit}.", highlight=False)
    console.print(f"A sync to the disk takes {findings.sync_ms:.2f} ms; Python {findings.python}, {findings.build} build.", highlight=False)
