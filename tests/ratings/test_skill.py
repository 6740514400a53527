"""The numbers: openskill's, the same twice, and right about players whose strength is known."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from openskill.models import PlackettLuce

from gusher.server.profiles.fold import Finish, Rated, Rung, fold
from gusher.skill import START, Belief, after, margin, points
from tests.ratings import known

pytestmark = pytest.mark.one_build
DOCS = Path(__file__).parents[2] / "docs" / "ratings.md"


def test_a_game_changes_what_openskill_says() -> None:
    model = PlackettLuce()
    ann, ben, cleo = model.rating(), model.rating(mu=30.0, sigma=2.0), model.rating(mu=20.0, sigma=4.0)
    told = [team[0] for team in model.rate([[ann], [ben], [cleo]], ranks=[1, 2, 2])]
    assert after([START, Belief(30.0, 2.0), Belief(20.0, 4.0)], [1, 2, 2]) == [(each.mu, each.sigma) for each in told]


def test_a_rating_is_written_as_in_the_docs() -> None:
    assert (points(START.mu), margin(START.sigma)) == (1500, 500)
    assert "1500 ± 500" in DOCS.read_text(encoding="utf-8")


def test_the_same_games_give_the_same_numbers() -> None:
    played = known.games(20, random.Random(1))
    first: dict[int, Rung] = {}
    second: dict[int, Rung] = {}
    assert fold(first, played) == fold(second, played)
    assert first == second


def test_a_fold_goes_on_where_it_stopped() -> None:
    played = known.games(20, random.Random(2))
    whole: dict[int, Rung] = {}
    parts: dict[int, Rung] = {}
    marks = fold(whole, played)
    assert fold(parts, played[:23]) + fold(parts, played[23:]) == marks
    assert parts == whole


def test_who_gives_up_is_behind_all_who_did_not() -> None:
    careers: dict[int, Rung] = {}
    fold(careers, [Rated("t", 1.0, (Finish(0, 1, 1, gave_up=True), Finish(1, 2, 2), Finish(2, 3, 3), Finish(3, 4, 4, gave_up=True)))])
    mu = {person: career.belief.mu for person, career in careers.items()}
    assert mu[2] > mu[3] > mu[1] == mu[4]
    assert {person: career.wins for person, career in careers.items()} == {1: 0, 2: 1, 3: 0, 4: 0}


def test_a_game_that_all_have_given_up_does_not_count() -> None:
    careers: dict[int, Rung] = {}
    assert fold(careers, [Rated("t", 1.0, (Finish(0, 1, 1, gave_up=True), Finish(1, 2, 2, gave_up=True)))]) == []
    assert careers == {}


def test_somebody_who_was_deleted_is_a_newcomer_each_time() -> None:
    careers: dict[int, Rung] = {}
    game = Rated("t", 1.0, (Finish(0, None, 1), Finish(1, 2, 2)))
    marks = fold(careers, [game, game])
    assert set(careers) == {2}
    assert marks[0][2].mu != marks[2][2].mu  # he met somebody weaker the second time


def test_players_of_known_strength_are_ordered_right() -> None:
    """The number of games is the one that the docs name; `make proof` shows it at length."""
    named = re.search(r"after (\d+) rated games", DOCS.read_text(encoding="utf-8"))
    assert named is not None
    assert int(named[1]) == known.GAMES
    near, far = known.shares(20)
    assert near >= known.SURE
    assert far >= known.SURER


def test_fewer_games_are_not_enough() -> None:
    """So the number is one that says something."""
    near, _ = known.shares(10, known.GAMES // 4)
    assert near < known.SURE
