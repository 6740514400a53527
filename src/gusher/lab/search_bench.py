"""`gusher bench search`: how many iterations a second our search makes in each game, beside OpenSpiel's.

As with random games, all take turns in one run, and seconds are those of the processor.
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
from gusher.lab.bench import MOST_SEATS, Subject, number, take_turns
from gusher.lab.meter import Meter
from gusher.lab.search_works import PLACES, WAYS, rivals
from gusher.lab.stop import INTERRUPTED, Stop, on_interrupt

FULL = "opening full"


@dataclass(frozen=True)
class Result:
    """Medians over the slices, one core. `full` plays at random to the end of the game, `hard` is as the strongest level plays.

    `ratios` compare the opening of each game with full play-outs to each peer.
    """

    iterations_per_second: dict[str, dict[str, dict[str, float]]]
    peers: dict[str, float]
    ratios: dict[str, dict[str, float]]
    seats: dict[str, int]
    seconds: float
    slices: int
    interrupted: bool
    python: str
    build: str


def bench(seconds: float, stop: Stop) -> Result | None:
    """Measure for about so many seconds. Nothing comes of it when asked to stop before everything was measured once."""
    seats = {game.name: max((n for n in game.seats if n <= MOST_SEATS), default=min(game.seats)) for game in registry.games()}
    with ExitStack() as stack:
        subjects: dict[str, Subject] = {}
        for name, count in seats.items():
            meter = stack.enter_context(Meter("search", name, count))
            for place in PLACES:
                for way in WAYS:
                    subjects[f"{name} {place} {way}"] = Subject(meter, f"{place} {way}", [])
        for name in rivals():
            meter = stack.enter_context(Meter("rival", name))
            if meter.build is not None:
                subjects[name] = Subject(meter, "iterations", [])
        complete = take_turns(subjects, seconds, stop)
    slices = min(len(subject.rates) for subject in subjects.values())
    if slices == 0:
        return None
    rates = {name: median(subject.rates) for name, subject in subjects.items()}
    peers = {name: rates[name] for name in rivals() if name in rates}
    return Result(
        iterations_per_second={
            name: {place: {way: rates[f"{name} {place} {way}"] for way in WAYS} for place in PLACES} for name in seats
        },
        peers=peers,
        ratios={name: {peer: rates[f"{name} {FULL}"] / rate for peer, rate in peers.items()} for name in seats},
        seats=seats,
        seconds=seconds,
        slices=slices,
        interrupted=not complete,
        python=platform.python_version(),
        build=build(),
    )


def command(seconds: float, as_json: bool) -> None:
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
    console.print(f"Iterations of search a second, one core, {result.build}", highlight=False)
    table = Table()
    table.add_column(no_wrap=True)
    for place in PLACES:
        for way in WAYS:
            table.add_column(f"{place}, {way}", justify="right")
    for peer in result.peers:
        table.add_column(f"full / {peer}", justify="right")
    for name, places in result.iterations_per_second.items():
        row = [number(places[place][way]) for place in PLACES for way in WAYS]
        table.add_row(name, *row, *(number(result.ratios[name][peer], 1) for peer in result.peers))
    console.print(table)
    for peer, rate in result.peers.items():
        console.print(f"{peer}: {rate:,.0f}", highlight=False)
    if not result.peers:
        console.print("No peer is installed: pip install 'gusher[bench]'", markup=False)
    console.print(f"Medians of {result.slices} slices each, taken in turns, by processor time; Python {result.python}.", highlight=False)
