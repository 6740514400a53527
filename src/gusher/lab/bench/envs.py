"""`gusher bench envs`: how many steps a second our environments make, one game at a time and many at once, beside those of others.

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
from gusher.lab.bench.works.envs import GYMNASIUM, SEAT_VECTOR, TABLES, VECTOR, peers
from gusher.lab.stop import Stop

Figures = dict[str, dict[str, float]]


@dataclass(frozen=True)
class EnvSpeed(Speed):
    """One core, one process at a time.

    `steps_per_second` is that of each of our games at a table (PettingZoo); `many` has `vector` (all seats), `seat vector` (one seat
    against random bots) and `gymnasium` (Gymnasium's own vector of the latter). `ratios` are those of each game at a table to each peer
    that is installed; `vector_ratios` are those of the vector to each peer, and to our own others.
    """

    seats: dict[str, int]
    steps_per_second: dict[str, float]
    many: Figures
    peers: dict[str, float]
    ratios: Figures
    vector_ratios: Figures


def bench(seconds: float, stop: Stop) -> EnvSpeed | None:
    seats = {game.name: game.usual_seats for game in learnable()}
    measured = take_turns(lambda stack: start_meters(stack, seats), seconds, stop)
    if measured is None:
        return None
    rates, method = measured
    others = {name: rates[name] for name in peers() if name in rates}
    ours = {name: {what: rates[f"{name} {what}"] for what in (TABLES, VECTOR, SEAT_VECTOR, GYMNASIUM)} for name in seats}
    return EnvSpeed(
        method,
        seats=seats,
        steps_per_second={name: rates[TABLES] for name, rates in ours.items()},
        many={name: {what: rates[what] for what in (VECTOR, SEAT_VECTOR, GYMNASIUM)} for name, rates in ours.items()},
        peers=others,
        ratios={name: {peer: rates[TABLES] / rate for peer, rate in others.items()} for name, rates in ours.items()},
        vector_ratios={name: vector_ratios(rates, others) for name, rates in ours.items()},
    )


def vector_ratios(ours: dict[str, float], others: dict[str, float]) -> dict[str, float]:
    """Gymnasium's own is compared with what does the same, all else with the games of all seats."""
    found = {TABLES: ours[VECTOR] / ours[TABLES], GYMNASIUM: ours[SEAT_VECTOR] / ours[GYMNASIUM]}
    return found | {peer: ours[VECTOR] / rate for peer, rate in others.items()}


def start_meters(stack: ExitStack, seats: dict[str, int]) -> Subjects:
    """A process for each game, and for each peer that starts."""
    subjects: Subjects = {}
    for name, count in seats.items():
        meter = stack.enter_context(Meter("envs", name, count, pure=build() == "pure"))
        for what in (TABLES, VECTOR, SEAT_VECTOR, GYMNASIUM):
            subjects[f"{name} {what}"] = Subject(meter, what, [])
    for name in peers():
        meter = stack.enter_context(Meter("envs", name, pure=build() == "pure"))
        if meter.build is not None:
            subjects[name] = Subject(meter, "steps", [])
    return subjects


def command(seconds: float, as_json: bool) -> None:
    need("pettingzoo", "pettingzoo", "bench envs")
    run_bench(lambda stop: bench(seconds, stop), show, as_json)


def show(found: EnvSpeed, console: Console) -> None:
    console.print(f"Random games through environments, steps a second on one core, {found.method.build} rules")
    table = table_of(["at a table", "vector", "vector / table", "seat vector", "/ Gymnasium's own"])
    for name, rate in found.steps_per_second.items():
        many = found.many[name]
        times = found.vector_ratios[name]
        figures = (number(rate), number(many[VECTOR]), number(times[TABLES], 1), number(many[SEAT_VECTOR]))
        table.add_row(f"{name}, {found.seats[name]} seats", *figures, number(times[GYMNASIUM], 1))
    console.print(table)
    if not found.peers:
        console.print("No environment of others is installed: pip install 'gusher[bench]'", markup=False)
        return
    table = table_of(["steps a second", *[f"{name} vector / this" for name in found.seats]])
    for peer, rate in found.peers.items():
        table.add_row(peer, number(rate), *[number(times[peer], 1) for times in found.vector_ratios.values()])
    console.print(table)
