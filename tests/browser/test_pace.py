"""What the others do is told at the reader's speed, can be skipped and is summed up; and everybody sees the same table."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import examine
from tests.browser.conftest import Visit
from tests.browser.tables import BOT, ME, Visitor, play_unseen
from tests.length import SLOW
from tests.server.serving import Server

pytestmark = pytest.mark.slow

PLAN = """async (speed) => {
    const { step } = await import("/static/pace.js");
    const longest = [];
    for (const moments of [1, 2, 5, 12, 60, 400]) {
        let [waiting, spent, steps] = [moments, 0, 0];
        while (waiting > 0) {
            const { take, shown } = step(speed, waiting, 3, spent);
            if (take < 1 || take > waiting || shown < 0) throw new Error(`${take} of ${waiting} for ${shown}`);
            waiting -= take;
            spent += shown;
            steps += 1;
        }
        longest.push([moments, steps, spent]);
    }
    return longest;
}"""
# The pieces of Oilfield whose order could differ: what lies there, in its order; not how it came to look so.
PIECES = """[...document.querySelectorAll(".oil-tiles, .oil-slots, .oil-rows")].map((part) => [...part.querySelectorAll("*")]
    .map((each) => `${each.getAttribute("class") ?? ""} ${each.childElementCount ? "" : each.textContent}`.trim()).join("\\n"))"""
# The clock by which a story is told; where it stands still the story waits for whoever skips it, on the slowest machine.
STAND_STILL = "() => { const at = performance.now(); performance.now = () => at; }"


def at_speed(visitor: Visitor, speed: str) -> None:
    visitor.page.evaluate(f"localStorage.setItem('gusher-pace', {json.dumps(speed)})")


def plays_until_a_story_is_told(visitor: Visitor) -> None:
    """Choose until the others do something that is told."""
    telling = visitor.page.locator(".decision.telling")
    ready = visitor.page.locator(".decision.telling, .offer-button:not([aria-disabled])")
    for _ in range(30):
        expect(ready.first).to_be_visible()
        if telling.count():
            return
        visitor.step()
    raise AssertionError("nothing is told")


def test_the_story_can_be_followed_or_skipped_and_is_summed_up(visit: Visit) -> None:
    ann = visit("Ann")
    at_speed(ann, "slow")
    ann.sit_at([ME, BOT, BOT, BOT], max_rounds=3)
    page = ann.page
    ann.is_asked("worker")
    page.evaluate(STAND_STILL)
    ann.pick("place drill_1")
    plays_until_a_story_is_told(ann)
    expect(page.locator(".decision.telling h2")).to_have_text(re.compile("plays$"))
    assert ann.offers.count() == 0
    assert examine(ann) == []
    page.get_by_role("button", name="Skip").first.click()
    expect(ann.offers.first).to_be_visible()
    expect(page.locator(".telling")).to_have_count(0)

    # What the bots did is summed up, with its places.
    recap = page.get_by_role("button", name="Since your last decision")
    expect(recap).to_be_visible()
    expect(page.locator("[data-news]").first).to_be_attached()
    recap.click()
    told = page.locator(".recap-all")
    expect(told.locator("li").first).to_be_visible()
    assert examine(ann) == []
    sentences = told.locator("li > p:not(.recap-who)").all_inner_texts()
    log = page.get_by_role("log").inner_text()
    assert sentences
    assert all(part in log for sentence in sentences for part in re.split(r"(?<=\.) ", sentence))
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)

    # By a key; and from now on at once.
    plays_until_a_story_is_told(ann)
    page.locator("body").press("Escape")
    expect(ann.offers.first).to_be_visible()
    page.get_by_label("Speed of the story").select_option("at-once")
    for _ in range(4):
        expect(ann.offers.first).to_be_visible()
        assert page.locator(".telling").count() == 0
        ann.step()
    page.reload()
    expect(page.get_by_label("Speed of the story")).to_have_value("at-once")


@pytest.mark.parametrize("game", ["giganten", "interbellum", "mcmulti", "oilfield"] if SLOW else ["giganten", "oilfield"])
def test_the_own_decision_and_what_led_to_it_are_there_after_an_opening(visit: Visit, game: str) -> None:
    ann = visit("Ann")
    at_speed(ann, "normal")
    ann.sit_at([ME, BOT, BOT, BOT], game=game)
    for _ in range(40):
        expect(ann.page.locator(".decision.telling, .offer-button:not([aria-disabled])").first).to_be_visible()
        if ann.page.locator(".recap-line .recap-part .seat-mark").count():
            break
        ann.page.keyboard.press("Escape")
        ann.step()
    expect(ann.page.locator(".recap-line .recap-part .seat-mark").first).to_be_visible()
    expect(ann.offers.first).to_be_visible()


@pytest.mark.parametrize(("speed", "most"), [("slow", 20_000), ("normal", 5_000), ("fast", 2_000), ("at-once", 0)])
def test_no_story_is_longer_than_its_speed_allows(visit: Visit, speed: str, most: int) -> None:
    told = visit().page.evaluate(PLAN, speed)
    assert all(spent <= most for _, _, spent in told)
    if most:
        # A short one is told step by step, a long one in more steps than a moment or two.
        assert [steps for moments, steps, _ in told if moments <= 2] == [1, 2]
        assert all(steps >= 4 for moments, steps, _ in told if moments >= 12)


def test_a_bot_that_thinks_long_shows_it(visit: Visit, tmp_path: Path) -> None:
    with Server(tmp_path / "gusher.db", bot_delay=300.0) as server:
        ann = visit("Ann", url=server.url)
        ann.sit_at([ME, BOT, BOT], max_rounds=1)
        strip = ann.page.locator(".story-strip .thinking")
        for _ in range(4):
            expect(ann.page.locator(".thinking, .offer-button:not([aria-disabled])").first).to_be_visible()
            ann.step()
        expect(strip).to_contain_text(re.compile(r"(is|are) thinking"))


def test_without_a_network_the_page_says_so_and_what_will_be_sent(visit: Visit) -> None:
    ann = visit("Ann")
    ann.sit_at([ME, BOT, BOT], max_rounds=1)
    ann.is_asked("worker")
    strip = ann.page.locator(".story-strip")
    ann.page.context.set_offline(True)
    expect(strip).to_contain_text("No connection.")
    ann.page.locator('.offer-button[data-action="place drill_1"]').click()
    expect(strip).to_contain_text("Your choice “Drill, space 1” is kept and will be sent as soon as it is back.")
    assert examine(ann) == []
    ann.page.context.set_offline(False)
    ann.is_asked("card")
    expect(strip).not_to_contain_text("No connection.")
    expect(ann.page.get_by_role("log").get_by_text("Ann placed on Drill 1.")).to_have_count(1)


def test_a_page_that_was_open_all_the_time_shows_the_same_order_as_a_new_one(visit: Visit) -> None:
    ann = visit("Ann")
    table = ann.sit_at([ME, BOT, BOT, BOT], max_rounds=3)
    expect(ann.page.locator(".board-area .oilfield")).to_be_visible()
    play_unseen(table, ann)
    expect(ann.page.locator(".final")).to_be_visible()
    late: Page = ann.page.context.new_page()
    late.goto(f"{ann.url}/t/{table}")
    expect(late.locator(".final")).to_be_visible()
    pieces = ann.page.evaluate(PIECES)
    assert len(pieces) > 3
    assert late.evaluate(PIECES) == pieces
