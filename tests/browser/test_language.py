"""The page speaks the browser's language, and another when it is told to; it remembers that."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.tables import BOT, ME

pytestmark = pytest.mark.slow


def test_the_language_is_switched_and_remembered(visit: Visit) -> None:
    ann = visit("Ann")
    ann.sit_at([ME, BOT, BOT], max_rounds=1)
    ann.is_asked("Where does your worker go")
    ann.page.get_by_label("Language").select_option("de")
    ann.is_asked("Wohin geht dein Arbeiter")
    expect(ann.page.locator("html")).to_have_attribute("lang", "de")
    ann.pick("place drill_1")
    expect(ann.page.get_by_role("log")).to_contain_text("Ann setzt auf Bohren 1.")
    ann.page.reload()
    ann.is_asked("Welche Karte")
    ann.go_to("/")
    expect(ann.page.get_by_role("button", name="Jetzt spielen")).to_be_visible()


@pytest.mark.parametrize(
    ("locale", "said"),
    [("de-AT", "Jetzt spielen"), ("fr-CH", "Jouer"), ("it-IT", "Gioca subito"), ("nl-BE", "Nu spelen")],
)
def test_a_browser_gets_its_language(visit: Visit, locale: str, said: str) -> None:
    anna = visit(locale=locale)
    expect(anna.page.get_by_role("button", name=said, exact=True)).to_be_visible()
    expect(anna.page.locator("html")).to_have_attribute("lang", locale[:2])


def test_any_other_browser_gets_english(visit: Visit) -> None:
    ana = visit(locale="pt-BR")
    expect(ana.page.get_by_role("button", name="Play now")).to_be_visible()
