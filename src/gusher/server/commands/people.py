"""`gusher people`. What it needs is loaded when it runs, so that other commands need not wait for it."""

from __future__ import annotations

import asyncio
import json
from dataclasses import asdict
from functools import partial
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.table import Table

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
    from gusher.server.operations.listing import Somebody

group = typer.Typer(help="Look after the people of a server, also while it runs.", pretty_exceptions_enable=False)

PersonNumber = Annotated[
    int, typer.Argument(metavar="NUMBER", help="The number of a person, as gusher people list tells it.", min=1, show_default=False)
]


def register(app: typer.Typer) -> None:
    app.add_typer(group, name="people")


@group.command(name="list")
def list_command(
    find: Annotated[str | None, typer.Option(help="Only this number, part of a name, or mail address.", metavar="TEXT")] = None,
    guests: Annotated[bool, typer.Option("--guests", help="Only who has kept no way back.")] = False,
    expired: Expired = False,
    settings: SettingsFile = None,
    most: Most = USUAL_PAGE,
    after: Annotated[int | None, typer.Option(help="Go on after this person.", metavar="NUMBER")] = None,
    database: DatabaseUrl = None,
    as_json: Json = False,
) -> None:
    """List people; who came last is first."""
    from gusher.server.hours import now
    from gusher.server.operations.listing import Page, called, list_people
    from gusher.server.operations.retention import expired_guests
    from gusher.server.stores.schema import people

    which = []
    if find is not None:
        which.append(called(find))
    if guests:
        which.append(~people.c.kept)
    if expired:
        which.append(expired_guests(server_settings(settings), now()))
    page = Page(most, None if after is None else str(after))
    found = ask(database, lambda connection: list_people(connection, which, page))
    if as_json:
        typer.echo(json.dumps({"people": [asdict(each) for each in found]}, ensure_ascii=False))
    else:
        show(found, most, Phrase("there are no such people") if which or after else Phrase("nobody has been here yet"))


def show(found: list[Somebody], most: int, none: Phrase) -> None:
    console = Console(markup=False)
    if not found:
        console.print(tell(none), highlight=False)
        return
    shown = Table(box=None, pad_edge=False)
    shown.add_column(tell(Phrase("number")), justify="right")
    for heading in (Phrase("name"), Phrase("ways back")):
        shown.add_column(tell(heading))
    for heading in (Phrase("came"), Phrase("last seen")):
        shown.add_column(tell(heading), no_wrap=True)
    shown.add_column(tell(Phrase("tables")), justify="right")
    words = {"passkey": Phrase("passkey"), "code": Phrase("recovery code"), "mail": Phrase("mail")}
    for each in found:
        ways = ", ".join(tell(words[way]) for way in each.ways) or "–"
        shown.add_row(str(each.id), each.name, ways, moment(each.created), moment(each.seen), number(each.tables))
    console.print(shown)
    if len(found) == most:
        console.print(tell(Phrase("for more: --after {last}", last=found[-1].id)), highlight=False)


def name_of(number: int, database: str | None) -> str:
    from gusher.server.operations.listing import Page, list_people
    from gusher.server.stores.schema import people

    found = ask(database, lambda connection: list_people(connection, [people.c.id == number], Page(1)))
    if not found:
        raise SetupError("there is no person {number}; gusher people list --find tells numbers", number=number)
    return found[0].name


@group.command()
def export(person: PersonNumber, database: DatabaseUrl = None) -> None:
    """Print all that is kept about somebody as JSON: the same that he can download himself."""
    from gusher.server.stores.farewell import everything

    name_of(person, database)
    found = ask(database, partial(everything, person=person))
    typer.echo(json.dumps(found, ensure_ascii=False, indent=1))


@group.command()
def remove(person: PersonNumber, yes: Yes = False, database: DatabaseUrl = None) -> None:
    """Forget somebody, as if he had deleted himself: his games stay, played by somebody."""
    from gusher.server.operations.asking import have_done

    name = name_of(person, database)
    make_sure(Phrase("Nothing will be left of {name} but games played by somebody", name=name), str(person), yes)
    asyncio.run(have_done(place(database), "forget", str(person)))
    typer.echo(tell(Phrase("{name} is forgotten", name=name)))
