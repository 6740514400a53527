"""The command line. A wrong argument gets one line on standard error and exit code 2."""

from __future__ import annotations

import json
import sys
from math import isfinite
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import RenderableType
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from gusher import __version__, build, registry
from gusher.arguments import (
    GAME_HELP,
    Advanced,
    Data,
    Edition,
    Json,
    Options,
    add_option,
    check_options,
    load_game,
    one_line,
    parse_options,
    read_text,
)
from gusher.conformance import command as checking
from gusher.core import record as records
from gusher.core.errors import GusherError, IllegalAction, Phrase, RecordError, SetupError, either
from gusher.core.game import Game, spell
from gusher.core.record import Record
from gusher.core.rng import Rng
from gusher.faults import GameFailed, naming_games
from gusher.lab.bench import games as of_games
from gusher.lab.bench import search as of_search
from gusher.lab.commands import simulate, tournament
from gusher.lab.perft import divide, perft
from gusher.lab.report import command as report
from gusher.lab.training import command as training
from gusher.luck import Luck, Unfixed, new_seed, seed_from
from gusher.manual import Manual
from gusher.review.reviewing import USUAL_ITERATIONS
from gusher.server import command as serving
from gusher.server import ratings
from gusher.server.commands import backup as keeping
from gusher.server.commands import check as checking_tables
from gusher.server.commands import people as looking_after_people
from gusher.server.commands import tables as looking_after_tables
from gusher.terminal import review as reviewing
from gusher.terminal import verify as verifying
from gusher.terminal.boards import board_of
from gusher.terminal.chronicle import events_of
from gusher.terminal.play import AT_HOME, Sitting
from gusher.terminal.play_on import sit_down
from gusher.terminal.players import Players, parse_players, seat_players
from gusher.terminal.primer import show_primer
from gusher.terminal.replay import Replay
from gusher.terminal.saving import Saving
from gusher.terminal.screen import Screen, console
from gusher.texts import Texts, reader, tell
from gusher.translation import command as translating
from gusher.usage import Speaking, worded
from gusher.variations import of_record
from gusher.verifying import luck_of

app = typer.Typer(cls=Speaking, add_completion=False, pretty_exceptions_enable=False)

MOST_TABLES = 1000

LANGUAGE_HELP = "Speak this language, such as fr; usually that of the system. It may stand after a command, too."
GameName = Annotated[str, typer.Argument(metavar="GAME", help=GAME_HELP, show_default=False)]
Seats = Annotated[int | None, typer.Option(help="How many seats; usually 4.", metavar="N")]


@app.callback(invoke_without_command=True)
def gusher(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Say which version and build this is.")] = False,
    language: Annotated[str | None, typer.Option(help=LANGUAGE_HELP, metavar="TAG")] = None,  # `Speaking` has taken it out by now
) -> None:
    """Play, study and master the great oil board games. Without a command: the same as gusher serve --open."""
    if version:
        console().print(f"gusher {__version__} ({build()})")
    elif context.invoked_subcommand is None:
        serving.serve(open_page=True)


@app.command()
def games(as_json: Json = False) -> None:
    """List the games, their seats and their options; and the packages that bring a game which cannot be used."""
    without = registry.left_out()
    if as_json:
        described = [{"name": each.name, "package": each.package, "reason": str(each.reason)} for each in without]
        print_json({"games": [describe(game) for game in registry.games()], "left_out": described})
        return
    out = console()
    for game in registry.games():
        out.print(table_of(game, Texts()))
    for each in without:
        out.print(Text(one_line(tell(each.refusal())), "yellow"))


