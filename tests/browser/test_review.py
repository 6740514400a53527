"""The review of a finished game in its replay."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import examine
from tests.browser.conftest import Visit
from tests.browser.tables import BOT, ME, play_unseen
from tests.review.games import finished

pytestmark = pytest.mark.slow

LONG = 180_000  # while a review is made


def make_review(page: Page) -> None:
    page.get_by_role("button", name="Review", exact=True).click()
    page.get_by_role("button", name="Review this seat").click()
    expect(page.get_by_role("heading", name="Largest mistakes")).to_be_visible(timeout=LONG)


def at(page: Page) -> int:
    found = re.search(r"[?&]at=(\d+)", page.url)
    assert found, page.url
    return int(found[1])


def test_review_of_a_table(visit: Visit) -> None:
    ann = visit("Ann")
    table = ann.make_table([ME, BOT], max_rounds=2)
    play_unseen(table, ann)
    ann.go_to(f"/t/{table}?at=0&seat=0")
    page = ann.page
    make_review(page)
    assert examine(ann) == []

    # The curve is a slider over the decisions.
    curve = page.get_by_role("slider", name="Winning chance of Ann")
    curve.focus()
    page.keyboard.press("End")
    count = int(curve.get_attribute("aria-valuemax") or 0)
    assert count > 1
    expect(curve).to_have_attribute("aria-valuenow", str(count))
    last = at(page)
    expect(curve).to_have_attribute("aria-valuetext", re.compile(rf"Moment {last}: \d+%"))
    page.keyboard.press("ArrowLeft")
    expect(curve).to_have_attribute("aria-valuenow", str(count - 1))
    assert at(page) < last

    # The same as a table, whose rows lead to their moments.
    page.get_by_text(f"All {count} decisions as a table").click()
    rows = page.locator(".review-table tbody tr")
    expect(rows).to_have_count(count)
    assert examine(ann) == []
    moment = int(rows.nth(1).locator("a").inner_text())
    rows.nth(1).locator("a").click()
    expect(page).to_have_url(re.compile(rf"[?&]at={moment}\b"))
    expect(page.locator(".verdict")).to_contain_text("You played: ")
    expect(page.locator(".verdict")).to_contain_text("A strong bot would have played")
    expect(page.locator(".review")).to_be_visible()

    # It is there for the next viewer, and for another seat there is none yet.
    page.reload()
    page.get_by_role("button", name="Review", exact=True).click()
    expect(curve).to_be_visible()
    page.get_by_label("Choices of").select_option("1")
    expect(page.get_by_role("button", name="Review this seat")).to_be_visible()
    expect(curve).to_have_count(0)


def test_review_of_a_record_from_disk_on_a_phone(visit: Visit) -> None:
    ben = visit(locale="de-DE", size="phone")
    record = finished("oilfield", 2, max_rounds=1)
    record.players = ["Ben", "Cleo"]
    file = ben.folder / "game.jsonl"
    file.write_text(record.text())
    page = ben.tab
    page.goto(f"{ben.url}/replay")
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_role("button", name="Analyse", exact=True).click()
    page.get_by_label("Entscheidungen von").select_option("1")
    page.get_by_role("button", name="Diesen Platz analysieren").click()
    expect(page.get_by_role("heading", name="Größte Fehler")).to_be_visible(timeout=LONG)
    page.get_by_text("Entscheidungen als Tabelle").click()
    assert examine(ben) == []
    # The sheet gives way to the board.
    page.locator(".review-table tbody a").first.click()
    expect(page.locator(".review")).to_have_count(0)
    expect(page.locator(".verdict")).to_contain_text("Cleo hat gespielt: ")


def test_a_running_game_has_no_review(visit: Visit) -> None:
    ann = visit("Ann")
    table = ann.sit_at([ME, BOT])
    ann.is_asked("worker")
    ann.go_to(f"/t/{table}?at=1")
    expect(ann.page.get_by_role("slider")).to_be_visible()
    expect(ann.page.get_by_role("button", name="Log")).to_be_visible()
    expect(ann.page.get_by_role("button", name="Review", exact=True)).to_have_count(0)
