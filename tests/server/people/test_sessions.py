"""Names, sessions and claim links."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.serving import Guest, Server
from tests.server.storing import dump

pytestmark = pytest.mark.one_build

NewGuest = Callable[..., Guest]


def test_a_guest_picks_a_name_and_keeps_it(guest: NewGuest) -> None:
    anna = guest()
    assert anna.get("/api/me") == {"name": None}
    answer = anna.http.post("/api/me", json={"name": "  Anna \t Ölmann  "})
    assert answer.json() == {"name": "Anna Ölmann"}
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert "Secure" not in cookie
    assert anna.get("/api/me") == {"name": "Anna Ölmann"}
    again = anna.http.post("/api/me", json={"name": "Anne"})
    assert again.json() == {"name": "Anne"}
    assert "set-cookie" not in again.headers
    assert anna.get("/api/me") == {"name": "Anne"}


@pytest.mark.parametrize("name", ["", "   ", "x" * 31, "\u202e", "\x00\x07", "\n"])
def test_what_is_no_name(guest: NewGuest, name: str) -> None:
    refused = guest().post("/api/me", {"name": name}, status=422)
    assert refused == {"reason": "name-wrong", "section": "", "values": {"most": 30}}


def test_signs_that_cannot_be_seen_are_left_out(guest: NewGuest) -> None:
    anna = guest("A\u202enna\x00\n<b>&\u200b")
    assert anna.get("/api/me") == {"name": "Anna <b>&"}


@pytest.mark.parametrize("path", ["/api/tables", "/api/me/claim", "/api/tables/x/join", "/api/tables/x/start", "/api/tables/x/commands"])
def test_without_a_session_nothing_is_changed(guest: NewGuest, path: str) -> None:
    assert guest().post(path, {}, status=401)["reason"] == "no-session"


def test_a_cookie_that_nobody_was_given_is_nobodys(guest: NewGuest) -> None:
    eve = guest()
    for value in ("", "x", "0" * 64, '"', "\\"):
        eve.http.headers["Cookie"] = f"gusher={value}; other=1"
        assert eve.get("/api/me") == {"name": None}


def test_a_claim_link_moves_a_guest_to_another_device_once(guest: NewGuest) -> None:
    anna, phone, thief = guest("Anna"), guest(), guest("Eve")
    table = anna.table("me", "random")
    link = anna.post("/api/me/claim")["url"]
    assert link.startswith(f"{anna.url}/claim/")
    token = link.rpartition("/")[2]
    assert phone.post("/api/claim", {"token": token}) == {"name": "Anna"}
    assert phone.http.cookies["gusher"] != anna.http.cookies["gusher"]
    assert thief.post("/api/claim", {"token": token}, status=403)["reason"] == "claim-not-valid"
    assert thief.get("/api/me") == {"name": "Eve"}
    with phone.watch(table) as line:
        assert line.play()["is"] == "accepted"
    assert anna.get("/api/me") == {"name": "Anna"}
    phone.post("/api/me", {"name": "Anna B."})
    assert anna.get("/api/me") == {"name": "Anna B."}
    assert [card["id"] for card in phone.get("/api/tables")["mine"]] == [table]


def test_no_secret_is_stored_as_it_is(database: Path) -> None:
    with Server(database) as server, Guest(server.url, "Anna") as anna:
        token = anna.http.cookies["gusher"]
        claim = anna.post("/api/me/claim")["url"].rpartition("/")[2]
        server.stop()
    stored = dump(database)
    assert "Anna" in stored
    assert token not in stored
    assert claim not in stored


def language_of(guest: Guest) -> str:
    return guest.http.get("/", headers={"Accept-Language": "fr-CH, de;q=0.8"}).text.partition('<html lang="')[2][:2]


def test_the_language_that_a_person_has_chosen_holds_on_every_device(guest: NewGuest) -> None:
    anna, phone = guest("Anna"), guest()
    assert language_of(anna) == "fr"
    anna.post("/api/me/language", {"language": "nl"})
    assert language_of(anna) == "nl"
    assert language_of(phone) == "fr"
    link = anna.post("/api/me/claim")["url"]
    phone.post("/api/claim", {"token": link.rpartition("/")[2]})
    assert language_of(phone) == "nl"
    phone.post("/api/me/language", {"language": "it"})
    assert language_of(anna) == "it"


@pytest.mark.parametrize("tag", ["", "xx", "../en", "EN"])
def test_a_language_that_we_do_not_have_is_refused(guest: NewGuest, tag: str) -> None:
    anna = guest("Anna")
    assert anna.post("/api/me/language", {"language": tag}, status=400)["reason"] == "bad-request"
    assert language_of(anna) == "fr"


def test_who_has_no_session_keeps_his_choice_in_a_cookie_and_takes_it_along(guest: NewGuest) -> None:
    ben = guest()
    assert ben.post("/api/me/language", {"language": "it"}) == {"name": None}
    assert language_of(ben) == "fr"
    ben.http.cookies.set("gusher-language", "it")
    assert language_of(ben) == "it"
    ben.post("/api/me", {"name": "Ben"})
    ben.http.cookies.delete("gusher-language")
    assert language_of(ben) == "it"
