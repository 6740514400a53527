"""What an operator does at tables and to people, beside a server that runs and without one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from gusher.server.profiles.ratings import bring_up_to_date
from gusher.server.profiles.recount import recounted
from gusher.server.stores.sql import SqlStore
from gusher.server.stores.store import Person
from tests.cli.runs import refused, run
from tests.server.profiles.simulated import NAME, play, with_people
from tests.server.serving import Guest, Server
from tests.server.storing import POSTGRES, dump, rows, url_of

pytestmark = pytest.mark.one_build


def told(*words: object) -> Any:
    done = run(*map(str, words), "--json")
    assert (done.code, done.err) == (0, "")
    return json.loads(done.out)


def test_where_there_is_nothing_yet_that_is_said(database: Path) -> None:
    Server(database).stop()
    place = ("--database", url_of(database))
    assert run("tables", "list", *place).out == "there are no tables yet\n"
    assert run("tables", "list", *place, "--status", "open").out == "there are no such tables\n"
    assert run("people", "list", *place).out == "nobody has been here yet\n"
    assert run("people", "list", *place, "--guests").out == "there are no such people\n"


def test_tables_are_listed_in_pages_and_shown_without_secrets(database: Path) -> None:
    with Server(database) as server, Guest(server.url, "Anna") as anna, Guest(server.url, "Ben") as ben:
        running = anna.table("me", "random", "random")
        waiting = anna.table("me", "open")
        other = ben.table("me", "greedy", game="giganten")
        place = ("--database", url_of(database))
        found = told("tables", "list", *place, "--status", "open")["tables"]
        assert [(each["id"], each["log"], each["names"]) for each in found] == [(waiting, 0, ["Anna", "–"])]
        assert [each["id"] for each in told("tables", "list", *place, "--game", "giganten")["tables"]] == [other]
        assert [each["id"] for each in told("tables", "list", *place, "--person", 2)["tables"]] == [other]
        assert told("tables", "list", *place, "--idle", 1)["tables"] == told("tables", "list", *place, "--expired")["tables"] == []
        assert "for more: --after" in run("tables", "list", *place, "--most", "2").out

        shown = told("tables", "show", running, *place)
        assert (shown["status"], shown["host"]["name"], shown["seats"][1]["bot"]) == ("running", "Anna", "random")
        assert shown["log"] == rows(database, 'SELECT COUNT(*) FROM actions WHERE "table" = ?', running)[0][0]
        plain = run("tables", "show", running, *place).out + run("tables", "list", *place).out + json.dumps(shown)
        secrets = rows(database, "SELECT seed, invite FROM tables")
        assert not [secret for row in secrets for secret in row if secret in plain]

        assert [each["name"] for each in told("people", "list", *place)["people"]] == ["Ben", "Anna"]
        assert [each["name"] for each in told("people", "list", *place, "--find", "nn")["people"]] == ["Anna"]
        anna.post("/api/me/code")
        assert [each["name"] for each in told("people", "list", *place, "--guests")["people"]] == ["Ben"]
        exported = run("people", "export", "1", *place)
        assert json.loads(exported.out) == anna.get("/api/me/data")
        server.stop()

    everything = [each["id"] for each in told("tables", "list", *place)["tables"]]
    assert sorted(everything) == sorted([running, waiting, other])
    paged: list[str] = []
    while page := told("tables", "list", *place, "--most", 1, *(["--after", paged[-1]] if paged else []))["tables"]:
        paged.append(page[0]["id"])
    assert paged == everything
    for words in (["tables", "show", "-none"], ["tables", "end", "none", "--yes"], ["tables", "remove", running, "none", "--yes"]):
        assert "there is no table" in refused(*words, *place)
    assert "there is no person 7" in refused("people", "remove", "7", *place)
    assert "--status must be one of open, running, over, ended" in refused("tables", "list", "--status", "lost", *place)


def test_a_running_server_ends_and_removes_what_it_is_told_to(database: Path) -> None:
    place = ("--database", url_of(database))
    with Server(database) as server, Guest(server.url, "Anna") as anna, Guest(server.url, "Benedict") as ben:
        ending, going, staying = (anna.table("me", "random", "random") for _ in range(3))
        waiting = anna.new_table("me", "open")
        with anna.watch(ending) as line:
            line.play()
            done = run("tables", "end", ending, *place, typed=f"{ending}\n")
            assert (done.code, done.out) == (0, f"table {ending} has ended\n")
            line.until(lambda scene: scene["status"] == "ended")
        assert "has ended already" in refused("tables", "end", ending, "--yes", *place)
        with anna.watch(going) as line:
            line.play()
            assert run("tables", "remove", going, waiting["id"], "--yes", *place).code == 0
            assert line.is_closed()
        assert anna.get(f"/api/tables/{going}", 404)["reason"] == "no-such-table"
        assert ben.post(f"/api/tables/{waiting['id']}/join", {"invite": waiting["invite"]}, status=404)["reason"] == "no-such-table"
        assert not [trace for trace in (going, waiting["id"]) if trace in dump(database)]

        solo = ben.table("me", "random")
        made = anna.new_table("me", "random")
        with ben.watch(solo) as line, ben.watch(made["id"], invite=made["invite"]) as beside:
            assert beside.ask(do="say", text="go on", to="spectators")["is"] == "accepted"
            assert run("people", "remove", "2", "--yes", *place).out == "Benedict is forgotten\n"
            assert line.is_closed()
        assert ben.get("/api/me") == {"name": None}
        assert "Benedict" not in dump(database)
        with anna.watch(staying) as line:
            assert line.play()["is"] == "accepted"
        assert rows(database, "SELECT COUNT(*) FROM errands") == [(0,)]
        server.stop()
        assert server.log.read_text() == ""

    unsure = run("tables", "remove", staying, *place)
    assert unsure.code == 2
    assert "nothing was done" in unsure.err
    assert run("tables", "end", staying, "--yes", *place).code == 0  # with nobody to ask
    assert rows(database, "SELECT status FROM tables WHERE id = ?", staying) == [("ended",)]
    assert rows(database, 'SELECT "over" FROM endings WHERE "table" = ?', staying) in ([(False,)], [(0,)])
    if not POSTGRES:
        assert rows(database, "PRAGMA foreign_key_check") == []


def test_ratings_are_as_if_a_removed_game_had_never_been(database: Path) -> None:
    async def play_all(store: SqlStore, some: list[Person]) -> None:
        for number in range(4):
            await play(store, f"t{number}", 1000.0 + number, *some)
        await bring_up_to_date(store, NAME)

    with_people(database, "Ann Ben Cleo", play_all)
    stand = "SELECT person, game, mu, sigma, games, wins FROM ratings ORDER BY person"
    before = rows(database, stand)
    assert run("tables", "remove", "t1", "--yes", "--database", url_of(database)).code == 0
    after = rows(database, stand)
    assert after != before

    async def recount(store: SqlStore, _: list[Person]) -> None:
        assert (await recounted(store, None)).replayed == 3

    with_people(database, "", recount)
    assert rows(database, stand) == after
