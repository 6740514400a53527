"""Links that end notices of one kind by one channel, for whoever has the notice: signed, without a session, for ever."""

from __future__ import annotations

import base64
import hashlib
import hmac
from typing import Final

BYTES: Final = 18


def token(key: str, person: int, channel: str, kind: str) -> str:
    said = f"{person}.{channel}.{kind}"
    return f"{said}.{signature(key, said)}"


def read(key: str, token: str) -> tuple[int, str, str] | None:
    """Person, channel and kind, if we have signed it."""
    said, _, signed = token.rpartition(".")
    if not token.isascii() or not hmac.compare_digest(signed, signature(key, said)):
        return None
    person, channel, kind = said.split(".")
    return int(person), channel, kind


def signature(key: str, said: str) -> str:
    digest = hmac.new(key.encode(), f"end {said}".encode(), hashlib.sha256).digest()
    return base64.urlsafe_b64encode(digest[:BYTES]).decode()
