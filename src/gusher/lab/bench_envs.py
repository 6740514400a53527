"""`gusher bench envs`: how many steps a second the PettingZoo environment makes, beside games of PettingZoo itself.

Every step has its observation and its action mask. All take turns in one run, by processor time, as in `gusher bench`.
"""

from __future__ import annotations

import json
import platform
from contextlib import ExitStack
from dataclasses import asdict, dataclass
from statistics import median

import typer
from rich.console import Console
from rich.table import Table

from gusher import build, registry
from gusher.envs import need
from gusher.lab.bench import MOST_SEATS, Subject, number, take_turns
from gusher.lab.meter import Meter
from gusher.lab.stepping import stepping_peers
from gusher.lab.stop import INTERRUPTED, Stop, on_interrupt


@dataclass(frozen=True)
class Result:
    """Medians over the slices, one core, one process at a time. `ratios` are those of each of our games to each peer that is installed."""

    seats: dict[str, int]
    steps_per_second: dict[str, float]
    peers: dict[str, float]
    ratios: dict[str, dict[str, float]]
    seconds: float
    slices: int
    interrupted: bool
    python: str
    build: str


def bench(seconds: float, stop: Stop) -> Result | None:
    """Measure for about so many seconds. Nothing comes of it when asked to stop before everything was measured once."""
    seats = {game.name: max(count for count in game.seats if count <= MOST_SEATS) for game in registry.games()}
    with ExitStack() as stack:
        subjects: dict[str, Subject] = {}
        for name in [*seats, *stepping_peers()]:
            meter = stack.enter_context(Meter("env", name, seats.get(name, 0), pure=build() == "pure"))
            if meter.build is not None:
                subjects[name] = Subject(meter, "steps", [])
        complete = take_turns(subjects, seconds, stop)
    slices = min(len(subject.rates) for subject in subjects.values())
    if slices == 0:
        return None
    rates = {name: median(subject.rates) for name, subject in subjects.items()}
    peers = {name: rate for name, rate in rates.items() if name not in seats}
    return Result(
        seats=seats,
        steps_per_second={name: rates[name] for name in seats},
        peers=peers,
        ratios={name: {peer: rates[name] / rate for peer, rate in peers.items()} for name in seats},
        seconds=seconds,
        slices=slices,
        interrupted=not complete,
        python=platform.python_version(),
        build=build(),
    )


def command(seconds: float, as_json: bool) -> None:
    need("pettingzoo", "pettingzoo", "PettingZoo")
    with on_interrupt() as stop:
        result = bench(seconds, stop)
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
    console.print(f"Random games through PettingZoo, one core, {result.build} rules", highlight=False)
    table = Table()
    table.add_column(no_wrap=True)
    for heading in ("steps a second", *[f"/ {peer}" for peer in result.peers]):
        table.add_column(heading, justify="right")
    for name, rate in result.steps_per_second.items():
        table.add_row(f"{name}, {result.seats[name]} seats", number(rate), *[number(ratio, 1) for ratio in result.ratios[name].values()])
    for name, rate in result.peers.items():
        table.add_row(name, number(rate))
    console.print(table)
    if not result.peers:
        console.print("No game of PettingZoo is installed: pip install 'gusher[bench]'", markup=False)
    console.print(f"Medians of {result.slices} slices each, taken in turns, by processor time; Python {result.python}.", highlight=False)
