"""A lock of one loop that can also be taken at once, by who does not wait. It goes from hand to hand, to whoever has waited longest."""

from __future__ import annotations

import asyncio
from collections import deque


class Lock:
    def __init__(self) -> None:
        self.held = False
        self.waiting: deque[asyncio.Future[None]] = deque()

    def locked(self) -> bool:
        return self.held

    def take(self) -> bool:
        """If it is free; whether it was."""
        if self.held:
            return False
        self.held = True
        return True

    def release(self) -> None:
        """Hand it over, or let it be free if nobody waits."""
        while self.waiting:
            turn = self.waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self.held = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        turn = asyncio.get_running_loop().create_future()
        self.waiting.append(turn)
        try:
            await turn
        except BaseException:
            if not turn.cancel() and not turn.cancelled():  # it was handed over already
                self.release()
            raise

    async def __aexit__(self, *failed: object) -> None:
        self.release()
