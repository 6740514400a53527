"""Tables after a new version of their rules: one goes on and says so, one cannot and shows where, with its record; wide and on a phone."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from gusher import registry
from tests.browser.axe import examine
from tests.browser.conftest import Visit
from tests.browser.room import CUT
from tests.server.serving import Guest, Server
from tests.server.storing import execute, rows


@pytest.fixture
def tables(tmp_path: Path) -> tuple[Path, list[str], dict[str, str]]:
    """Two tables of older rules; one of them has a choice in its log that there is none of any more."""
    database = tmp_path / "gusher.db"
    with Server(database) as server, Guest(server.url, "Ann") as ann:
        made = [ann.table("me", "greedy", "greedy") for _ in range(2)]
        for table in made:
            with ann.watch(table, 0) as line:
                for _ in range(4):
                    line.play()
                line.asked()
        cookies = dict(ann.http.cookies)
        assert server.stop() == 0
    execute(database, "UPDATE tables SET rules = '0', versions = NULL")
    chosen = rows(database, 'SELECT seq FROM actions WHERE "table" = ? AND seat = 0 ORDER BY seq', made[1])
    seq = chosen[1][0]
    execute(database, "UPDATE actions SET action = 'place moon_1' WHERE \"table\" = ? AND seq = ?", made[1], seq)
    return database, made, cookies


def test_a_new_version_is_told_and_where_a_table_cannot_go_on_is_shown(
    visit: Visit, tables: tuple[Path, list[str], dict[str, str]]
) -> None:
    database, (goes_on, parted), cookies = tables
    rules = registry.game("oilfield").rules_version
    with Server(database) as server:
        for size in ("wide", "phone"):
            ann = visit(url=server.url, size=size, dark=size == "phone")
            ann.tab.context.add_cookies([{"name": name, "value": value, "url": server.url} for name, value in cookies.items()])
            page = ann.tab
            page.goto(f"{server.url}/t/{parted}")
            expect(page.get_by_role("heading", name="This table cannot go on here")).to_be_visible()
            expect(page.locator(".parted")).to_contain_text("something was chosen that the rules of this server")
            expect(page.locator(".parted")).to_contain_text("with rules 0 and box 1 can open and finish it")
            expect(page.locator(".oilfield")).to_be_visible()
            page.locator(".parted summary").click()
            expect(page.locator(".parted-after li").first).to_have_text("Ann: place moon_1")
            assert page.evaluate(CUT) == []
            assert examine(ann) == []
            with page.expect_download() as saved:
                page.locator(".parted").get_by_role("link", name="Download record").click()
            assert '"rules":"0"' in Path(saved.value.path()).read_text()
        page = visit(url=server.url).page
        page.context.add_cookies([{"name": name, "value": value, "url": server.url} for name, value in cookies.items()])
        page.goto(f"{server.url}/t/{goes_on}")
        told = page.get_by_role("log").get_by_text(f"A new version from here on: rules {rules}, box 1 (before: rules 0, box 1).")
        expect(told).to_have_count(1)
