"""A backup that is taken while people play, restored elsewhere, in either store; and what is refused in one line."""

from __future__ import annotations

import asyncio
import gzip
import json
import stat
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import create_engine, inspect

from gusher.core.errors import SetupError
from gusher.server.operations.backups.file import BackupRow, BackupWriter, Heading, new_file, opened
from gusher.server.operations.backups.restoring import restore
from gusher.server.stores.migrations import HEAD, migrate
from tests.cli.runs import refused, run
from tests.server.serving import PATIENCE, Guest, Server
from tests.server.stores.killed import Player
from tests.server.storing import POSTGRES, execute, postgres, rows, url_of

pytestmark = pytest.mark.one_build

LOG = 'SELECT "table", seq, seat, action, back_to, command, "at" FROM actions ORDER BY "table", seq'


def lines_of(file: Path) -> list[bytes]:
    return gzip.decompress(file.read_bytes()).splitlines(keepends=True)


def inside(file: Path) -> list[bytes]:
    """Without when it was made, and the checksum of that; each store has an order of its own."""
    return sorted(lines_of(file)[1:-1])


@contextmanager
def playing(server: Server, people: int) -> Iterator[list[Player]]:
    players = [Player(number, server.url) for number in range(people)]
    for player in players:
        player.sit_down()
        player.start()
    try:
        yield players
    finally:
        for player in players:
            player.stopping.set()
        for player in players:
            player.join(PATIENCE)
            assert player.failure is None, player.failure


def wait_for_moves(players: list[Player], more: int) -> None:
    wanted = [len(player.accepted) + more for player in players]
    until = time.monotonic() + PATIENCE
    while any(len(player.accepted) < least for player, least in zip(players, wanted, strict=True)):
        assert time.monotonic() < until
        time.sleep(0.02)


def elsewhere(folder: Path) -> list[str]:
    """New places: an SQLite file, and where the run is about PostgreSQL a database of that; one after the other is made from the last."""
    file = f"sqlite:///{folder / 'restored.db'}"
    return [file, postgres().url(postgres().new())] if POSTGRES else [file]


def test_a_backup_under_load_is_restored_as_of_one_moment_in_either_store(database: Path, tmp_path: Path) -> None:
    first = tmp_path / "first.gz"
    with Server(database) as server, playing(server, 3) as players:
        wait_for_moves(players, 8)
        acknowledged = [command for player in players for command in list(player.accepted)]
        done = run("backup", first, "--database", url_of(database), "--json")
        assert (done.code, done.err) == (0, "")
        wait_for_moves(players, 3)
    taken = json.loads(done.out)
    assert stat.S_IMODE(first.stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.iterdir() if ".part" in path.name] == []
    assert taken["people"] == 3
    assert taken["replayed"]["misfits"] == []
    assert taken["replayed"]["tables"] == taken["tables"] >= 3

    last = first
    for number, place in enumerate(elsewhere(tmp_path)):
        restored = run("restore", last, "--database", place, "--json")
        assert (restored.code, restored.err) == (0, "")
        assert json.loads(restored.out)["rows"] == taken["rows"]
        last = tmp_path / f"again-{number}.gz"
        again = run("backup", last, "--database", place)
        assert (again.code, again.err) == (0, "")
        assert inside(last) == inside(first)

    there: dict[str, list[tuple[object, ...]]] = {}
    for table, *entry in rows(database, LOG):
        there.setdefault(table, []).append(tuple(entry))
    kept: dict[str, list[tuple[object, ...]]] = {}
    with opened(last, HEAD) as backup:
        table = ""
        for line in backup:
            if isinstance(line, Heading):
                table = line.table
            elif table == "actions":
                kept.setdefault(line[0], []).append(tuple(line[1:]))
    assert {table: log[: len(kept[table])] for table, log in there.items() if table in kept} == kept
    assert sum(map(len, kept.values())) < sum(map(len, there.values()))
    commands = {str(entry[4]).partition(":")[2] for log in kept.values() for entry in log}
    assert set(acknowledged) <= commands

    with Server(tmp_path / "served.db", url=place) as server, Guest(server.url) as guest:
        guest.http.cookies.update(players[0].cookies)
        scene = guest.scene(players[0].tables[0])
        assert scene["seq"] >= len(kept[players[0].tables[0]])  # a bot whose answer was due goes on at once
        with Guest(server.url, "New") as new:  # whose number nobody has
            new.table("me", "random")


@pytest.fixture
def small(database: Path, tmp_path: Path) -> Path:
    """A backup of a server with a running and a finished game."""
    with Server(database) as server, Guest(server.url, "Anna \N{OIL DRUM}") as anna:
        for _ in range(2):
            with anna.watch(anna.table("me", "random")) as line:
                line.play()
                line.ask(do="say", text="crude")
        with anna.watch(anna.table("me", "random")) as line:
            line.play()
            assert line.ask(do="end", seat=0)["is"] == "accepted"
        server.stop()
    file = tmp_path / "small.gz"
    assert run("backup", file, "--database", url_of(database)).code == 0
    return file


def rewritten(file: Path, into: Path, change: Callable[[list[Heading | BackupRow]], None] = lambda lines: None, **first: object) -> Path:
    """The same with another first line, and a checksum that fits."""
    with opened(file, HEAD) as backup:
        lines = list(backup)
    change(lines)
    with new_file(into) as out:
        assert isinstance(out, BackupWriter)
        out.line({"gusher": "backup", "format": 1, "schema": HEAD, "version": "0.1.0", "made": 1.0} | first)
        for line in lines:
            out.table(line) if isinstance(line, Heading) else out.row(line)
        out.end()
    return into


