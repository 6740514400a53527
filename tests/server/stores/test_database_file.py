"""What a server says of a file that it cannot use: one line, and the file is as it was. And what it makes of a new one."""

from __future__ import annotations

import ctypes
import fcntl
import os
import shutil
import signal
import sqlite3
import stat
import struct
import subprocess
import sys
import time
from pathlib import Path

import pytest

from gusher.server.stores.migrations import HEAD
from gusher.server.stores.sqlite.database_file import ELSEWHERE
from gusher.server.stores.sqlite.file_lock import FileLock, Held
from tests.cli.runs import Run, become_gusher, run
from tests.server.serving import PATIENCE, SOURCES, Guest, Server

pytestmark = [pytest.mark.one_build, pytest.mark.sqlite]

DATABASE = "gusher.db"


def serve(database: Path) -> Run:
    """What becomes of a server on that file that cannot start."""
    return run("serve", "--port", "0", "--database", f"sqlite:///{database}", become=become_anybody)


def become_anybody(words: list[str]) -> None:
    """Root may read and write everything, unless it lets go of that: CAP_DAC_OVERRIDE and CAP_DAC_READ_SEARCH."""
    if os.geteuid() == 0:
        libc = ctypes.CDLL(None)
        version, sets = struct.pack("Ii", 0x20080522, 0), ctypes.create_string_buffer(24)
        assert libc.capget(version, sets) == 0
        effective, *others = struct.unpack("6I", sets.raw)
        assert libc.capset(version, struct.pack("6I", effective & ~0b110, *others)) == 0
    become_gusher(words)


def refused(database: Path) -> str:
    """The one line, after which everything there is as it was, but for the file that is held while a server runs."""
    before = contents(database.parent)
    done = serve(database)
    assert contents(database.parent) == before
    assert (done.code, done.out) == (2, "")
    line, end, rest = done.err.partition("\n")
    assert (end, rest) == ("\n", "")
    assert line.startswith("gusher: ")
    return line.removeprefix("gusher: ")


def contents(folder: Path) -> dict[str, bytes | None]:
    def of(path: Path) -> bytes | None:
        mode = path.stat().st_mode
        return path.read_bytes() if stat.S_ISREG(mode) else None

    return {path.name: of(path) for path in folder.iterdir() if path.suffix != ".lock"}


