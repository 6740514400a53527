"""What all benches share: subjects take turns, medians count, and the method is told beside the figures."""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import dataclass

import pytest
import typer
from rich.console import Console

from gusher.lab.bench import turns
from gusher.lab.bench.meter import Meter
from gusher.lab.bench.turns import Method, Speed, Subject, Subjects, run_bench, take_turns
from gusher.lab.stop import INTERRUPTED, Stop

pytestmark = pytest.mark.one_build


@dataclass(frozen=True)
class Walk(Speed):
    """A bench's own figures."""

    steps: int


class Clockwork(Meter):
    """Tells rates that are known, and notes who was asked."""

    def __init__(self, name: str, rates: list[float], asked: list[str], stop: Stop | None = None) -> None:
        self.name = name
        self.rates = rates
        self.asked = asked
        self.stop = stop

    def rate(self, what: str, seconds: float) -> float:
        self.asked.append(self.name)
        if self.stop is not None:
            self.stop.ask()
        return self.rates.pop(0)


def subjects(asked: list[str], stop: Stop | None = None) -> Subjects:
    slow, fast = [1.0, 9.0, 2.0], [10.0, 30.0, 20.0]
    return {
        "slow": Subject(Clockwork("slow", slow, asked), "steps", []),
        "fast": Subject(Clockwork("fast", fast, asked, stop), "steps", []),
    }


def test_subjects_take_turns_and_their_medians_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "LEAST_SLICES", 3)
    asked: list[str] = []
    measured = take_turns(lambda stack: subjects(asked), 0.01, Stop())
    assert measured is not None
    rates, method = measured
    assert asked == ["slow", "fast"] * 3
    assert rates == {"slow": 2.0, "fast": 20.0}
    assert (method.seconds, method.slices, method.interrupted) == (0.01, 3, False)


def test_a_run_that_is_stopped_tells_what_was_measured() -> None:
    stop = Stop()
    measured = take_turns(lambda stack: subjects([], stop), 0.01, stop)
    assert measured is not None
    rates, method = measured
    assert rates == {"slow": 1.0, "fast": 10.0}
    assert (method.slices, method.interrupted) == (1, True)


def test_meters_are_ended_whatever_happens() -> None:
    ended = []

    def start(stack: ExitStack) -> Subjects:
        stack.callback(lambda: ended.append("meter"))
        raise RuntimeError("it does not start")

    with pytest.raises(RuntimeError, match="does not start"):
        take_turns(start, 0.01, Stop())
    assert ended == ["meter"]


def show(found: Walk, console: Console) -> None:
    console.print(f"{found.steps} steps")


def test_json_has_the_figures_and_beside_them_the_method(capsys: pytest.CaptureFixture[str]) -> None:
    run_bench(lambda stop: Walk(Method(2.0, 5, False, "3.11", "pure"), 7), show, as_json=True)
    told = '{"steps": 7, "seconds": 2.0, "slices": 5, "interrupted": false, "python": "3.11", "build": "pure"}'
    assert capsys.readouterr().out == f"{told}\n"


def test_people_are_told_how_it_was_measured(capsys: pytest.CaptureFixture[str]) -> None:
    run_bench(lambda stop: Walk(Method(2.0, 5, False, "3.11", "pure"), 7), show, as_json=False)
    method = "Medians of 5 slices each, taken in turns, by processor time; Python 3.11."
    assert capsys.readouterr().out.splitlines() == ["7 steps", method]


@pytest.mark.parametrize("found", [None, Walk(Method(2.0, 5, True, "3.11", "pure"), 7)])
def test_a_bench_that_was_stopped_ends_with_the_code_of_an_interrupt(found: Walk | None) -> None:
    with pytest.raises(typer.Exit) as left:
        run_bench(lambda stop: found, show, as_json=False)
    assert left.value.exit_code == INTERRUPTED
