"""Random games through PettingZoo, ours and its own, all driven by the same loop with action masks and observations."""

from __future__ import annotations

import warnings
from importlib import import_module
from importlib.util import find_spec
from random import random
from typing import Any

from gusher.envs import table_env
from gusher.lab.bench.works import Work, Works

# Its own games: the module, and what must be installed beside PettingZoo.
_PEERS = {
    "connect_four_v3": ("pettingzoo.classic.connect_four_v3", "pygame"),
    "texas_holdem_no_limit_v6": ("pettingzoo.classic.texas_holdem_no_limit_v6", "rlcard"),
}


def peers() -> list[str]:
    """Those that are installed."""
    return [name for name, (_, needed) in _PEERS.items() if find_spec(needed) is not None and find_spec("pettingzoo") is not None]


def of_pettingzoo(name: str) -> Any:
    """A game of its own, made in the way that its documentation shows."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns of its own ways
        return import_module(_PEERS[name][0]).env()


def own(name: str, seats: int) -> Works:
    return {"steps": stepping(table_env(name, seats))}


def peer(name: str) -> Works:
    return {"steps": stepping(of_pettingzoo(name))}


def stepping(env: Any) -> Work:
    """Plays one game to its end, and says how many steps it took."""

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
