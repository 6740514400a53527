"""Interbellum in a real browser: a whole game, a secret vote between two people, laying a line, and a map that is moved and magnified."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.tables import BOT, ME, OPEN, PATIENCE, Visitor, play_unseen
from tests.server.interbellum import choose, mingle

pytestmark = pytest.mark.slow

# A segment whose price nothing covers on the screen, and where it is.
FREE_CHIP = """(() => {
    for (const leg of document.querySelectorAll(".ib-leg.is-offer")) {
        const box = leg.querySelector(".ib-chip").getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        if (document.elementFromPoint(x, y)?.closest(".ib-leg") === leg) return [leg.dataset.action, x, y];
    }
})()"""


def sit(person: Visitor, *others: dict[str, str], **options: object) -> str:
    table = person.sit_at([ME, *others], game="interbellum", **options)
    expect(person.page.locator(".board-area .interbellum")).to_be_visible()
    return table


def meet(ann: Visitor, ben: Visitor, rule: str, how: Callable[[dict[str, Any]], str]) -> None:
    """Both sit down at a table for two, and look at it when that is asked."""
    table = ann.make_table([ME, OPEN], game="interbellum")
    invite = ann.tab.request.get(f"{ann.url}/api/tables/{table}").json()["invite"]
    ben.post(f"/api/tables/{table}/join", {"invite": invite})
    play_unseen(table, ann, ben, until=partial(asks, rule), how=how)
    for person in (ann, ben):
        person.go_to(f"/t/{table}")


def asks(rule: str, scene: dict[str, Any]) -> bool:
    return bool(scene["view"]["rule"] == rule)


def view(person: Visitor) -> dict[str, Any]:
    seen: dict[str, Any] = person.scenes[-1]["view"]
    return seen


def sit_when(person: Visitor, rule: str) -> None:
    """Sit down with a bot, and look at the table when that is asked."""
    table = person.make_table([ME, BOT], game="interbellum")
    play_unseen(table, person, until=partial(asks, rule), how=choose)
    person.go_to(f"/t/{table}")
    expect(person.offers.first).to_be_attached()
    assert asks(rule, person.scenes[-1])


def box(element: Locator) -> tuple[float, float, float]:
    """Where something is on the screen: its middle, and how wide it is."""
    found = element.bounding_box()
    assert found is not None
    return found["x"] + found["width"] / 2, found["y"] + found["height"] / 2, found["width"]


def test_a_secret_vote_between_two_browsers(visit: Visit) -> None:
    """Neither sees the other's choice, on the screen or on the wire, before both have chosen."""
    ann, ben = visit("Ann"), visit("Ben")
    meet(ann, ben, "Vote", mingle)
    for person in (ann, ben):
        person.is_asked("secret vote")
        expect(person.page.locator(".ib-ballot li")).to_have_count(2)
    power = view(ann)["asking"]["power"]
    targets = [offer["action"] for offer in ann.scenes[-1]["offers"]]
    expect(ann.page.locator(".ib-area.is-offer")).to_have_count(len(targets))

    # Ann chooses on the map.
    heard = len(ben.scenes)
    ann.page.locator(f'.ib-area[data-action="{targets[0]}"]').dispatch_event("click")
    expect(ann.page.locator(".ib-ballot li.is-me em")).not_to_have_text(re.compile("is choosing"))
    expect(ben.page.locator(".ib-ballot li:not(.is-me) em")).to_have_text("has voted")
    expect(ben.page.locator(".ib-area .ib-badge")).to_have_count(0)
    expect(ann.page.locator(".ib-area .ib-badge")).to_have_count(1)
    assert ben.scenes[heard:]
    for scene in ben.scenes[heard:]:
        players = scene["view"]["players"]
        assert players[0]["voted"]
        assert players[0]["vote"] is None
        assert targets[0].split()[1] not in str(scene["events"])
    assert view(ann)["players"][0]["vote"] == targets[0].split()[1]

    # Ben chooses the same: now both learn how all have voted, and the army moves.
    ben.page.locator(f'.ib-area[data-action="{targets[0]}"]').dispatch_event("click")
    for person in (ann, ben):
        log = person.page.get_by_role("log")
        expect(log).to_contain_text(re.compile(r"Ann: \d for "), timeout=PATIENCE)
        expect(log).to_contain_text(re.compile(r"Ben: \d for "))
    if targets[0].startswith("to "):
        expect(ann.page.locator(f'.ib-area.is-{power}[data-place="area:{targets[0].split()[1]}"]')).to_be_attached()


