"""One request to a server that somebody has named to us, and who it is: nobody may use us to reach what only we can reach.

A name is looked up once; every address that it leads to is checked, and one of these very addresses is connected to, so that no second
answer of the name's server counts. TLS is checked for the name. Redirects are not followed, and of the answer only the head is read.
"""

from __future__ import annotations

import asyncio
import re
import socket
import ssl
import threading
from dataclasses import dataclass
from functools import cached_property
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final
from urllib.parse import quote, urlsplit

from gusher.server.notices.channels.channel import Failed, Rejected

Address = IPv4Address | IPv6Address

MOST_LETTERS: Final = 1000
MOST_HEAD: Final = 16 * 1024
PORTS: Final = {"http": 80, "https": 443}
LOWEST: Final = 1024  # of other ports: below are services that are no servers of the web
OTHERS: Final = frozenset(
    {1719, 1720, 1723, 2049, 3659, 4045, 5060, 5061, 6000, 6566, *range(6665, 6670), 6679, 6697, 10080}
)  # nor are these
NAME: Final = re.compile(r"[a-z0-9](?:[a-z0-9._-]{0,252}[a-z0-9])?\.?")
STATUS: Final = re.compile(rb"HTTP/1\.[01] ([1-9][0-9]{2})(?: [^\r\n]*)?\r?\n")
RETRY: Final = re.compile(rb"\nretry-after:[ \t]*([0-9]{1,6})[ \t]*\r?\n", re.IGNORECASE)
SAFE: Final = "/?%:@!$&'()*+,;=-._~"
EMBEDDING: Final = IPv6Network("64:ff9b::/96")  # of addresses of version 4, at translators


@dataclass(frozen=True, slots=True)
class Destination:
    secure: bool
    host: str
    port: int
    path: str

    @property
    def place(self) -> str:
        """As a header and the log name it: without the path, which may be secret."""
        shown = f"[{self.host}]" if ":" in self.host else self.host
        return shown if self.port == PORTS["https" if self.secure else "http"] else f"{shown}:{self.port}"


@dataclass(frozen=True, slots=True)
class Answer:
    status: int
    retry: float | None  # seconds that it asks us to wait


class Forbidden(Rejected):
    """A place that nothing is sent to."""


def destination(url: str, private: bool) -> Destination:
    """Where an address leads, if such an address is allowed at all. `private`: so are all ports."""
    try:
        parts = urlsplit(url)
        port = parts.port
        host = (parts.hostname or "").encode("idna").decode()
    except (ValueError, UnicodeError):
        raise Forbidden("no address", "bad-address") from None
    if parts.scheme not in PORTS or parts.username is not None or parts.password is not None or len(url) > MOST_LETTERS:
        raise Forbidden("no address", "bad-address")
    if not is_number(host) and not NAME.fullmatch(host):
        raise Forbidden("no address", "bad-address")
    port = PORTS[parts.scheme] if port is None else port
    if not private and port not in PORTS.values() and (port < LOWEST or port in OTHERS):
        raise Forbidden("a port that is not for the web", "bad-address")
    if not private and is_number(host) and not is_public(ip_address(host)):
        raise Forbidden("an address within a private network", "private")
    path = quote(parts.path or "/", safe=SAFE) + (f"?{quote(parts.query, safe=SAFE)}" if parts.query else "")
    return Destination(parts.scheme == "https", host, port, path)


def is_number(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def is_public(address: Address) -> bool:
    """Whether everybody can reach it: also whatever it stands for."""
    if isinstance(address, IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour or (address.teredo[1] if address.teredo else None)
        if address in EMBEDDING:
            inner = IPv4Address(int(address) & 0xFFFFFFFF)
        if inner is not None:
            return is_public(inner)
        if address.is_site_local:
            return False
    return address.is_global and not (address.is_multicast or address.is_reserved or address.is_unspecified or address.is_link_local)


async def addresses_of(host: str, port: int) -> list[Address]:
    """What the system knows of a name. In a thread of its own: it may take longer than anybody waits, and cannot be called off."""
    loop = asyncio.get_running_loop()
    found: asyncio.Future[list[Address]] = loop.create_future()

    def settle(result: list[Address] | None) -> None:
        if not found.done():
            found.set_result(result or [])

    def ask() -> None:
        try:
            infos = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
            result = [ip_address(str(info[4][0]).partition("%")[0]) for info in infos]
        except (OSError, ValueError, UnicodeError):
            result = None
        if not loop.is_closed():
            loop.call_soon_threadsafe(settle, result)

    threading.Thread(target=ask, name="gusher-names", daemon=True).start()
    return await found


class Outside:
    """`private`: whether addresses within a private network are allowed, too. `trust`: whose certificates count; usually the system's."""

    def __init__(self, private: bool = False, trust: ssl.SSLContext | None = None) -> None:
        self.private = private
        self.given = trust

    @cached_property
    def trust(self) -> ssl.SSLContext:
        """Read when it is first needed: a server without notices starts without the certificates of the world."""
        return self.given or ssl.create_default_context()

    async def post(self, url: str, headers: dict[str, str], body: bytes) -> Answer:
        """The time that it may take is limited by whoever calls."""
        to = destination(url, self.private)
        address = await self.resolve(to)
        try:
            tls = self.trust if to.secure else None
            name = to.host.rstrip(".") if to.secure else None
            reader, writer = await asyncio.open_connection(str(address), to.port, ssl=tls, server_hostname=name, limit=MOST_HEAD)
        except ssl.SSLError as failed:
            raise Failed(f"TLS fails ({failed.reason or 'unknown'})", down=True) from None
        except OSError as failed:
            raise Failed(f"nobody answers ({type(failed).__name__})", down=True) from None
        try:
            writer.write(request(to, headers, body))
            return await read_head(reader)
        except (OSError, EOFError, asyncio.LimitOverrunError):
            raise Failed("no answer that can be read") from None
        finally:
            writer.transport.abort()  # whatever else it would say

    async def resolve(self, to: Destination) -> Address:
        found = await addresses_of(to.host, to.port)
        if not found:
            raise Failed("there is no such name", down=True)
        if not self.private and not all(map(is_public, found)):
            raise Forbidden("a name that leads into a private network", "private")
        return found[0]


def request(to: Destination, headers: dict[str, str], body: bytes) -> bytes:
    given = {"Host": to.place, "User-Agent": "Gusher", "Connection": "close", "Content-Length": str(len(body))} | headers
    lines = "".join(f"{name}: {value}\r\n" for name, value in given.items())
    if lines.count("\n") != len(given):
        raise Rejected("a header that is none")
    return f"POST {to.path} HTTP/1.1\r\n{lines}\r\n".encode("latin-1") + body


async def read_head(reader: asyncio.StreamReader) -> Answer:
    """Of the answer itself: what comes before says only that it is under way."""
    while True:
        head = await reader.readuntil(b"\r\n\r\n")
        status = STATUS.match(head)
        if status is None:
            raise Failed("no answer that can be read")
        if not status[1].startswith(b"1"):
            retry = RETRY.search(head)
            return Answer(int(status[1]), None if retry is None else float(retry[1]))
