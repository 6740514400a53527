"""`python -m tests.bots.strength GAME COUNT`: does `master` beat three of `search`, `search` three of `greedy`, and `greedy` three of
`random`, with rotated seats?

Each should win at least twice its fair share; it fails where the games are enough to say that it does not.
"""

from __future__ import annotations

import os
import sys
from math import sqrt

import gusher
from gusher.lab.commands.simulate import simulate

SEATS = 4
RIVALS = (("master", "search-hard"), ("search-hard", "greedy"), ("greedy", "random"))


def share(game: str, strong: str, other: str, count: int, jobs: int = 1) -> float:
    """The part of so many games that one wins against three of the other."""
    played = simulate(gusher.game(game), SEATS, count, [strong] + [other] * (SEATS - 1), seed=1, jobs=jobs)
    return played.win_share[0] or 0.0


def main(name: str, count: int) -> int:
    shares = {f"{strong} against three {other}": share(name, strong, other, count, os.cpu_count() or 1) for strong, other in RIVALS}
    doubt = 2 * sqrt(0.25 / count)
    weak = [who for who, won in shares.items() if won + doubt < 2 / SEATS]
    said = "; ".join(f"{who} {won:.1%} of {count}" for who, won in shares.items())
    sys.stdout.write(f"{name}: {said}{', too little' if weak else ''}\n")
    return 1 if weak else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], int(sys.argv[2])))
