"""Sentences that stand in the code in English, in the language of the reader: errors, phrases, and the help of commands.

The sentence itself is the key, and `commands.LANGUAGE.po` has the translations. What is missing there is told in English.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from gusher.core.errors import GusherError, Phrase, filled
from gusher.texts.reader import ENGLISH, reader


def tell(said: GusherError | Phrase, language: str | None = None) -> str:
    """An error in that language, usually the reader's, with all that it is about."""
    tag = reader() if language is None else language
    if not said.text:  # the refusal of a move, which has a message
        return str(said)
    return filled(sentence(said.text, tag), {name: value_of(value, tag) for name, value in said.values.items()})


def value_of(value: object, language: str) -> object:
    if isinstance(value, GusherError | Phrase):
        return tell(value, language)
    return [value_of(word, language) for word in value] if isinstance(value, list) else value


def sentence(text: str, language: str) -> str:
    """A sentence of the code, with the same places for values."""
    return text if language == ENGLISH else translations(language).get(text, text)


def catalogue(language: str) -> Path:
    return Path(__file__).parent / f"commands.{language}.po"


@cache
def translations(language: str) -> dict[str, str]:
    from babel.messages.pofile import read_po  # only who does not read English waits for it

    if not catalogue(language).is_file():
        return {}
    with catalogue(language).open("rb") as file:
        found = read_po(file, locale=language)
    return {str(message.id): str(message.string) for message in found if message.id and message.string}
