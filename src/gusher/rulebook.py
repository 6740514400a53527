"""The numbered rules of a game, by chapter, section and paragraph."""

from __future__ import annotations

import re
from difflib import get_close_matches

from gusher.core.errors import SetupError
from gusher.house import House

HEADING = re.compile(r"(?P<level>##+) (?P<number>\d+(?:\.\d+)*)\.? ")
PARAGRAPH = re.compile(r"- (?P<number>§\d+(?:\.\d+)*) ")


class Part:
    """A heading or a paragraph with its number, and the lines that belong to itself alone."""

    def __init__(self, number: str, level: int, line: str) -> None:
        self.number = number
        self.level = level
        self.lines = [line]

    @property
    def is_paragraph(self) -> bool:
        return self.level == PARAGRAPH_LEVEL

    def text(self) -> str:
        return "\n".join(self.lines).strip()


PARAGRAPH_LEVEL = 9


class Rulebook:
    def __init__(self, game: House) -> None:
        self.title = game.title
        self.text = game.rulebook().read_text(encoding="utf-8") if game.rulebook().is_file() else ""
        self.parts: list[Part] = []
        for line in self.text.splitlines():
            heading, paragraph = HEADING.match(line), PARAGRAPH.match(line)
            if heading:
                self.parts.append(Part("§" + heading["number"], len(heading["level"]), line))
            elif paragraph:
                self.parts.append(Part(paragraph["number"], PARAGRAPH_LEVEL, line))
            elif self.parts:
                self.parts[-1].lines.append(line)

    def check(self) -> None:
        """Refuse a game that comes without numbered rules."""
        if not self.parts:
            raise SetupError(f"{self.title} comes without numbered rules")

    def find(self, wanted: str) -> str:
        """The text of a chapter, a section or a paragraph: "8", "8.3" or "§8.3". Refuses what is not there, with what is near."""
        number = "§" + wanted.strip().lstrip("§").strip().rstrip(".")
        self.check()
        found = self._within(number)
        if not found:
            near = self.near(number)
            raise SetupError(f"the rules of {self.title} have no {number}; near: {', '.join(near)}")
        return "\n".join(part.text() + ("\n" if not part.is_paragraph else "") for part in found)

    def _within(self, number: str) -> list[Part]:
        """The part with that number and what stands under it."""
        found: list[Part] = []
        for part in self.parts:
            if part.number == number or part.number.startswith(number + "."):
                found.append(part)
        return found

    def near(self, number: str) -> list[str]:
        """Numbers that are spelt alike; failing that, the chapters."""
        known = list(dict.fromkeys(part.number for part in self.parts))
        chapters = [part.number for part in self.parts if part.level == 2]
        up = number
        while "." in up:
            up = up.rpartition(".")[0]
            inside = [one for one in known if one.startswith(up + ".") and one.count(".") == up.count(".") + 1]
            if inside:
                return get_close_matches(number, inside, 5, 0.0)
        return get_close_matches(number, chapters, 3, 0.5) or [f"{chapters[0]} to {chapters[-1]}"]

    def search(self, word: str, within: str | None = None) -> list[Part]:
        """The paragraphs that contain a word, in the whole book or in a part of it."""
        number = "§" + within.strip().lstrip("§").strip().rstrip(".") if within else ""
        self.check()
        parts = self._within(number) if number else self.parts
        if not parts and within:
            self.find(within)
        found = [part for part in parts if part.is_paragraph and word.casefold() in part.text().casefold()]
        if not found:
            raise SetupError(f"no paragraph of the rules of {self.title} contains '{word}'")
        return found
