"""Lessons in the browser: somebody who does nothing but follow the guide comes to its end.

Each guide once, in one language and size: one of them to its end, of the others the first steps, since that each leads to its end is shown
without a browser too (tests/guides). With GUSHER_SLOW=1 all of them to their end in every language and size.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product

import pytest
from playwright.sync_api import expect

from gusher import registry
from gusher.guide import read_guide
from tests.browser.conftest import Visit
from tests.browser.tables import PATIENCE, Visitor
from tests.length import SLOW
from tests.proof.parts import LANGUAGES

GAMES = [game.name for game in registry.games() if read_guide(game) is not None]
SIZES = ("wide", "phone")
MOST_PAGES = 400
FIRST_STEPS = 4
WHOLE = GAMES if SLOW else ["giganten"]


def cases() -> Iterator[tuple[str, str, str]]:
    """A game, a language and a size each."""
    if SLOW:
        yield from product(GAMES, LANGUAGES, SIZES)
        return
    for number, game in enumerate(GAMES):
        yield game, LANGUAGES[number % len(LANGUAGES)], SIZES[(number // 2) % 2]


def learn(person: Visitor, game: str) -> str:
    """A lesson, opened in the page."""
    made = person.post("/api/tables", {"game": game, "guide": True})
    person.go_to(f"/t/{made['id']}")
    return str(made["id"])


def wait_for_the_guide(person: Visitor) -> None:
    """Until it has something to say or to do, however long the others take, as long as they play."""
    idle, seq = 0, person.seq
    while not person.page.locator(".guide-next, .guide-do, .guide-play-on").count():
        person.page.wait_for_timeout(50)
        idle, seq = (idle + 1 if person.seq == seq else 0), person.seq
        assert idle < PATIENCE // 50, "the guide is silent"


def read_on(person: Visitor) -> str | None:
    """Read until something is to be done, and give that; None at the last page of the lesson."""
    for _ in range(MOST_PAGES):
        wait_for_the_guide(person)
        if person.page.locator(".guide-do").count():
            return str(person.scenes[-1]["lesson"]["suggest"])
        if person.page.locator(".guide-play-on").count():
            return None
        person.page.locator(".guide-next").click()
    raise AssertionError("the guide does not come to the point")


def do(person: Visitor, action: str, by_touch: bool = False) -> None:
    """Choose what the guide suggests: with the keyboard on the board, if it is there; by touch in the list, if that is unfolded."""
    person.page.locator(f'[data-action="{action}"]').first.wait_for(state="attached")
    on_board = person.page.locator(f'.table-main [data-action="{action}"]').filter(visible=True)
    in_list = person.page.locator(f'.offer-button[data-action="{action}"]').filter(visible=True)
    if not on_board.count() or (by_touch and in_list.count()):
        person.pick(action)
        return
    expect(on_board.first).to_have_css("outline-style", "solid")
    seq = person.seq
    on_board.first.focus()
    person.page.keyboard.press("Enter")
    if person.page.locator(".confirm .primary").count():
        person.page.locator(".confirm .primary").click()
    person.goes_on(seq)


@pytest.mark.parametrize(("game", "language", "size"), list(cases()))
def test_a_guide_is_followed_to_its_end(visit: Visit, game: str, language: str, size: str) -> None:
    ann = visit("Ann", size=size, locale=language, touch=size == "phone")
    table = learn(ann, game)
    guide = read_guide(registry.game(game))
    assert guide is not None
    wanted = [action for step in guide.steps for action in step.suggest]
    chosen: list[str] = []
    while (game in WHOLE or len(chosen) < FIRST_STEPS) and (action := read_on(ann)) is not None:
        do(ann, action, by_touch=size == "phone")
        chosen.append(action)
    if game not in WHOLE:
        assert chosen == wanted[:FIRST_STEPS]
        return
    assert chosen == wanted
    ann.page.locator(".guide-play-on").click()
    expect(ann.page.locator(".guide")).to_have_count(0)
    record = ann.tab.request.get(f"{ann.url}/api/tables/{table}/record").text()
    assert '"commitment"' not in record
    expect(ann.page.locator(".decision")).to_be_visible()


def test_a_lesson_begins_in_the_lobby_refuses_with_a_reason_and_can_be_resumed_and_left(visit: Visit) -> None:
    ann = visit("Ann")
    ann.page.get_by_role("button", name="Learn this game").first.click()
    ann.page.wait_for_url(re.compile("/t/"))
    action = read_on(ann)
    assert action is not None
    other = next(offer["action"] for offer in ann.scenes[-1]["offers"] if offer["action"] != action)
    ann.page.locator(f'.offer-button[data-action="{other}"]').click()
    expect(ann.page.locator(".toast")).to_contain_text("The lesson goes on with")
    assert ann.answers[-1]["reason"].startswith("guide-")
    do(ann, action)
    ann.page.reload()
    expect(ann.page.locator(".guide-step")).to_contain_text("Step 2 of")
    ann.page.get_by_role("button", name="Fair luck").click()
    expect(ann.page.get_by_role("dialog")).to_contain_text("This is a lesson")
    ann.page.keyboard.press("Escape")
    ann.page.get_by_role("button", name="Leave the lesson").click()
    expect(ann.page.locator(".guide")).to_have_count(0)
    seq = ann.seq
    ann.pick(ann.scenes[-1]["offers"][-1]["action"])
    assert ann.seq > seq
