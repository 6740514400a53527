"""Somebody who owns the game enters what is in the box, is told of a mistake, saves it, and plays with it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.axe import examine
from tests.browser.conftest import Visit
from tests.browser.tables import Visitor
from tests.length import SLOW

MONEY = '[data-path="per_player.money"] input'


def open_part(person: Visitor, name: str) -> None:
    person.page.locator("summary", has_text=name).first.click()


@pytest.mark.parametrize("size", ["wide", "phone"] if SLOW else ["phone"])
def test_a_box_is_entered_corrected_saved_and_played_with(visit: Visit, tmp_path: Path, size: str) -> None:
    ann = visit("Ann", size=size, dark=size == "phone")
    page = ann.tab
    page.goto(f"{ann.url}/box/oilfield")
    state = page.locator(".box-state")
    expect(state).to_have_text("This is the packaged box.")
    open_part(ann, "Per player")
    page.locator(MONEY).fill("many")
    expect(state).to_contain_text("Per player › money: must be a whole number from 0 to 9999, not 'many'")
    expect(page.get_by_role("button", name="Save")).to_be_disabled()
    assert examine(ann) == []
    page.locator(MONEY).fill("33")
    expect(state).to_have_text("This can be played. One value differs from the packaged box.")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.reload()
    expect(state).to_have_text("This can be played. One value differs from the packaged box.")
    page.get_by_label("Name of the box").fill("Attic")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("link", name="Attic")).to_be_visible()

    with page.expect_download() as saved:
        page.get_by_role("button", name="Download").click()
    saved.value.save_as(tmp_path / "box.json")
    data = json.loads((tmp_path / "box.json").read_text())
    assert data["per_player"]["money"] == 33
    link = page.get_by_label("Link to this box").input_value()

    page.goto(ann.url)
    page.get_by_role("button", name="New table").click()
    page.locator(".box-choice select").select_option(label="Attic")
    page.get_by_role("button", name="Me against bots").click()
    page.get_by_role("button", name="Make the table").click()
    page.get_by_role("button", name="Another box").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator("dt")).to_have_text("Per player › money")
    expect(dialog.locator("dd")).to_have_text("20 33")
    page.keyboard.press("Escape")
    expect(page.locator(".oilfield")).to_be_visible()

    ben = visit("Ben")
    ben.page.goto(link)
    expect(ben.page.locator(".box-state")).to_contain_text("One value differs")
    (tmp_path / "bad.json").write_text("{")
    ben.page.locator("input[type=file]").set_input_files(tmp_path / "bad.json")
    expect(ben.page.get_by_role("alert")).to_have_text("bad.json is not a data file in JSON.")
    ben.page.get_by_role("button", name="Keep as my box").click()
    expect(ben.page.get_by_role("link", name="My box")).to_be_visible()


def test_what_is_wrong_deep_inside_is_shown_in_every_language(visit: Visit) -> None:
    ann = visit("Ann", locale="de-DE")
    page = ann.tab
    page.goto(f"{ann.url}/box/oilfield")
    open_part(ann, "Tiles")
    open_part(ann, "Storage extension")
    price = page.locator('[data-path="tiles.storage_extension.price"] input')
    price.fill("100")
    expect(page.locator(".box-state")).to_contain_text("Tiles › storage extension › price: muss eine ganze Zahl von")
    open_part(ann, "Tiles")
    expect(price).to_have_count(0)
    page.get_by_role("button", name="Zeigen").click()
    expect(price).to_be_focused()
    expect(price).to_be_in_viewport()
