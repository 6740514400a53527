"""What can go wrong, by cause: the move, the set-up, or the record.

A refusal of a move carries its § and a message id, so that the reader's locale can phrase it. A refusal of a set-up or of a
file speaks to whoever typed it, in one line that says what is wrong and what is allowed: in English, with places for values, so that
`gusher.texts.commands` can tell it in another language.
"""

from __future__ import annotations

import errno
from typing import Final


class Phrase:
    """English words with places for values, as `str.format` has them: `"{file} is empty"`.

    A value may be a phrase or an error, or a list of words. Without values the words are told as they are, with whatever braces they have.
    """

    def __init__(self, english: str = "", /, **values: object) -> None:
        self.text = english
        self.values: dict[str, object] = values

    def __str__(self) -> str:
        return filled(self.text, self.values)

    def __reduce__(self) -> tuple[object, ...]:
        return phrase_again, (self.text, self.values)


class GusherError(Exception):
    """Anything that is told in one line: what a caller did wrong, and nothing has changed then; or a game from outside (`faults`).

    It is told like a `Phrase`.
    """

    def __init__(self, english: str = "", /, **values: object) -> None:
        super().__init__(english)
        self.text = english
        self.values: dict[str, object] = values

    def __str__(self) -> str:
        return filled(self.text, self.values)

    def __reduce__(self) -> tuple[object, ...]:
        return error_again, (type(self), self.text, self.values)


class IllegalAction(GusherError):
    """A move that the rules do not offer to that seat now; the state is as it was."""

    def __init__(self, section: str, reason: str, **details: int | str) -> None:
        self.section = section
        self.reason = reason
        self.details = details
        self.text = ""
        self.values = {}

    def __str__(self) -> str:
        said = ", ".join(f"{key} {value}" for key, value in self.details.items())
        return f"{self.section} {self.reason}" + (f" ({said})" if said else "")


class Reason:
    """Why an action is not offered: what its refusal would say. An error takes ten times as long to make, and few of these are raised."""

    def __init__(self, section: str, reason: str, action: str, details: dict[str, int | str]) -> None:
        self.section = section
        self.reason = reason
        self.action = action
        self.details = details

    def refusal(self) -> IllegalAction:
        return IllegalAction(self.section, self.reason, action=self.action, **self.details)


class SetupError(GusherError):
    """An unknown game, a wrong number of seats, an option or a data file that cannot be played."""


class RecordError(GusherError):
    """A record that is broken, cut off, of another version, or that does not follow the rules."""


# The same in another process


def phrase_again(text: str, values: dict[str, object]) -> Phrase:
    return Phrase(text, **values)


def error_again(kind: type[GusherError], text: str, values: dict[str, object]) -> GusherError:
    return kind(text, **values)


def filled(text: str, values: dict[str, object]) -> str:
    """The words with their values."""
    return text.format(**{name: spelt(value) for name, value in values.items()}) if values else text


def spelt(value: object) -> object:
    return ", ".join([str(word) for word in value]) if isinstance(value, list) else value


def either(words: list[str]) -> object:
    """Words of which one is meant."""
    return words[0] if len(words) == 1 else Phrase("{words} or {last}", words=words[:-1], last=words[-1])


# Why the system could not do it

REASONS: Final = {
    errno.EACCES: Phrase("permission denied"),
    errno.EADDRINUSE: Phrase("address already in use"),
    errno.EADDRNOTAVAIL: Phrase("cannot assign requested address"),
    errno.ECONNREFUSED: Phrase("connection refused"),
    errno.EEXIST: Phrase("file exists"),
    errno.EISDIR: Phrase("is a directory"),
    errno.ENAMETOOLONG: Phrase("file name too long"),
    errno.ENOENT: Phrase("no such file or directory"),
    errno.ENOSPC: Phrase("no space left on device"),
    errno.ENOTDIR: Phrase("not a directory"),
    errno.EROFS: Phrase("read-only file system"),
}


def reason_of(failed: OSError) -> Phrase:
    known = REASONS.get(failed.errno or 0)
    return known if known is not None else Phrase((failed.strerror or str(failed) or "unknown").lower())
