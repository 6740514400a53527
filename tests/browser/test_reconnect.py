"""Connections break: the page returns by itself, a choice made meanwhile counts once; plain HTTP stands in where no WebSocket passes."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.tables import BOT, ME, play_unseen
from tests.server.serving import Server

pytestmark = pytest.mark.slow


def test_a_choice_made_while_the_server_was_gone_counts_once(visit: Visit, tmp_path: Path) -> None:
    database = tmp_path / "gusher.db"
    with Server(database) as first:
        port = first.url.rsplit(":", 1)[1]
        ann = visit("Ann", url=first.url)
        table = ann.sit_at([ME, BOT, BOT], max_rounds=1)
        ann.is_asked("worker")
        seq = ann.seq
        first.kill()
        strip = ann.page.locator(".story-strip")
        expect(strip).to_contain_text("No connection.")
        ann.page.locator('.offer-button[data-action="place drill_1"]').click()
        expect(ann.page.locator('.offer-button[aria-busy="true"]')).to_have_count(1)
        expect(strip).to_contain_text("Your choice “Drill, space 1” is kept and will be sent as soon as it is back.")
    with Server(database, "--port", port):
        ann.goes_on(seq)
        ann.is_asked("card")
        expect(strip).not_to_contain_text("No connection.")
        log = ann.page.get_by_role("log")
        expect(log.get_by_text("Ann placed on Drill 1.")).to_have_count(1)
        play_unseen(table, ann)
        expect(ann.page.locator(".final")).to_be_visible()


def test_where_no_websocket_passes_plain_http_does(visit: Visit) -> None:
    ann = visit("Ann")
    table = ann.make_table([ME, BOT, BOT], max_rounds=1)
    ann.tab.route_web_socket("**/stream*", lambda socket: socket.close())
    ann.go_to(f"/t/{table}")
    ann.is_asked("worker")
    ann.page.locator('.offer-button[data-action="place drill_1"]').click()
    ann.is_asked("card")
    expect(ann.page.locator(".connection")).to_contain_text("slow")
    expect(ann.page.get_by_role("log")).to_contain_text("Ann placed on Drill 1.")


def test_a_server_that_ends_hands_its_people_over_and_nobody_notices(visit: Visit, tmp_path: Path) -> None:
    database = tmp_path / "gusher.db"
    with Server(database) as first:
        port = first.url.rsplit(":", 1)[1]
        ann = visit("Ann", url=first.url)
        ann.sit_at([ME, BOT, BOT], max_rounds=1)
        ann.is_asked("worker")
        seq = ann.seq
        ann.page.evaluate(
            """() => {
              window.noticed = [];
              const look = () => {
                const said = document.body.innerText;
                for (const word of ["No connection", "Connecting"]) if (said.includes(word)) window.noticed.push(word);
              };
              new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
            }"""
        )
        first.process.send_signal(signal.SIGTERM)
        assert first.end() == 0
    with Server(database, "--port", port):
        ann.page.locator('.offer-button[data-action="place drill_1"]').click()
        ann.goes_on(seq)
        ann.is_asked("card")
        expect(ann.page.get_by_role("log").get_by_text("Ann placed on Drill 1.")).to_have_count(1)
        assert ann.page.evaluate("window.noticed") == []
