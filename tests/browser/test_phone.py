"""A phone: the decision under the thumb, nothing wider than the screen; by touch, and by keyboard alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.tables import BOT, ME, Visitor

pytestmark = pytest.mark.slow

FOCUSED = "document.activeElement.getAttribute('data-action')"


def fits(person: Visitor) -> bool:
    return bool(person.page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def press_until_on_an_option(person: Visitor) -> str:
    """Tab forward to the first option of the list."""
    for _ in range(40):
        person.page.keyboard.press("Tab")
        action = person.page.evaluate(FOCUSED)
        if action and person.page.evaluate("document.activeElement.classList.contains('offer-button')"):
            return str(action)
    raise AssertionError("no option can be reached with Tab")


def test_by_touch(visit: Visit) -> None:
    ann = visit(size="phone", touch=True)
    page = ann.page
    assert fits(ann)
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("button", name="Play now").tap()
    ann.is_asked("worker")
    assert fits(ann)
    area = page.locator(".decision-area").bounding_box()
    assert area is not None
    assert area["y"] > 844 * 0.4
    for offer in ann.offers.all():
        box = offer.bounding_box()
        assert box is not None
        assert box["height"] >= 44

    # On the board, too: fold the list away, and touch the space itself.
    page.get_by_role("button", name="▾ List").tap()
    expect(ann.offers.first).to_be_hidden()
    seq = ann.seq
    page.locator(".board-area .is-offer").first.tap()
    ann.goes_on(seq)
    ann.is_asked("card")
    page.get_by_role("button", name="▴ List").tap()
    page.locator('.offer-button[data-action="card local"]').tap()
    page.get_by_role("button", name="Log").tap()
    expect(page.locator(".side.sheet")).to_be_visible()
    expect(page.get_by_role("log")).to_contain_text("Ann placed on")
    page.get_by_role("button", name="Close").tap()
    expect(page.locator(".side.sheet")).to_have_count(0)
    assert fits(ann)


def test_by_keyboard_alone(visit: Visit) -> None:
    ann = visit("Ann", size="phone")
    ann.sit_at([ME, BOT, BOT], max_rounds=2)
    ann.is_asked("worker")
    while not ann.over:
        if not ann.offers.count():
            ann.page.wait_for_timeout(30)
            continue
        seq = ann.seq
        press_until_on_an_option(ann)
        ann.page.keyboard.press("Enter")
        if ann.page.locator(".confirm").count():
            ann.page.keyboard.press("Tab")
            ann.page.keyboard.press("Enter")
        ann.goes_on(seq)
    expect(ann.page.locator(".winner")).to_be_visible()
