"""Ratings as a fold over rated games, in the order of their end. The same games give the same numbers.

Who gave a game up, or let a bot play for him, is behind all who did not; among those who did, nobody is ahead. A seat that nobody is known
for, because its person was deleted, is a newcomer each time.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from gusher.skill import START, Belief, after

LAST: Final = 1_000


@dataclass(frozen=True, slots=True)
class Finish:
    """How somebody came out of a game."""

    seat: int
    person: int | None
    place: int
    gave_up: bool = False


@dataclass(frozen=True, slots=True)
class Rated:
    """A rated game that is over."""

    table: str
    ended: float
    finishes: tuple[Finish, ...]


@dataclass(frozen=True, slots=True)
class Rung:
    """Where somebody stands in one game."""

    belief: Belief = START
    games: int = 0
    wins: int = 0


# A seat at a table, with the rating of its person after that game.
Mark = tuple[str, int, Belief]


def fold(careers: dict[int, Rung], games: Iterable[Rated]) -> list[Mark]:
    """Go on with these careers; what each game has made of them."""
    marks: list[Mark] = []
    for game in games:
        if all(finish.gave_up for finish in game.finishes):
            continue
        before = [careers.get(finish.person, Rung()) if finish.person is not None else Rung() for finish in game.finishes]
        places = [LAST if finish.gave_up else finish.place for finish in game.finishes]
        first = min(places)
        beliefs = after([career.belief for career in before], places)
        for finish, career, place, belief in zip(game.finishes, before, places, beliefs, strict=True):
            if finish.person is not None:
                careers[finish.person] = Rung(belief, career.games + 1, career.wins + (place == first))
            marks.append((game.table, finish.seat, belief))
    return marks
