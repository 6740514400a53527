"""The server's part: errands of an operator are carried out within a second or two, and what has been kept long enough goes.

To do either twice does no harm: an errand is taken by one, and what is gone cannot go again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from functools import partial
from typing import Any, Final

from sqlalchemy import Column, ColumnElement, select

from gusher.server.hours import now
from gusher.server.operations.closing import end, remove
from gusher.server.operations.departing import depart
from gusher.server.operations.errands import DONE, Errand, answer, take, waiting
from gusher.server.operations.retention import expired_guests, left_lying, long_finished, never_begun
from gusher.server.people.sessions import Sessions
from gusher.server.refusal import Refusal
from gusher.server.rooms.tables import Tables
from gusher.server.stores.schema import people, tables
from gusher.server.stores.store import Person, Unreachable

log = logging.getLogger(__name__)

FAILED: Final = "failed"
SOON: Final = 60.0  # seconds after the start
AT_ONCE: Final = 100
BREATH: Final = 0.01  # seconds in which others get their turn


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

    async def keep_house(self) -> None:
        """Once in a while, from soon after the start on."""
        pause = min(SOON, self.house.settings.retention)
        while True:
            await asyncio.sleep(pause)
            pause = self.house.settings.retention
            try:
                await self.let_go()
            except Unreachable:
                pass
            except Exception:
                log.exception("what has been kept long enough has not gone")

    async def let_go(self) -> None:
        """In small steps, and one line in the log if there was anything."""
        settings, at = self.house.settings, now()
        # What is ended now counts as finished from now on.
        opened = await self.each(tables.c.id, never_begun(settings, at), self.remove)
        finished = await self.each(tables.c.id, long_finished(settings, at), self.remove)
        ended = await self.each(tables.c.id, left_lying(settings, at), partial(end, self.house))
        await self.house.sum_up()  # what has ended, before its people are forgotten and it is read anew
        guests = await self.each(people.c.id, expired_guests(settings, at), self.forget)
        if opened or ended or finished or guests:
            told = "retention: %d guests forgotten, %d tables removed that never began, %d games ended, %d finished ones removed"
            log.warning(told, guests, opened, ended, finished)

    async def each(self, key: Column[Any], which: ColumnElement[bool], act: Callable[[Any], Awaitable[None]]) -> int:
        """How many there were. Where somebody looks at a table right now it stays, until next time."""
        done, last = 0, None
        while True:
            query = select(key).where(which).order_by(key).limit(AT_ONCE)
            query = query if last is None else query.where(key > last)
            found = await self.house.store.read(lambda connection, query=query: list(connection.execute(query).scalars()))  # type: ignore[misc]
            for each in found:
                room = self.house.live.get(each)
                if room is None or not room.watchers:
                    done += await self.tried(each, act)
                await asyncio.sleep(BREATH)
            if len(found) < AT_ONCE:
                return done
            last = found[-1]

    async def tried(self, each: Any, act: Callable[[Any], Awaitable[None]]) -> bool:
        """Whether it could be done; what fails does not keep the others."""
        try:
            await act(each)
            return True
        except Unreachable:
            raise
        except Refusal:  # of what has just gone
            return False
        except Exception:
            log.exception("%s has been kept long enough, and could not go", each)
            return False

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
            await self.remove(errand.about)
        else:
            await self.forget(int(errand.about))

    async def remove(self, table: str) -> None:
        await remove(self.house, table)
        self.forgotten([table])

    async def forget(self, person: int) -> None:
        self.forgotten(await depart(self.house, self.sessions, Person(person, "")))
