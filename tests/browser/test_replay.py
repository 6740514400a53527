"""Any moment of a game: by the slider, by keys, by a link, from a file."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.tables import BOT, ME, Visitor, play_unseen

pytestmark = pytest.mark.slow


def moment(person: Visitor) -> int:
    text = person.page.locator(".player-slider .label").inner_text()
    found = re.match(r"Moment (\d+) of \d+", text)
    assert found, text
    return int(found[1])


def test_slider_keys_and_deep_link(visit: Visit) -> None:
    ann = visit("Ann")
    table = ann.make_table([ME, BOT, BOT], max_rounds=2)
    play_unseen(table, ann)
    ann.go_to(f"/t/{table}")
    page = ann.page
    page.get_by_role("link", name="Replay").first.click()
    slider = page.get_by_role("slider")
    last = int(slider.get_attribute("max") or 0)
    assert last > 40

    slider.focus()
    page.keyboard.press("End")
    expect(page.locator(".scores")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(page).to_have_url(re.compile(rf"\?at={last - 1}$"))
    slider.fill("50")
    expect(page).to_have_url(re.compile(r"\?at=50$"))
    assert moment(ann) == 50

    # Away from the slider the arrows go from one event to the next.
    page.locator("#main").click(position={"x": 5, "y": 5})
    page.keyboard.press("ArrowRight")
    expect(page).not_to_have_url(re.compile(r"\?at=50$"))
    assert moment(ann) > 50
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    now = moment(ann)
    expect(page).not_to_have_url(re.compile(rf"\?at={now}$"))
    page.get_by_role("button", name="Pause").click()

    stranger_of_the_past = page.context.new_page()
    stranger_of_the_past.goto(f"{ann.url}/t/{table}?at=50&seat=1")
    expect(stranger_of_the_past.locator(".player-slider .label")).to_have_text(f"Moment 50 of {last}")
    expect(stranger_of_the_past.get_by_label("Seen by")).to_have_value("1")
    expect(stranger_of_the_past.locator(".oilfield")).to_be_visible()


def test_a_downloaded_record_opens_from_disk(visit: Visit) -> None:
    ann = visit("Ann")
    table = ann.make_table([ME, BOT, BOT], max_rounds=1)
    play_unseen(table, ann)
    ann.go_to(f"/t/{table}")
    with ann.page.expect_download() as waiting:
        ann.page.get_by_role("link", name="Download record").click()
    file = ann.folder / "game.jsonl"
    waiting.value.save_as(file)
    assert file.read_text().startswith('{"gusher"')

    ben = visit()
    ben.go_to("/replay")
    ben.page.locator("input[type=file]").set_input_files(file)
    expect(ben.page.get_by_role("slider")).to_be_visible()
    expect(ben.page.locator(".oilfield")).to_be_visible()
    ben.page.get_by_role("button", name="To the end").click()
    expect(ben.page.locator(".winner")).to_be_visible()
    ben.page.locator(".entry a").first.click()
    expect(ben.page.locator(".winner")).to_have_count(0)

    file.write_text("this is no record\n")
    ben.go_to("/replay")
    ben.page.locator("input[type=file]").set_input_files(file)
    expect(ben.page.get_by_role("alert")).to_contain_text("cannot be opened")
