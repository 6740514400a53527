"""`gusher ratings`. What it needs is loaded when it runs, so that other commands need not wait for it."""

from __future__ import annotations

import asyncio
import json
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from gusher import registry
from gusher.arguments import Json
from gusher.core.errors import Phrase
from gusher.server.command import data_folder
from gusher.texts import tell
from gusher.texts.numbers import number

if TYPE_CHECKING:
    from gusher.server.profiles.recount import Recount


def register(app: typer.Typer) -> None:
    app.command(name="ratings")(command)


def command(
    game: Annotated[str | None, typer.Option("--game", help="Only those of this game.", metavar="GAME")] = None,
    recompute: Annotated[bool, typer.Option("--recompute", help="Replay every rated game from its log, and make them anew.")] = False,
    database: Annotated[
        str | None, typer.Option(help="Where games are kept: sqlite:///FILE or postgresql://USER@HOST/NAME.", metavar="URL")
    ] = None,
    as_json: Json = False,
) -> None:
    """List the ratings of people, as they are kept or computed anew from the records."""
    from gusher.server.profiles.recount import look

    wanted = None if game is None else registry.game(game).name
    found, recount = asyncio.run(look(database or f"sqlite:///{data_folder() / 'gusher.db'}", wanted, recompute))
    if as_json:
        told = {"ratings": found} | ({} if recount is None else {"recomputed": asdict(recount)})
        typer.echo(json.dumps(told, ensure_ascii=False))
    else:
        show(found, recount)


def show(found: list[dict[str, Any]], recount: Recount | None) -> None:
    console = Console()
    if recount is not None:
        console.print(tell(Phrase("{count} rated games replayed", count=number(recount.replayed))), highlight=False)
        for table in recount.older:
            console.print(tell(Phrase("table {table} was played by other rules, and keeps its result", table=table)), highlight=False)
        for table in recount.differed:
            console.print(tell(Phrase("table {table} had another result than its log, which is mended", table=table)), highlight=False)
    if not found:
        console.print(tell(Phrase("nobody has a rating yet")), highlight=False)
        return
    shown = Table(tell(Phrase("game")), tell(Phrase("name")))
    for heading in (Phrase("rating"), Phrase("games"), Phrase("wins")):
        shown.add_column(tell(heading), justify="right")
    for each in found:
        strength = f"{each['rating']} ± {each['error']}"
        shown.add_row(each["game"], each["name"], strength, number(each["games"]), number(each["wins"]))
    console.print(shown)
