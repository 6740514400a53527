"""Thousands of notices to browsers where nobody answers, while people play: do they feel it?

`python -m tests.server.notices.swamped 10000` prints what it saw. Loopback only. Each notice is encrypted and its place called: most refuse
the connection, some take it and say nothing. What counts is the time from a move to its acknowledgement, without them and with them: in one
run, by turns, because machines have moods.
"""

from __future__ import annotations

import argparse
import json
import socket
import statistics
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
from sqlalchemy import insert

from gusher.server.hours import now
from gusher.server.notices.outbox import Letter
from gusher.server.stores.schema import outbox, people, subscriptions
from tests.server.notices.posting import free_port
from tests.server.notices.test_push import Browser
from tests.server.serving import PATIENCE, Server
from tests.server.storing import engine_of, execute, rows
from tests.server.transport.flooded import TABLES, Table

LETTERS_A_PLACE = 10
HANGING = 20  # each so many places one that takes a connection and says nothing
MOST_RATIO = 1.5


@dataclass
class Seen:
    """Times in milliseconds."""

    notices: int = 0
    places: int = 0
    tried: int = 0
    moves_before: int = 0
    moves_during: int = 0
    median_before: float = 0.0
    median_during: float = 0.0
    slowest_during: float = 0.0
    log_lines: int = 0

    @property
    def ratio(self) -> float:
        return self.median_during / self.median_before


def fill(database: Path, count: int, hanging: int) -> int:
    """Put so many letters into the outbox; to how many places."""
    browser, letter = Browser(), msgspec.json.encode(Letter("Your turn: Oilfield", "With Anna", "https://g/t/1")).decode()
    dead = free_port()
    places = [
        f"127.0.0.1:{hanging}/{number}" if number % HANGING == 0 else f"127.1.{number // 250}.{number % 250 + 1}:{dead}"
        for number in range(-(-count // LETTERS_A_PLACE))
    ]
    engine = engine_of(database)
    with engine.begin() as connection:
        person = connection.execute(insert(people).values(name="Bob", created=0.0).returning(people.c.id)).scalar_one()
        for number, place in enumerate(places):
            endpoint = f"http://{place}/push/{number}"
            keys = {"person": person, "endpoint": endpoint, "p256dh": browser.key, "auth": browser.secret, "created": 0.0}
            connection.execute(insert(subscriptions).values(**keys))
            row = {"person": person, "channel": "push", "target": endpoint, "place": place, "kind": "turn", "letter": letter}
            row |= {"tries": 0, "due": now(), "expires": now() + 86400.0}
            connection.execute(insert(outbox), [row] * LETTERS_A_PLACE)
    engine.dispose()
    return len(places)


def ask(database: Path, statement: str) -> int:
    ((found,),) = rows(database, statement)
    return int(found or 0)


def tried(database: Path) -> int:
    return ask(database, "SELECT count(*) FROM outbox WHERE tries > 0")


def run(database: Path, count: int, seconds: float, rounds: int = 1) -> Seen:
    seen = Seen(notices=count)
    stopping = threading.Event()
    quiet: list[float] = []
    during: list[float] = []
    settings: dict[str, Any] = {"people_per_hour": 10**6, "tables_per_hour": 10**6, "private_notices": True, "notice_seconds": 2.0}
    with socket.create_server(("127.0.0.1", 0)) as silent, Server(database, **settings) as server:
        tables = [Table(server.url, stopping) for _ in range(TABLES)]

        def moves(kept: list[float], enough: Callable[[], bool]) -> None:
            """Let people play for so long, and until there is enough; keep the times of their moves."""
            before = [len(table.times) for table in tables]
            end = time.monotonic() + seconds
            while time.monotonic() < end or not enough():
                assert time.monotonic() < end + PATIENCE, "nothing happens"
                time.sleep(0.2)
            kept += [each for table, number in zip(tables, before, strict=True) for each in table.times[number:]]

        try:
            for table in tables:
                table.start()
            time.sleep(1.0)
            for _ in range(rounds):
                moves(quiet, lambda: True)
                seen.places = fill(database, count, silent.getsockname()[1])
                moves(during, lambda: tried(database) > 0)
                seen.tried += tried(database)
                execute(database, "DELETE FROM outbox")
                execute(database, "DELETE FROM subscriptions")
                time.sleep(3.0)  # what is under way ends
        finally:
            stopping.set()
            for table in tables:
                table.join(PATIENCE)
        for table in tables:
            if table.failure is not None:
                raise table.failure
        assert server.stop() == 0
    seen.moves_before, seen.moves_during = len(quiet), len(during)
    seen.median_before, seen.median_during = round(statistics.median(quiet), 2), round(statistics.median(during), 2)
    seen.slowest_during = round(max(during), 1)
    seen.log_lines = len(database.with_suffix(".log").read_text().splitlines())
    return seen


def mistakes(seen: Seen, rounds: int = 1) -> list[str]:
    """What should not have been seen, on however busy a machine."""
    found = {
        "nobody could move": seen.moves_during == 0,
        "nothing was tried": seen.tried == 0,
        f"{seen.log_lines} lines for {seen.places} places in the log": seen.log_lines > seen.places * rounds,
    }
    return [what for what, is_so in found.items() if is_so]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("count", type=int)
    parser.add_argument("--seconds", type=float, default=10.0, help="without, and with them, each time")
    parser.add_argument("--rounds", type=int, default=4)
    given = parser.parse_args()
    with TemporaryDirectory(prefix="gusher-swamped-") as folder:
        seen = run(Path(folder) / "gusher.db", given.count, given.seconds, given.rounds)
    sys.stdout.write(json.dumps(asdict(seen), indent=2) + "\n")
    wrong = mistakes(seen, given.rounds) + ([f"moves took {seen.ratio:.2f} times as long"] if seen.ratio > MOST_RATIO else [])
    sys.stdout.write(
        f"{seen.notices} notices to {seen.places} dead places, {seen.tried} tried: {'; '.join(wrong) or 'nobody felt them'}; a move took "
        f"{seen.median_during:.1f} ms, without them {seen.median_before:.1f} ms ({seen.ratio:.2f} times)\n"
    )
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
