"""axe finds nothing serious on any page, by day and by night."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.axe import by_night, examine
from tests.browser.conftest import Visit
from tests.browser.tables import BOT, ME, OPEN, new_questions, play_unseen
from tests.browser.test_guides import learn, read_on
from tests.server import giganten, interbellum
from tests.server.serving import Scene

pytestmark = pytest.mark.slow


@by_night
def test_a_lesson(visit: Visit, size: str, dark: bool) -> None:
    ann = visit("Ann", size=size, dark=dark)
    learn(ann, "oilfield")
    expect(ann.page.locator(".guide")).to_be_visible()
    assert examine(ann) == []
    assert read_on(ann) is not None
    assert examine(ann) == []


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_lobby_and_waiting_room(visit: Visit, dark: bool) -> None:
    ann = visit(dark=dark)
    expect(ann.page.get_by_role("button", name="Play now")).to_be_visible()
    assert examine(ann) == []
    ann.is_called("Ann")
    ann.make_table([ME, BOT, BOT])
    ann.page.reload()
    expect(ann.page.locator(".table-card")).to_be_visible()
    ann.page.get_by_role("button", name="New table").click()
    ann.page.get_by_text("All options").click()
    assert examine(ann) == []
    ann.sit_at([ME, OPEN, BOT])
    expect(ann.page.get_by_label("Invite link")).to_be_visible()
    assert examine(ann) == []


@by_night
def test_table_and_replay(visit: Visit, size: str, dark: bool) -> None:
    ann = visit("Ann", dark=dark, size=size)
    table = ann.sit_at([ME, BOT, BOT, BOT], max_rounds=1)
    ann.is_asked("worker")
    assert examine(ann) == []
    ann.pick("place lease_8")
    ann.is_asked("card")
    assert examine(ann) == []
    ann.pick("card build")
    ann.is_asked("concession")
    assert examine(ann) == []
    play_unseen(table, ann)
    expect(ann.page.locator(".final")).to_be_visible()
    assert examine(ann) == []
    ann.go_to(f"/t/{table}?at=60")
    expect(ann.page.get_by_role("slider")).to_be_visible()
    assert examine(ann) == []


def bid_or_choose(scene: Scene) -> str:
    return "bid 1" if scene["view"]["rule"] == "Bid" and "bid 1" in str(scene["offers"]) else giganten.choose(scene)


@pytest.mark.parametrize(
    ("game", "choose", "kinds"),
    [
        ("giganten", bid_or_choose, {"TakeCard", "PlaceTruck", "Move", "Bid", "Build"}),
        ("interbellum", interbellum.choose, {"DraftWell", "PlaceWorker", "LaySegment"}),
    ],
)
def test_on_a_phone_by_night(visit: Visit, game: str, choose: Callable[[Scene], str], kinds: set[str]) -> None:
    """Every kind of question until those are asked; the whole game that is played on a wide page is looked at there."""
    ann = visit("Ann", dark=True, size="phone")
    table = ann.sit_at([ME, BOT, BOT], game=game)
    seen: set[str] = set()
    for scene in new_questions(ann, table, choose):
        seen.add(scene["view"]["rule"])
        assert examine(ann) == [], scene["view"]["rule"]
        if kinds <= seen:
            return
        unfold = ann.page.locator('.fold[aria-expanded="false"]')
        if unfold.count():
            unfold.click()
        ann.pick(choose(scene))
    raise AssertionError(f"never asked: {kinds - seen}")


def test_text_view(visit: Visit) -> None:
    ann = visit("Ann")
    ann.sit_at([ME, BOT, BOT], max_rounds=1)
    ann.is_asked("worker")
    ann.use("Text view")
    expect(ann.page.get_by_role("table", name="Players")).to_be_visible()
    expect(ann.page.get_by_role("table", name="Fields")).to_contain_text("Dallas")
    assert examine(ann) == []
    ann.page.keyboard.press("?")
    expect(ann.page.get_by_role("dialog", name="Keys")).to_be_visible()
    assert examine(ann) == []
