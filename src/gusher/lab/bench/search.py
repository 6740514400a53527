"""`gusher bench search`: how many iterations a second our search makes in each game, beside OpenSpiel's."""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import dataclass

from rich.console import Console

from gusher import build, registry
from gusher.lab.bench.meter import Meter
from gusher.lab.bench.turns import Speed, Subject, Subjects, number, run_bench, table_of, take_turns
from gusher.lab.bench.works.search import PLACES, WAYS, peers
from gusher.lab.stop import Stop

FULL = "opening full"


@dataclass(frozen=True)
class SearchSpeed(Speed):
    """One core. `full` plays at random to the end of the game, `hard` is as the strongest level plays.

    `ratios` compare the opening of each game with full play-outs to each peer.
    """

    iterations_per_second: dict[str, dict[str, dict[str, float]]]
    peers: dict[str, float]
    ratios: dict[str, dict[str, float]]
    seats: dict[str, int]


def bench(seconds: float, stop: Stop) -> SearchSpeed | None:
    seats = {game.name: game.usual_seats for game in registry.games()}
    measured = take_turns(lambda stack: start_meters(stack, seats), seconds, stop)
    if measured is None:
        return None
    rates, method = measured
    others = {name: rates[name] for name in peers() if name in rates}
    return SearchSpeed(
        method,
        iterations_per_second={
            name: {place: {way: rates[f"{name} {place} {way}"] for way in WAYS} for place in PLACES} for name in seats
        },
        peers=others,
        ratios={name: {peer: rates[f"{name} {FULL}"] / rate for peer, rate in others.items()} for name in seats},
        seats=seats,
    )


def start_meters(stack: ExitStack, seats: dict[str, int]) -> Subjects:
    """A process for each game, and for each peer that starts."""
    subjects: Subjects = {}
    for name, count in seats.items():
        meter = stack.enter_context(Meter("search", name, count, pure=build() == "pure"))
        for place in PLACES:
            for way in WAYS:
                subjects[f"{name} {place} {way}"] = Subject(meter, f"{place} {way}", [])
    for name in peers():
        meter = stack.enter_context(Meter("search", name))
        if meter.build is not None:
            subjects[name] = Subject(meter, "iterations", [])
    return subjects


def command(seconds: float, as_json: bool) -> None:
    run_bench(lambda stop: bench(seconds, stop), show, as_json)


def show(found: SearchSpeed, console: Console) -> None:
    console.print(f"Iterations of search a second, one core, {found.method.build}")
    columns = [(place, way) for place in PLACES for way in WAYS]
    table = table_of([*(f"{place}, {way}" for place, way in columns), *(f"full / {peer}" for peer in found.peers)])
    for name, places in found.iterations_per_second.items():
        rates = [number(places[place][way]) for place, way in columns]
        table.add_row(name, *rates, *(number(found.ratios[name][peer], 1) for peer in found.peers))
    console.print(table)
    for peer, rate in found.peers.items():
        console.print(f"{peer}: {rate:,.0f}")
    if not found.peers:
        console.print("No peer is installed: pip install 'gusher[bench]'", markup=False)
