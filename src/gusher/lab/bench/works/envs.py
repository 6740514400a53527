"""Random games through environments: ours one at a time and many at once, and those of others, every step with observation and mask.

Each is driven the way that its documentation shows and that is the fastest: a loop of Python around one game, one call for many games, or,
where the whole step is compiled with the choice, one call of that. Choosing at random is part of what is measured.
"""

from __future__ import annotations

import os
import warnings
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from random import random
from typing import Any

from gusher.envs import seat_env, table_env, vector
from gusher.lab.bench.works import Work, Works

MANY = 128  # games at once: enough to share out what a call costs, few enough to stay near the processor
MANY_OF_PGX = 1024
TABLES, VECTOR, SEAT_VECTOR, GYMNASIUM = "tables", "vector", "seat vector", "gymnasium"  # what is measured of each game of ours


def peers() -> list[str]:
    """Those that are installed."""
    return [name for name, (needed, _) in _PEERS.items() if all(find_spec(module) is not None for module in needed)]


def own(name: str, seats: int) -> Works:
    return {
        TABLES: stepping(table_env(name, seats)),
        VECTOR: vector_of(name, seats, None),
        SEAT_VECTOR: vector_of(name, seats, "random"),
        GYMNASIUM: gymnasium_of(name, seats),
    }


def peer(name: str) -> Works:
    return {"steps": _PEERS[name][1]()}


def stepping(env: Any) -> Work:
    """Plays one game of PettingZoo to its end, and says how many steps it took."""

    def play() -> int:
        steps = 0
        env.reset()
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = observation["action_mask"].nonzero()[0]
            env.step(legal[int(random() * len(legal))])
            steps += 1
        return steps

    return play


def vector_of(name: str, seats: int, bots: str | None) -> Work:
    """Our own, for all seats or for one against bots."""
    games = vector(name, MANY, seats, bots=bots)
    games.reset(1)

    def play() -> int:
        games.step(games.sample())
        return MANY

    return play


def gymnasium_of(name: str, seats: int) -> Work:
    """What Gymnasium makes of our environment of one seat by itself."""
    from gymnasium.vector import SyncVectorEnv

    games = SyncVectorEnv([lambda: seat_env(name, seats)] * MANY)
    seen, _ = games.reset(seed=1)
    space = games.single_action_space

    def play() -> int:
        nonlocal seen
        # A game that is over has nothing to choose from; its next step begins another one, whatever is chosen.
        seen, *_ = games.step([space.sample(mask) if mask.any() else 0 for mask in seen["action_mask"]])
        return MANY

    return play


def of_pettingzoo(name: str) -> Work:
    """A game of its own, made in the way that its documentation shows."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns of its own ways
        return stepping(import_module(f"pettingzoo.classic.{name}").env())


def of_rlcard(name: str) -> Work:
    """A game of RLCard by its own interface, where a state carries the observation and what is legal."""
    import rlcard

    env = rlcard.make(name)

    def play() -> int:
        steps = 0
        state, _ = env.reset()
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(random() * len(legal))])
            steps += 1
        return steps

    return play


def of_pgx(name: str) -> Work:
    """Many games of pgx on one core of the processor; the choice is compiled into the step."""
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    step_all = jax.vmap(auto_reset(env.step, env.init))

    def step(state: Any, key: Any) -> Any:
        following, choosing, dealing = jax.random.split(key, 3)
        chances = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        actions = jax.random.categorical(choosing, chances, axis=-1)
        return step_all(state, actions, jax.random.split(dealing, MANY_OF_PGX)), following

    stepped = jax.jit(step)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), MANY_OF_PGX))
    key = jax.random.PRNGKey(2)

    def play() -> int:
        nonlocal state, key
        state, key = jax.block_until_ready(stepped(state, key))
        return MANY_OF_PGX

    return play


def _peers() -> dict[str, tuple[tuple[str, ...], Callable[[], Work]]]:
    """By name: what must be installed, and what makes it."""
    found: dict[str, tuple[tuple[str, ...], Callable[[], Work]]] = {}
    for name, needed in (
        ("connect_four_v3", "pygame"),
        ("tictactoe_v3", "pygame"),
        ("leduc_holdem_v4", "rlcard"),
        ("texas_holdem_no_limit_v6", "rlcard"),
    ):
        found[name] = ("pettingzoo", needed), lambda name=name: of_pettingzoo(name)  # type: ignore[misc]
    for name in ("blackjack", "leduc-holdem", "uno"):
        found[f"rlcard {name}"] = ("rlcard",), lambda name=name: of_rlcard(name)  # type: ignore[misc]
    for name in ("kuhn_poker", "tic_tac_toe", "connect_four"):
        found[f"pgx {name}"] = ("pgx", "jax"), lambda name=name: of_pgx(name)  # type: ignore[misc]
    return found


_PEERS = _peers()
