"""`gusher report`: one HTML file out of the folders of one run or several."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from gusher.core.errors import Phrase, SetupError, reason_of
from gusher.extras import need
from gusher.texts import Texts, reader, tell


def register(app: typer.Typer) -> None:
    app.command("report")(command)


def command(
    folders: Annotated[list[Path], typer.Argument(metavar="DIR…", help="Folders of simulate or tournament.", show_default=False)],
    out: Annotated[Path, typer.Option(help="Where to write it.", metavar="FILE")] = Path("report.html"),
) -> None:
    """Make a report for people: who wins, with what, how long it takes. One HTML file that needs no network."""
    check_report(out)
    write_report(folders, out)


def check_report(file: Path) -> None:
    """Refuse before anything is played what could not be written after."""
    need("polars", "lab", Phrase("a report"))
    if file.is_dir():
        raise SetupError("cannot write {file}: it is a folder", file=file)
    if not file.absolute().parent.is_dir():
        raise SetupError("cannot write {file}: there is no folder for it", file=file)


def write_report(folders: list[Path], file: Path) -> None:
    """Make the report, in the language of the reader."""
    from gusher.lab.report.groups import read_groups
    from gusher.lab.report.page import page

    game, groups = read_groups(folders, Texts().say("report-base"))
    try:
        file.write_text(page(game, groups, reader()), encoding="utf-8")
    except OSError as failed:
        raise SetupError("cannot write {file}: {why}", file=file, why=reason_of(failed)) from failed
    typer.echo(tell(Phrase("report: {file}", file=file)), err=True)
