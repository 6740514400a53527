"""What people type to set up a game: a name, a data file, options, bots. Every refusal is one line that says what is allowed."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Annotated

import typer

from gusher import registry
from gusher.bots import check_bot
from gusher.core.data_file import inner
from gusher.core.errors import SetupError, reason_of
from gusher.core.game import Game

GAME_HELP = "Its name, as gusher games lists it."
NARROW = "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"  # before the marks of French
BLANKS = re.compile(rf"[^\S{NARROW}]+")

Options = Annotated[list[str] | None, typer.Option("--option", help="An option of the game; may be repeated.", metavar="NAME=VALUE")]
Edition = Annotated[str | None, typer.Option(help="Short for --option edition=NAME.", metavar="NAME")]
Advanced = Annotated[bool, typer.Option("--advanced", help="Short for --option advanced=true.")]
Data = Annotated[Path | None, typer.Option(help="A corrected data file of the game.", metavar="FILE")]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")]


def load_game(name: str, data: Path | None) -> Game:
    """A game by its name, out of another box if a data file is given."""
    game = registry.game(name)
    if data is None:
        return game
    try:
        box = json.loads(read_text(data))
    except (ValueError, RecursionError) as broken:
        raise SetupError("data file {data} is not JSON: {why}", data=data, why=broken) from broken
    try:
        return game.with_data(box)
    except SetupError as refused:
        raise SetupError("data file {data}: {why}", data=data, why=inner(refused)) from refused


def read_text(file: Path) -> str:
    """The text of a file that somebody named."""
    try:
        return file.read_text(encoding="utf-8")
    except OSError as failed:
        raise SetupError("cannot read {file}: {why}", file=file, why=reason_of(failed)) from failed
    except UnicodeDecodeError as broken:
        raise SetupError("{file} is not text in UTF-8", file=file) from broken


def one_line(text: str) -> str:
    """One line that can be printed, whatever was typed or stood in a file."""
    line = BLANKS.sub(" ", text).strip()
    return "".join(letter if letter.isprintable() or letter in NARROW else "?" for letter in line)


def parse_options(pairs: list[str]) -> dict[str, object]:
    """`name=value` pairs as a game's `start` takes them, the values still as text. The same option may not have two values."""
    options: dict[str, object] = {}
    for pair in pairs:
        name, equals, value = (part.strip() for part in pair.partition("="))
        if not (name and equals and value):
            raise SetupError("option '{pair}' must look like name=value, for example max_rounds=12", pair=pair)
        name = name.lower().replace("-", "_")
        if name in ("seats", "players"):
            raise SetupError("{name} is no option of a game; give --{name} instead of --option {pair}", name=name, pair=pair)
        add_option(options, name, value)
    return options


def add_option(options: dict[str, object], name: str, value: str) -> None:
    if options.setdefault(name, value) != value:
        raise SetupError("option {name} is given as {one} and as {value}; give it once", name=name, one=options[name], value=value)


def check_options(game: Game, seats: int, options: dict[str, object]) -> dict[str, object]:
    """The given options with their values as the rules use them. Refuses what the game does not have or allow."""
    complete = game.complete(seats, options)
    return {name: complete[name] for name in options}


def parse_bots(text: str, seats: int) -> list[str]:
    """Names of bots separated by commas: one for each of so many seats, or one name for all of them."""
    names = [name.strip().lower() for name in text.split(",")]
    for name in names:
        check_bot(name)
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise SetupError("{count} bots are named for {seats} seats; name {seats}, or one for all", count=len(names), seats=seats)
    return names
