"""`python -m tests.conformance.many GAME COUNT`: play that many random games over all seat counts and option sets.

One game of a hundred is put to all laws. Ends with one line that says how many were played; a game that does not end, or that breaks a
law, stops it.
"""

from __future__ import annotations

import sys

from gusher.conformance.cases import Case, Played, cases
from gusher.conformance.laws import LAWS
from gusher.core.playout import Tally, playout
from gusher.core.rng import Rng

LONGEST = 100_000  # decisions
SAMPLE = 100  # one game of so many is put to the laws


def play(case: Case, number: int, tally: Tally) -> None:
    s = case.game.start(case.seats, **case.options)
    rng = Rng(case.seed(number))
    while not s.over and not s.awaiting:
        s.apply(s.sample(rng))
    goods = s.census()
    playout(s, rng, tally, LONGEST)
    assert s.over, f"{case} {number}: not over after {LONGEST} decisions"
    assert s.census() == goods, f"{case} {number}: goods are not conserved"
    assert min(s.ranking()) == 1


def main(name: str, count: int) -> None:
    found = [case for case in cases() if case.game.name == name]
    tally = Tally()
    sampled = 0
    for index in range(count):
        case, number = found[index % len(found)], index // len(found)
        play(case, number, tally)
        if index % SAMPLE == index // len(found) % SAMPLE:
            for law in LAWS:
                law(Played(case, number))
            sampled += 1
    sys.stdout.write(f"{count} games of {name} in {len(found)} cases, {tally.decisions} decisions, {sampled} games put to all laws\n")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
