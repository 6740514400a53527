"""Frames of WebSockets, as far as the short way needs them: whole texts, in and out. Compiled: every move goes through it."""

from __future__ import annotations

from typing import Final

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

FINAL: Final = 0x80
TEXT: Final = FINAL | 1  # the first byte of a message in one frame
MASKED: Final = 0x80
LONG: Final = 126  # this in place of the length: it follows in two bytes; one more: in eight
KEY: Final = 4


class Packet:
    """What has come at once. `whole`: it ends where a message ends. `texts`: what it says, if it is whole texts and nothing else."""

    def __init__(self, data: bytes, largest: int) -> None:
        self.whole = True
        self.texts: list[str] = []
        plain = True
        at, end = 0, len(data)
        while at < end:
            size = data[at + 1] & ~MASKED if at + 1 < end else 0
            start = at + 2 + KEY
            if size >= LONG:
                count = 2 if size == LONG else 8
                size = int.from_bytes(data[at + 2 : at + 2 + count], "big")
                start += count
            if start + size > end or not data[at] & FINAL:
                self.whole = plain = False
                break
            if plain and data[at] == TEXT and data[at + 1] & MASKED and size <= largest:
                try:
                    self.texts.append(apply_mask(data[start : start + size], data[start - KEY : start]).decode())
                except UnicodeDecodeError:
                    plain = False
            else:
                plain = False
            at = start + size
        if not plain:
            self.texts = []


def framed(pieces: list[bytes]) -> bytes:
    """A text as it goes out."""
    size = 0
    for piece in pieces:
        size += len(piece)
    if size < LONG:
        head = bytes((TEXT, size))
    elif size < 1 << 16:
        head = bytes((TEXT, LONG, size >> 8, size & 0xFF))
    else:
        head = bytes((TEXT, LONG + 1)) + size.to_bytes(8, "big")
    return b"".join([head, *pieces])
