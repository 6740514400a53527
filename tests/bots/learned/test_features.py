"""Features of every game that has some: named, bounded, and blind to what the viewer cannot know."""

from __future__ import annotations

import pytest
from librt.vecs import vec

from gusher.bots.learned.features import BOUND, Features
from gusher.core.rng import Rng
from gusher.core.rules import State
from gusher.house import House
from gusher.registry import games

LEARNED = [game for game in games() if game.features() is not None]
every_game = pytest.mark.parametrize("game", LEARNED, ids=lambda game: str(game.name))


def features_of(game: House) -> Features:
    found = game.features()
    assert found is not None
    return found


def row_of(features: Features, s: State, viewer: int) -> list[float]:
    row: vec[float] = features.observe(s, viewer)
    return [row[at] for at in range(features.at)]


def positions(game: House, seats: int, seed: int) -> list[State]:
    """Every eleventh position of a random game, secret answers under way included; at most 40."""
    found: list[State] = []
    s, rng, steps = game.start(seats), Rng(seed), 0
    while not s.over and len(found) < 40:
        steps += 1
        if steps % 11 == 0:
            found.append(s.clone())
        if s.chance:
            s.apply(s.sample(rng))
        else:
            seat = s.awaiting[rng.below(len(s.awaiting))]
            options = s.options(seat)
            s.play(seat, options[rng.below(len(options))])
    return found


def test_our_games_have_features() -> None:
    assert len(LEARNED) >= 4


@every_game
def test_worlds_that_a_viewer_cannot_tell_apart_look_the_same(game: House) -> None:
    features, rng = features_of(game), Rng(5)
    for seats in game.seats:
        for s in positions(game, seats, seats):
            for viewer in range(seats):
                assert row_of(features, s.determinize(viewer, rng), viewer) == row_of(features, s, viewer)


@every_game
def test_there_are_as_many_numbers_as_names_and_none_is_out_of_bounds(game: House) -> None:
    features = features_of(game)
    assert len(set(features.table)) == len(features.table)
    assert len(set(features.seat)) == len(features.seat)
    for seats in game.seats:
        for s in positions(game, seats, 10 + seats):
            row = row_of(features, s, 0)
            assert len(row) == len(features.table) + seats * len(features.seat)
            assert all(-BOUND <= number <= BOUND for number in row)


@every_game
def test_items_are_those_of_the_score(game: House) -> None:
    assert list(features_of(game).items) == list(positions(game, game.seats[0], 1)[0].scores()[0])
