"""PostgreSQL as a store: what it refuses in one line, who else uses it, and what becomes of a server whose database goes away."""

from __future__ import annotations

import asyncio
import os
import select
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from sqlalchemy import Connection, insert

from gusher.core.errors import SetupError
from gusher.server.settings import Settings
from gusher.server.stores.migrations import HEAD
from gusher.server.stores.opening import store_at
from gusher.server.stores.schema import secrets
from gusher.server.stores.sql import SqlStore
from gusher.server.stores.store import Conflict, InDoubt, LogRow, Unreachable
from tests.server.clocks.test_sockets import Hours, clock_of, table_of
from tests.server.serving import PATIENCE, SOURCES, Guest, Server
from tests.server.stores.test_store import table
from tests.server.storing import POSTGRES, execute, names, postgres, rows, store_of, url_of

pytestmark = [pytest.mark.one_build, pytest.mark.skipif(not POSTGRES, reason="runs with GUSHER_TEST_STORE=postgresql")]


CUT = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"


def refused(url: str) -> str:
    """The one line of a server that cannot start."""
    with pytest.raises(SetupError) as found:
        store_at(url).prepare()
    assert "\n" not in str(found.value)
    return str(found.value)


def over_tcp(database: Path, **other: str) -> str:
    url_of(database)
    parts = {"user": "gusher", "password": "crude", "port": str(postgres().port), "name": names[database]} | other
    return f"postgresql://{parts['user']}:{parts['password']}@127.0.0.1:{parts['port']}/{parts['name']}"


# What cannot be used


def test_what_is_wrong_with_the_way_to_it_is_one_line_without_the_password(database: Path) -> None:
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        wrong = {
            "password": ("unsaid", "password authentication failed"),
            "user": ("stranger", "password authentication failed"),
            "name": ("elsewhere", "does not exist"),
            "port": (str(nobody.getsockname()[1]), "Connection refused"),
        }
        for part, (value, why) in wrong.items():
            line = refused(over_tcp(database, **{part: value}))
            assert line.startswith("cannot use the database postgresql://")
            assert why in line
            assert "crude" not in line
            assert "unsaid" not in line


def test_a_database_of_a_newer_version_is_refused(database: Path) -> None:
    execute(database, "UPDATE alembic_version SET version_num = '9999'")
    assert f"is of a newer Gusher: its version is 9999, ours is {HEAD}; use that one" in refused(url_of(database))
    assert rows(database, "SELECT version_num FROM alembic_version") == [("9999",)]


def test_a_database_of_another_program_is_refused_and_an_empty_one_is_filled(database: Path) -> None:
    names[database] = postgres().new()
    execute(database, "CREATE TABLE recipes (name TEXT)")
    assert "has no tables of Gusher, but others; name an empty one" in refused(url_of(database))
    execute(database, "DROP TABLE recipes")
    with Server(database) as server, Guest(server.url, "Anna") as anna:
        assert anna.table("me", "random")
        assert server.stop() == 0
    assert rows(database, "SELECT version_num FROM alembic_version") == [(HEAD,)]


def test_without_its_package_it_says_what_to_install() -> None:
    hidden = "import sys; sys.modules['psycopg'] = None; import runpy; runpy.run_module('gusher.server.command', run_name='__main__')"
    command = [sys.executable, "-c", hidden, "--port", "0", "--database", "postgresql://a:secret@b/c"]
    done = subprocess.run(command, env=os.environ | {"PYTHONPATH": SOURCES}, capture_output=True, text=True, timeout=PATIENCE)
    line = "gusher: the database postgresql://a@b/c needs psycopg: pip install 'gusher[postgres]'\n"
    assert (done.returncode, done.stderr) == (2, line)


