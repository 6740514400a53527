"""Three people: a host, somebody invited to a seat, and a spectator, whose talk the players read at the end."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.axe import examine
from tests.browser.conftest import Visit
from tests.browser.room import cut
from tests.browser.tables import ME, OPEN, Visitor

UNHEARD = "Ann should <i>drill</i>"


def link_for_seat(host: Visitor, number: int) -> str:
    """As the host copies it, by keyboard."""
    host.page.get_by_role("button", name=f"Link for seat {number}").focus()
    host.page.keyboard.press("Enter")
    field = host.page.get_by_role("dialog").get_by_label(f"Link for seat {number}")
    expect(field).to_be_visible()
    link = field.input_value()
    assert examine(host) == []
    host.page.keyboard.press("Escape")
    return link


def test_a_link_for_one_seat_a_waiting_room_and_a_spectator(visit: Visit) -> None:
    ann, ben, carl = visit("Ann"), visit(size="phone", touch=True), visit()
    seats = [ME, OPEN, OPEN, OPEN]
    made = ann.post("/api/tables", {"game": "oilfield", "seats": seats, "options": {"max_rounds": 2}, "coach": True})
    ann.go_to(f"/t/{made['id']}")
    first = ann.page.locator(".terms .chosen-options").first
    expect(first).to_contain_text("The last round at the latest2")
    expect(first).to_contain_text("allowed for all")
    expect(first.locator("div")).to_have_count(2)  # the others are as usual
    ann.page.locator(".terms summary").click()
    assert ann.page.locator(".terms details .chosen-options > div").count() > 10
    link = link_for_seat(ann, 3)

    # Somebody else came with the same link before.
    carl.page.goto(link)
    expect(carl.page.get_by_role("button", name="Take seat 3")).to_be_visible()
    ben.page.goto(link)
    expect(ben.page.get_by_text("Seat 3 is kept for you.")).to_be_visible()
    assert examine(ben) == []
    ann.page.get_by_label("Say something").fill("Eight o'clock?")
    ann.page.keyboard.press("Enter")
    expect(ben.page.locator(".chat-text")).to_have_text(["Eight o'clock?"])
    expect(ben.page.get_by_text("Only those who sit at the table can talk.")).to_be_visible()
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Take seat 3").click()
    expect(ann.page.locator(".seat-list b")).to_have_text(["Ann", "free", "Ben", "free"])
    expect(carl.page.get_by_text("This link was for seat 3 and has been used.")).to_be_visible()
    ben.page.get_by_label("Say something").fill("Yes")
    ben.page.get_by_role("button", name="Send").click()
    expect(ann.page.locator(".chat-text")).to_have_text(["Eight o'clock?", "Yes"])
    for person in (ann, ben):
        assert examine(person) == []
        assert cut(person) == {}

    # The table link invites to any seat, or to look on.
    carl.page.goto(f"{ann.url}/t/{made['id']}?invite={made['invite']}")
    expect(carl.page.get_by_role("button", name="Take a seat")).to_be_visible()
    expect(ann.page.get_by_text("Watching: one guest")).to_be_visible()
    ann.page.get_by_role("button", name="Start now").click()
    expect(ann.page.get_by_role("button", name="Watching: one guest")).to_be_visible()

    carl.page.get_by_role("button", name="Chat").click()
    expect(carl.page.locator(".chat-text")).to_have_text(["Eight o'clock?", "Yes"])
    carl.page.get_by_label("Your name, to join in").fill("Carl")
    carl.page.get_by_role("button", name="Join in").click()
    expect(ann.page.get_by_role("button", name="Watching: Carl")).to_be_visible()
    carl.page.get_by_label("Say something to the spectators").fill(UNHEARD)
    carl.page.keyboard.press("Enter")
    expect(carl.page.locator(".chat-line.beside .chat-text")).to_have_text([UNHEARD])
    assert examine(carl) == []
    assert cut(carl) == {}
    ann.page.get_by_role("button", name="Watching: Carl").click()
    expect(ann.page.get_by_role("dialog").locator("li")).to_have_text(["Carl"])
    assert examine(ann) == []
    ann.page.keyboard.press("Escape")
    ann.page.get_by_role("button", name="Chat").click()
    expect(ann.page.locator(".chat-text")).to_have_text(["Eight o'clock?", "Yes"])
    for person in (ann, ben):
        assert UNHEARD not in str(person.scenes)

    # When the game is over, all read all of it.
    ann.post(f"/api/tables/{made['id']}/commands", {"do": "end", "id": "end", "seat": 0})
    ben.page.get_by_role("button", name="Agree").click()
    expect(ann.page.locator(".chat-line.beside")).to_contain_text("spectator")
    expect(ann.page.locator(".chat-text")).to_have_text(["Eight o'clock?", "Yes", UNHEARD])
    assert examine(ann) == []
