"""What decides every game of a simulation: the game, its options, the bots, who sits where, and a seed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from gusher.bots import bot
from gusher.core.errors import SetupError
from gusher.core.game import Game

MOST_DECISIONS = 100_000  # nobody plays longer: a game that is not over by then is given up

Seating = tuple[int, ...]  # for each seat the bot that sits there, by its place in the list of bots


@dataclass(frozen=True)
class Plan:
    """All of it is plain data, which can be sent to another process. `data` is the box, if it is not ours."""

    game: str
    data: dict[str, Any] | None
    seats: int
    options: dict[str, object]
    bots: tuple[str, ...]
    seed: int
    seatings: tuple[Seating, ...]  # game number i takes the i-th, over and over
    most_decisions: int = MOST_DECISIONS

    @property
    def fixed_seats(self) -> bool:
        return len(self.seatings) == 1


def plan(
    game: Game,
    seats: int,
    bots: list[str],
    seed: int = 0,
    options: dict[str, object] | None = None,
    fixed_seats: bool = False,
    most_decisions: int = MOST_DECISIONS,
    seatings: tuple[Seating, ...] | None = None,
) -> Plan:
    """A plan that can be played; refuses any other. Unless told otherwise each bot moves one seat on with every game."""
    complete = game.complete(seats, options or {})
    if seatings is None:
        if len(bots) != seats:
            raise SetupError("{count} bots are named for {seats} seats", count=len(bots), seats=seats)
        seatings = tuple(tuple((seat - turn) % seats for seat in range(seats)) for turn in range(1 if fixed_seats else seats))
    for name in bots:
        bot(name, game.name)
    box = game.data if game.custom_data else None
    return Plan(game.name, box, seats, complete, tuple(bots), seed, seatings, most_decisions)
