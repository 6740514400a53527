"""`python -m tests.bots.strength FIGURE GAME COUNT`: how strong the players are, each held against others in rotated seats.

One of them sits with copies of another, as many games as that; each figure says what the one should win at least. It fails where the games
are enough to say that it does not.
"""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from math import sqrt
from typing import Final

import gusher
from gusher.bots.search.setting import Setting
from gusher.lab.commands.simulate import simulate

SEATS: Final = 4
MORE: Final = 4  # times the iterations
DEMANDING: Final = {"oilfield": 0.8}  # where `master` should win more of its games against `search`


@dataclass(frozen=True, slots=True)
class Rivals:
    """One against copies of another, and the share of the games that it should win."""

    one: str
    others: str
    seats: int
    least: float

    def __str__(self) -> str:
        return f"{self.one} against {self.seats - 1} {self.others}"


def yardsticks(game: str) -> list[Rivals]:
    """What the others are measured by is as it was: each wins at least twice its fair share."""
    return [Rivals("search-hard", "greedy", SEATS, 0.5), Rivals("greedy", "random", SEATS, 0.5)]


def master(game: str) -> list[Rivals]:
    return [Rivals("master", "search-hard", SEATS, DEMANDING.get(game, 0.7)), Rivals("master", "greedy", SEATS, 0.9)]


def learned(game: str) -> list[Rivals]:
    return [Rivals("learned", "search-hard", SEATS, 0.45)]


def iterations(game: str) -> list[Rivals]:
    return [Rivals(f"master:iterations={MORE * usual(game).iterations}", "master", SEATS, 0.32)]


def seats(game: str) -> list[Rivals]:
    """One seat more and one fewer than usual, or two fewer where four are the most. It should win twice its fair share, but nobody wins
    every game of two."""
    counts = (3, 5) if max(gusher.game(game).seats) > SEATS else (2, 3)
    return [Rivals("master", "search-hard", count, min(0.8, 2 / count)) for count in counts]


FIGURES: Final = {each.__name__: each for each in (yardsticks, master, learned, iterations, seats)}


def usual(game: str) -> Setting:
    """What `master` of a game does at a choice, unless it is told otherwise."""
    return gusher.game(game).levels()["master"]


def share(game: str, one: str, others: str, count: int, jobs: int = 1, seats: int = SEATS) -> float:
    """The part of so many games that the one wins."""
    players = [one] + [others] * (seats - 1)
    return simulate(gusher.game(game), seats, count, players, seed=1, jobs=jobs).win_share[0] or 0.0


def main(figure: str, game: str, count: int) -> int:
    jobs = os.cpu_count() or 1
    shares = {each: share(game, each.one, each.others, count, jobs, each.seats) for each in FIGURES[figure](game)}
    weak = [rivals for rivals, won in shares.items() if won + 2 * error(won, count) < rivals.least]
    said = "; ".join(f"{rivals} {won:.1%} (± {error(won, count):.1%}, at least {rivals.least:.0%})" for rivals, won in shares.items())
    sys.stdout.write(f"{game}, {count} games each: {said}{'; too little' if weak else ''}\n")
    return 1 if weak else 0


def error(won: float, count: int) -> float:
    """One standard error of a share."""
    return sqrt(max(won * (1 - won), 0.01) / count)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2], int(sys.argv[3])))
