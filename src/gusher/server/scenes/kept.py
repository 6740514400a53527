"""What of a scene is kept as bytes: the part of all views that is the same for everybody, and the fields that stay from move to move. Only
what has changed is made again."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from gusher.core.rules import State
from gusher.server.wire import Scene, encoder

MARK: Final = b"\0"  # no JSON has it
GAP: Final[Any] = msgspec.Raw(MARK)


class PublicView:
    """Of one table. A game may name parts of its view that many moves leave as they are (`core.chapters.ViewPart`)."""

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


class Template:
    """Good as long as those fields are the same that it was made for."""

    def __init__(self, fixed: tuple[object, ...], scene: Scene) -> None:
        """`scene` has a `GAP` wherever something changes all the time."""
        self.fixed = fixed
        texts = encoder.encode(scene).split(MARK)
        self.pieces: list[bytes] = [MARK] * (2 * len(texts) - 1)
        self.pieces[::2] = texts

    def filled(self, values: list[bytes]) -> bytes:
        """With these in the gaps, in the order of the fields of `Scene`."""
        pieces = self.pieces[:]
        pieces[1::2] = values
        return b"".join(pieces)
