"""Reviews: what is judged, by whom, and with which knowledge."""

from __future__ import annotations

from itertools import islice

import pytest

from gusher import registry
from gusher.core.codec import encode
from gusher.core.errors import SetupError
from gusher.core.record import Match, Record
from gusher.core.rng import Rng
from gusher.review.reviewing import LEAST_LOSS, MOST_MISTAKES, Judged, Review, begin, decisions, go_on, judge
from tests.review.games import SHORT, finished, play_on

GAMES = ["oilfield", *(pytest.param(game, marks=pytest.mark.slow) for game in sorted(SHORT) if game != "oilfield")]
ITERATIONS = 16
SEATS = {"oilfield": 3, "mcmulti": 3, "giganten": 3, "interbellum": 3}
OPEN = {"mcmulti"}  # nothing is hidden from who keeps count (McMulti §16.2)


@pytest.mark.parametrize("game", GAMES)
def test_each_judgement_is_about_a_choice_of_the_seat(game: str) -> None:
    record = finished(game, SEATS[game])
    review = begin(record, 1, ITERATIONS)
    assert review.total == sum(1 for _ in decisions(record, 1)) > 3
    judged = list(islice(go_on(review, record), 4))
    assert review.judged == judged
    assert not review.complete
    for each in judged:
        entry = record.entries[each.moment]
        options = record.state(each.moment).options(1)
        assert (entry.seat, entry.action.notation) == (1, each.played)
        assert each.options == len(options) > 1
        assert each.best in [option.notation for option in options]
        assert 0.0 <= each.chance <= 1.0
        assert 0.0 <= each.best_chance <= 1.0
        assert each.noise >= 0.0
        assert each.best != each.played or (each.loss, each.noise) == (0.0, 0.0)
    assert [each.moment for each in judged] == sorted({each.moment for each in judged})


@pytest.mark.slow
@pytest.mark.parametrize("game", ["oilfield", "giganten"])
def test_the_same_review_is_made_twice_and_after_an_interruption(game: str) -> None:
    record = finished(game, SEATS[game])
    first, second = begin(record, 0, ITERATIONS), begin(record, 0, ITERATIONS)
    assert first.fits(second)
    whole = list(islice(go_on(first, record), 4))
    list(islice(go_on(second, record), 2))
    assert list(islice(go_on(second, record), 2)) == whole[2:]
    assert second.judged == whole
    assert second.fits(first)


def test_more_iterations_and_another_seat_are_another_review() -> None:
    record = finished("oilfield", 2)
    review = begin(record, 0, ITERATIONS)
    assert not review.fits(begin(record, 1, ITERATIONS))
    assert not review.fits(begin(record, 0, ITERATIONS + 1))
    assert not review.fits(begin(finished("oilfield", 2, seed=2), 0, ITERATIONS))


@pytest.mark.parametrize("game", GAMES)
def test_a_judgement_does_not_depend_on_what_the_seat_cannot_know(game: str) -> None:
    record = finished(game, SEATS[game])
    rng = Rng(5)
    different = 0
    for moment, s, played in decisions(record, 2):
        other = s.determinize(2, rng)
        if encode(other) != encode(s) or game in OPEN:
            here = judge(s, 2, played, moment, game, ITERATIONS, Rng(1, moment))
            assert judge(other, 2, played, moment, game, ITERATIONS, Rng(1, moment)) == here
            different += 1
        if different == 2:
            return
    raise AssertionError("the states compared should differ in what is hidden")


@pytest.mark.slow
def test_a_card_that_another_seat_has_chosen_in_secret_changes_nothing() -> None:
    """Two records that differ in a hidden card: up to the choice that is made without knowing it, the reviews are the same."""
    records = []
    for card in ("card drill", "card local"):
        match = Match(Record(registry.game("oilfield"), 2, {"max_rounds": 2}))
        rng = Rng(3)
        while len(match.state.awaiting) < 2:
            if match.state.chance:
                match.draw(rng)
                continue
            seat = match.state.awaiting[0]
            options = match.state.options(seat)
            match.play(seat, options[rng.below(len(options))])
        match.play(1, match.record.game.action(card))
        chosen = len(match.record.entries)
        match.play(0, match.record.game.action("card lease"))
        records.append(play_on(match, 4))
    one, other = records
    assert one.state(chosen).view(0) == other.state(chosen).view(0)
    assert encode(one.state(chosen)) != encode(other.state(chosen))
    found = []
    for record in records:
        judged = []
        for each in go_on(begin(record, 0, 40), record):
            judged.append(each)
            if each.moment == chosen:
                break
        found.append(judged)
    assert found[0] == found[1]
    assert found[0][-1].played == "card lease"


def test_when_the_last_choice_ends_the_game_its_chance_is_the_result() -> None:
    seen = set()
    for seed in range(200):
        record = finished("oilfield", 2, seed, max_rounds=1)
        seat, last = record.entries[-1].seat, len(record.entries) - 1
        if seat is None or len(record.state(last).options(seat)) < 2:
            continue
        review = begin(record, seat, ITERATIONS)
        if review.result in seen:
            continue
        *_, (moment, s, played) = ((moment, s.clone(), played) for moment, s, played in decisions(record, seat))
        judged = judge(s, seat, played, moment, "oilfield", ITERATIONS, Rng(1))
        assert (judged.moment, judged.chance) == (last, review.result)
        seen.add(review.result)
        if {0.0, 1.0} <= seen:
            return
    raise AssertionError("no such game was found")


def verdict(moment: int, loss: float, noise: float = 0.01, best: str = "b") -> Judged:
    return Judged(moment, 2, "a", best, 0.3, 0.3 + loss, noise)


def test_mistakes_are_the_largest_losses_beyond_the_noise() -> None:
    certain = [verdict(number, 0.05 + number / 100) for number in range(7)]
    noisy, small = verdict(7, 0.3, noise=0.2), verdict(8, LEAST_LOSS / 2, noise=0.0)
    gain, same = verdict(9, -0.2), verdict(10, 0.2, best="a")
    review = Review("oilfield", "1", "", "", 0, 16, 11, 0.0, [*certain, noisy, small, gain, same])
    assert [each.moment for each in review.mistakes()] == [6, 5, 4, 3, 2]
    assert len(review.mistakes()) == MOST_MISTAKES
    review.judged = [noisy, small, gain, same]
    assert review.mistakes() == []


def test_what_cannot_be_reviewed_is_refused() -> None:
    record = finished("oilfield", 2)
    with pytest.raises(SetupError, match="0 to 1 in this record, not 2"):
        begin(record, 2, ITERATIONS)
    with pytest.raises(SetupError, match="iterations must be 16 to"):
        begin(record, 0, 15)
    record.entries.pop()
    record.result = None
    with pytest.raises(SetupError, match="not over"):
        begin(record, 0, ITERATIONS)
