"""The operator's part: ask the server that runs; where none does, be one for as long as it takes."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from gusher.core.errors import SetupError
from gusher.server.clocks.keeper import Clocks
from gusher.server.hours import now
from gusher.server.notices.office import Office
from gusher.server.operations.duty import Duty
from gusher.server.operations.errands import DONE, Errand, Task, ask, state, withdraw
from gusher.server.people.sessions import Sessions
from gusher.server.profiles.results import Results
from gusher.server.refusal import Refusal
from gusher.server.rooms.tables import Tables
from gusher.server.settings import Settings
from gusher.server.stores.opening import store_at
from gusher.server.stores.store import Store

TAKEN_WITHIN: Final = 3.0  # seconds; a server looks every second
ANSWERED_WITHIN: Final = 60.0
LOOKING: Final = 0.05


async def have_done(database: str, what: Task, about: str) -> None:
    """By the server, or without one. Refuses in one line what cannot be done."""
    store = store_at(database)
    await store.visit()
    try:
        number = await ask(store, what, about, now())
        said = await heard(store, number)
        alone = await withdraw(store, number) and said is None
    finally:
        await store.close()
    if alone:
        said = await without_server(database, what, about)
    check(said, about)


def check(said: str | None, about: str) -> None:
    if said == DONE:
        return
    if said is None:
        raise SetupError("the server has taken it on and has not answered; see its log")
    if said == "no-such-table":
        raise SetupError("there is no table {table}", table=about)
    if said == "closed":
        raise SetupError("table {table} has ended already", table=about)
    raise SetupError("the server could not do it ({why}); see its log", why=said)


async def heard(store: Store, number: int) -> str | None:
    """The answer; none if nobody has taken it, or nobody answers."""
    began = time.monotonic()
    while True:
        taken, said = await state(store, number)
        if said is not None:
            return said
        if time.monotonic() > began + (ANSWERED_WITHIN if taken else TAKEN_WITHIN):
            return None
        await asyncio.sleep(LOOKING)


async def without_server(database: str, what: Task, about: str) -> str:
    store = store_at(database)
    await store.open()
    try:
        settings = Settings()
        office = Office(store, settings)
        await office.switches.load()
        house = Tables(store, settings, [], [Clocks(store, settings), office.occasions, Results()])
        await Duty(house, Sessions(store, settings)).carry_out(Errand(0, what, about))
        await house.sum_up()
        return DONE
    except Refusal as refused:
        return refused.reason
    finally:
        await store.close()
