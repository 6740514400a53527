"""Which pages may speak to us: those that we served ourselves.

A browser names the origin of the page that sends. It must be one of ours, exactly. That the page came from the very host that it now speaks
to is not enough for a host that goes by a name: a stranger can let a name of his own point here. An address in numbers cannot be borrowed.
"""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import ip_address
from urllib.parse import urlsplit


class Origins:
    def __init__(self, ours: Iterable[str]) -> None:
        self.ours = frozenset(ours)

    def allows(self, origin: str | None, scheme: str, host: str | None) -> bool:
        """Whether a page of that origin may speak to us, who were called by that scheme and host."""
        if origin is None or host is None:
            return False
        if origin in self.ours:
            return True
        return origin == f"{scheme}://{host}" and is_number(host)


def is_number(host: str) -> bool:
    try:
        ip_address(urlsplit(f"//{host}").hostname or "")
    except ValueError:
        return False
    return True
