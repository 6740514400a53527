"""`python -m tests.outside.envs_of GAME`: put a game to the environments' own checkers; it ends with one line."""

from __future__ import annotations

import sys
import warnings

import gymnasium
import pyspiel
from gymnasium.utils.env_checker import check_env

from gusher import envs


def main(name: str) -> None:
    warnings.simplefilter("ignore")  # the checkers have advice on environments whose observation is a dict
    from pettingzoo.test import api_test, seed_test

    api_test(envs.table_env(name, 3), num_cycles=60)
    seed_test(lambda: envs.table_env(name, 3), num_cycles=60)
    check_env(envs.seat_env(name, 3), skip_render_check=True)
    gymnasium.make(f"gusher/{name}-v0").reset(seed=1)
    assert f"gusher_{name}" in envs.register_openspiel()
    pyspiel.random_sim_test(pyspiel.load_game(f"gusher_{name}(players=3)"), num_sims=1, serialize=True, verbose=False)
    sys.stdout.write(f"{name} passes\n")


if __name__ == "__main__":
    main(sys.argv[1])
