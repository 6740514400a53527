"""The server's part: errands of an operator are carried out within a second or two, and what has been kept long enough goes.

To do either twice does no harm: an errand is taken by one, and what is gone cannot go again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection
from typing import Final

from gusher.server.hours import now
from gusher.server.operations.closing import end, remove
from gusher.server.operations.departing import depart
from gusher.server.operations.errands import DONE, Errand, answer, take, waiting
from gusher.server.people.sessions import Sessions
from gusher.server.refusal import Refusal
from gusher.server.rooms.tables import Tables
from gusher.server.stores.store import Person, Unreachable

log = logging.getLogger(__name__)

FAILED: Final = "failed"


class Duty:
    """`forgotten` is told of tables of which others may remember what is not stored any more."""

    def __init__(self, house: Tables, sessions: Sessions, forgotten: Callable[[Collection[str]], None] = lambda _: None) -> None:
        self.house = house
        self.sessions = sessions
        self.forgotten = forgotten

    async def run(self) -> None:
        while True:
            await asyncio.sleep(self.house.settings.sweep)
            try:
                for errand in await waiting(self.house.store, now()):
                    await self.see_to(errand)
            except Unreachable:  # the store says so itself
                pass
            except Exception:
                log.exception("what an operator has asked for was not done")

    async def see_to(self, errand: Errand) -> None:
        if not await take(self.house.store, errand.id, now()):
            return
        try:
            await self.carry_out(errand)
            said = DONE
        except Refusal as refused:
            said = refused.reason
        except Exception:
            log.exception("errand %s about %s failed", errand.what, errand.about)
            said = FAILED
        await answer(self.house.store, errand.id, said)

    async def carry_out(self, errand: Errand) -> None:
        if errand.what == "end":
            await end(self.house, errand.about)
        elif errand.what == "remove":
            await remove(self.house, errand.about)
            self.forgotten([errand.about])
        else:
            await self.forget(int(errand.about))

    async def forget(self, person: int) -> None:
        self.forgotten(await depart(self.house, self.sessions, Person(person, "")))
