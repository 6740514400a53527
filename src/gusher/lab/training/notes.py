"""What a training run has written down: its course, a row for each generation, the last weights with the state of the learner, the games
that are still learned from, and the generations that came through the gate.

A generation counts when its row is written, which comes last and in one piece. What a `kill -9` leaves half done is done again.
"""

from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass
from pathlib import Path

import msgspec
import torch

from gusher.core.errors import SetupError, reason_of
from gusher.lab.training.course import Course
from gusher.lab.training.learner import Learner


@dataclass
class Row:
    """One generation. `greedy` is the share of games won against three of it; `share` that against the generation that came in last."""

    generation: int
    games: int
    wrong: float
    seconds: float
    greedy: float | None = None
    share: float | None = None
    games_at_gate: int = 0
    passed: bool = False


class Notes:
    """The folder of a run."""

    def __init__(self, folder: Path, course: Course) -> None:
        self.folder = folder
        self.rows: list[Row] = []
        try:
            folder.mkdir(parents=True, exist_ok=True)
            if not (folder / "course.json").exists():
                write(folder / "course.json", json.dumps(asdict(course)).encode())
        except OSError as failed:
            raise SetupError("{folder} cannot be written: {why}", folder=str(folder), why=reason_of(failed)) from failed
        if course_in(folder) != course:
            raise SetupError("{folder} holds another run; choose a new folder, or go on with it by --resume", folder=str(folder))
        self.course = course
        if (folder / "curve.jsonl").exists():
            self.rows = [Row(**json.loads(line)) for line in (folder / "curve.jsonl").read_text().splitlines()]

    def keep(self, row: Row, learner: Learner, before: bytes, games: list[bytes]) -> None:
        """A generation is done. `before` are the weights that the next one is being played with."""
        (self.folder / "games").mkdir(exist_ok=True)
        write(self.folder / "games" / f"{row.generation}.bin", msgspec.msgpack.encode(games))
        (self.folder / "games" / f"{row.generation - self.course.kept}.bin").unlink(missing_ok=True)
        state = self.folder / f"state-{row.generation}.pt"
        torch.save(learner.state() | {"before": before}, state)
        self.rows.append(row)
        write(self.folder / "curve.jsonl", b"".join(json.dumps(asdict(each)).encode() + b"\n" for each in self.rows))
        (self.folder / f"state-{row.generation - 1}.pt").unlink(missing_ok=True)

    def restore(self, learner: Learner) -> bytes:
        """Bring a learner to where the run stands. Returns the weights that the next generation is played with."""
        last = self.rows[-1].generation
        state = torch.load(self.folder / f"state-{last}.pt")
        learner.restore(state)
        for generation in range(max(1, last - self.course.kept + 1), last + 1):
            games = msgspec.msgpack.decode((self.folder / "games" / f"{generation}.bin").read_bytes(), type=list[bytes])
            learner.take(games, generation)
        for path in self.admitted():
            if int(path.stem) > last:
                path.unlink()
        before: bytes = state["before"]
        return before

    # Generations that came through the gate

    def admit(self, generation: int, weights: bytes) -> None:
        (self.folder / "admitted").mkdir(exist_ok=True)
        write(self.folder / "admitted" / f"{generation}.bin", weights)

    def admitted(self) -> list[Path]:
        return sorted((self.folder / "admitted").glob("*.bin"), key=lambda path: int(path.stem))

    def pool(self, until: int) -> list[bytes]:
        """Those up to a generation."""
        return [path.read_bytes() for path in self.admitted() if int(path.stem) <= until]

    def champion(self) -> bytes | None:
        admitted = self.admitted()
        return admitted[-1].read_bytes() if admitted else None

    def best_against_greedy(self) -> float:
        return max((row.greedy for row in self.rows if row.passed and row.greedy is not None), default=0.0)


def course_in(folder: Path) -> Course:
    try:
        return Course(**json.loads((folder / "course.json").read_text(encoding="utf-8")))
    except (OSError, ValueError, TypeError) as failed:
        raise SetupError("{folder} holds no training run", folder=str(folder)) from failed


def write(path: Path, content: bytes) -> None:
    """All of it or nothing."""
    new = path.with_name(f"{path.name}.new")
    with new.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    new.replace(path)
