"""Connections that say too much, too slowly, or nothing: each gets an answer, and nobody else feels it."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from gusher.server.settings import Settings
from tests.server.serving import PATIENCE, Guest, Server

pytestmark = pytest.mark.one_build

Open = Callable[..., socket.socket]


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits for nobody."""
    database = tmp_path_factory.mktemp("hasty") / "gusher.db"
    with Server(database, head_seconds=1.0, body_seconds=1.5, keep_alive=1.0) as running:
        yield running
        assert running.process.poll() is None
        assert running.stop() == 0
        assert database.with_suffix(".log").read_text() == ""


@pytest.fixture
def opening() -> Iterator[Callable[[Server], socket.socket]]:
    with ExitStack() as stack:
        yield lambda server: stack.enter_context(connect(server))


def connect(server: Server) -> socket.socket:
    host, _, port = server.url.removeprefix("http://").partition(":")
    return socket.create_connection((host, int(port)), PATIENCE)


def answer(connection: socket.socket) -> tuple[int, Any]:
    """The one answer until the end of the connection: its status and what it says; 0 if there is none."""
    received = b""
    with suppress(ConnectionError):
        while data := connection.recv(65536):
            received += data
    if not received:
        return 0, None
    head, _, body = received.partition(b"\r\n\r\n")
    return int(head.split()[1]), json.loads(body)


def memory(server: Server) -> int:
    """The megabytes that the server has in memory."""
    line = next(line for line in Path(f"/proc/{server.process.pid}/status").read_text().splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) // 1024


HALF = b"GET /api/me HTTP/1.1\r\nHost: x\r\n"
GET = HALF + b"\r\n"
LARGE = {"reason": "too-large", "section": "", "values": {"most": 32 * 1024}}
NOT_FOUND = {"reason": "not-found", "section": "", "values": {}}
SLOW = {"reason": "too-slow", "section": "", "values": {}}


def post(server: Server, path: str, framing: bytes) -> bytes:
    return f"POST {path} HTTP/1.1\r\nHost: x\r\nOrigin: {server.url}\r\n".encode() + framing + b"\r\n\r\n"


# Too much


@pytest.mark.parametrize("head", [b"X: " + b"a" * (1 << 20), b"".join(b"X-%d: a\r\n" % number for number in range(100_000))])
def test_a_head_that_is_too_large_gets_431(hasty: Server, opening: Open, head: bytes) -> None:
    connection = opening(hasty)
    with suppress(ConnectionError):
        connection.sendall(HALF + head)
    with suppress(ConnectionError):
        assert answer(connection) in ((431, LARGE), (0, None))


