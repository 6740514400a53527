"""What does nothing says so in the list, and the coach answers by key: with marks on list and board, and in words."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.tables import BOT, ME, OPEN


def test_the_coach_marks_and_gives_reasons(visit: Visit) -> None:
    anna = visit("Anna")
    anna.sit_at([ME, BOT, BOT, BOT])
    page = anna.page
    expect(page.locator(".offer-button").first).to_be_visible()

    # Nobody has a tower in the first round, and the option says so without being asked.
    drill = page.locator('.offer-button[data-action^="place drill"]').first
    expect(drill.locator(".offer-idle")).to_have_text("does nothing: no tower")
    on_board = page.locator(f'.board-area [data-action="{drill.get_attribute("data-action")}"]')
    expect(on_board).to_have_attribute("title", "does nothing: no tower")

    page.keyboard.press("h")
    says = page.get_by_role("region", name="The coach")
    expect(says.locator("li").first).to_contain_text(re.compile(r"wins \d+\s?% \(± [\d.]+\)"), timeout=30_000)
    assert 2 <= says.locator("li").count() <= 3
    expect(page.locator('.offer-button[data-advice="1"]')).to_have_count(1)
    expect(page.locator('.board-area [data-advice="1"]')).to_have_count(1)
    expect(says).to_have_attribute("aria-busy", "false", timeout=60_000)
    expect(says.locator(".coach-tries")).to_contain_text(re.compile(r"\d+ tries each\."))
    expect(page.get_by_text("Anna asked the coach.").first).to_be_visible()

    page.keyboard.press("h")
    expect(says).to_have_count(0)
    expect(page.locator("[data-advice]")).to_have_count(0)


def test_with_other_people_the_coach_is_there_only_if_it_was_allowed(visit: Visit) -> None:
    anna = visit("Anna")
    anna.page.get_by_role("button", name="New table").first.click()
    dialog = anna.page.get_by_role("dialog")
    allow = dialog.get_by_label("Allow the coach for all.")
    expect(allow).not_to_be_checked()
    dialog.locator(".presets button").first.click()  # against bots: there is nobody else whom it could concern
    expect(allow).to_have_count(0)

    table = anna.make_table([ME, OPEN, BOT])
    assert not anna.page.request.get(f"{anna.url}/api/tables/{table}/scene").json()["coach"]
