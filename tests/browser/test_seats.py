"""Coming, going and staying away, in two browsers: a countdown and a stand-in, look-alike names, removing, leaving, ending."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.tables import BOT, ME, OPEN, Visitor
from tests.server.serving import Server

pytestmark = pytest.mark.slow

GRACE = 4


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One with a short grace time."""
    with Server(tmp_path_factory.mktemp("browser") / "gusher.db", "--grace", str(GRACE)) as running:
        yield running


def sit_down(ann: Visitor, *others: Visitor, game: str = "oilfield", bots: int = 0) -> str:
    """A table that all of them look at."""
    made = ann.post("/api/tables", {"game": game, "seats": [ME, *[OPEN] * len(others), *[BOT] * bots]})
    for other in others:
        other.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
    for person in (ann, *others):
        person.go_to(f"/t/{made['id']}")
        expect(person.page.locator(".seat")).to_have_count(1 + len(others) + bots)
    return str(made["id"])


def play_until_asked(seat: int, people: list[Visitor]) -> None:
    """Play on until that seat is asked, and nobody else; `people` are in the order of their seats."""
    for _ in range(600):
        newest = max((person.scenes[-1] for person in people), key=lambda scene: int(scene["seq"]))
        if newest["view"]["awaiting"] == [seat] and all(person.seq == newest["seq"] for person in people):
            return
        mover = people[newest["view"]["awaiting"][0]]
        if mover.seq < newest["seq"] or newest["view"]["awaiting"] == [seat] or not mover.step():
            people[0].page.wait_for_timeout(30)
    raise AssertionError("that seat is never asked")


def test_a_bot_may_take_over_when_the_countdown_has_run_out(visit: Visit) -> None:
    ann, ben, cleo = visit("Ann"), visit("Ben"), visit("Cleo", size="phone", locale="de-DE")
    table = sit_down(ann, ben, cleo)
    play_until_asked(1, [ann, ben, cleo])
    ben.page.goto("about:blank")
    waiting = ann.page.locator(".absent")
    expect(waiting).to_have_text(re.compile(r"Ben lost the connection at \d\d:\d\d( [AP]M)?. A bot may take over in 0:0\d\."))
    lost = cleo.page.locator(".absent")
    expect(lost).to_have_text(re.compile(r"Ben hat um \d\d:\d\d die Verbindung verloren. In 0:0\d kann ein Bot einspringen\."))
    expect(ann.question).to_have_text("Ben is not here")
    expect(ann.page.locator(".turn")).to_have_text("Ben is not here")
    expect(ann.page.locator(".seat").nth(1).locator(".seat-alert")).to_have_text(re.compile(r"0:0\d"))
    assert waiting.get_by_role("button").count() == 0
    gone = re.compile(r"away since \d\d:\d\d( [AP]M)?. A bot can play until Ben is back")
    expect(waiting).to_contain_text(gone, timeout=(GRACE + 15) * 1000)
    waiting.get_by_role("button", name="Let a bot play (easy)").click()
    expect(ann.page.locator(".vote")).to_contain_text("The others are asked whether a bot (easy) may play for Ben.")
    expect(cleo.page.locator(".vote")).to_contain_text("Ann möchte einen Bot (leicht) für Ben spielen lassen")
    expect(cleo.page.get_by_role("button", name="Einverstanden")).to_be_in_viewport()
    cleo.page.get_by_role("button", name="Einverstanden").click()
    expect(ann.page.locator(".seat").nth(1)).to_contain_text("a bot stands in")
    ben.go_to(f"/t/{table}")
    ben.page.get_by_role("button", name="I am back").click()
    expect(ben.page.get_by_text("A bot plays for Ben.")).to_have_count(0)
    expect(ann.page.locator(".seat").nth(1)).not_to_contain_text("a bot stands in")


def test_whose_name_looks_like_anothers_chooses_another_and_goes_on(visit: Visit) -> None:
    ann, other = visit("Ann"), visit("Аnn")
    made = ann.post("/api/tables", {"game": "oilfield", "seats": [ME, OPEN, OPEN]})
    other.go_to(f"/t/{made['id']}?invite={made['invite']}")
    other.page.get_by_role("button", name="Take a seat").click()
    expect(other.page.get_by_role("alert")).to_contain_text('Your name looks like "Ann", which is taken at this table.')
    other.page.get_by_label("Your name").fill("Anton")
    other.page.get_by_role("button", name="Take a seat").click()
    expect(other.page.get_by_text("One seat is still free.")).to_be_visible()
    expect(other.page.locator(".seat-list b")).to_have_text(["Ann", "Anton", "free"])


