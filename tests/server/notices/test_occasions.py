"""When somebody is told: after two minutes away, once for each question, several tables in one; that a game is over; that he is invited.

With real rooms and a real database, and with the clock of `hours` turned on.
"""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from gusher.server import hours
from gusher.server.notices import switches as switches_room
from gusher.server.notices.office import Office
from gusher.server.notices.outbox import MAIL, PUSH, Letter, due
from gusher.server.notices.switches import INVITATION, OVER, TURN, forget
from gusher.server.rooms.commands import carry_out
from gusher.server.rooms.room import Room
from gusher.server.rooms.seating import seats
from gusher.server.rooms.tables import Tables
from gusher.server.settings import Settings
from gusher.server.stores.schema import occasions, outbox, subscriptions, switches, webhooks
from gusher.server.stores.sql import SqlStore
from gusher.server.stores.store import Person
from gusher.server.wire import Accepted, End, Join, NewSeat, NewTable, Play, Rematch
from tests.server.storing import store_of

pytestmark = pytest.mark.one_build

HOME = "https://games.example.org"
ids = itertools.count()


class House:
    """A server without its sockets: Anna and Bob, who wants to be told everything by mail."""

    def __init__(self, store: SqlStore, monkeypatch: pytest.MonkeyPatch) -> None:
        self.store = store
        self.settings = Settings(grace=0.0, notice_sweep=3600.0, home=HOME, mail="smtp://127.0.0.1:1", mail_from="games@example.org")
        self.office = Office(store, self.settings)
        self.tables = Tables(store, self.settings, [], [self.office.occasions])
        self.here: set[int] = set()
        self.office.presence.is_here = lambda person: person in self.here
        self.monkeypatch = monkeypatch

    async def open(self) -> None:
        await self.office.open()
        self.anna = await self.store.add_person("Anna", "a", 0.0)
        self.bob = await self.store.add_person("Bob", "b", 0.0, "en")
        self.monkeypatch.setattr(switches_room, "address_of", lambda connection, person: f"p{person}@example.org")

    async def want(self, person: Person, *kinds: str, channel: str = MAIL) -> None:
        for kind in kinds:
            await self.office.switches.turn(person.id, channel, kind, True, "https://else", "en")

    async def table(self) -> Room:
        """One that Anna has made, and that Bob has joined."""
        made = await self.tables.make(self.anna, NewTable("oilfield", [NewSeat("me"), NewSeat("open")]))
        room = await self.tables.room(made.id)
        await seats.join(room, self.bob, Join())
        return room

    async def play(self, room: Room, person: Person) -> None:
        """One choice of that person."""
        history = room.history
        assert history is not None
        seat = next(seat for seat in history.asked if room.seats[seat].person == person.id)
        action = history.state.options(seat)[0].notation
        answer = await carry_out(room, person, Play(f"c{next(ids)}", history.seq, seat, action))
        assert isinstance(answer, Accepted), answer

    def asked(self, room: Room) -> set[int | None]:
        assert room.history is not None
        return {room.seats[seat].person for seat in room.history.asked}

    async def until_asked(self, room: Room, person: Person, other: Person) -> None:
        """Play until that person is to choose, and the other is not."""
        for _ in range(200):
            if self.asked(room) == {person.id}:
                return
            await self.play(room, other if other.id in self.asked(room) else person)
        raise AssertionError("he is never asked")

    def later(self, seconds: float) -> None:
        self.monkeypatch.setattr(hours, "ahead", hours.ahead + seconds)

    async def told(self) -> list[Letter]:
        """What is in the outbox now; it is taken out."""
        await self.office.teller.tell()

        def take(connection: Any) -> list[Letter]:
            found = [each.letter for channel in (MAIL, PUSH) for each in due(connection, channel, [], [], 100)]
            connection.execute(outbox.delete())
            return found

        return await self.store.write(take)


Plot = Callable[[House], Awaitable[None]]


@pytest.fixture
def played(database: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[Plot], None]:
    monkeypatch.setattr(hours, "ahead", 0.0)

    async def run(plot: Plot) -> None:
        store = store_of(database)
        await store.open()
        house = House(store, monkeypatch)
        try:
            await house.open()
            await plot(house)
        finally:
            await house.office.close()
            await store.close()

    return lambda plot: asyncio.run(run(plot))


