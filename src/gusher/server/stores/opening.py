"""The store that a URL names."""

from __future__ import annotations

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from gusher.core.errors import SetupError
from gusher.server.stores.store import Store


def store_at(url: str) -> Store:
    """Not opened yet. Whoever uses one kind of database need not have what the other one needs."""
    try:
        where = make_url(url)
    except (ArgumentError, ValueError):  # which would quote it whole; before the sign there may be a password
        raise SetupError("'{url}' is no database; write for example sqlite:///gusher.db", url=url.rpartition("@")[2]) from None
    kind = where.get_backend_name()
    if kind == "sqlite":
        from gusher.server.stores.sqlite.store import SqliteStore

        return SqliteStore(where)
    if kind in ("postgresql", "postgres"):
        from gusher.server.stores.postgresql.store import PostgresStore

        return PostgresStore(where)
    raise SetupError("the database must be sqlite:///FILE or postgresql://HOST/NAME, not {kind}", kind=kind)
