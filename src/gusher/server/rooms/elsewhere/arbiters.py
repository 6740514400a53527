"""Who decides what a choice leads to, at a table whose rules are not ours: a server that has them, as long as one lives.

Where servers of two versions run, each plays the tables of its own. Of the others it shows what an arbiter has written once that is
compared with what its own rules make of it, and what its people choose there an arbiter carries out.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Protocol

from gusher.server.stores.store import InDoubt, LogRow, Person, Store, TableRow
from gusher.server.upgrades.rows import stamps_of
from gusher.server.upgrades.stamps import Stamps
from gusher.server.wire import Play

if TYPE_CHECKING:
    from gusher.server.rooms.room import Room


class Unproven(InDoubt):
    """No arbiter has said yet what came of it. Whoever asks again will know."""


class Arbiters(Protocol):
    def differ(self, game: str) -> bool:
        """Whether somebody plays that game by other rules than ours, and so compares what we write."""
        ...

    def has(self, table: TableRow) -> bool:
        """Whether another server plays that table by the rules that it names."""
        ...

    async def proof(self, table: TableRow, moments: int) -> Stamps:
        """The stamps of a table: of so many moments, as long as there is somebody to wait for. Raises `Unproven` if that takes too long."""
        ...

    async def entrust(self, room: Room, person: Person, command: Play, key: str) -> int:
        """Have a choice carried out, and follow: the length of the log after it. The lock is held. Raises `Conflict` if it is to be decided
        anew, `Unproven` if nobody answers."""
        ...


class NoArbiters:
    """Where there is no other server, or none is known."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def differ(self, game: str) -> bool:
        return False

    def has(self, table: TableRow) -> bool:
        return False

    async def proof(self, table: TableRow, moments: int) -> Stamps:
        return await self.store.read(partial(stamps_of, table=table.id))

    async def entrust(self, room: Room, person: Person, command: Play, key: str) -> int:
        raise Unproven


async def not_shared(room: Room, anew: bool = False) -> None:
    """There is nobody who could have written beside us."""
    room.spoil()


def commands_in(rows: Sequence[LogRow]) -> dict[str, int]:
    """With the length of the log after each: chances belong to the command that led to them."""
    found: dict[str, int] = {}
    command: str | None = None
    for row in rows:
        if row.seat is not None or row.back_to is not None:
            command = row.command
        if command is not None:
            found[command] = row.seq + 1
    return found
