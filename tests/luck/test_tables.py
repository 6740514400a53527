"""Luck at real tables: taking back meets the same draws and the same bots, and nothing of it is told before it is due."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine

from gusher import registry
from gusher.core.game import Game
from gusher.core.record import read
from gusher.core.rng import Rng
from gusher.luck import Luck, Unfixed, chances
from gusher.server.refusal import Refusal
from gusher.server.rooms.commands import choose
from gusher.server.rooms.disclosure import known_record, opened
from gusher.server.rooms.lobby import room_card
from gusher.server.rooms.room import Room
from gusher.server.rooms.seating.seats import join, stand_in
from gusher.server.scenes.gallery import Viewer
from gusher.server.scenes.history import History
from gusher.server.settings import Settings
from gusher.server.stores import migrations
from gusher.server.stores.store import Person, SeatRow, Store, Stored, Summary, TableRow, Written
from gusher.server.wire import Join, NewSeat, NewTable, Rematch
from gusher.server.workers.bots import ask
from gusher.verifying import verify
from tests.length import SLOW
from tests.luck.alone import ANSWER, NONCE, PATIENCE, Alone, bots_of, locals_of, open_tables, reroll, sit_down
from tests.luck.simulated import luck_of

pytestmark = pytest.mark.one_build

GAMES = [game.name for game in registry.games()]
PLACES = 8 if SLOW else 4
BACKS = 25 if SLOW else 10
TRIALS = 4 if SLOW else 2


@pytest.mark.parametrize("game", GAMES)
def test_taking_back_and_choosing_again_meets_the_same_draw(game: str, database: Path) -> None:
    async def run() -> None:
        async with open_tables(database) as tables:
            alone = await sit_down(tables, game, locals_of(game))
            found = await reroll(alone, PLACES, BACKS, Rng(1))
            assert [len(seen) for seen in found] == [1] * PLACES

    asyncio.run(run())


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_that_is_asked_again_answers_the_same(game: str, database: Path) -> None:
    """Alone with bots that roll dice: all that comes of a choice is the same, draws and their answers."""

    async def run() -> None:
        async with open_tables(database) as tables:
            alone = await sit_down(tables, game, bots_of(game, "random"))
            found = await reroll(alone, 2, 4, Rng(2), ANSWER)
            assert [len(seen) for seen in found] == [1, 1]

    asyncio.run(run())


def test_the_trial_finds_luck_that_is_not_fixed(database: Path) -> None:
    async def run() -> None:
        async with open_tables(database) as tables:
            alone = await sit_down(tables, "oilfield", locals_of("oilfield"))
            alone.room.luck = Unfixed()
            assert max(len(seen) for seen in await reroll(alone, 4, 10, Rng(1))) > 1

    asyncio.run(run())


# What is told, and when


def test_the_seed_is_told_when_the_game_is_over_and_not_before(database: Path) -> None:
    async def run() -> None:
        async with open_tables(database) as tables:
            person = await tables.store.add_person("Anna", "token", 0.0)
            seats = [NewSeat("me"), NewSeat("bot", "", "random"), NewSeat("open")]
            made = await tables.make(person, NewTable("oilfield", seats, {"max_rounds": 1}, nonce=NONCE))
            room = await tables.room(made.id)
            commitment = room_card(room, person, True).commitment
            assert commitment is not None
            assert json.loads(room.scene(Viewer(person.id, 0), 1, None))["commitment"] == commitment
            ben = await tables.store.add_person("Ben", "other", 0.0)
            await join(room, ben, Join(made.invite or "", None, "f" * 32))
            assert isinstance(room.luck, Luck)
            assert room.luck.nonces == [NONCE, "", "f" * 32]
            ours = Alone(room, person)
            while await ours.asked():
                early = await known_record(room, person)
                assert room.luck.seed not in early
                assert json.loads(early.splitlines()[0])["luck"] == {"table": room.id, "commitment": commitment}
                assert verify(read(early, registry.game)).unknown == "sealed"
                with pytest.raises(Refusal, match="not-over"):
                    await opened(room)
                for who in (person, ben):
                    for seat in room.seats_of(who.id):
                        if seat in ours.history.state.awaiting:
                            action = ours.history.state.options(seat)[0].notation
                            await Alone(room, who).play(seat, action)
            record = read(await known_record(room, ben), registry.game)
            assert record.result is not None
            found = verify(record)
            assert found.fair
            assert found.commitment == commitment
            told = await opened(room)
            assert (told.commitment, told.seed, told.nonces) == (commitment, room.luck.seed, [NONCE, "", "f" * 32])
            assert (told.draws, told.differs) == (found.draws, None)
            # The same when the table is read from the database again.
            again = await tables.load(room.id)
            assert again is not None
            assert isinstance(again.luck, Luck)
            assert again.luck.opened() == room.luck.opened()
            # A rematch draws anew, with the nonce of who asks.
            other = await tables.room((await tables.rematch(room, ben, Rematch("e" * 32))).id)
            assert isinstance(other.luck, Luck)
            assert other.luck.nonces == ["", "", "e" * 32]
            assert other.luck.seed != room.luck.seed

    asyncio.run(run())


def test_a_draw_that_is_not_the_one_is_told_by_its_moment(database: Path) -> None:
    async def run() -> None:
        async with open_tables(database) as tables:
            alone = await sit_down(tables, "oilfield", [NewSeat("bot", "", "random")])
            while await alone.asked():
                await alone.play(0, alone.history.state.options(0)[-1].notation)
            place = next(number for number, entry in enumerate(alone.history.record.entries) if entry.action.notation == "cube oil")
            alone.history.record.entries[place].action = alone.history.game.outcome("cube gas")
            assert (await opened(alone.room)).differs == alone.history.places[place]

    asyncio.run(run())


@pytest.mark.parametrize("nonce", ["0", "A" * 32, "0" * 33, "zz" * 16])
def test_a_malformed_nonce_is_refused(nonce: str, database: Path) -> None:
    async def run() -> None:
        async with open_tables(database) as tables:
            person = await tables.store.add_person("Anna", "token", 0.0)
            with pytest.raises(Refusal, match="bad-nonce"):
                await tables.make(person, NewTable("oilfield", [NewSeat("me"), NewSeat("open")], nonce=nonce))
            made = await tables.make(person, NewTable("oilfield", [NewSeat("me"), NewSeat("open")]))
            room = await tables.room(made.id)
            with pytest.raises(Refusal, match="bad-nonce"):
                await join(room, person, Join(made.invite or "", 1, nonce))
            with pytest.raises(Refusal, match="bad-nonce"):
                await tables.rematch(room, person, Rematch(nonce))
            assert [seat.nonce for seat in room.seats] == ["", ""]

    asyncio.run(run())


class NoStore:
    """Keeps nothing: what a room sends does not depend on it."""

    shared = False

    def hand_in(self, *what: object) -> None:
        cast(Written, what[-1])(None, None)


class Swerving(Luck):
    """The luck of one table up to a certain draw, and of another from there on."""

    def __init__(self, luck: Luck, other: Luck, at: int) -> None:
        super().__init__(luck.seed, luck.table, luck.nonces)
        self.other = other
        self.at = at

    def chance(self, before: int) -> Rng:
        return super().chance(before) if before < self.at else self.other.chance(before)


def room_with(game: Game, seats: int, luck: Luck) -> Room:
    """A table of people that has just begun."""
    table = TableRow(
        id=luck.table,
        game=game.name,
        options={},
        rules=game.rules_version,
        data=game.data_version,
        status="open",
        listed=True,
        host=0,
        invite="invite",
        created=0.0,
        changed=0.0,
        rematch=None,
        summary=Summary(),
        seats=[SeatRow(seat, "person", seat, f"Seat {seat}") for seat in range(seats)],
        seed=luck.seed,
    )
    room = Room(Stored(table, [], []), game, cast(Store, NoStore()), Settings())
    room.history = History(game, seats, {}, [])
    room.luck = luck
    room.history.draw(luck)
    room.gallery.begin(room.history)
    room.table.status = "running"
    return room


def messages(room: Room, with_record: bool) -> dict[str, bytes | str]:
    """All that the room would now send, to everybody who could look, and to the worker of a bot in any seat that is asked."""
    assert room.history is not None
    sent: dict[str, bytes | str] = {}
    for seat in [None, *range(len(room.seats))]:
        person = len(room.seats) if seat is None else seat
        sent[f"scene of {seat}"] = timeless(room.scene(Viewer(person, seat), 1, None))
        sent[f"card of {seat}"] = timeless(msgspec.json.encode(room_card(room, Person(person, ""), True)))
        if with_record:
            sent[f"record of {seat}"] = asyncio.run(known_record(room, Person(person, "")))
    for seat in room.history.state.awaiting:
        sent[f"question to a bot at {seat}"] = msgspec.json.encode(ask(room, room.history, seat))
    return sent


def timeless(message: bytes) -> bytes:
    """Without what only the clock changes."""
    return re.sub(rb'"(changed|away_in)":[0-9.e+-]+', rb'"\1":0', message)


def compare_until(game: Game, seats: int, luck: Luck, other: Luck, at: int, rng: Rng) -> tuple[int, bool]:
    """Play two tables that draw the same up to draw `at` and differently from there, and compare all that they send until it is due.

    How often they were compared, and whether they differed when it was drawn.
    """
    true, swerving = (room_with(game, seats, each) for each in (luck, Swerving(luck, other, at)))
    compared = 0
    assert true.history is not None
    assert swerving.history is not None
    while not true.history.state.over:
        if chances(true.history.record.entries) > at:
            break
        one, two = (messages(room, compared % 10 == 9) for room in (true, swerving))
        assert one.keys() == two.keys()
        for what in one:
            assert one[what] == two[what], what
        compared += 1
        seat = true.history.state.awaiting[int(rng.below(len(true.history.state.awaiting)))]
        options = true.history.state.options(seat)
        chosen = int(rng.below(len(options)))
        for room, history in ((true, true.history), (swerving, swerving.history)):
            asyncio.run(choose(room, history, seat, history.state.options(seat)[chosen], None))
    return compared, messages(true, False) != messages(swerving, False)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_about_a_coming_draw_is_in_any_message_before_it_is_due(game: str) -> None:
    rng = Rng(5)
    compared = differed = 0
    for trial in range(TRIALS):
        chosen = registry.game(game)
        seats = chosen.seats[trial % len(chosen.seats)]
        luck, other = luck_of(trial, seats), luck_of(100 + trial, seats)
        drawn = chances(room_with(chosen, seats, luck).history.record.entries)  # type: ignore[union-attr]
        for ahead in (0, 5):
            times, differs = compare_until(chosen, seats, luck, other, drawn + ahead, rng)
            compared, differed = compared + times, differed + differs
    assert compared >= 10 * TRIALS
    assert differed >= TRIALS


def test_before_the_game_two_tables_differ_in_their_commitments_alone(database: Path) -> None:
    seen = []
    for number in range(2):
        luck = luck_of(number, 2)
        room = room_with(registry.game("oilfield"), 2, Luck(luck.seed, "table", luck.nonces))
        room.history, room.gallery.history, room.table.status = None, None, "open"
        sent = [room.scene(Viewer(0, 0), 1, None), msgspec.json.encode(room_card(room, Person(0, ""), True))]
        assert all(text.count(luck.commitment.encode()) == 1 for text in sent)
        seen.append([text.replace(luck.commitment.encode(), b"") for text in sent])
    assert seen[0] == seen[1]


# Tables from before


def old_database(database: Path) -> None:
    """As the release before wrote it."""
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    config.set_main_option("path_separator", "os")
    engine = create_engine(f"sqlite:///{database}")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0004")
    engine.dispose()


def old_table(database: Path, name: str, history: History | None) -> None:
    game = registry.game("oilfield")
    connection = sqlite3.connect(database)
    columns: dict[str, Any] = {
        "id": name, "game": game.name, "options": '{"max_rounds": 2}', "rules": game.rules_version, "data": game.data_version,
        "status": "open" if history is None else "running", "listed": 0, "host": 1, "invite": "invite", "created": 0.0, "changed": 0.0,
        "rematch": None, "round": 0, "awaiting": "[]", "summed": 0,
    }  # fmt: skip
    marks = ", ".join("?" * len(columns))
    with connection:
        connection.execute(f"INSERT INTO tables ({', '.join(columns)}) VALUES ({marks})", list(columns.values()))
        others = ("bot", None, "random", "random") if history is not None else ("open", None, "", None)
        for seat, (kind, person, called, bot) in enumerate([("person", 1, "Anna", None), others]):
            connection.execute("INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, NULL)", (name, seat, kind, person, called, bot))
        for number, entry in enumerate(history.record.entries if history is not None else []):
            row = (name, number, entry.seat, entry.action.notation, None, None, 0.0)
            connection.execute("INSERT INTO actions VALUES (?, ?, ?, ?, ?, ?, ?)", row)
    connection.close()


@pytest.mark.sqlite
def test_tables_from_before_are_played_on_and_say_that_they_cannot_be_verified(database: Path) -> None:
    old_database(database)
    connection = sqlite3.connect(database)
    with connection:
        connection.execute("INSERT INTO people VALUES (1, 'Anna', 0.0)")
    connection.close()
    history = History(registry.game("oilfield"), 2, {"max_rounds": 2}, [])
    history.draw(Unfixed(Rng(1)))
    old_table(database, "running", history)
    old_table(database, "waiting", None)
    asyncio.run(go_on_with_old_tables(database))


async def go_on_with_old_tables(database: Path) -> None:
    anna = Person(1, "Anna")
    async with open_tables(database) as tables:
        for name in ("running", "waiting"):
            room = await tables.room(name)
            if room.table.status == "open":
                ben = await tables.store.add_person("Ben", "ben", 0.0)
                await join(room, ben, Join("invite", None, NONCE))
                await stand_in(room, ben, 1, "random")
            assert isinstance(room.luck, Unfixed)
            assert room_card(room, anna, True).commitment is None
            await to_the_end(Alone(room, anna))
            text = await known_record(room, anna)
            assert "luck" not in json.loads(text.splitlines()[0])
            assert verify(read(text, registry.game)).unknown == "before"
            with pytest.raises(Refusal, match="luck-unfixed"):
                await opened(room)
            rematch = await tables.room((await tables.rematch(room, anna, Rematch(NONCE))).id)
            assert isinstance(rematch.luck, Luck)


async def to_the_end(alone: Alone) -> None:
    async with asyncio.timeout(PATIENCE):
        while not alone.history.state.over:
            if 0 in alone.history.state.awaiting:
                await alone.play(0, alone.history.state.options(0)[0].notation)
            await asyncio.sleep(0.002)
