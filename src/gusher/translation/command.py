"""`gusher texts`: how far the languages are, and what is to be done in one. What reads them is loaded when it runs."""

from __future__ import annotations

from collections import Counter
from itertools import groupby
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from gusher import texts
from gusher.core.errors import SetupError
from gusher.terminal.screen import console

if TYPE_CHECKING:
    from gusher.translation.fault import Fault
    from gusher.translation.language import Language

KINDS = ("missing", "wrong", "unused")


def register(app: typer.Typer) -> None:
    app.command(name="texts")(show)


def show(
    context: typer.Context,
    language: Annotated[str | None, typer.Option(help="What is to be done in this language, such as fr.", metavar="TAG")] = None,
    missing: Annotated[bool, typer.Option("--missing", help="Only what is not translated yet, with the English text.")] = False,
    every: Annotated[bool, typer.Option("--all", help="Every message in its place, in English and in that language.")] = False,
) -> None:
    """Say how far each language is; or what is missing, wrong or unused in one. Ends with 1 if there is anything to do."""
    if language is None:
        if missing or every:
            raise SetupError("say in which language: gusher texts --language fr")
        console().print(overview(context.find_root().command))
        return
    from gusher.translation.language import Language

    chosen = Language(language, context.find_root().command)
    if every:
        side_by_side(chosen, console())
        return
    found = [fault for fault in chosen.faults() if not missing or fault.kind == "missing"]
    to_do(found, console())
    if found:
        raise typer.Exit(1)


def overview(command: Any) -> Table:
    from gusher.translation.language import Language

    table = Table("", "Language", "Messages", *map(str.capitalize, KINDS), box=None)
    for tag in texts.languages():
        language = Language(tag, command)
        said = [own is not None for each in language.catalogues() for _, own in each.sentences()]
        count = Counter(fault.kind for fault in language.faults())
        table.add_row(tag, language.name, f"{sum(said)} of {len(said)}", *(str(count[kind]) for kind in KINDS))
    return table


def to_do(found: list[Fault], out: Console) -> None:
    """File by file, under the headings of the file."""
    for file, of_file in groupby(found, lambda fault: fault.file):
        out.print(Text(file, "bold"))
        for place, faults in groupby(of_file, lambda fault: fault.place):
            if place:
                out.print(Text(f"  {place}", "dim"))
            for fault in faults:
                out.print(Text(f"    {fault.kind}: {fault.where}: {fault.says}"))
                if fault.english:
                    out.print(Text(f"      en: {' '.join(fault.english.split())}", "dim"))
    count = Counter(fault.kind for fault in found)
    out.print(Text(", ".join(f"{count[kind]} {kind}" for kind in KINDS if count[kind]) or "nothing to do", "bold"))


def side_by_side(language: Language, out: Console) -> None:
    for each in language.catalogues():
        out.print(Text(each.name, "bold"))
        place = ""
        for english, own in each.sentences():
            if english.place != place:
                place = english.place
                out.print(Text(f"  {place}", "dim"))
            out.print(Text(f"    {english.name}"))
            out.print(Text(f"      en: {' '.join(english.source.split())}", "dim"))
            out.print(Text(f"      {language.tag}: {' '.join(own.source.split()) if own is not None else '–'}"))
