"""The example learns: shortened here to a tiny run, whose result is not judged but for being one."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy as np

from tests.lab.app import environment

ROOT = Path(__file__).parents[2]
TRAIN = ROOT / "examples" / "train.py"


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, str(TRAIN), *words], capture_output=True, text=True, env=environment())


def test_a_short_run_plays_learns_and_saves(tmp_path: Path) -> None:
    saved = tmp_path / "weights.npz"
    done = run("--game", "giganten", "--seats", "2", "--games", "4", "--test", "2", "--save", str(saved))
    assert done.stderr == ""
    assert done.returncode == 0
    lines = done.stdout.splitlines()
    assert lines[0].startswith("before: 2 new games: first in ")
    assert lines[-1].startswith("after: 2 new games: first in ")
    weights = np.load(saved)
    assert len(weights.files) == 4
    assert np.abs(weights[weights.files[2]]).max() > 0  # it starts from nothing


def test_a_wrong_game_is_one_line() -> None:
    done = run("--game", "chess")
    assert done.returncode == 2
    assert done.stderr == "train: there is no game 'chess'; allowed: oilfield, mcmulti, giganten, interbellum\n"
