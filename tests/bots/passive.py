"""`python -m tests.bots.passive COUNT`: play that many games of Oilfield in which some seats only pass, and the others are `greedy`.

Over all seat counts, editions and numbers of passive seats, at least one. Ends with one line that says how many were played and how long
the longest took; a game that does not end stops it.
"""

from __future__ import annotations

import sys

import gusher
from gusher.bots import Bot, bot
from gusher.core.rng import Rng
from gusher.core.rules import Action
from gusher.core.view import Observation
from gusher.games.oilfield import GAME
from gusher.games.oilfield.rules.table import Table

LONGEST = 200  # rounds; `greedy` alone needs 15 to 25
PASSING = ("decline", "stop", "done", "refuse")
IDLE = ("place subsidy", "place first_player", "place drill", "place lease_8", "card national")
EDITIONS = tuple(GAME.editions)


class Passive:
    """Never leases, builds, drills, sells or invests. It takes the subsidy, or, if it `roams`, blocks any space."""

    def __init__(self, roams: bool) -> None:
        self.roams = roams

    def choose(self, seen: Observation, rng: Rng) -> Action:
        for wish in PASSING if self.roams else PASSING + IDLE:
            for option in seen.options:
                if option.notation.startswith(wish):
                    return option
        return seen.options[rng.below(len(seen.options))]


def play(number: int) -> Table:
    """The game of that number; what it is like follows from the number alone."""
    rng = Rng(number)
    seats = 2 + rng.below(4)
    passive = 1 + rng.below(seats - 1)
    first = rng.below(seats)
    roams = rng.below(2) == 0
    edition = EDITIONS[rng.below(len(EDITIONS))]
    s = GAME.start(int(seats), edition=edition, advanced=rng.below(2) == 0)
    assert isinstance(s, Table)
    players: list[Bot] = [Passive(roams) if (seat - first) % seats < passive else bot("greedy", "oilfield") for seat in range(int(seats))]
    while not s.over and s.round <= LONGEST:
        if s.chance:
            s.apply(s.sample(rng))
        else:
            seat = s.awaiting[0]
            s.play(seat, players[seat].choose(Observation(s, seat), rng))
    assert s.over, f"game {number}: not over after {LONGEST} rounds ({seats} seats, {passive} passive from seat {first}, {edition})"
    return s


def main(count: int) -> None:
    longest = max(int(play(number).round) for number in range(count))
    sys.stdout.write(f"{count} games with passive seats all ended, the longest in round {longest} ({gusher.build()})\n")


if __name__ == "__main__":
    main(int(sys.argv[1]))
