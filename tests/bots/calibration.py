"""`python -m tests.bots.calibration GAME COUNT [FOLDER]`: is a winning chance what it says it is?

Four `learned` play; at so many of their decisions, at most four a game, the review is asked for the chance of the seat that chooses, after
what it chose. In ten bins of chances the mean and the share of games that were won must not differ by more than four points, beyond what so
many positions can show. With a folder it draws the plot there.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from statistics import fmean

import gusher
from gusher.bots import bot
from gusher.core.rng import Rng
from gusher.core.view import Observation
from gusher.review.asking import opinion

SEATS = 4
SEED = 78  # what a setting says of its chances (`sure`, `rosy`) was made out in other games
A_GAME = 4  # positions
ITERATIONS = 32
BINS = 10
ALLOWED = 0.04


@dataclass
class Bin:
    """Positions whose chances are alike."""

    chances: list[float]
    won: list[float]

    @property
    def off(self) -> float:
        return abs(fmean(self.chances) - fmean(self.won))

    @property
    def error(self) -> float:
        """One standard error of the share won; positions of a game share its end, so games count and not positions."""
        share = min(max(fmean(self.won), 0.02), 0.98)
        return sqrt(share * (1 - share) * A_GAME / len(self.won)) if len(self.won) > A_GAME else 1.0


def asked(name: str, number: int) -> list[tuple[float, float]]:
    """The chances that were told in one game, each with what came of it."""
    game = gusher.game(name)
    nature, rng = Rng(SEED, 2 * number), Rng(SEED, 2 * number + 1)
    players = [bot("learned", name) for _ in range(SEATS)]
    s = game.start(SEATS)
    told: list[tuple[int, float]] = []
    decisions = 0
    while not s.over:
        if s.chance:
            s.apply(s.sample(nature))
            continue
        seat = int(s.actor)
        seen = Observation(s, seat)
        action = players[seat].choose(seen, rng)
        if len(seen.options) > 1:
            decisions += 1
            if rng.below(SPACING[name]) == 0 and len(told) < A_GAME:
                told.append((seat, opinion(name, Observation(s, seat), action, ITERATIONS, Rng(decisions, number)).chance))
        s.play(seat, action)
    places = s.ranking()
    return [(chance, 1 / places.count(1) if places[seat] == 1 else 0.0) for seat, chance in told]


SPACING: dict[str, int] = {}  # decisions of a game by positions that are asked for


def measure(name: str, count: int) -> list[Bin]:
    SPACING[name] = max(1, length(name) // A_GAME)
    bins = [Bin([], []) for _ in range(BINS)]
    done = number = 0
    while done < count:
        for chance, won in asked(name, number)[: count - done]:
            place = min(BINS - 1, int(chance * BINS))
            bins[place].chances.append(chance)
            bins[place].won.append(won)
            done += 1
        number += 1
    return bins


def length(name: str) -> int:
    """Decisions of a game."""
    s, rng = gusher.game(name).start(SEATS), Rng(1)
    player = bot("learned", name)
    decisions = 0
    while not s.over:
        if s.chance:
            s.apply(s.sample(rng))
            continue
        decisions += len(s.choices()) > 1
        s.play(s.actor, player.choose(Observation(s, s.actor), rng))
    return decisions


def plot(name: str, bins: list[Bin]) -> str:
    """Shares won over chances told; on the line both are the same."""
    size, edge = 300, 36

    def at(share: float) -> float:
        return round(edge + share * size, 1)

    def up(share: float) -> float:
        return round(edge + (1 - share) * size, 1)

    body = [f'<path d="M{at(0)} {up(0)}L{at(1)} {up(1)}" stroke="#999" fill="none"/>']
    for tick in (0, 0.25, 0.5, 0.75, 1):
        body.append(f'<text x="{at(tick)}" y="{up(0) + 18}" text-anchor="middle">{tick:.0%}</text>')
        body.append(f'<text x="{at(0) - 6}" y="{up(tick) + 4}" text-anchor="end">{tick:.0%}</text>')
    for each in bins:
        if each.won:
            x, y, error = fmean(each.chances), fmean(each.won), min(0.5, each.error)
            body.append(f'<path d="M{at(x)} {up(max(0, y - error))}V{up(min(1, y + error))}" stroke="#b04a1b"/>')
            body.append(f'<circle cx="{at(x)}" cy="{up(y)}" r="4" fill="#b04a1b"><title>{len(each.won)}</title></circle>')
    body.append(f'<text x="{at(0.5)}" y="20" text-anchor="middle" font-weight="bold">{gusher.game(name).title}</text>')
    whole = size + 2 * edge
    style = 'font-family="sans-serif" font-size="11"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {whole} {whole}" width="{whole}" {style}>{"".join(body)}</svg>\n'


def main(name: str, count: int, folder: str = "") -> int:
    bins = measure(name, count)
    wrong = [each for each in bins if each.won and each.off > ALLOWED + 2 * each.error]
    rows = ", ".join(f"{fmean(each.chances):.0%} told {fmean(each.won):.0%} won ({len(each.won)})" for each in bins if each.won)
    sys.stdout.write(f"{name}: {count} positions: {rows}{'; too far off' if wrong else ''}\n")
    if folder:
        Path(folder, f"calibration-{name}.svg").write_text(plot(name, bins), encoding="utf-8")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], int(sys.argv[2]), *sys.argv[3:4]))
