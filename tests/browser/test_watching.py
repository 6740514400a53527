"""A table alone with bots, shared for watching: its moments can be opened by a stranger, who sees nothing hidden and cannot sit down."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.axe import examine
from tests.browser.conftest import Visit
from tests.browser.tables import BOT, ME


def test_a_moment_of_a_shared_table_opens_for_everybody_until_it_is_withdrawn(visit: Visit) -> None:
    ann, stranger = visit("Ann"), visit()
    table = ann.sit_at([ME, BOT, BOT])
    ann.is_asked("worker")
    stranger.page.goto(f"{ann.url}/t/{table}")
    expect(stranger.page.get_by_role("heading", name="There is nothing here")).to_be_visible()

    ann.page.get_by_role("link", name="Replay").click()
    ann.page.get_by_role("button", name="Link to this moment").click()
    dialog = ann.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Make a link").click()
    moment = dialog.get_by_label("Link to this moment").input_value()
    whole = dialog.get_by_label("Link to the table").input_value()
    assert "at=" in moment
    assert "watch=" in moment
    assert examine(ann) == []

    stranger.page.goto(moment)
    expect(stranger.page.locator(".player")).to_be_visible()
    expect(stranger.page.locator(".eyes option")).to_have_count(1)
    stranger.page.goto(whole)
    expect(stranger.page.locator(".seats li")).to_have_count(3)
    expect(stranger.page.locator(".offer-button")).to_have_count(0)
    entry = stranger.page.locator(".log-lines a").first.get_attribute("href")
    assert entry is not None
    assert "watch=" in entry

    dialog.get_by_role("button", name="Withdraw the link").click()
    expect(stranger.page.get_by_role("heading", name="There is nothing here")).to_be_visible()
