"""What a bot is given says nothing of what is hidden from its seat."""

from __future__ import annotations

from gusher.core.codec import encode
from gusher.core.rng import Rng
from gusher.core.rules import State
from gusher.core.view import Observation
from gusher.games.oilfield import GAME
from tests.core.opened import do, opened, table


def chosen(cards: str, resolved: bool) -> State:
    """Seats 1 and 2 have chosen these cards; with `resolved` seat 0 too, and the cards lie face down in the public phase."""
    match = opened()
    do(match, "place lease_5, place local_1, place invest_1")
    for seat, card in enumerate(cards.split(), 1):
        match.play(seat, GAME.action(f"card {card}"))
    if resolved:
        match.play(0, GAME.action("card build"))
        assert match.state.awaiting
        assert not table(match).revealed
    return match.state


def test_an_observation_offers_a_seat_its_options_a_view_and_samples() -> None:
    seen = Observation(chosen("drill lease", False), 0)
    assert [name for name in dir(seen) if not name.startswith("_")] == ["options", "sample", "seat", "view"]
    assert seen.options == chosen("drill lease", False).options(0)
    assert seen.view() == chosen("drill lease", False).view(0)


def test_what_is_hidden_changes_nothing_that_a_bot_can_see() -> None:
    for resolved in (False, True):
        one, other = chosen("drill lease", resolved), chosen("national build", resolved)
        assert encode(one) != encode(other)
        seen, seen_other = Observation(one, 0), Observation(other, 0)
        assert seen.options == seen_other.options
        assert seen.view() == seen_other.view()
        for seed in range(20):
            assert encode(seen.sample(Rng(seed))) == encode(seen_other.sample(Rng(seed)))


def test_samples_show_every_card_that_another_may_have_chosen() -> None:
    seen = Observation(chosen("drill lease", True), 0)
    samples = [encode(seen.sample(Rng(seed)))["table"]["card"]["vec"] for seed in range(60)]
    assert {cards[1] for cards in samples} == {cards[2] for cards in samples} == set(range(5))
    assert {cards[0] for cards in samples} == {1}


def test_the_options_of_an_observation_are_its_own() -> None:
    s = chosen("drill lease", False)
    offered = list(s.options(0))
    Observation(s, 0).options.clear()
    assert s.options(0) == offered


def test_a_sample_may_be_spoiled() -> None:
    s = chosen("drill lease", True)
    before = encode(s)
    sample = Observation(s, 0).sample(Rng(1))
    sample.apply(sample.choices()[0])
    assert encode(s) == before
