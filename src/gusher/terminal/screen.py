"""What is written on and read from: a terminal, or plain lines when input or output is none."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import TextIOWrapper
from types import FrameType

from rich.console import Console, RenderableType
from rich.segment import Segment, Segments
from rich.text import Text

PLAIN_WIDTH = 100
PLAIN_HEIGHT = 40
CLEAR = "\x1b[H\x1b[2J\x1b[3J"  # the lines that have scrolled away too: they may hold what the next player must not see


class Left(Exception):
    """The person has left: q, or the end of the input."""


@contextmanager
def hang_up() -> Iterator[None]:
    """Let a closed terminal, or a request to end, be the same as leaving."""

    def leave(signum: int, frame: FrameType | None) -> None:
        raise Left

    ends = [getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]
    before = [(end, signal.signal(end, leave)) for end in ends]
    try:
        yield
    finally:
        for end, handler in before:
            signal.signal(end, handler)


def console() -> Console:
    """Standard output. Colours and boxes adapt to where it leads; what cannot be encoded or decoded becomes a question mark."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    width = None if sys.stdout.isatty() or "COLUMNS" in os.environ else PLAIN_WIDTH
    return Console(width=width, highlight=False, markup=False, emoji=False)


class Screen:
    def __init__(self) -> None:
        self.console = console()
        self.live = sys.stdin is not None and sys.stdin.isatty() and self.console.is_terminal

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int:
        return self.console.height if self.live else PLAIN_HEIGHT

    def clear(self) -> None:
        if self.live:
            sys.stdout.write(CLEAR)
            sys.stdout.flush()

    def show(self, thing: RenderableType = "") -> None:
        self.console.print(thing)

    def say(self, sentence: str, style: str = "") -> None:
        self.console.print(Text(sentence, style))

    def ask(self, prompt: str) -> str:
        """One line of input. It is not kept in any history, which the next player could leaf through."""
        self.console.print(Text(prompt + " ", "bold"), end="")
        sys.stdout.flush()
        line = sys.stdin.readline() if sys.stdin is not None else ""
        if not self.live:
            self.console.print()
        if not line.endswith("\n"):
            if self.live:
                self.console.print()
            if not line:
                raise Left
        return line.strip()

    def fits(self, thing: RenderableType) -> bool:
        """Whether a thing has room in the width without breaking a line."""
        return self.console.measure(thing, options=self.console.options.update(max_width=10 * self.width)).maximum <= self.width

    def cut(self, thing: RenderableType, lines: int) -> RenderableType:
        """As much of a thing as so many lines hold."""
        kept = self.console.render_lines(thing, pad=False)[: max(lines, 0)]
        return Segments([segment for line in kept for segment in (*line, Segment.line())], new_lines=False)

    def lines_of(self, thing: RenderableType) -> int:
        """How many lines a thing takes up here."""
        return len(self.console.render_lines(thing, pad=False))
