"""The example with PPO learns: against `random`, who is beaten soon, so that a short run shows it. `make proof` has the long one."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.envs.learning import PPO, learn
from tests.lab.app import environment

SHORT = ("--game", "oilfield", "--seats", "2", "--bots", "random", "--processes", "1", "--count", "32", "--steps", "128")


@pytest.mark.slow
def test_it_improves() -> None:
    found = learn(*SHORT, "--choices", "40000", "--minutes", "10", "--test", "200")
    before, after = found["before"], found["after"]
    assert after[0] - after[1] > before[0] + before[1]  # further apart than chance would have them


@pytest.mark.one_build
def test_a_wrong_bot_is_one_line() -> None:
    done = subprocess.run([sys.executable, str(PPO), "--bots", "clever"], capture_output=True, text=True, env=environment())
    assert done.returncode == 2
    assert done.stderr.startswith("ppo: there is no bot 'clever'; allowed: random, greedy")
    assert done.stderr.count("\n") == 1
