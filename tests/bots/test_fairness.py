"""Fairness is proved: a bot returns the same move for two true states that its seat cannot tell apart.

In 200 pairs of each game; with GUSHER_SLOW=1 in a thousand.
"""

from __future__ import annotations

import pytest

import gusher
from gusher.bots import bot
from gusher.core.codec import encode
from gusher.core.game import Game
from gusher.core.rng import Rng
from gusher.core.rules import State
from gusher.core.view import Observation
from gusher.registry import games
from tests.length import SLOW

PAIRS = (1000 if SLOW else 200) if gusher.build() == "compiled" else (100 if SLOW else 20)
OPEN = {"mcmulti"}  # nothing is hidden from who keeps count (McMulti §16.2)
SEARCH = "search:iterations=3:horizon=1:look=2"
MASTER = "master:iterations=3"


def positions(game: Game, seed: int) -> list[State]:
    """Every seventh decision of a game that is played half at random."""
    rng = Rng(seed)
    player = bot("greedy", game.name)
    s = game.start(4)
    found = []
    decisions = 0
    while not s.over and decisions < 700:
        if s.chance:
            s.apply(s.sample(rng))
            continue
        decisions += 1
        if decisions % 7 == seed % 7:
            found.append(s.clone())
        seat = s.awaiting[-1]
        options = s.options(seat)
        s.play(seat, player.choose(Observation(s, seat), rng) if rng.below(2) == 0 else options[rng.below(len(options))])
    return found


@pytest.mark.slow
@pytest.mark.parametrize("game", games(), ids=lambda game: str(game.name))
def test_bots_choose_the_same_in_pairs_of_states_that_they_cannot_tell_apart(game: Game) -> None:
    rng = Rng(11)
    pairs = different = seed = 0
    while pairs < PAIRS:
        for s in positions(game, seed):
            seat = s.awaiting[rng.below(len(s.awaiting))]
            other = s.determinize(seat, rng)
            different += encode(other) != encode(s)
            for name in ("greedy", SEARCH, "learned", MASTER):
                draw = rng.next32()
                here = bot(name, game.name).choose(Observation(s, seat), Rng(draw))
                assert bot(name, game.name).choose(Observation(other, seat), Rng(draw)) is here
            pairs += 1
        seed += 1
    assert different > pairs // 10 or game.name in OPEN, "the states compared should differ in what is hidden"
