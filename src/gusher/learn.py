"""How a game is played, on one page: panels with pictures, a file a language in the `texts` of the game.

`texts/learn.en.md` is written for people who translate. `# ` is the title of the page, each `## ` begins a panel. In a panel stand
paragraphs, lists (`- ` or `1. `) and pictures: `![what it shows](name)`. The picture of that name is drawn by the `web/learn.js` of the
game; where there is no drawing, the words stand for it. `**words**` are strong, a § leads to the rules.
"""

from __future__ import annotations

import re
from pathlib import Path

from gusher.core.errors import SetupError
from gusher.house import House

PICTURE = re.compile(r"!\[([^\]]+)\]\(([a-z][a-z0-9-]*)\)")
ITEM = re.compile(r"(?:- |(\d+)\. )(.*)")


class Block:
    """Something in a panel: a `paragraph` or a `picture` with its words, or a `list` or `steps` (a list that is numbered) with several."""

    def __init__(self, kind: str, lines: list[str], picture: str = "") -> None:
        self.kind = kind
        self.lines = lines
        self.picture = picture


class Panel:
    def __init__(self, title: str) -> None:
        self.title = title
        self.blocks: list[Block] = []

    def pictures(self) -> list[str]:
        return [block.picture for block in self.blocks if block.picture]


class Primer:
    """The page in one language."""

    def __init__(self, file: Path) -> None:
        self.title = ""
        self.panels: list[Panel] = []
        self._open: Block | None = None  # what a further line belongs to
        try:
            lines = file.read_text(encoding="utf-8").splitlines()
        except UnicodeDecodeError:
            raise SetupError("{file} is not text in UTF-8", file=file.name) from None
        for number, line in enumerate(lines, 1):
            try:
                self._add(line.strip())
            except SetupError as refused:
                raise SetupError("{file}, line {number}: {why}", file=file.name, number=number, why=refused) from None
        if not self.title or not self.panels:
            raise SetupError("{file} has no title or no panel", file=file.name)

    def _add(self, line: str) -> None:
        picture, item = PICTURE.fullmatch(line), ITEM.match(line)
        if not line:
            self._open = None
        elif line.startswith("# "):
            self.title = line[2:]
        elif line.startswith("## "):
            self.panels.append(Panel(line[3:]))
            self._open = None
        elif not self.panels:
            raise SetupError("a panel begins with a line '## …'")
        elif picture:
            self._begin("picture", picture[1], picture[2])
            self._open = None
        elif line.startswith("!"):
            raise SetupError("a picture is written ![what it shows](name)")
        elif item:
            self._item("steps" if item[1] else "list", item[2])
        elif self._open is not None:
            self._open.lines[-1] += f" {line}"
        else:
            self._begin("paragraph", line)

    def _begin(self, kind: str, line: str, picture: str = "") -> None:
        self._open = Block(kind, [line], picture)
        self.panels[-1].blocks.append(self._open)

    def _item(self, kind: str, line: str) -> None:
        if self._open is not None and self._open.kind == kind:
            self._open.lines.append(line)
        else:
            self._begin(kind, line)


def primer(game: House, language: str) -> Primer | None:
    """The page in that language, or in English, or none."""
    for tag in (language, "en"):
        file = game.primer(tag)
        if file.is_file():
            return Primer(file)
    return None
