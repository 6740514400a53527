"""`gusher tournament`: bots meet in every line-up and every order of seats, and are rated."""

from __future__ import annotations

import json
from dataclasses import asdict
from itertools import combinations, combinations_with_replacement, permutations
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from gusher.arguments import Advanced, Data, Edition, Json, Options
from gusher.bots import bots as known_bots
from gusher.core.errors import Phrase, SetupError
from gusher.lab.commands import conduct as lab
from gusher.lab.commands.ratings import Rating, ratings
from gusher.lab.commands.simulate import BOT, INTERRUPTED_RUN, MEAN_SCORE, WINS
from gusher.lab.simulation.folder import Folder
from gusher.lab.simulation.plan import Seating, plan
from gusher.lab.simulation.result import Result
from gusher.lab.simulation.simulator import Outcome
from gusher.lab.simulation.study import Study
from gusher.lab.stop import INTERRUPTED
from gusher.texts import tell
from gusher.texts.numbers import number, percent

GAMES = 100


def seatings(bots: int, seats: int) -> tuple[Seating, ...]:
    """Every order of every line-up. With fewer bots than seats some sit more than once, but never one alone with itself."""
    if bots >= seats:
        line_ups = list(combinations(range(bots), seats))
    else:
        line_ups = [line_up for line_up in combinations_with_replacement(range(bots), seats) if len(set(line_up)) > 1]
    return tuple(order for line_up in line_ups for order in sorted(set(permutations(line_up))))


def register(app: typer.Typer) -> None:
    app.command("tournament")(command)


def command(
    game: lab.GameName = None,
    bots: Annotated[str | None, typer.Option(help="Those who take part: greedy,random; usually all.", metavar="NAMES")] = None,
    seats: Annotated[int | None, typer.Option(help="How many seats; usually 4.", metavar="N")] = None,
    games: Annotated[
        int | None,
        typer.Option(help="How many games at least: rounded up until every seating was played equally often; usually 100.", metavar="K"),
    ] = None,
    seed: lab.Seed = None,
    jobs: lab.Jobs = None,
    option: Options = None,
    edition: Edition = None,
    advanced: Advanced = False,
    data: Data = None,
    out: lab.Out = None,
    resume: lab.Resume = None,
    decisions: lab.Decisions = False,
    ray: lab.Ray = None,
    as_json: Json = False,
) -> None:
    """A round robin of bots, with ratings and error bars."""
    folder: Folder | None
    if resume is not None:
        lab.refuse_with_resume(game=game, bots=bots, seats=seats, games=games, seed=seed, option=option)
        lab.refuse_with_resume(edition=edition, advanced=advanced, data=data, out=out, decisions=decisions)
        folder = lab.resumed(resume, tournament=True)
        hold(folder.study, folder, jobs, ray, as_json)
        return
    options = lab.given_options(option, edition, advanced)
    played, _, _ = lab.variants(game, data, options, [])[0]
    names = parse_entrants(bots)
    count = seats if seats is not None else lab.usual_seats(played, "")
    played.complete(count, options)
    orders = seatings(len(names), count)
    planned = plan(played, count, names, seed or 0, options, seatings=orders)
    wanted = GAMES if games is None else games
    lab.check(wanted, jobs)
    total = -(-wanted // len(orders)) * len(orders)
    watched = any(name != "random" for name in names)
    study = Study((planned,), ("",), total, watched, decisions, tournament=True)
    hold(study, lab.open_folder(out, study), jobs, ray, as_json)


def parse_entrants(text: str | None) -> list[str]:
    names = known_bots() if text is None else [name.strip().lower() for name in text.split(",")]
    for name in names:
        if names.count(name) > 1:
            raise SetupError("bot {name} is named twice; in a tournament each takes part once", name=name)
    if len(names) < 2:
        raise SetupError("a tournament needs two bots or more")
    return names


def hold(study: Study, folder: Folder | None, jobs: int | None, ray: str | None, as_json: bool) -> None:
    kept: list[Outcome] = []
    result = lab.conduct(study, folder, jobs, ray, kept)[0]
    rated = ratings(study.plans[0].bots, kept)
    summary = asdict(result) | {
        "seatings": len(study.plans[0].seatings),
        "ratings": [asdict(rating) for rating in rated],
        "beaten": beaten(study, kept),
    }
    text = json.dumps(summary, ensure_ascii=False)
    if folder is not None:
        folder.finish(text)
    if as_json:
        typer.echo(text)
    else:
        show(result, rated, summary["beaten"])
    if result.interrupted:
        if folder is not None and not as_json:
            typer.echo(tell(Phrase("go on with: gusher tournament --resume {folder}", folder=folder.folder)))
        raise typer.Exit(INTERRUPTED)


def beaten(study: Study, outcomes: list[Outcome]) -> list[list[float | None]]:
    """For each bot, and each other: in which share of their meetings it came before the other; an equal place is half."""
    count = len(study.plans[0].bots)
    ahead = [[0] * count for _ in range(count)]
    met = [[0] * count for _ in range(count)]
    for outcome in outcomes:
        for seat, place in enumerate(outcome.ranking):
            for other, behind in enumerate(outcome.ranking):
                a, b = outcome.seated[seat], outcome.seated[other]
                if a != b:
                    met[a][b] += 2
                    ahead[a][b] += 2 if place < behind else 1 if place == behind else 0
    return [[ahead[a][b] / met[a][b] if met[a][b] else None for b in range(count)] for a in range(count)]


def show(result: Result, rated: list[Rating], met: list[list[float | None]]) -> None:
    console = Console()

    def say(said: Phrase) -> None:
        console.print(tell(said), highlight=False, markup=False)

    values = {"game": result.game, "seats": result.seats, "games": number(result.games)}
    say(Phrase("{game}, {seats} seats, {games} games, every order of seats equally often", **values))
    table = Table(tell(BOT))
    for heading in (Phrase("rating"), Phrase("95 % of"), WINS, MEAN_SCORE, *(Phrase("before {name}", name=name) for name in result.bots)):
        table.add_column(tell(heading), justify="right")
    order = sorted(range(len(rated)), key=lambda which: -rated[which].rating)
    for which in order:
        rating, share, score = rated[which], result.win_share[which], result.mean_scores[which]
        table.add_row(
            rating.bot,
            number(rating.rating, 1),
            tell(Phrase("{first} to {last}", first=number(rating.low, 1), last=number(rating.high, 1))),
            "-" if share is None else percent(share, 1),
            "-" if score is None else number(score, 2),
            *("" if share is None else percent(share) for share in met[which]),
        )
    console.print(table)
    values = {"decisions": number(result.decisions), "seconds": number(result.seconds, 1), "build": result.build, "jobs": result.jobs}
    say(Phrase("{decisions} decisions in {seconds} s ({build}, {jobs} at a time)", **values))
    if result.interrupted:
        say(INTERRUPTED_RUN)


