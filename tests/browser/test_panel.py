"""The decision panel: by keys, with more options than fit, on a page magnified twice, and with a word about each option before the tap."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import SIZES, Visit
from tests.browser.tables import BOT, ME, Visitor

pytestmark = pytest.mark.slow

TABLE = [ME, BOT, BOT, BOT]
GAMES = ["oilfield", "giganten", "mcmulti", "interbellum"]
FOCUSED = "document.activeElement.getAttribute('data-action')"
# Whether a click in the middle of an option would meet it, once the list has scrolled there and drawn its edge anew.
REACHED = """async option => {
    option.scrollIntoView({ block: "nearest" });
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    const { x, y, width, height } = option.getBoundingClientRect();
    return option.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""


def box(of: Locator) -> dict[str, float]:
    found = of.bounding_box()
    assert found is not None
    return {"top": found["y"], "bottom": found["y"] + found["height"], "left": found["x"], "right": found["x"] + found["width"]}


def is_apart(one: dict[str, float], other: dict[str, float]) -> bool:
    beside = one["right"] <= other["left"] or other["right"] <= one["left"]
    return beside or one["bottom"] <= other["top"] or other["bottom"] <= one["top"]


def is_asked(person: Visitor) -> list[str]:
    expect(person.offers.first).to_be_attached()
    return [str(offer["action"]) for offer in person.scenes[-1]["offers"]]


def test_by_keys(visit: Visit) -> None:
    ann = visit("Ann")
    ann.sit_at(TABLE, max_rounds=2)
    ann.is_asked("worker")
    page, keys = ann.page, ann.page.keyboard
    actions = is_asked(ann)
    stops = page.locator(".offer-lists button[tabindex='0'], .offer-lists a:not([tabindex='-1'])")
    expect(stops).to_have_count(1)

    stops.focus()
    for key, place in (("ArrowDown", 1), ("ArrowDown", 2), ("ArrowUp", 1), ("End", -1), ("Home", 0)):
        keys.press(key)
        assert page.evaluate(FOCUSED) == actions[place]
    expect(page.locator("#hint")).to_contain_text("Reserves a concession")
    keys.press("ArrowRight")
    assert page.evaluate("document.activeElement.className") == "chip"
    expect(stops).to_have_count(1)

    seq = ann.seq
    keys.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_contain_text("Choose the option of that number")
    keys.press("1")
    keys.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_label("Search the log").fill("")
    keys.press("1")
    expect(page.get_by_label("Search the log")).to_have_value("1")
    keys.press("Tab")
    keys.press("t")
    expect(page.get_by_role("table", name="Players")).to_be_visible()
    keys.press("t")
    keys.press("l")
    expect(page.get_by_role("log")).to_be_focused()
    assert ann.seq == seq

    keys.press("1")
    ann.goes_on(seq)
    ann.is_asked("card")
    ann.take_back(key="u")
    ann.is_asked("worker")


def test_the_panel_keeps_its_size(visit: Visit) -> None:
    ann = visit("Ann")
    ann.sit_at(TABLE, max_rounds=1)
    ann.is_asked("worker")
    panel, log = ann.page.locator(".decision-area"), ann.page.locator(".log-lines")
    before = box(panel), box(log)
    ann.pick("place lease_8")
    assert (box(panel), box(log)) == before
    ann.is_asked("card")
    ann.pick("card build")
    ann.is_asked("concession")
    assert (box(panel), box(log)) == before


@pytest.mark.parametrize("game", GAMES)
def test_every_option_is_reached_on_a_page_magnified_twice(visit: Visit, game: str) -> None:
    ann = visit("Ann", size="zoomed")
    ann.sit_at(TABLE, game=game)
    is_asked(ann)
    page = ann.page
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth && document.documentElement.scrollHeight <= innerHeight")
    assert all(option.evaluate(REACHED) for option in ann.offers.all())
    assert ann.offers.first.evaluate(REACHED)
    panel = box(page.locator(".choice"))
    seen = [option for option in ann.offers.all() if box(option)["bottom"] <= panel["bottom"] + 1]
    assert len(seen) >= min(3, ann.offers.count())
    more = page.locator(".more")
    if len(seen) == ann.offers.count():
        return
    expect(more).to_contain_text("more")
    ann.offers.first.focus()
    page.keyboard.press("End")
    assert box(ann.offers.last)["bottom"] <= panel["bottom"] + 1
    expect(more.filter(has_text="more")).to_have_count(0)


# The page's own module, out of the bundle that it came with.
NOTICE = """import(JSON.parse(document.getElementById("given").textContent).base + "/app.js")
    .then(({ $m }) => $m["/static/parts/toasts.js"].toast("Somebody has done what everybody should notice."))"""


def test_a_tablet_held_across_shows_the_rails(visit: Visit) -> None:
    ann = visit("Ann", size="tablet")
    ann.sit_at(TABLE, game="giganten")
    is_asked(ann)
    assert box(ann.page.locator(".gig-drawing"))["bottom"] <= SIZES["tablet"][1]
    assert all(option.evaluate(REACHED) for option in ann.offers.all())


def test_a_hint_is_read_before_the_tap_that_plays(visit: Visit) -> None:
    ann = visit("Ann", size="phone", touch=True)
    ann.sit_at(TABLE, max_rounds=1)
    ann.is_asked("worker")
    page, seq = ann.page, ann.seq
    page.get_by_role("button", name="What is it good for: Bid $8 for a lease").tap()
    expect(page.locator(".told")).to_contain_text("Reserves a concession at this price")
    assert ann.seq == seq

    # Who likes is asked before a tap on the board plays, too.
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("button", name="Confirm every choice").tap()
    page.locator('.board-area [data-action="place build_1"]').tap()
    confirm = page.get_by_role("group", name="Confirm")
    expect(confirm).to_contain_text("You may buy one tile")
    assert ann.seq == seq
    confirm.get_by_role("button", name="Yes, do it").tap()
    ann.goes_on(seq)

    # A notice leaves what one presses free, once the next question stands.
    ann.is_asked("card")
    page.evaluate(NOTICE)
    notice = box(page.locator(".toast"))
    assert all(is_apart(notice, box(page.locator(part))) for part in (".table-head", ".board-area nav", ".decision-area", ".side-tabs"))


def test_signs_explain_themselves_to_fingers(visit: Visit) -> None:
    ann = visit("Ann", size="phone", touch=True)
    ann.sit_at(TABLE, game="giganten")
    is_asked(ann)
    page = ann.page
    page.locator(".gig-deck.is-red").tap()
    expect(page.locator(".tip")).to_contain_text("Red cards:")
    page.get_by_role("button", name="What the signs mean").tap()
    expect(page.get_by_role("dialog")).to_contain_text("what you bid with in the auctions")


def test_tools_go_behind_a_button_while_the_seats_need_the_room_and_come_back(visit: Visit) -> None:
    ann = visit("Ann")
    ann.sit_at([ME, BOT, BOT], max_rounds=2)
    ann.is_asked("worker")
    page, tools, menu = ann.page, ann.page.locator(".tools"), ann.page.locator(".menu-button")
    expect(tools).to_be_visible()
    page.evaluate("document.querySelectorAll('.seat').forEach((seat) => (seat.style.minWidth = '220px'))")
    page.keyboard.press("t")  # whatever draws the head anew
    expect(menu).to_be_visible()
    expect(tools).to_have_count(0)
    page.evaluate("document.querySelectorAll('.seat').forEach((seat) => (seat.style.minWidth = ''))")
    page.keyboard.press("t")
    expect(tools).to_be_visible()
