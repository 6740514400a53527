"""The sentences of command line and errors in a language against those that stand in the code, of the program and of each game."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from string import Formatter
from typing import Any, Final

from gusher import registry
from gusher.house import House
from gusher.texts import commands
from gusher.translation.fault import HOME, Fault, named
from gusher.translation.messages import SAME, STOP, WORD, listed
from gusher.usage import helps

FLAG: Final = re.compile(r"--[a-z-]+")
# Whatever is called with a sentence for people, and which argument that is.
CALLS: Final = {"GusherError": 0, "SetupError": 0, "RecordError": 0, "Phrase": 0, "wrong": 1}


def command_faults(language: str, command: Any) -> Iterator[Fault]:
    """What is to be mended in the catalogue of the program. `command` is the one in which all others are."""
    return faults_in(commands.catalogue(language), language, sentences(command))


def error_faults(language: str, game: House) -> Iterator[Fault]:
    """The same of a game, which has what is said nowhere else."""
    wanted = {text: place for text, place in spoken(in_sources(game.folder)).items() if text not in spoken(in_program())}
    return faults_in(game.errors(language), language, wanted)


def faults_in(file: Path, language: str, wanted: dict[str, str]) -> Iterator[Fault]:
    found = entries(file, language)
    for text, place in wanted.items():
        if text not in found:
            yield Fault("missing", named(file), text, "not translated", text, place)
    for text, (own, remark) in found.items():
        if text not in wanted:
            yield Fault("unused", named(file), text, "there is no such sentence in the code")
            continue
        yield from (Fault("wrong", named(file), text, why, text, wanted[text]) for why in compared(text, own, remark))


def sentences(command: Any) -> dict[str, str]:
    """All that the program says whichever game is played, and the file in which it stands first."""
    return spoken((*in_program(), *in_help(command)))


def spoken(found: Iterable[tuple[str, str]]) -> dict[str, str]:
    """What has no word, such as `{file}: {why}`, is not translated."""
    return {text: place for place, text in found if WORD.search(bare(text))}


def in_program() -> tuple[tuple[str, str], ...]:
    """What the houses of games say is their own business."""
    return in_sources(HOME, tuple(game.folder for game in registry.games()))


@cache
def in_sources(folder: Path, without: tuple[Path, ...] = ()) -> tuple[tuple[str, str], ...]:
    """Sentences with the file in which they stand, from its last to its first."""
    found = []
    for file in sorted(folder.rglob("*.py"), reverse=True):
        if any(file.is_relative_to(other) for other in without):
            continue
        source = file.read_text(encoding="utf-8")
        if not any(name in source for name in CALLS):
            continue  # most files: to parse them takes long
        tree = ast.parse(source)
        calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
        for call in sorted(calls, key=lambda call: (call.lineno, call.col_offset), reverse=True):
            at = CALLS.get(name_of(call.func))
            if at is not None and len(call.args) > at:
                text = call.args[at]
                if isinstance(text, ast.Constant) and isinstance(text.value, str):
                    found.append((named(file), text.value))
    return tuple(found)


def name_of(called: ast.expr) -> str:
    if isinstance(called, ast.Attribute):
        return called.attr
    return called.id if isinstance(called, ast.Name) else ""


def in_help(command: Any) -> Iterator[tuple[str, str]]:
    written = (getattr(each, "english", each.help) for each in helps(command))
    yield from (("help", each) for each in written if each)


def entries(file: Path, language: str) -> dict[str, tuple[str, str]]:
    """What a catalogue says, each with the remarks of its translator."""
    from babel.messages.pofile import read_po

    if not file.is_file():
        return {}
    with file.open("rb") as opened:
        catalogue = read_po(opened, locale=language)
    return {str(each.id): (str(each.string), " ".join(each.user_comments)) for each in catalogue if each.id and each.string}


def compared(english: str, own: str, remark: str) -> Iterator[str]:
    """How a sentence differs from the English one in what must be the same."""
    if places(english) != places(own):
        yield f"puts in {listed(places(own))}; English has {listed(places(english))}"
    if SAME in remark:
        return
    words = [word.casefold() for word in WORD.findall(bare(own))]
    if words == [word.casefold() for word in WORD.findall(bare(english))]:
        yield f"is as in English (if that is right, write above it: # {SAME})"
    left = sorted(STOP.intersection(words))
    if left:
        yield f"has English words: {', '.join(left)}"


def places(text: str) -> set[str]:
    """Where values are put in, and how they are written."""
    return {
        f"{name}{'!' + how if how else ''}{':' + spec if spec else ''}"
        for _, name, spec, how in Formatter().parse(text)
        if name is not None
    }


def bare(text: str) -> str:
    """Without values, and without the names of options, which are the same in every language."""
    return FLAG.sub(" ", "".join(words for words, _, _, _ in Formatter().parse(text)))
