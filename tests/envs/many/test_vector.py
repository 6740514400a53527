"""Many games in one call play the same as environments of one game, and what they promise of arrays, seeds and refusals holds."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import gusher.envs
from gusher.core.errors import IllegalAction, SetupError
from tests.envs.cases import TABLES

SHORT: dict[str, object] = {"max_rounds": 2}
SEEDS = [11, 5, 8]


def play_beside_tables(name: str, seats: int, steps: int, **settings: Any) -> int:
    """Random games in a vector and at tables of their own with the same seeds; how many of them ended."""
    games = gusher.envs.vector(name, len(SEEDS), seats, **settings)
    tables = [gusher.envs.table_env(name, seats, **settings) for _ in SEEDS]
    found = games.reset(SEEDS)
    for table, seed in zip(tables, SEEDS, strict=True):
        table.reset(seed=seed)
    endings = 0
    for _ in range(steps):
        for at, table in enumerate(tables):
            assert table.agent_selection == f"seat_{found.asked[at]}"
            seen = table.observe(table.agent_selection)
            assert (seen["observation"] == found.observations[at]).all()
            assert (seen["action_mask"] == found.masks[at]).all()
        actions = games.sample().copy()
        found = games.step(actions)
        for at, table in enumerate(tables):
            actor = table.agent_selection
            table.step(int(actions[at]))
            assert found.terminated[at] == all(table.terminations.values())
            assert found.truncated[at] == all(table.truncations.values())
            assert found.rewards[at].tolist() == pytest.approx(list(table.rewards.values()))
            if found.terminated[at] or found.truncated[at]:
                endings += 1
                last = table.observe(actor)
                assert (found.final_observations[at] == last["observation"]).all()
                assert (found.final_masks[at] == last["action_mask"]).all()
                if found.terminated[at]:
                    assert found.places[at].tolist() == [table.infos[agent]["place"] for agent in table.agents]
                    assert found.scores[at].tolist() == [table.infos[agent]["score"] for agent in table.agents]
                table.reset()
    return endings


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_all_seats_see_what_they_see_at_a_table_of_their_own(name: str, seats: int) -> None:
    play_beside_tables(name, seats, 60)


@pytest.mark.parametrize("settings", [{"options": SHORT}, {"options": SHORT, "reward": "share"}, {"max_decisions": 17}])
def test_ends_are_the_same(settings: dict[str, Any]) -> None:
    assert play_beside_tables("oilfield", 3, 120, **settings) > 4


@pytest.mark.parametrize("seat", [None, 1])
@pytest.mark.parametrize("bots", ["random", "greedy, random"])
def test_one_seat_against_bots_is_the_same(seat: int | None, bots: str) -> None:
    games = gusher.envs.vector("oilfield", 3, 3, bots=bots, seat=seat, options=SHORT)
    alone = [gusher.envs.seat_env("oilfield", 3, bots=bots, seat=seat, options=SHORT) for _ in SEEDS]
    found = games.reset(SEEDS)
    seen = [env.reset(seed=seed)[0] for env, seed in zip(alone, SEEDS, strict=True)]
    endings = 0
    for _ in range(80):
        for at, env in enumerate(alone):
            assert env.seat == found.asked[at]
            assert (seen[at]["observation"] == found.observations[at]).all()
            assert (seen[at]["action_mask"] == found.masks[at]).all()
        actions = games.sample().copy()
        found = games.step(actions)
        for at, env in enumerate(alone):
            seat_before = env.seat
            seen[at], reward, terminated, truncated, info = env.step(int(actions[at]))
            assert (terminated, truncated) == (found.terminated[at], found.truncated[at])
            assert reward == pytest.approx(found.rewards[at, seat_before])
            if terminated:
                endings += 1
                assert (found.final_observations[at] == seen[at]["observation"]).all()
                assert (found.places[at, seat_before], found.scores[at, seat_before]) == (info["place"], info["score"])
                seen[at] = env.reset()[0]
    assert endings > 2


def test_a_seed_is_that_of_the_first_game_and_each_has_its_own() -> None:
    games = gusher.envs.vector("giganten", 3, 2)
    first = games.reset(7).observations.copy()
    assert (games.reset([7, 8, 9]).observations == first).all()
    assert (games.reset().observations != first).any()  # the next games of these seeds
    assert (games.reset([9, 8, 7]).observations == first[::-1]).all()


def test_without_a_seed_games_differ() -> None:
    one, other = (gusher.envs.vector("giganten", 4, 2).reset().observations for _ in range(2))
    assert (one != other).any()


def test_arrays_of_the_caller_are_written_to() -> None:
    own: dict[str, np.ndarray[Any, Any]] = {
        "observations": np.zeros((2, 212), np.int32),
        "masks": np.zeros((2, 71), np.uint8),
        "rewards": np.full((2, 4), 9, np.float32),
    }
    games = gusher.envs.vector("oilfield", 2, 4, arrays=own)
    found = games.reset(1)
    assert found.observations is own["observations"]
    assert found.masks is own["masks"]
    assert own["observations"].any()
    assert own["masks"].any()
    assert not own["rewards"].any()


def test_a_store_is_filled_place_by_place() -> None:
    store = np.zeros((5, 2, 212), np.float32)
    paid = np.full((5, 2, 4), 9, np.float32)
    games = gusher.envs.vector("oilfield", 2, 4)
    plain = gusher.envs.vector("oilfield", 2, 4)
    plain.reset(3)
    games.write_to(observations=store[0], rewards=paid[0])
    games.reset(3)
    for place in range(1, 5):
        games.write_to(observations=store[place], rewards=paid[place])
        games.step(games.sample())
        assert (store[place] == plain.step(plain.sample()).observations).all()
        assert not paid[place].any()
    assert (store[0] != store[4]).any()


def test_all_actions_are_refused_if_one_is_illegal() -> None:
    games = gusher.envs.vector("oilfield", 3, 4)
    found = games.reset(1)
    before = found.observations.copy()
    actions = games.sample().copy()
    actions[1] = int(np.flatnonzero(found.masks[1] == 0)[0])
    with pytest.raises(IllegalAction, match=r"^§\d.*game 1\)$"):
        games.step(actions)
    actions[1] = 71
    with pytest.raises(IllegalAction, match=r"no-such-action \(action 71, actions 71, game 1\)"):
        games.step(actions)
    assert (games.arrays.observations == before).all()
    actions[1] = int(np.flatnonzero(found.masks[1])[0])
    assert (games.step(actions).observations != before).any()


@pytest.mark.parametrize(
    ("settings", "complaint"),
    [
        ({"name": "chess"}, "there is no game 'chess'"),
        ({"n": 0}, "there must be at least 1 game, not 0"),
        ({"seats": 9}, "not 9"),
        ({"bots": "clever"}, "there is no bot 'clever'"),
        ({"bots": "random,random"}, "2 bots are named for 3 other seats"),
        ({"bots": "random", "seat": 4}, "seat must be 0 to 3, not 4"),
        ({"seat": 1}, "an own seat needs bots in the others"),
        ({"reward": "glory"}, "there is no reward 'glory'"),
        ({"max_decisions": 0}, "max_decisions must be at least 1, not 0"),
        ({"options": {"speed": 1}}, "Oilfield has no option speed"),
        ({"dtype": "float64"}, "dtype cannot be 'float64'; allowed: float32, int32"),
        ({"processes": 3}, "processes must be 1 to 2, not 3"),
        ({"arrays": {"board": np.zeros(2)}}, "there is no array 'board'"),
        ({"arrays": {"masks": np.zeros((2, 70), bool)}}, r"masks must have the shape \(2, 71\), not \(2, 70\)"),
        ({"arrays": {"masks": np.zeros((2, 71))}}, "masks must be of bool or int8 or uint8, not float64"),
        ({"arrays": {"masks": [[0]]}}, "masks must be a NumPy array, not list"),
        ({"arrays": {"asked": np.broadcast_to(np.int32(0), 2)}}, "asked cannot be written to"),
    ],
)
def test_wrong_settings_are_refused(settings: dict[str, Any], complaint: str) -> None:
    usual: dict[str, Any] = {"name": "oilfield", "n": 2, "seats": 4}
    with pytest.raises(SetupError, match=complaint):
        gusher.envs.vector(**(usual | settings))


def test_wrong_calls_are_refused() -> None:
    games = gusher.envs.vector("oilfield", 2, 4)
    for early in (games.sample, lambda: games.step([0, 0]), lambda: games.advise("greedy")):
        with pytest.raises(SetupError, match="no game has begun: call reset first"):
            early()
    games.reset(1)
    with pytest.raises(SetupError, match=r"actions must have the shape \(2,\), not \(3,\)"):
        games.step([0, 0, 0])
    with pytest.raises(SetupError, match="actions must be whole numbers, not float64"):
        games.step([0.0, 1.0])
    with pytest.raises(SetupError, match="3 seeds are given for 2 games"):
        games.reset([1, 2, 3])
    with pytest.raises(SetupError, match="there is no array 'board'"):
        games.write_to(board=np.zeros(2))


def test_sampled_actions_are_legal_and_follow_from_the_seed() -> None:
    runs = []
    for _ in range(2):
        games = gusher.envs.vector("interbellum", 2, 3)
        found = games.reset(4)
        drawn = []
        for _ in range(30):
            actions = games.sample().copy()
            assert found.masks[[0, 1], actions].all()
            drawn.append(actions.tolist())
            games.step(actions)
        runs.append(drawn)
    assert runs[0] == runs[1]
    assert len({place for pair in runs[0] for place in pair}) > 5


def test_advice_is_what_that_bot_does() -> None:
    """A game that follows it goes as games of that bot do: better than those of others."""
    games = gusher.envs.vector("oilfield", 20, 2, options={"max_rounds": 4})
    found = games.reset(4)
    wins = 0.0
    ended = 0
    while ended < 20:
        advised = games.advise("greedy").copy()
        assert found.masks[np.arange(20), advised].all()
        found = games.step(np.where(found.asked == 0, advised, games.sample()))
        ended += int(found.terminated.sum())
        wins += float(found.rewards[found.terminated, 0].sum())
    assert wins > 0.8 * ended
    with pytest.raises(SetupError, match="there is no bot 'clever'"):
        games.advise("clever")
