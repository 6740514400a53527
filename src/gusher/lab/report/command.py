"""`gusher report`: one HTML file out of the folders of one run or several."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from gusher.core.errors import SetupError
from gusher.extras import need
from gusher.lab.report.words import LANGUAGES
from gusher.texts import Texts

Language = Annotated[str, typer.Option(help="The language of the report: en or de.", metavar="CODE")]


def register(app: typer.Typer) -> None:
    app.command("report")(command)


def command(
    folders: Annotated[list[Path], typer.Argument(metavar="DIR…", help="Folders of simulate or tournament.", show_default=False)],
    out: Annotated[Path, typer.Option(help="Where to write it.", metavar="FILE")] = Path("report.html"),
    language: Language = "en",
) -> None:
    """Make a report for people: who wins, with what, how long it takes. One HTML file that needs no network."""
    check_report(out, language)
    write_report(folders, out, language)


def check_report(file: Path, language: str) -> None:
    """Refuse before anything is played what could not be written after."""
    need("polars", "lab", "a report")
    if language not in LANGUAGES:
        raise SetupError(f"there is no language '{language}'; allowed: {', '.join(LANGUAGES)}")
    if file.is_dir() or not file.absolute().parent.is_dir():
        raise SetupError(f"cannot write {file}: {'it is a folder' if file.is_dir() else 'there is no folder for it'}")


def write_report(folders: list[Path], file: Path, language: str) -> None:
    """Make the report."""
    from gusher.lab.report.groups import read_groups
    from gusher.lab.report.page import page

    game, groups = read_groups(folders, Texts(language).say("report-base"))
    try:
        file.write_text(page(game, groups, language), encoding="utf-8")
    except OSError as failed:
        raise SetupError(f"cannot write {file}: {(failed.strerror or 'unknown').lower()}") from failed
    typer.echo(f"report: {file}", err=True)
