"""`gusher backup` and `gusher restore`. What they need is loaded when they run, so that other commands need not wait for it."""

from __future__ import annotations

import asyncio
import json
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from gusher.arguments import Json
from gusher.core.errors import Phrase, SetupError
from gusher.server.commands.options import DatabaseUrl, moment, place
from gusher.texts import tell
from gusher.texts.numbers import number

if TYPE_CHECKING:
    from gusher.server.operations.backups.replaying import Replayed
    from gusher.server.operations.backups.taking import BackupTaken

BackupFile = Annotated[Path, typer.Argument(metavar="FILE", help="The file of the backup.", show_default=False)]


def register(app: typer.Typer) -> None:
    app.command(name="backup")(backup)
    app.command(name="restore")(restore)


def backup(
    file: BackupFile,
    no_replay: Annotated[bool, typer.Option("--no-replay", help="Do not replay the tables; the file is read back all the same.")] = False,
    database: DatabaseUrl = None,
    as_json: Json = False,
) -> None:
    """Write all of a database into one file, also while a server uses it, and replay every table.

    The file holds what players must not know, keys and mail addresses: keep it as you keep the database. Exit code 1: it is written, and
    there are tables that do not replay.
    """
    taken = asyncio.run(take_from(place(database), file, not no_replay))
    if as_json:
        typer.echo(json.dumps(asdict(taken), ensure_ascii=False))
    else:
        said = Phrase(
            "{file}: {people} people, {tables} tables, {size} bytes, as of {moment}; keep it secret, as the database",
            file=file,
            people=number(taken.people),
            tables=number(taken.tables),
            size=number(taken.bytes),
            moment=moment(taken.made),
        )
        typer.echo(tell(said))
    if taken.replayed is not None:
        tell_replayed(taken.replayed, as_json)
        if taken.replayed.misfits:
            raise typer.Exit(1)


async def take_from(database: str, file: Path, replay: bool) -> BackupTaken:
    from gusher.server.operations.backups.taking import take
    from gusher.server.stores.opening import store_at

    store: Any = store_at(database)
    await store.visit()
    try:
        return await take(store, file, replay)
    finally:
        await store.close()


def restore(
    file: BackupFile,
    database: Annotated[
        str, typer.Option(help="Where to: a file of SQLite that is not there yet, or an empty database of PostgreSQL.", metavar="URL")
    ],
    anyway: Annotated[bool, typer.Option("--anyway", help="Restore also tables that do not replay.")] = False,
    as_json: Json = False,
) -> None:
    """Make a database from a backup, in either store: whole, or not at all. Every table is replayed before."""
    from gusher.server.operations.backups.restoring import NotReplayed
    from gusher.server.operations.backups.restoring import restore as restore_from

    try:
        done = asyncio.run(restore_from(file, database, anyway))
    except NotReplayed as refused:
        tell_misfits(refused.found)
        many = len(refused.found.misfits)
        raise SetupError("{count} tables of {file} do not replay; nothing was restored; --anyway does it", count=many, file=file) from None
    if as_json:
        typer.echo(json.dumps(asdict(done), ensure_ascii=False))
    else:
        values = {"rows": number(done.rows), "moment": moment(done.opening.made), "version": done.opening.version}
        typer.echo(tell(Phrase("restored {rows} rows of {moment}, from Gusher {version}", **values)))
    tell_replayed(done.replayed, as_json)


def tell_replayed(found: Replayed, as_json: bool) -> None:
    if not as_json:
        values = {"tables": number(found.tables), "entries": number(found.entries)}
        typer.echo(tell(Phrase("{tables} tables with {entries} entries were replayed", **values)))
        if found.other_rules:
            many = number(found.other_rules)
            typer.echo(tell(Phrase("{count} tables are of games or rules that are not installed here, and could not be", count=many)))
    tell_misfits(found)


def tell_misfits(found: Replayed) -> None:
    """To standard error, so that nobody overlooks it."""
    for each in found.misfits:
        values = {"table": each.table, "entry": "–" if each.entry is None else each.entry, "why": each.why}
        typer.echo(tell(Phrase("table {table} does not replay at entry {entry}: {why}", **values)), err=True)
