"""Refusals over plain HTTP."""

from __future__ import annotations

from typing import Final

from gusher.core.errors import GusherError

MOST_LETTERS: Final = 300  # of what is quoted of an error


class Refusal(Exception):
    """An answer with status 4xx: an id for the reader's locale, and what is allowed.

    An error that it is about is its value `detail`, in English until somebody knows who asks.
    """

    def __init__(self, status: int, reason: str, about: GusherError | None = None, /, **values: int | str) -> None:
        self.status = status
        self.reason = reason
        self.about = about
        self.values = values if about is None else values | {"detail": str(about)[:MOST_LETTERS]}
        super().__init__(reason)
