"""The part of all views of a table that is the same for everybody, as bytes. What is as it was a move ago is not made again."""

from __future__ import annotations

from gusher.core.rules import State
from gusher.server.wire import encoder


class PublicView:
    """Of one table. A game may name parts of its view with a stamp each (`core.chapters.Part`)."""

    def __init__(self) -> None:
        self.stamps: list[list[int] | None] = []
        self.texts: list[bytes] = []

    def encoded(self, s: State) -> bytes:
        parts = s.chapters().parts
        if not parts:
            return encoder.encode(s.public())
        if not self.texts:
            self.stamps = [None] * len(parts)
            self.texts = [b""] * len(parts)
        for number, part in enumerate(parts):
            stamp = None if part.stamp is None else part.stamp(s)
            if stamp is None or stamp != self.stamps[number]:
                self.stamps[number] = stamp
                self.texts[number] = encoder.encode(part.view(s))[1:-1]
        return b"{" + b",".join([text for text in self.texts if text]) + b"}"
