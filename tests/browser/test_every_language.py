"""Every game to its end in every language: nothing that the page has to say is missing (the console would tell), cut off or English.

Each language once, with games in turn, and each game once with axe; with GUSHER_SLOW=1 every game in every language.
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
from tests.browser.room import cut, english
from tests.browser.tables import BOT, ME, Visitor
from tests.proof.parts import LANGUAGES
from tests.server import giganten, interbellum
from tests.server.serving import SLOW

pytestmark = pytest.mark.slow

GAMES = [game.name for game in registry.games()]
# So that a game does not take all evening.
OPTIONS: dict[str, dict[str, Any]] = {"oilfield": {"max_rounds": 6}, "mcmulti": {"round_limit": 3}}
USEFUL = {"mcmulti": ("order", "rig", "station", "stations", "refine", "pump", "strike", "pay", "done", "none")}


# Colours and labels that axe looks at are the same in all languages: what it has seen of a game once it need not see again.
EXAMINED = dict(reversed([(GAMES[number % len(GAMES)], language) for number, language in enumerate(LANGUAGES)]))


def cases() -> list[tuple[str, str]]:
    if SLOW:
        return list(product(GAMES, LANGUAGES))
    return [(GAMES[number % len(GAMES)], language) for number, language in enumerate(LANGUAGES)]


def by_plan(choose: Callable[[dict[str, Any]], str]) -> Callable[[Visitor], bool]:
    def step(person: Visitor) -> bool:
        if not person.scenes or not person.scenes[-1]["offers"] or not person.offers.count():
            return False
        person.pick(choose(person.scenes[-1]))
        return True

    return step


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
STEPS = {"giganten": by_plan(giganten.choose), "interbellum": by_plan(interbellum.choose)}


@pytest.mark.parametrize(("game", "language"), cases())
def test_a_game_is_played_to_its_end_in_that_language(visit: Visit, game: str, language: str) -> None:
    ann = visit("Ann", locale=language)
    ann.useful = USEFUL.get(game, ann.useful)
    ann.sit_at([ME, BOT, BOT], game=game, **OPTIONS.get(game, {}))
    expect(ann.page.locator("html")).to_have_attribute("lang", language)
    step = STEPS.get(game, Visitor.step)
    axe = SLOW or EXAMINED[game] == language
    seen: set[str] = set()
    while not ann.over:
        look_at_new(ann, language, seen, axe)
        if not step(ann):
            ann.page.wait_for_timeout(30)
    assert KINDS.get(game, set()) <= seen
    expect(ann.page.get_by_role("heading", name=Texts(language).say("play-over"))).to_be_visible()
    assert not axe or examine(ann, whole=True) == [], "the final score"
    look(ann, language, "the final score")
    expect(ann.page.locator(".scores tbody tr")).to_have_count(ITEMS[game])
    if game in ENDS:
        ENDS[game](ann, Texts(language))
    totals = [int(re.sub(r"\D", "", cell)) for cell in ann.page.locator(".scores tfoot td").all_inner_texts()]
    assert totals == sorted(totals, reverse=True)


def look_at_new(person: Visitor, language: str, seen: set[str], axe: bool) -> None:
    """At every kind of question, when it is asked for the first time."""
    scene = person.scenes[-1] if person.scenes else {"offers": []}
    if scene["offers"] and scene["view"]["rule"] not in seen and person.offers.count():
        seen.add(scene["view"]["rule"])
        assert not axe or examine(person) == [], scene["view"]["rule"]
        look(person, language, scene["view"]["rule"])


def look(person: Visitor, language: str, when: str) -> None:
    assert cut(person) == {}, when
    assert english(person, language) == [], when


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_are_in_that_language_and_have_room(visit: Visit, language: str) -> None:
    """The lobby, the waiting room, the form for a table, what is to be read about a game, and the text view of a table."""
    ann = visit("Ann", locale=language)
    game = GAMES[LANGUAGES.index(language) % len(GAMES)]
    table = ann.make_table([ME, {"kind": "open"}, BOT], game)
    seats = ann.make_table([ME, BOT, BOT], game)
    for path in ("/", f"/learn/{game}", f"/rules/{game}", f"/sources/{game}", f"/box/{game}", f"/t/{table}", f"/t/{seats}"):
        ann.page.goto(ann.url + path)
        expect(ann.page.locator("main, .table-page").first).to_be_visible()
        expect(ann.page.get_by_role("heading").first).to_be_visible()
        ann.page.wait_for_load_state("networkidle")
        if path == f"/t/{seats}":
            expect(ann.offers.first).to_be_visible(timeout=30_000)
            ann.use(Texts(language).say("page-text-view"))
        assert cut(ann) == {}, path
        # Whether rules are in that language, another test tells; sources have titles of their own.
        assert path.startswith(("/rules", "/sources", "/box")) or english(ann, language) == [], path
