"""McMulti in the browser: a whole game, orders with their running price and the way back, the tape, a phone, the keyboard, axe."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from gusher.conformance.cases import step
from gusher.core.record import Record
from gusher.core.rng import Rng
from gusher.registry import game
from tests.browser.axe import by_night, examine
from tests.browser.conftest import SIZES, Visit
from tests.browser.room import DRAWN
from tests.browser.tables import BOT, ME, PATIENCE, Visitor, play_unseen
from tests.length import SLOW
from tests.proof.parts import LANGUAGES

pytestmark = pytest.mark.slow

GAME = "mcmulti"
RIG, STATION, REFINERY = range(3)


def sit_down(person: Visitor, bots: int = 3, **options: object) -> str:
    return person.sit_at([ME, *[BOT] * bots], game=GAME, start_player=0, **options)


def me(person: Visitor) -> dict[str, Any]:
    player: dict[str, Any] = person.scenes[-1]["view"]["players"][0]
    return player


def cell(person: Visitor, number: int) -> Locator:
    return person.page.locator(f'.is-mine [data-cell="{number}"]')


def write(person: Visitor, tool: int, *cells: int) -> None:
    """On the order: plants of one kind."""
    person.page.locator(".mc-tool").nth(tool).click()
    for number in cells:
        cell(person, number).click()


def send(person: Visitor) -> None:
    """Send the order, and wait until all of it is done."""
    person.page.locator(".mc-send").click()
    expect(person.page.locator(".mc-ticket")).to_have_count(0)
    expect(person.page.locator(".board-area")).to_have_attribute("aria-busy", "false", timeout=PATIENCE)
    expect(person.page.locator(".decision.mine")).to_be_visible()


def ladder(person: Visitor, market: int, product: int) -> Locator:
    return person.page.locator(".mc-market").nth(market).locator(".mc-ladder").nth(product)


def test_a_whole_game_to_the_final_score(visit: Visit) -> None:
    ann = visit("Ann")
    ann.useful = ("stations", "refine", "pump", "strike", "pay", "done", "none")
    table = sit_down(ann, round_limit=2)
    ann.is_asked("before the first round")
    write(ann, STATION, 0, 7)
    write(ann, REFINERY, 14)
    write(ann, RIG, 21, 28, 35)
    send(ann)
    assert me(ann)["cash"] == 200 - 2 * 48 - 64 - 3 * 5
    play_unseen(table, ann)
    expect(ann.page.get_by_role("heading", name="The game is over.")).to_be_visible()
    expect(ann.page.locator(".scores tbody tr")).to_have_count(6)
    expect(ann.page.locator(".mc-turn")).to_contain_text("the game is over")
    expect(ann.page).to_have_title("Finished · McMulti")


def test_a_game_that_is_declared(visit: Visit) -> None:
    ann = visit("Ann")
    table = sit_down(ann, bots=1, target_cash=350, start_cash=340, round_limit=3, news_enabled=False)  # no luck takes it away again
    ann.is_asked("before the first round")
    ann.pick("done")
    ann.is_asked("market")
    ladder(ann, 0, 1).get_by_role("button", name=re.compile("One fewer")).click()
    expect(ann.page.locator(".mc-total")).to_contain_text("+$14")
    send(ann)
    assert me(ann)["cash"] == 340 + 14
    seq = ann.seq
    ann.page.locator(".mc-answer", has_text="roll the dice").click()
    ann.goes_on(seq)
    while "declare yes" not in (actions := [offer["action"] for offer in ann.scenes[-1]["offers"]]):
        if "done" in actions:
            ann.pick("done")
        elif actions:
            ann.pick(actions[0])
        else:
            ann.page.wait_for_timeout(30)
    ann.is_asked("declare")
    seq = ann.seq
    ann.page.locator(".mc-answer", has_text="Declare victory").click()
    ann.goes_on(seq)
    ann.useful = ("done", "none")
    play_unseen(table, ann)
    expect(ann.page.get_by_role("log")).to_contain_text("Ann declared victory")


def test_an_order_shows_its_price_before_it_is_paid_and_can_be_taken_back(visit: Visit) -> None:
    ann = visit("Ann")
    page = ann.tab
    sit_down(ann)
    ann.is_asked("before the first round")
    total = page.locator(".mc-total")
    write(ann, RIG, 0, 1, 2)
    expect(total).to_contain_text("−$15")
    expect(total).to_contain_text("$185 left")
    cell(ann, 1).click()  # not that one after all
    expect(total).to_contain_text("−$10")
    write(ann, REFINERY, 6, 7, 8)
    expect(total).to_contain_text("$2 short")
    expect(page.locator(".mc-send")).to_be_disabled()
    page.get_by_role("button", name="Tear up").click()
    expect(total).to_have_count(0)
    assert me(ann)["cash"] == 200

    write(ann, STATION, 3, 4)
    send(ann)
    assert me(ann)["cash"] == 104
    for _ in range(3):  # a station goes back by its column, its row, its kind
        seq = ann.seq
        page.locator(".take-back").click()
        ann.goes_on(seq)
    assert me(ann)["assets"]["station"] == 1
    page.get_by_role("button", name="Take the order back").click()  # whatever is left of it
    expect(cell(ann, 3)).to_have_class(re.compile("is-free"))
    ann.is_asked("before the first round")
    assert me(ann)["cash"] == 200
    expect(page.get_by_role("button", name="Take the order back")).to_have_count(0)


def test_barrels_are_bought_up_to_a_price_on_the_ladder(visit: Visit) -> None:
    ann = visit("Ann")
    page = ann.tab
    sit_down(ann)
    ann.is_asked("before the first round")
    ann.pick("done")
    ann.is_asked("market")
    crude, gasoline = ladder(ann, 1, 0), ladder(ann, 1, 1)
    ladder_before = ann.scenes[-1]["view"]["markets"][1]
    crude.locator(".mc-rung.is-full").nth(-4).click()  # the fourth barrel from below
    expect(crude.locator("output")).to_have_text("+4")
    gasoline.get_by_role("button", name=re.compile("One fewer")).click()
    first = ladder_before["crude"]["buy"]
    cost = 4 * first + 6 - ladder_before["gasoline"]["sell"]
    expect(page.locator(".mc-total")).to_contain_text(f"−${cost}")
    # Only one market can be used: another one begins a new order.
    ladder(ann, 0, 0).get_by_role("button", name=re.compile("One more")).click()
    expect(crude.locator("output")).to_have_text("0")
    page.get_by_role("button", name="Tear up").click()
    crude.locator(".mc-rung.is-full").nth(-4).click()
    gasoline.get_by_role("button", name=re.compile("One fewer")).click()
    send(ann)
    assert (me(ann)["cash"], me(ann)["crude"], me(ann)["gasoline"]) == (200 - cost, 6, 1)
    seq = ann.seq
    page.locator(".take-back").click()
    ann.goes_on(seq)
    assert me(ann)["crude"] == 5
    page.locator(".mc-answer", has_text="roll the dice").click()
    expect(page.locator(".mc-tape")).to_contain_text("Ann rolled row")


def test_by_keyboard_alone(visit: Visit) -> None:
    ann = visit("Ann")
    sit_down(ann)
    ann.is_asked("before the first round")
    keyboard = ann.page.keyboard
    cell(ann, 0).focus()
    keyboard.press("ArrowRight")
    keyboard.press("ArrowDown")
    keyboard.press("Enter")
    expect(cell(ann, 7)).to_have_class(re.compile("is-planned"))
    expect(cell(ann, 7)).to_be_focused()
    ann.page.locator(".mc-send").focus()
    keyboard.press("Enter")
    expect(cell(ann, 7)).to_have_class(re.compile("has-rig"))


def test_by_touch_on_a_phone(visit: Visit) -> None:
    ann = visit("Ann", size="phone", touch=True)
    page = ann.tab
    sit_down(ann)
    ann.is_asked("before the first round")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    cell(ann, 0).tap()
    cell(ann, 1).tap()
    button = page.locator(".mc-send")
    expect(button).to_have_text("Buy: pay $10")
    box = button.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    button.tap()
    expect(cell(ann, 1)).to_have_class(re.compile("has-rig"))
    ann.pick("done")
    ann.is_asked("market")
    step = ladder(ann, 0, 0).get_by_role("button", name=re.compile("One more"))
    step.tap()
    step.tap()
    send(ann)
    assert me(ann)["crude"] == 4
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_it_moves_in_order_for_who_likes_movement(visit: Visit) -> None:
    ann = visit("Ann")
    page = ann.tab
    page.emulate_media(reduced_motion="no-preference")
    sit_down(ann, start_cash=60)
    ann.is_asked("before the first round")
    ann.pick("done")
    ann.is_asked("market")
    expect(page.locator(".mc-tape .is-now")).to_have_count(0, timeout=PATIENCE)
    ann.pick("none")
    expect(page.locator(".mc-die.is-rolling")).to_have_count(2)
    expect(page.locator(".mc-beam-row")).to_have_count(0)
    expect(page.locator(".mc-beam-row")).to_have_count(2, timeout=PATIENCE)
    expect(page.locator(".mc-beam-column")).to_have_count(2)


@by_night
def test_axe_finds_nothing_serious(visit: Visit, size: str, dark: bool) -> None:
    ann = visit("Ann", size=size, dark=dark)
    sit_down(ann, round_limit=1)
    ann.is_asked("before the first round")
    write(ann, STATION, 0, 1)
    write(ann, RIG, *range(6, 10))
    assert examine(ann) == []
    send(ann)
    ann.pick("done")
    ann.is_asked("market")
    ladder(ann, 0, 0).get_by_role("button", name=re.compile("One more")).click()
    assert examine(ann) == []
    send(ann)
    ann.pick("done")
    expect(ann.page.locator(".mc-beam-row")).to_have_count(2)
    assert examine(ann) == []


def test_what_the_next_card_would_bring(visit: Visit) -> None:
    """Beside the card in force those that the die can bring, with their prices and what consumers would pay; all seven in a dialog."""
    ann = visit("Ann", size="phone")
    page = ann.tab
    sit_down(ann)
    ann.is_asked("before the first round")
    outlook = page.locator(".mc-prices")
    expect(outlook.locator("thead th b")).to_have_text(["Recovery", "Downturn", "Expansion", "Rapid growth"])
    expect(outlook.get_by_role("row", name=re.compile("^Consumers")).locator("td")).to_have_text(["$25", "$29+2", "$33+4", "$37+6"])
    expect(outlook.get_by_role("row", name=re.compile("^gas station")).locator("td")).to_have_text(["48/24", "75/45", "66/32", "88/50"])
    expect(outlook.get_by_role("img", name="Difference die 2 to 5 leads here")).to_be_visible()
    page.get_by_role("button", name="All seven cards").click()
    cards = page.get_by_role("dialog").locator("tbody")
    expect(cards).to_have_count(7)
    expect(cards.filter(has_text=re.compile("^Prosperity")).locator("td").nth(3)).to_have_text("160/120")
    expect(page.locator("tbody.is-now")).to_contain_text("Recovery")
    assert examine(ann) == []
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


# What lies on something else in the panel of the economy, or beyond its edge, by how many pixels.
CROWDED = """() => {
  const box = (each) => each.getBoundingClientRect();
  const panel = box(document.querySelector(".mc-economy"));
  const parts = [...document.querySelectorAll(".mc-season, .mc-hub > *, .mc-outlook, .mc-prices, .mc-prices thead th b")];
  const named = (part) => part.textContent.length < 40 ? part.textContent : part.className;
  const shared = (one, other) => one.contains(other) || other.contains(one) ? 0 : Math.min(
    Math.min(box(one).right, box(other).right) - Math.max(box(one).left, box(other).left),
    Math.min(box(one).bottom, box(other).bottom) - Math.max(box(one).top, box(other).top));
  const beyond = ({ left, right, top, bottom }) => Math.max(panel.left - left, right - panel.right, panel.top - top, bottom - panel.bottom);
  const pairs = parts.flatMap((one, at) => parts.slice(at + 1).map((other) => [shared(one, other), `${named(one)} on ${named(other)}`]));
  const edges = parts.map((part) => [beyond(box(part)), `${named(part)} beyond the edge`]);
  return [...pairs, ...edges].filter(([pixels]) => pixels > 0.5).map(([pixels, fault]) => `${fault}: ${pixels.toFixed(1)}`);
}"""


@pytest.mark.parametrize("language", LANGUAGES if SLOW else ["de", "it"])  # with the longest names
def test_every_card_of_the_economy_has_its_place(visit: Visit, language: str) -> None:
    """Whichever is in force, with those that may follow and the widest prices, on small and large pages."""
    ann = visit("Ann", locale=language)
    page = ann.tab
    streams: list[WebSocketRoute] = []

    def pass_on(stream: WebSocketRoute) -> None:
        stream.connect_to_server()
        streams.append(stream)

    page.route_web_socket("**/stream*", pass_on)
    sit_down(ann, bots=2)
    expect(ann.offers.first).to_be_visible(timeout=PATIENCE)
    scene = ann.scenes[-1]
    tables = scene["view"]["economy"]["tables"]
    scene["view"]["consumers"]["price"] = 80
    faults = {}
    for width, height in (SIZES["wide"], (1280, 720), SIZES["phone"]):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        for card, following in zip(tables["cards"], tables["next"], strict=True):
            scene["number"] += 1
            scene["view"]["economy"] |= {
                "card": card,
                "next": [tables["cards"][number] for number in following],
                "consumers": dict.fromkeys(tables["cards"], 80),
            }
            streams[-1].send(json.dumps([scene]))
            expect(page.locator(".mc-season.is-current")).to_have_class(re.compile(f"is-{card}"))
            faults[card, width] = page.evaluate(CROWDED)
    assert {case: found for case, found in faults.items() if found} == {}


def test_who_has_conceded_is_shown_as_out(visit: Visit) -> None:
    """In a replay of a game in which somebody lost all that he had: his yard says so, and the log."""
    ann = visit()
    file = ann.folder / "broke.jsonl"
    file.write_text(conceded().text())
    ann.go_to("/replay")
    ann.page.locator("input[type=file]").set_input_files(file)
    expect(ann.page.get_by_role("slider")).to_be_visible()
    expect(ann.page.locator(".mc-out")).to_have_count(0)
    ann.page.get_by_role("button", name="To the end").click()
    expect(ann.page.locator(".mc-yard.is-out .mc-out").first).to_have_text("out")
    expect(ann.page.get_by_role("log")).to_contain_text("concedes and is out")
    ann.use("Text view")
    expect(ann.page.get_by_role("table", name="Companies")).to_contain_text("(out)")


def conceded() -> Record:
    """A game played at random by players with little to begin with, until one of them concedes."""
    for seed in range(1000):
        record = Record(game(GAME), 2, {"start_cash": 50, "start_crude": 0, "start_gasoline": 0, "round_limit": 60})
        s, rng = record.state(), Rng(seed)
        while not s.over:
            record.entries.append(step(s, rng))
            if record.entries[-1].action.notation == "concede yes":
                return record
    raise LookupError("nobody conceded")


def test_text_view(visit: Visit) -> None:
    ann = visit("Ann")
    sit_down(ann)
    ann.is_asked("before the first round")
    ann.use("Text view")
    expect(ann.page.get_by_role("table", name="Companies")).to_contain_text("$200")
    expect(ann.page.get_by_role("table", name="Yards")).to_contain_text("north-west")
    economy = ann.page.get_by_role("table", name=re.compile("Economy"))
    expect(economy).to_contain_text("refinery")
    expect(economy.get_by_role("row", name=re.compile("^Prosperity"))).to_contain_text("$160 / $120")
    assert examine(ann) == []
