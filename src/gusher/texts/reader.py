"""In which language the program speaks to whoever typed a command. In a library nobody has chosen, and it is English."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from gusher.core.errors import SetupError

ENGLISH: Final = "en"
VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides, as everywhere on such systems

_language = ENGLISH


def reader() -> str:
    """The language of the reader."""
    return _language


def speak(language: str) -> None:
    """From now on, in this language."""
    global _language
    _language = language


@cache
def languages() -> list[str]:
    """Those in which everything that games share is said."""
    return sorted(path.stem for path in Path(__file__).parent.glob("*.ftl"))


def chosen(tag: str | None, environment: Mapping[str, str]) -> str:
    """The language that is asked for by its tag, else that of the system, if we have it; else English."""
    if tag is not None:
        if first_word(tag) not in languages():
            raise SetupError("there is no language '{language}'; allowed: {allowed}", language=tag, allowed=languages())
        return first_word(tag)
    named = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    return first_word(named) if first_word(named) in languages() else ENGLISH


def first_word(tag: str) -> str:
    """The language of `de_AT.UTF-8`, or of `de-AT`."""
    return re.split(r"[-_.@]", tag.strip().lower())[0]