def test_a_head_is_measured_however_it_is_packed(hasty: Server, opening: Open) -> None:
    for size, status in ((20_000, 200), (33_000, 431)):
        whole, parts = opening(hasty), opening(hasty)
        filled = HALF + b"X: " + b"a" * size + b"\r\nConnection: close\r\n\r\n"
        whole.sendall(filled)
        for start in range(0, len(filled), 5000):
            parts.sendall(filled[start : start + 5000])
            time.sleep(0.01)
        assert answer(whole)[0] == answer(parts)[0] == status
    line = opening(hasty)
    line.sendall(b"GET /" + b"a" * 40_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n")
    assert answer(line) == (431, LARGE)


def test_a_head_without_end_stays_out_of_memory(hasty: Server, opening: Open) -> None:
    before = memory(hasty)
    for _ in range(20):
        connection = opening(hasty)
        with suppress(ConnectionError):
            for _ in range(64):
                connection.sendall(b"a" * (1 << 20))
    assert memory(hasty) < before + 30


@pytest.mark.parametrize("framing", [b"Content-Length: 99999999", b"Content-Length: 9999999999999999999999", b"Transfer-Encoding: chunked"])
def test_a_body_that_is_too_large_gets_413_or_is_nonsense(hasty: Server, opening: Open, framing: bytes) -> None:
    connection = opening(hasty)
    connection.sendall(post(hasty, "/api/replay", framing))
    with suppress(ConnectionError):
        for _ in range(100):
            connection.sendall(b"10000\r\n" + b"x" * 65536 + b"\r\n")
    with suppress(ValueError):  # nonsense is answered by uvicorn in plain text
        assert answer(connection)[0] in (413, 0)


def test_many_requests_at_once_on_one_connection_are_refused(hasty: Server, opening: Open) -> None:
    before = memory(hasty)
    connection = opening(hasty)
    with suppress(ConnectionError):
        connection.sendall(GET * 10_000)
        while connection.recv(65536):
            pass
    assert memory(hasty) < before + 30
    few = opening(hasty)
    few.sendall(GET * 5)
    received = b""
    while received.count(b"HTTP/1.1 200 OK") < 5:
        received += few.recv(65536)


# Too slow


@pytest.mark.parametrize("said", ["head", "letter", "body", "chunk", "body that nobody reads"])
def test_half_a_request_gets_408(hasty: Server, opening: Open, said: str) -> None:
    parts = {
        "head": HALF,
        "letter": b"G",
        "body": post(hasty, "/api/me", b"Content-Length: 10") + b"{",
        "chunk": post(hasty, "/api/me", b"Transfer-Encoding: chunked") + b"1\r\n",
        "body that nobody reads": b"GET /nothing HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n{",
    }
    connection = opening(hasty)
    began = time.monotonic()
    connection.sendall(parts[said])
    assert answer(connection) == ((408, SLOW) if said != "body that nobody reads" else (404, NOT_FOUND))
    assert 0.9 < time.monotonic() - began < PATIENCE / 3


def test_a_byte_now_and_then_is_half_a_request_too(hasty: Server, opening: Open) -> None:
    connection = opening(hasty)
    connection.settimeout(0.2)
    connection.sendall(HALF)
    began = time.monotonic()
    received = b""
    while time.monotonic() - began < PATIENCE:
        try:
            connection.sendall(b"a")
            data = connection.recv(1000)
        except TimeoutError:
            continue
        except ConnectionError:
            break
        received += data
        if not data:
            break
    assert received.startswith(b"HTTP/1.1 408")
    assert time.monotonic() - began < PATIENCE / 3


@pytest.mark.parametrize("said", [b"", b"\r\n", GET])
def test_who_says_nothing_more_is_not_waited_for(hasty: Server, opening: Open, said: bytes) -> None:
    connection = opening(hasty)
    connection.sendall(said)
    connection.settimeout(0.2)
    began = time.monotonic()
    while time.monotonic() - began < PATIENCE:
        try:
            if said == b"\r\n":
                connection.sendall(said)
            if not connection.recv(65536):
                break
        except TimeoutError:
            continue
        except ConnectionError:
            break
    assert time.monotonic() - began < PATIENCE / 3


def test_a_stream_is_waited_for(hasty: Server) -> None:
    with Guest(hasty.url, "Anna") as anna, anna.watch(anna.table("me", "local"), 0) as line:
        time.sleep(3.0)
        assert line.ask(do="say", text="still here")["is"] == "accepted"


# Too many


def counting(database: Path, **settings: Any) -> Server:
    """A server for which this machine is an address like any other."""
    return Server(database, proxies=["192.0.2.1"], **settings)


def is_answered(connection: socket.socket) -> int:
    connection.sendall(GET)
    data = connection.recv(65536)
    return int(data.split()[1]) if data else 0


def test_an_address_has_so_many_connections_and_streams_count(database: Path, opening: Open) -> None:
    with counting(database, connections_per_address=8) as server, Guest(server.url, "Anna") as anna:
        table = anna.table("me", "local")
        with anna.watch(table, 0), anna.watch(table, 1):
            kept = [opening(server) for _ in range(5)]
            assert [is_answered(each) for each in kept] == [200] * 5
            late = opening(server)
            assert answer(late) == (429, {"reason": "too-many-connections", "section": "", "values": {}})
        for each in kept:
            each.close()
        deadline = time.monotonic() + PATIENCE
        while is_answered(again := connect(server)) != 200:
            assert time.monotonic() < deadline
            again.close()
        again.close()
        assert server.stop() == 0


def test_a_newcomer_takes_the_place_of_the_longest_half_request(database: Path, opening: Open) -> None:
    with Server(database, connections=12, head_seconds=300.0) as server, Guest(server.url, "Anna") as anna:
        table = anna.table("me", "local")
        with anna.watch(table, 0) as line:
            half = []
            for _ in range(30):
                half.append(opening(server))
                half[-1].sendall(HALF)
                time.sleep(0.02)
            for _ in range(20):
                with Guest(server.url) as ben:
                    assert ben.get("/api/me") == {"name": None}
            assert line.ask(do="say", text="still here")["is"] == "accepted"
            assert answer(half[0]) == (408, SLOW)
        assert server.stop() == 0
    assert database.with_suffix(".log").read_text() == ""


def test_where_all_places_are_taken_by_people_the_next_one_is_told(database: Path, opening: Open) -> None:
    with Server(database, connections=5) as server, Guest(server.url, "Anna") as anna, ExitStack() as stack:
        table = anna.table("me", "local")
        for number in range(5):  # the last of them takes the place that was kept for the next request
            stack.enter_context(anna.watch(table, number % 2))
        assert answer(opening(server)) == (503, {"reason": "too-busy", "section": "", "values": {}})


def test_others_get_in_where_file_descriptors_are_few(database: Path, opening: Open) -> None:
    """Half requests that would need more descriptors than there are."""
    with Server(database, files=600) as server, Guest(server.url, "Anna") as anna:
        table = anna.table("me", "random")
        with anna.watch(table) as line:
            for _ in range(700):
                with suppress(ConnectionError):
                    opening(server).sendall(HALF)
            for number in range(5):
                assert line.ask(do="say", text=f"{number}")["is"] == "accepted"
                with Guest(server.url) as ben:
                    assert ben.get("/api/me") == {"name": None}
        assert server.stop() == 0
    assert database.with_suffix(".log").read_text() == ""


def test_an_address_behind_a_proxy_has_so_many_streams(database: Path) -> None:
    with Server(database, streams_per_address=3) as server, Guest(server.url, "Anna") as anna, ExitStack() as stack:
        table = anna.table("me", "local")
        for _ in range(3):
            stack.enter_context(anna.watch(table, 0, forwarded="203.0.113.9"))
        with pytest.raises(InvalidStatus) as refused:
            anna.watch(table, 0, forwarded="203.0.113.9")
        assert refused.value.response.status_code == 429
        stack.enter_context(anna.watch(table, 0, forwarded="203.0.113.10"))
        stack.enter_context(anna.watch(table, 0))
        server.kill()


def test_refused_streams_and_nonsense_leave_no_line_in_the_log(database: Path, opening: Open) -> None:
    with Server(database) as server, Guest(server.url, "Anna") as anna:
        table = anna.table("me", "local")
        for _ in range(5):
            for name, seat, origin in (("none", 0, None), (table, 9, None), (table, 0, "http://evil.example")):
                with pytest.raises(InvalidStatus):
                    anna.watch(name, seat, origin=origin)
            for raw in (b"GARBAGE\r\n\r\n", b"GET / HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n", b"GET / HTTP/1.1\r\n"):
                with connect(server) as connection:
                    connection.sendall(raw)
                    connection.shutdown(socket.SHUT_WR)
                    connection.settimeout(0.2)
                    with suppress(TimeoutError):
                        connection.recv(1000)
        assert server.stop() == 0
    assert database.with_suffix(".log").read_text() == ""


def test_the_usual_limits_leave_room_for_people() -> None:
    usual = Settings()
    assert usual.head_bytes >= 16 * 1024
    assert usual.connections_per_address >= usual.streams_per_person
