"""The switches over plain HTTP, and the links that end notices without a session."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import httpx
import pytest

from gusher.server.notices import ending
from tests.server.notices.test_push import Browser
from tests.server.serving import Guest, Server
from tests.server.storing import rows

pytestmark = pytest.mark.one_build

NOTHING: dict[str, Any] = {"push": [], "webhook": []}


def test_all_is_off_until_it_is_switched_on(guest: Callable[..., Guest]) -> None:
    anna, bob = guest("Anna"), guest("Bob")
    found = anna.get("/api/notices")
    assert (found["on"], found["kinds"], found["webhook"], found["browsers"]) == (NOTHING, ["turn", "over", "invitation"], None, 0)
    assert len(found["key"]) == 87
    anna.post("/api/notices/switch", {"channel": "push", "kind": "over", "on": True})
    assert anna.post("/api/notices/switch", {"channel": "push", "kind": "turn", "on": True})["on"]["push"] == ["turn", "over"]
    assert bob.get("/api/notices")["on"] == NOTHING
    assert anna.post("/api/notices/switch", {"channel": "push", "kind": "turn", "on": False})["on"]["push"] == ["over"]


def test_only_from_a_page_of_ours_and_with_a_session(guest: Callable[..., Guest], server: Server) -> None:
    stranger, anna = guest(), guest("Anna")
    stranger.get("/api/notices", 401)
    wish = {"channel": "push", "kind": "turn", "on": True}
    stranger.post("/api/notices/switch", wish, 401)
    cookies = "; ".join(f"{name}={value}" for name, value in anna.http.cookies.items())
    answer = httpx.post(f"{server.url}/api/notices/switch", json=wish, headers={"Origin": "https://evil.example", "Cookie": cookies})
    assert answer.status_code == 403
    assert anna.get("/api/notices")["on"] == NOTHING


@pytest.mark.parametrize(
    ("path", "body", "reason"),
    [
        ("switch", {"channel": "smoke", "kind": "turn", "on": True}, "no-such-notice"),
        ("switch", {"channel": "mail", "kind": "position", "on": True}, "no-such-notice"),
        ("webhook", {"url": "http://127.0.0.1/"}, "notice-private"),
        ("webhook", {"url": "http://[::1]/"}, "notice-private"),
        ("webhook", {"url": "http://hook.example:25/"}, "notice-bad-address"),
        ("webhook", {"url": "gopher://hook.example/"}, "notice-bad-address"),
        ("webhook", {"url": "https://hook.example/" + "x" * 2000}, "notice-bad-address"),
        ("browser", {"endpoint": "https://10.0.0.1/", "key": "", "secret": ""}, "notice-private"),
        ("browser", {"endpoint": "https://push.example/", "key": "BAAA", "secret": "AAAA"}, "bad-subscription"),
    ],
)
def test_what_cannot_be_is_refused(path: str, body: dict[str, Any], reason: str, guest: Callable[..., Guest]) -> None:
    anna = guest("Anna")
    assert anna.post(f"/api/notices/{path}", body, 422)["reason"] == reason
    found = anna.get("/api/notices")
    assert (found["on"], found["webhook"], found["browsers"]) == (NOTHING, None, 0)


def test_a_browser_comes_and_goes_and_belongs_to_who_named_it_last(guest: Callable[..., Guest]) -> None:
    anna, bob, browser = guest("Anna"), guest("Bob"), Browser()
    wish = {"endpoint": "https://push.example/1", "key": browser.key, "secret": browser.secret}
    assert anna.post("/api/notices/browser", wish)["browsers"] == 1
    assert bob.post("/api/notices/browser", wish)["browsers"] == 1
    assert anna.get("/api/notices")["browsers"] == 0
    assert anna.post("/api/notices/browser/remove", {"endpoint": wish["endpoint"]})["browsers"] == 0
    assert bob.get("/api/notices")["browsers"] == 1
    assert bob.post("/api/notices/browser/remove", {"endpoint": wish["endpoint"]})["browsers"] == 0


def test_how_often_a_place_may_be_named_is_limited(guest: Callable[..., Guest]) -> None:
    anna = guest("Anna")
    for _ in range(30):
        anna.post("/api/notices/webhook", {"url": "http://127.0.0.1/"}, 422)
    assert anna.post("/api/notices/webhook", {"url": "http://127.0.0.1/"}, 429)["reason"] == "too-fast"


def test_one_click_ends_one_kind_by_one_channel_without_a_session(guest: Callable[..., Guest], server: Server) -> None:
    anna = guest("Anna")
    for kind in ("turn", "over"):
        anna.post("/api/notices/switch", {"channel": "push", "kind": kind, "on": True})
    ((key,),) = rows(server.database, "SELECT value FROM secrets WHERE name = 'end'")
    ((person,),) = rows(server.database, "SELECT max(person) FROM switches WHERE kind = 'over'")
    token = ending.token(key, person, "push", "turn")
    link = f"{server.url}/notices/end/{token}"
    shown = httpx.get(link, headers={"Accept-Language": "de"})
    assert "Diese Nachrichten beenden?" in shown.text
    assert "default-src 'none'" in shown.headers["content-security-policy"]
    assert anna.get("/api/notices")["on"]["push"] == ["turn", "over"]
    forged = ending.token("another key", person, "push", "turn")
    for wrong in (token[:-1], token.replace("turn", "over"), forged, "x", "1.push.turn.", "%00.é"):
        assert httpx.post(f"{server.url}/notices/end/{wrong}").status_code == 404
    assert anna.get("/api/notices")["on"]["push"] == ["turn", "over"]
    assert httpx.post(link, data={"List-Unsubscribe": "One-Click"}).status_code == 200
    assert anna.get("/api/notices")["on"]["push"] == ["over"]


def test_our_keys_stay_the_same_after_a_restart(database: Any) -> None:
    keys = set()
    for _ in range(2):
        with Server(database) as server, Guest(server.url, "Anna") as anna:
            keys.add(anna.get("/api/notices")["key"])
            assert server.stop() == 0
    assert len(keys) == 1
