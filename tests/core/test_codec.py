"""States as text."""

from __future__ import annotations

import json

from gusher.core import codec
from gusher.games.oilfield import GAME
from gusher.games.oilfield.rules.components import CARDS
from gusher.games.oilfield.rules.round import ChooseCards
from tests.core.opened import do, opened


def test_a_state_is_one_line_that_holds_table_and_stack() -> None:
    match = opened()
    text = codec.dumps(match.state)
    assert "\n" not in text
    encoded = json.loads(text)
    assert set(encoded) == {"table", "pending"}
    assert encoded["pending"][-1] == {"rule": "PlaceWorker", "seat": match.state.awaiting[0]}
    assert encoded["table"]["money"] == {"vec": [20, 20, 20]}


def test_what_is_derived_is_left_out() -> None:
    encoded = codec.encode(opened().state)
    assert encoded["table"].keys() & GAME.start(3).DERIVED == set()
    assert {"offered", "actor", "chance", "over", "log", "terms"} <= set(GAME.start(3).DERIVED)


def test_a_question_to_several_seats_keeps_its_sealed_answers() -> None:
    match = opened()
    do(match, "place lease_5, place local_1, place invest_1")
    match.play(1, GAME.action("card drill"))
    again = codec.decode(GAME, 3, {}, json.loads(codec.dumps(match.state)))
    assert isinstance(again.top, ChooseCards)
    assert list(again.awaiting) == [0, 2]
    assert codec.encode(again)["table"]["card"] == {"vec": [-1, CARDS.index("drill"), -1]}


def test_fields_are_found_by_reflection() -> None:
    s = opened().state
    assert codec.fields(s.top) == ["seat"]
    assert {"money", "frames", "round", "seats"} <= set(codec.fields(s))
    assert codec.fields(object()) == []
