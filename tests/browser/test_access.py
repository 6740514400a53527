"""axe finds nothing serious on any page, by day and by night."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.axe import every_look, examine
from tests.browser.conftest import Visit
from tests.browser.tables import BOT, ME, OPEN, Visitor
from tests.browser.test_guides import learn, read_on
from tests.server import giganten, interbellum

pytestmark = pytest.mark.slow


def examine_new(person: Visitor, seen: set[str]) -> None:
    """At every kind of question, when it is asked for the first time."""
    scene = person.scenes[-1]
    if scene["offers"] and scene["view"]["rule"] not in seen and person.offers.count():
        seen.add(scene["view"]["rule"])
        assert examine(person) == [], scene["view"]["rule"]


@every_look
def test_a_lesson(visit: Visit, size: str, dark: bool) -> None:
    ann = visit("Ann", size=size, dark=dark)
    learn(ann, "oilfield")
    expect(ann.page.locator(".guide")).to_be_visible()
    assert examine(ann) == []
    assert read_on(ann) is not None
    assert examine(ann) == []


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_lobby_and_waiting_room(visit: Visit, dark: bool) -> None:
    ann = visit(dark=dark)
    expect(ann.page.get_by_role("button", name="Play now")).to_be_visible()
    assert examine(ann) == []
    ann.is_called("Ann")
    ann.make_table([ME, BOT, BOT])
    ann.page.reload()
    expect(ann.page.locator(".table-card")).to_be_visible()
    ann.page.get_by_role("button", name="New table").click()
    ann.page.get_by_text("All options").click()
    assert examine(ann) == []
    ann.sit_at([ME, OPEN, BOT])
    expect(ann.page.get_by_label("Invite link")).to_be_visible()
    assert examine(ann) == []


@every_look
def test_table_and_replay(visit: Visit, size: str, dark: bool) -> None:
    ann = visit("Ann", dark=dark, size=size)
    table = ann.sit_at([ME, BOT, BOT, BOT], max_rounds=1)
    ann.is_asked("worker")
    assert examine(ann) == []
    ann.pick("place lease_8")
    ann.is_asked("card")
    assert examine(ann) == []
    ann.pick("card build")
    ann.is_asked("concession")
    assert examine(ann) == []
    ann.play_to_the_end()
    assert examine(ann) == []
    ann.page.goto(f"{ann.url}/t/{table}?at=60")
    expect(ann.page.get_by_role("slider")).to_be_visible()
    assert examine(ann) == []


def test_giganten_on_a_phone_by_night(visit: Visit) -> None:
    """Two rounds; the whole game that is played on a wide page is looked at there."""
    ann = visit("Ann", dark=True, size="phone")
    ann.sit_at([ME, BOT, BOT, BOT], game="giganten")
    seen: set[str] = set()
    ann.is_asked("card")
    while ann.scenes[-1]["view"]["round"] < 3 and not {"Bid", "Build"} <= seen:
        scene = ann.scenes[-1]
        if not scene["offers"] or not ann.offers.count():
            ann.page.wait_for_timeout(20)
            continue
        examine_new(ann, seen)
        ann.pick("bid 1" if scene["view"]["rule"] == "Bid" and "bid 1" in str(scene["offers"]) else giganten.choose(scene))
    assert {"TakeCard", "PlaceTruck", "Move"} <= seen


def test_interbellum_on_a_phone_by_night(visit: Visit) -> None:
    """A round and a half; the whole game that is played on a wide page is looked at there."""
    ann = visit("Ann", dark=True, size="phone")
    ann.sit_at([ME, BOT, BOT], game="interbellum")
    seen: set[str] = set()
    ann.is_asked("well")
    while ann.scenes[-1]["view"]["round"] < 2 or not {"PlaceWorker", "LaySegment"} <= seen:
        scene = ann.scenes[-1]
        if not scene["offers"] or not ann.offers.count():
            ann.page.wait_for_timeout(20)
            continue
        examine_new(ann, seen)
        unfold = ann.page.locator('.fold[aria-expanded="false"]')
        if unfold.count():
            unfold.click()
        ann.pick(interbellum.choose(scene))
    assert "DraftWell" in seen


def test_text_view(visit: Visit) -> None:
    ann = visit("Ann")
    ann.sit_at([ME, BOT, BOT], max_rounds=1)
    ann.is_asked("worker")
    ann.use("Text view")
    expect(ann.page.get_by_role("table", name="Players")).to_be_visible()
    expect(ann.page.get_by_role("table", name="Fields")).to_contain_text("Dallas")
    assert examine(ann) == []
    ann.page.keyboard.press("?")
    expect(ann.page.get_by_role("dialog", name="Keys")).to_be_visible()
    assert examine(ann) == []
