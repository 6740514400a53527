"""§0.4 A corrected data file, and the one line that says what is wrong with it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from gusher.core.errors import SetupError
from gusher.games.mcmulti import GAME

GONE = object()


def changed(changes: dict[str, object]) -> dict[str, Any]:
    """The packaged data with other values at some paths; list entries by their number."""
    data: dict[str, Any] = json.loads(json.dumps(GAME.data))
    for path, value in changes.items():
        *way, last = path.split(".")
        inside: Any = data
        for key in way:
            inside = inside[int(key) if isinstance(inside, list) else key]
        if value is GONE:
            del inside[last]
        else:
            inside[int(last) if isinstance(inside, list) else last] = value
    return data


def test_the_packaged_file_is_right() -> None:
    game = GAME.with_data(changed({}))
    assert game.custom_data
    assert game.start(4).scores() == GAME.start(4).scores()


def test_notes_are_free() -> None:
    GAME.with_data(changed({"grid.status": GONE, "note": "mine", "barrels.status": "counted"}))


def test_a_corrected_price_is_played() -> None:
    game = GAME.with_data(changed({"economy.cards.1.buy.rig": 7, "news.cards.3.count": 4}))
    s = game.start(4, start_player=0)
    while s.chance:
        s.meet(s.outcomes()[0][0])
    assert s.view(0)["economy"]["buy"]["rig"] == 7  # type: ignore[index]


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"grid": GONE}, "'grid' is missing"),
        ({"jokers": 2}, "unknown key 'jokers'"),
        ({"grid.rows": 7}, "grid.rows: is part of the rules; it must be 6"),
        ({"assets.box": []}, "assets.box: must be an object"),
        ({"assets.box.rig": -1}, "assets.box.rig: must be a whole number from 0 to 9999, not -1"),
        ({"assets.box.rig": True}, "must be a whole number"),
        ({"economy.cards.0.demand": -90}, "demand: must be a whole number from -80 to 9999"),
        ({"title": ""}, "title: must be a text"),
        ({"news.cards": {}}, "news.cards: must be a list"),
        ({"spot_markets.prices.crude": [1, 2]}, "spot_markets.prices.crude: must have 30 entries, not 2"),
        ({"spot_markets.prices.crude.3": 3}, "must be 30 prices from 1 that rise"),
        ({"geometry.left.0.die": "column"}, r"geometry.left and right\[0\]: must be one by the row and one by the column"),
        ({"geometry.left.0.quadrant": 0}, "must be two other quadrants from 0 to 3"),
        ({"consumer_market.highest": 90}, "consumer_market.highest: must be 80"),
        ({"consumer_market.start_barrels": 0}, "start_barrels: must be at least 1"),
        ({"economy.cards.0.id": "boom"}, "economy.cards: must stand in this order"),
        ({"economy.start": "boom"}, "economy.start: unknown card 'boom'"),
        ({"economy.track_limit": 0}, "track_limit: must be at least 1"),
        ({"economy.cards.0.next.2": "depression"}, "economy.cards.depression.next: must be 6 cards other than itself"),
        ({"economy.cards.0.buy.rig": 1}, "economy.cards.depression.buy.rig: must be at least 1, and not less than it is sold for"),
        ({"news.cards.0.id": "N9"}, "news.cards: must stand in this order"),
        ({"news.cards.3.product": "crude"}, "news.cards.N4.product: is part of the rules; it must be 'gasoline'"),
        ({"news.doubles.2012.0": "often"}, "news.doubles.2012: unknown 'often'"),
        ({"editions.1988.well_price_step": 7}, "option well_price_step cannot be 7"),
        ({"red_spacing.value": 4}, "option red_spacing cannot be 4"),
        ({"round_limit.value": 5000}, "option round_limit cannot be 5000"),
        ({"players.start_cash.3": 10}, "option start_cash cannot be 10"),
        ({"players.start_cash.2": 800}, "target_cash must exceed the start cash of 800"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(changes: dict[str, object], message: str) -> None:
    with pytest.raises(SetupError, match=message) as refused:
        GAME.with_data(changed(changes))
    assert str(refused.value).startswith("data file: ")
    assert "\n" not in str(refused.value)


def test_not_an_object() -> None:
    with pytest.raises(SetupError, match="must be an object"):
        GAME.with_data([])
