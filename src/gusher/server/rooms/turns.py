"""What is looked at again and again, but not all of it at once: some at a time, each in its turn."""

from __future__ import annotations

from collections.abc import Iterable


class Turns:
    def __init__(self, most: int) -> None:
        self.most = most
        self.place = 0

    def next(self, there: Iterable[str]) -> list[str]:
        """Those of them whose turn it is; all, where they are few."""
        found = list(there)
        if len(found) <= self.most:
            return found
        start = self.place % len(found)
        self.place = start + self.most
        return (found + found)[start : start + self.most]
