"""The example that lets `master` play against OpenSpiel's own search."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.runs import environment

DUEL = Path(__file__).parents[2] / "examples" / "openspiel_duel.py"


def duel(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, str(DUEL), *words], capture_output=True, text=True, env=environment(), check=False)


@pytest.mark.slow
def test_a_game_is_played_and_counted() -> None:
    done = duel("--games", "1", "--ms", "1")
    assert done.returncode == 0, done.stderr
    first, ours, theirs = done.stdout.splitlines()
    assert first.startswith("1 games: master won ")
    assert ours.startswith("master: ")
    assert theirs.startswith("IS-MCTS: ")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("words", "why"), [(("--game", "chess"), "'chess'"), (("--games", "0"), "--games and --ms must be at least 1"), (("--ms", "x"), "--ms")]
)
def test_wrong_arguments(words: tuple[str, ...], why: str) -> None:
    done = duel(*words)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert why in done.stderr
