"""`gusher tables`. What it needs is loaded when it runs, so that other commands need not wait for it."""

from __future__ import annotations

import asyncio
import json
from dataclasses import asdict
from functools import partial
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer
from rich.console import Console
from rich.table import Table

from gusher import registry
from gusher.arguments import Json
from gusher.core.errors import Phrase, SetupError
from gusher.server.commands.options import (
    USUAL_PAGE,
    DatabaseUrl,
    Expired,
    Most,
    SettingsFile,
    Yes,
    ask,
    make_sure,
    moment,
    place,
    server_settings,
)
from gusher.texts import tell
from gusher.texts.numbers import number

if TYPE_CHECKING:
    from gusher.server.operations.listing import Described, Listed

group = typer.Typer(help="Look after the tables of a server, also while it runs.", pretty_exceptions_enable=False)

DASHES = {"ignore_unknown_options": True}  # an id may begin with one
TableId = Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table.", show_default=False)]
TableIds = Annotated[list[str], typer.Argument(metavar="TABLE…", help="Ids of tables.", show_default=False)]


def register(app: typer.Typer) -> None:
    app.add_typer(group, name="tables")


@group.command(name="list")
def list_command(
    game: Annotated[str | None, typer.Option(help="Only those of this game.", metavar="GAME")] = None,
    status: Annotated[str | None, typer.Option(help="Only those that are open, running, over or ended.", metavar="STATUS")] = None,
    person: Annotated[int | None, typer.Option(help="Only where this person sits, sat or is host.", metavar="NUMBER")] = None,
    idle: Annotated[int | None, typer.Option(help="Only those unchanged for so many days.", min=0, metavar="DAYS")] = None,
    expired: Expired = False,
    settings: SettingsFile = None,
    most: Most = USUAL_PAGE,
    after: Annotated[str | None, typer.Option(help="Go on after this table.", metavar="TABLE")] = None,
    database: DatabaseUrl = None,
    as_json: Json = False,
) -> None:
    """List tables, the last changed first."""
    from gusher.server.hours import now
    from gusher.server.operations.listing import Page, list_tables, of_person
    from gusher.server.operations.retention import DAY, expired_tables
    from gusher.server.stores.schema import tables

    allowed = ("open", "running", "over", "ended")
    if status is not None and status not in allowed:
        raise SetupError("--status must be one of {allowed}, not {status}", allowed=", ".join(allowed), status=status)
    which = []
    if game is not None:
        which.append(tables.c.game == registry.game(game).name)
    if status is not None:
        which.append(tables.c.status == status)
    if person is not None:
        which.append(of_person(person))
    if idle is not None:
        which.append(tables.c.changed < now() - idle * DAY)
    if expired:
        which.append(expired_tables(server_settings(settings), now()))
    found = ask(database, lambda connection: list_tables(connection, which, Page(most, after)))
    if as_json:
        typer.echo(json.dumps({"tables": [asdict(each) for each in found]}, ensure_ascii=False))
    else:
        show_list(found, most, Phrase("there are no such tables") if which or after else Phrase("there are no tables yet"))


def show_list(found: list[Listed], most: int, none: Phrase) -> None:
    console = Console(markup=False)
    if not found:
        console.print(tell(none), highlight=False)
        return
    shown = Table(box=None, pad_edge=False)
    shown.add_column(tell(Phrase("table")), no_wrap=True)
    for heading in (Phrase("game"), Phrase("status")):
        shown.add_column(tell(heading), no_wrap=True)
    shown.add_column(tell(Phrase("seats")))
    for heading in (Phrase("round"), Phrase("entries")):
        shown.add_column(tell(heading), justify="right", no_wrap=True)
    shown.add_column(tell(Phrase("last change")), no_wrap=True)
    for each in found:
        names = ", ".join(each.names)
        shown.add_row(each.id, each.game, in_words(each.status), names, number(each.round), number(each.log), moment(each.changed))
    console.print(shown)
    if len(found) == most:
        console.print(tell(Phrase("for more: --after {last}", last=found[-1].id)), highlight=False)


def in_words(status: str) -> str:
    words = {"open": Phrase("open"), "running": Phrase("running"), "over": Phrase("over"), "ended": Phrase("ended")}
    return tell(words[status]) if status in words else status


