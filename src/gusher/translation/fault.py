"""What is to be mended in a translation, and where."""

from __future__ import annotations

from typing import NamedTuple


class Fault(NamedTuple):
    kind: str  # missing, unused, wrong
    file: str
    where: str  # a message, a paragraph
    says: str
    english: str = ""  # for what is missing: what is to be translated
    place: str = ""  # the heading under which it stands

    def line(self) -> str:
        return f"{self.kind}  {self.file}  {self.where}: {self.says}"