def test_the_host_removes_somebody_and_hands_out_a_seat(visit: Visit) -> None:
    ann, ben, eve = visit("Ann", size="phone"), visit("Ben"), visit("Eve")
    made = ann.post("/api/tables", {"game": "oilfield", "seats": [ME, OPEN, OPEN, OPEN]})
    link = f"/t/{made['id']}?invite={made['invite']}"
    for person in (eve, ben):
        person.go_to(link)
        person.page.get_by_role("button", name="Take a seat").click()
        expect(person.page.get_by_text("The game begins when all seats are taken")).to_be_visible()
    ann.go_to(f"/t/{made['id']}")
    ann.page.get_by_role("button", name="Remove Eve").click()
    ann.page.get_by_role("dialog").get_by_role("button", name="Remove", exact=True).click()
    expect(eve.page.get_by_text("The host has removed you from this table.")).to_be_visible()
    expect(eve.page.get_by_role("heading", name="Welcome back, Eve.")).to_be_visible()
    expect(ann.page.locator(".seat-list b")).to_have_text(["Ann", "free", "Ben", "free"])
    ann.page.get_by_label("Give seat 2 to somebody at the table").select_option("Ben")
    expect(ben.page.locator(".seat-list b")).to_have_text(["Ann", "Ben (2)", "Ben", "free"])
    ben.page.get_by_role("button", name="Leave the table").click()
    ben.page.get_by_role("dialog").get_by_role("button", name="Leave the table").click()
    expect(ben.page.get_by_role("heading", name="Welcome back, Ben.")).to_be_visible()
    expect(ann.page.locator(".seat-list b")).to_have_text(["Ann", "free", "free", "free"])
    ann.page.get_by_role("button", name="Close the table").click()
    ann.page.get_by_role("dialog").get_by_role("button", name="Close the table").click()
    expect(ann.page.get_by_role("heading", name="Welcome back, Ann.")).to_be_visible()
    expect(ann.page.get_by_role("heading", name="My tables")).to_have_count(0)
    ben.go_to(link)
    expect(ben.page.get_by_role("alert")).to_have_text("This table has been closed.")


def test_the_game_is_ended_by_agreement(visit: Visit) -> None:
    ann, ben = visit("Ann"), visit("Ben", size="phone")
    sit_down(ann, ben, bots=1)
    ben.page.get_by_role("button", name="Menu").click()
    ben.page.get_by_role("button", name="Leave or end").click()
    ben.page.get_by_role("button", name="End the game for all").click()
    expect(ann.page.locator(".vote")).to_contain_text("Ben would like to end the game now.")
    ann.page.get_by_role("button", name="Agree").click()
    for person in (ann, ben):
        expect(person.page.get_by_role("heading", name="The game was ended.")).to_be_visible()
        expect(person.page.locator(".winner")).to_contain_text("led")
        expect(person.page.locator(".scores tfoot td")).to_have_count(3)
        expect(person.offers).to_have_count(0)
        expect(person.page.locator(".seat.awaited")).to_have_count(0)
    ann.page.get_by_role("link", name="Replay").last.click()
    expect(ann.page.get_by_role("slider")).to_be_visible()
    expect(ann.page.get_by_label("Seen by").locator("option")).to_have_count(4)


def test_who_leaves_a_running_game_is_still_named(visit: Visit) -> None:
    ann, ben = visit("Ann"), visit("Ben")
    sit_down(ann, ben)
    ben.page.get_by_role("button", name="Leave or end").click()
    ben.page.get_by_role("button", name="Leave the table").click()
    ben.page.get_by_role("dialog").get_by_role("button", name="Leave for good").click()
    expect(ben.page.get_by_role("heading", name="Welcome back, Ben.")).to_be_visible()
    expect(ben.page.locator(".table-card")).to_have_count(0)
    expect(ann.page.get_by_text("Ben has left the table. A bot plays on.")).to_be_visible()
    expect(ann.page.locator(".seat").nth(1)).to_contain_text("Ben, has left; a bot plays on (easy)")
    # Now Ann is alone, and ends it alone.
    ann.page.get_by_role("button", name="Leave or end").click()
    ann.page.get_by_role("button", name="End the game").click()
    ann.page.get_by_role("dialog").get_by_role("button", name="End the game").click()
    expect(ann.page.get_by_role("heading", name="The game was ended.")).to_be_visible()
    ann.go_to("/")
    expect(ann.page.locator(".past-result")).to_have_text("Ended")
    ann.page.get_by_role("button", name="Remove from my list: Oilfield").click()
    ann.page.get_by_role("dialog").get_by_role("button", name="Remove from my list").click()
    expect(ann.page.locator(".past-item")).to_have_count(0)


def test_bots_leave_their_names_to_people(visit: Visit) -> None:
    hank = visit("Hank")
    hank.sit_at([BOT, BOT, ME])
    expect(hank.page.locator(".seat-name")).to_have_text(["Ruth", "Opal", "Hank"])


def test_no_seat_is_cut_off_by_the_tools_of_the_table(visit: Visit) -> None:
    ann = visit("Katharina Wolkenstein", locale="de-DE")
    ann.sit_at([ME, BOT, BOT, BOT, BOT])
    expect(ann.page.locator(".seat")).to_have_count(5)
    expect(ann.page.locator(".seat").last).to_be_in_viewport(ratio=1)
    ann.page.get_by_role("button", name="Menü").click()
    expect(ann.page.get_by_role("button", name="Aufhören")).to_be_visible()


def test_somebody_with_too_many_tables_is_shown_which_to_end(visit: Visit) -> None:
    ann = visit("Ann")
    for _ in range(60):
        ann.make_table([ME, OPEN])
    ann.page.reload()
    ann.page.get_by_role("button", name="Play now").click()
    crowded = ann.page.get_by_role("region", name="Too many unfinished tables")
    expect(crowded.locator(".table-card")).to_have_count(3)
    crowded.get_by_role("button", name="Close the table: Oilfield").first.click()
    ann.page.get_by_role("dialog").get_by_role("button", name="Close the table").click()
    expect(crowded.locator(".table-card")).to_have_count(2)
    ann.page.get_by_role("button", name="Play now").click()
    expect(ann.question).to_be_visible()
