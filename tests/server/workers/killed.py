"""`kill -9` of bot and review workers, idle and thinking, while people play with bots: does every table go on, and is any answer doubled?

`python -m tests.server.workers.killed --kills 200 --tables 6` prints what it saw. Loopback only, and it ends by itself. The checker knows
nothing of the server: it looks at how long the tables rest while a bot is due, and compares what is in the database with what the bots of
each table answer when they are asked again, one question after the other, in this process.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import sys
import threading
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed

from gusher import registry
from gusher.core.record import Entry
from gusher.server.rooms.room import Room
from gusher.server.scenes.history import History
from gusher.server.settings import Settings
from gusher.server.stores.store import LogRow
from gusher.server.upgrades.comparing import playable
from gusher.server.workers import bot_worker
from gusher.server.workers.bots import ask
from tests.review.games import finished
from tests.server.serving import PATIENCE, Guest, Line, Server
from tests.server.storing import store_of

BOTS = ("greedy", "search-easy")
LIMITS: dict[str, Any] = {"people_per_hour": 10**6, "tables_per_hour": 10**6, "reviews_per_hour": 10**6, "records_per_minute": 10**6}


@dataclass
class Seen:
    """`rest`: the longest that a table waited for a bot, in seconds, before the first kill and from then on."""

    kills: Counter[str] = field(default_factory=Counter)
    rest_before: float = 0.0
    rest: float = 0.0
    moves: int = 0
    games: int = 0
    bot_answers: int = 0
    wrong_answers: int = 0
    reviews: int = 0
    wrong_reviews: int = 0
    log: list[str] = field(default_factory=list)


class Player(threading.Thread):
    """One person with bots, table after table. While nobody moves (`going` is not set), no bot is due."""

    def __init__(self, number: int, url: str, going: threading.Event, stopping: threading.Event) -> None:
        super().__init__(name=f"player-{number}")
        self.number = number
        self.url = url
        self.going = going
        self.stopping = stopping
        self.tables: list[str] = []
        self.rests: list[float] = []
        self.due: float | None = None  # since when a bot is
        self.moves = 0
        self.failure: Exception | None = None

    def run(self) -> None:
        try:
            with Guest(self.url, f"Player {self.number}") as guest:
                while not self.stopping.is_set():
                    self.tables.append(guest.table("me", *BOTS, max_rounds=4))
                    with guest.watch(self.tables[-1]) as line:
                        self.play(line)
        except Exception as failed:  # noqa: BLE001  (raised in the main thread)
            self.failure = failed

    def play(self, line: Line) -> None:
        chance = random.Random(self.number)
        while not self.stopping.is_set():
            scene = line.scene
            self.due = None if scene["offers"] or scene["status"] != "running" else time.monotonic()
            if scene["status"] != "running":
                return
            if scene["offers"]:
                self.going.wait(PATIENCE)
                line.play(chance.randrange(100))
                self.moves += 1
                continue
            line.until(lambda newer, at=scene["seq"]: newer["seq"] > at)  # type: ignore[misc]
            assert self.due is not None
            self.rests.append(time.monotonic() - self.due)


class Reviewer(threading.Thread):
    """Has reviews made, one after the other: of the same game, brought along under ever new names."""

    def __init__(self, url: str, stopping: threading.Event) -> None:
        super().__init__(name="reviewer")
        self.url = url
        self.stopping = stopping
        self.head, _, self.rest = finished("oilfield", 2, max_rounds=2).text().partition("\n")
        self.made: list[Any] = []
        self.failure: Exception | None = None

    def run(self) -> None:
        try:
            with Guest(self.url, "Reviewer") as guest:
                while not self.stopping.is_set():
                    self.made.append(self.review(guest))
        except Exception as failed:  # noqa: BLE001  (raised in the main thread)
            self.failure = failed

    @property
    def done(self) -> list[Any]:
        return [review for review in self.made if review["state"] == "done"]

    def review(self, guest: Guest) -> Any:
        head = json.loads(self.head) | {"players": [f"{len(self.made)}", ""]}
        found = guest.http.post("/api/replay/review?seat=0", content=f"{json.dumps(head)}\n{self.rest}")
        assert found.status_code == 200, found.text
        review = found.json()
        while review["state"] in ("waiting", "working") and not self.stopping.is_set():
            time.sleep(0.05)
            review = guest.get(f"/api/replay/review?id={review['id']}&seat=0")
        return review


def workers(server: Server) -> dict[str, list[int]]:
    """The processes that the server has started, by what they do."""
    found: dict[str, list[int]] = {"bot": [], "review": []}
    for entry in Path("/proc").iterdir():
        try:
            parent = int((entry / "stat").read_text().rpartition(")")[2].split()[1]) if entry.name.isdigit() else 0
            command = (entry / "cmdline").read_bytes() if parent == server.process.pid else b""
        except OSError:
            continue
        for kind in found:
            if f"gusher.server.workers.{kind}_worker".encode() in command:
                found[kind].append(int(entry.name))
    return found


def kill_one(server: Server, kind: str, chance: random.Random) -> bool:
    """Kill a worker that is there; they come and go by themselves, too."""
    there = workers(server)[kind]
    if not there:
        return False
    try:
        os.kill(chance.choice(there), signal.SIGKILL)
    except ProcessLookupError:
        return False
    return True


def attack(server: Server, players: list[Player], going: threading.Event, kills: int, chance: random.Random, seen: Seen) -> None:
    """Of bots half while they think and half while nobody asks them; reviews while they are made."""
    limit = time.monotonic() + 10.0 * kills + 4 * PATIENCE
    while seen.kills.total() < kills:
        assert time.monotonic() < limit, seen.kills
        assert all(player.is_alive() for player in players), [player.failure for player in players]
        way = ("bot, thinking", "bot, idle", "review")[seen.kills.total() % 3]
        if way == "bot, idle":
            going.clear()
            while any(player.due is not None for player in players) and time.monotonic() < limit:
                time.sleep(0.02)
        else:
            time.sleep(chance.random() / 2)
        if kill_one(server, way.partition(",")[0], chance):
            seen.kills[way] += 1
        if way == "bot, idle":
            time.sleep(chance.random())  # the death may be noticed before somebody asks, or not
            going.set()


def run(database: Path, kills: int, tables: int, quiet: float, seed: int = 1) -> Seen:
    seen = Seen()
    chance = random.Random(seed)
    going, stopping = threading.Event(), threading.Event()
    going.set()
    with Server(database, bot_workers=2, review_iterations=32, **LIMITS) as server:
        players = [Player(number, server.url, going, stopping) for number in range(tables)]
        reviewer = Reviewer(server.url, stopping)
        threads: list[Player | Reviewer] = [*players, reviewer]
        try:
            for thread in threads:
                thread.start()
            time.sleep(quiet)
            rested = [len(player.rests) for player in players]
            seen.rest_before = max((rest for player in players for rest in player.rests), default=0.0)
            attack(server, players, going, kills, chance, seen)
            time.sleep(1.0)
            limit = time.monotonic() + PATIENCE
            while not reviewer.done and reviewer.failure is None and time.monotonic() < limit:
                time.sleep(0.1)  # on a busy machine the first review may come to its end only when nobody is killed any more
        finally:
            going.set()
            stopping.set()
            for thread in threads:
                thread.join(PATIENCE)
        for thread in threads:
            if thread.failure is not None and not isinstance(thread.failure, ConnectionClosed | httpx.HTTPError):
                raise thread.failure
        assert server.stop() == 0
    rests = [rest for player, count in zip(players, rested, strict=True) for rest in player.rests[count:]]
    seen.rest = max(rests, default=0.0)
    seen.moves = sum(player.moves for player in players)
    seen.log = database.with_suffix(".log").read_text().splitlines()
    reviews = reviewer.done
    assert reviews, "no review was made"
    seen.reviews = len(reviews)
    seen.wrong_reviews = sum(1 for each in reviewer.made if each["state"] == "failed" or is_other(each, reviews[0]))
    asyncio.run(check(database, [table for player in players for table in player.tables], seen))
    return seen


def is_other(review: Any, first: Any) -> bool:
    """Whether two reviews of the same game differ in what they have judged so far."""
    judged = review["verdicts"]
    if review["state"] == "done":
        return bool(judged != first["verdicts"])
    return bool(judged != first["verdicts"][: len(judged)])


async def check(database: Path, tables: list[str], seen: Seen) -> None:
    """Every choice of a bot in the log is what that bot answers at that point, so that none is there twice, or for another question."""
    store = store_of(database)
    await store.open()
    try:
        for table in tables:
            stored = await store.load(table)
            assert stored is not None
            room = Room(stored, playable(stored.table, registry.game), store, Settings())
            assert room.history is not None
            seen.games += room.history.state.over
            compare(room, room.history.record.entries, seen)
    finally:
        await store.close()


def compare(room: Room, entries: list[Entry], seen: Seen) -> None:
    """A question that is asked of several at once may have been answered when others had answered already, or before that."""
    assert room.history is not None
    again = History(room.history.game, len(room.seats), room.table.options, [])
    answers: dict[int, set[str]] = {}  # by seat, to the question that it has now
    for entry in entries:
        for seat in again.state.awaiting:
            if again.asked[seat] == again.seq:
                answers[seat] = set()
            if room.seats[seat].kind == "bot":
                answers[seat].add(bot_worker.answer(ask(room, again, seat)).action)
        if entry.seat is not None and room.seats[entry.seat].kind == "bot":
            seen.bot_answers += 1
            seen.wrong_answers += entry.action.notation not in answers[entry.seat]
        again.again(LogRow(again.seq, entry.seat, entry.action.notation))


def mistakes(seen: Seen) -> list[str]:
    """What should not have been seen, on however busy a machine."""
    told = [line for line in seen.log if not line.startswith(f"WARNING gusher.server.workers.bots: bot {BOTS[1]} took too long")]
    found = {
        "a way to kill was not tried": set(seen.kills) != {"bot, thinking", "bot, idle", "review"},
        "nobody moved": seen.moves == 0,
        "no bot answered": seen.bot_answers == 0,
        f"{seen.wrong_answers} wrong answers": seen.wrong_answers > 0,
        f"{seen.wrong_reviews} wrong reviews": seen.wrong_reviews > 0,
        f"the server said: {told}": bool(told),
    }
    return [what for what, is_so in found.items() if is_so]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--quiet", type=float, default=20.0, help="seconds of play before the first kill, to compare with")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with TemporaryDirectory(prefix="gusher-workers-") as folder:
        seen = run(Path(folder) / "gusher.db", given.kills, given.tables, given.quiet, given.seed)
    sys.stdout.write(json.dumps(vars(seen), indent=2) + "\n")
    wrong = mistakes(seen) + ([f"a table rested {seen.rest:.1f} s"] if seen.rest >= 3.0 + 3 * seen.rest_before else [])
    sys.stdout.write(
        f"{seen.kills.total()} kills during {seen.moves} moves and {seen.reviews} reviews, {seen.bot_answers} answers of bots: "
        f"{'; '.join(wrong) or 'none is wrong or doubled'}; longest rest {seen.rest:.1f} s, before the kills {seen.rest_before:.1f} s\n"
    )
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
