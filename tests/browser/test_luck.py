"""Luck as the page shows it: a number from the beginning, and at the end that the page has checked it, and how."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Visit
from tests.browser.tables import ME, OPEN, Visitor, play_unseen
from tests.server.serving import Guest, Server

pytestmark = pytest.mark.slow

NO_WEBCRYPTO = "Object.defineProperty(crypto, 'subtle', { value: undefined })"


def opened(page: Page) -> list[str]:
    """The steps of the check."""
    page.locator(".final .luck summary").click()
    return page.locator(".luck-steps li").all_text_contents()


def answered(change: Callable[[dict[str, object]], None]) -> Callable[[Route], None]:
    """What the server says of the luck, changed on its way."""

    def handle(route: Route) -> None:
        told = route.fetch()
        luck = told.json()
        change(luck)
        route.fulfill(response=told, body=json.dumps(luck))

    return handle


def test_the_final_panel_shows_that_the_page_has_checked_the_luck(visit: Visit) -> None:
    ann, ben = visit("Ann"), visit("Ben", size="phone")
    made = ann.post("/api/tables", {"game": "oilfield", "seats": [ME, OPEN], "options": {"max_rounds": 1}, "listed": True})
    ann.go_to(f"/t/{made['id']}")
    ann.page.get_by_text("Fair luck").click()
    promised = str(ann.page.locator(".luck-facts code").text_content())
    assert re.fullmatch("[0-9a-f]{64}", promised)

    ben.go_to(f"/t/{made['id']}")
    ben.page.get_by_role("button", name="Take a seat").click()
    expect(ben.page.locator(".oilfield")).to_be_visible()
    ben.page.locator(".menu-button").click()
    ben.page.get_by_role("button", name="Fair luck").click()
    expect(ben.page.get_by_role("dialog").locator(".luck-facts code")).to_have_text(promised)
    ben.page.keyboard.press("Escape")
    play_unseen(made["id"], ann, ben)
    expect(ann.page.locator(".luck.good")).to_contain_text("this page has checked it")
    steps = opened(ann.page)
    assert [step[0] for step in steps] == ["✓", "✓", "–", "✓"]
    assert "This browser added nothing" in steps[2]
    assert re.search(r"all \d+ draws again", steps[3])
    assert ann.page.locator(".luck-facts code").first.text_content() == promised
    expect(ann.page.locator(".luck code").last).to_have_text(f"gusher verify oilfield-{made['id']}.jsonl")
    steps = opened(ben.page)
    assert [step[0] for step in steps] == ["✓", "✓", "✓", "✓"]
    assert "What this browser added is in it." in steps[2]

    late = visit(locale="de-DE")
    late.go_to(f"/t/{made['id']}")
    expect(late.page.locator(".luck.partly")).to_contain_text("aber nicht alles durch diese Seite")
    assert [step[0] for step in opened(late.page)] == ["✓", "–", "–", "✓"]
    what_is_not_as_promised_is_said(ann, ben)


def what_is_not_as_promised_is_said(ann: Visitor, ben: Visitor) -> None:
    wrong: list[tuple[Visitor, Callable[[dict[str, object]], None], list[str]]] = [
        (ann, lambda luck: luck.update(seed="0" * 64), ["✗", "✓", "–", "✓"]),
        (ann, lambda luck: luck.update(commitment="0" * 64), ["✗", "✗", "–", "✓"]),
        (ann, lambda luck: luck.update(differs=7, draws=3), ["✓", "✓", "–", "✗"]),
        (ben, lambda luck: luck.update(nonces=["", ""]), ["✓", "✓", "✗", "✓"]),
    ]
    for person, change, marks in wrong:
        person.page.unroute_all()
        person.page.route("**/luck", answered(change))
        person.page.reload()
        expect(person.page.locator(".luck.wrong")).to_contain_text("not what was promised")
        assert [step[0] for step in opened(person.page)] == marks


def test_a_page_that_cannot_compute_says_so(visit: Visit) -> None:
    """Over plain HTTP in a local network browsers have no WebCrypto."""
    ann = visit("Ann")
    ann.tab.add_init_script(NO_WEBCRYPTO)
    table = ann.sit_at([ME, {"kind": "bot", "bot": "random"}], max_rounds=1)
    ann.page.get_by_role("button", name="Fair luck").click()
    expect(ann.page.locator(".luck-facts code")).to_have_text(re.compile("[0-9a-f]{64}"))
    ann.page.keyboard.press("Escape")
    play_unseen(table, ann)
    expect(ann.page.locator(".luck.partly")).to_be_visible()
    steps = opened(ann.page)
    assert [step[0] for step in steps] == ["–", "✓", "–", "✓"]
    assert "only on pages over https" in steps[0]


def test_a_table_from_before_says_that_it_cannot_be_checked(visit: Visit, tmp_path: Path) -> None:
    database = tmp_path / "old.db"
    with Server(database) as server, Guest(server.url, "Ann") as ann:
        table = ann.table("me", "random", listed=True, max_rounds=1)
        with ann.watch(table) as line:
            while line.until(lambda scene: bool(scene["offers"]) or scene["status"] == "over")["status"] != "over":
                line.play()
    connection = sqlite3.connect(database)
    with connection:
        connection.execute("UPDATE tables SET seed = NULL, nonces = NULL")
    connection.close()
    with Server(database) as server:
        late = visit(url=server.url)
        late.page.goto(f"{server.url}/t/{table}")
        expect(late.page.locator(".final .luck")).to_have_text("This table began before luck was fixed. Its luck cannot be checked.")
        late.page.goto("about:blank")
