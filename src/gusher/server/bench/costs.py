"""What a move costs the server, by its parts: the time of its threads, rules and scenes alone, and the disk."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from time import perf_counter
from typing import Final

from gusher.core.game import Game
from gusher.core.rng import Rng
from gusher.luck import Unfixed
from gusher.server.scenes.gallery import Aside, Gallery
from gusher.server.scenes.history import History
from gusher.server.stores.store import Summary, TableRow

MOVES: Final = 2000
SYNCS: Final = 20


def thread_seconds(pid: int) -> dict[str, float]:
    """The processor seconds of the thread that serves and of all others, which write the log; nothing where the system does not tell."""
    seconds = {"loop": 0.0, "log": 0.0}
    with suppress(OSError):
        for task in Path(f"/proc/{pid}/task").iterdir():
            fields = (task / "stat").read_text().rpartition(")")[2].split()
            used = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
            seconds["loop" if task.name == str(pid) else "log"] += used
        return seconds
    return {}


def family_seconds(pid: int) -> float:
    """The processor seconds of a process and of those that it has started, which may have ended."""
    ticks = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            fields = stat.read_text().rpartition(")")[2].split()
            own = stat.parent.name == str(pid)
            if own or fields[1] == str(pid):
                ticks += sum(map(int, fields[11:15] if own else fields[11:13]))
    return ticks / os.sysconf("SC_CLK_TCK")


def rules_and_scenes(game: Game) -> float:
    """The microseconds that a move and the scenes of both people take without sockets and log, in random games."""
    rng = Rng(1)
    luck = Unfixed(rng)
    moves, took = 0, 0.0
    while moves < MOVES:
        history = History(game, 2, {}, ["", ""])
        row = TableRow("", game.name, {}, "", "", "running", False, 0, "", 0.0, 0.0, None, Summary(0, [], 0), [])
        gallery = Gallery(row, game.title, history)
        gallery.on_owed = elsewhere
        history.draw(luck)
        told = 0
        while not history.state.over and moves < MOVES:
            seat = history.state.awaiting[0]
            options = history.state.options(seat)
            action = options[rng.below(len(options))]
            began = perf_counter()
            history.play(seat, action)
            history.draw(luck)
            for viewer in range(2):
                gallery.scene(viewer, 1, None, [], told, [], 0, False, None, Aside())
            took += perf_counter() - began
            told = len(history.events)
            moves += 1
    return 1e6 * took / moves


def elsewhere(seat: int, hurry: bool) -> None:
    """Marks are worked out by another process."""


def time_of_sync(folder: Path) -> float:
    """The median milliseconds that the disk needs for what a commit writes."""
    times = []
    with (folder / "sync").open("wb") as file:
        for _ in range(SYNCS):
            file.write(bytes(4096))
            file.flush()
            began = perf_counter()
            os.fsync(file.fileno())
            times.append(1000 * (perf_counter() - began))
    return sorted(times)[SYNCS // 2]
