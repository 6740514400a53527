"""`gusher simulate`: many games by bots, and what came of them."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from gusher.arguments import add_option, load_game, parse_bots, parse_options
from gusher.core.errors import SetupError
from gusher.core.game import Game, spell
from gusher.lab.progress import progress
from gusher.lab.result import Count, Folder, Result
from gusher.lab.run import MOST_DECISIONS, Outcome, plan
from gusher.lab.spread import outcomes
from gusher.lab.stop import INTERRUPTED, Stop, on_interrupt


def simulate(
    game: Game,
    seats: int,
    games: int,
    bots: list[str],
    seed: int = 0,
    jobs: int = 1,
    options: dict[str, object] | None = None,
    fixed_seats: bool = False,
    most_decisions: int = MOST_DECISIONS,
    each: Callable[[list[Outcome]], None] | None = None,
    stop: Stop | None = None,
) -> Result:
    """Play `games` games. The result depends on the seed and not on the number of processes (`jobs`).

    `each` is handed the outcomes as they come, in the order of the games. Whoever holds `stop` can end the run early.
    """
    check_counts(games, jobs)
    planned = plan(game, seats, bots, seed, options, fixed_seats, most_decisions)
    stop = stop or Stop()
    count = Count(planned)
    began = time.perf_counter()
    with closing(outcomes(planned, games, jobs, stop)) as chunks:
        for done in chunks:
            for outcome in done:
                count.add(outcome)
            if each is not None:
                each(done)
    return count.result(time.perf_counter() - began, jobs, interrupted=count.games < games)


def check_counts(games: int, jobs: int) -> None:
    for name, number in (("games", games), ("jobs", jobs)):
        if number < 1:
            raise SetupError(f"the number of {name} must be at least 1, not {number}")


def register(app: typer.Typer) -> None:
    app.command("simulate")(command)


def command(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Its name, for example oilfield.", show_default=False)],
    seats: Annotated[int | None, typer.Option(help="How many seats; usually one for each bot named, or 4.", metavar="N")] = None,
    games: Annotated[int, typer.Option(help="How many games.", metavar="K")] = 100,
    bots: Annotated[str, typer.Option(help="One bot for all seats, or one each: greedy,random,random.", metavar="NAMES")] = "random",
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.", metavar="S")] = 0,
    jobs: Annotated[int | None, typer.Option(help="How many processes; usually one a core. The result is the same.", metavar="J")] = None,
    fixed_seats: Annotated[bool, typer.Option("--fixed-seats", help="Keep each bot in its seat; else all move on by one a game.")] = False,
    option: Annotated[list[str] | None, typer.Option(help="An option of the game; may be repeated.", metavar="NAME=VALUE")] = None,
    edition: Annotated[str | None, typer.Option(help="Short for --option edition=NAME.", metavar="NAME")] = None,
    advanced: Annotated[bool, typer.Option("--advanced", help="Short for --option advanced=true.")] = False,
    data: Annotated[Path | None, typer.Option(help="A corrected data file of the game.", metavar="FILE")] = None,
    out: Annotated[Path | None, typer.Option(help="A new folder for games.jsonl and summary.json.", metavar="DIR")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")] = False,
) -> None:
    """Let bots play many games, and report their mean scores and shares of wins."""
    played = load_game(game, data)
    seats = seats if seats is not None else usual_seats(played, bots)
    options = parse_options(option or [])
    if edition is not None:
        add_option(options, "edition", edition)
    if advanced:
        add_option(options, "advanced", "true")
    named = parse_bots(bots, seats)
    workers = jobs if jobs is not None else os.cpu_count() or 1
    check_counts(games, workers)
    plan(played, seats, named, seed, options, fixed_seats)
    folder = Folder(out, named) if out is not None else None
    with on_interrupt() as stop, progress(games, "games") as advance:

        def each(done: list[Outcome]) -> None:
            if folder is not None:
                folder.add(done)
            advance(len(done))

        result = simulate(played, seats, games, named, seed, workers, options, fixed_seats, each=each, stop=stop)
    if folder is not None:
        folder.finish(result)
    if as_json:
        typer.echo(result.as_json())
    else:
        show(result, options)
    if result.interrupted:
        raise typer.Exit(INTERRUPTED)


def usual_seats(game: Game, bots: str) -> int:
    named = bots.count(",") + 1
    return named if named > 1 else max((seats for seats in game.seats if seats <= 4), default=min(game.seats))


def show(result: Result, changed: dict[str, object]) -> None:
    console = Console()
    terms = "".join(f", {name} {spell(value)}" for name, value in changed.items())
    console.print(f"{result.game}, {result.seats} seats, {result.games:,} games{terms}", highlight=False)
    table = Table("bot")
    table.add_column("mean score", justify="right")
    table.add_column("wins", justify="right")
    for name, score, share in zip(result.bots, result.mean_scores, result.win_share, strict=True):
        table.add_row(name, "-" if score is None else f"{score:.2f}", "-" if share is None else f"{share:.1%}")
    console.print(table)
    if result.rounds is not None:
        console.print(f"{result.rounds:.1f} rounds a game", highlight=False)
    speed = f"{result.decisions_per_second:,.0f} a second, {result.build}"
    console.print(f"{result.decisions:,} decisions in {result.seconds:.1f} s ({speed}, {result.jobs} at a time)", highlight=False)
    if result.unfinished:
        console.print(f"{result.unfinished:,} games were given up as too long; some games have an option max_rounds", highlight=False)
    if result.interrupted:
        console.print("interrupted: these are the games that were done")
