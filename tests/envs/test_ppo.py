"""The example with PPO learns, by imitation and by its own games, against `greedy`. `make proof` has the long run, which beats him."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.envs.learning import PPO, learn
from tests.lab.app import environment
from tests.length import SLOW


@pytest.mark.slow
def test_it_improves() -> None:
    lessons, choices = ("10", "400000") if SLOW else ("5", "65536")
    found = learn("--lessons", lessons, "--choices", choices, "--test", "200")
    before, taught, after = found["before"], found["imitating"], found["after"]
    assert taught[0] > before[0]
    assert after[0] - after[1] > taught[0] + taught[1]  # further apart than chance would have them


@pytest.mark.one_build
def test_a_wrong_bot_is_one_line() -> None:
    done = subprocess.run([sys.executable, str(PPO), "--bots", "clever"], capture_output=True, text=True, env=environment())
    assert done.returncode == 2
    assert done.stderr.startswith("ppo: there is no bot 'clever'; allowed: random, greedy")
    assert done.stderr.count("\n") == 1
