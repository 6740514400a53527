"""Where somebody calls from, as far as it can be told: through a proxy that we trust, by what that proxy says."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

from starlette.types import Scope

from gusher.core.errors import SetupError

HOUSEHOLD: Final = 64  # bits of an IPv6 address that are one household's


class Proxies:
    """The addresses whose word on who calls counts. They are not counted themselves: everybody comes through them."""

    def __init__(self, written: Iterable[str]) -> None:
        self.networks: list[IPv4Network | IPv6Network] = []
        for each in written:
            try:
                self.networks.append(ip_network(each))
            except ValueError:
                raise SetupError(
                    "'{address}' is no address or network of a proxy; write for example 10.0.0.7 or 10.0.0.0/24", address=each
                ) from None
        self.named = lru_cache(maxsize=1000)(self.name)

    def name(self, host: str) -> str | None:
        """What an address is counted under: itself, or the network of its household; None if it is a proxy or no address at all."""
        try:
            address = ip_address(host.partition("%")[0])
        except ValueError:
            return None
        if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
            address = address.ipv4_mapped
        if any(address in network for network in self.networks):
            return None
        if isinstance(address, IPv6Address):
            return str(ip_network((address, HOUSEHOLD), strict=False))
        return str(address)

    def of(self, scope: Scope) -> str | None:
        """The address of a request, after uvicorn has put in what the proxy said."""
        client = scope.get("client")
        return self.named(client[0]) if client else None
