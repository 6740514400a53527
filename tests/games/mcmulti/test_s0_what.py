"""§0 What it is."""

from __future__ import annotations

import json
from typing import Any

import pytest

from gusher.core.errors import SetupError
from gusher.games.mcmulti import GAME
from gusher.games.mcmulti.rules.components import ASSETS, MARKETS, PRODUCTS
from tests.games.mcmulti.scene import opening, scene

CODES = {"stated", "inferred", "reconstructed"}


def test_s0_1_a_company_on_a_grid() -> None:
    """§0.1 Four quadrants, two dice, two spot markets, one consumer market; whoever has enough cash may declare."""
    view = opening().view(0)
    assert [len(quadrant["cells"]) for quadrant in view["quadrants"]] == [36] * 4  # type: ignore[attr-defined]
    assert [market["id"] for market in view["markets"]] == ["domestic", "foreign"]  # type: ignore[attr-defined]
    assert view["target"] == 750


def test_s0_2_two_to_four_players() -> None:
    """§0.2 2, 3 or 4 players; all amounts are whole numbers."""
    assert GAME.seats == (2, 3, 4)
    with pytest.raises(SetupError, match="2, 3 or 4 seats"):
        GAME.start(5)
    assert all(type(points) is int for items in opening().scores() for points in items.values())


def statuses(value: Any) -> list[dict[str, Any]]:
    if isinstance(value, dict):
        found = [value["status"]] if "status" in value else []
        return found + [status for inside in value.values() for status in statuses(inside)]
    return [status for inside in value for status in statuses(inside)] if isinstance(value, list) else []


def test_s0_3_every_part_of_the_data_has_a_status() -> None:
    """§0.3 §0.4 §0.5 Whether a value is stated, inferred or reconstructed is said beside it."""
    blocks = {key: value for key, value in GAME.data.items() if isinstance(value, dict) and key != "status_legend"}
    assert all("status" in value or key == "editions" for key, value in blocks.items())
    assert {status["code"] for status in statuses(GAME.data)} == CODES == set(GAME.data["status_legend"])
    assert {card["id"] for card in GAME.data["news"]["cards"] if card["status"]["code"] == "reconstructed"} == {"N7", "N8"}


def test_s0_4_an_owner_can_correct_the_data() -> None:
    """§0.4 A corrected file is played; reconstructed values are not in code."""
    data = json.loads(json.dumps(GAME.data))
    data["players"]["start_cash"]["3"] = 240
    data["red_spacing"]["value"] = 3
    s = GAME.with_data(data).start(3)
    assert s.terms.start_cash == 240  # type: ignore[attr-defined]
    assert s.terms.spacing == 3  # type: ignore[attr-defined]


def test_s0_6_the_default_is_the_edition_of_2012() -> None:
    """§0.6 Without options edition 2012 is played."""
    complete = GAME.complete(4, {})
    assert complete["edition"] == "2012"
    assert {name: complete[name] for name in GAME.editions["2012"]} == GAME.editions["2012"]


def test_s0_7_the_words_of_the_code() -> None:
    """§0.7 Four assets, two products, two markets."""
    assert sorted(ASSETS) == ["refinery", "rig", "station", "well"]
    assert (PRODUCTS, MARKETS) == (("crude", "gasoline"), ("domestic", "foreign"))
    assert scene().active == 0
