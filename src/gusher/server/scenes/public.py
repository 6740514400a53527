"""The part of all views of a table that is the same for everybody, as bytes. What is as it was a move ago is not made again."""

from __future__ import annotations

from gusher.core.rules import State
from gusher.server.wire import encoder


class PublicView:
    """Of one table. A game may name parts of its view that many moves leave as they are (`core.chapters.Part`)."""

    def __init__(self) -> None:
        self.before: State | None = None  # as it was when this was encoded last
        self.texts: list[bytes] = []

    def encoded(self, s: State) -> bytes:
        parts = s.chapters().parts
        if not parts:
            return encoder.encode(s.public())
        before, texts = self.before, []
        for number, part in enumerate(parts):
            kept = before is not None and part.same is not None and part.same(s, before)
            texts.append(self.texts[number] if kept else encoder.encode(part.view(s))[1:-1])
        self.before, self.texts = s.clone(), texts
        return b"{" + b",".join([text for text in texts if text]) + b"}"
