"""The faces of many games: what Gymnasium and PettingZoo expect of them, and the same games as those of one."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv, VectorEnv
from gymnasium.wrappers.vector import RecordEpisodeStatistics

import gusher.envs
import gusher.envs.seat  # registers the games
from gusher.core.errors import IllegalAction, SetupError

SHORT: dict[str, object] = {"max_rounds": 2}
SEEDS = [2, 9]


def equal(one: Any, other: Any) -> None:
    """All that Gymnasium's own vector of ours tells, we tell; more than that is allowed."""
    if isinstance(one, dict):
        assert set(one) <= set(other)
        for name in one:
            equal(one[name], other[name])
    elif isinstance(one, tuple) or (isinstance(one, np.ndarray) and one.dtype == object):
        for mine, yours in zip(one, other, strict=True):
            assert (mine is None) == (yours is None)
            if mine is not None:
                equal(mine, yours)
    else:
        assert np.array_equal(one, other)


@pytest.mark.parametrize("settings", [{"seat": None, "options": SHORT}, {"bots": "greedy", "max_decisions": 9, "options": SHORT}])
def test_gymnasiums_own_vector_of_ours_tells_the_same(settings: dict[str, Any]) -> None:
    ours = gusher.envs.seat_vector("oilfield", 2, 3, **settings)
    theirs = SyncVectorEnv(
        [lambda: gusher.envs.seat_env("oilfield", 3, **settings)] * 2, autoreset_mode=AutoresetMode.SAME_STEP
    )
    assert isinstance(ours, VectorEnv)
    assert ours.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    assert ours.single_observation_space == theirs.single_observation_space
    assert ours.observation_space == theirs.observation_space
    assert ours.action_space == theirs.action_space
    seen, infos = ours.reset(seed=SEEDS)
    equal(theirs.reset(seed=[*SEEDS]), (seen, infos))
    rng = np.random.default_rng(1)
    ends = 0
    for _ in range(120):
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in infos["action_mask"]])
        stepped = ours.step(actions)
        for one, other in zip(theirs.step(actions), stepped, strict=True):
            equal(one, other)
        seen, infos = stepped[0], stepped[4]
        ends += int((stepped[2] | stepped[3]).sum())
        assert seen in ours.observation_space
    assert ends > 2


def test_it_is_made_by_name_and_wrapped() -> None:
    made = gymnasium.make_vec("gusher/oilfield-v0", 3, vectorization_mode="vector_entry_point", seats=2, options=SHORT)
    wrapped = RecordEpisodeStatistics(made)
    _, infos = wrapped.reset(seed=1)
    rewards = 0.0
    for _ in range(60):
        actions = np.array([np.flatnonzero(mask)[0] for mask in infos["action_mask"]])
        _, reward, terminated, _, infos = wrapped.step(actions)
        if terminated.any():
            rewards = float(np.abs(reward[terminated]).sum())
            assert set(infos["final_info"]) >= {"place", "score", "seat"}
            assert infos["episode"]["r"][terminated] == pytest.approx(reward[terminated])
            break
    assert rewards > 0
    wrapped.close()


def test_observations_are_kept_or_written_over() -> None:
    for copy in (True, False):
        env = gusher.envs.seat_vector("oilfield", 2, 2, copy=copy)
        first, _ = env.reset(seed=1)
        second = env.step(env.action_masks().argmax(axis=1))[0]
        assert (first["observation"] is second["observation"]) != copy
        assert (first["observation"] != second["observation"]).any() == copy


def test_an_illegal_action_is_refused() -> None:
    env = gusher.envs.seat_vector("oilfield", 2, 2)
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match="game 0"):
        env.step(env.action_masks().argmin(axis=1))
    with pytest.raises(SetupError, match="no render mode 'human'"):
        gusher.envs.seat_vector("oilfield", 2, 2, render_mode="human")


def test_several_processes_stand_behind_it() -> None:
    alone, together = (gusher.envs.seat_vector("oilfield", 3, 2, processes=processes) for processes in (1, 2))
    equal(alone.reset(seed=4), together.reset(seed=4))
    actions = alone.action_masks().argmax(axis=1)
    for one, other in zip(alone.step(actions), together.step(actions), strict=True):
        equal(one, other)
    together.close()


def test_tables_are_those_of_pettingzoo() -> None:
    ours = gusher.envs.table_vector("oilfield", 2, 3, options=SHORT)
    theirs = [gusher.envs.table_env("oilfield", 3, options=SHORT) for _ in SEEDS]
    assert ours.possible_agents == theirs[0].possible_agents
    assert ours.observation_space("seat_1") == theirs[0].observation_space("seat_1")
    assert ours.action_space("seat_1") == theirs[0].action_space("seat_1")
    ours.reset(seed=SEEDS)
    for table, seed in zip(theirs, SEEDS, strict=True):
        table.reset(seed=seed)
    ends = 0
    for _ in range(100):
        seen, *_ = ours.last()
        assert ours.agent_selection == [table.agent_selection for table in theirs]
        actions = seen["action_mask"].argmax(axis=1)
        ours.step(actions)
        for at, table in enumerate(theirs):
            equal(table.observe(table.agent_selection), {name: array[at] for name, array in seen.items()})
            table.step(int(actions[at]))
            for agent in table.agents:
                assert ours.rewards[agent][at] == pytest.approx(table.rewards[agent])
                assert ours.terminations[agent][at] == table.terminations[agent]
                assert ours.truncations[agent][at] == table.truncations[agent]
                if table.terminations[agent]:
                    assert {name: values[at] for name, values in ours.infos[agent].items()} == table.infos[agent]
            if all(table.terminations.values()):
                ends += 1
                table.reset()
    assert ends > 1
    ours.close()
