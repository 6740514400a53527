"""The rules of a game in another language: the same paragraphs, and in each the same numbers, references and names."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from gusher.rulebook import Part, parts
from gusher.translation.fault import Fault
from gusher.translation.messages import STOP, WORD
from gusher.translation.words import Term

REFERENCE: Final = re.compile(r"§[\d.]*\d")
NAME: Final = re.compile(r"`[^`]+`")
NUMBER: Final = re.compile(r"\d[\d., \u00a0\u202f]*\d|\d")
FENCED: Final = re.compile(r"```.*?```", re.DOTALL)
AS_IT_IS: Final = re.compile(r"https?://\S+|\*[A-Z][^*]*\*|\[[^\]]*\]|\b\w+_\w+\b|\b[A-Z]{2,}\b")  # sources, tags, values, codes
VALUES: Final = re.compile(r"(?<=\| )\*{0,2}\w+\*{0,2}(?:, \*{0,2}\w+\*{0,2})*(?= \|)")


def rule_faults(english: Path, own: Path, terms: list[Term], name: str) -> Iterator[Fault]:
    if not own.is_file():
        yield Fault("missing", name, "file", "not translated")
        return
    wanted, found = (parts(file.read_text(encoding="utf-8")) for file in (english, own))
    ours = {part.number: part for part in found}
    for one in wanted:
        if one.number not in ours:
            yield Fault("missing", name, one.number, "not translated", one.text())
    theirs = {part.number for part in wanted}
    for two in found:
        if two.number not in theirs:
            yield Fault("unused", name, two.number, "there is no such paragraph in English")
    if [part.number for part in wanted if part.number in ours] != [part.number for part in found if part.number in theirs]:
        yield Fault("wrong", name, "file", "the paragraphs are not in the order of the English ones")
    for one in wanted:
        if one.number in ours:
            yield from (Fault("wrong", name, one.number, why, one.text()) for why in compared(one, ours[one.number], terms))


def compared(english: Part, own: Part, terms: list[Term]) -> Iterator[str]:
    one, two = english.text(), own.text()
    yield from text_faults(one, two)
    if FENCED.findall(one) != FENCED.findall(two):
        yield "the block between ``` is not as in English"
    if columns(one) != columns(two):
        yield "the table has other rows or columns"
    prose = bare(one)
    for term in terms:
        if term.pattern.search(prose):
            prose = term.pattern.sub(" ", prose)  # so that "action card" is not also held against "card"
            if not term.is_in(two):
                yield f"'{term.name}' is not called {' or '.join(term.own)}"


def text_faults(one: str, two: str) -> Iterator[str]:
    """What a text must have in common with the English one."""
    for what, pattern in (("references", REFERENCE), ("names of the program", NAME)):
        yield from differing(what, Counter(pattern.findall(one)), Counter(pattern.findall(two)))
    yield from differing("numbers", numbers(one), numbers(two))
    left = sorted(STOP.intersection(word.casefold() for word in WORD.findall(bare(two))))
    if left:
        yield f"has English words: {', '.join(left)}"


def columns(text: str) -> list[int]:
    """Of each row of a table."""
    return [row.count("|") for row in text.splitlines() if row.startswith("|")]


def bare(text: str) -> str:
    """Without what stands there in every language as it is."""
    rows = [VALUES.sub(" ", line) if line.startswith("|") and NAME.search(line) else line for line in FENCED.sub(" ", text).splitlines()]
    return AS_IT_IS.sub(" ", NAME.sub(" ", "\n".join(rows)))


def numbers(text: str) -> Counter[str]:
    """Those that are written in digits, without marks between thousands, with a point before decimals."""
    found: Counter[str] = Counter()
    for number in NUMBER.findall(REFERENCE.sub(" ", NAME.sub(" ", FENCED.sub(" ", text)))):
        found.update(spelt(number))
    return found


def spelt(number: str) -> list[str]:
    whole = re.sub(r"(?<=\d)[., \u00a0\u202f](?=\d{3}(?!\d))", "", number)
    return re.findall(r"\d+", whole)


def differing(what: str, wanted: Counter[str], found: Counter[str]) -> Iterator[str]:
    lacks, more = wanted - found, found - wanted
    if lacks or more:
        said = [f"lacks {', '.join(lacks.elements())}" if lacks else "", f"has {', '.join(more.elements())} too many" if more else ""]
        yield f"{what}: {' and '.join(filter(None, said))}"