def test_one_notice_for_each_turn_after_two_minutes_away(played: Callable[[Plot], None]) -> None:
    async def plot(house: House) -> None:
        await house.want(house.bob, TURN)
        room = await house.table()
        await house.until_asked(room, house.bob, house.anna)
        house.later(119)
        assert await house.told() == []
        house.later(2)
        (letter,) = await house.told()
        assert (letter.title, letter.text, letter.link) == ("Your turn: Oilfield", "With Anna", f"{HOME}/t/{room.id}")
        assert letter.end.startswith(f"{HOME}/notices/end/")
        house.later(3600)
        assert await house.told() == []
        await house.play(room, house.bob)
        await house.until_asked(room, house.bob, house.anna)
        house.later(121)
        assert [letter.title for letter in await house.told()] == ["Your turn: Oilfield"]

    played(plot)


def test_none_for_who_is_here_or_has_answered(played: Callable[[Plot], None]) -> None:
    async def plot(house: House) -> None:
        await house.want(house.bob, TURN)
        room = await house.table()
        await house.until_asked(room, house.bob, house.anna)
        house.here = {house.bob.id}
        for _ in range(3):
            house.later(121)
            assert await house.told() == []
        house.here = set()
        house.office.presence.visit(house.bob.id)  # he goes now
        house.later(60)
        assert await house.told() == []
        house.office.presence.visit(house.bob.id)  # and has looked in
        house.later(119)
        assert await house.told() == []
        await house.until_asked(room, house.anna, house.bob)
        house.later(121)
        assert await house.told() == []
        assert await house.store.read(lambda connection: connection.execute(select(occasions)).all()) == []

    played(plot)


def test_two_minutes_count_from_when_he_went(played: Callable[[Plot], None]) -> None:
    async def plot(house: House) -> None:
        await house.want(house.bob, TURN)
        room = await house.table()
        await house.until_asked(room, house.bob, house.anna)
        house.later(500)
        house.office.presence.visit(house.bob.id)
        assert await house.told() == []
        house.later(119)
        assert await house.told() == []
        house.later(2)
        assert len(await house.told()) == 1

    played(plot)


def test_several_tables_are_one_notice_with_a_link_to_each(played: Callable[[Plot], None]) -> None:
    async def plot(house: House) -> None:
        await house.want(house.bob, TURN)
        rooms = [await house.table() for _ in range(3)]
        for room in rooms:
            await house.until_asked(room, house.bob, house.anna)
        house.later(121)
        (letter,) = await house.told()
        assert letter.title == "It is your turn at 3 tables"
        assert letter.link == f"{HOME}/"
        assert sorted(letter.text.splitlines()) == sorted(f"Oilfield, with Anna: {HOME}/t/{room.id}" for room in rooms)

    played(plot)


def test_that_a_game_is_over_and_that_a_rematch_waits(played: Callable[[Plot], None]) -> None:
    async def plot(house: House) -> None:
        await house.want(house.bob, OVER, INVITATION)
        room = await house.table()
        await carry_out(room, house.anna, End("e", 0))
        assert room.finished
        house.later(121)
        (over,) = await house.told()
        assert (over.title, over.link) == ("The game is over: Oilfield", f"{HOME}/t/{room.id}")
        made = await house.tables.rematch(room, house.anna, Rematch())
        house.later(121)
        (invited,) = await house.told()
        assert (invited.title, invited.link) == ("Anna invites you: Oilfield", f"{HOME}/t/{made.id}")
        house.later(3600)
        assert await house.told() == []

    played(plot)


def test_who_was_here_since_has_seen_that_it_is_over(played: Callable[[Plot], None]) -> None:
    async def plot(house: House) -> None:
        await house.want(house.bob, OVER)
        room = await house.table()
        await carry_out(room, house.anna, End("e", 0))
        house.later(60)
        house.office.presence.visit(house.bob.id)
        house.later(61)
        assert await house.told() == []
        house.later(3600)
        assert await house.told() == []

    played(plot)


