"""Ctrl-C on the real program leaves what was done, and nothing else."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

import polars
import pytest

from tests.lab.app import environment, program

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks at processes as Linux lists them"),
]
PATIENCE = 300.0


@pytest.mark.parametrize(("bots", "jobs"), [("random", "1"), ("greedy", "2")])
def test_simulate_reports_the_games_that_are_done(jobs: str, bots: str, tmp_path: Path) -> None:
    out = tmp_path / "run"
    long_run = ("simulate", "oilfield", "--games", "1000000", "--option", "max_rounds=9")
    words = (*long_run, "--bots", bots, "--jobs", jobs, "--json", "--out", str(out))
    with started(*words) as running:
        wait_until(lambda: (out / "games-00000.parquet").exists())
        assert len(members(running.pid)) >= int(jobs)
        os.killpg(running.pid, signal.SIGINT)
        said, errors = running.communicate(timeout=PATIENCE)
    assert running.returncode == 130
    assert errors == ""
    result = json.loads(said)
    assert result["interrupted"] is True
    assert 0 < result["games"] < 1_000_000
    assert sum(result["win_share"]) == pytest.approx(1)
    assert len(polars.read_parquet(out / "games-*.parquet")) == result["games"]
    assert json.loads((out / "summary.json").read_text()) == result
    wait_until(lambda: not members(running.pid))


def test_bench_ends_without_a_traceback() -> None:
    with started("bench", "--seconds", "600", "--json") as running:
        wait_until(lambda: bool(children(running.pid)))
        others = children(running.pid)
        running.send_signal(signal.SIGINT)
        said, errors = running.communicate(timeout=PATIENCE)
    assert running.returncode == 130
    assert "Traceback" not in errors
    assert said == "" or json.loads(said)["interrupted"]
    assert not others & {process.pid for process in processes()}


@contextmanager
def started(*words: str) -> Iterator[subprocess.Popen[str]]:
    """The program in a session of its own, which does not outlive the test if that fails."""
    with subprocess.Popen(
        program(*words), env=environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as running:
        try:
            yield running
        finally:
            running.kill()


def wait_until(happened: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < end, "it did not happen in time"
        time.sleep(0.05)


class Process(NamedTuple):
    pid: str
    parent: str
    session: str


def processes() -> list[Process]:
    """Those that run. One that has ended but was not yet taken note of is a zombie (Z) and does not count."""
    found = []
    for file in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            state, parent, _, session = file.read_text().rpartition(")")[2].split()[:4]
            if state != "Z":
                found.append(Process(file.parent.name, parent, session))
    return found


def children(pid: int) -> set[str]:
    return {process.pid for process in processes() if process.parent == str(pid)}


def members(session: int) -> set[str]:
    return {process.pid for process in processes() if process.session == str(session)}
