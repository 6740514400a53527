"""The example with PPO learns, by imitation and by its own games.

In short one lesson, and apart from that some games of its own, both against `random`, whom it does not take long to do better against. With
GUSHER_SLOW=1 both against `greedy`, one after the other. `make proof` also has the long run, which beats him.
"""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.envs.learning import PPO, Share, learn
from tests.lab.app import environment
from tests.length import SLOW


@pytest.mark.slow
def test_it_improves() -> None:
    if SLOW:
        found = learn("--lessons", "10", "--choices", "400000", "--test", "200")
        assert found["imitating"][0] > found["before"][0]
        assert apart(found["imitating"], found["after"])
        return
    taught = learn("--bots", "random", "--lessons", "1", "--choices", "0", "--test", "50")
    assert apart(taught["before"], taught["imitating"])
    played = learn("--bots", "random", "--lessons", "0", "--choices", "65536", "--test", "200")
    assert apart(played["before"], played["after"])


def apart(one: Share, better: Share) -> bool:
    """Further than chance would have them."""
    return better[0] - better[1] > one[0] + one[1]


@pytest.mark.one_build
def test_a_wrong_bot_is_one_line() -> None:
    done = subprocess.run([sys.executable, str(PPO), "--bots", "clever"], capture_output=True, text=True, env=environment())
    assert done.returncode == 2
    assert done.stderr.startswith("ppo: there is no bot 'clever'; allowed: random, greedy")
    assert done.stderr.count("\n") == 1
