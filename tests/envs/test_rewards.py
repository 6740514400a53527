"""What a finished game pays."""

from __future__ import annotations

import pytest

from gusher.core.errors import SetupError
from gusher.envs.rewards import by_ranking, by_share, check_reward


@pytest.mark.parametrize(
    ("places", "paid"),
    [
        ([1, 2], [1, -1]),
        ([2, 1, 3], [0, 1, -1]),
        ([1, 2, 3, 4], [1, 1 / 3, -1 / 3, -1]),
        ([1, 1], [0, 0]),
        ([1, 1, 3], [0.5, 0.5, -1]),
        ([4, 1, 2, 2], [-1, 1, 0, 0]),
        ([1, 1, 1, 1, 1], [0, 0, 0, 0, 0]),
    ],
)
def test_places_pay_in_even_steps_and_ties_share(places: list[int], paid: list[float]) -> None:
    assert by_ranking(places) == pytest.approx(paid)
    assert sum(by_ranking(places)) == pytest.approx(0)


@pytest.mark.parametrize(
    ("scores", "paid"),
    [
        ([3, 1], [0.25, -0.25]),
        ([10, 0, 0, 0], [0.75, -0.25, -0.25, -0.25]),
        ([0, 0], [0, 0]),
        ([-5, 5], [-0.5, 0.5]),
        ([-5, -1], [0, 0]),
    ],
)
def test_shares_are_measured_from_an_even_part(scores: list[int], paid: list[float]) -> None:
    assert by_share(scores) == pytest.approx(paid)


def test_an_unknown_reward_is_refused() -> None:
    with pytest.raises(SetupError, match=r"no reward 'money'; allowed: ranking, share"):
        check_reward("money")
