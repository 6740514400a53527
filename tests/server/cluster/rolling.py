"""An upgrade that nobody notices: three servers are told to end and started anew, one after the other, while all four games are played.

`python -m tests.server.cluster.rolling ROUNDS` replaces every server so many times, with two tables of each game. No move may be refused:
who loses his stream finds another server, and sends what was not answered again. It ends with one line that says what was seen. Loopback
only.
"""

from __future__ import annotations

import asyncio
import random
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.server.cluster.chaos import GAMES, LIVE, observed
from tests.server.cluster.judging import Verdict
from tests.server.cluster.players import Company
from tests.server.cluster.servers import Cluster, cluster

SERVERS = 3


async def run(folder: Path, rounds: int, tables: int) -> tuple[Verdict, float]:
    """With so many tables of each game, half of them with bots and clocks."""
    async with cluster(folder, SERVERS) as running:
        verdict, seconds = await observed(running, companies(running, tables), lambda: replace_all(running, rounds), [])
    verdict.faults += [f"{times} moves were refused: {reason}" for reason, times in verdict.refusals.items() if times]
    return verdict, seconds


def companies(running: Cluster, tables: int) -> list[Company]:
    found = []
    for place, game in enumerate(GAMES):
        for number in range(tables):
            if (place + number) % 2 == 0:
                found.append(Company(running, game, game))
            else:
                found.append(Company(running, game, f"{game} with bots and clocks", bots=("greedy",), clock=LIVE))
    return found


async def replace_all(running: Cluster, rounds: int) -> None:
    for _ in range(rounds):
        for number in range(SERVERS):
            code = await running.drain(number)
            assert code == 0, f"a server that was told to end has ended with {code}"
            await running.start(number)
            await asyncio.sleep(random.uniform(0.5, 1.5))


def main(rounds: int) -> int:
    with TemporaryDirectory(prefix="gusher-rolling-") as folder:
        verdict, seconds = asyncio.run(run(Path(folder), rounds, tables=2))
    for fault in verdict.faults[:50]:
        sys.stderr.write(f"{fault}\n")
    begun = f"{SERVERS} servers replaced {rounds} times each in {seconds:.0f} s"
    sys.stdout.write(f"{begun}: {verdict}\n" if not verdict.faults else f"{begun}: {len(verdict.faults)} faults, see above; {verdict}\n")
    return 1 if verdict.faults else 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1])))
