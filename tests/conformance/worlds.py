"""`python -m tests.conformance.worlds POSITIONS [GAME …]`: parallel worlds from that many positions of each game.

Every viewer is tried at each, over all seat counts and options; what differs is counted.
"""

from __future__ import annotations

import sys
from collections import Counter

from gusher.conformance.cases import Played, cases
from gusher.conformance.worlds import Differs, look
from gusher.registry import games


def main(positions: int, names: list[str]) -> int:
    differences = 0
    for game in games():
        if names and game.name not in names:
            continue
        found = [case for case in cases() if case.game.name == game.name]
        leaks: Counter[str] = Counter()
        begun = compared = number = 0
        while begun < positions or number < len(found):
            played = Played(found[number % len(found)], number // len(found))
            for _ in range(max(1, positions // len(found))):
                begun += 1
                try:
                    compared += look(played.case, played.states[played.rng.below(len(played.states))], played.rng)
                except Differs as leak:
                    leaks[leak.kind] += 1
            number += 1
        sys.stdout.write(
            f"{game.name}: worlds from {begun} positions of {number} games in {len(found)} cases, for every viewer, "
            f"compared {compared} times, {leaks.total()} differences\n"
        )
        for name, count in leaks.most_common():
            sys.stdout.write(f"  {count} times {name}\n")
        sys.stdout.flush()
        differences += leaks.total()
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), sys.argv[2:]))