@app.command(name="play")
def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help=GAME_HELP, show_default=False)] = None,
    seats: Seats = None,
    humans: Annotated[int | None, typer.Option(help="How many people play at this keyboard; usually 1.", metavar="N")] = None,
    bots: Annotated[str | None, typer.Option(help="The bots of the other seats: one for all, or one each.", metavar="NAMES")] = None,
    players: Annotated[str | None, typer.Option(help="Or all seats in order: Anna,greedy,Ben,random.", metavar="NAMES")] = None,
    option: Options = None,
    edition: Edition = None,
    advanced: Advanced = False,
    data: Data = None,
    seed: Annotated[int | None, typer.Option(help="The same seed draws the same.", min=0, metavar="S")] = None,
    record: Annotated[Path | None, typer.Option(help="Where to save the game; else GAME-1.jsonl or the next free.", metavar="FILE")] = None,
    resume: Annotated[Path | None, typer.Option(help="Continue the game saved in this file.", metavar="FILE")] = None,
    source: Annotated[Path | None, typer.Option("--from", help="Play on from a moment of this record.", metavar="FILE")] = None,
    at: Annotated[int | None, typer.Option(help="With --from: after so many moves and draws; usually at its end.", metavar="N")] = None,
    same_luck: Annotated[bool, typer.Option("--same-luck", help="With --from: the luck as it was, instead of new luck.")] = False,
) -> None:
    """Play in the terminal: you and bots, or several people in turn."""
    texts = Texts()
    if source is not None:
        own = Phrase("the record has its own set-up")
        refuse(own, "--from", resume=resume, option=option, edition=edition, advanced=advanced, data=data)
        found = read_record(source, texts)
        if game is not None:
            refuse_other_game(source, found, game)
        sit_down(found, source, at, same_luck, (seats, players, humans, bots), seed, Saving(record), texts)
        return
    if at is not None or same_luck:
        raise SetupError("--at and --same-luck are about a record; name it with --from")
    if resume is not None:
        refuse(Phrase("the saved game has its own set-up"), "--resume", seats=seats, humans=humans, bots=bots, option=option)
        refuse(Phrase("the saved game has its own set-up"), "--resume", edition=edition, advanced=advanced, data=data, record=record)
        going_on(resume, game, players, seed, texts)
        return
    if game is None:
        raise SetupError("which game? {games}", games=either([known.name for known in registry.games()]))
    chosen = load_game(game, data)
    written = seat_players(chosen, texts, seats, players, humans, bots)
    options = check_options(chosen, len(written), all_options(option, edition, advanced))
    saving = Saving(record)
    started = Record(chosen, len(written), options, written)
    luck = Luck(new_seed() if seed is None else seed_from(seed), AT_HOME, [""] * len(written))
    Sitting(started, Players(written, len(written), chosen, texts), luck, saving, texts).run()


def going_on(file: Path, game: str | None, players: str | None, seed: int | None, texts: Texts) -> None:
    saved = read_record(file, texts)
    if game is not None:
        refuse_other_game(file, saved, game)
    if saved.state().over:
        raise SetupError("the game in {file} is over; look at it with gusher replay {file}", file=file)
    written = saved.players if players is None else parse_players(players)
    if len(written) != saved.seats:
        raise SetupError(
            "the game in {file} has {seats} seats; say who plays with --players and {seats} names", file=file, seats=saved.seats
        )
    saved.players = written
    luck: Luck | Unfixed | None = luck_of(saved)
    if luck is not None:
        refuse(Phrase("the saved game has its own luck"), "--resume", seed=seed)
    else:
        # It began before luck was fixed, and what comes is not what came before.
        luck = Unfixed(None if seed is None else Rng(seed, len(saved.entries)))
    Sitting(saved, Players(written, saved.seats, saved.game, texts), luck, Saving(file, resumed=True), texts).run()


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record.", show_default=False)],
    at: Annotated[int | None, typer.Option(help="Show the table after so many moves and draws, and nothing else.", metavar="N")] = None,
    seat: Annotated[int | None, typer.Option(help="Show only what this seat may know; the first is 0.", metavar="S")] = None,
    as_json: Json = False,
) -> None:
    """Walk through a record, or show one point of it. A game that is not over is seen as by a spectator."""
    texts = Texts()
    saved = read_record(file, texts)
    count = len(saved.entries)
    if at is not None and not 0 <= at <= count:
        raise SetupError("--at must be 0 to {count} in this record, not {at}", count=count, at=at)
    if seat is not None and not 0 <= seat < saved.seats:
        raise SetupError("--seat must be 0 to {last} in this record, not {seat}", last=saved.seats - 1, seat=seat)
    shown = Replay(saved, seat, texts)
    if as_json:
        print_json(shown.as_json(count if at is None else at))
    elif at is not None:
        shown.show(at, Screen())
    else:
        shown.walk()


@app.command()
def review(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="A record of a finished game.", show_default=False)],
    seat: Annotated[str, typer.Option(help="Whose choices; the first seat is 0. Or all.", metavar="S", show_default=False)],
    iterations: Annotated[int, typer.Option(help="How long search thinks about each.", metavar="N")] = USUAL_ITERATIONS,
    as_json: Json = False,
) -> None:
    """Tell a seat's winning chance at each of its decisions, its largest mistakes, and what a strong bot would have played.

    The review is kept beside the record, in RECORD.review.json, so that a second call is instant.
    """
    texts = Texts()
    code = reviewing.run(read_record(file, texts), file, seat, iterations, as_json, texts)
    if code:
        raise typer.Exit(code)


