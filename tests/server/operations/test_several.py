"""What an operator does is seen at every server, whichever of them carries it out."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.runs import run
from tests.server.serving import Guest, Server
from tests.server.storing import POSTGRES, url_of

pytestmark = [pytest.mark.one_build, pytest.mark.skipif(not POSTGRES, reason="runs with GUSHER_TEST_STORE=postgresql")]


def test_all_servers_let_go_of_what_was_ended_removed_and_forgotten(database: Path, tmp_path: Path) -> None:
    place = ("--yes", "--database", url_of(database))
    with Server(database) as one, Server(tmp_path / "two.db", url=url_of(database)) as two:
        with Guest(one.url, "Anna") as anna, Guest(two.url) as elsewhere:
            elsewhere.http.cookies.update(dict(anna.http.cookies))
            ending, going = (anna.table("me", "random") for _ in range(2))
            for table, errand in ((ending, "end"), (going, "remove")):
                with anna.watch(table) as here, elsewhere.watch(table) as there:
                    here.play()
                    assert run("tables", errand, table, *place).code == 0
                    for line in (here, there):
                        if errand == "end":
                            line.until(lambda scene: scene["status"] == "ended")
                        else:
                            assert line.is_closed()
            for guest in (anna, elsewhere):
                assert guest.get(f"/api/tables/{going}", 404)["reason"] == "no-such-table"
            with anna.watch(ending) as here, elsewhere.watch(ending) as there:
                assert run("people", "remove", "1", *place).code == 0
                assert here.is_closed()
                assert there.is_closed()
            assert anna.get("/api/me") == elsewhere.get("/api/me") == {"name": None}
