"""What these commands share: where the database is, how one asks it, and that nothing is destroyed by mistake."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from gusher.core.errors import Phrase, SetupError
from gusher.server.command import data_folder
from gusher.texts import tell

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from gusher.server.settings import Settings

T = TypeVar("T")
USUAL_PAGE = 50

DatabaseUrl = Annotated[
    str | None,
    typer.Option(
        "--database",
        envvar="GUSHER_DATABASE",
        show_envvar=False,
        help="Where games are kept: sqlite:///FILE or postgresql://USER@HOST/NAME.",
        metavar="URL",
    ),
]
Yes = Annotated[bool, typer.Option("--yes", help="Do not ask again.")]
Most = Annotated[int, typer.Option(help="How many to list.", min=1, max=100_000, metavar="N")]
Expired = Annotated[bool, typer.Option("--expired", help="Only what the server would let go, by its settings of retention.")]
SettingsFile = Annotated[Path | None, typer.Option("--settings", help="With --expired: the server's file of settings.", metavar="FILE")]


def place(database: str | None) -> str:
    return database or f"sqlite:///{data_folder() / 'gusher.db'}"


def ask(database: str | None, question: Callable[[Connection], T]) -> T:
    """Beside a server that may be using it."""
    from gusher.server.stores.opening import store_at

    async def look() -> T:
        store = store_at(place(database))
        await store.visit()
        try:
            return await store.read(question)
        finally:
            await store.close()

    return asyncio.run(look())


def server_settings(file: Path | None) -> Settings:
    """As a server would have them that is started here, but for its own options."""
    from gusher.server.given import gather
    from gusher.server.settings import Settings

    return gather(Settings(), [], os.environ, file)[0]


def make_sure(what: Phrase, word: str, yes: bool) -> None:
    """Whoever destroys something types its name, or has said --yes."""
    if yes:
        return
    sys.stderr.write(f"{tell(what)}\n{tell(Phrase('To confirm, type {word}:', word=word))} ")
    sys.stderr.flush()
    typed = sys.stdin.readline()
    if not typed.endswith("\n"):
        sys.stderr.write("\n")
    if typed.strip() != word:
        raise SetupError("nothing was done; to confirm, type {word}, or say --yes", word=word)


def moment(at: float | None) -> str:
    """By the clock of this machine."""
    return "–" if at is None else datetime.fromtimestamp(at).strftime("%Y-%m-%d %H:%M")