def test_a_piece_shows_what_it_costs_and_what_its_line_would_score(visit: Visit) -> None:
    ann = visit("Ann")
    sit_when(ann, "LaySegment")
    prospects = view(ann)["prospects"]
    segment, found = next((segment, found) for segment, found in prospects.items() if found["line"] and len(found["line"]["lacking"]) > 1)
    leg = ann.page.locator(f'.ib-leg[data-action="segment {segment}"]')
    leg.focus()
    desk = ann.page.locator(".ib-laying")
    price = next(each["price"] for each in view(ann)["segments"] if each["id"] == segment)
    expect(desk.locator("header strong")).to_have_text(f"${price}")
    expect(desk).to_contain_text(f"+{found['line']['points']} points")
    expect(ann.page.locator(".ib-outlook .is-lacking")).to_have_count(len(found["line"]["lacking"]))
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator(f'.ib-pipe[data-place="piece:{segment}:0"]')).to_be_attached()


def test_the_map_is_magnified_and_moved(visit: Visit) -> None:
    ann = visit("Ann")
    sit_when(ann, "PlaceWorker")
    page = ann.page
    frame = page.locator(".ib-frame")
    port = page.locator('.ib-area[data-place="area:BAG"]')
    x, y, wide = box(port)
    page.get_by_role("button", name="Magnify").click()
    assert box(port)[2] > wide * 1.3
    middle_x, middle_y, _ = box(frame)
    before = box(port)
    page.mouse.move(middle_x, middle_y)
    page.mouse.down()
    page.mouse.move(middle_x - 80, middle_y - 40, steps=6)
    page.mouse.up()
    after = box(port)
    assert after[0] - before[0] == pytest.approx(-80, abs=12)
    assert after[1] - before[1] == pytest.approx(-40, abs=12)
    page.mouse.wheel(0, 4000)
    assert box(port) == pytest.approx((x, y, wide), abs=2)
    frame.focus()
    page.keyboard.press("+")
    assert box(port)[2] > wide * 1.3
    before = box(port)
    page.keyboard.press("ArrowRight")
    assert box(port)[0] < before[0] - 20
    page.keyboard.press("0")
    assert box(port) == pytest.approx((x, y, wide), abs=2)


def test_two_fingers_and_two_taps_on_a_phone(visit: Visit) -> None:
    """Two fingers magnify; the first tap on a segment shows what it is good for, the second lays it."""
    ann = visit("Ann", size="phone", touch=True)
    sit_when(ann, "LaySegment")
    page = ann.page
    area = page.locator('.ib-area[data-place="area:BAG"]')
    wide = box(area)[2]
    x, y, _ = box(page.locator(".ib-frame"))
    wire = page.context.new_cdp_session(page)
    for kind, apart in (("touchStart", 40), ("touchMove", 60), ("touchMove", 90), ("touchEnd", 0)):
        points = [{"x": x - apart, "y": y, "id": 1}, {"x": x + apart, "y": y, "id": 2}] if apart else []
        wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    assert box(area)[2] > wide * 1.5
    page.get_by_role("button", name="Show the whole map").tap()

    seq = ann.seq
    segment, x, y = page.evaluate(FREE_CHIP)
    page.touchscreen.tap(x, y)
    expect(page.locator(".ib-laying header strong")).to_be_visible()
    assert ann.seq == seq
    page.locator(f'.ib-laying [data-action="{segment}"]').tap()
    ann.goes_on(seq)
    assert 0 in view(ann)["segments"][int(segment[-2:]) - 1]["pieces"]


@pytest.mark.parametrize("size", ["wide", "tablet", "phone"])
def test_nothing_is_wider_than_the_screen(visit: Visit, size: str) -> None:
    ann = visit("Ann", size=size, touch=size == "phone")
    sit(ann, BOT, BOT, BOT)
    ann.is_asked("well")
    fits = "document.documentElement.scrollWidth <= innerWidth && document.querySelector('.board-area').scrollWidth <= innerWidth"
    assert ann.page.evaluate(fits)
    if size == "wide":
        assert ann.page.evaluate("(area => area.scrollHeight <= area.clientHeight + 1)(document.querySelector('.board-area'))")


def test_a_well_is_taken_by_its_name(visit: Visit) -> None:
    ann = visit("Ann")
    sit(ann, BOT)
    ann.is_asked("well")
    name = ann.page.locator(".ib-well.is-offer .ib-label").first
    taken = name.text_content()
    seq = ann.seq
    name.click()
    ann.goes_on(seq)
    expect(ann.page.locator(".ib-well.is-mine .ib-label")).to_have_text(str(taken))


def test_german(visit: Visit) -> None:
    ann = visit("Ann", locale="de-DE")
    sit(ann, BOT)
    ann.is_asked("Bohrloch")
    expect(ann.page.locator(".ib-sea-name").first).to_have_text("Schwarzes Meer")
    expect(ann.page.get_by_role("img", name="Hafen Dschidda")).to_be_attached()
    expect(ann.page.locator(".ib-junction", has_text="Mossul")).to_be_attached()
    ann.page.get_by_role("button", name="Als Text").click()
    expect(ann.page.get_by_role("table", name="Mächte")).to_contain_text("Großbritannien")
