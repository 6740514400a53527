"""Transcripts leave out answers that are the only ones: they are given on the way to what is written."""

from __future__ import annotations

from gusher.core.rules import State


def answer_until(s: State, notation: str) -> None:
    """Give the only answers there are until one of them is written itself, or something else is due."""
    only = s.sole()
    while only is not None and only.notation != notation:
        s.apply(only)
        only = s.sole()
