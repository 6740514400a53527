"""`gusher bench envs`: how many steps a second the PettingZoo environment makes, beside games of PettingZoo itself.

Every step has its observation and its action mask.
"""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import dataclass

from rich.console import Console

from gusher import build
from gusher.envs import learnable
from gusher.extras import need
from gusher.lab.bench.meter import Meter
from gusher.lab.bench.turns import Speed, Subject, Subjects, number, run_bench, table_of, take_turns
from gusher.lab.bench.works.envs import peers
from gusher.lab.stop import Stop


@dataclass(frozen=True)
class EnvSpeed(Speed):
    """One core, one process at a time. `ratios` are those of each of our games to each peer that is installed."""

    seats: dict[str, int]
    steps_per_second: dict[str, float]
    peers: dict[str, float]
    ratios: dict[str, dict[str, float]]


def bench(seconds: float, stop: Stop) -> EnvSpeed | None:
    seats = {game.name: game.usual_seats for game in learnable()}
    measured = take_turns(lambda stack: start_meters(stack, seats), seconds, stop)
    if measured is None:
        return None
    rates, method = measured
    others = {name: rates[name] for name in peers() if name in rates}
    return EnvSpeed(
        method,
        seats=seats,
        steps_per_second={name: rates[name] for name in seats},
        peers=others,
        ratios={name: {peer: rates[name] / rate for peer, rate in others.items()} for name in seats},
    )


def start_meters(stack: ExitStack, seats: dict[str, int]) -> Subjects:
    """A process for each game, and for each peer that starts."""
    subjects: Subjects = {}
    for name in [*seats, *peers()]:
        meter = stack.enter_context(Meter("envs", name, seats.get(name, 0), pure=build() == "pure"))
        if meter.build is not None:
            subjects[name] = Subject(meter, "steps", [])
    return subjects


def command(seconds: float, as_json: bool) -> None:
    need("pettingzoo", "pettingzoo", "bench envs")
    run_bench(lambda stop: bench(seconds, stop), show, as_json)


def show(found: EnvSpeed, console: Console) -> None:
    console.print(f"Random games through PettingZoo, one core, {found.method.build} rules")
    table = table_of(["steps a second", *[f"/ {peer}" for peer in found.peers]])
    for name, rate in found.steps_per_second.items():
        table.add_row(f"{name}, {found.seats[name]} seats", number(rate), *[number(ratio, 1) for ratio in found.ratios[name].values()])
    for name, rate in found.peers.items():
        table.add_row(name, number(rate))
    console.print(table)
    if not found.peers:
        console.print("No game of PettingZoo is installed: pip install 'gusher[bench]'", markup=False)
