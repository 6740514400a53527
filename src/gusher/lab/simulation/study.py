"""A study: one plan or several that are compared, how many games of each, and what is kept of them. All of it is plain data."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from itertools import islice
from typing import Any

from gusher import registry
from gusher.core.errors import SetupError
from gusher.faults import naming_games
from gusher.lab.simulation.plan import Plan
from gusher.lab.simulation.simulator import Outcome, Simulator
from gusher.lab.stop import Stop

BASE = "as it is"  # the label of what others are compared with
BY_CHANCE = (50, 500)  # the least and the most games of mere chance that a process is handed at once
BY_THOUGHT = (1, 10)  # the same for bots that think


@dataclass(frozen=True)
class Study:
    """Game number g of a study is game g // n of its plan g % n. Plans that are compared thus keep step, and are dealt the same luck.

    `labels` name the plans. If a study is `watched`, prices, supplies and actions are noted; `decisions` notes every single one.
    """

    plans: tuple[Plan, ...]
    labels: tuple[str, ...]
    games: int  # of each plan
    watched: bool = False
    decisions: bool = False
    tournament: bool = False

    @property
    def total(self) -> int:
        return self.games * len(self.plans)

    def versions(self) -> list[str]:
        """Games of other rules or data are other games."""
        game = registry.game(self.plans[0].game)
        return [game.rules_version, *(game.data_version if plan.data is None else str(plan.data["data_version"]) for plan in self.plans)]

    def as_data(self) -> dict[str, Any]:
        return asdict(self) | {"versions": self.versions()}


def study_of(data: dict[str, Any]) -> Study:
    """The study that was written as data. Refuses one of other rules."""
    plans = []
    for found in data["plans"]:
        seatings = tuple(tuple(seating) for seating in found["seatings"])
        plans.append(Plan(**(found | {"bots": tuple(found["bots"]), "seatings": seatings})))
    rest = {key: data[key] for key in ("games", "watched", "decisions", "tournament")}
    study = Study(tuple(plans), tuple(data["labels"]), **rest)
    if study.versions() != data["versions"]:
        raise SetupError("it was begun with other rules or another data file; start it anew")
    return study


class Desk:
    """Plays any game of a study. A process has one."""

    def __init__(self, study: Study) -> None:
        self.study = study
        self.simulators = [Simulator(plan, place, study.watched, study.decisions) for place, plan in enumerate(study.plans)]

    @property
    def swift(self) -> bool:
        return all(simulator.swift for simulator in self.simulators)

    def play(self, number: int, stop: Stop) -> Outcome | None:
        index, plan = divmod(number, len(self.simulators))
        return self.simulators[plan].play(index, stop)

    def play_chunk(self, chunk: list[int] | range, stop: Stop) -> list[Outcome]:
        done: list[Outcome] = []
        with naming_games():  # where its traceback is: it does not leave this process
            for number in chunk:
                if stop.asked:
                    break
                outcome = self.play(number, stop)
                if outcome is not None:
                    done.append(outcome)
        return done


class Chunks:
    """The games that are still to be played, in small parts. `done` marks those that are not, by number."""

    def __init__(self, study: Study, jobs: int, swift: bool, done: bytearray | None = None) -> None:
        least, most = BY_CHANCE if swift else BY_THOUGHT
        self.total = study.total
        self.done = done
        self.left = study.total - (sum(done) if done is not None else 0)
        self.size = max(least, min(most, self.left // (32 * jobs)))

    def __len__(self) -> int:
        return -(-self.left // self.size)

    def __iter__(self) -> Iterator[list[int] | range]:
        if self.done is None or self.left == self.total:
            for first in range(0, self.total, self.size):
                yield range(first, min(first + self.size, self.total))
            return
        done = self.done
        missing = (number for number in range(self.total) if not done[number])
        while chunk := list(islice(missing, self.size)):
            yield chunk
