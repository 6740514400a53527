"""Profiles: one's own, others' only if they let, with names only of who lets be seen; filters, head to head, the best."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, Select, delete, insert, select, update

from gusher.server.profiles.games import Filters, page
from gusher.server.profiles.ratings import bring_up_to_date
from gusher.server.profiles.results import Ending, note
from gusher.server.stores.rows import seat_values, table_values
from gusher.server.stores.schema import endings, people, results, seats, sessions, tables
from gusher.server.stores.sql import SqlStore
from gusher.server.stores.store import Person
from tests.length import SLOW
from tests.server.profiles.simulated import NAME, come_back, new_table, play, seats_for, settle, with_people
from tests.server.serving import Guest, Server

pytestmark = pytest.mark.one_build

GAMES = 3000 if SLOW else 600

YEAR = {year: datetime(year, 6, 1, tzinfo=UTC).timestamp() for year in (2024, 2025)}
Friends = dict[str, Guest]


async def known(store: SqlStore) -> dict[str, Person]:
    rows = await store.read(lambda connection: connection.execute(select(people).where(people.c.kept)).all())
    return {row.name: Person(row.id, row.name, None, True) for row in rows}


def with_games(database: Path) -> dict[str, str]:
    """Ann has played with all of them, in two years."""
    secret = settle(database, "Ann Ben Cleo Dan")

    async def act(store: SqlStore, _: list[Person]) -> None:
        ann, ben, cleo, dan = (await known(store)).values()
        for number in range(6):
            await play(store, f"rated{number}", YEAR[2024] + number, ann, ben, cleo)
        await play(store, "bots", YEAR[2025], dan, ann, "greedy", "greedy", rated=False, listed=True)
        await play(store, "others", YEAR[2025] + 1, ben, cleo, dan)
        await bring_up_to_date(store, NAME)

    with_people(database, "", act)
    return secret


@pytest.fixture(scope="module")
def friends(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Friends]:
    database = tmp_path_factory.mktemp("profiles") / "gusher.db"
    secret = with_games(database)
    with Server(database) as server, ExitStack() as stack:
        found = {name: stack.enter_context(come_back(server.url, token)) for name, token in secret.items()}
        yield found | {"": stack.enter_context(Guest(server.url))}


def games(guest: Guest, who: str = "me", **asked: object) -> Any:
    return guest.get(f"/api/people/{who}/games?" + "&".join(f"{name}={value}" for name, value in asked.items()))


def listed(found: Any) -> list[str]:
    return [game["table"] for game in found["games"]]


def test_ones_own_page_tells_everything(friends: Friends) -> None:
    mine = friends["Ann"].get("/api/people/me")
    assert (mine["name"], mine["mine"], mine["shown"], mine["id"]) == ("Ann", True, False, None)
    (career,) = mine["careers"]
    assert (career["games"], career["rated"], len(career["curve"])) == (7, 6, 7)
    assert [each["strength"] is not None for each in career["curve"]] == [True] * 6 + [False]
    assert career["curve"][5]["strength"] == career["strength"]
    assert mine["years"] == [2025, 2024]
    assert [(each["name"], each["bot"], each["games"]) for each in mine["opponents"]] == [
        ("Ben", None, 6),
        ("Cleo", None, 6),
        ("Dan", None, 1),
        ("", "greedy", 1),
    ]
    first = games(friends["Ann"])["games"][0]
    assert (first["table"], first["seats"], first["open"], first["rated"], len(first["others"])) == ("bots", 4, True, False, 3)
    assert first["seconds"] == 60.0
    assert friends[""].get("/api/people/me", 401)["reason"] == "no-session"


def test_games_are_found_by_filters(friends: Friends) -> None:
    ann = friends["Ann"]
    opponents = {each["name"] or each["bot"]: each["key"] for each in ann.get("/api/people/me")["opponents"]}
    assert listed(games(ann)) == ["bots", *(f"rated{number}" for number in range(5, -1, -1))]
    assert listed(games(ann, year=2025)) == ["bots"]
    assert games(ann, year=2023)["total"] == 0
    assert listed(games(ann, opponent=opponents["greedy"])) == ["bots"]
    assert games(ann, opponent=opponents["Ben"])["total"] == 6
    assert listed(games(ann, name="DA")) == ["bots"]
    assert games(ann, name="%25")["total"] == 0
    assert games(ann, game="giganten")["total"] == 0
    won, lost = games(ann, result="won"), games(ann, result="lost")
    assert won["total"] == won["won"]
    assert lost["won"] == 0
    assert won["total"] + lost["total"] == 7
    assert {game["place"] for game in won["games"]} <= {1}
    for wrong in ("result=drawn", "opponent=Ben", "opponent=a.b", "skip=x"):
        assert ann.get(f"/api/people/me/games?{wrong}", 400)["reason"] == "bad-request"
    assert listed(games(ann, skip=6)) == ["rated0"]


def test_head_to_head_counts_who_came_before_whom(friends: Friends) -> None:
    ann = friends["Ann"]
    key = next(each["key"] for each in ann.get("/api/people/me")["opponents"] if each["name"] == "Ben")
    found = games(ann, opponent=key)
    pairs = [(game["place"], next(each["place"] for each in game["others"] if each["name"] == "Ben")) for game in found["games"]]
    assert found["meeting"] == {
        "ahead": sum(mine < other for mine, other in pairs),
        "behind": sum(mine > other for mine, other in pairs),
        "equal": sum(mine == other for mine, other in pairs),
    }
    against_bots = games(ann, opponent="bot.greedy")["meeting"]
    assert sum(against_bots.values()) == 2  # two of them sat there


def test_others_see_a_page_only_when_it_is_shown(friends: Friends) -> None:
    ben, stranger = friends["Ben"], friends[""]
    shown = ben.post("/api/people/me", {"shown": True})
    assert len(shown["id"]) == 16
    assert ben.post("/api/people/me", {"shown": False})["id"] is None
    assert stranger.get(f"/api/people/{shown['id']}", 404)["reason"] == "no-such-profile"
    assert stranger.get(f"/api/people/{shown['id']}/games", 404)["reason"] == "no-such-profile"
    assert stranger.get("/api/people/2", 404)["reason"] == "no-such-profile"
    again = ben.post("/api/people/me", {"shown": True})
    assert again["id"] == shown["id"]
    seen = stranger.get(f"/api/people/{shown['id']}")
    assert (seen["name"], seen["mine"], seen["opponents"]) == ("Ben", False, [])
    assert stranger.post("/api/people/me", {"shown": True}, status=401)["reason"] == "no-session"


def test_a_stranger_reads_no_name_of_who_does_not_show_himself(friends: Friends) -> None:
    who = friends["Ben"].post("/api/people/me", {"shown": True})["id"]
    found = games(friends[""], who)
    assert {each["name"] for game in found["games"] for each in game["others"]} == {""}
    assert not any(game["open"] for game in found["games"])
    assert games(friends[""], who, name="ann")["total"] == 0
    key = next(each["key"] for each in friends["Ben"].get("/api/people/me")["opponents"] if each["name"] == "Ann")
    assert games(friends[""], who, opponent=key)["meeting"] == {"ahead": 0, "behind": 0, "equal": 0}
    friends["Cleo"].post("/api/people/me", {"shown": True})
    found = games(friends[""], who)
    assert {each["name"] for game in found["games"] for each in game["others"]} == {"", "Cleo"}
    assert games(friends[""], who, name="cle")["total"] == 7
    friends["Cleo"].post("/api/people/me", {"shown": False})


def test_the_best_are_those_who_show_themselves_with_bots_between(friends: Friends) -> None:
    friends["Ben"].post("/api/people/me", {"shown": True})
    rows = friends[""].get(f"/api/best/{NAME}")["rows"]
    assert [row["name"] for row in rows if row["bot"] is None] == ["Ben"]
    assert {"beginner", "easy", "master"} <= {row["bot"] for row in rows}
    sure = [row["strength"]["rating"] - row["strength"]["error"] for row in rows]
    assert sure == sorted(sure, reverse=True)
    mine = [row for row in friends["Ann"].get(f"/api/best/{NAME}")["rows"] if row["mine"]]
    assert [(row["name"], row["id"]) for row in mine] == [("Ann", None)]
    assert [row for row in friends["Dan"].get(f"/api/best/{NAME}")["rows"] if row["mine"]] == []  # too few games
    assert friends[""].get("/api/best/nothing", 404)["reason"] == "no-such-game"


def test_somebody_who_was_deleted_breaks_no_page(database: Path) -> None:
    with_games(database)

    async def act(store: SqlStore, _: list[Person]) -> None:
        ann, ben, *_ = (await known(store)).values()

        def forget(connection: Any) -> None:
            connection.execute(seats.update().where(seats.c.person == ben.id).values(person=None, name="somebody"))
            connection.execute(update(tables).where(tables.c.host == ben.id).values(host=ann.id))
            connection.execute(delete(sessions).where(sessions.c.person == ben.id))
            connection.execute(delete(people).where(people.c.id == ben.id))

        await store.write(forget)
        found = await store.read(lambda connection: page(connection, ann.id, ann.id, Filters()))
        assert found.games[1].others[0].name == "somebody"
        met = await store.read(lambda connection: page(connection, ann.id, ann.id, Filters(opponent="rated5.1")))
        assert [game.table for game in met.games] == ["rated5"]

    with_people(database, "", act)


@pytest.mark.sqlite
def test_hundreds_of_games_are_found_by_an_index(database: Path) -> None:
    """What is read is told by the plan of the query, which does not depend on the machine."""

    async def act(store: SqlStore, some: list[Person]) -> None:
        def fill(connection: Connection) -> None:
            for number in range(GAMES):
                table = new_table(f"t{number}", seats_for(*some))
                connection.execute(insert(tables).values(**table_values(table)))
                connection.execute(insert(seats), [seat_values(table.id, seat) for seat in table.seats])
                places = [1 + (number + seat) % 3 for seat in range(3)]
                note(Ending(table.id, NAME, True, float(number), True, 3, 4, places, [10, 20, 30]), connection)

        await store.write(fill)
        await bring_up_to_date(store, NAME)
        found = await store.read(lambda connection: page(connection, some[0].id, some[0].id, Filters(skip=400)))
        assert (found.total, found.won, len(found.games), found.games[0].table) == (GAMES, GAMES // 3, 20, f"t{GAMES - 401}")
        mine = games_of_person(some[0].id).order_by(results.c.ended.desc(), results.c.table.desc()).limit(20)
        told = await store.read(lambda connection: plan(connection, mine))
        assert "ix_results_person_ended" in told
        assert "SCAN" not in told

    with_people(database, "Ann Ben Cleo", act)


def games_of_person(person: int) -> Select[Any]:
    return select(results, endings.c.rated).join(endings, endings.c.table == results.c.table).where(results.c.person == person)


def plan(connection: Connection, query: Select[Any]) -> str:
    """How SQLite goes about it."""
    text = str(query.compile(connection, compile_kwargs={"literal_binds": True}))
    return str(connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {text}").all())
