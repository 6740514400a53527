"""`gusher simulate`: many games by bots, and what came of them."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from gusher.arguments import Advanced, Data, Edition, Json, Options, parse_bots
from gusher.core.errors import Phrase
from gusher.core.game import Game
from gusher.lab.commands import conduct as lab
from gusher.lab.report.command import check_report, write_report
from gusher.lab.simulation.carry_out import carry_out
from gusher.lab.simulation.folder import Folder
from gusher.lab.simulation.plan import MOST_DECISIONS, plan
from gusher.lab.simulation.result import Result
from gusher.lab.simulation.simulator import Outcome
from gusher.lab.simulation.study import Study
from gusher.lab.stop import INTERRUPTED, Stop
from gusher.texts import tell
from gusher.texts.numbers import number, percent

GAMES = 100
BOTS = "random"

# What a tournament says as well
BOT = Phrase("bot")
MEAN_SCORE = Phrase("mean score")
WINS = Phrase("wins")
INTERRUPTED_RUN = Phrase("interrupted: these are the games that were done")


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
    planned = plan(game, seats, bots, seed, options, fixed_seats, most_decisions)
    return carry_out(Study((planned,), ("",), games), jobs, stop, each)[0]


def register(app: typer.Typer) -> None:
    app.command("simulate")(command)


def command(
    game: lab.GameName = None,
    seats: lab.Seats = None,
    games: Annotated[int | None, typer.Option(help="How many games; usually 100.", metavar="K")] = None,
    bots: Annotated[
        str | None, typer.Option(help="One bot for all seats, or one each: greedy,random,random; usually random.", metavar="NAMES")
    ] = None,
    seed: lab.Seed = None,
    jobs: lab.Jobs = None,
    fixed_seats: Annotated[bool, typer.Option("--fixed-seats", help="Keep each bot in its seat; else all move on by one a game.")] = False,
    option: Options = None,
    edition: Edition = None,
    advanced: Advanced = False,
    data: Data = None,
    compare: Annotated[
        list[str] | None,
        typer.Option(
            help="Play the same with these changes too: options, values of the box by path, or a data file; may be repeated.",
            metavar="NAME=VALUE,…",
        ),
    ] = None,
    out: lab.Out = None,
    resume: lab.Resume = None,
    decisions: lab.Decisions = False,
    report: Annotated[Path | None, typer.Option(help="Also write a report, one HTML file.", metavar="FILE")] = None,
    ray: lab.Ray = None,
    as_json: Json = False,
) -> None:
    """Let bots play many games, and report their mean scores and shares of wins."""
    if report is not None:
        check_report(report)
    if resume is not None:
        lab.refuse_with_resume(game=game, seats=seats, games=games, bots=bots, seed=seed, fixed_seats=fixed_seats, option=option)
        lab.refuse_with_resume(edition=edition, advanced=advanced, data=data, compare=compare, out=out, decisions=decisions)
        begun = lab.resumed(resume, tournament=False)
        finish(begun.study, begun, jobs, ray, as_json, lambda: write_report([resume], report) if report else None)
        return
    options = lab.given_options(option, edition, advanced)
    found = lab.variants(game, data, options, compare or [])
    named = BOTS if bots is None else bots
    count = seats if seats is not None else lab.usual_seats(found[0][0], named)
    players = parse_bots(named, count)
    plans = tuple(plan(played, count, players, seed or 0, changed, fixed_seats) for played, changed, _ in found)
    watched = report is not None or any(name != "random" for name in players)
    study = Study(plans, tuple(label for _, _, label in found), GAMES if games is None else games, watched, decisions)
    lab.check(study.games, jobs)
    with tempfile.TemporaryDirectory() as kept:
        where = out if out is not None or report is None else Path(kept) / "run"
        folder = lab.open_folder(where, study)
        finish(study, folder, jobs, ray, as_json, lambda: write_report([where], report) if report and where else None)


def finish(study: Study, folder: Folder | None, jobs: int | None, ray: str | None, as_json: bool, after: Callable[[], None]) -> None:
    results = lab.conduct(study, folder, jobs, ray)
    summary = asdict(results[0]) | ({"compared": [asdict(result) for result in results]} if len(results) > 1 else {})
    text = json.dumps(summary, ensure_ascii=False)
    if folder is not None:
        folder.finish(text)
    if as_json:
        typer.echo(text)
    else:
        for result in results:
            show(result)
    after()
    if results[0].interrupted:
        if folder is not None and not as_json:
            typer.echo(tell(Phrase("go on with: gusher simulate --resume {folder}", folder=folder.folder)))
        raise typer.Exit(INTERRUPTED)


def show(result: Result) -> None:
    console = Console()

    def say(said: Phrase) -> None:
        console.print(tell(said), highlight=False, markup=False)

    played = Phrase("{game}, {seats} seats, {games} games", game=result.game, seats=result.seats, games=number(result.games))
    say(Phrase("{played}, {label}", played=played, label=result.label) if result.label else played)
    table = Table(tell(BOT))
    table.add_column(tell(MEAN_SCORE), justify="right")
    table.add_column(tell(WINS), justify="right")
    for name, score, share in zip(result.bots, result.mean_scores, result.win_share, strict=True):
        table.add_row(name, "-" if score is None else number(score, 2), "-" if share is None else percent(share, 1))
    console.print(table)
    if result.rounds is not None:
        say(Phrase("{rounds} rounds a game", rounds=number(result.rounds, 1)))
    say(
        Phrase(
            "{decisions} decisions in {seconds} s ({rate} a second, {build}, {jobs} at a time)",
            decisions=number(result.decisions),
            seconds=number(result.seconds, 1),
            rate=number(result.decisions_per_second),
            build=result.build,
            jobs=result.jobs,
        )
    )
    if result.unfinished:
        count = number(result.unfinished)
        say(Phrase("{count} games were given up as too long; some games have an option max_rounds", count=count))
    if result.interrupted:
        say(INTERRUPTED_RUN)


