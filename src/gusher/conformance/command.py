"""`gusher check GAME`: one line for each law."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from gusher import build, registry
from gusher.arguments import one_line
from gusher.conformance.checking import Tried, check
from gusher.core.errors import SetupError
from gusher.terminal.screen import console
from gusher.texts import Texts

GAMES = 60


def register(app: typer.Typer) -> None:
    app.command(name="check")(command)


def command(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Its name, as gusher games lists it.", show_default=False)],
    games: Annotated[int, typer.Option(help="How many random games, over all seat counts and options in turn.", metavar="N")] = GAMES,
    seed: Annotated[int, typer.Option(help="Another seed plays other games.", metavar="S", min=0)] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")] = False,
) -> None:
    """Hold the laws that every game obeys against one, and say which are broken, by which rule and where.

    Exit code 0: all hold. 1: one is broken. 2: there is no such game, or it cannot be used.
    """
    if games < 1:
        raise SetupError("--games must be a whole number from 1, not {games}", games=games)
    found = registry.game(game)
    with Console(stderr=True).status(Texts().say("check-playing", game=found.title, games=games)):
        tried = check(found, games, seed)
    broken = [one for one in tried if one.broken]
    if as_json:
        laws = [asdict(one) for one in tried]
        told = {"game": found.name, "games": games, "seed": seed, "build": build(), "held": not broken, "laws": laws}
        sys.stdout.write(json.dumps(told, ensure_ascii=False) + "\n")
    else:
        show(found.title, games, tried)
    if broken:
        raise typer.Exit(1)


def show(title: str, games: int, tried: list[Tried]) -> None:
    out, texts = console(), Texts()
    for one in tried:
        law = texts.say(f"check-law-{one.law.replace('_', '-')}")
        if not one.broken:
            held = Text(texts.say("check-held", law=law), "green") if one.games else Text(texts.say("check-not-tried", law=law), "dim")
            out.print(held, soft_wrap=True)
            continue
        rule = f"{one.section} {one.rule}".strip()
        where = texts.say("check-where", rule=rule, case=one.case) if rule else one.case
        out.print(Text(one_line(texts.say("check-broken", law=law, what=one.what, where=where)), "red"), soft_wrap=True)
    count = sum(one.broken for one in tried)
    out.print(texts.say("check-result", game=title, laws=len(tried), broken=count, games=games))
