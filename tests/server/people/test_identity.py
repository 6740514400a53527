"""Ways back to a person, and what is refused: over real sockets, with an authenticator in software."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from gusher.server.people.devices import device
from gusher.server.people.recovery import SIGNS, hashed, new_code
from tests.server.people.authenticator import Authenticator, decoded, encoded
from tests.server.serving import Guest, Server

pytestmark = pytest.mark.one_build

NewGuest = Callable[..., Guest]


@pytest.fixture
def guest(server: Server) -> Iterator[NewGuest]:
    """At a host with a name, because keys belong to names."""
    with ExitStack() as stack:
        url = server.url.replace("127.0.0.1", "localhost")
        yield lambda name=None: stack.enter_context(Guest(url, name))


def keep_passkey(person: Guest) -> Authenticator:
    key = Authenticator(person.url)
    person.post("/api/me/passkeys", key.make(person.post("/api/me/passkeys/ask")["options"]))
    return key


def come_back(person: Guest, key: Authenticator, status: int | None = None, **changed: Any) -> Any:
    answer = key.sign(person.post("/api/enter/ask")["options"])
    return person.post("/api/enter/passkey", {"credential": answer["credential"] | changed}, status=status)


# Passkeys


def test_a_passkey_is_a_way_back(guest: NewGuest) -> None:
    anna, elsewhere = guest("Anna"), guest()
    table = anna.table("me", "random")
    before = anna.get("/api/me/identity")
    assert (before["kept"], before["passkeys"], before["code"], before["mail"]) == (False, [], None, None)
    key = keep_passkey(anna)
    known = anna.get("/api/me/identity")
    assert known["kept"]
    assert [each["id"] for each in known["passkeys"]] == [encoded(key.id)]
    assert known["passkeys"][0]["used"] is None
    assert come_back(elsewhere, key) == {"name": "Anna", "kept": True}
    assert [card["id"] for card in elsewhere.get("/api/tables")["mine"]] == [table]
    assert come_back(guest(), key) == {"name": "Anna", "kept": True}
    identity = anna.get("/api/me/identity")
    assert len(identity["sessions"]) == 3
    assert identity["passkeys"][0]["used"] is not None


def test_a_second_passkey_is_of_the_same_person_and_one_that_is_removed_leads_nowhere(guest: NewGuest) -> None:
    anna = guest("Anna")
    first, second = keep_passkey(anna), keep_passkey(anna)
    assert first.handle == second.handle
    asked = anna.post("/api/me/passkeys/ask")["options"]
    assert {each["id"] for each in asked["excludeCredentials"]} == {encoded(first.id), encoded(second.id)}
    assert (asked["authenticatorSelection"]["residentKey"], asked["attestation"]) == ("required", "none")
    anna.post("/api/me/passkeys/remove", {"id": encoded(first.id)})
    assert come_back(guest(), first, 403)["reason"] == "passkey-unknown"
    assert anna.get("/api/me/identity")["kept"]
    guest("Eve").post("/api/me/passkeys/remove", {"id": encoded(second.id)})
    assert come_back(guest(), second) == {"name": "Anna", "kept": True}
    anna.post("/api/me/passkeys/remove", {"id": encoded(second.id)})
    assert not anna.get("/api/me/identity")["kept"]


def test_an_answer_counts_once_and_only_in_the_browser_that_asked(guest: NewGuest) -> None:
    anna, eve = guest("Anna"), guest()
    key = keep_passkey(anna)
    answer = key.sign(eve.post("/api/enter/ask")["options"])
    assert guest().post("/api/enter/passkey", answer, status=409)["reason"] == "passkey-late"
    assert eve.post("/api/enter/passkey", answer) == {"name": "Anna", "kept": True}
    assert eve.post("/api/enter/passkey", answer, status=409)["reason"] == "passkey-late"
    eve.post("/api/enter/ask")
    assert eve.post("/api/enter/passkey", answer, status=403)["reason"] == "passkey-unknown"


def test_a_question_to_keep_is_no_question_to_come_back(guest: NewGuest) -> None:
    anna, eve = guest("Anna"), guest("Eve")
    key = keep_passkey(anna)
    options = eve.post("/api/me/passkeys/ask")["options"] | {"rpId": "localhost"}
    assert eve.post("/api/enter/passkey", key.sign(options), status=409)["reason"] == "passkey-late"
    options = eve.post("/api/me/passkeys/ask")["options"]
    anna.http.cookies.set("gusher-passkey", eve.http.cookies["gusher-passkey"])
    assert anna.post("/api/me/passkeys", Authenticator(anna.url).make(options), status=409)["reason"] == "passkey-late"


@pytest.mark.parametrize("origin", ["http://localhost", "https://localhost:1", "https://evil.example", "http://127.0.0.1:8033"])
def test_a_signature_for_another_page_is_refused(guest: NewGuest, origin: str) -> None:
    anna = guest("Anna")
    key = keep_passkey(anna)
    key.origin = origin
    assert come_back(guest(), key, 403)["reason"] == "passkey-unknown"
    made = Authenticator(origin).make(anna.post("/api/me/passkeys/ask")["options"])
    assert anna.post("/api/me/passkeys", made, status=422)["reason"] == "passkey-wrong"


def test_a_page_of_another_origin_is_not_even_asked(guest: NewGuest) -> None:
    eve = guest()
    eve.http.headers["Origin"] = "https://evil.example"
    for path in ("/api/enter/ask", "/api/enter/passkey", "/api/enter/code", "/api/me/passkeys/ask", "/api/me/delete", "/api/me/log-out"):
        assert eve.post(path, {}, status=403)["reason"] == "wrong-origin"


def test_another_key_another_person_and_a_count_that_goes_back_are_refused(guest: NewGuest) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    key, other = keep_passkey(anna), keep_passkey(ben)
    forged = Authenticator(anna.url, id=key.id, handle=key.handle)
    assert come_back(guest(), forged, 403)["reason"] == "passkey-unknown"
    assert come_back(guest(), Authenticator(anna.url), 403)["reason"] == "passkey-unknown"
    of_ben = Authenticator(anna.url, id=key.id, private=key.private, count=key.count, handle=other.handle)
    assert come_back(guest(), of_ben, 403)["reason"] == "passkey-unknown"
    copied = Authenticator(anna.url, id=key.id, private=key.private, count=key.count, handle=key.handle)
    assert come_back(guest(), key) == {"name": "Anna", "kept": True}
    assert come_back(guest(), copied, 403)["reason"] == "passkey-unknown"
    assert come_back(guest(), key) == {"name": "Anna", "kept": True}


def test_a_passkey_that_somebody_has_is_nobody_elses(guest: NewGuest) -> None:
    anna, eve = guest("Anna"), guest("Eve")
    key = keep_passkey(anna)
    stolen = Authenticator(eve.url, id=key.id)
    answer = stolen.make(eve.post("/api/me/passkeys/ask")["options"])
    assert eve.post("/api/me/passkeys", answer, status=409)["reason"] == "passkey-wrong"
    assert come_back(guest(), key) == {"name": "Anna", "kept": True}


STRANGE: list[Any] = [
    {}, {"id": 5}, {"id": None}, {"id": "x" * 5000}, {"id": "a", "rawId": "a", "type": "public-key", "response": {}},
    {"id": "a", "rawId": "a", "type": "public-key", "response": []},
    {"id": "a", "rawId": "a", "type": "public-key", "response": {"clientDataJSON": "e30", "attestationObject": encoded(b"\xbf" * 200)}},
    {"id": "a", "rawId": "a", "type": "public-key", "response": {"clientDataJSON": "%%", "attestationObject": "\u00e9"}},
    {"id": "a", "rawId": "a", "type": "public-key", "response": {"clientDataJSON": encoded(b"[" * 9000), "attestationObject": "9f"}},
]  # fmt: skip


@pytest.mark.parametrize("credential", STRANGE, ids=range(len(STRANGE)))
def test_what_is_no_passkey_is_refused_in_one_line(guest: NewGuest, credential: Any) -> None:
    anna = guest("Anna")
    anna.post("/api/me/passkeys/ask")
    assert anna.post("/api/me/passkeys", {"credential": credential}, status=422)["reason"] == "passkey-wrong"
    anna.post("/api/enter/ask")
    assert anna.post("/api/enter/passkey", {"credential": credential}, status=403)["reason"] == "passkey-unknown"


@pytest.mark.parametrize("part", ["clientDataJSON", "authenticatorData", "signature", "userHandle"])
def test_every_part_of_an_answer_is_checked(guest: NewGuest, part: str) -> None:
    anna, eve = guest("Anna"), guest()
    key = keep_passkey(anna)
    answer = key.sign(eve.post("/api/enter/ask")["options"])
    response = answer["credential"]["response"]
    raw = bytearray(decoded(response[part]))
    raw[-1] ^= 1
    response[part] = encoded(bytes(raw))
    assert eve.post("/api/enter/passkey", answer, status=403)["reason"] == "passkey-unknown"
    assert eve.get("/api/me") == {"name": None}


def test_what_is_too_large_is_not_read(guest: NewGuest) -> None:
    anna = guest("Anna")
    large = {"credential": {"id": "a" * 100_000}}
    for path in ("/api/me/passkeys", "/api/enter/passkey"):
        assert anna.post(path, large, status=413)["reason"] == "too-large"
    assert anna.post("/api/enter/code", {"code": "a" * 100_000}, status=413)["reason"] == "too-large"
    assert anna.post("/api/enter/code", {"code": "a" * 1_000}, status=403)["reason"] == "code-unknown"


def test_there_are_no_passkeys_at_an_address_in_numbers(server: Server) -> None:
    with Guest(server.url, "Anna") as anna:
        for path in ("/api/me/passkeys/ask", "/api/enter/ask"):
            assert anna.post(path, status=409)["reason"] == "passkey-address"


# The recovery code


def test_a_recovery_code_is_a_way_back_until_there_is_another(guest: NewGuest) -> None:
    anna = guest("Anna")
    code = anna.post("/api/me/code")["code"]
    assert anna.get("/api/me/identity")["kept"]
    assert guest().post("/api/enter/code", {"code": code}) == {"name": "Anna", "kept": True}
    typed = code.lower().replace("-", " ").replace("0", "o").replace("1", "l")
    assert guest().post("/api/enter/code", {"code": typed}) == {"name": "Anna", "kept": True}
    newer = anna.post("/api/me/code")["code"]
    assert guest().post("/api/enter/code", {"code": code}, status=403)["reason"] == "code-unknown"
    assert guest().post("/api/enter/code", {"code": newer}) == {"name": "Anna", "kept": True}
    anna.post("/api/me/code/remove")
    assert guest().post("/api/enter/code", {"code": newer}, status=403)["reason"] == "code-unknown"
    assert not anna.get("/api/me/identity")["kept"]


def test_a_code_has_more_than_120_bits_and_signs_that_nobody_confuses() -> None:
    code = new_code()
    assert len(SIGNS) == 32
    assert len(code.replace("-", "")) == 25
    assert hashed(code) == hashed(f" {code.lower()} ")
    assert hashed(code) != hashed(new_code())
    assert [hashed(text) for text in ("", code[:-1], f"{code}A", code[:-1] + "U", "é" * 25)] == [None] * 5


def test_tries_are_counted_by_address(tmp_path: Any) -> None:
    with Server(tmp_path / "gusher.db", tries_per_hour=3) as server, Guest(server.url) as eve:
        eve.http.headers["X-Forwarded-For"] = "203.0.113.5"
        for _ in range(3):
            assert eve.post("/api/enter/code", {"code": new_code()}, status=403)["reason"] == "code-unknown"
        assert eve.post("/api/enter/code", {"code": new_code()}, status=429)["reason"] == "too-fast"
        assert eve.post("/api/claim", {"token": "x"}, status=429)["reason"] == "too-fast"
        eve.http.headers["X-Forwarded-For"] = "203.0.113.6"
        assert eve.post("/api/enter/code", {"code": new_code()}, status=403)["reason"] == "code-unknown"


# Sessions


def test_an_ended_session_is_refused_at_once_on_its_open_stream(guest: NewGuest) -> None:
    anna, phone = guest("Anna"), guest()
    table = anna.table("me", "random", listed=True)
    phone.post("/api/enter/code", {"code": anna.post("/api/me/code")["code"]})
    with anna.watch(table) as here, phone.watch(table) as there:
        sessions = {card["this"]: card for card in anna.get("/api/me/identity")["sessions"]}
        assert (sessions[True]["here"], sessions[False]["here"]) == (True, True)
        anna.post("/api/me/sessions/end", {"id": sessions[False]["id"]})
        assert there.is_closed()
        assert there.socket.protocol.close_code == 4401
        assert here.play()["is"] == "accepted"
    with pytest.raises(InvalidStatus) as refused, phone.watch(table):
        pass
    assert refused.value.response.status_code == 401
    assert json.loads(refused.value.response.body)["reason"] == "session-ended"
    assert phone.post("/api/tables", {}, status=401)["reason"] == "no-session"
    assert len(anna.get("/api/me/identity")["sessions"]) == 1
    # The next page takes the dead cookie away, and the browser is a stranger's.
    phone.http.get("/")
    assert "gusher" not in phone.http.cookies
    with phone.watch(table) as line:
        assert not line.scene["offers"]


def test_nobody_ends_the_session_of_somebody_else(guest: NewGuest) -> None:
    anna, eve = guest("Anna"), guest("Eve")
    (session,) = anna.get("/api/me/identity")["sessions"]
    eve.post("/api/me/sessions/end", {"id": session["id"]})
    eve.post("/api/me/sessions/end", {"id": ""})
    assert anna.get("/api/me") == {"name": "Anna"}
    assert eve.get("/api/me") == {"name": "Eve"}


def test_who_logs_out_is_nobody_there_and_comes_back_elsewhere(guest: NewGuest) -> None:
    anna = guest("Anna")
    code = anna.post("/api/me/code")["code"]
    cookie = anna.http.cookies["gusher"]
    table = anna.table("me", "random")
    with anna.watch(table) as line:
        anna.post("/api/me/log-out")
        assert line.is_closed()
    assert "gusher" not in anna.http.cookies
    anna.http.cookies.set("gusher", cookie)
    assert anna.get("/api/me") == {"name": None}
    back = guest()
    back.post("/api/enter/code", {"code": code})
    assert [card["id"] for card in back.get("/api/tables")["mine"]] == [table]


def test_a_session_tells_of_its_browser_and_of_nothing_else(server: Server) -> None:
    agent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
    with Guest(server.url) as anna:
        anna.http.headers["User-Agent"] = agent
        anna.post("/api/me", {"name": "Anna"})
        (session,) = anna.get("/api/me/identity")["sessions"]
    assert (session["browser"], session["system"]) == ("Firefox", "Linux")


@pytest.mark.parametrize(
    ("agent", "label"),
    [
        ("Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0", "Edge/Windows"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1", "Safari/iPhone"),
        ("Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36", "Chrome/Android"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15", "Safari/macOS"),
        ("curl/8", "/"),
        (None, "/"),
    ],
)
def test_what_is_kept_of_a_browser(agent: str | None, label: str) -> None:
    assert device(agent) == label


def test_when_a_session_was_last_used_is_kept(tmp_path: Any) -> None:
    with Server(tmp_path / "gusher.db", use_noted=0.05) as server, Guest(server.url, "Anna") as anna:
        (first,) = anna.get("/api/me/identity")["sessions"]
        for _ in range(200):
            (session,) = anna.get("/api/me/identity")["sessions"]
            if session["used"] > first["used"]:
                break
        assert session["created"] <= first["used"] < session["used"]
        cookie = anna.http.cookies["gusher"]
        assert server.stop() == 0
    with Server(tmp_path / "gusher.db") as again, Guest(again.url) as anna:
        anna.http.cookies.set("gusher", cookie)
        (kept,) = anna.get("/api/me/identity")["sessions"]
        assert kept["used"] >= session["used"]


# Who a browser was before


def test_who_comes_back_as_another_leaves_the_guest_of_before(guest: NewGuest) -> None:
    anna, browser, bare = guest("Anna"), guest("Ben"), guest("Cleo")
    code = anna.post("/api/me/code")["code"]
    table = browser.table("me", "random", listed=True)
    assert browser.post("/api/enter/code", {"code": code}) == {"name": "Anna", "kept": True}
    assert browser.get("/api/tables")["mine"] == []
    assert browser.get(f"/api/tables/{table}")["seats"][0]["name"] == "Ben"
    assert bare.post("/api/enter/code", {"code": code}) == {"name": "Anna", "kept": True}
    assert len(anna.get("/api/me/identity")["sessions"]) == 3


def test_names_of_people_who_are_gone_are_not_taken(guest: NewGuest) -> None:
    eve = guest("Somebody")
    wanted = {"game": "oilfield", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
    assert eve.post("/api/tables", wanted, status=409)["reason"] == "name-taken"


@pytest.mark.parametrize("path", ["/api/me/identity", "/api/me/data"])
def test_strangers_are_told_nothing(guest: NewGuest, path: str) -> None:
    assert guest().get(path, 401)["reason"] == "no-session"
    eve = guest()
    eve.http.cookies.set("gusher", secrets.token_urlsafe(32))
    assert eve.get(path, 401)["reason"] == "no-session"
