"""`python -m tests.luck.many 1000`: records of so many simulated tables are verified, and each again with one thing altered.

Then one person sits alone with bots at a real table of each game, and takes back 25 times at each of 8 places.
"""

from __future__ import annotations

import asyncio
import re
import sys
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory

from gusher import registry
from gusher.core.errors import RecordError
from gusher.core.record import read
from gusher.core.rng import Rng
from gusher.verifying import verify
from tests.luck.alone import bots_of, open_tables, reroll, sit_down
from tests.luck.simulated import ALTERATIONS, play

PLACES = 8
BACKS = 25


def main(tables: int) -> int:
    count: Counter[str] = Counter()
    verify_records(range(tables), count)
    for game in registry.games():
        for bot in ("greedy", "random"):
            draws = asyncio.run(take_back_often(game.name, bot))
            count[f"{game.name} with {bot}: places where {BACKS} takings back gave one and the same"] += draws.count(1)
            count["places with DIFFERENT draws"] += PLACES - draws.count(1)
    for what, times in sorted(count.items()):
        sys.stdout.write(f"{times:>9,}  {what}\n")
    wrong = sum(times for what, times in count.items() if re.search("ACCEPTED|NOT FAIR|DIFFERENT", what))
    sys.stdout.write(
        f"{tables} tables with {count['draws repeated']:,} draws and {count['takings back']:,} takings back verified, each again with one "
        f"thing altered: {wrong} wrong\n"
    )
    return 1 if wrong else 0


async def take_back_often(game: str, bot: str) -> list[int]:
    """At each place how many different things came of the same choice."""
    with TemporaryDirectory() as folder:
        async with open_tables(Path(folder, "gusher.db")) as tables:
            alone = await sit_down(tables, game, bots_of(game, bot))
            return [len(seen) for seen in await reroll(alone, PLACES, BACKS, Rng(8))]


def verify_records(numbers: range, count: Counter[str]) -> None:
    kinds = list(ALTERATIONS)
    for number in numbers:
        record, history = play(number)
        count[f"tables of {record.game.name}"] += 1
        count["takings back"] += sum(1 for entry in history.log if isinstance(entry, int))
        found = verify(read(record.text(), registry.game))
        count["fair" if found.fair else "NOT FAIR"] += 1
        count["draws repeated"] += found.draws
        # Tables of one game come at every fourth number.
        kind = kinds[(number + number // len(kinds)) % len(kinds)]
        altered = ALTERATIONS[kind](record, Rng(number, 3))
        assert altered is not None
        try:
            refused = verify(read(altered.text(), registry.game)).wrong is not None
        except RecordError:
            refused = True
        count[f"another {kind} {'refused' if refused else 'ACCEPTED'}"] += 1


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 1000))
