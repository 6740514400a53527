"""The lines of the log: each can be told from whom it came, and none has a secret."""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import Any

import pytest

from gusher.server.transport.addresses import Proxies
from gusher.server.transport.behind import Behind
from gusher.server.watch.logs import JsonLines, LineBudget, without_secrets
from gusher.server.watch.requests import RequestName, asked
from tests.server.serving import Guest, Server
from tests.server.storing import execute

pytestmark = pytest.mark.one_build


@pytest.mark.parametrize(
    "line",
    [
        "GET /api/tables/abc?invite=SECRET HTTP/1.1",
        "GET /t/abc?at=3&watch=SECRET",
        "https://games.example.org/claim/SECRET and more",
        "/confirm/SECRET",
        "Cookie: gusher=SECRET; other=SECRET",
        "{'set-cookie': 'gusher=SECRET'}",
        "smtp://user:SECRET@mail.example.org:587",
        "postgresql://gusher:SECRET@db/gusher",
        "SECRET@example.org is no mailbox",
        "[SQL: INSERT INTO chat]\n[parameters: ('t', 'SECRET')]\nand SECRET",
        'DETAIL:  Key (token)=(SECRET) already exists.',
    ],
)
def test_a_secret_is_left_out_of_a_line(line: str) -> None:
    assert "SECRET" not in without_secrets(line)
    assert "…" in without_secrets(line)


def test_other_words_stay() -> None:
    line = "table AbC-1 cannot go on at seat 2 of oilfield: http://127.0.0.1:8033/t/AbC-1?at=3"
    assert without_secrets(line) == line


def test_a_line_of_json_knows_its_request_and_its_table() -> None:
    request = RequestName("from-the-proxy-1")
    request.table, request.number = "AbC", 3
    token = asked.set(request)
    try:
        record = logging.LogRecord("gusher.server.rooms", logging.WARNING, "", 0, "seat %d", (2,), None)
        record.values = {"reason": "stale"}
        told = json.loads(JsonLines().format(record))
    finally:
        asked.reset(token)
    assert told.pop("time").endswith("+00:00")
    assert told == {
        "level": "warning",
        "module": "gusher.server.rooms",
        "request": "from-the-proxy-1.3",
        "table": "AbC",
        "reason": "stale",
        "message": "seat 2",
    }


@pytest.mark.parametrize(
    ("client", "given", "believed"),
    [
        (("127.0.0.1", 4711), "0123456789abcdef", True),
        (("203.0.113.5", 0), "0123456789abcdef", True),  # whom a proxy has named
        (("203.0.113.5", 4711), "0123456789abcdef", False),
        (("127.0.0.1", 4711), "bad id\n", False),
        (("127.0.0.1", 4711), "x" * 65, False),
    ],
)
def test_the_id_of_a_proxy_is_taken_if_it_is_one(client: tuple[str, int], given: str, believed: bool) -> None:
    scope = {"client": client, "headers": [(b"x-request-id", given.encode())]}
    made = RequestName(Behind([], Proxies(["127.0.0.1"])).request_id(scope)).id
    assert (made == given) is believed
    assert made.isascii()
    assert len(made) >= 8


def test_who_is_refused_much_does_not_fill_the_disk() -> None:
    budget = LineBudget(2)
    assert [budget.take(now) for now in (7.0, 7.1, 7.9, 8.0, 8.1, 8.2)] == [True, True, False, True, True, False]


CHAT = "the-password-of-my-bank"
MAILBOX = "anna.secret@example.org"


def drive(server: Server) -> tuple[set[str], str]:
    """Everything that is secret, through everything that may write lines; and the id of a request that has failed."""
    with Guest(server.url, "Anna") as anna, Guest(server.url, "Ben") as ben:
        secrets = {CHAT, MAILBOX, "mail-password", *dict(anna.http.cookies).values(), *dict(ben.http.cookies).values()}
        made = anna.new_table("me", "open", "random")
        table, invite = made["id"], anna.get(f"/api/tables/{made['id']}")["invite"]
        claim = anna.post("/api/me/claim", {})["url"].rsplit("/", 1)[1]
        secrets |= {invite, claim}
        ben.http.get(f"/claim/{claim}", headers={"X-Request-Id": "quoted-by-ben-1"})
        ben.http.get(f"/api/tables/{table}?invite={invite}x")
        ben.http.post(f"/api/tables/{table}/join?invite={invite}", content=f'{{"seat": "{invite}"}}')
        ben.http.post("/api/claim", json={"token": claim + "x"})
        ben.http.post("/api/enter/code", json={"code": claim})
        anna.http.post("/api/me/mail", json={"address": MAILBOX})
        refused = ben.http.get("/api/tables/none/scene?invite=" + invite, headers={"X-Request-Id": "quoted-by-ben-2"})
        assert refused.headers["X-Request-Id"] == "quoted-by-ben-2"
        assert "X-Request-Id" not in ben.http.get("/api/me").headers
        execute(server.database, "ALTER TABLE chat RENAME TO lost")
        failed = anna.http.post(f"/api/tables/{table}/commands", json={"do": "say", "id": "one", "text": CHAT})
        assert failed.status_code == 500
        with anna.watch(table, 0) as line:
            line.send(do="say", id="two", text=CHAT)
            assert line.is_closed()
        return secrets, failed.headers["X-Request-Id"]


@pytest.mark.parametrize("form", ["json", "text"])
def test_no_secret_comes_into_the_log_and_each_line_says_for_whom(database: Path, form: str) -> None:
    settings: dict[str, Any] = {"log_format": form, "mail": "smtp://anna:mail-password@127.0.0.1:1", "mail_from": "games@example.org"}
    with Server(database, notice_sweep=0.05, **settings) as server:
        secrets, failed = drive(server)
        server.stop()
    log = server.log.read_text()
    assert [secret for secret in secrets if secret in log] == []
    assert "chat" in log  # what has failed is told
    if form == "json":
        lines = [json.loads(line) for line in log.splitlines()]
        assert all({"time", "level", "module", "message"} <= set(line) for line in lines)
        found = {line.get("request", "").partition(".")[0]: line for line in lines}
        assert found["quoted-by-ben-2"]["reason"] == "no-such-table"
        assert (found[failed]["level"], "OperationalError" in found[failed]["trace"] or "UndefinedTable" in found[failed]["trace"]) == (
            "error",
            True,
        )
    else:
        assert "reason" not in log
        assert log.startswith(("ERROR", "WARNING"))
