"""The Gymnasium environment: its checker passes, and what it promises holds."""

from __future__ import annotations

import json
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import gusher.envs
from gusher.core.errors import IllegalAction, SetupError
from gusher.envs.seat import SeatEnv, register
from tests.envs.cases import TABLES

SHORT: dict[str, object] = {"max_rounds": 2}


@pytest.mark.filterwarnings("ignore:.*Not able to test alternative render modes")
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_checker_of_gymnasium(name: str, seats: int) -> None:
    check_env(gusher.envs.seat_env(name, seats, seat=None))


@pytest.mark.filterwarnings("ignore:.*The environment is being initialised with render_mode")
def test_the_checker_of_gymnasium_for_what_is_registered() -> None:
    assert register() == [f"gusher/{name}-v0" for name in ("oilfield", "mcmulti", "giganten", "interbellum")]
    made = gymnasium.make("gusher/oilfield-v0", seats=2, observations="dict", render_mode="ansi")
    check_env(made.unwrapped)


def finish(env: SeatEnv, seed: int) -> tuple[float, dict[str, Any], int]:
    """Play at random to the end; the last reward and info, and the number of decisions."""
    rng = np.random.default_rng(seed)
    observation, info = env.reset(seed=seed)
    for decisions in range(1, 10_000):
        assert (observation["action_mask"] == info["action_mask"]).all()
        assert (env.action_masks() == info["action_mask"]).all()
        observation, reward, terminated, truncated, info = env.step(int(rng.choice(observation["action_mask"].nonzero()[0])))
        if terminated or truncated:
            return reward, info, decisions
        assert reward == 0
    raise AssertionError("not over")


@pytest.mark.parametrize("bots", ["random", "greedy", "random, greedy"])
def test_the_end_pays_by_place(bots: str) -> None:
    env = gusher.envs.seat_env("oilfield", 3, seat=1, bots=bots, options=SHORT)
    reward, info, _ = finish(env, 4)
    assert info["seat"] == 1
    assert info["place"] == env.episode.state.ranking()[1]
    assert info["score"] == sum(env.episode.state.scores()[1].values())
    assert reward == env.episode.pay()[1]
    assert not info["action_mask"].any()
    with pytest.raises(SetupError, match="the game is over: call reset first"):
        env.step(0)


def test_the_bots_sit_in_turn_order_after_the_own_seat() -> None:
    env = gusher.envs.seat_env("oilfield", 3, seat=1, bots="random,greedy")
    assert [type(player).__name__ for player in env.others] == ["Uniform", "Greedy"]
    asked: list[tuple[str, int]] = []
    for player in env.others:
        choose, name = player.choose, type(player).__name__

        def spy(seen: Any, rng: Any, choose: Any = choose, name: str = name) -> Any:
            asked.append((name, seen.seat))
            return choose(seen, rng)

        env.others[env.others.index(player)] = type("Spy", (), {"choose": staticmethod(spy)})()
    env.reset(seed=1)
    env.step(int(env.action_masks().argmax()))
    assert set(asked) == {("Uniform", 2), ("Greedy", 0)}


def test_the_own_seat_can_be_drawn_anew_for_every_game() -> None:
    env = gusher.envs.seat_env("giganten", 4, seat=None)
    seats = {env.reset(seed=seed)[1]["seat"] for seed in range(30)}
    assert seats == {0, 1, 2, 3}
    assert env.reset(seed=7)[1]["seat"] == env.reset(seed=7)[1]["seat"]


def test_a_seed_fixes_the_bots_and_the_draws() -> None:
    ends = [finish(gusher.envs.seat_env("oilfield", 3, bots="greedy", options=SHORT), 9) for _ in range(2)]
    assert ends[0][0] == ends[1][0]
    assert ends[0][1]["score"] == ends[1][1]["score"]


def test_a_long_game_is_cut_off() -> None:
    env = gusher.envs.seat_env("mcmulti", 2, max_decisions=5)
    reward, info, decisions = finish(env, 1)
    assert (reward, decisions) == (0, 5)
    assert "place" not in info


def test_an_illegal_action_loses_or_is_refused() -> None:
    env = gusher.envs.seat_env("oilfield", 3)
    env.reset(seed=1)
    wrong = int(np.flatnonzero(env.action_masks() == 0)[0])
    _, reward, terminated, truncated, info = env.step(wrong)
    assert (reward, terminated, truncated, info["illegal"]) == (-1, True, False, True)
    strict = gusher.envs.seat_env("oilfield", 3, illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalAction):
        strict.step(wrong)


def test_it_is_drawn_as_the_own_seat_sees_it() -> None:
    env = gusher.envs.seat_env("giganten", 2, seat=1, render_mode="ansi")
    env.reset(seed=1)
    drawn = json.loads(env.render())
    assert drawn["seat"] == 1
    assert [player["ones"] is None for player in drawn["players"]] == [True, False]
    assert gusher.envs.seat_env("giganten", 2).render() is None


@pytest.mark.parametrize(
    ("settings", "complaint"),
    [
        ({"seat": 3}, "seat must be 0 to 2, not 3"),
        ({"bots": "clever"}, "no bot 'clever'"),
        ({"bots": "random,random,random"}, "3 bots are named for 2 other seats; name 2, or one for all"),
        ({"render_mode": "human"}, "no render mode 'human'"),
    ],
)
def test_wrong_settings_are_refused(settings: dict[str, Any], complaint: str) -> None:
    with pytest.raises(SetupError, match=complaint):
        gusher.envs.seat_env("oilfield", 3, **settings)
