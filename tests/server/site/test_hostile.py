"""Malformed and hostile messages leave the server up and other tables untouched; no answer tells more than it should."""

from __future__ import annotations

import json
import random
import socket
import string
from collections.abc import Callable
from contextlib import suppress
from typing import Any
from urllib.parse import quote

import pytest
from websockets.exceptions import ConnectionClosed

from tests.length import SLOW
from tests.server.serving import Guest, Line, Server

pytestmark = pytest.mark.one_build

NewGuest = Callable[..., Guest]
MESSAGES = 10_000 if SLOW else 1_000

STRANGE: list[Any] = [
    None, True, False, 0, -1, 1, 1.5, 2**31, 2**63, -(2**63), 2**64, 10**400, "", "x", "\x00", "\ud83d\ude00", "a" * 5000,
    "../../etc/passwd", "' OR 1=1 --", "<script>", "{}", [], {}, [[]], {"a": {}}, ["x"] * 1000, "stop", "card drill", "place lease_5",
]  # fmt: skip
DOS = ["play", "take_back", "vote", "say", "sync", "ack", "", "PLAY", "undo", "__class__", 5, None]
FIELDS = ["id", "seq", "seat", "action", "agree", "text", "number", "do", "extra"]


def strange_json(chance: random.Random, depth: int = 0) -> Any:
    if depth < 3 and chance.random() < 0.3:
        return {chance.choice(FIELDS): strange_json(chance, depth + 1) for _ in range(chance.randrange(5))}
    return chance.choice(STRANGE)


def command(chance: random.Random, seq: int) -> str | bytes:
    """Something that is nearly a command."""
    kind = chance.random()
    if kind < 0.1:
        return chance.randbytes(chance.randrange(200))
    if kind < 0.2:
        return "".join(chance.choice(string.printable) for _ in range(chance.randrange(200)))
    if kind < 0.25:
        return "[" * chance.randrange(1, 3000)
    fields: dict[str, Any] = {"do": chance.choice(DOS), "id": f"f{chance.random()}", "seq": seq, "seat": 0, "action": "stop", "text": "hi"}
    if fields["do"] in ("sync", "ack") and kind < 0.5:
        fields = {"do": fields["do"], "number": chance.choice(STRANGE)}
    for _ in range(chance.randrange(4)):
        fields[chance.choice(FIELDS)] = strange_json(chance)
    for _ in range(chance.randrange(3)):
        fields.pop(chance.choice(list(fields)), None) if fields else None
    text = json.dumps(fields)
    if kind > 0.9:
        text = text[: chance.randrange(len(text) + 1)]
    return text


PATHS = [
    "/api/me", "/api/me/claim", "/api/claim", "/api/me/passkeys", "/api/me/sessions/end", "/api/me/data", "/api/enter/passkey",
    "/api/enter/code", "/api/enter/mail", "/api/confirm", "/me", "/api/games",
    "/api/rules/oilfield", "/api/rules/..%2f..", "/api/tables", "/api/tables/{}",
    "/api/tables/{}/join", "/api/tables/{}/start", "/api/tables/{}/stand-in", "/api/tables/{}/rematch", "/api/tables/{}/commands",
    "/api/tables/{}/scene", "/api/tables/{}/record", "/api/tables/{}/stream", "/api/replay", "/t/{}", "/claim/x", "/replay",
    "/static/app.js", "/static/../server/wire.py", "/static/%2e%2e/cli.py", "/static/texts/../cli.py", "/",
    "/nothing", "//", "/api/tables/%00/scene",
]  # fmt: skip


def request(chance: random.Random, guest: Guest, tables: list[str]) -> int:
    path = chance.choice(PATHS).format(chance.choice([*tables, "none", quote("'"), quote("é"), "a" * 300]))
    names = chance.choices(["seat", "at", "invite", "game", "seats"], k=chance.randrange(3))
    query = "&".join(f"{name}={quote(str(chance.choice(STRANGE))[:50], errors='replace')}" for name in names)
    method = chance.choice(["GET", "POST", "POST", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "HEAD"])
    body = strange_json(chance)
    content = chance.choice([json.dumps(body).encode(), chance.randbytes(50), b"", b"{", json.dumps({"name": body}).encode()])
    headers = {"Content-Type": chance.choice(["application/json", "text/plain", "multipart/form-data", "x"])}
    answer = guest.http.request(method, f"{path}?{query}", content=content, headers=headers)
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "Traceback" not in answer.text
    if 400 <= answer.status_code:
        assert set(answer.json()) >= {"reason"} if method != "HEAD" else True
    return answer.status_code


