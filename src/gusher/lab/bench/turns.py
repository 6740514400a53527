"""How every bench measures and tells: a bench says what is measured and how that reads, the rest is here.

All that is compared takes turns in one run, so that noise hits all alike, and seconds are those of the processor, so that other programs
count less.
"""

from __future__ import annotations

import json
import platform
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import asdict, dataclass
from math import ceil
from statistics import median
from typing import TypeVar

import typer
from rich.console import Console
from rich.table import Table

from gusher import build
from gusher.core.errors import Phrase
from gusher.lab.bench.meter import Meter
from gusher.lab.progress import progress
from gusher.lab.stop import INTERRUPTED, Stop, on_interrupt

LEAST_SLICES = 5
LONGEST_SLICE = 0.1  # seconds


@dataclass
class Subject:
    """One thing that is measured: its rates a second, one for each slice."""

    meter: Meter
    what: str
    rates: list[float]


@dataclass(frozen=True)
class Method:
    """How a bench was measured: about how long in all, and in how many slices of every subject."""

    seconds: float
    slices: int
    interrupted: bool
    python: str
    build: str


@dataclass(frozen=True)
class Speed:
    """What a bench found; each bench adds its own figures. As JSON the method stands beside the figures."""

    method: Method

    def as_json(self) -> str:
        figures = asdict(self)
        method = figures.pop("method")
        return json.dumps(figures | method)


Subjects = dict[str, Subject]
Rates = dict[str, float]  # medians over the slices, by the name of the subject
Found = TypeVar("Found", bound=Speed)


def take_turns(start: Callable[[ExitStack], Subjects], seconds: float, stop: Stop) -> tuple[Rates, Method] | None:
    """Measure for about so many seconds. Nothing comes of it when asked to stop before everything was measured once."""
    with ExitStack() as stack:
        subjects = start(stack)
        complete = measure_all(subjects, seconds, stop)
    slices = min(len(subject.rates) for subject in subjects.values())
    if slices == 0:
        return None
    rates = {name: median(subject.rates) for name, subject in subjects.items()}
    return rates, Method(seconds, slices, not complete, platform.python_version(), build())


def measure_all(subjects: Subjects, seconds: float, stop: Stop) -> bool:
    """Measure each in turn, again and again. False when asked to stop before the end."""
    each = seconds / len(subjects)
    slices = max(LEAST_SLICES, ceil(each / LONGEST_SLICE))
    with progress(slices * len(subjects), Phrase("slices")) as advance:
        for _ in range(slices):
            for subject in subjects.values():
                if stop.asked:
                    return False
                subject.rates.append(subject.meter.rate(subject.what, each / slices))
                advance(1)
    return True


def run_bench(bench: Callable[[Stop], Found | None], show: Callable[[Found, Console], None], as_json: bool) -> None:
    """Carry a bench out and say what it found, for people or as one JSON object."""
    with on_interrupt() as stop:
        found = bench(stop)
    if found is None:
        typer.echo("interrupted before everything was measured once", err=True)
        raise typer.Exit(INTERRUPTED)
    if as_json:
        typer.echo(found.as_json())
    else:
        console = Console(highlight=False)
        show(found, console)
        method = found.method
        console.print(f"Medians of {method.slices} slices each, taken in turns, by processor time; Python {method.python}.")
    if found.method.interrupted:
        raise typer.Exit(INTERRUPTED)


def table_of(headings: list[str]) -> Table:
    """A row for each name; the rest are numbers."""
    table = Table()
    table.add_column(no_wrap=True)
    for heading in headings:
        table.add_column(heading, justify="right")
    return table


def number(value: float | None, digits: int = 0) -> str:
    return "-" if value is None else f"{value:,.{digits}f}"
