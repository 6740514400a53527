"""Trying moves in a replay, keeping the lines, and playing on from there."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import examine
from tests.browser.conftest import Visit
from tests.browser.room import cut
from tests.browser.tables import ASKED, BOT, ME, play_unseen

pytestmark = pytest.mark.slow

CURRENT = ".line-moves [aria-current]"


def choose(page: Page, number: int = 0) -> None:
    """A choice for whoever is to move; whatever is due is drawn."""
    before = page.locator(".move").count()
    page.locator(ASKED).nth(number).click()
    expect(page.locator(".move")).to_have_count(before + 1)
    if page.locator(".try-chance").count():
        page.get_by_role("button", name="Draw").click()
        expect(page.locator(".try-chance")).to_have_count(0)


def test_two_lines_are_tried_judged_kept_exported_and_played_on(visit: Visit) -> None:
    ann = visit("Ann")
    table = ann.make_table([ME, BOT], max_rounds=1)
    play_unseen(table, ann)
    ann.go_to(f"/t/{table}?at=0")
    page = ann.page
    # Back to the first choice of somebody.
    expect(page.get_by_role("button", name="Try moves")).to_be_visible()
    while not page.locator(".replay-state", has_text="thinking").count():
        at = page.url
        page.get_by_role("button", name="One step on").click()
        expect(page).not_to_have_url(at)
    page.get_by_role("button", name="Try moves").click()
    expect(page.get_by_text("Choose a move, for whoever is to move.")).to_be_visible()
    choose(page)
    choose(page)
    expect(page.locator(".line")).to_have_count(1)
    # Back by the keys, and another way.
    page.locator(CURRENT).focus()
    first = page.locator(".move").first.inner_text()
    page.keyboard.press("ArrowLeft")
    expect(page.locator(CURRENT)).to_have_text(first)
    expect(page.locator(CURRENT)).to_be_focused()
    choose(page, 1)
    expect(page.locator(".line")).to_have_count(2)
    page.get_by_role("button", name="Ask the coach about this position").click()
    expect(page.locator(".judged-who")).to_contain_text(re.compile(r"to move wins \d+% of the games"))
    expect(page.locator(".move-judged")).to_have_count(1, timeout=30_000)
    page.get_by_text("Name, comment, delete").click()
    page.get_by_label("Name of this line").fill("The other way")
    page.get_by_label("Comment").fill("Worth a thought.")
    assert examine(ann) == []
    assert cut(ann) == {}
    page.get_by_role("button", name="Keep these lines").click()
    expect(page.get_by_text("Kept.")).to_be_visible()

    # They stand in the record, and are there again.
    text = page.request.get(f"{ann.url}/api/tables/{table}/record").text()
    (kept,) = json.loads(text.split("\n", 1)[0])["variations"]
    assert kept["variations"][0]["name"] == "The other way"
    assert kept["variations"][0]["judged"]
    page.reload()
    page.get_by_role("button", name="Try moves").click()
    expect(page.locator(".line-name", has_text="The other way")).to_be_visible()
    expect(page.locator(".move-judged")).to_have_count(1)
    # From line to line, and one of them away.
    page.keyboard.press("ArrowDown")
    expect(page.locator(CURRENT)).to_have_text(first)
    page.keyboard.press("ArrowDown")
    expect(page.locator(".line.here .line-name").last).to_have_text("The other way")

    # On from there, with a bot, to the end.
    page.get_by_role("button", name="Play on from here").click()
    expect(page.get_by_text("begins in the position of this line")).to_be_visible()
    assert examine(ann) == []
    page.get_by_label("As it was.").check()
    page.get_by_role("button", name="Begin here").click()
    expect(page).not_to_have_url(re.compile(table))
    expect(page.locator(".decision")).to_be_visible()
    play_unseen(page.url.rpartition("/")[2], ann)
    expect(page.locator(".luck")).to_contain_text("meets the luck of another game again")


def test_lines_of_a_record_from_disk_on_a_phone(visit: Visit) -> None:
    ann = visit("Ann")
    table = ann.make_table([ME, BOT], max_rounds=1)
    play_unseen(table, ann)
    file = ann.folder / "game.jsonl"
    file.write_text(ann.tab.request.get(f"{ann.url}/api/tables/{table}/record").text())

    ben = visit(size="phone", touch=True)
    page = ben.tab
    page.goto(f"{ben.url}/replay")
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_role("slider").fill("30")
    page.get_by_role("button", name="Try moves").click()
    expect(page.locator(f"{ASKED}, .try-chance").first).to_be_visible()
    if page.locator(".try-chance").count():
        page.get_by_role("button", name="Draw").click()
    else:
        page.locator(ASKED).first.click()
    page.get_by_role("button", name="Lines", exact=True).click()
    expect(page.locator(".line")).to_have_count(1)
    assert examine(ben) == []
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Download the record with these lines").click()
    waiting.value.save_as(file)
    assert json.loads(file.read_text().split("\n", 1)[0])["variations"][0]["at"] == 30

    page.goto(f"{ben.url}/replay")
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_role("button", name="Try moves").click()
    page.get_by_role("button", name="Lines", exact=True).click()
    expect(page.locator(".line-name")).to_have_text("Line 1, from moment 30")
    page.locator(".move").first.click()
    page.get_by_text("Name, comment, delete").click()
    page.get_by_role("button", name="Delete this line").click()
    expect(page.locator(".line")).to_have_count(0)
    # Whoever has no name yet is asked for it when he wants to play.
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Back to the replay").click()
    page.get_by_role("button", name="Play on from here").click()
    expect(page.get_by_label("Your name")).to_be_visible()
    assert examine(ben) == []
