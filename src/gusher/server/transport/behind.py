"""What a proxy with TLS before us has to tell, and what we do when it does: see docs/operating.md.

People then reach us by an origin that begins with https, which the operator names. A browser that comes by it keeps its cookie to TLS, and
is told to come by nothing else. What the proxy should have said and did not is logged once.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.types import Scope

from gusher.core.errors import SetupError
from gusher.server.transport.addresses import Proxies

log = logging.getLogger(__name__)

ONLY_TLS: Final = "max-age=31536000"


class Behind:
    def __init__(self, origins: Iterable[str], proxies: Proxies) -> None:
        self.hosts = frozenset(urlsplit(each).netloc.lower() for each in origins if each.startswith("https://"))
        self.proxies = proxies
        self.warned: set[str] = set()

    def is_secure(self, scope: Scope) -> bool:
        """Whether somebody has come by TLS; and a word to the operator if that can be told only by the name that he used."""
        if not self.hosts:
            return False
        headers = dict(scope["headers"])
        host = headers.get(b"host", b"").decode("latin-1").lower()
        if scope["scheme"] not in ("https", "wss"):
            if host not in self.hosts:
                return False
            self.warn("proto", f"a request for https://{host} came without X-Forwarded-Proto: https from an address that --proxy names")
        if b"x-forwarded-for" not in headers:
            self.warn("for", "a request came without X-Forwarded-For, so that limits by address hold for nobody")
        return True

    def request_id(self, scope: Scope) -> str | None:
        """What a proxy calls the request. Of others it is not believed: uvicorn gives port 0 to whom a proxy of ours has named."""
        client = scope.get("client")
        if client is None or (client[1] and self.proxies.of(scope) is not None):
            return None
        return next((value.decode("latin-1") for name, value in scope["headers"] if name == b"x-request-id"), None)

    def warn(self, what: str, line: str) -> None:
        if what not in self.warned:
            self.warned.add(what)
            log.warning("%s; see docs/operating.md", line)


def check_origin(written: str) -> str:
    """An origin as a browser names it."""
    parts = urlsplit(written)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path not in ("", "/") or parts.query or "@" in parts.netloc:
        raise SetupError("'{written}' is no origin; write for example https://games.example.org", written=written)
    return f"{parts.scheme}://{parts.netloc.lower()}"


def warn_without_tls(host: str, origins: Iterable[str]) -> None:
    """A word to the operator who lets others in without TLS."""
    try:
        local = ip_address(host).is_loopback
    except ValueError:
        local = host == "localhost"
    if not local and not any(each.startswith("https://") for each in origins):
        log.warning("others can reach %s, but without TLS: who listens in can play in their name; see docs/operating.md", host)
