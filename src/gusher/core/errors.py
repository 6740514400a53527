"""What can go wrong, by cause: the move, the set-up, or the record.

A refusal of a move carries its § and a message id, so that the reader's locale can phrase it. A refusal of a set-up or of a
file speaks to whoever typed it, in one line that says what is wrong and what is allowed.
"""

from __future__ import annotations


class GusherError(Exception):
    """Anything that is told in one line: what a caller did wrong, and nothing has changed then; or a game from outside (`faults`)."""


class IllegalAction(GusherError):
    """A move that the rules do not offer to that seat now; the state is as it was."""

    def __init__(self, section: str, reason: str, **details: int | str) -> None:
        self.section = section
        self.reason = reason
        self.details = details
        super().__init__()

    def __str__(self) -> str:
        said = ", ".join(f"{key} {value}" for key, value in self.details.items())
        return f"{self.section} {self.reason}" + (f" ({said})" if said else "")


class SetupError(GusherError):
    """An unknown game, a wrong number of seats, an option or a data file that cannot be played."""


class RecordError(GusherError):
    """A record that is broken, cut off, of another version, or that does not follow the rules."""