def test_nothing_is_noted_where_nobody_wants_it_or_nobody_waits(played: Callable[[Plot], None]) -> None:
    async def plot(house: House) -> None:
        room = await house.table()
        await house.until_asked(room, house.bob, house.anna)
        await house.want(house.anna, TURN, OVER)
        made = await house.tables.make(house.anna, NewTable("oilfield", [NewSeat("me"), NewSeat("bot", bot="greedy")]))
        alone = await house.tables.room(made.id)
        assert alone.history is not None
        assert await house.store.read(lambda connection: connection.execute(select(occasions)).all()) == []

    played(plot)


def test_a_bot_that_stands_in_needs_no_notice(played: Callable[[Plot], None]) -> None:
    async def plot(house: House) -> None:
        await house.want(house.bob, TURN)
        room = await house.table()
        await house.until_asked(room, house.bob, house.anna)
        await seats.stand_in(room, house.bob, room.seats_of(house.bob.id)[0], "greedy")
        house.later(121)
        assert await house.told() == []

    played(plot)


def test_who_switches_it_on_at_his_turn_is_told_of_it(played: Callable[[Plot], None]) -> None:
    async def plot(house: House) -> None:
        room = await house.table()
        await house.until_asked(room, house.bob, house.anna)
        await house.tables.sum_up()
        await house.want(house.bob, TURN)
        await house.store.write(lambda connection: house.office.occasions.note_present(connection, house.bob.id))
        house.later(121)
        assert [letter.link for letter in await house.told()] == [f"{HOME}/t/{room.id}"]

    played(plot)


def test_each_is_told_in_his_language_by_his_channels(played: Callable[[Plot], None]) -> None:
    async def plot(house: House) -> None:
        await house.store.set_language(house.bob.id, "fr")
        await house.want(house.bob, TURN)
        await house.want(house.bob, TURN, channel=PUSH)
        for number in (1, 2):
            await house.office.switches.add_browser(house.bob.id, f"https://push.example/{number}", "k", "s", 10)
        room = await house.table()
        await house.until_asked(room, house.bob, house.anna)
        house.later(121)
        letters = await house.told()
        assert [letter.title for letter in letters] == ["À toi de jouer\u00a0: Oilfield"] * 3
        assert [letter.language for letter in letters] == ["fr"] * 3
        assert len({letter.end for letter in letters}) == 2

    played(plot)


def test_a_notice_tells_nothing_but_game_and_names(played: Callable[[Plot], None]) -> None:
    async def plot(house: House) -> None:
        await house.want(house.bob, TURN, OVER)
        room = await house.table()
        await house.until_asked(room, house.bob, house.anna)
        house.later(121)
        (letter,) = await house.told()
        assert letter.text == "With Anna"
        assert room.table.invite not in repr(letter)

    played(plot)


def test_all_of_it_is_forgotten_with_its_person(played: Callable[[Plot], None]) -> None:
    async def plot(house: House) -> None:
        await house.want(house.bob, TURN, OVER)
        await house.office.switches.set_webhook(house.bob.id, "https://hook.example/")
        await house.office.switches.add_browser(house.bob.id, "https://push.example/1", "k", "s", 10)
        room = await house.table()
        await house.until_asked(room, house.bob, house.anna)
        house.later(121)
        await house.office.teller.tell()
        await house.store.write(lambda connection: forget(connection, house.bob.id))
        for table in (outbox, occasions, switches, subscriptions, webhooks):
            assert await house.store.read(lambda connection, table=table: connection.execute(select(table)).all()) == []  # type: ignore[misc]

    played(plot)


def test_a_restart_tells_nobody_twice(database: Path, monkeypatch: pytest.MonkeyPatch, played: Callable[[Plot], None]) -> None:
    async def first(house: House) -> None:
        await house.want(house.bob, TURN)
        room = await house.table()
        await house.until_asked(room, house.bob, house.anna)
        house.later(121)
        assert len(await house.told()) == 1

    played(first)

    async def again() -> None:
        store = store_of(database)
        await store.open()
        house = House(store, monkeypatch)
        await house.office.open()
        assert house.office.switches.wanted
        house.later(121)
        assert await house.told() == []
        await house.office.close()
        await store.close()

    asyncio.run(again())
