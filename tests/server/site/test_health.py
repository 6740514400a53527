"""Whether the process lives, and whether it can serve people."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from tests.server.serving import PATIENCE, Server

pytestmark = [pytest.mark.one_build, pytest.mark.sqlite]


def test_a_server_lives_and_is_ready_and_says_so_while_its_database_is_held(tmp_path: Path) -> None:
    database = tmp_path / "gusher.db"
    with Server(database) as server:
        for path in ("/healthz", "/readyz"):
            answer = httpx.get(server.url + path)
            assert (answer.status_code, answer.text) == (200, "ok\n")
            assert httpx.post(server.url + path).status_code == 405
        with closing(sqlite3.connect(database)) as other:
            other.execute("BEGIN IMMEDIATE")
            answer = httpx.get(f"{server.url}/readyz", timeout=PATIENCE)
            assert (answer.status_code, answer.text) == (503, "the database does not answer\n")
            assert httpx.get(f"{server.url}/healthz").status_code == 200
        assert httpx.get(f"{server.url}/readyz", timeout=PATIENCE).status_code == 200
