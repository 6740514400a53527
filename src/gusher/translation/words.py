"""The glossary of a game: what each of its things is called in each language.

`texts/glossary.md` has a table with a column for each language, headed by its name. The first table is held against the rules: where a
paragraph names a thing in English, the same paragraph names it in the other language by one of the forms in the cell.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

SPLIT: Final = re.compile(r"\s*;\s*")


class Term:
    def __init__(self, english: list[str], own: list[str]) -> None:
        self.name = english[0]
        self.own = own
        several = [form + ending for form in english for ending in ("", "s", "es")]
        self.pattern = re.compile(rf"\b(?:{'|'.join(map(re.escape, several))})\b", re.IGNORECASE)
        self._forms = [plain(form) for form in own]

    def is_in(self, text: str) -> bool:
        said = plain(text)
        return any(form in said for form in self._forms)


def terms(file: Path, language: str) -> list[Term]:
    """The terms of the first table, longest first; none without a glossary or without that language."""
    if not file.is_file():
        return []
    rows = rows_of(file.read_text(encoding="utf-8").partition("\n## ")[0])
    if not rows or language not in rows[0]:
        return []
    at = rows[0].index(language)
    found = [Term(SPLIT.split(row[0]), SPLIT.split(row[at])) for row in rows[2:] if len(row) == len(rows[0]) and row[at]]
    return sorted(found, key=lambda term: -len(term.name))


def rows_of(text: str) -> list[list[str]]:
    return [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in text.splitlines() if line.startswith("|")]


def plain(text: str) -> str:
    return re.sub(r"\s+", " ", re.sub(r"[*_’]", lambda mark: "'" if mark[0] == "’" else "", text)).casefold()
