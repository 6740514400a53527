"""What the outbox asks of whoever sends, and how that can end."""

from __future__ import annotations

from typing import Protocol

from gusher.server.notices.outbox import Envelope


class Undelivered(Exception):
    """`why` is for the log: no secret, and no address of a person."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class Failed(Undelivered):
    """It may work later: after so many seconds, if that was said. `down`: nobody answers at the place at all."""

    def __init__(self, why: str, wait: float | None = None, down: bool = False) -> None:
        super().__init__(why)
        self.wait = wait
        self.down = down


class Rejected(Undelivered):
    """It will never work. `gone`: nor will anything else that goes there, and why, as an id for its owner."""

    def __init__(self, why: str, gone: str = "") -> None:
        super().__init__(why)
        self.gone = gone


class Channel(Protocol):
    name: str

    async def send(self, envelope: Envelope) -> None:
        """Raises `Undelivered`. The time that it may take is limited by whoever calls."""
        ...
