"""Games from outside in a real browser: one with a board of its own, and one that has none."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.tables import BOT, ME, Visitor
from tests.length import SLOW
from tests.outside import bare
from tests.outside.packages import install
from tests.server.serving import Server

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def server(wildcat: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("packages") / "both"
    shutil.copytree(wildcat, folder)
    install(folder, "bare", {"__init__.py": Path(bare.__file__).read_text(encoding="utf-8")})
    with Server(tmp_path_factory.mktemp("outside") / "gusher.db", packages=folder) as running:
        yield running


def fits(person: Visitor) -> bool:
    return bool(person.page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def test_it_is_in_the_lobby(visit: Visit) -> None:
    ann = visit("Ann")
    ann.page.get_by_role("button", name="Play Wildcat now").click()
    ann.is_asked("which cube do you put into the bag")
    expect(ann.page.locator(".wildcat .wc-well")).to_have_count(4)
    # It has no hints of its own: then the rule speaks.
    ann.offers.first.hover()
    expect(ann.page.locator("#hint .rule-text")).to_contain_text("§")


@pytest.mark.parametrize(("size", "seats", "dark"), [("wide", 6, False), ("phone", 4, True)] if SLOW else [("phone", 4, True)])
def test_wildcat_is_played_to_the_end_on_its_board(visit: Visit, size: str, seats: int, dark: bool) -> None:
    """Every choice by a click on the board; nothing is wider than the screen."""
    ann = visit("Ann", size=size, dark=dark, touch=size == "phone")
    ann.sit_at([ME, *[BOT] * (seats - 1)], game="wildcat", seasons=3)
    clicks = 0
    while not ann.over:
        spots = ann.page.locator(".wildcat .is-offer")
        if not spots.count():
            ann.page.wait_for_timeout(30)
            continue
        assert fits(ann)
        seq, offered = ann.seq, [spot.get_attribute("data-action") for spot in spots.all()]
        assert offered in (["salt oil", "salt water"], ["drill", "sell"])
        spots.nth(clicks % 2).click()
        ann.goes_on(seq)
        clicks += 1
    assert clicks >= 3  # one a season at least, whatever is drawn
    expect(ann.page.locator(".final")).to_contain_text("The game is over.")
    expect(ann.page.get_by_text("Fair luck: this page has checked it")).to_be_visible()
    assert fits(ann)


def test_wildcat_speaks_german_and_is_replayed(visit: Visit) -> None:
    ann = visit("Ann", locale="de-DE")
    table = ann.sit_at([ME, BOT], game="wildcat", seasons=3)
    ann.is_asked("Saison 1 von 3: Welchen Würfel legst du in den Beutel")
    ann.pick("salt oil")
    ann.go_to(f"/t/{table}?at=2")
    expect(ann.page.locator(".wildcat")).to_be_visible()
    expect(ann.page.locator(".wildcat")).to_contain_text("Druck")


def test_a_game_without_a_board_is_played_from_its_text(visit: Visit) -> None:
    ann = visit("Ann")
    ann.sit_at([ME, BOT], game="bare")
    ann.is_asked("Guess")
    view = ann.page.locator(".text-view")
    expect(view).to_be_visible()
    expect(view).to_contain_text("right")
    expect(ann.offers.first).to_have_text(re.compile("guess heads"))
    ann.play_to_the_end()
    expect(ann.page.locator(".final")).to_contain_text("The game is over.")
