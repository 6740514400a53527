"""`python -m tests.server.clocks.simulated 10000`: so many random games with clocks, over all kinds, in simulated time.

People play, take back, let a bot stand in, come back, leave, go away and come home; the server is stopped, killed and put to sleep at
random moments. The real store, rooms and clocks, without sockets; next to each table a model of its clocks (`model`). No clock may differ
from the model by more than a second, nobody's time may be up who was not asked, and every game comes to its end.
"""

from __future__ import annotations

import asyncio
import itertools
import math
import random
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

from gusher import registry
from gusher.core.rules import Together
from gusher.server import hours
from gusher.server.clocks.absences import DAY, Absences
from gusher.server.clocks.keeper import Clocks
from gusher.server.refusal import Refusal
from gusher.server.rooms import orders
from gusher.server.rooms.changes.waiting import commit
from gusher.server.rooms.commands import carry_out, choose
from gusher.server.rooms.room import Room
from gusher.server.rooms.seating import seats
from gusher.server.rooms.tables import Tables
from gusher.server.settings import Settings
from gusher.server.stores.store import Person, SeatRow, Terms
from gusher.server.wire import Accepted, DaysClock, LiveClock, NewAbsence, Play, TakeBack, TimeUp, Vote
from gusher.server.workers import bots
from tests.core.coins import COINS
from tests.server.clocks.model import Model
from tests.server.storing import store_of

ALLOWED = 1.0  # seconds
AT_ONCE = 400  # games in one database
PEOPLE = 8
CRASHES = 3  # in the life of a database: each may change a clock by a quarter of a second, and sleeps by a tenth in all
PATIENCE = 400  # steps in which something happens at every table
LONG = 150  # choices, after which people end a game
SURELY = (3, 6, 9)  # steps at which there is a crash, a stop, a sleep; others come by chance
KINDS = ("live", "days")
THEN: tuple[TimeUp, ...] = ("bot", "leave", "end")
GRID = 1024  # moments a second: numbers that can be added without a rest
ids = itertools.count(1)


def on_grid(seconds: float) -> float:
    return math.ceil(seconds * GRID) / GRID


class Time:
    """Instead of the module `time`, for `hours`."""

    def __init__(self) -> None:
        self.wall = 1_750_000_000.0
        self.steady = 1000.0

    def time(self) -> float:
        return self.wall

    def monotonic(self) -> float:
        return self.steady


@contextmanager
def simulated_time() -> Iterator[Time]:
    true, fake = vars(hours)["time"], Time()
    vars(hours)["time"] = fake
    registry._found()[0]["coins"] = COINS
    try:
        yield fake
    finally:
        vars(hours)["time"] = true
        del registry._found()[0]["coins"]


@dataclass
class Sitting:
    """A game as its people know it: who plays himself, and what is asked since when."""

    id: str
    model: Model
    people: dict[int, Person]  # by seat; who has left is not here
    stand_ins: set[int] = field(default_factory=set)
    put: dict[int, int] = field(default_factory=dict)  # the place of each question in the record
    over: bool = False
    choices: int = 0
    since: int = 0  # the step at which the last one was made

    def several(self) -> bool:
        return len({person.id for person in self.people.values()}) > 1


