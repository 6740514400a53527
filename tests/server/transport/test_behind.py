"""Behind a proxy with TLS: cookies that stay on it, browsers that come by nothing else, and a word to the operator when it is silent."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from gusher.core.errors import SetupError
from gusher.server.transport.behind import check_origin
from tests.cli.runs import run
from tests.server.serving import PATIENCE, Server

pytestmark = pytest.mark.one_build

NAME = "games.example.org"
PROXIED = {"Host": NAME, "Origin": f"https://{NAME}", "X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.7"}


@pytest.fixture
def behind(database: Path) -> Iterator[Server]:
    with Server(database, "--origin", f"https://{NAME}/", "--origin", "http://table.lan:8033") as server:
        yield server
        assert server.stop() == 0


def name(server: Server, **headers: str) -> httpx.Response:
    return httpx.post(f"{server.url}/api/me", json={"name": "Anna"}, headers=headers, timeout=PATIENCE)


def lines(database: Path) -> list[str]:
    return database.with_suffix(".log").read_text().splitlines()


def test_a_proxy_that_says_all_gets_strict_answers_and_no_word(behind: Server, database: Path) -> None:
    answer = name(behind, **PROXIED)
    assert answer.status_code == 200
    assert "; Secure" in answer.headers["set-cookie"]
    assert answer.headers["strict-transport-security"] == "max-age=31536000"
    page = httpx.get(behind.url, headers=PROXIED, timeout=PATIENCE)
    assert page.headers["strict-transport-security"] == "max-age=31536000"
    assert lines(database) == []


def test_who_comes_by_another_origin_is_served_as_before(behind: Server, database: Path) -> None:
    for origin in (behind.url, "http://table.lan:8033"):
        answer = name(behind, Host=origin.removeprefix("http://"), Origin=origin)
        assert answer.status_code == 200
        assert "Secure" not in answer.headers["set-cookie"]
        assert "strict-transport-security" not in answer.headers
    assert lines(database) == []


def test_what_the_proxy_does_not_say_is_told_to_the_operator_once(behind: Server, database: Path) -> None:
    for _ in range(3):
        answer = name(behind, Host=NAME, Origin=f"https://{NAME}")
        assert answer.status_code == 200
        assert "; Secure" in answer.headers["set-cookie"]
        assert answer.headers["strict-transport-security"] == "max-age=31536000"
    assert [line.partition(": ")[2] for line in lines(database)] == [
        f"a request for https://{NAME} came without X-Forwarded-Proto: https from an address that --proxy names; see docs/operating.md",
        "a request came without X-Forwarded-For, so that limits by address hold for nobody; see docs/operating.md",
    ]


def test_only_a_proxy_may_say_who_calls(database: Path) -> None:
    with Server(database, "--proxy", "192.0.2.1", "--origin", f"https://{NAME}") as server:
        answer = httpx.get(server.url, headers={"X-Forwarded-Proto": "https"}, timeout=PATIENCE)
        assert "strict-transport-security" not in answer.headers


def test_without_tls_in_sight_the_operator_is_warned(database: Path) -> None:
    with Server(database, "--host", "0.0.0.0"):
        pass
    assert [line.partition(": ")[2] for line in lines(database)] == [
        "others can reach 0.0.0.0, but without TLS: who listens in can play in their name; see docs/operating.md"
    ]


def test_with_tls_or_alone_there_is_no_warning(database: Path) -> None:
    with Server(database, "--host", "0.0.0.0", "--origin", f"https://{NAME}"):
        pass
    with Server(database):
        pass
    assert lines(database) == []


@pytest.mark.parametrize("written", ["games.example.org", "ftp://games.example.org", "https://", "https://a/b", "https://a?b", "https://u@a"])
def test_what_is_no_origin_is_refused(written: str) -> None:
    with pytest.raises(SetupError, match="is no origin; write for example"):
        check_origin(written)


def test_origins_are_written_as_browsers_do() -> None:
    assert check_origin("https://Games.Example.org/") == "https://games.example.org"
    assert check_origin("http://[::1]:8033") == "http://[::1]:8033"


@pytest.mark.parametrize("option", [("--origin", "games"), ("--proxy", "games")])
def test_a_wrong_option_gets_one_line(database: Path, option: tuple[str, str]) -> None:
    done = run("serve", *option, "--database", f"sqlite:///{database}")
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
    assert not database.exists()
