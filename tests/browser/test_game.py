"""A whole game: a table from the dialog, an invitation, two browsers, two bots, the final score, a rematch."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.tables import BOT, ME, Visitor, play_to_the_end, play_unseen
from tests.length import SLOW

pytestmark = pytest.mark.slow


def open_table(host: Visitor, rounds: int) -> str:
    """By the dialog: me, a friend and two bots. Gives the invite link."""
    page = host.page
    page.get_by_role("button", name="New table").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Your name").fill("Ann")
    dialog.get_by_role("combobox", name="Seat 3", exact=True).select_option("bot")
    dialog.get_by_role("combobox", name="Seat 4", exact=True).select_option("bot")
    dialog.get_by_text("All options").click()
    dialog.get_by_label("The last round at the latest").fill(str(rounds))
    dialog.get_by_role("button", name="Make the table").click()
    expect(page.get_by_role("heading", name="Oilfield", exact=True)).to_be_visible()
    return page.get_by_label("Invite link").input_value()


def test_two_browsers_and_two_bots_play_to_the_final_score(visit: Visit) -> None:
    ann = visit()
    invitation = open_table(ann, rounds=2 if SLOW else 1)
    assert "?invite=" in invitation

    ben = visit()
    ben.page.goto(invitation)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Take a seat").click()

    for person in (ann, ben):
        expect(person.page.locator(".seat")).to_have_count(4)
        expect(person.page.locator(".board-area .oilfield")).to_be_visible()

    # Plain text, whatever it looks like.
    ann.page.get_by_role("button", name="Chat").click()
    ann.page.get_by_label("Say something").fill("<b>Good luck</b>")
    ann.page.get_by_role("button", name="Send").click()
    ben.page.get_by_role("button", name=re.compile("Chat")).click()
    expect(ben.page.locator(".chat-text")).to_have_text("<b>Good luck</b>")

    # Lines come one by one; the page keeps them, through moves and after it was loaded again.
    ben.page.get_by_label("Say something").fill("You too")
    ben.page.get_by_role("button", name="Send").click()
    expect(ann.page.locator(".chat-text")).to_have_text(["<b>Good luck</b>", "You too"])

    play_to_the_end(ann, ben)
    for person in (ann, ben):
        expect(person.page.locator(".chat-text")).to_have_text(["<b>Good luck</b>", "You too"])
    ben.page.reload()
    ben.page.get_by_role("button", name=re.compile("Chat")).click()
    expect(ben.page.locator(".chat-text")).to_have_text(["<b>Good luck</b>", "You too"])
    for person in (ann, ben):
        expect(person.page.get_by_role("heading", name="The game is over.")).to_be_visible()
        expect(person.page.locator(".scores tbody tr")).to_have_count(6)
        expect(person.page).to_have_title("Finished · Oilfield")
    assert ann.page.locator(".scores").inner_text() == ben.page.locator(".scores").inner_text()
    totals = [int(cell) for cell in ann.page.locator(".scores tfoot td").all_inner_texts()]
    assert totals == sorted(totals, reverse=True)
    assert sum(totals) == sum(int(cell) for cell in ann.page.locator(".scores tbody tr:not(.places) td").all_inner_texts())

    ann.page.get_by_role("button", name="Play again").click()
    expect(ann.page.locator(".when")).to_have_text(re.compile(r"^round 1\b"))
    ben.page.get_by_role("link", name="To the next game").click()
    expect(ben.page.locator(".when")).to_have_text(re.compile(r"^round 1\b"))
    assert ann.page.url == ben.page.url


def test_a_newcomer_plays_with_one_click_after_a_name(visit: Visit) -> None:
    ann = visit()
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.get_by_role("button", name="Play now").click()
    ann.is_asked("Where does your worker go")
    expect(ann.page).to_have_title(re.compile("^● Your turn"))
    assert str(ann.page.locator("#favicon").get_attribute("href")).endswith("/static/favicon-turn.svg")
    assert ann.page.evaluate("document.documentElement.scrollHeight <= innerHeight && document.documentElement.scrollWidth <= innerWidth")


def test_options_are_offered_on_the_board_with_effect_rule_and_reason(visit: Visit) -> None:
    ann = visit("Ann")
    ann.sit_at([ME, BOT, BOT], max_rounds=3)
    ann.is_asked("worker")
    ann.page.locator('.board-area [data-action="place lease_7"]').hover()
    expect(ann.page.locator("#hint")).to_contain_text("Bid $7 for a lease")
    expect(ann.page.locator("#hint")).to_contain_text("§6")
    if ann.page.locator(".why-not").count() == 0:
        ann.pick("place lease_7")
        ann.take_back()
        ann.is_asked("worker")
        expect(ann.page.get_by_role("log")).to_contain_text("Ann took back the last choice.")
    ann.page.locator('.board-area [data-action="place lease_7"]').click()
    ann.is_asked("card")
    expect(ann.page.locator(".chosen .owes")).to_have_count(1)
    ann.pick("card national")
    ann.is_asked("concession")
    expect(ann.page.locator(".offer-button .effect").first).to_have_text("−$7")
    ann.page.locator(".offer .chip").first.click()
    expect(ann.page.get_by_role("dialog")).to_contain_text("take one card of the chosen field")


def sells_oil(person: Visitor) -> int:
    """At the local market with two oil or more; how many."""
    for _ in range(30):
        person.sit_at([ME, BOT])
        person.is_asked("worker")
        oil = int(person.scenes[-1]["view"]["players"][0]["oil"])
        if oil < 2 or not person.page.locator('.offer-button[data-action="place local_1"]').count():
            continue
        person.pick("place local_1")
        person.is_asked("card")
        person.pick("card drill")
        person.is_asked("local market")
        return oil
    raise AssertionError("nobody begins with two oil")


@pytest.mark.parametrize("size", ["wide", "phone"] if SLOW else ["phone"])
def test_several_barrels_are_sold_by_one_click_and_taken_back_by_one(visit: Visit, size: str) -> None:
    ann = visit("Ann", size=size)
    page = ann.tab
    oil = sells_oil(ann)
    money = ann.scenes[-1]["view"]["players"][0]["money"]
    for place in (".offer .times-button", ".oil-several .times-button"):
        several = page.locator(f'{place}[data-times="{oil} oil for money"]')
        expect(several).to_have_accessible_name(f"Sell 1 oil, {oil} times")
        seq = ann.seq
        several.click()
        ann.goes_on(seq)
        sold = next(scene for scene in ann.scenes if scene["seq"] >= seq + oil)
        assert sold["view"]["players"][0]["money"] >= money + 2 * oil
        ann.take_back()
        ann.is_asked("local market")
        assert ann.scenes[-1]["view"]["players"][0]["oil"] == oil


def test_the_log_is_filtered_and_leads_to_its_moments(visit: Visit) -> None:
    ann = visit("Ann")
    table = ann.make_table([ME, BOT, BOT], max_rounds=1)
    play_unseen(table, ann)
    ann.go_to(f"/t/{table}")
    expect(ann.page.locator(".final")).to_be_visible()
    log = ann.page.get_by_role("log")
    expect(log).to_contain_text("played")
    everything = log.locator("li").count()
    ann.page.get_by_label("Whose entries").select_option("me")
    assert 0 < log.locator("li").count() < everything
    ann.page.get_by_label("Whose entries").select_option("all")
    ann.page.get_by_label("Search the log").fill("played")
    expect(log.locator("li")).to_have_count(3)
    moment = log.locator("li a").first.get_attribute("href") or ""
    assert re.search(r"\?at=\d+$", moment)
    log.locator("li a").first.click()
    expect(ann.page).to_have_url(ann.url + moment)
    expect(ann.page.locator(".entry.marked a")).to_have_attribute("href", moment)
