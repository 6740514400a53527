"""By which rules the other servers play. While some of two versions run, a table keeps the name of its own rules as long as anybody who
lives has these; who has others plays along, as far as they lead to the same (`arbiters`), and goes on by them when nobody else has.
"""

from __future__ import annotations

import asyncio
import json
import zlib
from collections.abc import Mapping
from typing import Protocol

from sqlalchemy import Connection, select

from gusher import registry
from gusher.server.rooms.tables import Tables
from gusher.server.stores.schema import tables
from gusher.server.upgrades.comparing import version_of

Ruleset = tuple[str, str, str]  # a game, its rules and its box


class Ruled(Protocol):
    """What a table says of its rules."""

    @property
    def game(self) -> str: ...
    @property
    def rules(self) -> str: ...
    @property
    def data(self) -> str: ...
    @property
    def box(self) -> str | None: ...


class Versions:
    def __init__(self, rooms: Tables) -> None:
        self.rooms = rooms
        self.plays = ours()
        self.own = rulesets(self.plays)
        self.played: dict[str, set[Ruleset]] = {}  # by the others
        self.differing: set[str] = set()  # games that one of them plays by other rules than we do
        self.task: asyncio.Task[None] | None = None

    def learn(self, told: Mapping[str, str | None]) -> None:
        """What each of the others who live has said of itself; those that end soon say nothing, nor did those of former times. Nobody
        waits for what follows: a room may be busy."""
        played = {server: rulesets(plays) for server, plays in told.items() if plays is not None}
        if played != self.played:
            self.played = played
            self.differing = {each[0] for one in played.values() for each in one - self.own}
            self.task = asyncio.create_task(self.rooms.go_on())

    def differ(self, game: str) -> bool:
        return game in self.differing

    def has(self, table: Ruled) -> bool:
        """Whether any of them plays that table by the rules that it names, and out of its box."""
        return any(fits(one, table) for one in self.played.values())

    def arbiter(self, table: Ruled, name: str) -> str | None:
        """One who does, the same for everybody who asks."""
        able = [server for server, one in self.played.items() if fits(one, table)]
        return min(able, key=lambda server: zlib.crc32(f"{server} {name}".encode()), default=None)

    def leave_to_us(self, connection: Connection, table: str) -> bool:
        """Whether it is not for others alone to work there."""
        query = select(tables.c.game, tables.c.rules, tables.c.data, tables.c.box).where(tables.c.id == table)
        row = connection.execute(query).first() if self.differing else None
        return row is None or fits(self.own, row) or not self.has(row)


def fits(played: set[Ruleset], table: Ruled) -> bool:
    return any((game, rules) == (table.game, table.rules) and (table.box is not None or data == table.data) for game, rules, data in played)


def rulesets(plays: str) -> set[Ruleset]:
    return {(game, *version) for game, version in json.loads(plays).items()}


def ours() -> str:
    return json.dumps({game.name: version_of(game) for game in registry.games()})
