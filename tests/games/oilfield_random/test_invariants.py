"""§24 The invariants along seeded games with all kinds of options, step by step.

This is no chapter test: random play must not count for the coverage of the rules.
"""

from __future__ import annotations

import pytest

from gusher.core.playout import Tally, playout
from gusher.core.rng import Rng
from gusher.games.oilfield import GAME
from gusher.games.oilfield.rules.table import Table
from tests.games.oilfield.invariants import check_invariants

GAMES = 36
FEW = 12  # of them on the pure build, with every number of players; all of them there in `make proof PARTS=interpreted`


def some_options(rng: Rng) -> dict[str, object]:
    """Each option is given or left out; what is given is any of its values."""
    chosen: dict[str, object] = {}
    for option in GAME.options:
        if option.name == "max_rounds":
            chosen[option.name] = None if rng.below(2) else 1 + int(rng.below(40))
        elif rng.below(2):
            chosen[option.name] = option.values[rng.below(len(option.values))]
    return chosen


def new_game(seats: int, **options: object) -> Table:
    s = GAME.start(seats, **options)
    assert isinstance(s, Table)
    return s


@pytest.mark.parametrize("seed", [pytest.param(seed, marks=pytest.mark.slow if seed >= FEW else ()) for seed in range(GAMES)])
def test_s24_invariants_hold_after_every_step(seed: int) -> None:
    """§24 From the first cube to the last sale, with 2 to 5 players and any options."""
    rng = Rng(seed)
    s = new_game(2 + seed % 4, **some_options(rng))
    check_invariants(s)
    while not s.over:
        before = s.clone()
        s.log = []
        options = s.choices() if not s.chance else []
        s.apply(s.sample(rng) if s.chance else options[rng.below(len(options))])
        check_invariants(s, before)
    assert s.round == s.final_round


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_s24_options_meet_every_kind_of_game(seats: int) -> None:
    """§24 The games above try, between them, every value of every option."""
    tried = [some_options(Rng(seed)) for seed in range(GAMES)]
    for option in GAME.options:
        assert {options.get(option.name, option.default) for options in tried} >= set(option.values), option.name
    assert sum(1 for seed in range(GAMES) if 2 + seed % 4 == seats) == GAMES // 4


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_s21_7_length_of_random_games(seats: int) -> None:
    """§21.7 Uniformly random players need 60 to 75 rounds on average and 400 to 1,100 decisions, seldom 150 and 2,000."""
    rounds, decisions = [], []
    for seed in range(12):
        s, tally = new_game(seats), Tally()
        playout(s, Rng(seed, seats), tally, 5_000)
        assert s.over
        rounds.append(int(s.round))
        decisions.append(int(tally.decisions))
    assert 50 <= sum(rounds) / len(rounds) <= 85
    assert 350 <= sum(decisions) / len(decisions) <= 1_100
    assert max(decisions) <= 2_500