@app.command()
def verify(
    files: Annotated[list[Path], typer.Argument(metavar="RECORD…", help="One record or several.", show_default=False)],
    as_json: Json = False,
) -> None:
    """Repeat every draw of a record from the seed that its table was bound to, and say what is found.

    Exit code 0: all draws are the same again. 1: the seed or a draw is not the one. 2: it cannot be verified, or not be read.
    """
    code = verifying.run(files, as_json, Texts(), illegal_move)
    if code:
        raise typer.Exit(code)


@app.command(name="perft")
def count_positions(
    game: GameName,
    depth: Annotated[int, typer.Option(help="How many choices and draws deep.", metavar="D")],
    seats: Seats = None,
    option: Options = None,
    edition: Edition = None,
    advanced: Advanced = False,
    data: Data = None,
    start: Annotated[Path | None, typer.Option("--from", help="Begin where this record stands.", metavar="FILE")] = None,
    divided: Annotated[bool, typer.Option("--divide", help="Count under each first move too.")] = False,
    as_json: Json = False,
) -> None:
    """Count the positions that can arise, as a tripwire for changes of the rules."""
    if depth < 1:
        raise SetupError("--depth must be a whole number from 1, not {depth}", depth=depth)
    if start is not None:
        refuse(Phrase("the record has its own set-up"), "--from", seats=seats, option=option, edition=edition, advanced=advanced, data=data)
        begun = read_record(start, Texts())
        refuse_other_game(start, begun, game)
    else:
        chosen = load_game(game, data)
        count = chosen.usual_seats if seats is None else seats
        begun = Record(chosen, count, check_options(chosen, count, all_options(option, edition, advanced)))
    s = begun.state()
    found: dict[str, Any] = {"game": begun.game.name, "seats": begun.seats, "options": begun.options, "depth": depth}
    if divided:
        found["divide"] = divide(s, depth)
        found["positions"] = sum(found["divide"].values())
    else:
        found["positions"] = perft(s, depth)
    if as_json:
        print_json(found)
        return
    out = console()
    for move, positions in found.get("divide", {}).items():
        out.print(f"{positions:>12,}  {move}")
    out.print(f"{found['positions']:>12,}")


@app.command()
def rules(
    game: GameName,
    paragraph: Annotated[
        str | None, typer.Argument(metavar="[§]", help="A chapter or a paragraph: 8, 8.3 or §8.3.", show_default=False)
    ] = None,
    search: Annotated[str | None, typer.Option(help="Only the paragraphs that contain this word.", metavar="WORD")] = None,
) -> None:
    """Print the rules of a game, a chapter, or one paragraph."""
    book = Manual(registry.game(game), reader())
    book.check()
    if search is not None:
        text = "\n".join(part.text() for part in book.search(search, paragraph))
    else:
        text = book.text if paragraph is None else book.find(paragraph)
    console().print(Markdown(text))


@app.command()
def learn(game: GameName) -> None:
    """Tell how a game is played, in a few minutes: the aim, a round, where points come from, the mistakes of a first game."""
    show_primer(registry.game(game), reader(), console())


simulate.register(app)
tournament.register(app)
report.register(app)
training.register(app)
translating.register(app)


@app.command(name="bench")
def bench(
    what: Annotated[
        str | None,
        typer.Argument(metavar="GAME", help="The name of a game, usually the first; or search, server, envs.", show_default=False),
    ] = None,
    seconds: Annotated[float, typer.Option(help="How long to measure, all in all.", metavar="S")] = 20.0,
    tables: Annotated[str, typer.Option(help="For the server: with how many tables.", metavar="N,…")] = "50,200",
    database: Annotated[
        str | None,
        typer.Option(help="For the server: a PostgreSQL to measure beside SQLite; usually one of its own.", metavar="URL"),
    ] = None,
    as_json: Json = False,
) -> None:
    """Measure the speed of random games: compiled, pure, and other engines if they are installed. Or of search, server, environments."""
    if not (seconds > 0 and isfinite(seconds)):
        raise SetupError("the number of seconds must be more than 0, not {seconds:g}", seconds=seconds)
    if what == "server":
        from gusher.server.bench import measuring as of_server

        counts = parse_counts(tables)
        of_server.command(counts, seconds / len(counts), database, as_json)
    elif what == "envs":
        from gusher.lab.bench import envs as of_envs

        of_envs.command(seconds, as_json)
    elif what == "search":
        of_search.command(seconds, as_json)
    else:
        of_games.command(what or registry.games()[0].name, seconds, as_json)


