"""The PettingZoo environment: its own tests pass, and what it promises holds."""

from __future__ import annotations

import json
import pickle
import warnings
from typing import Any

import numpy as np
import pytest

import gusher.envs
from gusher.core.errors import IllegalAction, SetupError
from gusher.envs.table import TableEnv
from tests.envs.cases import TABLES

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # the tests of PettingZoo import one of its own games
    from pettingzoo.test import api_test, seed_test

# It says so of every environment whose observation is a dict, as its own board games' are.
DICTS = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]
SHORT: dict[str, object] = {"max_rounds": 2}


class TestOfPettingZoo:
    pytestmark = DICTS

    @pytest.mark.parametrize(("name", "seats"), TABLES)
    def test_api(self, name: str, seats: int) -> None:
        api_test(gusher.envs.table_env(name, seats), num_cycles=60)

    @pytest.mark.parametrize(("name", "seats"), TABLES)
    def test_seed(self, name: str, seats: int) -> None:
        seed_test(lambda: gusher.envs.table_env(name, seats), num_cycles=60)

    @pytest.mark.parametrize(
        "settings", [{"observations": "dict"}, {"options": SHORT}, {"max_decisions": 30}, {"reward": "share", "options": SHORT}]
    )
    def test_api_with_settings(self, settings: dict[str, Any]) -> None:
        api_test(gusher.envs.table_env("oilfield", 3, **settings), num_cycles=400)


def finish(env: TableEnv, seed: int) -> dict[str, float]:
    """Play at random to the end; what each agent got, and that it got nothing before."""
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    got: dict[str, float] = {}
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        if terminated or truncated:
            got[agent] = reward
            env.step(None)
        else:
            assert reward == 0
            assert env.observation_space(agent).contains(observation)
            env.step(int(rng.choice(observation["action_mask"].nonzero()[0])))
    return got


def test_the_end_pays_by_place() -> None:
    env = gusher.envs.table_env("oilfield", 4, options=SHORT)
    got = finish(env, 1)
    assert set(got) == set(env.possible_agents)
    places = env.episode.state.ranking()
    assert [got[agent] for agent in env.possible_agents] == env.episode.pay()
    assert sorted(got.values(), reverse=True) == [got[f"seat_{seat}"] for seat in sorted(range(4), key=places.__getitem__)]
    assert sum(got.values()) == pytest.approx(0)


def test_the_end_tells_place_and_score() -> None:
    env = gusher.envs.table_env("oilfield", 2, options=SHORT)
    env.reset(seed=3)
    while not any(env.terminations.values()):
        env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
    assert [env.infos[agent]["place"] for agent in env.agents] == env.episode.state.ranking()
    assert [env.infos[agent]["score"] for agent in env.agents] == [sum(items.values()) for items in env.episode.state.scores()]


def test_the_same_seed_gives_the_same_game_and_no_seed_another() -> None:
    env = gusher.envs.table_env("oilfield", 2)
    env.reset(seed=5)
    first = env.observe("seat_0")["observation"]
    env.reset()
    second = env.observe("seat_0")["observation"]
    env.reset(seed=5)
    assert (env.observe("seat_0")["observation"] == first).all()
    env.reset()
    assert (env.observe("seat_0")["observation"] == second).all()
    assert (first != second).any()


def test_who_is_asked_later_does_not_see_what_was_chosen_together() -> None:
    """§4 The cards of a round are chosen at the same time."""
    rows = set()
    for card in range(5):
        env = gusher.envs.table_env("oilfield", 2)
        env.reset(seed=1)
        while "ChooseCards" not in rule(env):
            env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
        assert env.agent_selection == "seat_0"
        env.step(int(env.observe("seat_0")["action_mask"].nonzero()[0][card]))
        assert env.agent_selection == "seat_1"
        rows.add(env.observe("seat_1")["observation"].tobytes())
    assert len(rows) == 1


def rule(env: TableEnv) -> str:
    return type(env.episode.state.top).__name__


