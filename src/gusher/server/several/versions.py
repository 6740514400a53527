"""By which rules the other servers play. While some of two versions run, a table keeps the name of its own rules as long as anybody who
lives has these; who has others plays along, as far as they lead to the same (`Tables.stamp`), and goes on by them when nobody else has.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable

from gusher import registry
from gusher.server.rooms.tables import Tables
from gusher.server.stores.store import TableRow
from gusher.server.upgrades.comparing import version_of

Ruleset = tuple[str, str, str]  # a game, its rules and its box


class Versions:
    def __init__(self, rooms: Tables) -> None:
        self.rooms = rooms
        self.played: set[Ruleset] = set()  # by the others
        self.task: asyncio.Task[None] | None = None

    def learn(self, told: Iterable[str | None]) -> None:
        """What each of the others who live has said of itself; those of former times say nothing. Nobody waits for what follows: a room
        may be busy."""
        played = {(game, *version) for each in told if each is not None for game, version in json.loads(each).items()}
        if played != self.played:
            self.played = played
            self.task = asyncio.create_task(self.rooms.go_on())

    def has(self, table: TableRow) -> bool:
        """Whether any of them plays that table by the rules that it names, and out of its box."""
        return any(
            (game, rules) == (table.game, table.rules) and (table.box is not None or data == table.data)
            for game, rules, data in self.played
        )


def ours() -> str:
    return json.dumps({game.name: version_of(game) for game in registry.games()})
