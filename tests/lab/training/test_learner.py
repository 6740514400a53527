"""What is learned from a game: the targets of its positions, and weights that come nearer to them."""

from __future__ import annotations

import numpy as np
import pytest
import torch

from gusher.bots.learned.features import Features
from gusher.bots.learned.weights import Weights, shape_of
from gusher.lab.training.course import Course
from gusher.lab.training.learner import Array, Learner, read_game
from tests.bots.learned.test_network import as_vec

pytestmark = pytest.mark.one_build

FEATURES = Features(["round"], ["money", "oil"], {"points": 10.0})
WIDTHS = (16, 8)
SHAPE = shape_of(FEATURES, WIDTHS)


def game(*positions: list[float], win: tuple[float, float] = (1.0, 0.0)) -> bytes:
    """Of two seats: the first has 70 % of the points, and 1 and 2 are the items."""
    head = [2.0, float(len(positions)), *win, 0.7, 0.3, 1.0, 2.0]
    return np.array(head + [number for position in positions for number in position], "<f4").tobytes()


def position(seat: int, thought: float, row: list[float], blind: bool = False) -> list[float]:
    """The viewer is thought to win with that chance, and to have as large a share of the points."""
    return [float(seat), float(blind), thought, 1 - thought, thought, 1 - thought, 0.0, 0.0, *row]


ROW = [0.5, 1.0, 0.0, 0.0, 1.0]


def wins(*positions: list[float], trace: float) -> list[float]:
    read = read_game(game(*positions), SHAPE, trace)
    assert read is not None
    return [float(number) for number in read[1].win[:, 0]]


def test_the_last_position_of_a_seat_learns_from_the_end_as_that_seat_sees_it() -> None:
    assert wins(position(0, 0.5, ROW), position(1, 0.5, ROW), trace=0.5) == [1.0, 0.0]


def test_earlier_ones_learn_from_what_was_thought_next_and_from_the_end() -> None:
    assert wins(position(0, 0.2, ROW), position(0, 0.6, ROW), trace=0.5) == pytest.approx([0.5 * 0.6 + 0.5 * 1.0, 1.0])
    assert wins(position(0, 0.2, ROW), position(0, 0.6, ROW), trace=1.0) == pytest.approx([1.0, 1.0])


def test_what_follows_a_blind_choice_does_not_reach_back_beyond_it() -> None:
    assert wins(position(0, 0.2, ROW), position(0, 0.6, ROW, blind=True), trace=0.5) == pytest.approx([0.6, 1.0])


def test_items_and_points_are_turned_to_the_viewer() -> None:
    read = read_game(game(position(1, 0.5, ROW)), SHAPE, 1.0)
    assert read is not None
    assert read[1].share[0].tolist() == pytest.approx([0.3, 0.7])
    assert read[1].items[0].tolist() == [[2.0], [1.0]]


def test_a_game_without_positions_teaches_nothing() -> None:
    assert read_game(b"", SHAPE, 1.0) is None
    assert read_game(game(), SHAPE, 1.0) is None


def test_the_richer_seat_wins_is_soon_learned_and_the_network_says_the_same() -> None:
    rng = np.random.default_rng(1)
    course = Course("drill", generations=60, batch=64, warm=0, kept=10, passes=60.0, mean=1)
    learner = Learner(course, SHAPE)
    errors = []
    for generation in range(1, 41):
        games = []
        for _ in range(20):
            own, other = rng.random(2)
            row = [0.0, own, 0.0, other, 0.0]
            games.append(game(position(0, 0.5, row), win=(1.0, 0.0) if own > other else (0.0, 1.0)))
        learner.take(games, generation)
        errors.append(learner.learn(generation))
    assert errors[-1] < 0.7 * errors[0]
    seen: Array = np.array([[0.3, 0.6, 0.0, 0.9, 0.0, 0.2, 0.1]], np.float32)
    with torch.no_grad():
        said = torch.softmax(learner.forward(torch.from_numpy(seen), 2)[:, :, 0], 1)[0]
    network = Weights("drill", FEATURES, learner.numbers(), {}, WIDTHS).network()
    network.judge(as_vec([0.0, 0.9, 0.0, 0.2, 0.1]), 2, 0.3, 0.6)
    assert [network.win[0], network.win[1]] == pytest.approx([float(number) for number in said], abs=1e-6)


def test_what_plays_is_the_mean_of_the_last_steps() -> None:
    learner = Learner(Course("drill", mean=4), SHAPE)
    first = learner.parts[2].detach().clone()
    learner.average()
    for _ in range(3):
        with torch.no_grad():
            learner.parts[2] += 1.0
        learner.average()
    assert learner.mean[2].numpy() == pytest.approx((first + (0.0 + 1.0 + 2.0 + 3.0) / 4).numpy())
    with torch.no_grad():
        learner.parts[2] += 4.0
    learner.average()
    assert learner.mean[2].numpy() == pytest.approx((first + 0.75 * 1.5 + 0.25 * 7.0).numpy())
    kept = learner.state()
    other = Learner(Course("drill", mean=4), SHAPE)
    other.restore(kept)
    assert other.numbers() == learner.numbers()
