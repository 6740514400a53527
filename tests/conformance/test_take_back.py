"""A choice can be taken back exactly as long as it has shown its seat nothing.

What a choice shows is told by events that the game lists; here it is held against what the seat could tell by itself, in many states that
it could have been in.
"""

from __future__ import annotations

import pytest

import gusher
from gusher.conformance.cases import Case, Played
from gusher.conformance.rooms import looks_the_same_everywhere, may_be_taken_back
from gusher.core.game import Game
from gusher.registry import games
from tests.length import SLOW

POSITIONS = 60 if SLOW or gusher.build() == "compiled" else 15
TRIALS = 60
OPTIONS: dict[str, dict[str, object]] = {"giganten": {"bid_limit": "hand_value"}}

every_game = pytest.mark.parametrize("game", games(), ids=lambda game: str(game.name))


@every_game
def test_what_may_be_taken_back_has_shown_nothing(game: Game) -> None:
    free = 0
    for number, options in enumerate(({}, OPTIONS.get(game.name, {}))):
        played = Played(Case(game, 3, "taking back", dict(options)), number)
        choices = [place for place, entry in enumerate(played.record.entries) if entry.seat is not None]
        for _ in range(POSITIONS):
            place = choices[played.rng.below(len(choices))]
            entry = played.record.entries[place]
            if entry.seat is not None and may_be_taken_back(played.record, place):
                free += 1
                assert looks_the_same_everywhere(played.states[place], played.states[place + 1], entry, TRIALS), (game.name, place)
    assert free > POSITIONS // 4
