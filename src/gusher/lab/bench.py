"""`gusher bench`: how fast random games are played, by both builds and by peers.

All take turns in one run, so that noise hits all alike, and seconds are those of the processor, so that other programs count less.
"""

from __future__ import annotations

import json
import platform
from contextlib import ExitStack
from dataclasses import asdict, dataclass
from math import ceil
from statistics import median

import typer
from rich.console import Console
from rich.table import Table

from gusher import build, registry
from gusher.core.game import Game
from gusher.lab.meter import Meter
from gusher.lab.peers import peers
from gusher.lab.progress import progress
from gusher.lab.stop import INTERRUPTED, Stop, on_interrupt

LEAST_SLICES = 5
LONGEST_SLICE = 0.1  # seconds
MOST_SEATS = 4


@dataclass(frozen=True)
class Result:
    """Medians over the slices, one core, one process at a time; chance does not count as a decision. What is not installed is None.

    `ratios` are those of the compiled build: to the pure one, and to each peer.
    """

    game: str
    seats: int
    decisions_per_second: dict[str, float | None]
    clone_us: dict[str, float | None]
    clone_in_decisions: float | None
    peers: dict[str, float]
    ratios: dict[str, float | None]
    seconds: float
    slices: int
    interrupted: bool
    python: str
    build: str


@dataclass
class Subject:
    """One thing that is measured: its rates a second, one for each slice."""

    meter: Meter
    what: str
    rates: list[float]


def bench(game: Game, seconds: float, stop: Stop) -> Result | None:
    """Measure for about so many seconds. Nothing comes of it when asked to stop before everything was measured once."""
    seats = max((seats for seats in game.seats if seats <= MOST_SEATS), default=min(game.seats))
    with ExitStack() as stack:
        subjects = start_meters(stack, game.name, seats)
        complete = take_turns(subjects, seconds, stop)
    slices = min(len(subject.rates) for subject in subjects.values())
    if slices == 0:
        return None
    rates = {name: median(subject.rates) for name, subject in subjects.items()}
    compiled = rates.get("compiled")
    clones = rates.get("compiled clone")
    others = {name: rates[name] for name in peers() if name in rates}
    ratios = {"compiled/pure": rates["pure"]} | others
    return Result(
        game=game.name,
        seats=seats,
        decisions_per_second={name: rates.get(name) for name in ("pure", "compiled")},
        clone_us={name: microseconds(rates.get(f"{name} clone")) for name in ("pure", "compiled")},
        clone_in_decisions=compiled / clones if compiled and clones else None,
        peers=others,
        ratios={name: compiled / rate if compiled else None for name, rate in ratios.items()},
        seconds=seconds,
        slices=slices,
        interrupted=not complete,
        python=platform.python_version(),
        build=build(),
    )


def start_meters(stack: ExitStack, game: str, seats: int) -> dict[str, Subject]:
    """A process for each build that is installed and for each peer that starts."""
    subjects: dict[str, Subject] = {}
    for name in ("compiled", "pure"):
        meter = stack.enter_context(Meter("own", game, seats, pure=name == "pure"))
        if meter.build == name:
            subjects[name] = Subject(meter, "decisions", [])
            subjects[f"{name} clone"] = Subject(meter, "clones", [])
    for name in peers():
        meter = stack.enter_context(Meter("peer", name))
        if meter.build is not None:
            subjects[name] = Subject(meter, "decisions", [])
    return subjects


def take_turns(subjects: dict[str, Subject], seconds: float, stop: Stop) -> bool:
    """Measure each in turn, again and again. False when asked to stop before the end."""
    each = seconds / len(subjects)
    slices = max(LEAST_SLICES, ceil(each / LONGEST_SLICE))
    with progress(slices * len(subjects), "slices") as advance:
        for _ in range(slices):
            for subject in subjects.values():
                if stop.asked:
                    return False
                subject.rates.append(subject.meter.rate(subject.what, each / slices))
                advance(1)
    return True


def microseconds(rate: float | None) -> float | None:
    return 1e6 / rate if rate else None


def command(game: str, seconds: float, as_json: bool) -> None:
    measured = registry.game(game)
    with on_interrupt() as stop:
        result = bench(measured, seconds, stop)
    if result is None:
        typer.echo("interrupted before everything was measured once", err=True)
        raise typer.Exit(INTERRUPTED)
    if as_json:
        typer.echo(json.dumps(asdict(result)))
    else:
        show(result)
    if result.interrupted:
        raise typer.Exit(INTERRUPTED)


def show(result: Result) -> None:
    console = Console()
    console.print(f"Random games of {result.game}, {result.seats} seats, one core", highlight=False)
    table = Table()
    table.add_column(no_wrap=True)
    for heading in ("decisions a second", "clone, µs", "compiled / this"):
        table.add_column(heading, justify="right")
    speed = result.decisions_per_second
    table.add_row("compiled", number(speed["compiled"]), number(result.clone_us["compiled"], 2), "")
    table.add_row("pure", number(speed["pure"]), number(result.clone_us["pure"], 2), number(result.ratios["compiled/pure"], 1))
    for name, rate in result.peers.items():
        table.add_row(name, number(rate), "", number(result.ratios[name], 1))
    console.print(table)
    if result.clone_in_decisions is not None:
        console.print(f"A compiled clone takes the time of {result.clone_in_decisions:.1f} decisions.", highlight=False)
    else:
        console.print("The rules are not compiled here.")
    if not result.peers:
        console.print("No peer is installed: pip install 'gusher[bench]'", markup=False)
    console.print(f"Medians of {result.slices} slices each, taken in turns, by processor time; Python {result.python}.", highlight=False)


def number(value: float | None, digits: int = 0) -> str:
    return "-" if value is None else f"{value:,.{digits}f}"
