"""What is to be sent: put down in the transaction that causes it, and taken off when it has been sent, or when nobody will have it.

A letter is worded already, in its reader's language, so that sending needs nothing but the place where it goes. It may arrive twice where
the server dies between the sending and the noting of it; it is never lost before it is too late for it.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

import msgspec
from sqlalchemy import Connection, and_, delete, insert, select, update

from gusher.server.hours import now
from gusher.server.stores.schema import outbox, subscriptions, webhooks

LASTS: Final = 24 * 3600.0
MAIL: Final = "mail"
PUSH: Final = "push"
WEBHOOK: Final = "webhook"
CHANNELS: Final = (MAIL, PUSH, WEBHOOK)


class Letter(msgspec.Struct, frozen=True):
    """In the words of its reader. `end` is the link that ends what is sent of this kind by this channel, `ending` the words for it: both
    are empty where somebody has asked for this one letter."""

    title: str
    text: str
    link: str = ""
    end: str = ""
    ending: str = ""
    language: str = "en"


@dataclass(frozen=True, slots=True)
class Envelope:
    """A letter on its way: to which target, at which place, how often that has been tried. `keys` are those of a browser."""

    id: int
    person: int | None
    channel: str
    kind: str
    target: str
    place: str
    letter: Letter
    tries: int
    expires: float
    keys: tuple[str, str] | None = None


def put(
    connection: Connection,
    channel: str,
    target: str,
    letter: Letter,
    *,
    kind: str,
    person: int | None = None,
    place: str = "",
    lasts: float = LASTS,
) -> None:
    """Have it sent once the transaction is committed, unless that takes longer than `lasts` seconds. Mail needs no `place`: there is one
    server for it.

    A mail that somebody has asked for: `put(connection, MAIL, address, Letter(subject, text, link, language=language), kind="sign-in",
    lasts=900.0)`.
    """
    at = now()
    written = msgspec.json.encode(letter).decode()
    values = {"channel": channel, "target": target, "place": place, "kind": kind, "letter": written, "person": person}
    connection.execute(insert(outbox).values(tries=0, due=at, expires=at + lasts, **values))


def due(connection: Connection, channel: str, but: Collection[int], down: Collection[str], most: int) -> list[Envelope]:
    """What is to be sent by that channel now, the least tried first, but for some that are under way and for places that are down."""
    pushed = and_(subscriptions.c.endpoint == outbox.c.target, subscriptions.c.person == outbox.c.person)
    query = select(outbox, subscriptions.c.p256dh, subscriptions.c.auth).outerjoin(subscriptions, pushed)
    query = query.where(outbox.c.channel == channel, outbox.c.due <= now(), outbox.c.place.not_in(down), outbox.c.id.not_in(but))
    rows = connection.execute(query.order_by(outbox.c.tries, outbox.c.due).limit(most)).all()
    return [
        Envelope(
            row.id,
            row.person,
            row.channel,
            row.kind,
            row.target,
            row.place,
            msgspec.json.decode(row.letter, type=Letter),
            row.tries,
            row.expires,
            None if row.p256dh is None else (row.p256dh, row.auth),
        )
        for row in rows
    ]


def claim(connection: Connection, found: list[Envelope], until: float) -> list[Envelope]:
    """Those of them that nobody else has taken, who are ours until then; if we do not come back to them, they are due again."""
    mine = []
    for envelope in found:
        free = outbox.c.id == envelope.id, outbox.c.due <= now(), outbox.c.tries == envelope.tries
        if connection.execute(update(outbox).where(*free).values(due=until)).rowcount == 1:
            mine.append(envelope)
    return mine


def take_off(connection: Connection, ids: Collection[int]) -> None:
    connection.execute(delete(outbox).where(outbox.c.id.in_(ids)))


def postpone(connection: Connection, envelope: Envelope, until: float) -> None:
    connection.execute(update(outbox).where(outbox.c.id == envelope.id).values(tries=envelope.tries + 1, due=until))


def take_off_late(connection: Connection) -> None:
    connection.execute(delete(outbox).where(outbox.c.expires <= now()))


def drop_browser(connection: Connection, endpoint: str) -> None:
    """Nobody is there any more."""
    connection.execute(delete(outbox).where(outbox.c.channel == PUSH, outbox.c.target == endpoint))
    connection.execute(delete(subscriptions).where(subscriptions.c.endpoint == endpoint))


def count_failure(connection: Connection, person: int, url: str, most: int) -> None:
    """Of a webhook; after so many in a row it is switched off, with a word to its owner."""
    place = webhooks.c.person == person, webhooks.c.url == url
    connection.execute(update(webhooks).where(*place).values(failures=webhooks.c.failures + 1))
    if (connection.execute(select(webhooks.c.failures).where(*place)).scalar() or 0) >= most:
        switch_off(connection, person, url, "failing")


def count_success(connection: Connection, person: int, url: str) -> None:
    place = webhooks.c.person == person, webhooks.c.url == url, webhooks.c.failures > 0
    connection.execute(update(webhooks).where(*place).values(failures=0))


def switch_off(connection: Connection, person: int, url: str, trouble: str) -> None:
    connection.execute(update(webhooks).where(webhooks.c.person == person, webhooks.c.url == url).values(trouble=trouble))
    connection.execute(delete(outbox).where(outbox.c.channel == WEBHOOK, outbox.c.person == person))
