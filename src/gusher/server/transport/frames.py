"""Frames of WebSockets, as far as the short way needs them: whole texts; and what waits between a connection and its application."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any, Final

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


def framed(payload: bytes) -> bytes:
    """A text as it goes out."""
    size = len(payload)
    if size < LONG:
        return bytes((TEXT, size)) + payload
    if size < 1 << 16:
        return bytes((TEXT, LONG, size >> 8, size & 0xFF)) + payload
    return bytes((TEXT, LONG + 1)) + size.to_bytes(8, "big") + payload


class Inbox:
    """What `asyncio.Queue` is to uvicorn, for one who takes: every message goes through it."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.messages: deque[Any] = deque()
        self.waiting: asyncio.Future[None] | None = None

    def empty(self) -> bool:
        return not self.messages

    def qsize(self) -> int:
        return len(self.messages)

    def put_nowait(self, message: Any) -> None:
        self.messages.append(message)
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_result(None)

    async def get(self) -> Any:
        while not self.messages:
            self.waiting = self.loop.create_future()
            await self.waiting
        return self.messages.popleft()
