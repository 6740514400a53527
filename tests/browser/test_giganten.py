"""Giganten in a real browser: a whole game, driving by one click, and an auction with a private ceiling and a caught bluff."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.tables import BOT, ME, OPEN, Visitor, play_unseen
from tests.server.giganten import choose, meets, worth
from tests.server.serving import Scene

pytestmark = pytest.mark.slow

CASH = re.compile(r"[^0-9]")


def sit(person: Visitor, *others: dict[str, str], **options: object) -> str:
    table = person.sit_at([ME, *others], game="giganten", **options)
    expect(person.page.locator(".board-area .giganten")).to_be_visible()
    return table


def view(person: Visitor) -> dict[str, Any]:
    seen: dict[str, Any] = person.scenes[-1]["view"]
    return seen


def meet(ann: Visitor, ben: Visitor, until: Callable[[Scene], bool], how: Callable[[Scene], str]) -> None:
    """Both sit down at a table for two, and look at it when somebody is asked what fits."""
    table = ann.make_table([ME, OPEN], game="giganten")
    invite = ann.tab.request.get(f"{ann.url}/api/tables/{table}").json()["invite"]
    ben.post(f"/api/tables/{table}/join", {"invite": invite})
    play_unseen(table, ann, ben, until=until, how=how)
    for person in (ann, ben):
        person.go_to(f"/t/{table}")
        expect(person.page.locator(".board-area .giganten")).to_be_visible()


def could_bluff(scene: Scene) -> bool:
    """In an auction in which both are."""
    if scene["view"]["rule"] != "Bid":
        return False
    return bool(meets(scene) and worth(scene) + 2 < scene["view"]["players"][scene["seat"]]["cap"])


def pass_or_choose(scene: Scene) -> str:
    return "pass" if scene["view"]["rule"] == "Bid" else choose(scene)


def somebody_has_moved(scene: Scene) -> bool:
    return any(player["truck"] for player in scene["view"]["players"]) and scene["view"]["rule"] != "Move"


def test_one_click_drives_the_whole_way_and_one_takes_it_back(visit: Visit) -> None:
    ann = visit("Ann")
    sit(ann, BOT, peek_mode="manual")
    ann.page.locator(".gig-slot.is-offer").first.click()
    ann.is_asked("place")
    ann.page.locator('.gig-cell[data-action="place 6"]').click()
    ann.is_asked("Where to")
    points = view(ann)["moving"]["points"]
    far = ann.page.locator('.gig-cell[data-cell="6,3"]')
    expect(far.locator(".gig-cost")).to_have_text("2")
    far.hover()
    expect(ann.page.locator(".gig-aim .gig-way")).to_be_attached()
    expect(ann.page.locator(".gig-goal-text")).to_contain_text(f"{points - 2} left")
    far.click()
    expect(ann.page.locator(".gig-vehicle.is-moving")).to_have_attribute("aria-label", re.compile(r"\(6,3\)"))
    ann.is_asked(f"{points - 2} point")
    # The rest of the points may go to the locomotive: two spaces by one click.
    if points >= 4:
        ann.page.locator('.gig-space[data-space="2"]').click()
        expect(ann.page.locator('.gig-engine[aria-label*="Ann"]')).to_have_attribute("aria-label", re.compile("column 3"))
        ann.take_back()
        ann.is_asked(f"{points - 2} point")
        assert view(ann)["players"][0]["loco"] == 0
    assert view(ann)["players"][0]["truck"] == {"row": 6, "column": 3}


def test_the_keyboard_drives_too(visit: Visit) -> None:
    ann = visit("Ann")
    sit(ann, BOT)
    ann.page.locator(".gig-slot.is-offer").first.focus()
    ann.page.keyboard.press("Enter")
    ann.is_asked("place")
    ann.page.locator('.gig-cell[data-action="place 6"]').focus()
    ann.page.keyboard.press("Enter")
    ann.is_asked("Where to")
    ann.page.locator('.gig-cell[data-action="truck 6,2"]').focus()
    ann.page.keyboard.press("ArrowUp")
    expect(ann.page.locator('.gig-cell[data-cell="5,2"]')).to_be_focused()
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator(".gig-vehicle").first).to_have_attribute("aria-label", re.compile(r"\(5,2\)"))


def test_what_i_have_looked_at_is_marked_on_my_map_alone(visit: Visit) -> None:
    ann, ben = visit("Ann"), visit("Ben")
    meet(ann, ben, somebody_has_moved, choose)
    first, other = (ann, ben) if view(ann)["players"][0]["truck"] else (ben, ann)
    expect(first.page.locator(".gig-tile.is-known")).to_have_count(1)
    expect(other.page.locator(".gig-tile.is-known")).to_have_count(0)
    expect(other.page.locator(".gig-seen .gig-flag")).to_have_count(1)


def test_an_auction_with_a_private_ceiling_and_a_caught_bluff(visit: Visit) -> None:
    ann, ben = visit("Ann"), visit("Ben")
    meet(ann, ben, could_bluff, pass_or_choose)
    first, second = (ann, ben) if ann.scenes[-1]["offers"] else (ben, ann)
    expect(first.offers.first).to_be_attached()
    auction = first.page.locator(".gig-auction")
    expect(auction.locator(".gig-bidders li")).to_have_count(2)
    expect(auction.locator(".gig-high")).to_contain_text("no bid yet")
    value = worth(first.scenes[-1])
    cap = view(first)["players"][view(first)["seat"]]["cap"]
    expect(auction.locator(".gig-can")).to_have_text(f"You can pay up to {value}. You may bid up to {cap}.")

    # The other one lets the server bid for him while he waits. That the last choice could be taken back is told a moment after it.
    first.page.wait_for_timeout(1000)
    heard = len(first.scenes)
    second.page.get_by_label("Bid for me up to").fill("3")
    second.page.get_by_role("button", name="Let it", exact=False).click()
    expect(second.page.locator(".gig-ceiling.is-set")).to_contain_text("up to 3")
    first.page.wait_for_timeout(300)
    assert len(first.scenes) == heard
    auction.locator('[data-action="bid 1"]').click()
    expect(auction.locator(".gig-high strong")).to_have_text("2")
    expect(auction.locator(".gig-bidders li.is-leads")).to_have_count(1)
    assert all(scene["standing"] is None for scene in first.scenes)

    # A bluff, typed; the ceiling passes, and the bluff is caught.
    auction.get_by_label("Your bid").fill(str(cap))
    auction.get_by_role("button", name="Bluff").click()
    for person in (first, second):
        expect(person.page.locator(".toast", has_text=f"had bluffed with {cap}")).to_be_visible()
        expect(person.page.get_by_role("log")).to_contain_text(f"had bluffed with {cap}")
    assert view(second)["auction"]["bid"] == 0 or view(second)["rule"] != "Bid"
    expect(second.page.locator(".gig-ceiling.is-set")).to_have_count(0)
    assert all(scene["standing"] is None for scene in first.scenes)


@pytest.mark.parametrize("size", ["wide", "tablet", "phone"])
def test_nothing_is_wider_than_the_screen(visit: Visit, size: str) -> None:
    ann = visit("Ann", size=size, touch=size == "phone")
    sit(ann, BOT, BOT, BOT)
    ann.is_asked("card")
    fits = "document.documentElement.scrollWidth <= innerWidth && document.querySelector('.board-area').scrollWidth <= innerWidth"
    assert ann.page.evaluate(fits)
    if size == "wide":
        assert ann.page.evaluate("(area => area.scrollHeight <= area.clientHeight + 1)(document.querySelector('.board-area'))")
