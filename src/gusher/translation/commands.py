"""The sentences of the command line in a language against those that stand in the code."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from string import Formatter
from typing import Any, Final

from gusher.texts import commands
from gusher.translation.fault import Fault
from gusher.translation.messages import SAME, STOP, WORD, listed
from gusher.usage import helps

FLAG: Final = re.compile(r"--[a-z-]+")
SOURCES: Final = Path(__file__).parents[1]
# Whatever is called with a sentence for people, and which argument that is.
CALLS: Final = {"GusherError": 0, "SetupError": 0, "RecordError": 0, "Phrase": 0, "wrong": 1}


def command_faults(language: str, command: Any) -> Iterator[Fault]:
    """What is to be mended in the catalogue of a language. `command` is the one in which all others are."""
    file = commands.catalogue(language)
    wanted = sentences(command)
    found = entries(language)
    for text, place in wanted.items():
        if text not in found:
            yield Fault("missing", file.name, text, "not translated", text, place)
    for text, (own, remark) in found.items():
        if text not in wanted:
            yield Fault("unused", file.name, text, "there is no such sentence in the code")
            continue
        yield from (Fault("wrong", file.name, text, why, text, wanted[text]) for why in compared(text, own, remark))


def sentences(command: Any) -> dict[str, str]:
    """All that is to be translated, and the file in which it stands first. What has no word, such as `{file}: {why}`, is not."""
    found = {text: place for place, text in (*in_sources(), *in_help(command))}
    return {text: place for text, place in found.items() if WORD.search(bare(text))}


@cache
def in_sources() -> tuple[tuple[str, str], ...]:
    """Sentences with the file in which they stand, from its last to its first."""
    found = []
    for file in sorted(SOURCES.rglob("*.py"), reverse=True):
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
                    found.append((file.relative_to(SOURCES).as_posix(), text.value))
    return tuple(found)


def name_of(called: ast.expr) -> str:
    if isinstance(called, ast.Attribute):
        return called.attr
    return called.id if isinstance(called, ast.Name) else ""


def in_help(command: Any) -> Iterator[tuple[str, str]]:
    written = (getattr(each, "english", each.help) for each in helps(command))
    yield from (("help", each) for each in written if each)


def entries(language: str) -> dict[str, tuple[str, str]]:
    """What the catalogue says, each with the remarks of its translator."""
    from babel.messages.pofile import read_po

    file = commands.catalogue(language)
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