def test_one_that_goes_away_while_a_server_begins_is_one_line(database: Path) -> None:
    """Its first write waits for a lock when that happens."""
    import psycopg

    waiting = "FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
    with ThreadPoolExecutor() as beside, psycopg.connect(url_of(database)) as holder:
        holder.execute("LOCK TABLE servers")
        begins = beside.submit(Server, database)
        try:
            until = time.monotonic() + PATIENCE
            while rows(database, f"SELECT count(*) {waiting}") == [(0,)]:
                assert time.monotonic() < until
                time.sleep(0.02)
            postgres().execute(f"ALTER DATABASE {names[database]} ALLOW_CONNECTIONS false")
            holder.execute(f"SELECT pg_terminate_backend(pid) {waiting}")
            said = str(begins.exception(PATIENCE))
        finally:
            postgres().execute(f"ALTER DATABASE {names[database]} ALLOW_CONNECTIONS true")
    assert "the database went away while the server was starting" in said
    assert "Traceback" not in said


# Who else uses it

ALONE = "SELECT pg_try_advisory_lock(1196774216, hashtext(current_schema()))"


def test_a_program_that_wants_it_alone_keeps_ours_out_and_is_kept_out_by_ours(database: Path) -> None:
    import psycopg

    with psycopg.connect(url_of(database), application_name="gusher, process 1", autocommit=True) as former:
        assert former.execute(ALONE).fetchone() == (True,)
        assert "is in use by another Gusher (gusher, process 1)" in refused(url_of(database))
    with Server(database) as server, Server(database.with_name("other.db"), url=url_of(database)) as other:
        assert rows(database, ALONE) == [(False,)]
        assert other.stop() == 0
        assert rows(database, ALONE) == [(False,)]
        server.kill()
    until(lambda: rows(database, ALONE) == [(True,)])


def test_servers_that_start_together_fill_an_empty_database_once(database: Path) -> None:
    names[database] = postgres().new()

    def prepare(store: SqlStore) -> None:
        store.prepare()
        store.abandon()

    stores = [store_of(database) for _ in range(3)]
    with ThreadPoolExecutor() as pool:
        list(pool.map(prepare, stores))
    assert rows(database, "SELECT version_num FROM alembic_version") == [(HEAD,)]


def test_the_log_refuses_whoever_comes_second(database: Path) -> None:
    """Whoever it is can only append where the log ends."""

    async def run() -> None:
        store, visitor = store_of(database), store_of(database)
        await store.open()
        await visitor.visit()
        anna = await store.add_person("Anna", "token", 0.0)
        await store.add_table(table("one", anna.id), None)
        done = await asyncio.gather(
            *(each.append("one", [LogRow(0, 0, "a"), LogRow(1, None, "b")], None) for each in (store, visitor) * 10), return_exceptions=True
        )
        assert sorted(type(each).__name__ for each in done) == ["Conflict"] * 19 + ["NoneType"]
        with pytest.raises(Conflict):
            await visitor.append("one", [LogRow(1, 0, "c")], "over")
        await visitor.close()
        await store.close()

    asyncio.run(run())
    assert rows(database, "SELECT seq, action FROM actions ORDER BY seq") == [(0, "a"), (1, "b")]


# A database that goes away


def first(person: Guest, held: str) -> int:
    """The seat that is asked."""
    return int(person.scene(held)["view"]["awaiting"][0])


def until(fits: Callable[[], bool]) -> None:
    limit = time.monotonic() + PATIENCE
    while not fits():
        assert time.monotonic() < limit
        time.sleep(0.02)


def test_a_broken_connection_is_found_again_and_nobody_notices(database: Path) -> None:
    with Server(database) as server, Guest(server.url, "Anna") as anna:
        held = anna.table("me", "local")
        with anna.watch(held, first(anna, held)) as line:
            assert all(ended for (ended,) in rows(database, CUT))
            assert line.play()["is"] == "accepted"
            assert anna.get("/api/tables")["mine"]
    assert "answers again" in server.log.read_text()
    assert "Traceback" not in server.log.read_text()


def test_one_that_breaks_while_a_failure_is_taken_back_is_found_again(database: Path) -> None:
    def fail(_: object) -> None:
        execute(database, CUT)
        raise Conflict("on purpose")

    async def run() -> None:
        store = store_of(database)
        await store.open()
        with pytest.raises(Conflict, match="on purpose"):
            await store.write(fail)
        assert (await store.add_person("Anna", "token", 0.0)).name == "Anna"
        await store.close()

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


