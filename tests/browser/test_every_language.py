"""Every game in every language: nothing that the page has to say is missing (the console would tell), and the game goes on.

With GUSHER_SLOW=1 to the end of the game, else for a few choices.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from gusher import registry
from tests.browser.conftest import Visit
from tests.browser.tables import BOT, ME
from tests.proof.parts import LANGUAGES
from tests.server.serving import SLOW

pytestmark = pytest.mark.slow

CHOICES = 3


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [game.name for game in registry.games()])
def test_a_game_is_played_in_that_language(visit: Visit, game: str, language: str) -> None:
    ann = visit("Ann", locale=language)
    ann.sit_at([ME, BOT, BOT], game=game)
    expect(ann.page.locator("html")).to_have_attribute("lang", language)
    if SLOW:
        ann.play_to_the_end()
        return
    for _ in range(CHOICES):
        expect(ann.offers.first).to_be_visible()
        ann.step()
