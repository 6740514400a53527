"""Games in several processes are the same games; and whatever happens to a process, nothing of it is left."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import gusher.envs
from gusher.core.errors import IllegalAction, SetupError
from tests.lab.app import environment
from tests.length import SLOW

SHORT: dict[str, object] = {"max_rounds": 1}
# A program whose workers are known by their parent; it says who they are, and waits.
PROGRAM = """
import sys, gusher.envs
if __name__ == "__main__":
    games = gusher.envs.vector("oilfield", 4, 2, processes=2)
    games.reset(1)
    print(*[process.pid for process, _ in games.workers], flush=True)
    sys.stdin.read()
"""


def run(processes: int, **settings: Any) -> list[np.ndarray[Any, Any]]:
    """All that was written in random games, step by step."""
    with gusher.envs.vector("oilfield", 5, 3, processes=processes, options=SHORT, **settings) as games:
        found = games.reset([3, 1, 4, 1, 5])
        seen = []
        for _ in range(40):
            kept = [found.observations, found.masks, found.asked, found.rewards, found.terminated, found.truncated]
            seen += [array.copy() for array in kept]
            ended = found.terminated | found.truncated
            seen += [array[ended] for array in (found.final_observations, found.final_masks)]
            seen += [array[found.terminated] for array in (found.places, found.scores)]
            seen.append(games.advise("greedy").copy())
            found = games.step(games.sample())
    return seen


SETTINGS: list[dict[str, Any]] = [{}, {"bots": "greedy", "dtype": "int32"}, {"max_decisions": 7}]
SPREAD = [(settings, processes) for number, settings in enumerate(SETTINGS) for processes in ((2, 3) if SLOW else (3 - number % 2,))]


@pytest.mark.parametrize(("settings", "processes"), SPREAD)
def test_any_number_of_processes_plays_the_same(settings: dict[str, Any], processes: int) -> None:
    alone, together = run(1, **settings), run(processes, **settings)
    assert all(np.array_equal(one, other) for one, other in zip(alone, together, strict=True))


def test_arrays_of_the_caller_are_written_to() -> None:
    own = np.zeros((3, 212), np.int32)
    with gusher.envs.vector("oilfield", 3, 4, processes=2, arrays={"observations": own}) as games:
        assert games.reset(2).observations is own
        assert (own == gusher.envs.vector("oilfield", 3, 4).reset(2).observations).all()


def test_an_illegal_action_is_refused_before_anything_has_happened() -> None:
    with gusher.envs.vector("oilfield", 4, 4, processes=2) as games:
        found = games.reset(1)
        before = found.observations.copy()
        actions = games.sample().copy()
        actions[3] = int(np.flatnonzero(found.masks[3] == 0)[0])
        with pytest.raises(IllegalAction, match=r"^§\d.*game 3\)$"):
            games.step(actions)
        actions[3] = -1
        with pytest.raises(IllegalAction, match=r"no-such-action .*game 3"):
            games.step(actions)
        assert (games.arrays.observations == before).all()
        assert (games.step(games.sample()).observations != before).any()


def test_closed_games_say_so_and_what_was_written_stays() -> None:
    games = gusher.envs.vector("oilfield", 2, 2, processes=2)
    found = games.reset(1)
    processes = [process for process, _ in games.workers]  # type: ignore[attr-defined]
    games.close()
    games.close()
    assert found.observations.any()
    assert [process.exitcode for process in processes] == [0, 0]
    with pytest.raises(SetupError, match="the games are closed"):
        games.reset(1)


def test_a_worker_that_dies_is_told_and_the_others_end() -> None:
    games = gusher.envs.vector("oilfield", 2, 2, processes=2)
    games.reset(1)
    processes = [process for process, _ in games.workers]  # type: ignore[attr-defined]
    processes[0].kill()
    processes[0].join()
    with pytest.raises(SetupError, match="a process of the games has ended before its time"):
        games.step([0, 0] if games.arrays.masks[:, 0].all() else games.arrays.masks.argmax(axis=1))
    assert not any(process.is_alive() for process in processes)


@pytest.mark.parametrize("killed", [False, True])
def test_workers_end_with_their_parent_and_leave_no_memory(killed: bool, tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(PROGRAM)
    shared = Path("/dev/shm")
    before = set(shared.iterdir()) if shared.exists() else set()
    started = subprocess.Popen(
        [sys.executable, str(program)], env=environment(), text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert started.stdout is not None
    workers = [int(word) for word in started.stdout.readline().split()]
    assert len(workers) == 2
    if killed:
        os.kill(started.pid, signal.SIGKILL)
    started.communicate()
    assert ended(workers)
    left = (set(shared.iterdir()) if shared.exists() else set()) - before
    assert not [path for path in left if str(started.pid) in path.name or any(str(worker) in path.name for worker in workers)]


def ended(workers: list[int]) -> bool:
    """Whether all of them are gone, or about to be buried, within ten seconds."""
    for _ in range(200):
        if not any(lives(worker) for worker in workers):
            return True
        time.sleep(0.05)
    return False


def lives(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False