def test_a_connection_that_has_forgotten_what_was_prepared_is_given_up(database: Path) -> None:
    def put(*words: str) -> Callable[[Connection], object]:
        return lambda connection: connection.execute(insert(secrets).inline(), [{"name": word, "value": ""} for word in words])

    async def run() -> None:
        store = store_of(database)
        await store.open()
        await store.write(put("one", "two"))
        await store.write(lambda connection: connection.exec_driver_sql("DO $$ BEGIN EXECUTE 'DEALLOCATE ALL'; END $$"))
        await store.write(put("three", "four"))
        await store.close()

    asyncio.run(asyncio.wait_for(run(), PATIENCE))
    assert rows(database, "SELECT count(*) FROM secrets WHERE value = ''") == [(4,)]


def test_who_has_nothing_to_write_finds_it_again_too(database: Path) -> None:
    with Server(database) as server:
        assert all(ended for (ended,) in rows(database, CUT))
        until(lambda: "answers again" in server.log.read_text())
        assert rows(database, ALONE) == [(False,)]
        assert server.stop() == 0


@pytest.fixture
def own() -> Iterator[None]:
    """The tests here share one PostgreSQL; whoever has ended it starts it again."""
    yield
    if postgres().process is None:
        postgres().start()


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT])
def test_while_it_is_away_moves_are_refused_and_then_play_goes_on(database: Path, own: None, how: signal.Signals) -> None:
    with Server(database) as server, Guest(server.url, "Anna") as anna:
        held = anna.table("me", "local")
        before, seat = anna.scene(held)["seq"], first(anna, held)
        with anna.watch(held, seat) as line:
            command = {"do": "play", "id": "m", "seq": line.scene["seq"], "seat": seat, "action": line.asked()["offers"][0]["action"]}
            postgres().end(how)
            answer = line.ask(**command)
            assert (answer["is"], answer["reason"]) == ("refused", "no-database")
            assert line.is_closed()
        assert anna.post(f"/api/tables/{held}/commands", command, status=503)["reason"] == "no-database"
        assert anna.http.get("/api/tables").headers["Retry-After"]
        postgres().start()
        until(lambda: "answers again" in server.log.read_text())
        assert anna.scene(held)["seq"] == before
        with anna.watch(held, seat) as line:
            assert line.ask(**command)["is"] == "accepted"
        told = server.log.read_text()
        assert told.count("does not answer") <= 3, told
        assert "Traceback" not in told
        assert server.stop() == 0
    assert rows(database, "SELECT count(*) FROM actions WHERE command LIKE '%:m'") == [(1,)]


def test_who_was_away_while_another_served_reads_what_it_missed(database: Path, own: None) -> None:
    with Server(database) as one, Guest(one.url, "Anna") as anna:
        held = anna.table("me", "local")
        seat = first(anna, held)
        with anna.watch(held, seat) as line:
            before = line.scene["seq"]
            postgres().end()
            until(lambda: line.ask(do="say", text="anybody?").get("reason") == "no-database")
            one.process.send_signal(signal.SIGSTOP)
            postgres().start()
            with Server(database.with_name("other.db"), url=url_of(database)) as other, Guest(other.url) as again:
                again.http.cookies.update(anna.http.cookies)
                with again.watch(held, seat) as there:
                    assert there.play()["is"] == "accepted"
                    moved = there.scene["seq"]
                other.stop()
            one.process.send_signal(signal.SIGCONT)
            line.until(lambda scene: scene["seq"] == moved)
        assert anna.scene(held)["seq"] == moved > before


def test_a_database_that_hangs_is_not_waited_for(database: Path) -> None:
    with Server(database) as server, Guest(server.url, "Anna") as anna:
        held = anna.table("me", "local")
        with anna.watch(held, first(anna, held)) as line, postgres().hanging():
            answer = line.ask(do="say", text="anybody?")
            assert (answer["is"], answer["reason"]) == ("refused", "no-database")
            assert anna.http.get(f"/api/tables/{held}/record").status_code in (200, 403, 409)  # of what it knows it speaks
            assert anna.http.get("/api/tables").status_code == 503
        until(lambda: "answers again" in server.log.read_text())
        with anna.watch(held, first(anna, held)) as line:
            assert line.play()["is"] == "accepted"
        assert "Traceback" not in server.log.read_text()


