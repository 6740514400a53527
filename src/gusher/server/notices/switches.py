"""What somebody wants to be told, and by which channel; the browsers and the webhook that he has named for it.

Off until he says so. Who wants anything at all is known without asking the database, because every choice at every table asks it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, delete, insert, select

from gusher.server.hours import now
from gusher.server.notices.outbox import CHANNELS, MAIL, PUSH
from gusher.server.stores.schema import mail, occasions, outbox, people, subscriptions, switches, webhooks
from gusher.server.stores.store import Store

TURN: Final = "turn"
OVER: Final = "over"
INVITATION: Final = "invitation"
KINDS: Final = (TURN, OVER, INVITATION)


@dataclass(frozen=True, slots=True)
class Wanted:
    """What somebody has switched on; where that leads to, by channel. `trouble`: why the webhook is off, as an id."""

    switches: frozenset[tuple[str, str]]  # channel and kind
    browsers: tuple[str, ...]
    address: str | None
    webhook: str | None
    trouble: str
    origin: str
    language: str

    def places(self, kind: str) -> list[tuple[str, str]]:
        """By which channels, and where, somebody is to be told of this."""
        named = [(MAIL, self.address)] if self.address else []
        named += [(PUSH, endpoint) for endpoint in self.browsers]
        named += [("webhook", self.webhook)] if self.webhook and not self.trouble else []
        return [(channel, place) for channel, place in named if place and (channel, kind) in self.switches]


def address_of(connection: Connection, person: int) -> str | None:
    """The address of mail that somebody has given and confirmed."""
    return connection.execute(select(mail.c.address).where(mail.c.person == person)).scalar()


class Switches:
    def __init__(self, database: Store) -> None:
        self.database = database
        self.wanted: dict[int, frozenset[str]] = {}  # kinds, by person

    async def load(self) -> None:
        """When the server begins, and when it may have missed what another one has switched."""
        rows = await self.database.read(lambda connection: connection.execute(select(switches.c.person, switches.c.kind)).all())
        self.wanted.clear()
        for person, kind in rows:
            self.wanted[person] = self.wanted.get(person, frozenset()) | {kind}

    async def hear(self, changed: list[str]) -> None:
        """Another server has switched something for these people."""
        for person in map(int, changed):
            query = select(switches.c.kind).where(switches.c.person == person)
            self.know(person, await self.database.read(lambda connection, query=query: list(connection.execute(query).scalars())))  # type: ignore[misc]

    def know(self, person: int, kinds: Iterable[str]) -> None:
        self.wanted[person] = frozenset(kinds)
        if not self.wanted[person]:
            del self.wanted[person]

    def wants(self, person: int | None, kind: str) -> bool:
        return person is not None and kind in self.wanted.get(person, ())

    async def of(self, person: int) -> Wanted:
        return await self.database.read(lambda connection: wanted(connection, person))

    async def turn(self, person: int, channel: str, kind: str, on: bool, origin: str = "", language: str = "") -> None:
        def statements(connection: Connection) -> list[str]:
            place = switches.c.person == person, switches.c.channel == channel, switches.c.kind == kind
            connection.execute(delete(switches).where(*place))
            if on:
                values = {"person": person, "channel": channel, "kind": kind, "origin": origin, "language": language}
                connection.execute(insert(switches).values(**values))
            else:
                waits = outbox.c.person == person, outbox.c.channel == channel, outbox.c.kind == kind
                connection.execute(delete(outbox).where(*waits))
            self.database.note(connection, "switches", person)
            return list(connection.execute(select(switches.c.kind).where(switches.c.person == person)).scalars())

        self.know(person, await self.database.write(statements))

    async def add_browser(self, person: int, endpoint: str, key: str, secret: str, most: int) -> None:
        """It is this person's from now on, whosever it was. The oldest of too many is forgotten."""

        def statements(connection: Connection) -> None:
            connection.execute(delete(subscriptions).where(subscriptions.c.endpoint == endpoint))
            values = {"person": person, "endpoint": endpoint, "p256dh": key, "auth": secret, "created": now()}
            connection.execute(insert(subscriptions).values(**values))
            mine = select(subscriptions.c.id).where(subscriptions.c.person == person).order_by(subscriptions.c.id.desc())
            late = list(connection.execute(mine.offset(most).limit(1000)).scalars())
            connection.execute(delete(subscriptions).where(subscriptions.c.id.in_(late)))

        await self.database.write(statements)

    async def remove_browser(self, person: int, endpoint: str) -> None:
        mine = delete(subscriptions).where(subscriptions.c.person == person, subscriptions.c.endpoint == endpoint)
        await self.database.write(lambda connection: connection.execute(mine))

    async def set_webhook(self, person: int, url: str) -> None:
        """None, if that is empty."""

        def statements(connection: Connection) -> None:
            connection.execute(delete(webhooks).where(webhooks.c.person == person))
            connection.execute(delete(outbox).where(outbox.c.person == person, outbox.c.channel == "webhook"))
            if url:
                connection.execute(insert(webhooks).values(person=person, url=url, failures=0, trouble=""))

        await self.database.write(statements)


def wanted(connection: Connection, person: int) -> Wanted:
    on = connection.execute(select(switches).where(switches.c.person == person).order_by(switches.c.channel, switches.c.kind)).all()
    hook: Any = connection.execute(select(webhooks).where(webhooks.c.person == person)).first()
    mine = select(subscriptions.c.endpoint).where(subscriptions.c.person == person).order_by(subscriptions.c.id)
    chosen = connection.execute(select(people.c.language).where(people.c.id == person)).scalar()
    return Wanted(
        frozenset((row.channel, row.kind) for row in on),
        tuple(connection.execute(mine).scalars()),
        address_of(connection, person),
        None if hook is None else hook.url,
        "" if hook is None else hook.trouble,
        on[0].origin if on else "",
        chosen or (on[0].language if on else ""),
    )


def forget(connection: Connection, person: int) -> None:
    """All that is kept here of somebody who goes for good."""
    for table in (outbox, occasions, switches, subscriptions, webhooks):
        connection.execute(delete(table).where(table.c.person == person))


def known(channel: str, kind: str) -> bool:
    return channel in CHANNELS and kind in KINDS
