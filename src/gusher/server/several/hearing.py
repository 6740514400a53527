"""What the other servers note, and what each note means here. One may be lost: then everything that is remembered is looked at again."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from gusher.server.stores.store import Store, Unreachable

log = logging.getLogger(__name__)

Heed = Callable[[list[str]], Awaitable[None] | None]


class Hearing:
    """By the word that a note begins with; `missed` is for when some may have been lost."""

    def __init__(self, store: Store, heed: dict[str, Heed], missed: Callable[[], Awaitable[None]]) -> None:
        self.heed = heed
        self.missed = missed
        self.tasks: set[asyncio.Task[None]] = set()
        store.heard = self.hear

    def hear(self, about: str, what: list[str]) -> None:
        if not about:
            self.begin(self.missed())
        elif about in self.heed:  # else it is one of a later version
            doing = self.heed[about](what)
            if doing is not None:
                self.begin(doing)

    def begin(self, doing: Awaitable[None]) -> None:
        task = asyncio.create_task(quietly(doing))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def stop(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def quietly(doing: Awaitable[None]) -> Coroutine[Any, Any, None]:
    async def run() -> None:
        try:
            await doing
        except Unreachable:
            pass  # when it is there again, everything is looked at
        except Exception:
            log.exception("what another server has noted was not heeded")

    return run()
