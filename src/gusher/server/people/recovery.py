"""Codes to print and to come back with.

Twenty-five signs out of 32, which is 125 bits of chance: nobody guesses that, and so a plain SHA-256 is what is stored. A code holds until
another is made in its place.
"""

from __future__ import annotations

import secrets
from typing import Final

from gusher.server.people.sessions import digest

SIGNS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # without those that are taken for another
GROUPS: Final = 5
READ_AS: Final = str.maketrans("OIL", "011")


def new_code() -> str:
    """As it is printed: five groups of five."""
    return "-".join("".join(secrets.choice(SIGNS) for _ in range(GROUPS)) for _ in range(GROUPS))


def hashed(typed: str) -> str | None:
    """What is stored of a code, however it was typed; None if it is none."""
    signs = "".join(sign for sign in typed[:200].upper().translate(READ_AS) if sign.isascii() and sign.isalnum())
    if len(signs) != GROUPS * GROUPS or not set(signs) <= set(SIGNS):
        return None
    return digest(f"recovery {signs}")
