"""The messages of a language against the English ones."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Final

from babel import Locale
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    CallArguments,
    FunctionReference,
    GroupComment,
    Junk,
    Message,
    NumberLiteral,
    SelectExpression,
    TextElement,
    VariableReference,
)
from fluent.syntax.serializer import FluentSerializer, serialize_expression
from fluent.syntax.visitor import Visitor

from gusher.translation.fault import Fault

SAME: Final = "Same as in English."  # a remark above a message for which that is right
# Words that stand in no sentence of the other languages.
STOP: Final = frozenset(
    "the and your you yours with which this that these those from have has their they without each every into what when where there must "
    "cannot its only then than nobody nothing".split()
)
WORD: Final = re.compile(r"[^\W\d_]+")
PLURALS: Final = frozenset(("zero", "one", "two", "few", "many"))


class Sentence:
    """A message: what it says, what is put in, and how it tells numbers apart."""

    def __init__(self, message: Message, place: str) -> None:
        self.name = message.id.name
        self.place = place
        self.source = FluentSerializer().serialize_entry(message).rpartition(f"{self.name} = ")[2].strip()
        self.remark = message.comment.content.strip() if message.comment is not None and message.comment.content else ""
        seen = Parse()
        seen.visit(message)
        self.texts = seen.texts
        self.puts = seen.puts
        self.sums = seen.sums
        self.chosen = seen.chosen

    @property
    def text(self) -> str:
        return " ".join(self.texts)


class Parse(Visitor):
    def __init__(self) -> None:
        self.texts: list[str] = []
        self.puts: set[str] = set()
        self.sums: Counter[str] = Counter()  # written in the message itself
        self.chosen: list[tuple[str, frozenset[str]]] = []  # by what a sentence is chosen, and the cases that it has

    def visit_TextElement(self, node: TextElement) -> None:
        self.texts.append(node.value)

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.puts.add(node.id.name)

    def visit_FunctionReference(self, node: FunctionReference) -> None:
        arguments = node.arguments.positional if isinstance(node.arguments, CallArguments) else []
        self.sums.update(f"{node.id.name}({each.value})" for each in arguments if isinstance(each, NumberLiteral))
        self.generic_visit(node)

    def visit_SelectExpression(self, node: SelectExpression) -> None:
        keys = frozenset(serialize_expression(each.key) if isinstance(each.key, NumberLiteral) else each.key.name for each in node.variants)
        self.chosen.append((serialize_expression(node.selector), keys))
        self.generic_visit(node)


def entries(file: Path) -> tuple[dict[str, Sentence], list[str]]:
    """The messages of a file, and what in it cannot be read."""
    return parsed(file.read_text(encoding="utf-8"))


@cache
def parsed(text: str) -> tuple[dict[str, Sentence], list[str]]:
    found: dict[str, Sentence] = {}
    broken: list[str] = []
    place = ""
    for each in FluentParser().parse(text).body:
        if isinstance(each, GroupComment):
            place = each.content or ""
        elif isinstance(each, Message):
            if each.id.name in found:
                broken.append(f"{each.id.name} stands there twice")
            found[each.id.name] = Sentence(each, place)
        elif isinstance(each, Junk):
            broken.append(f"cannot be read: {(each.content or '').strip().splitlines()[0]}")
    return found, broken


@cache
def plural_cases(language: str) -> frozenset[str]:
    """Those of whole numbers that games have. (French has one more for millions.)"""
    rule = Locale.parse(language).plural_form
    return frozenset(rule(number) for number in range(1001))


def message_faults(language: str, english: Path, own: Path, name: str) -> Iterator[Fault]:
    """What is to be mended in one catalogue."""
    wanted, _ = entries(english)
    found, broken = entries(own) if own.is_file() else ({}, [])
    for why in broken:
        yield Fault("wrong", name, "file", why)
    for key, one in wanted.items():
        if key not in found:
            yield Fault("missing", name, key, "not translated", one.source, one.place)
    for key, two in found.items():
        if key not in wanted:
            yield Fault("unused", name, key, "there is no such message in English", place=two.place)
            continue
        yield from (Fault("wrong", name, key, why, wanted[key].source, wanted[key].place) for why in compared(language, wanted[key], two))


def compared(language: str, english: Sentence, own: Sentence) -> Iterator[str]:
    """How a message differs from the English one in what must be the same."""
    if english.puts != own.puts:
        yield f"puts in {listed(own.puts)}; English has {listed(english.puts)}"
    if english.sums.keys() != own.sums.keys():
        yield f"names {listed(own.sums)}; English has {listed(english.sums)}"
    yield from chosen(language, english, own)
    if SAME in own.remark:
        return
    words = [word.casefold() for word in WORD.findall(own.text)]
    if words and words == [word.casefold() for word in WORD.findall(english.text)]:
        yield f"is as in English (if that is right, write above it: # {SAME})"
    left = sorted(STOP.intersection(words))
    if left:
        yield f"has English words: {', '.join(left)}"


def chosen(language: str, english: Sentence, own: Sentence) -> Iterator[str]:
    """Cases that are lacking: plurals by the language, others by the English message."""
    cases = {selector: keys for selector, keys in own.chosen}
    for selector, keys in own.chosen:
        if keys & PLURALS and not plural_cases(language) <= keys:
            yield f"by {selector}: lacks the case {listed(plural_cases(language) - keys)}"
    for selector, keys in english.chosen:
        if selector not in cases:
            yield f"does not tell apart by {selector}"
        elif not keys - PLURALS <= cases[selector]:
            yield f"by {selector}: lacks the case {listed(keys - PLURALS - cases[selector])}"


def listed(names: Iterable[str]) -> str:
    return ", ".join(sorted(names)) or "nothing"
