"""Sentences for people, by message id, out of Project Fluent files: one a language here, for what every game shares, and one a language in
the `texts` of each game, whose messages begin with its name. The engine holds none.

What a wrong argument is answered with, and the help of commands, stands in the code in English: see `commands`.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from gusher import registry
from gusher.catalogue import MESSAGE as MESSAGE
from gusher.texts.commands import tell as tell
from gusher.texts.reader import languages as languages
from gusher.texts.reader import reader as reader


class Texts:
    """The messages of one locale, usually the reader's. A missing message or value is a mistake of ours and is not papered over."""

    def __init__(self, locale: str | None = None) -> None:
        self.locale = reader() if locale is None else locale
        self._unread = dict(sources_of(self.locale))  # to read them all takes longer than most of what people ask the program for
        money: Any = self.money
        self._bundle = FluentBundle([self.locale], functions={"MONEY": money}, use_isolating=False)

    def has(self, message: str) -> bool:
        return message in self._unread or self._bundle.has_message(message)

    def say(self, message: str, /, **values: int | str) -> str:
        if message in self._unread:
            self._bundle.add_resource(FluentResource(self._unread.pop(message)))
        if not self._bundle.has_message(message):
            raise LookupError(f"no message '{message}'")
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise LookupError(f"message '{message}' has no text")
        said, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise LookupError(f"message '{message}': {errors[0]}")
        return str(said)

    def name(self, message: str, otherwise: str) -> str:
        """What a message calls a thing; without that message, what it is called otherwise, in a box or in the program."""
        return self.say(message) if self.has(message) else otherwise

    def money(self, sum: int | str) -> str:
        """A sum as people write it in this language. In a message: `{ MONEY($sum) }`."""
        if isinstance(sum, int) and sum < 0:
            return "−" + self.say("money", sum=-sum)
        return self.say("money", sum=sum)


@cache
def sources_of(locale: str) -> dict[str, str]:
    """The source of each message. None refers to another. A game that lacks the language is told in English."""
    sources = [(Path(__file__).parent / f"{locale}.ftl").read_text(encoding="utf-8")]
    for game in registry.games():
        tag = locale if locale in game.languages() else "en"
        if tag in game.languages():
            sources.append(game.catalogue(tag).read_text(encoding="utf-8"))
    return {found[1]: found[0] for source in sources for found in MESSAGE.finditer(source)}
