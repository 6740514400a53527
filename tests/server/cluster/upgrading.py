"""Three servers are replaced by the next version of the program, one after the other, while all four games are played.

`python -m tests.server.cluster.upgrading TABLES` does so with so many tables of each game, half of them with bots and clocks, once with
a version that old games survive and once with one that they do not (`newer`). Loopback only. In both cases no move may be refused, and no
table may be lost. Where nothing has changed, every table goes on, by the new rules once the last old server is gone, and says so once.
Where a price has changed, tables go on at the old servers as long as there are any; then every server shows those that paid that price
up to there, with the rest of the log and all that is needed to finish it, and the others go on. What `gusher tables check` of the new
version said before must come true.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx

from gusher import registry
from gusher.core.game import Game
from gusher.server.stores.opening import store_at
from gusher.server.stores.store import Stored, TableRow
from tests.server.cluster.chaos import observed
from tests.server.cluster.judging import Verdict, our_game
from tests.server.cluster.newer import BOX, CHANGES, changed_box, install, next_version
from tests.server.cluster.players import Company
from tests.server.cluster.rolling import companies
from tests.server.cluster.servers import Cluster, cluster

SERVERS = 3
BETWEEN = (1.0, 3.0)  # seconds in which servers of both versions play, at least and at most
KNOWN = "position", "question", "refused", "chance"  # why a table may not go on by the new rules


def game_of(table: TableRow) -> Game:
    """By the rules that it was played by at last."""
    if table.data == BOX:
        return registry.game(table.game).with_data(changed_box(table.game, CHANGES[table.game]))
    return our_game(table)


class Upgrade:
    """One of three servers by a version that is compatible or not."""

    def __init__(
        self, running: Cluster, playing: list[Company], folder: Path, compatible: bool, between: tuple[float, float]
    ) -> None:
        self.running = running
        self.playing = playing
        self.folder = folder
        self.compatible = compatible
        self.between = between
        self.foretold: dict[str, Any] = {}  # by table, what the new version says before
        self.old: list[str] = []  # tables that were played when the last old server went

    async def carry_out(self) -> None:
        self.foretold = await asyncio.to_thread(self.check)
        self.running.packages = self.folder
        self.running.mixed = True
        for number in range(SERVERS):
            code = await self.running.drain(number)
            assert code == 0, f"a server that was told to end has ended with {code}"
            await self.running.start(number)
            await asyncio.sleep(random.uniform(*self.between))
        self.old = [company.tables[-1].id for company in self.playing if not company.tables[-1].over]
        self.running.mixed = False

    def check(self) -> dict[str, Any]:
        """`gusher tables check` of the new version, beside the servers of the old one."""
        url = self.running.postgres.url(self.running.database)
        words = [sys.executable, "-m", "gusher", "tables", "check", "--each", "--json", "--database", url]
        environment = os.environ | {"PYTHONPATH": str(self.folder), "PYTHONUTF8": "1"}
        done = subprocess.run(words, env=environment, cwd=self.folder, capture_output=True, text=True, timeout=120)
        assert done.returncode in (0, 1), done.stderr
        return {each["table"]: each for each in json.loads(done.stdout)["tables"]}

    async def faults(self, verdict: Verdict) -> list[str]:
        """What is not as described."""
        found = [f"{times} moves were refused: {reason}" for reason, times in verdict.refusals.items() if times]
        store = store_at(self.running.postgres.url(self.running.database))
        await store.visit()
        try:
            for company in self.playing:
                for notes in company.tables:
                    stored = await store.load(notes.id)
                    assert stored is not None, f"table {notes.id} is lost"
                    scenes = [await self.look(company, notes.id, url) for url in self.running.urls]
                    against = self.gone_on(stored, scenes) if self.goes_on(stored, scenes) else self.parted(stored, scenes)
                    found += [f"{notes.kind} table {notes.id}: {fault}" for fault in against if fault]
        finally:
            await store.close()
        return found

    async def look(self, company: Company, table: str, url: str) -> Any:
        async with httpx.AsyncClient(base_url=url, headers={"Cookie": company.cookies[0]}, timeout=30.0) as http:
            return (await http.get(f"/api/tables/{table}/scene?seat=0")).json()

    def goes_on(self, stored: Stored, scenes: list[Any]) -> bool:
        """Whether it should: it has never paid what has changed, or was begun under the new rules."""
        return self.compatible or all(scene["status"] != "outdated" for scene in scenes)

    def gone_on(self, stored: Stored, scenes: list[Any]) -> list[str]:
        table = stored.table
        faults = []
        if {scene["status"] for scene in scenes} != {table.status}:
            faults.append(f"it is {table.status}, and shown as {[scene['status'] for scene in scenes]}")
        foretold = self.foretold.get(table.id)
        if self.compatible and foretold is not None and foretold["becomes"] not in ("goes_on", "opens"):
            faults.append(f"it was foretold that it {foretold['becomes']}")
        versions = [each.rules for each in table.versions]
        told = [[event["name"] for event in scene["events"]].count("new-version") for scene in scenes]
        if len(versions) != len(set(versions)) or len(versions) > 2:
            faults.append(f"it was played by the rules {versions}")
        if set(told) != {len(versions) - 1}:
            faults.append(f"it was played by the rules {versions}, and {told} times it is told that they are new")
        if table.id in self.old and table.status == "running" and table.rules != next_version(registry.game(table.game).rules_version):
            faults.append(f"it is still played by the rules {versions}")
        return faults

    def parted(self, stored: Stored, scenes: list[Any]) -> list[str]:
        table = stored.table
        old = registry.game(table.game)
        faults = []
        first = scenes[0].get("parted")
        if any(scene.get("parted") != first for scene in scenes) or first is None:
            return [f"it is shown in several ways: {[(scene['status'], scene.get('parted')) for scene in scenes]}"]
        names = {name: first[name] for name in ("rules", "data", "our_rules", "our_data")}
        if names != {
            "rules": old.rules_version,
            "data": old.data_version,
            "our_rules": next_version(old.rules_version),
            "our_data": BOX,
        }:
            faults.append(f"it is said to part by {names}")
        if first["at"] is None or first["at"] + first["count"] != len(stored.log) or len(first["after"]) != min(first["count"], 400):
            faults.append(f"it is shown up to {first['at']}, with {first['count']} entries after that, of {len(stored.log)}")
        if first["why"] not in KNOWN or not scenes[0]["view"]:
            faults.append(f"why it stops is {first['why']}")
        foretold = self.foretold.get(table.id)
        if foretold is not None and foretold["why"] and (foretold["at"], foretold["why"]) != (first["at"] + 1, first["why"]):
            faults.append(f"it was foretold to stop at {foretold['at']} ({foretold['why']}), and did at {first['at'] + 1} ({first['why']})")
        return faults


async def run(folder: Path, tables: int, compatible: bool, between: tuple[float, float] = BETWEEN) -> tuple[Verdict, float, int]:
    """What was seen, in how many seconds, and how many tables have stopped."""
    program = await asyncio.to_thread(install, folder / "program", compatible)
    async with cluster(folder, SERVERS) as running:
        upgrade = Upgrade(running, companies(running, tables), program, compatible, between)
        verdict, seconds = await observed(running, upgrade.playing, upgrade.carry_out, [], game_of)
        verdict.faults += await upgrade.faults(verdict)
        stopped = sum(notes.outdated for company in upgrade.playing for notes in company.tables)
    if compatible and stopped:
        verdict.faults.append(f"{stopped} tables have stopped")
    return verdict, seconds, stopped


def main(tables: int) -> int:
    lines, failed = [], False
    for compatible in (True, False):
        with TemporaryDirectory(prefix="gusher-upgrading-") as folder:
            verdict, seconds, stopped = asyncio.run(run(Path(folder), tables, compatible))
        for fault in verdict.faults[:50]:
            sys.stderr.write(f"{fault}\n")
        sort = "a compatible" if compatible else "an incompatible"
        faults = f"{len(verdict.faults)} faults, see above; " if verdict.faults else ""
        lines.append(f"{sort} version in {seconds:.0f} s: {faults}{verdict.tables - stopped} tables went on, {stopped} stopped, {verdict}")
        failed = failed or bool(verdict.faults)
    sys.stdout.write("; ".join(lines) + "\n")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1])))
