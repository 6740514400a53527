"""Every game to its end in every language: nothing that the page has to say is missing (the console would tell), cut off or English.

Each game once, in another language, and with axe. Every kind of question is looked at and answered in the page; what is asked once more is
answered on another line of the same person, while the page tells the story slowly, and jumps to the next new question. The questions have
room on a desk and on a phone by turns, the final score on both. Of the other pages each language has every third one, and each page one or
two languages. With GUSHER_SLOW=1 every game and every page in every language and on both sizes, and all of it by hand.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import expect

from gusher import registry
from gusher.texts import Texts
from tests.browser.axe import examine
from tests.browser.conftest import Visit
from tests.browser.room import LOOKED_AT, cut, english
from tests.browser.tables import BOT, ME, Visitor, new_questions
from tests.length import SLOW
from tests.proof.parts import LANGUAGES
from tests.server import giganten, interbellum

pytestmark = pytest.mark.slow

GAMES = [game.name for game in registry.games()]
# So that a game does not take all evening.
OPTIONS: dict[str, dict[str, Any]] = {"oilfield": {"max_rounds": 6 if SLOW else 4}, "mcmulti": {"round_limit": 3 if SLOW else 2}}
USEFUL = {"mcmulti": ("order", "rig", "station", "stations", "refine", "pump", "strike", "pay", "done", "none")}


# Colours and labels that axe looks at are the same in all languages: what it has seen of a game once it need not see again. Of games whose
# questions it sees on a phone by night (test_access.py) it is shown the first one and the final score by day.
EXAMINED = {game: LANGUAGES[number % len(LANGUAGES)] for number, game in enumerate(GAMES)}


def cases() -> list[tuple[str, str]]:
    if SLOW:
        return list(product(GAMES, LANGUAGES))
    return list(EXAMINED.items())


def giganten_is_over(person: Visitor, said: Texts) -> None:
    view = person.scenes[-1]["view"]
    assert view["black"] == view["star"]
    expect(person.page.locator(".gig-round")).to_contain_text(said.say("giganten-table-over"))


def interbellum_is_over(person: Visitor, said: Texts) -> None:
    view = person.scenes[-1]["view"]
    assert view["round"] == 6
    expect(person.page.locator(".ib-plate")).to_contain_text(said.say("interbellum-table-over"), ignore_case=True)
    expect(person.page.locator(".ib-pipe")).to_have_count(sum(len(leg["pieces"]) for leg in view["segments"]))


# What is asked in every game, how many items its score has, and what holds at its end.
KINDS = {"giganten": {"TakeCard", "PlaceTruck", "Move", "Bid", "Build"}, "interbellum": {"DraftWell", "PlaceWorker", "LaySegment"}}
ITEMS = {"oilfield": 6, "mcmulti": 6, "giganten": 4, "interbellum": 7}
ENDS = {"giganten": giganten_is_over, "interbellum": interbellum_is_over}
PLANS = {"giganten": giganten.choose, "interbellum": interbellum.choose}


@pytest.mark.parametrize(("game", "language"), cases())
def test_a_game_is_played_to_its_end_in_that_language(visit: Visit, game: str, language: str) -> None:
    ann = visit("Ann", locale=language)
    ann.useful = USEFUL.get(game, ann.useful)
    table = ann.sit_at([ME, BOT, BOT], game=game, **OPTIONS.get(game, {}))
    expect(ann.page.locator("html")).to_have_attribute("lang", language)
    choose = PLANS.get(game, ann.choice)
    axe, short = SLOW or EXAMINED[game] == language, not SLOW and game in KINDS
    seen: set[str] = set()
    for scene in new_questions(ann, table, choose, every=SLOW):
        rule = scene["view"]["rule"]
        if rule not in seen:
            assert not axe or (seen and short) or examine(ann) == [], rule
            look(ann, language, rule, LOOKED_AT if SLOW else (LOOKED_AT[len(seen) % 2],))
            seen.add(rule)
        answer_by_hand(ann, PLANS.get(game), scene)
    assert KINDS.get(game, set()) <= seen
    expect(ann.page.get_by_role("heading", name=Texts(language).say("play-over"))).to_be_visible()
    assert not axe or examine(ann, whole=True) == [], "the final score"
    look(ann, language, "the final score")
    expect(ann.page.locator(".scores tbody tr")).to_have_count(ITEMS[game])
    if game in ENDS:
        ENDS[game](ann, Texts(language))
    totals = [int(re.sub(r"\D", "", cell)) for cell in ann.page.locator(".scores tfoot td").all_inner_texts()]
    assert totals == sorted(totals, reverse=True)


def answer_by_hand(person: Visitor, plan: Callable[[dict[str, Any]], str] | None, scene: dict[str, Any]) -> None:
    """By the plan, or by what the list shows."""
    if plan is not None:
        person.pick(plan(scene))
        return
    while not person.step():
        person.page.wait_for_timeout(20)


def look(person: Visitor, language: str, when: str, sizes: tuple[str, ...] = LOOKED_AT) -> None:
    assert cut(person, sizes) == {}, when
    assert english(person, language) == [], when


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_are_in_that_language_and_have_room(visit: Visit, language: str) -> None:
    """The lobby, the waiting room, the form for a table, what is to be read about a game, and the text view of a table."""
    ann = visit("Ann", locale=language)
    game = GAMES[LANGUAGES.index(language) % len(GAMES)]
    table = ann.make_table([ME, {"kind": "open"}, BOT], game)
    seats = ann.make_table([ME, BOT, BOT], game)
    paths = ("/", f"/learn/{game}", f"/rules/{game}", f"/sources/{game}", f"/box/{game}", f"/t/{table}", f"/t/{seats}")
    for path in paths if SLOW else paths[LANGUAGES.index(language) % 3 :: 3]:
        ann.go_to(path)
        expect(ann.page.locator("main, .table-page").first).to_be_visible()
        expect(ann.page.get_by_role("heading").first).to_be_visible()
        ann.page.wait_for_load_state("networkidle")
        if path == f"/t/{seats}":
            expect(ann.offers.first).to_be_visible(timeout=30_000)
            ann.use(Texts(language).say("page-text-view"))
        assert cut(ann) == {}, path
        # Whether rules are in that language, another test tells; sources have titles of their own.
        assert path.startswith(("/rules", "/sources", "/box")) or english(ann, language) == [], path
