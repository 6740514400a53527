"""The coach's advice: what it says, that it grows, and that it knows no more than the seat."""

from __future__ import annotations

import pytest

from gusher import registry
from gusher.bots import search_of
from gusher.bots.search.wishes import Wishes
from gusher.coach.advising import Comparison, Thought, advise, favourites
from gusher.core.rng import Rng
from gusher.core.rules import State
from gusher.core.view import Observation
from gusher.house import House
from tests.coach.regret import measure

every_game = pytest.mark.parametrize("game", registry.games(), ids=lambda game: str(game.name))


def decision(game: House, number: int = 40) -> State:
    """Where somebody has a choice, some way into a game."""
    rng = Rng(7)
    s = game.start(game.usual_seats)
    while number > 0 or s.chance or len(s.choices()) == 1:
        if not s.chance:
            number -= 1
        s.apply(s.sample(rng) if s.chance else s.choices()[rng.below(len(s.choices()))])
    return s


def thought(game: House, s: State, seed: int) -> Thought:
    """An advice of so many tries, not of so much time."""
    seen, rng = Observation(s, s.actor), Rng(seed)
    options = favourites(search_of(game.name, "hard", Wishes({"iterations": 12}, 1)), seen, rng)
    compared = Comparison(game.name, seen, options, rng)
    compared.go_on(4, 2)
    return compared.thought(True)


@every_game
def test_advice_names_options_and_grows(game: House) -> None:
    s = decision(game)
    seen = Observation(s, s.actor)
    told = list(advise(game.name, seen, Rng(1), 5, 2))
    assert [each.done for each in told] == [False, True]
    assert 0 < told[0].tries < told[1].tries
    names = [each.action for each in told[1].candidates]
    assert 2 <= len(names) == len(set(names)) <= 3
    assert set(names) <= {option.notation for option in seen.options}
    assert {item.name for item in told[1].candidates[0].items} == set(s.scores()[0])


@every_game
def test_what_is_brought_more_adds_up_to_nothing_between_two(game: House) -> None:
    s = decision(game)
    seen = Observation(s, s.actor)
    compared = Comparison(game.name, seen, seen.options[:2], Rng(3))
    compared.go_on(2, 3)
    one, other = compared.thought(True).candidates
    assert [item.more for item in one.items] == [-item.more for item in other.items]
    assert [item.error for item in one.items] == [item.error for item in other.items]


@every_game
def test_nothing_hidden_steers_the_advice(game: House) -> None:
    """Two worlds that the seat cannot tell apart get the same advice, to the last number."""
    s = decision(game)
    assert thought(game, s, 5) == thought(game, s.determinize(int(s.actor), Rng(11)), 5)


@pytest.mark.slow
def test_regret_is_measured() -> None:
    """The short form of the proof: that it runs, and that no advice throws a game away."""
    for game in registry.games()[:1]:
        seen = measure(game, 3, 4)
        assert len(seen) == 3
        assert all(-1 <= each <= 1 for pair in seen for each in pair)