class World:
    """One database and the games in it."""

    def __init__(self, folder: Path, time: Time, rng: random.Random, kind: str, count: Counter[str]) -> None:
        self.folder, self.time, self.rng, self.kind, self.count = folder, time, rng, kind, count
        self.settings = Settings(pause=0.0, wishes_per_minute=10**6, tables_per_person=10**6, away_days=60)
        self.away: dict[int, list[tuple[float, float]]] = {}
        self.sittings: list[Sitting] = []
        self.worst = 0.0
        self.crashes = 0
        self.step = 0

    # The server

    async def start(self) -> None:
        self.store = store_of(self.folder / 'gusher.db')
        await self.store.open()
        self.clocks = Clocks(self.store, self.settings)
        self.tables = Tables(self.store, self.settings, [self.clocks], [self.clocks])
        self.absences = Absences(self.tables, self.settings)
        await self.clocks.start(self.tables)
        await self.look(True)

    async def restart(self, crash: bool) -> None:
        """Stopped, or killed some moment after the last sign of life; then down for a while."""
        if crash and self.crashes < CRASHES:
            self.crashes += 1
            await self.advance(self.rng.random() * self.settings.beat, self.rng.random() * self.settings.beat)
            self.count["crashes"] += 1
        else:
            await self.advance(self.rng.random() * 10.0)
            await self.clocks.stop()
            self.count["restarts"] += 1
        await self.store.close()
        down = on_grid(self.length() * self.rng.choice((0.01, 1.0, 20.0)))
        self.time.wall += down
        self.time.steady += on_grid(down * self.rng.random())
        await self.start()

    async def sleep(self) -> None:
        """The machine sleeps, or somebody sets its clock."""
        self.time.wall += on_grid(self.length() * self.rng.choice((1.0, 10.0, -0.5)))
        self.count["sleeps"] += 1
        await self.advance(self.rng.random() * self.settings.beat)

    def length(self) -> float:
        """A while."""
        return on_grid(self.rng.expovariate(1.0) * (20.0 if self.kind == "live" else 6 * 3600.0))

    async def room(self, sitting: Sitting) -> Room:
        return await self.tables.room(sitting.id)

    # Time

    async def advance(self, seconds: float, unseen: float = 0.0) -> None:
        """Let time pass, with whatever is due in it, up to a sign of life; and then a little more without one."""
        end = self.time.steady + on_grid(seconds)
        while True:
            rest = end - self.time.steady
            nearest = self.clocks.nearest
            self.wait(rest if nearest is None else max(0.0, min(rest, on_grid(nearest - self.time.wall))))
            await self.look(self.time.steady >= end)
            if self.time.steady >= end:
                break
        self.wait(on_grid(unseen))

    def wait(self, seconds: float) -> None:
        """In pieces, in each of which everybody is either away or not."""
        while seconds > 0.0:
            at = self.time.wall
            edges = [edge for spans in self.away.values() for span in spans for edge in span if at < edge < at + seconds]
            piece = min(edges, default=at + seconds) - at
            gone = {person for person, spans in self.away.items() if any(start <= at < end for start, end in spans)}
            for sitting in self.sittings:
                days = isinstance(sitting.model.control, DaysClock)
                sitting.model.wait(piece, {seat for seat, person in sitting.people.items() if days and person.id in gone})
            self.time.wall += piece
            self.time.steady += piece
            seconds -= piece

    async def look(self, closely: bool) -> None:
        """A sign of life. Whose time is up by it? And closely: does every clock show what it should?"""
        await self.clocks.tick(self.tables)
        for sitting in self.sittings:
            if sitting.over:
                continue
            room = self.tables.live.get(sitting.id) or await self.room(sitting)
            was_up = False
            for seat, clock in room.table.clocks.items():
                sheet = sitting.model.sheets[seat]
                if clock.out and not sheet.out:
                    assert seat in sitting.model.asked, "the time of somebody was up who was not asked"
                    self.compare(sitting.model.shows(seat), 0.0)
                    sitting.model.run_out(seat)
                    self.count[f"times up: {sitting.model.control.then}"] += 1
                    self.taken_over(sitting, seat)
                    was_up = True
            if closely or was_up:
                await self.after(sitting, room, None)

    def taken_over(self, sitting: Sitting, seat: int) -> None:
        then = sitting.model.control.then
        if then == "bot":
            sitting.stand_ins.add(seat)
        elif then == "leave":
            del sitting.people[seat]
        else:
            sitting.over = True

    def compare(self, model: float, true: float) -> None:
        self.worst = max(self.worst, abs(model - true))
        assert abs(model - true) <= ALLOWED, f"a clock shows {true}, the model {model}"

    # Tables

    async def sit_down(self, people: list[Person]) -> None:
        game = COINS if self.rng.random() < 0.97 else self.rng.choice([each for each in registry.games() if each is not COINS])
        number = self.rng.choice(game.seats)
        control = self.control()
        sat = [self.rng.choice(people) if self.rng.random() < 0.85 or seat < 2 else None for seat in range(number)]
        rows = [SeatRow(seat, "bot", name="random", bot="random") for seat in range(number)]
        for seat, person in enumerate(sat):
            if person is not None:
                rows[seat] = SeatRow(seat, "person", person.id, f"{person.name} {seat}")
        terms = Terms({}, clock=control)
        host = sat[0]
        assert host is not None
        made = await self.tables.add(host, game, rows, terms)
        sitting = Sitting(made.id, Model(control), {seat: person for seat, person in enumerate(sat) if person is not None})
        if sitting.several():
            sitting.model.sit(list(sitting.people))
        self.sittings.append(sitting)
        self.count[f"{self.kind} {game.name}"] += 1
        await self.after(sitting, await self.room(sitting), None)

    def control(self) -> LiveClock | DaysClock:
        then = self.rng.choice(THEN)
        if self.kind == "live":
            return LiveClock(self.rng.choice((1, 3, 10)), self.rng.choice((0, 5, 30)), then)
        return DaysClock(self.rng.choice((1, 12, 24, 72)), self.rng.choice((0, 10, 100)), then)

    async def after(self, sitting: Sitting, room: Room, before: tuple[object, int | None] | None) -> None:
        """Something has changed: who is asked what, by the record alone; then let bots choose, and hold every clock against the model."""
        history = room.history
        assert history is not None
        if room.finished:
            sitting.over = True
        while True:
            place = len(history.record.entries)
            awaiting = [] if room.finished else [int(seat) for seat in history.state.awaiting]
            same = before is not None and isinstance(history.state.top, Together) and type(history.state.top) is before[0]
            keep = {seat for seat in sitting.put if before is None or (same and before[1] != seat)}
            sitting.put = {seat: sitting.put[seat] if seat in keep else place for seat in awaiting}
            playing = [seat for seat in awaiting if seat in sitting.people and seat not in sitting.stand_ins]
            if sitting.model.sheets:
                sitting.model.ask({seat: sitting.put[seat] for seat in playing} if sitting.several() and not sitting.over else {})
            due = bots.due(room)
            due = orders.due(room) if due is None else due
            if due is None:
                break
            before = type(history.state.top), due
            async with room.lock:
                await choose(room, history, due, self.rng.choice(history.state.options(due)), None)
        for seat in sitting.model.sheets:
            clock = room.table.clocks[seat]
            assert (clock.since is not None) == (seat in sitting.model.asked), "a clock runs for who is not asked, or stands for who is"
            if seat in sitting.people:
                away = self.away.get(sitting.people[seat].id, []) if self.kind == "days" else []
                self.compare(sitting.model.shows(seat), clock.remaining(hours.now(), away))

    async def describe(self, sitting: Sitting) -> str:
        room = await self.room(sitting)
        assert room.history is not None
        asked = list(room.history.state.awaiting)
        return f"{room.table.game} {room.table.status} {asked=} {room.seats=} {room.table.clocks=} {room.wish=} {sitting=}"

    # People

    async def act(self, sitting: Sitting) -> None:
        """Somebody does something, or nobody does."""
        room = await self.room(sitting)
        history = room.history
        assert history is not None
        if not sitting.people or sitting.choices > LONG:
            async with room.lock:
                await commit(room, [], "ended")
            await self.after(sitting, room, None)
            return
        resting = all(seat in sitting.stand_ins or seat not in sitting.people for seat in range(len(room.seats)))
        what = self.rng.random()
        seat = self.rng.choice(list(sitting.people))
        if resting or (seat in sitting.stand_ins and what < 0.5):
            await self.come_back(sitting, room, seat)
        elif what < 0.04:
            await seats.stand_in(room, sitting.people[seat], seat, "random")
            sitting.stand_ins.add(seat)
            await self.after(sitting, room, None)
        elif what < 0.05 and sitting.several():
            person = sitting.people[seat]
            await seats.leave(room, person)
            sitting.people = {each: who for each, who in sitting.people.items() if who.id != person.id}
            self.count["leavings"] += 1
            await self.after(sitting, room, None)
        elif what < 0.12 and history.last_choice(seat) is not None:
            await self.take_back(sitting, room, seat)
        elif what < 0.8:
            asked = [each for each in history.state.awaiting if each in sitting.people]
            if asked:
                await self.play(sitting, room, self.rng.choice(asked))

    async def play(self, sitting: Sitting, room: Room, seat: int) -> None:
        assert room.history is not None
        before = type(room.history.state.top), seat
        action = self.rng.choice(room.history.state.options(seat)).notation
        answer = await carry_out(room, sitting.people[seat], Play(f"c{next(ids)}", room.seq, seat, action))
        assert isinstance(answer, Accepted), answer
        sitting.stand_ins.discard(seat)
        self.count["choices"] += 1
        sitting.choices += 1
        sitting.since = self.step
        await self.after(sitting, room, before)

    async def come_back(self, sitting: Sitting, room: Room, seat: int) -> None:
        assert room.history is not None
        if seat in room.history.state.awaiting and self.rng.random() < 0.5:
            await self.play(sitting, room, seat)
            return
        await seats.stand_in(room, sitting.people[seat], seat, None)
        sitting.stand_ins.discard(seat)
        self.count["returns"] += 1
        await self.after(sitting, room, None)

    async def take_back(self, sitting: Sitting, room: Room, seat: int) -> None:
        """With everybody's consent, after some thought, in which clocks run."""
        answer = await carry_out(room, sitting.people[seat], TakeBack(f"c{next(ids)}", room.seq, seat))
        assert isinstance(answer, Accepted), answer
        while room.wish is not None and room.wish.owed:
            other = room.wish.owed[0]
            answer = await carry_out(room, sitting.people[other], Vote(f"c{next(ids)}", room.wish.number, other, True))
            assert isinstance(answer, Accepted), answer
        self.count["takings back"] += 1
        sitting.put = {}
        await self.after(sitting, room, (None, None))

    async def go_away(self, people: list[Person]) -> None:
        """Somebody says that he will be away, or comes home sooner."""
        person = self.rng.choice(people)
        planned = (await self.absences.of(person)).periods
        if planned and self.rng.random() < 0.5:
            await self.absences.end(person, planned[0].id)
            self.count["sooner home"] += 1
        else:
            begins = hours.now() + on_grid(self.rng.random() * DAY)
            try:
                await self.absences.add(person, NewAbsence(begins, begins + on_grid(self.rng.random() * 4 * DAY)))
                self.count["absences"] += 1
            except Refusal:
                self.count["refused absences"] += 1
        self.away[person.id] = [(each.begins, each.ends) for each in await self.absences.known(person)]
        await self.look(True)  # as at every beat: somebody's time may be up sooner than was expected

    # All of it

    async def play_all(self, games: int) -> None:
        await self.start()
        people = [await self.store.add_person(f"Person {number}", f"token {number}", 0.0) for number in range(PEOPLE)]
        for _ in range(games):
            await self.sit_down(people)
        for step in itertools.count():
            left = [sitting for sitting in self.sittings if not sitting.over]
            if not left:
                break
            for sitting in left:
                assert step - sitting.since < PATIENCE, f"a game is stuck: {await self.describe(sitting)}"
            self.step = step
            await asyncio.gather(*(self.act(sitting) for sitting in left if self.rng.random() < 0.7))
            what = self.rng.random()
            if what < 0.07 or step in SURELY[:2]:
                await self.restart(step == SURELY[0] or what < 0.04)
            elif what < 0.1 or step == SURELY[2]:
                await self.sleep()
            elif what < 0.13:
                self.tables.live.pop(self.rng.choice(left).id, None)
            elif what < 0.2 and self.kind == "days":
                await self.go_away(people)
            await self.advance(self.length() * self.rng.choice((0.001, 0.1, 0.3, 1.0, 1.0, 4.0)))
        await self.clocks.stop()
        await self.store.close()


def simulate(games: int, at_once: int) -> tuple[Counter[str], float]:
    """What happened, and by how many seconds a clock differed from the model at most."""
    count: Counter[str] = Counter()
    worst = 0.0
    for number, first in enumerate(range(0, games, at_once)):
        with simulated_time() as time, TemporaryDirectory() as folder:
            world = World(Path(folder), time, random.Random(number), KINDS[number % len(KINDS)], count)
            asyncio.run(world.play_all(min(at_once, games - first)))
            worst = max(worst, world.worst)
        count["games"] += len(world.sittings)
    return count, worst


def main(games: int) -> None:
    count, worst = simulate(games, AT_ONCE)
    for what, times in sorted(count.items()):
        sys.stdout.write(f"{times:>9,}  {what}\n")
    up = sum(times for what, times in count.items() if what.startswith("times up"))
    down = count["crashes"] + count["restarts"] + count["sleeps"]
    sys.stdout.write(f"{games:,} games, {up:,} times up, {down:,} restarts and sleeps: no clock off by more than {worst:.2f} s\n")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000)
