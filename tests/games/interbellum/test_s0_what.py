"""§0 What it is."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import pytest

from gusher.core.errors import SetupError
from gusher.games.interbellum import GAME
from tests.games.interbellum.scene import scene, works


def test_s0_1_the_game() -> None:
    """§0.1 Six rounds, four executives each, eight actions."""
    s = scene("0: $9 GB1 W1 +royalty_cheque\nPAL GB")
    assert works(s) == [
        "lay_pipeline",
        "search_gas",
        "take_income",
        "buy_influence",
        "draw_cards",
        "play_card",
        "buy_well",
        "move_army",
        "pass",
    ]
    assert (s.box.rounds, s.workers[0]) == (6, 4)


def test_s0_2_players() -> None:
    """§0.2 Two to five."""
    assert GAME.seats == (2, 3, 4, 5)
    for seats in (1, 6):
        with pytest.raises(SetupError, match="2, 3, 4 or 5 seats"):
            GAME.start(seats)


def test_s0_3_and_0_5_what_is_stated() -> None:
    """§0.3 One rulebook is the source; §0.5 it has neither board nor cards, so that those are reconstructed."""
    status = GAME.data["status"]
    for kind in ("areas", "wells", "ports", "segments", "tracks", "companies", "action_cards", "event_cards"):
        assert "reconstructed" in status[kind]
    assert status["prices"] == "stated"


def test_s0_4_every_value_has_a_status() -> None:
    """§0.4 Stated, inferred or reconstructed, for everything in the data file."""
    data = json.loads(files("gusher.games.interbellum").joinpath("data.json").read_text(encoding="utf-8"))
    assert set(data) - {"game", "data_version", "status"} == set(data["status"]) - {"legend"}
    for words in data["status"].values():
        assert any(tag in words for tag in ("stated", "inferred", "reconstructed"))


def test_s0_6_words() -> None:
    """§0.6 Turn order is clockwise from the start player; areas are territories and home areas."""
    s = scene("start 2", seats=4)
    assert [int(s.after(turn)) for turn in range(4)] == [2, 3, 0, 1]
    view: Any = s.view(None)
    assert sum(area["home"] for area in view["areas"]) == 7
    assert sum(not area["home"] for area in view["areas"]) == 26