def parse_counts(text: str) -> list[int]:
    words = text.split(",")
    if not all(word.isascii() and word.isdigit() and 0 < int(word) <= MOST_TABLES for word in words):
        raise SetupError("--tables must be numbers from 1 to {most} with commas between them, not {text!r}", most=MOST_TABLES, text=text)
    return [int(word) for word in words]


checking.register(app)
serving.register(app)
ratings.register(app)
looking_after_tables.register(app)
looking_after_people.register(app)
keeping.register(app)
checking_tables.register(app)


# What the commands share


def refuse(why: Phrase, beside: str, **flags: object) -> None:
    """Refuse flags that contradict another one."""
    for name, given in flags.items():
        if given is not None and given is not False:
            raise SetupError("{why}; leave out --{name} with {beside}", why=why, name=name, beside=beside)


def refuse_other_game(file: Path, found: Record, name: str) -> None:
    if registry.game(name).name != found.game.name:
        raise SetupError("{file} is a game of {game}, not of {other}", file=file, game=found.game.title, other=registry.game(name).title)


def all_options(pairs: list[str] | None, edition: str | None, advanced: bool) -> dict[str, object]:
    options = parse_options(pairs or [])
    if edition is not None:
        add_option(options, "edition", edition)
    if advanced:
        add_option(options, "advanced", "true")
    return options


def read_record(file: Path, texts: Texts) -> Record:
    """A record, checked from its first line to its last."""
    text = read_text(file)
    try:
        found = records.read(text, registry.game)
    except RecordError as refused:
        raise RecordError("{file}: {why}", file=file, why=refused) from refused
    try:
        found.state()
    except RecordError as refused:
        raise RecordError("{file}: {why}", file=file, why=illegal_move(found, texts) or refused) from refused
    try:
        of_record(found)
    except RecordError as refused:
        raise RecordError("{file}: {why}", file=file, why=refused) from refused
    return found


def illegal_move(found: Record, texts: Texts) -> RecordError | None:
    """In words, the first line of a record that does not follow the rules, if there is one."""
    s = found.state(0)
    for number in range(len(found.entries)):
        try:
            events_of(found, number, s)
        except IllegalAction as refused:
            why = board_of(found.game, texts, found.players)[1].refusal(refused)
            action = str(refused.details.get("action", ""))
            said = f'"{action}": {why}' if action not in why else why
            return RecordError("line {line} does not follow the rules: {why}", line=number + 2, why=f"{refused.section} {said}")
    return None


def describe(game: Game) -> dict[str, object]:
    return {
        "name": game.name,
        "title": game.title,
        "seats": list(game.seats),
        "options": [
            {
                "name": option.name,
                "type": option.type,
                "values": list(option.values),
                "at_least": option.at_least,
                "at_most": option.at_most if option.at_least is not None else None,
                "default": option.default,
                "section": option.section,
            }
            for option in game.options
        ],
        "rules_version": game.rules_version,
        "actions": len(game.actions),
    }


def table_of(game: Game, texts: Texts) -> RenderableType:
    _, words = board_of(game, texts, [])
    say = texts.say
    seats = ", ".join(str(count) for count in game.seats)
    head = f"{game.name}: {game.title} · {say('games-seats')} {seats} · {say('games-version')} {game.rules_version}"
    title = Text(f"{head} · {say('games-actions')} {len(game.actions)}", "bold")
    if not game.options:
        return title
    table = Table(title=title, title_justify="left")
    table.add_column(say("games-option"), style="bold", no_wrap=True)
    table.add_column(say("games-values"))
    table.add_column(say("games-default"))
    table.add_column("§", no_wrap=True)
    table.add_column(say("games-meaning"))
    for option in game.options:
        table.add_row(option.name, tell(option.allowed()), spell(option.default), option.section, words.name("option", option.name))
    return table


def print_json(value: object) -> None:
    sys.stdout.write(json.dumps(value, ensure_ascii=False) + "\n")


def main() -> None:
    try:
        with naming_games():
            code = app(standalone_mode=False, prog_name="gusher")
    except GameFailed as failed:
        code = complain(tell(failed), 1)
    except GusherError as refused:
        code = complain(tell(refused))
    except typer.TyperException as refused:
        code = complain(worded(refused))
    except KeyboardInterrupt:
        code = 130
    sys.exit(code if isinstance(code, int) else 0)


def complain(what: str, code: int = 2) -> int:
    sys.stderr.write(f"gusher: {one_line(what)}\n")
    return code
