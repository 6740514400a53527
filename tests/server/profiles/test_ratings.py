"""Ratings are a cache: kept up with, made anew from the logs, and the same whichever way."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, select, update
from typer.testing import CliRunner

from gusher.cli import app
from gusher.server.profiles.ratings import Ratings, bring_up_to_date, next_step
from gusher.server.profiles.recount import recounted
from gusher.server.profiles.results import catch_up
from gusher.server.rooms.changes.waiting import commit
from gusher.server.rooms.seating.seats import leave
from gusher.server.rooms.votes import let_stand_in
from gusher.server.stores.schema import endings, folds, people, ratings, results, seats, sessions, tables
from gusher.server.stores.sql import SqlStore
from gusher.server.stores.store import Person
from tests.server.profiles.simulated import NAME, finish, new_table, play, seats_for, sit_down, with_people
from tests.server.storing import url_of

pytestmark = pytest.mark.one_build


async def kept(store: SqlStore) -> tuple[list[Any], list[Any]]:
    """The ratings, and the curve."""
    stand = select(ratings).order_by(ratings.c.person)
    curve = select(results.c.table, results.c.seat, results.c.mu, results.c.sigma).order_by(results.c.table, results.c.seat)
    return await store.read(lambda c: ([tuple(row) for row in c.execute(stand)], [tuple(row) for row in c.execute(curve)]))


async def some_games(store: SqlStore, some: list[Person], numbers: range) -> None:
    for number in numbers:
        sitting = [some[(number + step) % len(some)] for step in range(3 + number % 2)]
        await play(store, f"t{number}", 1000.0 + number, *sitting)


async def dropped(store: SqlStore) -> None:
    """As if there had never been any."""

    def statements(connection: Any) -> None:
        for each in (ratings, folds, results, endings):
            connection.execute(delete(each))

    await store.write(statements)


def test_game_by_game_gives_what_all_at_once_gives(database: Path) -> None:
    async def act(store: SqlStore, some: list[Person]) -> None:
        for number in range(8):
            await some_games(store, some, range(number, number + 1))
            await bring_up_to_date(store, NAME)
        grown = await kept(store)
        assert len(grown[0]) == 5
        assert sum(row[5] for row in grown[0]) == sum(3 + number % 2 for number in range(8))
        for _ in range(2):
            await recounted(store, None)
            assert await kept(store) == grown
        await dropped(store)
        assert (await recounted(store, None)).replayed == 8
        assert await kept(store) == grown
        assert await store.read(lambda connection: next_step(NAME, connection)) is None

    with_people(database, "Ann Ben Cleo Dan Eve", act)


def test_the_server_catches_up_after_a_restart(database: Path) -> None:
    """It was killed after the last choice was stored, and before the ratings were."""

    async def act(store: SqlStore, some: list[Person]) -> None:
        await some_games(store, some, range(4))
        await Ratings(store).begin()
        await some_games(store, some, range(4, 7))
        await Ratings(store).begin()
        whole = await kept(store)
        await dropped(store)
        assert await catch_up(store) == 7
        await Ratings(store).begin()
        assert await kept(store) == whole

    with_people(database, "Ann Ben Cleo Dan", act)


def test_a_game_that_ended_earlier_than_the_last_is_put_in_its_place(database: Path) -> None:
    async def act(store: SqlStore, some: list[Person]) -> None:
        for name, ended in (("a", 10.0), ("c", 30.0), ("b", 20.0)):
            await play(store, name, ended, *some)
            await bring_up_to_date(store, NAME)
        grown = await kept(store)
        await bring_up_to_date(store, NAME, anew=True)
        assert await kept(store) == grown

    with_people(database, "Ann Ben Cleo", act)


def test_somebody_who_is_deleted_leaves_the_others_what_a_recount_gives(database: Path) -> None:
    async def act(store: SqlStore, some: list[Person]) -> None:
        await some_games(store, some, range(5))
        await bring_up_to_date(store, NAME)
        before = await kept(store)
        gone = some[1].id

        def forget(connection: Any) -> None:
            connection.execute(update(seats).where(seats.c.person == gone).values(person=None))
            connection.execute(delete(sessions).where(sessions.c.person == gone))
            connection.execute(update(tables).where(tables.c.host == gone).values(host=some[0].id))
            connection.execute(delete(people).where(people.c.id == gone))

        await store.write(forget)
        await bring_up_to_date(store, NAME)
        after = await kept(store)
        assert len(after[0]) == len(before[0]) - 1
        await recounted(store, None)
        assert await kept(store) == after

    with_people(database, "Ann Ben Cleo Dan", act)


def test_a_result_that_was_tampered_with_is_found_and_mended(database: Path) -> None:
    async def act(store: SqlStore, some: list[Person]) -> None:
        await some_games(store, some, range(3))
        await bring_up_to_date(store, NAME)
        right = await kept(store)
        await store.write(lambda c: c.execute(update(results).where(results.c.table == "t1").values(place=4 - results.c.place)))
        recount = await recounted(store, NAME)
        assert recount.differed == ["t1"]
        assert await kept(store) == right

    with_people(database, "Ann Ben Cleo", act)


def test_who_leaves_a_rated_game_or_has_a_bot_play_is_last(database: Path) -> None:
    async def act(store: SqlStore, some: list[Person]) -> None:
        room = await sit_down(store, new_table("left", seats_for(*some)))
        await leave(room, some[0])
        async with room.lock:
            await let_stand_in(room, 1, "greedy")
            await let_stand_in(room, 1, None)  # back, which does not help
        await finish(room, 5.0)
        await bring_up_to_date(store, NAME)
        rows = await store.read(lambda c: c.execute(select(results.c.person, results.c.gave_up, results.c.mu)).all())
        assert [(row.person, row.gave_up) for row in rows] == [(each.id, number < 2) for number, each in enumerate(some)]
        assert rows[0].mu == rows[1].mu < min(rows[2].mu, rows[3].mu)
        grown = await kept(store)
        await dropped(store)
        await recounted(store, None)
        assert await kept(store) == grown

    with_people(database, "Ann Ben Cleo Dan", act)


def test_games_that_are_not_rated_or_were_ended_count_for_nobody(database: Path) -> None:
    async def act(store: SqlStore, some: list[Person]) -> None:
        await play(store, "plain", 1.0, *some, "greedy", rated=False)
        room = await sit_down(store, new_table("ended", seats_for(*some)))
        await commit(room, [], "ended")
        await bring_up_to_date(store, NAME)
        assert (await kept(store))[0] == []
        rows = await store.read(lambda c: c.execute(select(endings.c.table, endings.c.over).order_by(endings.c.table)).all())
        assert [tuple(row) for row in rows] == [("ended", False), ("plain", True)]

    with_people(database, "Ann Ben", act)


def test_the_command_lists_and_recomputes(database: Path) -> None:
    async def act(store: SqlStore, some: list[Person]) -> None:
        await some_games(store, some, range(4))

    with_people(database, "Ann Ben Cleo Dan", act)

    def run(*words: str) -> str:
        done = CliRunner().invoke(app, ["ratings", "--database", url_of(database), *words])
        assert done.exit_code == 0, done.output
        return done.output

    assert run() == "nobody has a rating yet\n"
    first = json.loads(run("--recompute", "--json"))
    assert first["recomputed"] == {"replayed": 4, "older": [], "differed": []}
    assert json.loads(run("--recompute", "--json", "--game", NAME))["ratings"] == first["ratings"]
    assert json.loads(run("--json"))["ratings"] == first["ratings"]
    assert [row["name"] for row in first["ratings"]] == [line.split("│")[2].strip() for line in run().splitlines() if NAME in line]


@pytest.mark.sqlite
def test_the_command_refuses_what_it_cannot_use(tmp_path: Path) -> None:
    def refused(file: Path) -> str:
        done = CliRunner().invoke(app, ["ratings", "--database", f"sqlite:///{file}"])
        assert done.exception is not None
        return str(done.exception)

    missing = tmp_path / "none.db"
    assert refused(missing) == f"there is no database {missing}; name one with --database"
    assert not missing.exists()
    old = tmp_path / "old.db"
    connection = sqlite3.connect(old)
    connection.executescript("CREATE TABLE alembic_version (version_num TEXT); INSERT INTO alembic_version VALUES ('0001');")
    connection.close()
    assert refused(old) == f"the database {old} is of an older Gusher; gusher serve brings it up to date"
