"""A training run is decided by its course: by however many processes it is played, and however often it is interrupted."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from gusher.bots.learned.weights import read_weights
from gusher.core.errors import SetupError
from gusher.lab.stop import Stop
from gusher.lab.training.course import Course
from gusher.lab.training.hall import hall
from gusher.lab.training.notes import Row, course_in
from gusher.lab.training.run import Run
from gusher.registry import game
from tests.cli.runs import refused
from tests.length import SLOW

pytestmark = pytest.mark.slow

GENERATIONS = 4 if SLOW else 3
SMALL = Course("oilfield", seed=3, generations=GENERATIONS, games=4, warm=2, positions=10, every=2, kept=2, batch=64, gate=4, exam=2)
SETTINGS = {"warm": 2, "positions": 10, "every": 2, "kept": 2, "batch": 64, "gate": 4, "exam": 2}
QUICK = [f"--generations={GENERATIONS}", "--games=4", "--seed=3", *(f"--set={name}={value}" for name, value in SETTINGS.items())]


def carried_out(folder: Path, course: Course = SMALL, jobs: int = 1, until: int = 0) -> Run:
    """A run, stopped after so many generations."""
    run, stop = Run(course, folder), Stop()

    def tell(row: Row) -> None:
        if row.generation == until:
            stop.ask()

    with hall(jobs, None) as place:
        run.carry_out(place, stop, tell)
    return run


def seen(run: Run) -> list[tuple[int, float, float | None, bool]]:
    return [(row.generation, row.wrong, row.share, row.passed) for row in run.notes.rows]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Run:
    return carried_out(tmp_path_factory.mktemp("whole"))


def test_several_processes_come_to_the_same(whole: Run, tmp_path: Path) -> None:
    assert len(whole.notes.rows) == SMALL.generations
    beside = carried_out(tmp_path, jobs=2)
    assert seen(beside) == seen(whole)
    assert beside.learner.numbers() == whole.learner.numbers()


@pytest.mark.parametrize("until", [1, 3] if SLOW else [2])
def test_a_run_that_was_stopped_goes_on_as_if_it_had_not_been(whole: Run, tmp_path: Path, until: int) -> None:
    assert len(carried_out(tmp_path, until=until).notes.rows) == until
    resumed = carried_out(tmp_path)
    assert seen(resumed) == seen(whole)
    assert resumed.learner.numbers() == whole.learner.numbers()
    assert resumed.notes.champion() == whole.notes.champion()


def test_a_folder_holds_one_run(whole: Run) -> None:
    other = Course("oilfield", seed=4)
    with pytest.raises(SetupError, match="holds another run"):
        Run(other, whole.notes.folder)
    assert course_in(whole.notes.folder) == SMALL


def test_a_killed_run_comes_to_the_same_weights(whole: Run, tmp_path: Path) -> None:
    """`kill -9` in the middle of it, and what it had begun; the same course from beginning to end is the run of this file."""
    train = [sys.executable, "-m", "gusher", "train"]
    folder = tmp_path / "killed"
    begun = [*train, "oilfield", *QUICK, "--out", str(folder), "--jobs", "2"]
    killed = subprocess.Popen(begun, stderr=subprocess.PIPE, text=True)
    assert killed.stderr is not None
    for line in killed.stderr:
        if "generation 2" in line:
            break
    time.sleep(0.2)
    os.kill(killed.pid, signal.SIGKILL)
    killed.wait()
    killed.stderr.close()
    assert course_in(folder) == SMALL
    said = subprocess.run([*train, "--resume", str(folder), "--jobs", "1", "--json"], check=True, capture_output=True).stdout
    features = game("oilfield").features()
    assert features is not None
    assert read_weights(folder / "weights.bin", "oilfield", features).numbers == whole.weights({}).numbers
    assert [row["generation"] for row in json.loads(said)["rows"]] == list(range(1, GENERATIONS + 1))
    assert "<svg" in (folder / "curve.html").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["nowhere"], "there is no game"),
        (["oilfield", "--generations", "0"], "the number of generations must be 1 or more"),
        (["oilfield", "--set", "speed=3"], "a course has no setting 'speed'"),
        (["oilfield", "--set", "warm=much"], "the setting warm must be a number"),
        (["--resume", "nowhere"], "holds no training run"),
        ([], "which game?"),
    ],
)
def test_what_cannot_be_trained_is_refused_in_one_line(words: list[str], said: str, tmp_path: Path) -> None:
    assert said in refused("train", *words, cwd=tmp_path)
