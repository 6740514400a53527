"""A scene as bytes. Most of its fields are as they were a move ago: they are encoded once, with gaps between them for the others."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from gusher.server.wire import Scene, encoder

MARK: Final = b"\0"  # no JSON has it
GAP: Final[Any] = msgspec.Raw(MARK)


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
