"""What came of a simulation, and where it is written."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from gusher import build
from gusher.core.errors import SetupError
from gusher.lab.run import Outcome, Plan


@dataclass(frozen=True)
class Result:
    """What came of a simulation.

    `mean_scores` and `win_share` follow the order of `bots`; a shared win counts in parts. `games` were played; `unfinished` of them were
    given up as too long and count in no mean and no share. Means of no games are None. `rounds` is None for a game without rounds.
    """

    game: str
    seats: int
    games: int
    unfinished: int
    interrupted: bool
    decisions: int
    chance: int
    seconds: float
    decisions_per_second: float
    bots: list[str]
    mean_scores: list[float | None]
    win_share: list[float | None]
    rounds: float | None
    build: str
    options: dict[str, object]
    seed: int
    jobs: int
    fixed_seats: bool

    def as_json(self) -> str:
        return json.dumps(asdict(self), ensure_ascii=False)


class Count:
    """Sums over games, in whole numbers, so that their order does not matter."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.games = 0
        self.finished = 0
        self.decisions = 0
        self.chance = 0
        self.rounds: int | None = 0
        self.scores = [0] * plan.seats
        self.wins = [[0] * plan.seats for _ in range(plan.seats)]  # by bot, and by how many others shared the win

    def add(self, outcome: Outcome) -> None:
        self.games += 1
        self.decisions += outcome.decisions
        self.chance += outcome.chance
        if not outcome.finished:
            return
        self.finished += 1
        self.rounds = None if self.rounds is None or outcome.rounds is None else self.rounds + outcome.rounds
        winners = outcome.ranking.count(1)
        for seat, which in enumerate(outcome.seated):
            self.scores[which] += outcome.scores[seat]
            if outcome.ranking[seat] == 1:
                self.wins[which][winners - 1] += 1

    def mean(self, total: float | None) -> float | None:
        return total / self.finished if self.finished and total is not None else None

    def result(self, seconds: float, jobs: int, interrupted: bool) -> Result:
        won = [sum(times / (others + 1) for others, times in enumerate(row)) for row in self.wins]
        return Result(
            game=self.plan.game,
            seats=self.plan.seats,
            games=self.games,
            unfinished=self.games - self.finished,
            interrupted=interrupted,
            decisions=self.decisions,
            chance=self.chance,
            seconds=round(seconds, 6),
            decisions_per_second=round(self.decisions / seconds, 1),
            bots=list(self.plan.bots),
            mean_scores=[self.mean(total) for total in self.scores],
            win_share=[self.mean(total) for total in won],
            rounds=self.mean(self.rounds),
            build=build(),
            options=self.plan.options,
            seed=self.plan.seed,
            jobs=jobs,
            fixed_seats=self.plan.fixed_seats,
        )


class Folder:
    """Where a run is written: one line a game as it comes, the summary at its end."""

    def __init__(self, folder: Path, bots: list[str]) -> None:
        self.folder = folder
        self.bots = bots
        try:
            folder.mkdir(parents=True, exist_ok=True)
            if any(folder.iterdir()):
                raise SetupError(f"the folder {folder} is not empty; give one that is, or a new one")
            self.games = folder / "games.jsonl"
            self.games.touch()
        except OSError as failed:
            raise SetupError(f"cannot write to the folder {folder}: {(failed.strerror or 'unknown').lower()}") from failed

    def add(self, done: list[Outcome]) -> None:
        with self.games.open("a", encoding="utf-8") as file:
            for outcome in done:
                file.write(json.dumps(self.line(outcome), separators=(",", ":")) + "\n")

    def line(self, outcome: Outcome) -> dict[str, Any]:
        return {
            "index": outcome.index,
            "seats": [self.bots[which] for which in outcome.seated],
            "seated": outcome.seated,
            "scores": outcome.scores,
            "ranking": outcome.ranking if outcome.finished else None,
            "rounds": outcome.rounds,
            "decisions": outcome.decisions,
        }

    def finish(self, result: Result) -> None:
        (self.folder / "summary.json").write_text(result.as_json() + "\n", encoding="utf-8")
