"""All that is kept about somebody is handed to him, and forgotten when he wants that."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Boolean, Column, Connection, Float, Integer, Table, func, insert, select

from gusher.server.stores.farewell import references
from gusher.server.stores.schema import boxes, metadata, occasions, people, tables
from tests.server.serving import Guest, Server
from tests.server.storing import POSTGRES, dump, engine_of, execute, rows

pytestmark = pytest.mark.one_build

NAME = "Annabella"
ID = 987_654_321  # which nothing else contains


def somewhere(connection: Connection, column: Column[Any]) -> Any:
    """A value for a column of a row about that person."""
    for key in column.foreign_keys:
        return ID if key.column is people.c.id else connection.execute(select(func.min(key.column))).scalar_one()
    if isinstance(column.type, Boolean):
        return True
    if isinstance(column.type, Integer):
        return 1
    return 1.0 if isinstance(column.type, Float) else f"{column.name} {ID} {NAME}"[: getattr(column.type, "length", None) or 100]


def fill(database: Path) -> None:
    """Let every table that can have something about that person have it, also those that are made some day."""
    engine = engine_of(database)
    with engine.begin() as connection:
        connection.execute(insert(boxes).values(id="box", game="oilfield", data="{}"))
        for table in about_people():
            mine = select(func.count()).select_from(table).where(references(table)[0] == ID)
            if not connection.execute(mine).scalar():
                connection.execute(insert(table).values({column.name: somewhere(connection, column) for column in table.columns}))
    engine.dispose()


def tell_ben_of(database: Path, table: str) -> None:
    """He is to hear of a table where she sits."""
    engine = engine_of(database)
    with engine.begin() as connection:
        values = {column.name: somewhere(connection, column) for column in occasions.columns}
        ben = connection.execute(select(people.c.id).where(people.c.name == "Ben")).scalar_one()
        values |= {"person": ben, "kind": "turn", "table": table, "names": f'["{NAME}", "Cleo"]'}
        connection.execute(insert(occasions).values(values))
    engine.dispose()


def about_people() -> list[Table]:
    return [table for table in metadata.sorted_tables if references(table) and table is not tables]


def ended(person: Guest, *seats: str) -> str:
    """A table whose game was ended."""
    table = person.table(*seats)
    with person.watch(table) as line:
        assert line.ask(do="say", text=f"{NAME} was here")["is"] == "accepted"
        assert line.play()["is"] == "accepted"
        assert line.ask(do="end", seat=0)["is"] == "accepted"
    return table


def join(person: Guest, host: Guest, *seats: str) -> str:
    made = host.new_table(*seats)
    person.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
    return str(made["id"])


def agree_to_end(host: Guest, other: Guest, table: str) -> None:
    with host.watch(table) as one, other.watch(table) as two:
        assert one.ask(do="say", text="hello")["is"] == "accepted"
        asked = one.until(lambda scene: bool({0, 1}.intersection(scene["view"]["awaiting"])))["view"]["awaiting"]
        assert (one if 0 in asked else two).play()["is"] == "accepted"
        assert one.ask(do="end", seat=one.scene["seat"])["is"] == "accepted"
        wish = two.until(lambda scene: scene["wish"] is not None)["wish"]
        assert two.ask(do="vote", wish=wish["number"], seat=two.scene["seat"], agree=True)["is"] == "accepted"


def test_who_deletes_himself_is_found_nowhere_and_his_games_stay(database: Path) -> None:
    with Server(database) as server:
        server.stop()
    execute(database, f"INSERT INTO people (id, name, created) VALUES ({ID - 1}, 'before', 0)")
    if POSTGRES:
        execute(database, f"SELECT setval('people_id_seq', {ID - 1})")
    with Server(database) as server, Guest(server.url, NAME) as anna, Guest(server.url, "Ben") as ben:
        alone = ended(anna, "me", "random")
        together = join(anna, ben, "me", "open", "random")
        agree_to_end(ben, anna, together)
        hosted = join(ben, anna, "me", "open", "random")
        left = join(anna, ben, "me", "open", "random")
        with anna.watch(left) as line:
            line.ask(do="say", text=f"I am {NAME}")
        anna.post(f"/api/tables/{left}/leave")
        waiting = anna.table("me", "open", listed=True)
        anna.post("/api/me/code")
        anna.post("/api/me/claim")
        cookie = anna.http.cookies["gusher"]
        server.stop()
    fill(database)
    tell_ben_of(database, hosted)
    with Server(database) as server, Guest(server.url) as anna, Guest(server.url) as other, Guest(server.url, "Cleo") as cleo:
        anna.http.cookies.set("gusher", cookie)
        with anna.watch(hosted):
            wait_for_presence(database)
            told = anna.http.get("/api/me/data")
        assert "attachment" in told.headers["content-disposition"]
        check_data(told.json(), {alone, together, hosted, left, waiting})

        other.post("/api/claim", {"token": anna.post("/api/me/claim")["url"].rpartition("/")[2]})
        assert anna.post("/api/me/delete", {"name": "annabella"}, status=422)["reason"] == "not-your-name"
        assert anna.get("/api/me") == {"name": NAME, "kept": True}
        invite = anna.get(f"/api/tables/{together}")["invite"]
        with anna.watch(together) as one, other.watch(hosted) as two, cleo.watch(together, invite=invite) as watching:
            assert watching.scene["seats"][1]["name"] == NAME
            anna.post("/api/me/delete", {"name": NAME})
            assert one.is_closed()
            assert two.is_closed()
            assert two.socket.protocol.close_code == 4401
            assert watching.is_closed()  # to be told anew
        assert anna.get("/api/me") == other.get("/api/me") == {"name": None}
        with cleo.watch(together, invite=invite) as line:
            names = [seat["name"] for seat in line.scene["seats"]]
            assert names[:2] == ["Ben", "somebody"]
            assert [chat["text"] for chat in line.scene["chat"]] == ["hello"]
            assert line.scene["status"] == "ended"
        record = cleo.http.get(f"/api/tables/{together}/record?invite={invite}").text
        assert json.loads(record.splitlines()[0])["players"][:2] == ["Ben", "somebody"]
        assert cleo.get("/api/tables")["open"] == []
        assert server.stop() == 0
    assert sorted(rows(database, 'SELECT "id", status FROM tables')) == sorted(
        [(alone, "ended"), (together, "ended"), (hosted, "running"), (left, "running"), (waiting, "ended")]
    )
    seat = rows(database, 'SELECT kind, person, name FROM seats WHERE "table" = ? AND seat = 0', hosted)
    assert seat == [("bot", None, "somebody")]
    assert rows(database, "SELECT names FROM occasions") == [('["somebody", "Cleo"]',)]
    stored = dump(database)
    for trace in (NAME, str(ID)):
        assert trace not in stored
    if not POSTGRES:  # which checks it itself, and overwrites when it likes
        assert rows(database, "PRAGMA foreign_key_check") == []
        assert all(trace.encode() not in database.read_bytes() for trace in (NAME, str(ID)))


def wait_for_presence(database: Path) -> None:
    """Where servers write down who is here for each other: until this one has. What was left of another that has ended may go any time."""
    until = time.monotonic() + 30
    while POSTGRES and not rows(database, f"SELECT 1 FROM presence WHERE person = {ID} AND here AND at > 1.0"):
        assert time.monotonic() < until, "nobody wrote that she is here"
        time.sleep(0.05)


def check_data(data: dict[str, list[dict[str, Any]]], played: set[str]) -> None:
    """Every column that mentions the person, and no secret."""
    for table in about_people():
        assert data[table.name], table.name
        columns = {column.name for column in table.columns if not column.info.get("secret")}
        for row in data[table.name]:
            assert set(row) == columns
            assert ID in {row[column.name] for column in references(table)}
    assert [row["name"] for row in data["people"]] == [NAME]
    assert {row["id"] for row in data["tables"]} >= played - {"left"} - {row["table"] for row in data["seats"] if row["left_by"] == ID}
    assert all("seed" not in row and "nonces" not in row for row in data["tables"])
    assert {row["text"] for row in data["chat"]} >= {f"{NAME} was here", f"I am {NAME}"}
    assert {row["table"] for row in data["actions"]} <= played
    assert data["actions"]
    assert all(secret not in row for rows in data.values() for row in rows for secret in ("token", "code", "challenge"))


def test_the_place_of_who_is_gone_is_taken_by_a_bot_when_the_game_is_played_again(database: Path) -> None:
    with Server(database) as server, Guest(server.url, NAME) as anna, Guest(server.url, "Ben") as ben:
        together = join(anna, ben, "me", "open", "random")
        agree_to_end(ben, anna, together)
        anna.post("/api/me/delete", {"name": NAME})
        again = ben.post(f"/api/tables/{together}/rematch")["id"]
        assert [seat["kind"] for seat in ben.get(f"/api/tables/{again}")["seats"]] == ["person", "bot", "bot"]
        assert ben.post(f"/api/tables/{together}/share", {"on": True}) is None


def test_a_guest_whom_nobody_can_reach_and_nobody_would_miss_is_forgotten(database: Path) -> None:
    with Server(database) as server, Guest(server.url, NAME) as anna, Guest(server.url, "Ben") as ben, Guest(server.url, "Cleo") as cleo:
        anna.post("/api/me/log-out")
        ben.table("me", "random")
        ben.post("/api/me/log-out")
        cleo.post("/api/me/code")
        cleo.post("/api/me/log-out")
        server.stop()
    assert rows(database, "SELECT name FROM people ORDER BY id") == [("somebody",), ("Ben",), ("Cleo",)]
