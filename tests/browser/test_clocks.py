"""A table with a clock, from the dialog to the end of somebody's time, in two browsers at a server whose time is turned on."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date, timedelta
from time import time_ns

import pytest
from playwright.sync_api import expect

from tests.browser.axe import examine
from tests.browser.conftest import Visit
from tests.browser.room import cut
from tests.browser.tables import ME, OPEN, Visitor
from tests.server.clocks.test_sockets import Hours
from tests.server.serving import Server

pytestmark = [pytest.mark.slow, pytest.mark.one_build]


@pytest.fixture(scope="module")
def time(tmp_path_factory: pytest.TempPathFactory) -> Hours:
    return Hours(tmp_path_factory.mktemp("time") / "ahead")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, time: Hours) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("browser") / "gusher.db", ahead=time.file) as running:
        yield running


def say_something(person: Visitor) -> None:
    table = re.search(r"/t/([^?]+)", person.page.url)
    assert table is not None
    person.post(f"/api/tables/{table[1]}/commands", {"do": "say", "id": f"say-{time_ns()}", "text": "hm"})


def test_a_clock_runs_warns_and_lets_a_bot_play_until_the_person_is_back(visit: Visit, time: Hours) -> None:
    ann, ben = visit("Ann"), visit("Ben", size="phone")
    ann.go_to("/")
    ann.page.get_by_role("button", name="New table").click()
    dialog = ann.page.get_by_role("dialog")
    dialog.get_by_role("radio", name="2", exact=True).check()
    clock = dialog.locator(".clock-choice")
    expect(clock).to_contain_text("Everybody may take as long as they like.")
    clock.get_by_role("radio", name="Over days").check()
    expect(clock.get_by_label("Hours for each decision")).to_have_value("24")
    clock.get_by_role("radio", name="Live").check()
    clock.get_by_role("button", name="10 min + 15 s").click()
    expect(clock.get_by_label("Minutes for the game")).to_have_value("10")
    clock.scroll_into_view_if_needed()
    assert examine(ann) == []
    found = cut(ann)
    assert not any(found.values()), found
    dialog.get_by_role("button", name="Make the table").click()
    line = "10 minutes for the game, and 15 seconds more with each decision. When time is up, a bot plays until the person is back."
    expect(ann.page.get_by_text(line).first).to_be_visible()
    link = ann.page.get_by_label("Invite link").input_value()
    ben.page.goto(link)
    expect(ben.page.get_by_text(line).first).to_be_visible()
    ben.page.get_by_role("button", name="Take a seat").click()
    expect(ann.page.locator(".seat-time")).to_have_count(2)
    people = [ann, ben]
    seat = ann.scenes[-1]["view"]["awaiting"][0]
    slow, other = people[seat], people[1 - seat]

    expect(slow.page.locator(".own-time")).to_have_text(re.compile(r"Your clock: 10:(1[0-5]|0\d)"))
    first = slow.page.locator(".own-time b").inner_text()
    expect(slow.page.locator(".own-time b")).not_to_have_text(first)
    expect(other.page.locator(".own-time")).to_have_count(0)
    expect(other.page.locator(".seat-time.runs")).to_have_count(1)
    expect(other.page.locator(".seat-time").nth(1 - seat)).to_have_text("10:00")
    found = cut(slow)
    assert not any(found.values()), found

    time.turn_on(570.0)
    for _ in range(100):  # whatever is said brings a new scene, and with it the time, once the server has it
        if slow.page.locator(".own-time.low").count():
            break
        say_something(other)
        slow.page.wait_for_timeout(100)
    expect(slow.page.locator(".own-time.low")).to_contain_text("Little time left")
    expect(slow.page.locator(".own-time [role=status]")).to_have_text(re.compile(r"Little time left: \d\d seconds\."))
    expect(other.page.locator(".seat-time.low")).to_contain_text("!")
    assert examine(slow) == []
    found = cut(slow)
    assert not any(found.values()), found

    time.turn_on(60.0)
    expect(other.page.locator(".seat").nth(seat)).to_contain_text("time up")
    expect(other.page.locator(".seat").nth(seat)).to_contain_text("a bot stands in")
    slow.page.get_by_role("button", name="I am back").click()
    expect(other.page.locator(".seat").nth(seat)).not_to_contain_text("a bot stands in")


def test_somebody_says_that_he_will_be_away(visit: Visit) -> None:
    ann, ben = visit("Ann", size="phone"), visit("Ben")
    wanted = {"game": "oilfield", "seats": [ME, OPEN], "clock": {"kind": "days", "hours": 24, "reserve": 48}}
    made = ann.post("/api/tables", wanted)
    ben.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
    ann.go_to("/")
    ben.go_to("/")
    asked = ann if ann.page.locator(".table-card.due").count() else ben
    expect(asked.page.locator(".time-left")).to_have_text(re.compile("2 d 23 h left|3 d left"))
    asked.page.get_by_role("button", name="Away from … to …").click()
    dialog = asked.page.get_by_role("dialog")
    expect(dialog).to_contain_text("30 days left this year.")
    tomorrow = date.today() + timedelta(days=1)  # the server may be ahead, and its day over
    dialog.get_by_label("Up to and including").fill(tomorrow.isoformat())
    dialog.get_by_role("button", name="Note it").click()
    expect(dialog.get_by_role("button", name="I am back")).to_be_visible()
    assert examine(asked) == []
    found = cut(asked)
    assert not any(found.values()), found
    dialog.get_by_role("button", name="Close").last.click()
    asked.go_to(f"/t/{made['id']}")
    expect(asked.page.locator(".own-time")).to_contain_text("The clock stands: away.")
