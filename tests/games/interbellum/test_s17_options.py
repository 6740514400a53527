"""§17 Variants and editions, and §18 options."""

from __future__ import annotations

import pytest

from gusher.core.errors import SetupError
from gusher.games.interbellum import GAME
from gusher.games.interbellum.rules.table import Table
from tests.games.interbellum.scene import asked, opening, rule, scene


def test_s17_1_one_edition() -> None:
    """§17.1 No variants."""
    assert list(GAME.editions) == ["standard"]


@pytest.mark.parametrize(("number", "decade"), [(1, "20s"), (3, "20s"), (4, "30s"), (6, "30s")])
def test_s17_2_decades(number: int, decade: str) -> None:
    """§17.2 Rounds 1-3 are the '20s, 4-6 the '30s."""
    assert scene(f"round {number}").view(None)["decade"] == decade
    assert scene(f"round {number}\n0: $8\n1: $8", seats=2, event="B7").money[0] == (9 if decade == "20s" else 6)


def test_s17_3_opening_army() -> None:
    """§17.3 An option, off by default."""
    assert rule(opening(2)) == "0 DraftWell"
    assert rule(opening(2, opening_army="on")) == "0 OpeningTarget"


def test_s17_4_readings_are_options() -> None:
    """§17.4 Every reading of an unclear passage is an option with the § that it changes."""
    for option in GAME.options:
        assert option.section.startswith("§")
        assert option.default in option.values


def test_s18_1_options() -> None:
    """§18.1 The default where nothing is given; what is not in the table is refused."""
    complete = GAME.complete(3, {"vote_mode": "open_clockwise"})
    assert complete["vote_mode"] == "open_clockwise"
    assert complete["pass_allowed"] == "always"
    assert len(complete) == 20
    with pytest.raises(SetupError, match="option price_floor cannot be 2; allowed: 1, 0"):
        GAME.start(3, price_floor=2)
    with pytest.raises(SetupError, match="has no option edison"):
        GAME.start(3, edison="on")
    drawn = GAME.start(2, first_player="random")
    assert isinstance(drawn, Table)
    assert asked(drawn) == "chance DrawStart"
