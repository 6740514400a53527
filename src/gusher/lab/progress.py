"""A bar with the time left, on standard error and only if that is a terminal."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from gusher.core.errors import Phrase
from gusher.texts import tell


@contextmanager
def progress(total: int, what: Phrase) -> Iterator[Callable[[int], None]]:
    """Call what this gives with the number of things that were done since the last call."""
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn(f"{tell(what)},"), TimeRemainingColumn(), TextColumn(tell(Phrase("left"))))
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(tell(what), total=total)
        yield lambda done: bar.advance(task, done)
