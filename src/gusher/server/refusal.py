"""Refusals over plain HTTP."""

from __future__ import annotations


class Refusal(Exception):
    """An answer with status 4xx: an id for the reader's locale, and what is allowed."""

    def __init__(self, status: int, reason: str, **values: int | str) -> None:
        self.status = status
        self.reason = reason
        self.values = values
        super().__init__(reason)
