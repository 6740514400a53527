"""What came of a simulation, in sums that do not depend on the order of the games."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass

from gusher import build
from gusher.lab.simulation.plan import Plan
from gusher.lab.simulation.simulator import Outcome


@dataclass(frozen=True)
class Result:
    """What came of the games of one plan.

    `mean_scores` and `win_share` follow the order of `bots`; a shared win counts in parts. `games` were played; `unfinished` of them were
    given up as too long and count in no mean and no share. `played` is how many finished seats each bot had. Means of no games are None.
    `rounds` is None for a game without rounds.
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
    played: list[int]
    mean_scores: list[float | None]
    win_share: list[float | None]
    rounds: float | None
    build: str
    options: dict[str, object]
    seed: int
    jobs: int
    fixed_seats: bool
    label: str = ""

    def as_json(self) -> str:
        return json.dumps(asdict(self), ensure_ascii=False)


class Count:
    """Sums over games, in whole numbers, so that their order does not matter."""

    def __init__(self, plan: Plan, label: str = "") -> None:
        self.plan = plan
        self.label = label
        self.games = 0
        self.finished = 0
        self.decisions = 0
        self.chance = 0
        self.rounds: int | None = 0
        self.played = [0] * len(plan.bots)
        self.scores = [0] * len(plan.bots)
        self.wins = [[0] * plan.seats for _ in plan.bots]  # by bot, and by how many others shared the win

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
            self.played[which] += 1
            self.scores[which] += outcome.scores[seat]
            if outcome.ranking[seat] == 1:
                self.wins[which][winners - 1] += 1

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
            decisions_per_second=round(self.decisions / seconds, 1) if seconds > 0 else 0.0,
            bots=list(self.plan.bots),
            played=self.played,
            mean_scores=[mean(total, games) for total, games in zip(self.scores, self.played, strict=True)],
            win_share=[mean(total, games) for total, games in zip(won, self.played, strict=True)],
            rounds=mean(self.rounds, self.finished),
            build=build(),
            options=self.plan.options,
            seed=self.plan.seed,
            jobs=jobs,
            fixed_seats=self.plan.fixed_seats,
            label=self.label,
        )


def mean(total: float | None, games: int) -> float | None:
    return total / games if games and total is not None else None
