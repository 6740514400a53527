"""On a Ray cluster the same games are played."""

from __future__ import annotations

import json
import subprocess
from importlib.util import find_spec

import pytest

from gusher.core.errors import SetupError
from tests.lab.app import call, environment, program

# It is not imported here: every process that collects tests would do so.
pytestmark = pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed: pip install 'gusher[ray]'")
SHORT = ("simulate", "oilfield", "--option", "max_rounds=2", "--games", "150", "--seed", "4", "--json")


@pytest.mark.slow
def test_a_cluster_started_here_gives_the_same_results() -> None:
    """As a program of its own, because Ray leaves threads and warnings behind in the process that drives it."""
    words = program(*SHORT, "--ray", "local", "--jobs", "2")
    done = subprocess.run(words, env=environment(), capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    _, alone = call(*SHORT, "--jobs", "1")
    timed = {"seconds", "decisions_per_second", "jobs"}
    found, expected = ({key: value for key, value in json.loads(text).items() if key not in timed} for text in (done.stdout, alone))
    assert found == expected


@pytest.mark.parametrize(
    ("address", "complaint"),
    [("127.0.0.1:1", "no Ray cluster at 127.0.0.1:1"), ("nowhere", "must be local, or an address"), ("a:b", "must be")],
)
def test_a_cluster_that_is_not_there(address: str, complaint: str) -> None:
    with pytest.raises(SetupError, match=complaint):
        call(*SHORT, "--ray", address)