def test_who_is_not_asked_may_do_nothing() -> None:
    env = gusher.envs.table_env("giganten", 3)
    env.reset(seed=1)
    asked = env.agent_selection
    for agent in env.agents:
        assert env.observe(agent)["action_mask"].any() == (agent == asked)


def test_a_mask_is_that_of_the_options() -> None:
    env = gusher.envs.table_env("interbellum", 3)
    env.reset(seed=1)
    for _ in range(50):
        mask = env.observe(env.agent_selection)["action_mask"]
        assert mask.nonzero()[0].tolist() == [action.index for action in env.episode.state.choices()]
        env.step(int(mask.nonzero()[0][-1]))


def test_observations_by_name_are_the_same_numbers() -> None:
    plain = gusher.envs.table_env("mcmulti", 3)
    named = gusher.envs.table_env("mcmulti", 3, observations="dict")
    plain.reset(seed=2)
    named.reset(seed=2)
    parts = named.observe("seat_1")["observation"]
    assert list(parts) == [feature.name for feature in gusher.envs.layout("mcmulti", 3)]
    assert (np.concatenate(list(parts.values())) == plain.observe("seat_1")["observation"]).all()
    assert named.observation_space("seat_1").contains(named.observe("seat_1"))


def test_a_long_game_is_cut_off_and_pays_nothing() -> None:
    env = gusher.envs.table_env("mcmulti", 3, max_decisions=25)
    got = finish(env, 1)
    assert env.decisions == 25
    assert got == {"seat_0": 0, "seat_1": 0, "seat_2": 0}


def illegal(env: TableEnv) -> int:
    return int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = gusher.envs.table_env("oilfield", 3)
    env.reset(seed=1)
    before = env.observe(env.agent_selection)["observation"]
    with pytest.raises(IllegalAction, match="§"):
        env.step(illegal(env))
    for action in (-1, 71, None):
        with pytest.raises(IllegalAction, match="no-such-action"):
            env.step(action)
    assert (env.observe(env.agent_selection)["observation"] == before).all()


def test_an_illegal_action_can_lose_the_game() -> None:
    env = gusher.envs.table_env("oilfield", 3, illegal="lose")
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(illegal(env))
    assert all(env.terminations.values())
    assert {env.rewards[agent] for agent in env.agents if agent != loser} == {0.5}
    assert env.rewards[loser] == -1


def test_it_can_be_pickled_and_drawn() -> None:
    env = gusher.envs.table_env("giganten", 2, render_mode="ansi")
    again = pickle.loads(pickle.dumps(env))
    again.reset(seed=1)
    assert json.loads(again.render())["game"] == "giganten"
    silent = gusher.envs.table_env("giganten", 2)
    assert silent.render() is None
    assert str(silent) == "gusher_giganten"
    silent.close()


@pytest.mark.parametrize(
    ("settings", "complaint"),
    [
        ({"name": "chess", "seats": 2}, "no game 'chess'"),
        ({"name": "oilfield", "seats": 6}, "not 6"),
        ({"name": "oilfield", "seats": 2, "options": {"colour": "red"}}, "no option colour"),
        ({"name": "oilfield", "seats": 2, "observations": "picture"}, "observations cannot be 'picture'; allowed: array, dict"),
        ({"name": "oilfield", "seats": 2, "illegal": "ignore"}, "illegal cannot be 'ignore'; allowed: raise, lose"),
        ({"name": "oilfield", "seats": 2, "reward": "money"}, "no reward 'money'"),
        ({"name": "oilfield", "seats": 2, "max_decisions": 0}, "at least 1, not 0"),
        ({"name": "oilfield", "seats": 2, "render_mode": "human"}, "no render mode 'human'; allowed: ansi"),
    ],
)
def test_wrong_settings_are_refused(settings: dict[str, Any], complaint: str) -> None:
    with pytest.raises(SetupError, match=complaint):
        gusher.envs.table_env(**settings)