@group.command(name="show", context_settings=DASHES)
def show_command(table: TableId, database: DatabaseUrl = None, as_json: Json = False) -> None:
    """Tell all of a table that is no secret."""
    from gusher.server.operations.listing import describe

    found = ask(database, partial(describe, table=table))
    if found is None:
        raise SetupError("there is no table {table}", table=table)
    if as_json:
        typer.echo(json.dumps(as_object(found), ensure_ascii=False))
    else:
        show_table(found)


def as_object(found: Described) -> dict[str, Any]:
    import msgspec

    table = found.table
    seats = [
        {"seat": each.seat, "kind": each.kind, "person": each.person, "name": each.name, "bot": each.played_by, "left_by": each.left_by}
        for each in table.seats
    ]
    return {
        "id": table.id,
        "game": table.game,
        "rules": table.rules,
        "data": table.data,
        "box": table.box,
        "options": table.options,
        "status": table.status,
        "listed": table.listed,
        "rated": table.rated,
        "host": {"person": table.host, "name": found.host},
        "seats": seats,
        "clock": None if table.clock is None else msgspec.to_builtins(table.clock),
        "clocks": {seat: {"left": each.left, "due": each.due} for seat, each in table.clocks.items()},
        "round": table.summary.round,
        "awaiting": table.summary.awaiting,
        "log": found.log,
        "last": found.last,
        "chat": found.lines,
        "created": table.created,
        "changed": table.changed,
        "rematch": table.rematch,
    }


def spelled(values: dict[str, Any]) -> str:
    return ", ".join(f"{name}={value}" for name, value in values.items()) or "–"


def show_table(found: Described) -> None:
    import msgspec

    from gusher.server.hours import now

    table = found.table
    shown = Table(show_header=False)
    shown.add_column(style="bold", no_wrap=True)
    shown.add_column()

    def tell_of(what: Phrase, value: str) -> None:
        shown.add_row(tell(what), value)

    tell_of(Phrase("table"), table.id)
    tell_of(Phrase("game"), table.game)
    tell_of(Phrase("version of the rules"), table.rules)
    tell_of(Phrase("options"), spelled(table.options))
    tell_of(Phrase("status"), in_words(table.status))
    tell_of(Phrase("host"), f"{found.host} ({table.host})")
    for seat in table.seats:
        who = seat.name if seat.person is None else f"{seat.name} ({seat.person})"
        bot = "" if seat.played_by in (None, seat.name) else f" · {seat.played_by}"
        clock = table.clocks.get(seat.seat)
        over = None if clock is None else clock.left if clock.due is None else clock.due - now()
        left = "" if over is None else tell(Phrase(" · {seconds} seconds left", seconds=number(over)))
        tell_of(Phrase("seat {seat}", seat=seat.seat), (who or tell(Phrase("open"))) + bot + left)
    tell_of(Phrase("clock"), "–" if table.clock is None else spelled(msgspec.to_builtins(table.clock)))
    tell_of(Phrase("round"), number(table.summary.round))
    tell_of(Phrase("entries"), number(found.log))
    tell_of(Phrase("lines of chat"), number(found.lines))
    tell_of(Phrase("made"), moment(table.created))
    tell_of(Phrase("last choice"), moment(found.last))
    tell_of(Phrase("last change"), moment(table.changed))
    Console(markup=False).print(shown)


@group.command(context_settings=DASHES)
def end(tables: TableIds, yes: Yes = False, database: DatabaseUrl = None) -> None:
    """End games now, without a result, as if all had agreed. What was played stays."""
    close(tables, "end", Phrase("Nobody can go on at these tables: {tables}", tables=tables), yes, database)


@group.command(context_settings=DASHES)
def remove(tables: TableIds, yes: Yes = False, database: DatabaseUrl = None) -> None:
    """Remove tables with all that is kept of them. Ratings are then as if they had never been played."""
    close(tables, "remove", Phrase("Nothing will be left of these tables: {tables}", tables=tables), yes, database)


def close(ids: list[str], what: Literal["end", "remove"], question: Phrase, yes: bool, database: str | None) -> None:
    from gusher.server.operations.asking import have_done
    from gusher.server.operations.listing import describe

    for each in ids:  # before anything is asked
        if ask(database, partial(describe, table=each)) is None:
            raise SetupError("there is no table {table}", table=each)
    make_sure(question, ids[0], yes)
    for each in ids:
        asyncio.run(have_done(place(database), what, each))
        done = Phrase("table {table} has ended", table=each) if what == "end" else Phrase("table {table} is removed", table=each)
        typer.echo(tell(done))
