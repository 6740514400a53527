"""`python -m tests.ratings.known TRIALS`: players of known strength, who finish as the Plackett-Luce model says, are ordered right.

A pool of twelve meets at tables of three to five, chosen at random; each comes before the next weaker one in two of three games. After
`GAMES` games each, two neighbours in strength stand in the right order in 95 of 100 cases, those who are two apart in 99.
"""

from __future__ import annotations

import random
import sys
from dataclasses import dataclass
from typing import Final

from gusher.server.profiles.fold import Finish, Rated, Rung, fold

PLAYERS: Final = 12
PACE: Final = 2.0  # how many times as strong as the next
SEATS: Final = (3, 4, 5)
GAMES: Final = 70  # of each player, about; docs/ratings.md names it
SURE: Final = 0.95
SURER: Final = 0.99


@dataclass(frozen=True, slots=True)
class Seen:
    """How many neighbours were compared, and how many of them stood in the right order; the same for those two apart."""

    pairs: int
    right: int
    apart: int
    apart_right: int


def order(worths: list[float], chance: random.Random) -> list[int]:
    """Players by place: the next one is drawn among those who are left, by worth."""
    left = list(range(len(worths)))
    found = []
    while left:
        (first,) = chance.choices(left, [worths[each] for each in left])
        left.remove(first)
        found.append(first)
    return found


def games(number: int, chance: random.Random) -> list[Rated]:
    """So many for each player on average; who is stronger has the smaller number."""
    worths = [PACE**-player for player in range(PLAYERS)]
    played: list[Rated] = []
    seated = 0
    while seated < number * PLAYERS:
        at_table = chance.sample(range(PLAYERS), chance.choice(SEATS))
        places = order([worths[player] for player in at_table], chance)
        finishes = tuple(Finish(seat, player, places.index(seat) + 1) for seat, player in enumerate(at_table))
        played.append(Rated(f"t{len(played):05}", float(len(played)), finishes))
        seated += len(at_table)
    return played


def trial(seed: int, number: int = GAMES) -> Seen:
    careers: dict[int, Rung] = {}
    fold(careers, games(number, random.Random(seed)))
    mu = [careers[player].belief.mu for player in range(PLAYERS)]
    near = [mu[player] > mu[player + 1] for player in range(PLAYERS - 1)]
    far = [mu[player] > mu[player + 2] for player in range(PLAYERS - 2)]
    return Seen(len(near), sum(near), len(far), sum(far))


def shares(trials: int, number: int = GAMES) -> tuple[float, float]:
    """How often neighbours, and those two apart, stand in the right order."""
    seen = [trial(seed, number) for seed in range(trials)]
    near = sum(each.right for each in seen) / sum(each.pairs for each in seen)
    far = sum(each.apart_right for each in seen) / sum(each.apart for each in seen)
    return near, far


def main(trials: int) -> int:
    near, far = shares(trials)
    line = f"{trials} pools of {PLAYERS}, {GAMES} games each: {near:.1%} of neighbours and {far:.1%} of those two apart in the right order"
    sys.stdout.write(line + "\n")
    return 0 if near >= SURE and far >= SURER else 1


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1])))
