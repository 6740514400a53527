"""Three servers on one PostgreSQL, and everything that can happen to them, while twelve tables are played at all of them at once.

`python -m tests.server.cluster.chaos --kills 300 --restarts 10 --cuts 20` kills servers with SIGKILL, restarts the database, and cuts
servers off from it, at random moments. The people of a table sit at different servers, and go to another one when theirs is gone.
Afterwards what they noted is held against the log in the database (`histories`, `judging`). It ends with one line that says what was seen.
Loopback only.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import time
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.server.cluster.judging import Find, Period, Verdict, judge, our_game
from tests.server.cluster.players import Company
from tests.server.cluster.servers import Cluster, cluster

GAMES = ("oilfield", "mcmulti", "giganten", "interbellum")
LIVE = {"kind": "live", "minutes": 30, "increment": 2}
BETWEEN = (0.5, 2.0)  # seconds from one blow to the next
CUT = (1.0, 7.0)  # seconds that a wire is cut
GOING_ON = 60.0  # seconds within which every table must have gone on after the last blow


def companies(running: Cluster, tables: int) -> list[Company]:
    """All four games, with four people; every third with two bots, every third with clocks, every fourth with people who have two devices
    each, at different servers, which all answer."""
    found = []
    for number in range(tables):
        game = GAMES[number % len(GAMES)]
        if number % 3 == 0:
            found.append(Company(running, game, f"{game} with bots", bots=("greedy", "random")))
        elif number % 3 == 1:
            found.append(Company(running, game, f"{game} with clocks", clock=LIVE))
        elif number % 4 == 2:
            found.append(Company(running, game, f"{game} with two devices each", devices=2))
        else:
            found.append(Company(running, game, game))
    return found


class Chaos:
    def __init__(self, running: Cluster, playing: list[Company]) -> None:
        self.running = running
        self.playing = playing
        self.restarts: list[Period] = []
        self.mending: set[asyncio.Task[None]] = set()

    async def strike(self, blows: list[str]) -> None:
        """Servers that were killed are started anew, and wires are mended, while the next blow falls."""
        began = time.monotonic()
        for blow in blows:
            await asyncio.sleep(random.uniform(*BETWEEN))
            number = await self.living(2 if blow == "kill" else len(self.running.servers))
            sys.stderr.write(f"{time.monotonic() - began:6.1f} s: {blow}\n")
            if blow == "kill":
                self.mend(self.running.replace_killed(number))
            elif blow == "restart":
                since = time.monotonic()
                await self.running.restart_database()
                self.restarts.append((since, time.monotonic()))
            else:
                wire = self.running.wires[number]
                self.mend(wire.cut(random.uniform(*CUT), told=random.random() < 0.3))
        await asyncio.gather(*self.mending)

    def mend(self, task: Coroutine[None, None, None]) -> None:
        self.mending.add(asyncio.create_task(task))

    async def living(self, least: int) -> int:
        """Any server that can work, once so many can: with nobody left, all would wait for the next start."""
        while True:
            there = [number for number, server in enumerate(self.running.servers) if server and not self.running.wires[number].is_cut]
            if len(there) >= min(least, len(self.running.servers)):
                return random.choice(there)
            await asyncio.sleep(0.05)


async def run(folder: Path, servers: int, tables: int, kills: int, restarts: int, cuts: int) -> tuple[Verdict, float]:
    blows = ["kill"] * kills + ["restart"] * restarts + ["cut"] * cuts
    random.shuffle(blows)
    async with cluster(folder, servers) as running:
        chaos = Chaos(running, companies(running, tables))
        return await observed(running, chaos.playing, lambda: chaos.strike(blows), chaos.restarts)


async def observed(
    running: Cluster, playing: list[Company], happening: Callable[[], Awaitable[None]], restarts: list[Period], find: Find = our_game
) -> tuple[Verdict, float]:
    """What is to be said of tables at which all play while something happens, and how many seconds that took."""
    for company in playing:
        await company.meet()
        await company.sit_down()
    tasks = [asyncio.create_task(company.play()) for company in playing]
    began = time.monotonic()
    await all_go_on(playing)
    await happening()
    await all_go_on(playing)
    ended = time.monotonic()
    for task in tasks:
        task.cancel()
    for outcome in await asyncio.gather(*tasks, return_exceptions=True):
        if not isinstance(outcome, asyncio.CancelledError):
            raise outcome if isinstance(outcome, BaseException) else AssertionError("a company has stopped")
    notes = [table for company in playing for table in company.tables]
    return await judge(running.postgres.url(running.database), notes, restarts, ended, find), ended - began


async def all_go_on(playing: list[Company]) -> None:
    """Every company has seen something new since now, be it a new table."""

    def progress(company: Company) -> tuple[int, int]:
        return len(company.tables), company.tables[-1].grew[-1][1] if company.tables[-1].grew else 0

    before = [progress(company) for company in playing]
    until = time.monotonic() + GOING_ON
    while any(progress(company) <= seen for company, seen in zip(playing, before, strict=True)):
        if time.monotonic() > until:
            return  # which the judge will see
        await asyncio.sleep(0.05)


def main() -> int:
    reader = argparse.ArgumentParser(prog="python -m tests.server.cluster.chaos")
    for name, usual in {"servers": 3, "tables": 12, "kills": 300, "restarts": 10, "cuts": 20}.items():
        reader.add_argument(f"--{name}", type=int, default=usual)
    reader.add_argument("--logs", type=Path, help="an empty folder in which the servers' logs are kept")
    said = reader.parse_args()
    with TemporaryDirectory(prefix="gusher-chaos-") as folder:
        verdict, seconds = asyncio.run(run(said.logs or Path(folder), said.servers, said.tables, said.kills, said.restarts, said.cuts))
    for fault in verdict.faults[:50]:
        sys.stderr.write(f"{fault}\n")
    blows = f"{said.servers} servers: {said.kills} kills, {said.restarts} restarts of the database, {said.cuts} cuts in {seconds:.0f} s"
    sys.stdout.write(f"{blows}: {verdict}\n" if not verdict.faults else f"{blows}: {len(verdict.faults)} faults, see above; {verdict}\n")
    return 1 if verdict.faults else 0


if __name__ == "__main__":
    sys.exit(main())
