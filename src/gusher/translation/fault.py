"""What is to be mended in a translation, and where."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

HOME: Final = Path(__file__).parents[1]


class Fault(NamedTuple):
    kind: str  # missing, unused, wrong
    file: str
    where: str  # a message, a paragraph
    says: str
    english: str = ""  # for what is missing: what is to be translated
    place: str = ""  # the heading under which it stands

    def line(self) -> str:
        return f"{self.kind}  {self.file}  {self.where}: {self.says}"


def named(file: Path) -> str:
    """A file as whoever translates looks for it."""
    return str(file.relative_to(HOME) if file.is_relative_to(HOME) else Path(*file.parts[-3:]))