def test_what_is_no_whole_backup_is_refused_and_nothing_is_written(small: Path, tmp_path: Path) -> None:
    target = tmp_path / "target"
    target.mkdir()
    place = f"sqlite:///{target / 'gusher.db'}"
    whole = small.read_bytes()
    text = gzip.decompress(whole)

    def refusal(content: bytes | None) -> str:
        file = tmp_path / "file.gz"
        file.unlink(missing_ok=True)
        if content is not None:
            file.write_bytes(content)
        with pytest.raises(SetupError) as found:
            asyncio.run(restore(file, place, False))
        assert list(target.iterdir()) == []
        assert "\n" not in str(found.value)
        return str(found.value)

    assert "cannot read" in refusal(None)
    for foreign in (b"", b"SQLite format 3\0", b"{}\n", gzip.compress(b"[1]\n"), gzip.compress(b"")):
        assert "is no backup of Gusher" in refusal(foreign)
    for length in (len(whole) // 3, len(whole) - 1):
        assert "is not complete" in refusal(whole[:length])
    assert "is not complete" in refusal(gzip.compress(text[: text.rindex(b'{"end"')]))
    assert "is broken" in refusal(gzip.compress(text.replace(b"crude", b"prude", 1)))
    assert "is broken" in refusal(gzip.compress(b"".join(text.splitlines(keepends=True)[:5]) + text[text.rindex(b'{"end"') :]))
    assert "is broken" in refusal(gzip.compress(text + b"{}\n"))
    newer = gzip.compress(text.replace(f'"schema":"{HEAD}"'.encode(), b'"schema":"9999"', 1))
    assert f"is of a newer Gusher (0.1.0): its version is 9999, ours is {HEAD}" in refusal(newer)
    middle = len(whole) // 2
    assert refusal(whole[:middle] + bytes([whole[middle] ^ 0x55]) + whole[middle + 1 :])


def test_nothing_is_overwritten(small: Path, database: Path, tmp_path: Path) -> None:
    before = small.read_bytes()
    assert "already" in refused("backup", small, "--database", url_of(database))
    assert small.read_bytes() == before
    used = rows(database, "SELECT name FROM people")
    assert ("is not empty" if POSTGRES else "already") in refused("restore", small, "--database", url_of(database))
    assert rows(database, "SELECT name FROM people") == used
    assert "there is no database" in refused("backup", tmp_path / "none.gz", "--database", f"sqlite:///{tmp_path / 'none.db'}")
    assert not (tmp_path / "none.gz").exists()


def test_a_table_that_does_not_replay_is_named(small: Path, database: Path, tmp_path: Path) -> None:
    table, seq = rows(database, 'SELECT "table", MAX(seq) FROM actions WHERE seat IS NOT NULL GROUP BY "table"')[0]
    execute(database, "UPDATE actions SET action = 'no such' WHERE \"table\" = ? AND seq = ?", table, seq)
    bad = tmp_path / "bad.gz"
    done = run("backup", bad, "--database", url_of(database))
    assert done.code == 1
    assert f"table {table} does not replay at entry {seq}" in done.err
    place = elsewhere(tmp_path)[-1]
    done = run("restore", bad, "--database", place)
    assert done.code == 2
    assert f"table {table} does not replay at entry {seq}" in done.err
    assert done.err.endswith(f"gusher: 1 tables of {bad} do not replay; nothing was restored; --anyway does it\n")
    assert run("restore", bad, "--database", place, "--anyway").code == 0
    copy = tmp_path / "copy.gz"
    assert run("backup", copy, "--database", place, "--no-replay").code == 0
    assert inside(copy) == inside(bad)


def columns_in(schema: str) -> dict[str, list[str]]:
    """The tables of a database of that version, with their columns."""
    engine = create_engine("sqlite://")
    with engine.begin() as connection:
        migrate(connection, schema)
        found = inspect(connection)
        columns = {table: [column["name"] for column in found.get_columns(table)] for table in found.get_table_names()}
    engine.dispose()
    return columns


def of(file: Path, *tables: str) -> dict[str, list[BackupRow]]:
    found: dict[str, list[BackupRow]] = {table: [] for table in tables}
    with opened(file, HEAD) as backup:
        rows: list[BackupRow] = []
        for line in backup:
            if isinstance(line, Heading):
                rows = found.get(line.table, [])
            else:
                rows.append(line)
    return found


def test_a_backup_of_an_older_gusher_is_brought_up_to_date(small: Path, tmp_path: Path) -> None:
    known = columns_in("0017")

    def forget_what_came_later(lines: list[Heading | BackupRow]) -> None:
        older: list[Heading | BackupRow] = []
        kept: list[int] = []
        for line in lines:
            if isinstance(line, Heading):
                kept = [number for number, name in enumerate(line.columns) if name in known.get(line.table, [])]
                if kept:
                    older.append(Heading(line.table, [line.columns[number] for number in kept]))
            elif kept:
                older.append([line[number] for number in kept])
        lines[:] = older

    older = rewritten(small, tmp_path / "older.gz", forget_what_came_later, schema="0017")
    place = elsewhere(tmp_path)[-1]
    assert run("restore", older, "--database", place).code == 0
    again = tmp_path / "again.gz"
    assert run("backup", again, "--database", place).code == 0
    same = ("people", "sessions", "seats", "actions", "chat", "endings")
    assert of(again, *same) == of(small, *same)
    assert lines_of(again)[0].startswith(f'{{"gusher":"backup","format":1,"schema":"{HEAD}"'.encode())
