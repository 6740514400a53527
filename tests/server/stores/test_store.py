"""The database as a database: its schema, its transactions, and what is read from it when."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text

from gusher.core.errors import SetupError
from gusher.server.rooms.tables import Tables
from gusher.server.settings import Settings
from gusher.server.stores.migrations import HEAD
from gusher.server.stores.opening import store_at
from gusher.server.stores.schema import metadata
from gusher.server.stores.sql import SqlStore
from gusher.server.stores.store import Conflict, LogRow, Person, SeatRow, Summary, TableRow
from gusher.server.watch.meters import meters
from gusher.server.wire import NewSeat, NewTable
from gusher.server.workers.autopilot import Autopilot
from gusher.server.workers.bots import Bots
from tests.server.serving import Guest, Server, newest
from tests.server.storing import POSTGRES, engine_of, execute, rows, store_of

pytestmark = pytest.mark.one_build


def table(name: str, host: int) -> TableRow:
    return TableRow(
        id=name,
        game="oilfield",
        options={},
        rules="1",
        data="1",
        status="open",
        listed=False,
        host=host,
        invite="invite",
        created=0.0,
        changed=0.0,
        rematch=None,
        summary=Summary(),
        seats=[SeatRow(0, "person", host, "Anna"), SeatRow(1, "open")],
    )


def with_store(database: Path, act: Callable[[SqlStore, Person], Awaitable[None]]) -> None:
    async def run() -> None:
        store = store_of(database)
        await store.open()
        try:
            await act(store, await store.add_person("Anna", secrets.token_hex(), 0.0))
        finally:
            await store.close()

    asyncio.run(run())


def test_migrations_lead_to_the_schema(database: Path) -> None:
    async def nothing(store: SqlStore, _: Person) -> None:
        pass

    with_store(database, nothing)
    with_store(database, nothing)
    engine = engine_of(database)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        if not POSTGRES:
            assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
    engine.dispose()
    assert rows(database, "SELECT version_num FROM alembic_version") == [(HEAD,)]


def test_every_connection_syncs_each_commit(database: Path) -> None:
    async def act(store: SqlStore, anna: Person) -> None:
        query, answer = ("SHOW synchronous_commit", "on") if POSTGRES else ("PRAGMA synchronous", 2)
        for _ in range(3):
            assert await store.read(lambda connection: connection.exec_driver_sql(query).scalar()) == answer
        assert await store.write(lambda connection: connection.exec_driver_sql(query).scalar()) == answer

    with_store(database, act)


def test_a_sequence_number_counts_once(database: Path) -> None:
    async def act(store: SqlStore, anna: Person) -> None:
        for name in ("one", "two"):
            await store.add_table(table(name, anna.id), None)
        await store.append("one", [LogRow(0, 0, "a", command="c"), LogRow(1, None, "b")], "running")
        for wrong in ([LogRow(1, 0, "x")], [LogRow(2, 0, "x"), LogRow(2, 0, "y")]):
            with pytest.raises(Conflict):
                await store.append("one", wrong, "over")
        await store.append("two", [LogRow(0, 0, "a", command="c")], None)
        stored = await store.load("one")
        assert stored is not None
        assert [(row.seq, row.seat, row.action, row.command) for row in stored.log] == [(0, 0, "a", "c"), (1, None, "b", None)]
        assert stored.table.status == "running"

    with_store(database, act)


def test_a_failure_hurts_nobody_else_in_the_same_batch(database: Path) -> None:
    async def act(store: SqlStore, anna: Person) -> None:
        for number in range(20):
            await store.add_table(table(f"t{number}", anna.id), None)
        await store.append("t7", [LogRow(0, 0, "first")], None)
        work = [store.append(f"t{number}", [LogRow(0, 0, "a")], None) for number in range(20)]
        results = await asyncio.gather(*work, return_exceptions=True)
        assert [number for number, result in enumerate(results) if isinstance(result, Conflict)] == [7]
        assert [result for number, result in enumerate(results) if number != 7] == [None] * 19

    with_store(database, act)
    assert rows(database, "SELECT count(*) FROM actions WHERE action = 'a'") == [(19,)]


def test_what_is_queued_together_is_committed_together(database: Path) -> None:
    async def act(store: SqlStore, anna: Person) -> None:
        for number in range(50):
            await store.add_table(table(f"t{number}", anna.id), None)
        commits, rows = sum(meters.commits.counts), meters.commit_rows.sum
        for round_ in range(5):
            await asyncio.gather(*(store.append(f"t{number}", [LogRow(round_, 0, "a")], None) for number in range(50)))
        assert meters.commit_rows.sum - rows == 250
        assert sum(meters.commits.counts) - commits <= 25

    with_store(database, act)
    assert rows(database, "SELECT count(*) FROM actions") == [(250,)]


def test_a_seat_a_rematch_and_a_claim_are_taken_once(database: Path) -> None:
    async def act(store: SqlStore, anna: Person) -> None:
        await store.add_table(table("one", anna.id), None)
        ben = await store.add_person("Ben", "bens", 1.0)
        await store.take_seat("one", SeatRow(1, "person", ben.id, "Ben"))
        with pytest.raises(Conflict):
            await store.take_seat("one", SeatRow(1, "person", anna.id, "Anna"))
        await store.add_table(table("two", anna.id), "one")
        with pytest.raises(Conflict):
            await store.add_table(table("three", anna.id), "one")
        assert await store.load("three") is None
        await store.add_claim(ben.id, "claim", 10.0)
        await store.add_claim(ben.id, "late", 10.0)
        assert await store.use_claim("claim", "new", 5.0) == Person(ben.id, "Ben")
        assert await store.use_claim("claim", "newer", 5.0) is None
        assert await store.use_claim("late", "newest", 11.0) is None
        assert [await store.person(token) for token in ("new", "newer")] == [Person(ben.id, "Ben"), None]

    with_store(database, act)


def test_a_restart_loads_no_table_until_somebody_looks(database: Path) -> None:
    settings = Settings(sweep=0.01, idle=0.1, pause=0.0)
    made: list[str] = []

    async def play(store: SqlStore, anna: Person) -> None:
        tables = Tables(store, settings, [Bots(settings), Autopilot(settings)])
        wanted = NewTable("oilfield", [NewSeat("me"), NewSeat("local", "Ben")])
        made.extend([(await tables.make(anna, wanted)).id for _ in range(3)])
        assert set(tables.live) == set(made)
        await tables.sum_up()

    async def restart(store: SqlStore, anna: Person) -> None:
        tables = Tables(store, settings, [Bots(settings), Autopilot(settings)])
        assert tables.live == {}
        found = await store.tables_of(1, True, 10)
        assert {row.id for row, _ in found} == set(made)
        assert all(row.summary.summed == length > 0 for row, length in found)
        assert tables.live == {}
        one, other = await asyncio.gather(tables.room(made[0]), tables.room(made[0]))
        assert one is other
        assert one.seq == found[0][1]
        assert set(tables.live) == {made[0]}
        beside = asyncio.create_task(tables.run())
        for _ in range(100):
            await asyncio.sleep(0.02)
            if not tables.live:
                break
        beside.cancel()
        await asyncio.gather(beside, return_exceptions=True)
        assert tables.live == {}
        assert (await tables.room(made[0])) is not one

    with_store(database, play)
    with_store(database, restart)


def test_a_command_gets_the_same_answer_after_a_restart(database: Path) -> None:
    commands: list[dict[str, Any]] = []
    answers: list[Any] = []
    with Server(database) as server, Guest(server.url, "Anna") as anna:
        name = anna.table("me", "local", max_rounds=2)
        cookies = dict(anna.http.cookies)
        with anna.watch(name, 0) as one, anna.watch(name, 1) as other:
            lines = [one, other]
            while newest(lines)["status"] != "over":
                scene = (line := lines[newest(lines)["view"]["awaiting"][0]]).asked()
                commands.append({"do": "play", "id": f"c{len(commands)}", "seq": scene["seq"], "seat": scene["seat"]})
                commands[-1]["action"] = scene["offers"][-1]["action"]
                answers.append(line.ask(**commands[-1]))
                for each in lines:
                    each.until(lambda scene: scene["seq"] >= answers[-1]["seq"])
        server.kill()
    assert {answer["is"] for answer in answers} == {"accepted"}
    with Server(database) as server, Guest(server.url) as anna:
        anna.http.cookies.update(cookies)
        assert [anna.post(f"/api/tables/{name}/commands", command) for command in commands] == answers


def test_a_table_of_another_version_is_shown_as_such(database: Path) -> None:
    """One whose game is gone cannot go on; one of other rules that lead to the same does."""
    columns = ("rules", "data", "game")
    with Server(database) as server, Guest(server.url, "Anna") as anna:
        names = [anna.table("me", "random") for _ in columns]
        cookies = dict(anna.http.cookies)
        assert server.stop() == 0
    for column, name in zip(columns, names, strict=True):
        execute(database, f"UPDATE tables SET {column} = 'older' WHERE id = ?", name)
    with Server(database) as server, Guest(server.url) as anna:
        anna.http.cookies.update(cookies)
        scene = anna.scene(names[-1])
        assert (scene["status"], scene["view"], scene["offers"], scene["parted"]["why"]) == ("outdated", None, [], "gone")
        assert '"game":"older"' in anna.http.get(f"/api/tables/{names[-1]}/record").text
        with anna.watch(names[-1]) as line:
            assert line.ask(do="play", seq=0, seat=0, action="stop")["reason"] == "outdated"
            assert line.ask(do="say", text="still here")["is"] == "accepted"
        for name in names[:2]:
            with anna.watch(name, 0) as line:
                assert line.scene["events"][-1]["name"] == "new-version"
                assert line.play()["is"] == "accepted"
        assert {card["id"]: card["status"] for card in anna.get("/api/tables")["mine"]} == dict(
            zip(names, ("running", "running", "outdated"), strict=True)
        )


@pytest.mark.parametrize("url", ["nothing", "mysql://localhost/gusher", "postgresql://a:secret@b:c/d", "sqlite://", "sqlite:///:memory:"])
def test_a_database_that_we_do_not_speak_to_is_refused(url: str) -> None:
    with pytest.raises(SetupError) as refused:
        store_at(url)
    assert "secret" not in str(refused.value)


@pytest.mark.sqlite
def test_a_file_that_is_no_database_is_refused(database: Path) -> None:
    database.write_text("a shopping list, not a database " * 100)
    store = store_of(database)
    with pytest.raises(SetupError):
        asyncio.run(store.open())
    assert database.read_text().startswith("a shopping list")
