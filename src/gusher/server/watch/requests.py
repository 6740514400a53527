"""Which request something is done for: an id that a person can quote and a line of the log has.

Made here, or taken from a proxy that we believe. Who opens a stream has one for all of it; the commands in it are numbered.
"""

from __future__ import annotations

import re
import secrets
from contextvars import ContextVar
from typing import Final

WELL_FORMED: Final = re.compile(r"[A-Za-z0-9_-]{8,64}")
HEADER: Final = "X-Request-Id"


class RequestName:
    """`number` counts the commands of a stream. Nothing is made of it until somebody writes a line."""

    __slots__ = ("id", "number", "table")

    def __init__(self, given: str | None = None) -> None:
        self.id = given if given is not None and WELL_FORMED.fullmatch(given) else secrets.token_hex(8)
        self.number = 0
        self.table = ""

    def __str__(self) -> str:
        return f"{self.id}.{self.number}" if self.number else self.id


asked: ContextVar[RequestName | None] = ContextVar("asked", default=None)
