"""Who has been away long enough to be told: one letter for all tables of a kind, to each place that he has switched on.

Who is here, or was until a moment ago, is asked about again later; what he has answered meanwhile is not there any more. That a game is
over, or that he is invited, is dropped if he was here since: he can see it.
"""

from __future__ import annotations

import asyncio
import json
import logging
from functools import partial
from typing import Any

from sqlalchemy import Connection, delete, func, select, update

from gusher.server.hours import now
from gusher.server.notices.channels.channel import Rejected
from gusher.server.notices.channels.outside import destination
from gusher.server.notices.ending import token
from gusher.server.notices.outbox import MAIL, put
from gusher.server.notices.presence import Presence
from gusher.server.notices.switches import KINDS, TURN, wanted
from gusher.server.notices.wording import News, word
from gusher.server.settings import Settings
from gusher.server.stores.schema import occasions, seats, tables
from gusher.server.stores.store import Store, Unreachable

log = logging.getLogger(__name__)

AHEAD = 2.0  # seconds before it is due, in which whoever sees somebody here puts it off, where there are several servers
MOST = 25  # people in one sweep, so that nobody waits for the database because of it


class Teller:
    def __init__(self, database: Store, settings: Settings, presence: Presence, key: str) -> None:
        self.database = database
        self.settings = settings
        self.presence = presence
        self.key = key  # signs the links that end notices

    async def run(self) -> None:
        while True:
            await asyncio.sleep(self.settings.notice_sweep)
            try:
                await self.tell()
            except Unreachable:
                pass
            except Exception:
                log.exception("notices were not told")

    async def tell(self) -> None:
        """Where there are several servers, each puts off in time what is for those who are here by it, so that no other tells them."""
        early = AHEAD if self.database.shared else 0.0
        untold = select(occasions.c.person, func.min(occasions.c.due)).where(occasions.c.told.is_(False), occasions.c.due <= now() + early)
        late = untold.group_by(occasions.c.person).order_by(func.min(occasions.c.due)).limit(MOST)
        for person, due in await self.database.read(lambda connection: [(row[0], row[1]) for row in connection.execute(late)]):
            at = self.presence.away_at(person)
            if at > now():
                if self.database.shared and self.presence.is_unknown(person):
                    continue  # who knows of him has put it off
                await self.database.write(partial(put_off, person=person, at=at, until=now() + early))
            elif due <= now():
                await self.database.write(lambda connection, person=person: self.share_out(connection, person))  # type: ignore[misc]

    def share_out(self, connection: Connection, person: int) -> None:
        """All that somebody does not know yet, by each of his channels."""
        wants = wanted(connection, person)
        mine = select(occasions, tables.c.game, tables.c.status).join(tables, tables.c.id == occasions.c.table)
        rows = connection.execute(mine.where(occasions.c.person == person, occasions.c.told.is_(False)).order_by(occasions.c.due)).all()
        for kind in KINDS:
            news = [News(row.table, row.game, json.loads(row.names)) for row in rows if row.kind == kind and is_so(connection, row)]
            for channel, target in wants.places(kind) if news else ():
                home = self.settings.home or wants.origin
                end = f"{home}/notices/end/{token(self.key, person, channel, kind)}"
                letter = word(channel, kind, news, home, end, wants.language)
                place = "" if channel == MAIL else self.place(target)
                if place is not None:
                    put(connection, channel, target, letter, kind=kind, person=person, place=place, lasts=self.settings.notice_lasts)
        told = occasions.c.person == person, occasions.c.told.is_(False)
        connection.execute(update(occasions).where(*told, occasions.c.kind == TURN).values(told=True))
        connection.execute(delete(occasions).where(*told, occasions.c.kind != TURN))

    def place(self, target: str) -> str | None:
        """The server there; none if nothing can be sent there at all, which was checked when it was named."""
        try:
            return destination(target, private=True).place
        except Rejected:
            return None


def put_off(connection: Connection, person: int, at: float, until: float) -> None:
    """Somebody is here. His turns that are due until then are looked at again when he might be away; the rest he can see."""
    late = occasions.c.person == person, occasions.c.told.is_(False), occasions.c.due <= until
    connection.execute(update(occasions).where(*late, occasions.c.kind == TURN).values(due=at))
    connection.execute(delete(occasions).where(*late, occasions.c.kind != TURN))


def is_so(connection: Connection, row: Any) -> bool:
    """Whether it is still somebody's turn: he may have left the table, or have let a bot play."""
    if row.kind != TURN:
        return True
    own = select(seats.c.seat).where(seats.c.table == row.table, seats.c.person == row.person, seats.c.kind == "person")
    return row.status == "running" and connection.execute(own.where(seats.c.stand_in.is_(None))).first() is not None
