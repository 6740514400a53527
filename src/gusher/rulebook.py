"""The numbered rules of a game, by chapter, section and paragraph."""

from __future__ import annotations

import re
from difflib import get_close_matches

from gusher.core.errors import Phrase, SetupError
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


def parts(text: str) -> list[Part]:
    found: list[Part] = []
    for line in text.splitlines():
        heading, paragraph = HEADING.match(line), PARAGRAPH.match(line)
        if heading:
            found.append(Part("§" + heading["number"], len(heading["level"]), line))
        elif paragraph:
            found.append(Part(paragraph["number"], PARAGRAPH_LEVEL, line))
        elif found:
            found[-1].lines.append(line)
    return found


class Rulebook:
    """In the language that is asked for, if the game has it, else in English."""

    def __init__(self, game: House, language: str = "en") -> None:
        self.title = game.title
        self.language = language if language in game.languages() and game.rulebook(language).is_file() else "en"
        file = game.rulebook(self.language)
        self.text = file.read_text(encoding="utf-8") if file.is_file() else ""
        self.parts = parts(self.text)

    def check(self) -> None:
        """Refuse a game that comes without numbered rules."""
        if not self.parts:
            raise SetupError("{game} comes without numbered rules", game=self.title)

    def find(self, wanted: str) -> str:
        """The text of a chapter, a section or a paragraph: "8", "8.3" or "§8.3". Refuses what is not there, with what is near."""
        number = "§" + wanted.strip().lstrip("§").strip().rstrip(".")
        self.check()
        found = self._within(number)
        if not found:
            near: object = self.near(number) or Phrase("{first} to {last}", first=self.chapters()[0], last=self.chapters()[-1])
            raise SetupError("the rules of {game} have no {number}; near: {near}", game=self.title, number=number, near=near)
        return "\n".join(part.text() + ("\n" if not part.is_paragraph else "") for part in found)

    def _within(self, number: str) -> list[Part]:
        """The part with that number and what stands under it."""
        found: list[Part] = []
        for part in self.parts:
            if part.number == number or part.number.startswith(number + "."):
                found.append(part)
        return found

    def near(self, number: str) -> list[str]:
        """Numbers that are spelt alike, if there are any."""
        known = list(dict.fromkeys(part.number for part in self.parts))
        up = number
        while "." in up:
            up = up.rpartition(".")[0]
            inside = [one for one in known if one.startswith(up + ".") and one.count(".") == up.count(".") + 1]
            if inside:
                return get_close_matches(number, inside, 5, 0.0)
        return get_close_matches(number, self.chapters(), 3, 0.5)

    def chapters(self) -> list[str]:
        return [part.number for part in self.parts if part.level == 2]

    def search(self, word: str, within: str | None = None) -> list[Part]:
        """The paragraphs that contain a word, in the whole book or in a part of it."""
        number = "§" + within.strip().lstrip("§").strip().rstrip(".") if within else ""
        self.check()
        parts = self._within(number) if number else self.parts
        if not parts and within:
            self.find(within)
        found = [part for part in parts if part.is_paragraph and word.casefold() in part.text().casefold()]
        if not found:
            raise SetupError("no paragraph of the rules of {game} contains '{word}'", game=self.title, word=word)
        return found
