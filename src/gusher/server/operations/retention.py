"""What has been kept long enough, by the settings: guests who cannot come back, tables that never began, games that nobody goes on with.

A guest stays as long as somebody might miss him: as long as he has a way back, or sits where other people do, or did, or at a table that
goes on. A game that was rated stays for ever, because the ratings follow from it. Each goes in a transaction of its own.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import ColumnElement, and_, exists, false, func, or_, select

from gusher.server.settings import Settings
from gusher.server.stores.farewell import NOBODY
from gusher.server.stores.schema import actions, chat, claims, people, ratings, seats, sessions, tables

DAY: Final = 24 * 3600.0
WAITING: Final = ("open", "running")


def before(days: int, at: float) -> float | None:
    """The moment since which there must be a sign of life; none: nothing goes."""
    return at - days * DAY if days else None


# Tables


def expired_tables(settings: Settings, at: float) -> ColumnElement[bool]:
    """Those that are to go, or to be ended."""
    return or_(never_begun(settings, at), left_lying(settings, at), long_finished(settings, at))


def never_begun(settings: Settings, at: float) -> ColumnElement[bool]:
    limit = before(settings.open_tables_days, at)
    if limit is None:
        return false()
    talked = exists().where(chat.c.table == tables.c.id, chat.c.at >= limit)
    return and_(tables.c.status == "open", tables.c.changed < limit, ~talked)


def left_lying(settings: Settings, at: float) -> ColumnElement[bool]:
    limit = before(settings.running_tables_days, at)
    if limit is None:
        return false()
    return and_(tables.c.status == "running", tables.c.changed < limit, ~played_since(limit))


def long_finished(settings: Settings, at: float) -> ColumnElement[bool]:
    limit = before(settings.finished_tables_days, at)
    if limit is None:
        return false()
    return and_(~tables.c.status.in_(WAITING), ~tables.c.rated, tables.c.changed < limit, ~played_since(limit))


def played_since(limit: float) -> ColumnElement[bool]:
    """When a table was changed is written a moment later than its log."""
    last = select(func.max(actions.c.at)).where(actions.c.table == tables.c.id).scalar_subquery()
    return func.coalesce(last, 0.0) >= limit


# People


def expired_guests(settings: Settings, at: float) -> ColumnElement[bool]:
    limit = before(settings.guests_days, at)
    if limit is None:
        return false()
    seen = exists().where(sessions.c.person == people.c.id, or_(sessions.c.used >= limit, sessions.c.created >= limit))
    linked = exists().where(claims.c.person == people.c.id, claims.c.expires > at)
    rated = exists().where(ratings.c.person == people.c.id)
    known = or_(people.c.kept, seen, linked, rated, missed())
    return and_(people.c.id != NOBODY, people.c.created < limit, ~known)


def missed() -> ColumnElement[bool]:
    """Whether somebody sits, sat or is host at a table that goes on, or where there are other people."""
    other = seats.alias("other")
    strange = or_(
        and_(other.c.kind == "person", or_(other.c.person.is_(None), other.c.person != people.c.id)),
        and_(other.c.left_by.is_not(None), other.c.left_by != people.c.id),
    )
    worth = or_(tables.c.status.in_(WAITING), exists().where(other.c.table == tables.c.id, strange).correlate(tables, people))

    def sits(column: ColumnElement[int]) -> ColumnElement[bool]:
        return exists().where(column == people.c.id, seats.c.table == tables.c.id, worth).correlate(people)

    hosts = exists().where(tables.c.host == people.c.id, worth).correlate(people)
    return or_(sits(seats.c.person), sits(seats.c.left_by), hosts)