def test_clocks_stand_while_it_is_away_and_a_server_can_end_meanwhile(database: Path, own: None) -> None:
    time_on = Hours(database.with_suffix(".ahead"))
    with Server(database, ahead=time_on.file) as server, Guest(server.url, "Anna") as anna, Guest(server.url, "Ben") as ben:
        held = table_of(anna, ben, kind="live", minutes=2, increment=5)
        seat = first(anna, held)
        postgres().end()
        until(lambda: "does not answer" in server.log.read_text())
        time.sleep(3 * Settings().beat)  # who keeps the clocks has noticed it too: nobody could miss that in an hour
        time_on.turn_on(3600.0)
        postgres().start()
        until(lambda: "answers again" in server.log.read_text())
        until(lambda: rows(database, "SELECT since FROM clocks WHERE seat = ?", seat)[0][0] > time.time() + 3000.0)
        clock = clock_of(anna.scene(held), seat)
        assert clock["runs"]
        assert not clock["out"]
        assert anna.scene(held)["seats"][seat]["stand_in"] is None
        postgres().end()
        assert server.stop() == 0
        assert "Traceback" not in server.log.read_text()


class Wire(threading.Thread):
    """Between a server and its database: it loses the answer to the commit that it is told of, and with it the connection."""

    def __init__(self, port: int) -> None:
        super().__init__(daemon=True)
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = port
        self.cut = False
        self.start()

    @property
    def own_port(self) -> int:
        return int(self.listener.getsockname()[1])

    def run(self) -> None:
        while True:
            try:
                near, _ = self.listener.accept()
            except OSError:
                return
            threading.Thread(target=self.carry, args=(near, socket.create_connection(("127.0.0.1", self.port))), daemon=True).start()

    def carry(self, near: socket.socket, far: socket.socket) -> None:
        with near, far:
            while True:
                for ready in select.select([near, far], [], [])[0]:
                    data = ready.recv(65536)
                    if not data:
                        return
                    (far if ready is near else near).sendall(data)
                    if ready is near and self.cut and b"COMMIT" in data:
                        self.cut = False
                        far.recv(65536)
                        return


def test_a_commit_that_nobody_heard_of_is_in_doubt_and_is_there_once(database: Path) -> None:
    wire = Wire(postgres().port)

    async def run() -> None:
        store = store_at(over_tcp(database, port=str(wire.own_port)))
        await store.open()
        anna = await store.add_person("Anna", "token", 0.0)
        await store.add_table(table("one", anna.id), None)
        wire.cut = True
        with pytest.raises(InDoubt):
            await store.append("one", [LogRow(0, 0, "a")], None)
        with pytest.raises(Conflict):
            await store.append("one", [LogRow(0, 0, "a")], None)
        await store.append("one", [LogRow(1, 0, "b")], None)
        await store.close()

    asyncio.run(run())
    wire.listener.close()
    assert rows(database, "SELECT seq, action FROM actions ORDER BY seq") == [(0, "a"), (1, "b")]


def test_what_cannot_be_reached_is_refused_at_once_and_not_kept_for_later(database: Path, own: None) -> None:
    async def run() -> None:
        store = store_of(database)
        await store.open()
        anna = await store.add_person("Anna", "token", 0.0)
        postgres().end()
        work = [store.rename(anna.id, f"Anna {number}") for number in range(20)] + [store.read(lambda _: None) for _ in range(20)]
        done = await asyncio.gather(*work, return_exceptions=True)
        assert {type(each) for each in done} <= {Unreachable, InDoubt}
        postgres().start()
        while True:
            try:
                assert (await store.person("token")) == anna
                break
            except Unreachable:
                await asyncio.sleep(0.05)
        await store.close()

    asyncio.run(run())
