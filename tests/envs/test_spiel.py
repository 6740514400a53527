"""The games in OpenSpiel: its own test passes, and what they promise holds."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pyspiel
import pytest

import gusher
import gusher.envs
from gusher.core.codec import dumps
from gusher.core.errors import SetupError
from gusher.envs.spiel import parse, write
from gusher.registry import games
from tests.envs.cases import TABLES
from tests.length import SLOW

NAMES = gusher.envs.register_openspiel()

# The test of OpenSpiel looks at every state from all sides and copies it in three ways, so games are played short.
SHORT = {
    "oilfield": "max_rounds:2",
    "mcmulti": "round_limit:1;news_enabled:false",
    "giganten": "black_star:19",
    "interbellum": "vote_mode:secret",
}


def load(name: str, seats: int, options: str = "none", reward: str = "ranking") -> Any:
    return pyspiel.load_game(f"gusher_{name}(players={seats},options={options},reward={reward})")


QUICK = ("oilfield-2", "mcmulti-2")
# With the fewest and the most players of each game; at length with every number of them.
ENDS = [f"{game.name}-{seats}" for game in games() for seats in (min(game.seats), max(game.seats))]
CHOSEN = [case for case in TABLES if SLOW or case.id in ENDS]
SIMULATED = [case if case.id in QUICK else pytest.param(*case.values, id=case.id, marks=pytest.mark.slow) for case in CHOSEN]


@pytest.mark.parametrize(("name", "seats"), SIMULATED)
def test_random_simulation(name: str, seats: int) -> None:
    pyspiel.random_sim_test(load(name, seats, SHORT[name]), num_sims=1, serialize=True, verbose=False)


def advance(state: Any, entries: int, seed: int) -> None:
    """Go on at random, by the chances where chance is due."""
    rng = random.Random(seed)
    for _ in range(entries):
        if state.is_terminal():
            break
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, chances)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))


def asked(game: Any, entries: int, seed: int) -> Any:
    """A state some way into a game in which a player is asked."""
    state = game.new_initial_state()
    advance(state, entries, seed)
    while state.is_chance_node():
        advance(state, 1, seed)
    return state


def test_registering_again_does_no_harm() -> None:
    assert gusher.envs.register_openspiel() == NAMES == ["gusher_oilfield", "gusher_mcmulti", "gusher_giganten", "gusher_interbellum"]
    assert set(NAMES) <= set(pyspiel.registered_names())


def test_a_game_says_what_it_is() -> None:
    game = load("oilfield", 3)
    assert game.num_players() == 3
    assert game.num_distinct_actions() == len(gusher.game("oilfield").actions)
    assert game.max_chance_outcomes() == len(gusher.game("oilfield").outcomes)
    assert (game.min_utility(), game.max_utility(), game.utility_sum()) == (-1, 1, 0)
    size = sum(feature.size for feature in gusher.envs.layout("oilfield", 3))
    assert game.observation_tensor_shape() == [size]
    assert game.information_state_tensor_shape() == [size + 65]
    assert pyspiel.load_game(str(game)).get_parameters() == game.get_parameters()


@pytest.mark.parametrize("reward", ["ranking", "share"])
def test_returns_are_paid_at_the_end(reward: str) -> None:
    state = load("oilfield", 3, "max_rounds:1", reward).new_initial_state()
    assert state.returns() == [0, 0, 0]
    advance(state, 10_000, 1)
    assert state.is_terminal()
    assert sum(state.returns()) == pytest.approx(0)
    best = state.table.ranking().index(1)
    if reward == "ranking":
        assert state.returns()[best] == max(state.returns())


def test_options_reach_the_game() -> None:
    assert load("oilfield", 2, "advanced:true;max_rounds:3").new_initial_state().table.terms.max_rounds == 3
    assert load("mcmulti", 2, "edition:1988;start_player:1").new_initial_state().table.terms.start == 1


def test_chances_add_up_and_come_in_order() -> None:
    state = load("giganten", 3).new_initial_state()
    seen = 0
    for step in range(300):
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            assert list(actions) == sorted(set(actions))
            assert sum(chances) == pytest.approx(1)
            seen += 1
        advance(state, 1, step)
    assert seen


def test_actions_are_written_as_in_records() -> None:
    state = asked(load("oilfield", 2), 30, 1)
    options = state.table.choices()
    assert [state.action_to_string(action) for action in state.legal_actions()] == [option.notation for option in options]


@pytest.mark.parametrize("name", ["oilfield", "giganten", "interbellum"])
def test_a_guess_looks_the_same_to_its_player(name: str) -> None:
    game = load(name, 3)
    for seed in range(4):
        state = asked(game, 60 + 25 * seed, seed)
        if state.is_terminal():
            continue
        player = state.current_player()
        guess = state.resample_from_infostate(player, random.Random(seed).random)
        assert guess.current_player() == player
        assert guess.legal_actions() == state.legal_actions()
        assert guess.information_state_string(player) == state.information_state_string(player)
        assert guess.information_state_tensor(player) == state.information_state_tensor(player)
        assert guess.observation_tensor(player) == state.observation_tensor(player)
        before = dumps(state.table)
        advance(guess, 5, seed)
        assert dumps(state.table) == before


def test_guesses_differ_in_what_the_player_cannot_know() -> None:
    state = asked(load("giganten", 3), 120, 2)
    hands = {str(state.resample_from_infostate(state.current_player(), random.Random(seed).random)) for seed in range(8)}
    assert len(hands) > 1


def test_an_information_state_tells_the_whole_history() -> None:
    """§4 In Oilfield two ways lead to the same table; the player remembers which one he went."""
    game = load("oilfield", 2)
    state = asked(game, 40, 3)
    player = state.current_player()
    told = state.information_state_string(player)
    copy = state.clone()
    advance(state, 30, 3)
    assert state.information_state_string(player).startswith(told)
    assert copy.information_state_string(player) == told
    fingerprints = {tuple(each.information_state_tensor(player)[-64:]) for each in (state, copy)}
    assert len(fingerprints) == 2


def test_memory_does_not_depend_on_when_it_is_asked_for() -> None:
    game = load("oilfield", 2)
    often, once = game.new_initial_state(), game.new_initial_state()
    for step in range(80):
        advance(often, 1, step)
        advance(once, 1, step)
        often.information_state_string(0)
    assert often.information_state_string(0) == once.information_state_string(0)
    assert often.information_state_tensor(1) == once.information_state_tensor(1)


def test_a_serialised_state_goes_on_as_the_original() -> None:
    game = load("interbellum", 2)
    state = asked(game, 80, 1)
    state.information_state_string(0)
    advance(state, 7, 1)
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(again) == str(state)
    assert again.information_state_string(1) == state.information_state_string(1)
    advance(state, 40, 2)
    advance(again, 40, 2)
    assert str(again) == str(state)
    assert again.information_state_tensor(0) == state.information_state_tensor(0)


def test_an_observer_names_the_parts_of_its_tensor() -> None:
    from open_spiel.python.observation import make_observation

    game = load("oilfield", 3)
    state = asked(game, 50, 1)
    seen = make_observation(game)
    seen.set_from(state, 1)
    assert list(seen.dict) == [feature.name for feature in gusher.envs.layout("oilfield", 3)]
    assert seen.dict["money"][0] == state.table.money[1]
    assert np.array_equal(seen.tensor, state.observation_tensor(1))
    numbers = [int(number) for number in state.observation_string(1).split()]
    assert numbers == seen.tensor.tolist()
    with pytest.raises(ValueError, match="only what one player sees"):
        game.make_py_observer(pyspiel.IIGObservationType(public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE))
    with pytest.raises(ValueError, match="parameters are not supported"):
        game.make_py_observer(None, {"colour": 1})


def test_information_set_search_of_openspiel_plays() -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=load("oilfield", 2, "max_rounds:1"),
        uct_c=1.4,
        max_simulations=3,
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=rng),
        random_state=rng,
    )
    state = asked(load("oilfield", 2, "max_rounds:1"), 25, 1)
    assert bot.step(state) in state.legal_actions()


def test_options_are_written_as_they_are_read() -> None:
    assert parse("none") == {}
    assert parse(write({"advanced": True, "max_rounds": 3, "edition": "german"})) == {
        "advanced": "true",
        "max_rounds": "3",
        "edition": "german",
    }
    assert write({}) == "none"


@pytest.mark.parametrize("options", ["advanced", "advanced:", ":true", "max_rounds:1;max_rounds:2"])
def test_options_that_cannot_be_read_are_refused(options: str) -> None:
    with pytest.raises(SetupError, match="must look like name:value"):
        load("oilfield", 2, options)


def test_wrong_settings_are_refused() -> None:
    with pytest.raises(SetupError, match="not 6"):
        load("oilfield", 6)
    with pytest.raises(SetupError, match="no option colour"):
        load("oilfield", 2, "colour:red")
    with pytest.raises(SetupError, match="no reward 'money'"):
        load("oilfield", 2, "none", "money")
