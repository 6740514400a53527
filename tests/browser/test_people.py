"""People at one table: a vote on taking back, a guest who moves to another device, a spectator."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import TimeoutError, WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.tables import BOT, ME, OPEN, PATIENCE, Visitor

pytestmark = pytest.mark.slow


def asks_to_take_back(person: Visitor) -> bool:
    """Take back, if there is something; whether the others are asked. What has shown nothing is taken back at once, when that is known."""
    asking, seq = person.page.get_by_text("The others are asked"), person.seq
    button = person.page.locator(".take-back.quiet")
    if not button.count():
        return False
    try:
        button.click(timeout=1_000)
    except TimeoutError:
        return False
    for _ in range(PATIENCE // 20):
        if asking.count() or person.seq > seq:
            return bool(asking.count())
        person.page.wait_for_timeout(20)
    raise AssertionError("nothing comes of taking back")


def test_a_vote_and_a_spectator(visit: Visit) -> None:
    ann, ben = visit("Ann"), visit("Ben")
    made = ann.post("/api/tables", {"game": "oilfield", "seats": [ME, OPEN, BOT], "options": {"max_rounds": 3}, "listed": True})
    ann.go_to(f"/t/{made['id']}")
    expect(ann.page.get_by_text("2 seats").or_(ann.page.get_by_text("One seat is still free."))).to_be_visible()
    ben.page.reload()
    ben.page.locator(".table-card").first.click()
    ben.page.get_by_role("button", name="Take a seat").click()
    expect(ann.page.locator(".oilfield")).to_be_visible()
    while not (ben.offers.count() and asks_to_take_back(ann)):
        if not ann.step() and not ben.step():
            ann.page.wait_for_timeout(30)

    taken = [person.page.get_by_role("log").get_by_text("Ann took back the last choice.") for person in (ann, ben)]
    before = taken[0].count()
    ben.page.get_by_role("button", name="Agree").click()
    for told in taken:
        expect(told).to_have_count(before + 1)

    stranger = visit()
    stranger.go_to(f"/t/{made['id']}")
    expect(stranger.page.get_by_text("You are watching.")).to_be_visible()
    expect(stranger.offers).to_have_count(0)
    stranger.page.get_by_role("button", name="Chat").click()
    expect(stranger.page.get_by_text("The players cannot read what spectators say until the game is over.")).to_be_visible()


def test_a_guest_moves_to_another_device_once(visit: Visit) -> None:
    ann = visit("Ann")
    ann.page.get_by_role("button", name="Move to another device").click()
    link = ann.page.get_by_label("Link for the other device").input_value()
    other, late = visit(), visit()
    other.page.goto(link)
    other.page.get_by_role("button", name="Continue on this device").click()
    expect(other.page.get_by_role("heading", name="Welcome back, Ann.")).to_be_visible()
    late.page.goto(link)
    late.page.get_by_role("button", name="Continue on this device").click()
    expect(late.page.get_by_role("alert")).to_have_text("This link has been used already, or is too old.")


def test_a_slip_that_hurts_is_confirmed_first(visit: Visit) -> None:
    ann = visit("Ann")
    table = ann.make_table([ME, BOT, BOT], max_rounds=1)

    def hurting(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def change(message: str | bytes) -> None:
            messages = json.loads(message)
            for offer in messages[-1].get("offers", []):
                offer["confirm"] = True
            socket.send(json.dumps(messages))

        server.on_message(change)

    ann.tab.route_web_socket("**/stream*", hurting)
    ann.go_to(f"/t/{table}")
    ann.is_asked("worker")
    ann.page.locator('.board-area [data-action="place drill_1"]').click()
    expect(ann.page.locator(".confirm")).to_contain_text("Drill, space 1: really?Yes, do itNo, back")
    ann.page.get_by_role("button", name="No, back").click()
    ann.page.locator('.offer-button[data-action="place drill_1"]').click()
    ann.page.get_by_role("button", name="Yes, do it").click()
    ann.is_asked("card")
