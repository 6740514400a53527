"""Fluent files as text: their messages one by one, and what a language lacks taken from English."""

from __future__ import annotations

import re
from typing import Final

MESSAGE: Final = re.compile(r"^([a-z][\w-]*) *=.*\n(?:[ }].*\n|\n(?=[ }\n]))*", re.MULTILINE)


def messages(source: str) -> dict[str, str]:
    """The source of each message by its id. None refers to another."""
    return {found[1]: found[0] for found in MESSAGE.finditer(source)}


def completed(source: str, english: str) -> str:
    """That file, and in English what it lacks."""
    known = messages(source)
    return source.rstrip("\n") + "\n" + "".join(text for name, text in messages(english).items() if name not in known)


def brief(source: str) -> str:
    """The same messages without the remarks for translators."""
    return "".join(text.rstrip("\n") + "\n" for text in messages(source).values())
