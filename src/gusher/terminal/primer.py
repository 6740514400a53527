"""How a game is played, as text: the same panels as on the page, with words for the pictures."""

from __future__ import annotations

import re

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from gusher.core.errors import SetupError
from gusher.house import House
from gusher.learn import Block, primer

MARKED = re.compile(r"\*\*([^*]+)\*\*|\*([^*]+)\*")
WIDEST = 88  # longer lines are hard to read


def show_primer(game: House, language: str, out: Console) -> None:
    """In that language, or in English. Refuses a game without a primer."""
    page = primer(game, language)
    if page is None:
        raise SetupError(
            "{game} comes without a page that tells how it is played; see gusher rules {name}", game=game.title, name=game.name
        )
    width = min(out.width, WIDEST)
    out.print(Text(page.title, "bold"), width=width)
    for number, panel in enumerate(page.panels, 1):
        out.print()
        out.print(Text(f"{number}  {panel.title}", "bold"), width=width)
        for block in panel.blocks:
            show_block(block, out, width)


def show_block(block: Block, out: Console, width: int) -> None:
    for number, line in enumerate(block.lines, 1):
        if block.kind == "picture":
            out.print(Padding(Text(f"[{line}]", "italic dim"), (0, 0, 0, 3)), width=width)
        elif block.kind == "paragraph":
            out.print(Padding(strong(line), (0, 0, 0, 3)), width=width)
        else:
            sign = f"{number}." if block.kind == "steps" else "•"
            head, *rest = strong(line).wrap(out, width - 6)
            out.print(Text(f"   {sign:<3}") + head)
            for more in rest:
                out.print(Text("      ") + more)


def strong(line: str) -> Text:
    """A line with its strong words."""
    text = Text()
    at = 0
    for found in MARKED.finditer(line):
        text.append(line[at : found.start()])
        text.append(found[1] or found[2], "bold" if found[1] else "italic")
        at = found.end()
    text.append(line[at:])
    return text