@pytest.mark.slow
def test_fuzzed_messages_leave_the_server_up_and_other_tables_untouched(guest: NewGuest, server: Server) -> None:
    chance = random.Random(11)
    anna, eve = guest("Anna"), guest("Eve")
    quiet = anna.table("me", "local")
    before = unmarked(anna.scene(quiet, seat=0))
    own = eve.table("me", "local", listed=True)
    sent = 0
    statuses: set[int] = set()
    while sent < MESSAGES:
        with eve.watch(own, 0) as line:
            sent += flood(line, chance)
        for _ in range(20):
            statuses.add(request(chance, eve, [quiet, own]))
            sent += 1
    assert server.process.poll() is None
    assert 500 not in statuses
    assert {200, 400, 404, 405} <= statuses
    assert unmarked(anna.scene(quiet, seat=0)) == before
    with anna.watch(quiet, 0) as one, anna.watch(quiet, 1) as other:
        assert (one, other)[one.scene["view"]["awaiting"][0]].play()["is"] == "accepted"


def unmarked(scene: dict[str, Any]) -> dict[str, Any]:
    """Without what is said of choices that do nothing, which may come a moment later."""
    return scene | {"offers": [offer | {"idle": None} for offer in scene["offers"]]}


def flood(line: Line, chance: random.Random) -> int:
    sent = 0
    with suppress(ConnectionClosed):
        for _ in range(60):
            line.socket.send(command(chance, line.scene["seq"]))
            sent += 1
        line.quiet(0.05)
    return sent


@pytest.mark.parametrize(
    "raw",
    [
        b"GET / HTTP/1.1\r\n\r\n",
        b"GARBAGE\r\n\r\n",
        b"\x00" * 100,
        b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n",
        b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999999999999\r\n\r\n",
        b"GET /" + b"a" * 100_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET /api/tables/x/stream HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n\r\n",
        b"POST /api/me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    ],
    ids=range(8),
)
def test_raw_nonsense_is_answered_or_dropped(server: Server, guest: NewGuest, raw: bytes) -> None:
    host, _, port = server.url.removeprefix("http://").partition(":")
    with socket.create_connection((host, int(port)), 5.0) as connection:
        connection.sendall(raw)
        connection.shutdown(socket.SHUT_WR)
        connection.settimeout(5.0)
        with suppress(TimeoutError, ConnectionError):
            while connection.recv(65536):
                pass
    assert guest().get("/api/me") == {"name": None}


def test_a_body_that_is_too_large_is_refused(guest: NewGuest) -> None:
    anna = guest("Anna")
    answer = anna.http.post("/api/me", content=b"x" * (64 * 1024 + 1))
    assert (answer.status_code, answer.json()) == (413, {"reason": "too-large", "section": "", "values": {"most": 65536}})
    table = anna.table("me", "random")
    with anna.watch(table) as line:
        with suppress(ConnectionClosed):
            line.socket.send("x" * (64 * 1024 + 1))
        assert line.is_closed()


def test_every_answer_has_the_strict_headers(guest: NewGuest) -> None:
    anna = guest("Anna")
    for path in ("/", "/t/x", "/claim/x", "/replay", "/api/me", "/api/games", "/api/no", "/nothing", "/static/no.js", "/static/app.js"):
        headers = anna.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers
        assert headers["cache-control"] in ("no-cache", "no-store", "private, no-cache")


def test_pages_are_kept_as_long_as_they_are_the_same(guest: NewGuest) -> None:
    anna = guest()
    for path in ("/", "/t/any", "/static/app.js", "/static/texts/en.ftl"):
        first = anna.http.get(path)
        assert first.status_code == 200
        again = anna.http.get(path, headers={"If-None-Match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
    assert anna.http.get("/t/any").text == anna.http.get("/claim/secret").text == anna.http.get("/replay").text
    for path in ("/static/../server/wire.py", "/static/%2e%2e/cli.py", "/static/..%2fcli.py", "/static/texts/%2e%2e/cli.py", "/static/"):
        assert anna.http.get(path).status_code in (404, 405)
