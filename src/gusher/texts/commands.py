"""Sentences that stand in the code in English, in the language of the reader: errors, phrases, and the help of commands.

The sentence itself is the key. `commands.LANGUAGE.po` has the translations, and `errors.LANGUAGE.po` of a game those of what only its code
says. What is missing there is told in English.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from gusher import registry
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
    if language == ENGLISH:
        return text
    return translations(catalogue(language), language).get(text) or of_games(language).get(text, text)


def catalogue(language: str) -> Path:
    return Path(__file__).parent / f"commands.{language}.po"


@cache
def of_games(language: str) -> dict[str, str]:
    """Whoever asks for one of these has the games in memory already."""
    return {text: own for game in registry.games() for text, own in translations(game.errors(language), language).items()}


@cache
def translations(file: Path, language: str) -> dict[str, str]:
    from babel.messages.pofile import read_po  # only who does not read English waits for it

    if not file.is_file():
        return {}
    with file.open("rb") as opened:
        found = read_po(opened, locale=language)
    return {str(message.id): str(message.string) for message in found if message.id and message.string}
