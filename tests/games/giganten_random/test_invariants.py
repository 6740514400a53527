"""§19 The invariants along seeded games with all kinds of options, step by step; and what a seat has seen stays true.

This is no chapter test: random play must not count for the coverage of the rules.
"""

from __future__ import annotations

import pytest

from gusher.bots import bot
from gusher.core.rng import Rng
from gusher.core.view import Observation
from gusher.games.giganten import GAME
from gusher.games.giganten.rules.table import Table
from tests.games.giganten.invariants import check_invariants

GAMES = 36
FEW = 12  # of them on the pure build, with every number of players; all of them there in `make proof PARTS=interpreted`


def some_options(rng: Rng) -> dict[str, object]:
    """Each option is given or left out; what is given is any of its values."""
    return {option.name: option.values[rng.below(len(option.values))] for option in GAME.options if rng.below(2)}


def new_game(seats: int, **options: object) -> Table:
    s = GAME.start(seats, **options)
    assert isinstance(s, Table)
    return s


def known(s: Table) -> dict[tuple[int, int], int]:
    """What each seat knows of the face-down tiles, by seat and site."""
    return {(seat, site): int(s.value[site]) for seat in range(s.seats) for site in range(len(s.seen)) if s.has_seen(seat, site)}


@pytest.mark.parametrize("seed", [pytest.param(seed, marks=pytest.mark.slow if seed >= FEW else ()) for seed in range(GAMES)])
def test_s19_invariants_hold_after_every_step(seed: int) -> None:
    """§19 From the first roll to the star, with 2 to 5 players and any options."""
    rng = Rng(seed)
    s = new_game(2 + seed % 4, **some_options(rng))
    check_invariants(s)
    while not s.over:
        before = s.clone()
        s.log = []
        options = s.choices() if not s.chance else []
        s.apply(s.sample(rng) if s.chance else options[rng.below(len(options))])
        check_invariants(s, before)
    assert 7 <= s.round <= 11


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_s19_options_meet_every_kind_of_game(seats: int) -> None:
    """§19 The games above try, between them, every value of every option."""
    tried = [some_options(Rng(seed)) for seed in range(GAMES)]
    for option in GAME.options:
        assert {options.get(option.name, option.default) for options in tried} >= set(option.values), option.name
    assert sum(1 for seed in range(GAMES) if 2 + seed % 4 == seats) == GAMES // 4


@pytest.mark.parametrize("seed", [pytest.param(seed, marks=pytest.mark.slow if seed > 3 else ()) for seed in range(8)])
def test_s19_15_what_a_seat_has_seen_stays_true_in_every_guess_and_when_built(seed: int) -> None:
    """§19.15 Purposeful players look a lot: in every state sampled for a seat, and when the tile is turned over, it is what it saw."""
    rng = Rng(seed, 7)
    seats = 2 + seed % 4
    s = new_game(seats, peek_mode="auto" if seed % 3 else "manual")
    player = bot("greedy", "giganten")
    seen: dict[tuple[int, int], int] = {}
    built = looks = varied = 0
    while not s.over:
        s.log = []
        if s.chance:
            s.apply(s.sample(rng))
        elif rng.below(4):
            s.play(int(s.actor), player.choose(Observation(s, s.actor), rng))
        else:
            s.apply(s.choices()[rng.below(len(s.choices()))])
        for event in s.log:
            if event.name == "struck":
                site = s.box.site_names.index(str(event.values["site"]))
                for seat in range(seats):
                    if (seat, site) in seen:
                        assert seen.pop((seat, site)) == event.values["value"]
                        built += 1
        now = known(s)
        assert seen.items() <= now.items(), "something seen was forgotten or has changed"
        seen = now
        looks = max(looks, len(seen))
        for seat in range(seats):
            guess = s.determinize(seat, rng)
            mine = {key: value for key, value in seen.items() if key[0] == seat}
            assert mine.items() <= known(guess).items()
            varied += guess.census() == s.census() and known(guess) != now
    assert built > 0
    assert looks >= 3
    assert varied > 20, "what the others have seen should differ between the guesses"
