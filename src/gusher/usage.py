"""Help and usage errors, which typer has in English, in the language of the reader; and the option `--language`, which holds everywhere."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from functools import partial
from string import Formatter
from typing import Any, Final

import typer
from typer.core import TyperGroup

from gusher.core.errors import Phrase, SetupError
from gusher.texts.commands import sentence, tell
from gusher.texts.reader import ENGLISH, chosen, languages, reader, speak

FLAG: Final = "--language"
OWN: Final = "texts"  # the command that looks at a language, and needs none to be there yet
USAGE: Final = Phrase("Usage: ")
HELP: Final = Phrase("Show this message and exit.")

# What `typer.rich_utils` writes around our own words, by the names that it has there.
FRAME: Final = {
    "ARGUMENTS_PANEL_TITLE": Phrase("Arguments"),
    "OPTIONS_PANEL_TITLE": Phrase("Options"),
    "COMMANDS_PANEL_TITLE": Phrase("Commands"),
    "DEFAULT_STRING": Phrase("[default: {}]"),
    "REQUIRED_LONG_STRING": Phrase("[required]"),
}
PLACES: Final = (Phrase("[OPTIONS]"), Phrase("COMMAND [ARGS]..."))

# What it says of a wrong argument; the first that fits is the one.
SAID: Final = (
    Phrase("No such option: {option} (Possible options: {options})"),
    Phrase("No such option: {option}"),
    Phrase("No such command {name}. Did you mean {names}?"),
    Phrase("No such command {name}"),
    Phrase("Missing command"),
    Phrase("Missing argument {name}"),
    Phrase("Missing option {name}"),
    Phrase("Got unexpected extra argument(s) ({words})"),
    Phrase("Option {name} does not take a value"),
    Phrase("Option {name} requires an argument"),
    Phrase("Invalid value for {name}: {why}"),
    Phrase("Input should be a valid integer, unable to parse string as an integer"),
    Phrase("Unable to parse input string as an integer, exceeded maximum size"),
    Phrase("Input should be a valid number, unable to parse string as a number"),
    Phrase("Input should be greater than or equal to {least}"),
    Phrase("Input should be less than or equal to {most}"),
)


class Speaking(TyperGroup):
    """All commands, in the language that is chosen before or after the name of one, or else that of the system."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        speak(chosen(None, os.environ))
        tag, rest = apart(args)
        if tag is not None:
            speak(chosen(tag, os.environ))
        if reader() != ENGLISH:
            translate(self, reader())
        return super().parse_args(ctx, rest)


def apart(words: list[str]) -> tuple[str | None, list[str]]:
    """The language that is asked for, and the other words of a command line."""
    tag = None
    rest: list[str] = []
    left = iter(words)
    for word in left:
        if word in ("--", OWN):
            return tag, [*rest, word, *left]
        if word == FLAG:
            tag = next(left, None)
            if tag is None:
                raise SetupError("--language needs a language; allowed: {allowed}", allowed=languages())
        elif word.startswith(f"{FLAG}="):
            tag = word.partition("=")[2]
        else:
            rest.append(word)
    return tag, rest


# Help


def helps(command: Any) -> Iterator[Any]:
    """All that has a help text: the command, what it takes, and the commands in it."""
    yield command
    yield from command.params
    for inside in getattr(command, "commands", {}).values():
        yield from helps(inside)


def translate(command: Any, language: str) -> None:
    """Help in another language, as long as this process runs."""
    from typer import rich_utils

    for name, said in FRAME.items():
        setattr(rich_utils, name, sentence(said.text, language))
    for each in helps(command):
        vars(each).setdefault("english", each.help)
        each.help = each.help and sentence(each.help, language)
        if hasattr(each, "get_usage"):
            each.options_metavar = sentence(each.options_metavar, language)
            each.subcommand_metavar = sentence(getattr(each, "subcommand_metavar", None) or "", language)
            # Of these typer has no setting.
            vars(each)["get_usage"] = partial(usage, each.get_usage, language)
            vars(each)["get_help_option"] = partial(help_option, each.get_help_option, language)


def usage(written: Any, language: str, ctx: Any) -> str:
    return sentence(USAGE.text, language) + str(written(ctx)).removeprefix(USAGE.text)


def help_option(made: Any, language: str, ctx: Any) -> Any:
    option = made(ctx)
    if option is not None:
        option.help = sentence(HELP.text, language)
    return option


# Usage errors


def worded(refused: typer.TyperException) -> str:
    """What typer says, in one line, and where to look."""
    said = heard(refused.format_message().rstrip("."))
    context = getattr(refused, "ctx", None)
    if context is None:
        return tell(said)
    commands = getattr(context.command, "commands", {})
    if commands:
        return tell(Phrase("{said}; allowed: {allowed}; see {path} --help", said=said, allowed=[*commands], path=context.command_path))
    return tell(Phrase("{said}; see {path} --help", said=said, path=context.command_path))


def heard(said: str) -> Phrase:
    """A sentence of typer's, apart from its values."""
    for known in SAID:
        found = re.fullmatch(pattern(known.text), said, re.DOTALL)
        if found is not None:
            values: dict[str, object] = dict(found.groupdict())
            return Phrase(known.text, **{name: heard(str(value)) if name == "why" else value for name, value in values.items()})
    return Phrase(said)


def pattern(text: str) -> str:
    """What finds a sentence with any values."""
    return "".join(re.escape(words) + (f"(?P<{name}>.*)" if name else "") for words, name, _, _ in Formatter().parse(text))
