"""The rulebook and how a game is played, in a real browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from gusher import registry
from gusher.learn import Primer
from tests.browser.axe import by_day, by_night, examine
from tests.browser.conftest import Visit
from tests.browser.tables import BOT, ME, OPEN, Visitor

pytestmark = pytest.mark.slow


def fits(person: Visitor) -> bool:
    return bool(person.page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


@by_night
def test_how_every_game_is_played(visit: Visit, size: str, dark: bool) -> None:
    """All panels, every picture drawn with something, nothing wider than the screen, and axe content."""
    ann = visit(size=size, dark=dark, locale="de-DE" if dark else "en-GB")
    for game in registry.games():
        page = Primer(game.primer("de" if dark else "en"))
        ann.go_to(f"/learn/{game.name}")
        expect(ann.page.get_by_role("heading", level=1, name=page.title)).to_be_visible()
        expect(ann.page.locator(".learn-panel")).to_have_count(len(page.panels))
        pictures = [picture for panel in page.panels for picture in panel.pictures()]
        expect(ann.page.locator(".learn-picture .scene svg").first).to_be_visible()
        assert ann.page.locator(".learn-picture .scene").count() == len(pictures)
        assert fits(ann)
        assert examine(ann) == []


def test_it_is_reached_from_lobby_waiting_room_and_table(visit: Visit) -> None:
    ann = visit("Ann")
    ann.page.get_by_role("link", name="How it is played").first.click()
    expect(ann.page.get_by_role("heading", level=1, name="How Oilfield is played")).to_be_visible()
    ann.page.get_by_role("link", name="§8.5").click()
    expect(ann.page.locator(".is-wanted")).to_contain_text("stay in the field")
    ann.go_to("/")
    ann.sit_at([ME, OPEN, BOT])
    expect(ann.page.get_by_role("link", name="How to play")).to_have_attribute("href", "/learn/oilfield")
    ann.go_to("/")
    ann.sit_at([ME, BOT, BOT])
    ann.is_asked("worker")
    menu = ann.page.get_by_role("button", name="Menu")
    if menu.count():
        menu.click()
    expect(ann.page.get_by_role("link", name="How to play")).to_have_attribute("href", "/learn/oilfield")


@by_day
def test_the_rulebook(visit: Visit, size: str, dark: bool) -> None:
    """An address for a paragraph, search as one types, a mark that tells where a rule comes from, § that lead on."""
    ann = visit(size=size, dark=dark)
    ann.go_to("/rules/giganten#7.5.3")
    wanted = ann.page.locator(".rules section.is-wanted")
    expect(wanted).to_contain_text("Free crude")
    expect(wanted).to_be_in_viewport()
    assert "stated" not in wanted.inner_text()
    mark = wanted.get_by_role("button", name="Where §7.5.3 comes from")
    mark.focus()
    ann.page.keyboard.press("Enter")
    expect(mark).to_have_attribute("aria-expanded", "true")
    expect(wanted.locator(".sources")).to_contain_text("a rulebook says so")
    assert fits(ann)
    assert examine(ann) == []

    ann.page.get_by_role("searchbox").fill("locomotive")
    shown = ann.page.locator(".rules section:not([hidden])")
    expect(ann.page.get_by_role("status").filter(has_text="place")).to_be_visible()
    found = shown.all_inner_texts()
    assert 0 < len(found) < 40
    assert "locomotive" in " ".join(found).lower()
    assert examine(ann) == []
    ann.page.get_by_role("searchbox").fill("zeppelin")
    expect(ann.page.get_by_text("Nothing found.")).to_be_visible()
    assert shown.count() == 0
    ann.page.get_by_role("searchbox").fill("")
    ann.page.locator('[id="3.3"] .rule-link').first.click()
    expect(ann.page.locator('[id="13.1"]')).to_be_in_viewport()


def test_a_game_that_is_not_there(visit: Visit) -> None:
    ann = visit()
    for page in ("learn", "rules"):
        ann.go_to(f"/{page}/monopoly")
        expect(ann.page.get_by_role("heading", name="There is nothing here")).to_be_visible()


def test_a_section_at_the_table_leads_to_the_page(visit: Visit) -> None:
    ann = visit("Ann")
    ann.sit_at([ME, BOT, BOT])
    ann.is_asked("worker")
    chip = ann.page.locator(".decision-area .chip").first
    section = chip.inner_text()
    chip.click()
    dialog = ann.page.get_by_role("dialog")
    expect(dialog.locator(".rule-part").first).to_be_visible()
    assert "[stated" not in dialog.inner_text()
    expect(dialog.get_by_role("link", name="Open in the rulebook")).to_have_attribute("href", f"/rules/oilfield#{section[1:]}")
