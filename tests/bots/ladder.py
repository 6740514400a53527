"""`python -m tests.bots.ladder GAME COUNT`: is each level for people a step that is felt?

So many games of two against the level below, with rotated seats: the upper one should win 65 to 75 of 100. It fails where the games are
enough to say that it does not.
"""

from __future__ import annotations

import os
import sys
from itertools import pairwise
from math import sqrt

import gusher
from gusher.lab.commands.simulate import simulate

LEAST, MOST = 0.65, 0.75


def steps(game: str, count: int, jobs: int = 1) -> dict[str, float]:
    """For each level but the first the part of the games that it wins against the one below."""
    found = {}
    for below, above in pairwise(gusher.game(game).ladder()):
        found[above] = simulate(gusher.game(game), 2, count, [above, below], seed=3, jobs=jobs).win_share[0] or 0.0
    return found


def main(name: str, count: int) -> int:
    found = steps(name, count, os.cpu_count() or 1)
    doubt = 2 * sqrt(0.25 / count)
    odd = [level for level, won in found.items() if not LEAST - doubt <= won <= MOST + doubt]
    said = "; ".join(f"{level} {won:.1%}" for level, won in found.items())
    sys.stdout.write(f"{name}: of {count} games against the level below: {said}{f'; not a step: {odd}' if odd else ''}\n")
    return 1 if odd else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], int(sys.argv[2])))
