"""What a run has shown: the log of every table against what people noted, the rules and the clocks; and how long it rested."""

from __future__ import annotations

import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from math import inf

from gusher import registry
from gusher.core.errors import GusherError
from gusher.core.game import Game
from gusher.server.clockwork import whole
from gusher.server.scenes.history import History
from gusher.server.stores.opening import store_at
from gusher.server.stores.store import LogRow, Stored, TableRow
from gusher.server.wire import LiveClock
from tests.server.cluster.histories import Entry, Outcome, Sight, faults
from tests.server.cluster.players import TableNotes, Told, mark_of

REST = 5.0  # seconds that a table may rest
REST_AT_RESTART = 30.0  # while the database starts anew
AFTERWARDS = 5.0  # a restart lasts until servers have found the database again
INEXACT = 1.0  # seconds by which a clock may be off

Period = tuple[float, float]


@dataclass
class Verdict:
    faults: list[str] = field(default_factory=list)
    outcomes: Counter[Outcome] = field(default_factory=Counter)
    refusals: Counter[str] = field(default_factory=Counter)
    found: int = 0  # moves that were never answered, and are there
    of_bots: int = 0
    tables: int = 0
    over: int = 0
    connections: int = 0
    lagged: int = 0  # scenes that told less than the same person knew from another server
    rest: float = 0.0
    rest_at_restart: float = 0.0
    rests: list[str] = field(default_factory=list)  # those that were too long
    clocks: int = 0

    def __str__(self) -> str:
        known, never = self.outcomes[Outcome.ACKNOWLEDGED], self.outcomes[Outcome.UNKNOWN]
        refused = ", ".join(f"{times} {reason}" for reason, times in sorted(self.refusals.items()))
        return (
            f"{known} acknowledged moves at {self.tables} tables ({self.over} to their end) all there, none twice, no fork; "
            f"{never} never answered, {self.found} of them there; refused: {refused or 'none'}; {self.of_bots} answers of bots and "
            f"{self.clocks} clocks right; {self.connections} connections, {self.lagged} scenes behind; "
            f"longest rest {self.rest:.1f} s, {self.rest_at_restart:.1f} s around a restart of the database"
        )


Find = Callable[[TableRow], Game]


def our_game(table: TableRow) -> Game:
    return registry.game(table.game)


async def judge(url: str, notes: list[TableNotes], restarts: list[Period], until: float, find: Find = our_game) -> Verdict:
    """`find` is for tables that are not all played by our rules."""
    verdict = Verdict()
    store = store_at(url)
    await store.visit()
    try:
        for table in notes:
            stored = await store.load(table.id)
            assert stored is not None, f"table {table.id} is lost"
            add(verdict, table, stored, restarts, until, find)
    finally:
        await store.close()
    verdict.faults += verdict.rests
    return verdict


def add(verdict: Verdict, notes: TableNotes, stored: Stored, restarts: list[Period], until: float, find: Find) -> None:
    log = [Entry(row.seat, row.action, command_of(row), row.back_to) for row in stored.log]
    attempts = list(notes.attempts.values())
    game = find(stored.table)
    truth, against = replayed(game, stored)
    against += faults(log, attempts, [*notes.sights, *truth])
    if truth:  # else the log does not follow the rules
        against += clock_faults(game, stored)
    verdict.faults += [f"{notes.kind} table {notes.id}: {fault}" for fault in against]
    there = {entry.command for entry in log}
    people = {seat.seat for seat in stored.table.seats if seat.kind == "person"}
    verdict.outcomes.update(attempt.outcome for attempt in attempts)
    verdict.refusals.update(notes.refusals)
    verdict.found += sum(attempt.outcome is Outcome.UNKNOWN and attempt.command in there for attempt in attempts)
    verdict.of_bots += sum(entry.seat is not None and entry.seat not in people for entry in log)
    verdict.tables += 1
    verdict.over += notes.over and not notes.outdated
    verdict.connections += notes.connections
    verdict.lagged += notes.went_back
    verdict.clocks += len(stored.table.clocks)
    for since, number, rest, around in rests(notes, restarts, until):
        if around:
            verdict.rest_at_restart = max(verdict.rest_at_restart, rest)
        else:
            verdict.rest = max(verdict.rest, rest)
        if rest > (REST_AT_RESTART if around else REST):
            verdict.rests.append(f"{notes.kind} table {notes.id} rested {rest:.1f} s at {number}, {until - since:.1f} s before the end")


def command_of(row: LogRow) -> str | None:
    """As the client named it; before it stands whose it is."""
    return None if row.command is None else row.command.partition(":")[2]


def replayed(game: Game, stored: Stored) -> tuple[list[Sight], list[str]]:
    """What every seat should have been told of each entry; or where the log does not follow the rules: each question was answered once, by
    the seat that was asked, with what was offered."""
    table = stored.table
    if [row.seq for row in stored.log] != list(range(len(stored.log))):
        return [], [f"the numbers of the log have gaps: {[row.seq for row in stored.log]}"]
    history = History(game, len(table.seats), table.options, [seat.name for seat in table.seats], table.begun)
    for row in stored.log:
        try:
            history.again(row)
        except GusherError as failed:
            return [], [f"entry {row.seq} ({row.seat}, {row.action}) does not follow the rules: {failed}"]
    sights = []
    for seat in range(len(table.seats)):
        heard = [Told(event.name, dict(event.values), place) for place, event in history.events if event.heard_by(seat)]
        sights.append(Sight("the log", f"seat {seat}", inf, history.seq, tuple(mark_of(heard).items())))
    return sights, []


def clock_faults(game: Game, stored: Stored) -> Iterator[str]:
    """Nobody was charged more time than he was asked for, as when two servers stop the same clock; nobody was given time twice."""
    control = stored.table.clock
    if not isinstance(control, LiveClock):
        return
    history = History(game, len(stored.table.seats), stored.table.options, [""] * len(stored.table.seats), None)
    asked: defaultdict[int, float] = defaultdict(float)
    questions: Counter[int] = Counter()
    before: dict[int, int] = {}
    for number, row in enumerate(stored.log):
        history.again(row)
        until = stored.log[number + 1].at if number + 1 < len(stored.log) else time.time()
        for seat, since in history.asked.items():
            asked[seat] += until - row.at
            questions[seat] += before.get(seat) != since
        before = dict(history.asked)
    for seat, clock in stored.table.clocks.items():
        given = whole(control) + control.increment * questions[seat]
        charged = given - clock.remaining(time.time(), ())
        if not -INEXACT < charged < asked[seat] + INEXACT:
            yield f"the clock of seat {seat} was charged {charged:.1f} s, for {asked[seat]:.1f} s in which it was asked"


def rests(notes: TableNotes, restarts: list[Period], until: float) -> Iterator[tuple[float, int, float, bool]]:
    """Since when and after how many entries nothing happened, for how long, and whether the database was just starting anew."""
    times = [at for at, _ in notes.grew]
    for (began, number), ended in zip(notes.grew, times[1:] if notes.over else [*times[1:], until], strict=False):
        yield began, number, ended - began, any(began < over + AFTERWARDS and ended > since for since, over in restarts)
