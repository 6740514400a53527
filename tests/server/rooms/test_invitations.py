"""Links for one seat: they offer exactly that one, work once, can be withdrawn, and open nothing else. Over real sockets."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.serving import Guest, Server

pytestmark = pytest.mark.one_build

NewGuest = Callable[..., Guest]


def link(guest: Guest, table: str, seat: int, on: bool = True, status: int | None = None) -> Any:
    answer = guest.post(f"/api/tables/{table}/seat-link", {"seat": seat, "on": on}, status=status)
    return answer["invite"] if status is None else answer["reason"]


def join(guest: Guest, table: str, invite: str, seat: int | None = None, status: int | None = None) -> Any:
    answer = guest.post(f"/api/tables/{table}/join", {"invite": invite, "seat": seat}, status=status)
    return answer if status is None else answer["reason"]


def card(guest: Guest, table: str, invite: str, status: int = 200) -> Any:
    return guest.get(f"/api/tables/{table}?invite={invite}", status)


def names(guest: Guest, table: str) -> list[str]:
    return [seat["name"] for seat in guest.scene(table)["seats"]]


def test_a_link_offers_one_seat_and_works_once(guest: NewGuest) -> None:
    anna, ben, eve = guest("Anna"), guest("Ben"), guest("Eve")
    made = anna.new_table("me", "open", "open", "open")
    table = made["id"]
    secret = link(anna, table, 2)
    assert secret == link(anna, table, 2)  # the same until it is used or withdrawn
    assert len(secret) == len(made["invite"])
    found = card(ben, table, secret)
    assert (found["offered"], found["invite"]) == (2, secret)
    with ben.watch(table, invite=secret) as line:
        assert made["invite"] not in str([line.scene, found])  # it would open every seat
    assert join(ben, table, secret, 1, status=403) == "other-seat"
    with eve.watch(table, invite=secret) as line:
        assert join(ben, table, secret)["invite"] == made["invite"]  # who sits there may invite
        assert line.is_closed()
    assert names(anna, table) == ["Anna", "", "Ben", ""]
    assert join(ben, table, secret)["id"] == table  # once more is no mistake
    assert card(eve, table, secret, 403) == {"reason": "link-used", "section": "", "values": {"number": 3}}
    assert join(eve, table, secret, status=403) == "link-used"
    with pytest.raises(InvalidStatus), eve.watch(table, invite=secret):
        pass
    assert card(ben, table, secret)["offered"] is None


def test_a_link_is_withdrawn_and_made_anew(guest: NewGuest) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    table = anna.table("me", "open", "open")
    secret = link(anna, table, 1)
    with ben.watch(table, invite=secret) as line:
        assert link(anna, table, 1, on=False) is None
        assert line.is_closed()
    assert join(ben, table, secret, status=404) == "no-such-table"
    again = link(anna, table, 1)
    assert again != secret
    card(ben, table, secret, 404)
    join(ben, table, again)
    assert names(anna, table) == ["Anna", "Ben", ""]
    anna.post(f"/api/tables/{table}/remove", {"seat": 1})
    third = link(anna, table, 1)  # for the seat that is free again
    assert third != again
    for one in (again, third):
        assert card(ben, table, one, 403)["reason"] == "was-removed"


def test_a_seat_that_is_taken_meanwhile_leaves_what_is_still_possible(guest: NewGuest) -> None:
    anna, ben, carl, dora = guest("Anna"), guest("Ben"), guest("Carl"), guest("Dora")
    made = anna.new_table("me", "open", "open", "open")
    table = made["id"]
    secret = link(anna, table, 1)
    join(carl, table, made["invite"])
    assert names(anna, table) == ["Anna", "", "Carl", ""]  # the seat that somebody was invited to is taken last
    join(dora, table, made["invite"], 1)
    assert card(ben, table, secret)["offered"] == 1
    answer = ben.post(f"/api/tables/{table}/join", {"invite": secret}, status=409)
    assert (answer["reason"], answer["values"]) == ("link-seat-taken", {"number": 2})
    with ben.watch(table, invite=secret) as line:
        anna.post(f"/api/tables/{table}/start")
        assert line.until(lambda scene: scene["status"] == "running")["offers"] == []
    assert join(ben, table, secret, status=409) == "not-open"


def test_at_a_listed_table_another_seat_is_free_to_all(guest: NewGuest) -> None:
    anna, ben, carl = guest("Anna"), guest("Ben"), guest("Carl")
    table = anna.table("me", "open", "open", "open", listed=True)
    secret = link(anna, table, 1)
    join(carl, table, "", 1)
    assert join(ben, table, secret, status=409) == "link-seat-taken"
    join(ben, table, "")
    assert names(anna, table) == ["Anna", "Carl", "Ben", ""]


def test_who_may_invite_to_a_seat(guest: NewGuest) -> None:
    anna, ben, eve = guest("Anna"), guest("Ben"), guest("Eve")
    made = anna.new_table("me", "open", "open", "open")
    table = made["id"]
    assert link(eve, table, 1, status=404) == "no-such-table"
    anna.post(f"/api/tables/{table}/share", {"on": True})
    watch = anna.scene(table)["watch"]
    assert eve.post(f"/api/tables/{table}/seat-link?invite={watch}", {"seat": 1}, status=403)["reason"] == "not-seated"
    join(ben, table, made["invite"])
    assert link(ben, table, 2) == link(anna, table, 2)
    assert link(ben, table, 2, on=False, status=403) == "not-host"
    assert link(anna, table, 1, status=409) == "link-seat-taken"
    for seat in (-1, 4):
        assert link(anna, table, seat, status=422) == "bad-seat"
    anna.post(f"/api/tables/{table}/start")
    assert link(anna, table, 2, status=409) == "not-open"


def test_of_many_who_come_with_one_link_one_sits_down(guest: NewGuest) -> None:
    anna, *others = [guest(f"Person {number}") for number in range(6)]
    table = anna.table("me", "open", "open")
    secret = link(anna, table, 1)

    def come(person: Guest) -> int:
        return person.http.post(f"/api/tables/{table}/join", json={"invite": secret}).status_code

    with ThreadPoolExecutor(len(others)) as pool:
        answers = sorted(pool.map(come, others))
    assert answers == [200, 403, 403, 403, 403]
    assert [seat["kind"] for seat in anna.scene(table)["seats"]] == ["person", "person", "open"]


def test_links_outlive_a_killed_server(database: Path) -> None:
    with Server(database) as server, Guest(server.url, "Anna") as anna, Guest(server.url, "Ben") as ben:
        table = anna.table("me", "open", "open")
        used, unused = link(anna, table, 1), link(anna, table, 2)
        join(ben, table, used)
        server.kill()
    with Server(database) as server, Guest(server.url, "Carl") as carl:
        assert card(carl, table, used, 403)["reason"] == "link-used"
        assert card(carl, table, unused)["offered"] == 2
        join(carl, table, unused)  # the last one to come begins the game
        assert carl.scene(table)["status"] == "running"
        with Guest(server.url) as stranger:
            assert card(stranger, table, unused, 403)["reason"] == "link-used"


def test_the_card_says_what_was_chosen(guest: NewGuest) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    wanted = {"game": "oilfield", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"max_rounds": 3}, "coach": True, "listed": True}
    table = anna.post("/api/tables", wanted)["id"]
    found = ben.get(f"/api/tables/{table}")
    assert (found["options"], found["coach"], found["listed"], found["box"]) == ({"max_rounds": 3}, True, True, None)
