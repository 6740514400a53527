"""`gusher bench GAME`: how fast random games are played, by both builds and by peers."""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import dataclass

from rich.console import Console

from gusher import registry
from gusher.core.game import Game
from gusher.lab.bench.meter import Meter
from gusher.lab.bench.turns import Speed, Subject, Subjects, number, run_bench, table_of, take_turns
from gusher.lab.bench.works.games import peers
from gusher.lab.stop import Stop


@dataclass(frozen=True)
class GameSpeed(Speed):
    """One core, one process at a time; chance does not count as a decision. What is not installed is None.

    `ratios` are those of the compiled build: to the pure one, and to each peer.
    """

    game: str
    seats: int
    decisions_per_second: dict[str, float | None]
    clone_us: dict[str, float | None]
    clone_in_decisions: float | None
    peers: dict[str, float]
    ratios: dict[str, float | None]


def bench(game: Game, seconds: float, stop: Stop) -> GameSpeed | None:
    seats = game.usual_seats
    measured = take_turns(lambda stack: start_meters(stack, game.name, seats), seconds, stop)
    if measured is None:
        return None
    rates, method = measured
    compiled = rates.get("compiled")
    clones = rates.get("compiled clone")
    others = {name: rates[name] for name in peers() if name in rates}
    ratios = {"compiled/pure": rates["pure"]} | others
    return GameSpeed(
        method,
        game=game.name,
        seats=seats,
        decisions_per_second={name: rates.get(name) for name in ("pure", "compiled")},
        clone_us={name: microseconds(rates.get(f"{name} clone")) for name in ("pure", "compiled")},
        clone_in_decisions=compiled / clones if compiled and clones else None,
        peers=others,
        ratios={name: compiled / rate if compiled else None for name, rate in ratios.items()},
    )


def start_meters(stack: ExitStack, game: str, seats: int) -> Subjects:
    """A process for each build that is installed and for each peer that starts."""
    subjects: Subjects = {}
    for name in ("compiled", "pure"):
        meter = stack.enter_context(Meter("games", game, seats, pure=name == "pure"))
        if meter.build == name:
            subjects[name] = Subject(meter, "decisions", [])
            subjects[f"{name} clone"] = Subject(meter, "clones", [])
    for name in peers():
        meter = stack.enter_context(Meter("games", name))
        if meter.build is not None:
            subjects[name] = Subject(meter, "decisions", [])
    return subjects


def microseconds(rate: float | None) -> float | None:
    return 1e6 / rate if rate else None


def command(game: str, seconds: float, as_json: bool) -> None:
    measured = registry.game(game)
    run_bench(lambda stop: bench(measured, seconds, stop), show, as_json)


def show(found: GameSpeed, console: Console) -> None:
    console.print(f"Random games of {found.game}, {found.seats} seats, one core")
    table = table_of(["decisions a second", "clone, µs", "compiled / this"])
    speed = found.decisions_per_second
    table.add_row("compiled", number(speed["compiled"]), number(found.clone_us["compiled"], 2), "")
    table.add_row("pure", number(speed["pure"]), number(found.clone_us["pure"], 2), number(found.ratios["compiled/pure"], 1))
    for name, rate in found.peers.items():
        table.add_row(name, number(rate), "", number(found.ratios[name], 1))
    console.print(table)
    if found.clone_in_decisions is not None:
        console.print(f"A compiled clone takes the time of {found.clone_in_decisions:.1f} decisions.")
    else:
        console.print("The rules are not compiled here.")
    if not found.peers:
        console.print("No peer is installed: pip install 'gusher[bench]'", markup=False)
