"""A table that is shared for watching, and what the lobby tells of tables: over real sockets."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.serving import Guest, Line, Server
from tests.server.storing import execute, rows

pytestmark = pytest.mark.one_build

NewGuest = Callable[..., Guest]


def shared(host: Guest, table: str) -> str:
    host.post(f"/api/tables/{table}/share", {"on": True})
    return str(host.scene(table)["watch"])


def finish(line: Line) -> None:
    """A few choices, and then the end."""
    for choice in range(4):
        line.play(choice)
    line.ask(do="end", seat=0)
    line.until(lambda scene: scene["status"] == "ended")


def test_a_shared_table_is_watched_and_not_joined(guest: NewGuest) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    made = anna.new_table("me", "open", "random")
    table = made["id"]
    assert anna.scene(table)["watch"] is None
    watch = shared(anna, table)
    assert watch != made["invite"]
    ben.get(f"/api/tables/{table}", status=404)
    card = ben.get(f"/api/tables/{table}?invite={watch}")
    assert (card["status"], card["invite"]) == ("open", None)
    assert ben.post(f"/api/tables/{table}/join", {"invite": watch}, status=403)["reason"] == "only-watching"
    anna.post(f"/api/tables/{table}/start")
    with ben.watch(table, invite=watch) as line:
        scene = line.until(lambda scene: scene["status"] == "running")
        assert (scene["seat"], scene["offers"], scene["host"], scene["watch"]) == (None, [], False, None)
        assert not any(seat["mine"] for seat in scene["seats"])
        assert line.ask(do="say", text="hello")["reason"] == "not-seated"
    ben.get(f"/api/tables/{table}/scene?seat=0&invite={watch}", status=403)


def test_moments_are_open_to_watchers_during_and_after(guest: NewGuest) -> None:
    anna, stranger = guest("Anna"), guest()
    table = anna.table("me", "random", max_rounds=2)
    watch = shared(anna, table)
    with anna.watch(table) as line:
        finish(line)
    seq = anna.scene(table)["seq"]
    for moment in (0, 3, seq):
        scene = stranger.get(f"/api/tables/{table}/scene?at={moment}&invite={watch}")
        assert (scene["moment"], scene["seat"], scene["host"]) == (moment, None, False)
    stranger.get(f"/api/tables/{table}/scene?at=3", status=404)


def test_only_the_host_shares_and_can_withdraw_it(guest: NewGuest) -> None:
    anna, ben, eve = guest("Anna"), guest("Ben"), guest("Eve")
    made = anna.new_table("me", "open")
    table = made["id"]
    ben.post(f"/api/tables/{table}/join", {"invite": made["invite"]})
    assert ben.post(f"/api/tables/{table}/share", {"on": True}, status=403)["reason"] == "not-host"
    watch = shared(anna, table)
    assert ben.scene(table)["watch"] == watch
    with eve.watch(table, invite=watch) as line:
        assert line.scene["status"] == "running"
        anna.post(f"/api/tables/{table}/share", {"on": False})
        assert line.is_closed()
    with pytest.raises(InvalidStatus), eve.watch(table, invite=watch):
        pass
    again = shared(anna, table)
    assert again != watch
    eve.get(f"/api/tables/{table}?invite={watch}", status=404)
    eve.get(f"/api/tables/{table}?invite={again}")


def test_a_shared_table_stays_so_when_the_server_stops(database: Path) -> None:
    with Server(database) as server, Guest(server.url, "Anna") as anna:
        table = anna.table("me", "random")
        watch = shared(anna, table)
        assert server.stop() == 0
    with Server(database) as server, Guest(server.url) as stranger:
        assert stranger.get(f"/api/tables/{table}/scene?invite={watch}")["status"] == "running"


# The lobby


def test_the_lobby_says_whom_a_table_waits_for(guest: NewGuest) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    made = anna.new_table("me", "open")
    ben.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
    (card,) = anna.get("/api/tables")["mine"]
    awaiting = anna.scene(made["id"])["view"]["awaiting"]
    assert card["awaiting"] == awaiting
    assert card["my_turn"] == (0 in awaiting)
    assert (card["places"], card["points"]) == (None, None)


def test_finished_games_tell_place_and_points_a_few_at_a_time(database: Path) -> None:
    with Server(database) as server, Guest(server.url, "Anna") as anna:
        tables = [anna.table("me", "random", max_rounds=2) for _ in range(3)]
        for table in tables:
            with anna.watch(table) as line:
                finish(line)
        found = anna.get("/api/tables?finished=2")
        assert (len({card["id"] for card in found["finished"]} & set(tables)), found["more"]) == (2, True)
        assert found["mine"] == []
        results = {card["id"]: (card["places"], card["points"]) for card in anna.get("/api/tables")["finished"]}
        for table in tables:
            scene = anna.scene(table)
            assert results[table] == (scene["ranking"], [sum(items.values()) for items in scene["scores"]])
        cookies = dict(anna.http.cookies)
        assert server.stop() == 0
    assert rows(database, "SELECT count(*) FROM tables WHERE result IS NOT NULL") == [(3,)]
    execute(database, "UPDATE tables SET result = NULL")  # as from before results were kept
    with Server(database) as server, Guest(server.url) as anna:
        anna.http.cookies.update(cookies)
        assert {card["id"]: (card["places"], card["points"]) for card in anna.get("/api/tables")["finished"]} == results


def test_each_game_says_what_it_is_and_how_sure_we_are(guest: NewGuest) -> None:
    stranger = guest()
    for card in stranger.get("/api/games"):
        assert {"en", "de"} <= set(card["lines"])
        assert all({"pitch", "known"} <= set(lines) for lines in card["lines"].values())
        assert card["picture"].startswith("<svg")
        assert len(card["picture"]) < 5000
        assert 1 <= card["weight"] <= 5
        assert len(card["minutes"]) == 2
        told = stranger.get(f"/api/games/{card['name']}/sources")
        assert {each["code"] for each in told} <= {"reconstructed", "inferred", "published"}
        assert card["reconstructed"] == any(each["code"] == "reconstructed" for each in told) is True
    assert stranger.get("/api/games/chess/sources", status=404)["reason"] == "no-such-game"
