"""Rows of numbers and masks, whatever the game."""

from __future__ import annotations

import pytest

from gusher.core.encoding import mask
from gusher.core.game import Game
from gusher.registry import games


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_features_follow_one_another_without_a_gap(game: Game) -> None:
    for seats in game.seats:
        encoder = game.encoder(seats)
        offset = 0
        for feature in encoder.features:
            assert feature.offset == offset
            assert feature.size > 0
            assert feature.low < feature.high
            assert feature.usual > 0
            assert not feature.labels or (feature.low in (-1, 0) and feature.high == len(feature.labels) - 1)
            offset += feature.size
        assert offset == encoder.size
        names = [feature.name for feature in encoder.features]
        assert len(set(names)) == len(names)
        assert names[:5] == ["seat", "over", "chance", "awaited", "rule"]


def test_a_feature_says_what_it_is() -> None:
    first = games()[0].encoder(2).features[3]
    assert repr(first) == "awaited[3:5] 0..1"


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_a_mask_marks_the_options(game: Game) -> None:
    actions = game.actions
    size = len(actions)
    assert mask([], size) == bytes(size)
    assert mask(list(actions), size) == b"\x01" * size
    some = [actions[1], actions[2], actions[size - 2]]
    assert [at for at, legal in enumerate(mask(some, size)) if legal] == [1, 2, size - 2]
