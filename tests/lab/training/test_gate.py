"""The gate lets in who is better, and stops as soon as that is clear."""

from __future__ import annotations

import pytest

from gusher.core.rng import Rng
from gusher.lab.training.gate import examine


def games(rng: Rng, of_hundred: int, count: int = 400) -> list[float]:
    return [1.0 if rng.below(100) < of_hundred else 0.0 for _ in range(count)]


@pytest.mark.parametrize(("seats", "of_hundred", "passes"), [(4, 45, True), (4, 18, False), (2, 70, True), (2, 40, False)])
def test_who_is_clearly_better_passes_and_who_is_not_does_not(seats: int, of_hundred: int, passes: bool) -> None:
    verdicts = [examine(games(Rng(seed), of_hundred), seats) for seed in range(10)]
    assert sum(verdict.passed is passes for verdict in verdicts) >= 9
    assert min(verdict.games for verdict in verdicts) < 200


def test_an_equal_one_seldom_passes() -> None:
    assert sum(examine(games(Rng(seed), 25), 4).passed for seed in range(40)) <= 6


def test_no_game_is_played_after_the_verdict() -> None:
    asked = iter(games(Rng(1), 60))
    verdict = examine(asked, 4)
    assert len(list(asked)) == 400 - verdict.games
