"""`gusher tables check`. What it needs is loaded when it runs, so that other commands need not wait for it."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated, Final

import typer

from gusher.arguments import Json
from gusher.core.errors import Phrase
from gusher.server.command import data_folder
from gusher.texts import tell
from gusher.texts.numbers import number

if TYPE_CHECKING:
    from gusher.server.commands.checking import Outlook

COUNTS: Final = {
    "goes_on": Phrase("tables that go on: {count}"),
    "opens": Phrase("finished ones that open: {count}"),
    "stops": Phrase("tables that would stop: {count}"),
    "opens_in_part": Phrase("finished ones that open up to where the rules part: {count}"),
    "cannot_be_read": Phrase("tables that cannot be read: {count}"),
}
SHORT: Final = {
    "goes_on": Phrase("goes on"),
    "opens": Phrase("is finished, and opens"),
    "stops": Phrase("would stop"),
    "opens_in_part": Phrase("is finished, and opens up to where the rules part"),
    "cannot_be_read": Phrase("cannot be read"),
}
WHY: Final = {
    "refused": Phrase("it is not allowed any more"),
    "question": Phrase("something else is asked"),
    "position": Phrase("it leads to another position"),
    "chance": Phrase("something else is drawn"),
    "result": Phrase("the result is another"),
    "setup": Phrase("it cannot be set up"),
    "failed": Phrase("the game fails"),
    "gone": Phrase("we do not have the game, or its box does not fit"),
    "row": Phrase("what is stored of it is broken"),
}


def register(app: typer.Typer) -> None:
    """Beside the other commands for tables, if there are any."""
    for each in app.registered_groups:
        if each.name == "tables" and each.typer_instance is not None:
            each.typer_instance.command(name="check")(command)
            return
    group = typer.Typer(help="Look after the tables of a server, also while it runs.", pretty_exceptions_enable=False)
    group.callback()(lambda: None)
    group.command(name="check")(command)
    app.add_typer(group, name="tables")


def command(
    each: Annotated[bool, typer.Option("--each", help="Tell of each table, not only of those that would stop.")] = False,
    database: Annotated[
        str | None, typer.Option(help="Where games are kept: sqlite:///FILE or postgresql://USER@HOST/NAME.", metavar="URL")
    ] = None,
    as_json: Json = False,
) -> None:
    """Say what would become of every table if this Gusher served them, without changing anything. Ends with 1 if any would stop."""
    from gusher.server.commands.checking import check

    told: list[Outlook] = []
    unproven = 0

    def hear(outlook: Outlook) -> None:
        nonlocal unproven
        unproven += outlook.unproven > 0
        if each or outlook.why:
            if as_json:
                told.append(outlook)
            else:
                typer.echo(line(outlook))

    counts = check(database or f"sqlite:///{data_folder() / 'gusher.db'}", hear)
    if as_json:
        typer.echo(json.dumps({kind: counts[kind] for kind in COUNTS} | {"unproven": unproven, "tables": [asdict(one) for one in told]}))
    else:
        for kind, words in COUNTS.items():
            if counts[kind] or kind == "goes_on":
                typer.echo(tell(Phrase(words.text, count=number(counts[kind]))))
        if unproven:
            typer.echo(tell(Phrase("tables whose last choices are only known to be legal: {count}", count=number(unproven))))
    if counts["stops"] or counts["opens_in_part"] or counts["cannot_be_read"]:
        sys.exit(1)


def line(outlook: Outlook) -> str:
    values = {"table": outlook.table, "game": outlook.game, "rules": outlook.rules, "data": outlook.data, "what": SHORT[outlook.becomes]}
    if not outlook.why:
        return tell(Phrase("{table} ({game}, rules {rules}, data {data}): {what}", **values))
    why = WHY[outlook.why]
    values["why"] = why if not outlook.section else Phrase("{why} ({section})", why=why, section=outlook.section)
    if outlook.at is None:
        return tell(Phrase("{table} ({game}, rules {rules}, data {data}): {what}, because {why}", **values))
    return tell(Phrase("{table} ({game}, rules {rules}, data {data}): {what} at entry {at}, because {why}", **values, at=outlook.at))
