"""`gusher train`: a learned player of a game, made out of nothing but its rules, its features and a seed."""

from __future__ import annotations

import json
import os
import time
from dataclasses import asdict, fields
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from gusher import registry
from gusher.arguments import Json
from gusher.core.errors import Phrase, SetupError
from gusher.extras import need
from gusher.lab.commands import conduct as lab
from gusher.lab.stop import INTERRUPTED, on_interrupt
from gusher.lab.training.course import Course
from gusher.texts import reader, tell
from gusher.texts.numbers import number, percent

if TYPE_CHECKING:
    from gusher.lab.training.notes import Row

NAMES = {field.name: field.type for field in fields(Course) if field.name not in ("game", "seed", "generations", "games")}


def register(app: typer.Typer) -> None:
    app.command("train")(command)


def command(
    game: lab.GameName = None,
    out: Annotated[Path | None, typer.Option(help="A new folder for the run; usually training-GAME.", metavar="DIR")] = None,
    generations: Annotated[int | None, typer.Option(help="How many generations; usually 300.", metavar="N")] = None,
    games: Annotated[int | None, typer.Option(help="How many games a generation; usually 200.", metavar="K")] = None,
    seed: lab.Seed = None,
    setting: Annotated[
        list[str] | None, typer.Option("--set", help="Another setting of the course, such as temperature=0.01.", metavar="NAME=VALUE")
    ] = None,
    jobs: lab.Jobs = None,
    resume: lab.Resume = None,
    ray: lab.Ray = None,
    as_json: Json = False,
) -> None:
    """Let a player teach itself a game. Stop it when you like: it goes on with --resume."""
    need("torch", "train", "gusher train")
    if resume is not None:
        lab.refuse_with_resume(game=game, out=out, generations=generations, games=games, seed=seed, set=setting)
        from gusher.lab.training.notes import course_in

        carry_out(course_in(resume), resume, jobs, ray, as_json)
        return
    if game is None:
        raise SetupError("which game? give its name, or --resume with the folder of a run")
    given = {"seed": seed or 0}
    for name, value in (("generations", generations), ("games", games)):
        if value is not None:
            if value < 1:
                raise SetupError("the number of {name} must be 1 or more, not {value}", name=name, value=value)
            given[name] = value
    course = Course(registry.game(game).name, **given, **read_settings(setting or []))  # type: ignore[arg-type]
    carry_out(course, out or Path(f"training-{course.game}"), jobs, ray, as_json)


def read_settings(pairs: list[str]) -> dict[str, float]:
    found: dict[str, float] = {}
    for pair in pairs:
        name, _, value = pair.partition("=")
        if name not in NAMES:
            raise SetupError("a course has no setting '{name}'; allowed: {allowed}", name=name, allowed=[*NAMES])
        try:
            found[name] = int(value) if NAMES[name] == "int" else float(value)
        except ValueError as failed:
            raise SetupError("the setting {name} must be a number, not '{value}'", name=name, value=value) from failed
        if not 0 <= found[name] <= 1_000_000:
            raise SetupError("the setting {name} must be a number from 0 to 1000000, not '{value}'", name=name, value=value)
    return found


def carry_out(course: Course, folder: Path, jobs: int | None, ray: str | None, as_json: bool) -> None:
    from gusher.lab.training.hall import hall
    from gusher.lab.training.page import page
    from gusher.lab.training.run import Run

    workers = jobs if jobs is not None else os.cpu_count() or 1
    lab.check(course.games, jobs)
    run = Run(course, folder)
    game = registry.game(course.game)

    def tell_of(row: Row) -> None:
        (folder / "curve.html").write_text(page(game, course, run.notes.rows, reader()), encoding="utf-8")
        if not as_json:
            typer.echo(tell(said_of(row, course)), err=True)

    with on_interrupt() as stop, hall(workers, ray) as place:
        run.carry_out(place, stop, tell_of)
    rows = run.notes.rows
    made = {"command": f"gusher train {course.game}", "course": asdict(course), "generations": len(rows), "date": time.strftime("%Y-%m-%d")}
    weights = run.weights(made | {"seconds": round(sum(row.seconds for row in rows)), "games": sum(row.games for row in rows)})
    (folder / "weights.bin").write_bytes(weights.as_bytes())
    if as_json:
        typer.echo(json.dumps({"game": course.game, "folder": str(folder), "rows": [asdict(row) for row in rows]}))
    else:
        typer.echo(tell(Phrase("weights: {file}; curve: {page}", file=folder / "weights.bin", page=folder / "curve.html")))
    if stop.asked:
        typer.echo(tell(Phrase("go on with: gusher train --resume {folder}", folder=folder)), err=True)
        raise typer.Exit(INTERRUPTED)


def said_of(row: Row, course: Course) -> Phrase:
    values = {"generation": row.generation, "of": course.generations, "wrong": number(row.wrong, 3), "seconds": number(row.seconds, 1)}
    line = Phrase("generation {generation} of {of}: wrong by {wrong}, {seconds} s", **values)
    if row.greedy is None:
        return line
    beats = Phrase("{line}; {share} against greedy", line=line, share=percent(row.greedy))
    if row.share is None:
        return beats
    gate = {"line": beats, "share": percent(row.share), "games": row.games_at_gate}
    if row.passed:
        return Phrase("{line}, {share} of {games} games against the last one: comes in", **gate)
    return Phrase("{line}, {share} of {games} games against the last one: stays out", **gate)
