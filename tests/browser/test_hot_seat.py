"""Two people pass one device around: the screen changes hands, and no card shows to the other."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.tables import BOT, ME, Visitor

pytestmark = pytest.mark.slow

BEN = {"kind": "local", "name": "Ben"}


def card_of(person: Visitor, name: str) -> str:
    """What the page tells about a player's card, as a screen reader finds it."""
    return person.page.locator(".tables-text tr", has=person.page.get_by_role("rowheader", name=name)).locator("td").last.inner_text()


def test_the_device_changes_hands_and_hides_the_other_card(visit: Visit) -> None:
    ann = visit("Ann")
    ann.sit_at([ME, BEN, BOT], max_rounds=2)
    page = ann.page
    chosen: dict[str, str] = {}
    handed = 0
    while not ann.over:
        taken = page.locator(".handover .primary")
        if taken.count():
            expect(page.locator(".oilfield")).to_have_count(0)
            expect(page.get_by_role("log")).to_have_count(0)
            handed += 1
        elif "card" in (page.locator(".decision.mine h2").all_inner_texts() or [""])[0]:
            me = page.locator(".turn-tag").inner_text()
            other = "Ben" if me == "Ann" else "Ann"
            if other in chosen:
                assert card_of(ann, other) == "face down"
                assert page.locator(f'[data-place="seat:{0 if other == "Ann" else 1}"] .oil-card.is-back').count() == 1
                chosen = {}
            else:
                chosen[me] = "national"
            ann.pick("card national")
            continue
        if not ann.step():
            page.wait_for_timeout(30)
    assert handed >= 4
    unrevealed = 0
    for scene in ann.scenes:
        players = (scene["view"] or {"players": []})["players"]
        hidden = any(player["chosen"] and player["card"] is None for player in players)
        for seat, player in enumerate(players):
            if hidden and seat != scene["seat"]:
                unrevealed += 1
                assert player["card"] is None
    assert unrevealed > 0


def test_a_reload_shows_no_card_either(visit: Visit) -> None:
    ann = visit("Ann")
    ann.sit_at([ME, BEN, BOT], max_rounds=1)
    while "card" not in (ann.page.locator(".decision.mine h2").all_inner_texts() or [""])[0]:
        if not ann.step():
            ann.page.wait_for_timeout(30)
    ann.pick("card drill")
    ann.page.reload()
    expect(ann.page.locator(".handover h1")).to_be_visible()
    expect(ann.page.locator(".oilfield")).to_have_count(0)


def test_who_has_handed_over_can_take_back(visit: Visit) -> None:
    ann = visit("Ann")
    ann.sit_at([ME, BEN, BOT], max_rounds=1)
    page = ann.page
    while not page.locator(".handover .quiet").count():
        if not ann.step():
            page.wait_for_timeout(30)
    text = page.locator(".handover .quiet").inner_text()
    page.locator(".handover .quiet").click()
    ann.is_asked("worker|card")
    assert page.locator(".turn-tag").inner_text() in text
    expect(page.get_by_role("log")).to_contain_text("took back the last choice.")
