"""Luck that is fixed when a table begins, and that anybody can check afterwards.

The engine knows nothing of this: whoever drives a table (the server, the terminal) draws with the generators of its `Luck`. This is how
they are made, to the byte, so that a stranger can make them too. All text is ASCII; hexadecimal digits are small letters.

- *seed*: 32 random bytes, drawn when the table is made and kept secret until the game is over.
- *commitment*: SHA-256(seed), 64 hexadecimal digits, shown to everybody from then on.
- *nonces*: one for each seat in seat order. Whoever sits down adds 16 random bytes, as 32 hexadecimal digits; a bot, and a person whose
  program sends none, has the empty text. They are fixed when the game begins.
- *luck* = HMAC-SHA-256(key: seed, message: the table's id and the nonces, with a line feed between each two of them).
- *a draw*: HMAC-SHA-256(key: luck, message: `chance N`), where N counts the chances before it that stand.
- *a bot's answer*: HMAC-SHA-256(key: luck, message: `bot SEAT N`), where N counts all entries that stand when it is asked.
- *generator*: `core.rng.Rng` with the first 12 bytes of such a digest, read as a big-endian number. These 96 bits are all that its
  constructor takes: the lower 64 go through a mixing that can be undone into two of its words, the next 32 are the third, the fourth is
  a counter; any higher bit would be lost. Each draw has a generator of its own, however many numbers it needs.

So a draw depends on seed, table, nonces and its place among the draws that stand. What is taken back leaves no trace in it: to choose again
meets the same luck, and to check a record nobody needs to know what was taken back.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Iterable
from typing import Final

from mypy_extensions import mypyc_attr

from gusher.core.record import Entry
from gusher.core.rng import Rng

SEED_BYTES: Final = 32
RNG_BYTES: Final = 12
SEED: Final = re.compile(r"[0-9a-f]{64}")
NONCE: Final = re.compile(r"([0-9a-f]{32})?")
TABLE: Final = re.compile(r"[0-9A-Za-z_-]{1,64}")


@mypyc_attr(allow_interpreted_subclasses=True)
class Luck:
    """All luck of one game, known to its driver alone until the game is over."""

    def __init__(self, seed: str, table: str, nonces: list[str]) -> None:
        self.seed = seed
        self.table = table
        self.nonces = nonces
        luck = keyed(bytes.fromhex(seed), "\n".join([table, *nonces]))
        self._keyed = hmac.new(luck, digestmod="sha256")  # made once: to look the algorithm up takes longer than a draw

    @property
    def commitment(self) -> str:
        return commitment(self.seed)

    def chance(self, before: int) -> Rng:
        """What draws the chance that comes after so many others."""
        return self.generator(f"chance {before}")

    def bot(self, seat: int, before: int) -> Rng:
        """What a bot may roll its own dice with, when it is asked after so many entries."""
        return self.generator(f"bot {seat} {before}")

    def generator(self, message: str) -> Rng:
        keyed = self._keyed.copy()
        keyed.update(message.encode())
        return Rng(int.from_bytes(keyed.digest()[:RNG_BYTES], "big"))

    def sealed(self) -> dict[str, object]:
        """What everybody may know of it from the beginning, for the head of a record."""
        return {"table": self.table, "commitment": self.commitment}

    def opened(self) -> dict[str, object]:
        """All of it, for the head of a record by which it can be checked."""
        return self.sealed() | {"seed": self.seed, "nonces": self.nonces}


class Unfixed:
    """The luck of a game that began before luck was fixed: drawn when it is needed, and nobody can check it."""

    def __init__(self, rng: Rng | None = None) -> None:
        self.rng = rng or Rng(secrets.randbits(8 * RNG_BYTES))

    def chance(self, before: int) -> Rng:
        return self.rng

    def bot(self, seat: int, before: int) -> Rng:
        return self.rng


def new_seed() -> str:
    return secrets.token_hex(SEED_BYTES)


def seed_from(number: int) -> str:
    """The seed of a game that is to be the same for the same number."""
    return hashlib.sha256(f"seed {number}".encode()).hexdigest()


def commitment(seed: str) -> str:
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def chances(entries: Iterable[Entry]) -> int:
    """How many of these were chance."""
    return sum(1 for entry in entries if entry.seat is None)


def keyed(key: bytes, message: str) -> bytes:
    return hmac.digest(key, message.encode(), "sha256")