@pytest.fixture(scope="module")
def left_in_order(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database that a server has left in order."""
    database = tmp_path_factory.mktemp("order") / DATABASE
    with Server(database) as server, Guest(server.url, "Anna") as anna:
        anna.table("me", "random")
        assert server.stop() == 0
    database.with_suffix(".log").unlink()
    database.with_name(database.name + ".lock").unlink()
    assert list(contents(database.parent)) == [database.name]
    return database


@pytest.fixture(scope="module")
def left_by_a_kill(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same after kill -9, with a log beside it."""
    database = tmp_path_factory.mktemp("killed") / DATABASE
    with Server(database) as server, Guest(server.url, "Anna") as anna:
        anna.table("me", "random")
        server.kill()
    # A worker that was just being started holds it as well, until it has become a program of its own.
    with database.with_name(database.name + ".lock").open() as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
    database.with_suffix(".log").unlink()
    assert database.with_name(database.name + "-wal").stat().st_size
    return database


@pytest.fixture
def used(database: Path, left_in_order: Path) -> Path:
    return copied(left_in_order, database)


@pytest.fixture
def killed(database: Path, left_by_a_kill: Path) -> Path:
    return copied(left_by_a_kill, database)


def copied(database: Path, place: Path) -> Path:
    for file in database.parent.iterdir():
        shutil.copy(file, place.parent / file.name)
    return place


def execute(database: Path, statement: str) -> None:
    connection = sqlite3.connect(database)
    connection.execute(statement)
    connection.commit()
    connection.close()


def test_an_empty_file_is_refused(database: Path) -> None:
    database.touch()
    assert refused(database) == f"the database {database} is empty, which ours never is; put a copy back, or remove it to begin anew"


def test_what_is_no_database_is_refused(database: Path) -> None:
    database.write_bytes(b"Dear diary, " * 1000)
    assert refused(database) == f"the file {database} is not a database"


def test_a_database_of_another_program_is_refused(database: Path) -> None:
    execute(database, "CREATE TABLE recipes (name TEXT)")
    assert refused(database) == f"the database {database} has no tables of Gusher; name another file"


def test_a_directory_is_refused(database: Path) -> None:
    database.mkdir()
    assert refused(database) == f"the database {database} is a directory; name a file"


def test_a_file_of_a_newer_version_is_refused(used: Path) -> None:
    execute(used, "UPDATE alembic_version SET version_num = '9999'")
    assert refused(used) == f"the database {used} is of a newer Gusher: its version is 9999, ours is {HEAD}; use that one"


def test_the_log_of_a_killed_server_counts_and_stays(killed: Path) -> None:
    """The newer version is only in the log beside the file, as after a crash."""
    beside = killed.with_name(killed.name + "-wal")
    code = f"""
import os, sqlite3
connection = sqlite3.connect({str(killed)!r})
connection.execute("UPDATE alembic_version SET version_num = '9999'")
connection.commit()
os._exit(0)
"""
    subprocess.run([sys.executable, "-c", code], check=True)
    assert beside.stat().st_size
    killed.with_name(killed.name + "-shm").unlink()
    assert "is of a newer Gusher" in refused(killed)


@pytest.mark.parametrize("where", ["killed", "used"])
def test_a_damaged_file_is_refused(request: pytest.FixtureRequest, where: str) -> None:
    database: Path = request.getfixturevalue(where)
    if where == "killed":
        database.with_name(database.name + "-shm").unlink()
        database.with_name(database.name + "-wal").write_bytes(b"")
    content = bytearray(database.read_bytes())
    content[4096 + 8 : 8 * 4096] = b"\xa5" * (7 * 4096 - 8)
    database.write_bytes(content)
    line = refused(database)
    assert line.startswith(f"the database {database} is damaged (")
    assert line.endswith("); put a copy back, or name another file")


def test_a_file_that_ends_too_soon_is_refused(used: Path) -> None:
    os.truncate(used, 3 * 4096 + 100)
    assert "is damaged" in refused(used)


def test_a_log_without_its_file_is_refused(killed: Path) -> None:
    killed.unlink()
    line = f"the database {killed} is missing, but gusher.db-wal beside it is not; put it back, or move gusher.db-wal away"
    assert refused(killed) == line


@pytest.mark.parametrize("mode", [0o000, 0o200, 0o400])
def test_a_file_that_may_not_be_read_and_written_is_refused(used: Path, mode: int) -> None:
    used.chmod(mode)
    assert refused(used) == f"cannot use the database {used}: permission denied; {ELSEWHERE}"
    assert stat.S_IMODE(used.stat().st_mode) == mode


def test_a_folder_that_may_not_be_written_is_refused(used: Path) -> None:
    used.parent.chmod(0o500)
    try:
        assert refused(used) == f"cannot use the database {used}: permission denied; {ELSEWHERE}"
    finally:
        used.parent.chmod(0o700)


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    database = tmp_path / "file" / "gusher.db"
    done = serve(database)
    assert (done.code, done.err.count("\n")) == (2, 1)
    assert done.err.startswith(f"gusher: cannot use the database {database}: ")
    assert done.err.endswith(f"; {ELSEWHERE}\n")


# One server at a time


def test_a_second_server_on_the_same_file_says_so_and_ends(database: Path) -> None:
    with Server(database) as server, Guest(server.url, "Anna") as anna:
        table = anna.table("me", "random")
        other = database.parent / "by-another-name.db"
        other.symlink_to(database)
        for name in (database, other):
            done = serve(name)
            assert (done.code, done.out) == (2, "")
            assert done.err == (
                f"gusher: the database {name} is in use by another Gusher (process {server.process.pid} at {server.url}/); "
                "use that one, end it, or name another file with --database\n"
            )
        whole = run("serve", "--open", "--database", f"sqlite:///{database}")
        assert (whole.code, whole.err.count("\n")) == (2, 1)
        assert anna.scene(table)["status"] == "running"
        server.kill()
    with Server(database) as again, Guest(again.url) as guest:
        assert guest.get("/api/me") == {"name": None}


def test_what_a_process_held_is_free_when_it_is_killed(tmp_path: Path) -> None:
    held = tmp_path / "held"
    code = f"""
import time
from pathlib import Path
from gusher.server.stores.sqlite.database_file import ELSEWHERE
from gusher.server.stores.sqlite.file_lock import FileLock
lock = FileLock(Path({str(held)!r}))
lock.tell("a note")
print("held", flush=True)
time.sleep(600)
"""
    environment = os.environ | {"PYTHONPATH": SOURCES}
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, env=environment, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "held\n"
        with pytest.raises(Held, match="a note"):
            FileLock(held)
        process.send_signal(signal.SIGKILL)
        process.wait(PATIENCE)
    FileLock(held).release()
    FileLock(held).release()


def test_a_killed_server_gives_the_file_free_although_its_workers_live_on_for_a_moment(database: Path) -> None:
    with Server(database) as server, Guest(server.url, "Anna") as anna:
        for _ in range(3):
            anna.table("me", "search-hard")
        server.kill()
    with Server(database) as again:
        assert again.stop() == 0


# A new one


def test_only_the_owner_may_read_what_is_made(database: Path) -> None:
    def modes() -> dict[str, int]:
        names = [path for path in database.parent.iterdir() if path.name.startswith(database.name)]
        return {path.name.removeprefix(database.name): stat.S_IMODE(path.stat().st_mode) for path in names}

    before = os.umask(0)
    try:
        with Server(database) as server:
            assert modes() == dict.fromkeys(["", "-wal", "-shm", ".lock"], 0o600)
            assert server.stop() == 0
    finally:
        os.umask(before)
    database.chmod(0o644)
    with Server(database) as server:
        assert modes() == dict.fromkeys(["", "-wal", "-shm", ".lock"], 0o600)
        assert server.stop() == 0


@pytest.mark.parametrize("pause", [0.3, 0.5, 0.7, 0.9])
def test_a_server_that_was_killed_while_it_made_the_file_begins_anew(database: Path, pause: float) -> None:
    command = [sys.executable, "-m", "gusher.server.command", "--port", "0", "--database", f"sqlite:///{database}"]
    with subprocess.Popen(command, env=os.environ | {"PYTHONPATH": SOURCES}, stdout=subprocess.DEVNULL) as process:
        time.sleep(pause)
        process.kill()
    database.with_name(database.name + ".new").write_bytes(b"half")
    with Server(database) as server, Guest(server.url, "Anna") as anna:
        assert anna.table("me", "random")
        assert server.stop() == 0


def test_a_copy_in_another_place_is_another_file(used: Path) -> None:
    copy = used.with_name("copy.db")
    shutil.copy(used, copy)
    with Server(used) as one, Server(copy) as other:
        assert one.url != other.url
