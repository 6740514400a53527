"""What the commands of the lab share: set up a study, carry it out under the eyes of whoever started it, and say what came of it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from gusher.arguments import GAME_HELP, add_option, load_game, parse_options
from gusher.core.errors import Phrase, SetupError
from gusher.core.game import Game
from gusher.lab.commands.compare import variant
from gusher.lab.progress import progress
from gusher.lab.simulation.carry_out import Spread, carry_out, check_counts
from gusher.lab.simulation.folder import Folder, new_folder, old_folder
from gusher.lab.simulation.result import Result
from gusher.lab.simulation.simulator import Outcome
from gusher.lab.simulation.study import BASE, Study
from gusher.lab.stop import on_interrupt

GameName = Annotated[str | None, typer.Argument(metavar="GAME", help=GAME_HELP, show_default=False)]
Seats = Annotated[int | None, typer.Option(help="How many seats; usually one for each bot named, or 4.", metavar="N")]
Seed = Annotated[int | None, typer.Option(help="The same seed gives the same games; usually 0.", metavar="S")]
Jobs = Annotated[int | None, typer.Option(help="How many processes; usually one a core. The result is the same.", metavar="J")]
Out = Annotated[Path | None, typer.Option(help="A new folder for the games (Parquet) and the summary.", metavar="DIR")]
Resume = Annotated[Path | None, typer.Option(help="Go on with the run in this folder; GAME and its set-up are left out.", metavar="DIR")]
Ray = Annotated[str | None, typer.Option(help="Play on a Ray cluster: its address, or local to start one here.", metavar="ADDRESS")]
Decisions = Annotated[bool, typer.Option("--decisions", help="Also write a row for every decision, with --out.")]


def given_options(pairs: list[str] | None, edition: str | None, advanced: bool) -> dict[str, object]:
    options = parse_options(pairs or [])
    if edition is not None:
        add_option(options, "edition", edition)
    if advanced:
        add_option(options, "advanced", "true")
    return options


def usual_seats(game: Game, bots: str) -> int:
    named = bots.count(",") + 1
    return named if named > 1 else game.usual_seats


def variants(
    game: str | None, data: Path | None, options: dict[str, object], compared: list[str]
) -> list[tuple[Game, dict[str, object], str]]:
    """The game as asked for, and each of those that it is compared with, with its label."""
    if game is None:
        raise SetupError("which game? give its name, or --resume with the folder of a run")
    played = load_game(game, data)
    found = [(played, options, BASE if compared else "")]
    for text in compared:
        label = Path(text).name if text.endswith(".json") else text.strip()
        if label in [known[2] for known in found]:
            raise SetupError("--compare {text} is given twice", text=text)
        found.append((*variant(played, options, text), label))
    return found


def refuse_with_resume(**flags: object) -> None:
    for name, given in flags.items():
        if given:
            flag = "GAME" if name == "game" else f"--{name.replace('_', '-')}"
            raise SetupError("a run that goes on has its own set-up; leave out {flag} with --resume", flag=flag)


def resumed(folder: Path, tournament: bool) -> Folder:
    found = old_folder(folder)
    if found.study.tournament != tournament:
        if tournament:
            raise SetupError("{folder} is that of a simulation; use the other command", folder=folder)
        raise SetupError("{folder} is that of a tournament; use the other command", folder=folder)
    return found


def conduct(study: Study, folder: Folder | None, jobs: int | None, ray: str | None, keep: list[Outcome] | None = None) -> list[Result]:
    """Carry a study out with a bar that shows the time left. `keep` gathers the outcomes, without what was seen."""
    workers = jobs if jobs is not None else os.cpu_count() or 1
    check(study.games, jobs)
    with cluster_at(ray, workers) as spread, on_interrupt() as stop, progress(study.total, Phrase("games")) as advance:

        def each(done: list[Outcome]) -> None:
            if keep is not None:
                keep.extend(done)
            advance(len(done))

        return carry_out(study, workers, stop, each, folder, spread)


@contextmanager
def cluster_at(address: str | None, jobs: int) -> Iterator[Spread | None]:
    if address is None:
        yield None
        return
    from gusher.lab.simulation.cluster import cluster

    with cluster(address, jobs) as spread:
        yield spread


def open_folder(out: Path | None, study: Study) -> Folder | None:
    if out is None:
        if study.decisions:
            raise SetupError("--decisions needs --out, where they are written")
        return None
    return new_folder(out, study)


def check(games: int, jobs: int | None) -> None:
    check_counts(games, 1 if jobs is None else jobs)
