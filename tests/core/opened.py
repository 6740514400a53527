"""Games of Oilfield to test the core with.

Interpreted classes cannot be derived from compiled ones, so a game made up for these tests would run on the pure build only. Oilfield has
frames of all four kinds, and runs on both.
"""

from __future__ import annotations

from gusher.core.record import Match, Record
from gusher.core.rng import Rng
from gusher.games.oilfield import GAME
from gusher.games.oilfield.rules.table import Table


def opened(seats: int = 3, seed: int = 1, **options: object) -> Match:
    """A match at its first decision."""
    match = Match(Record(GAME, seats, options))
    draw_all(match, Rng(seed))
    return match


def draw_all(match: Match, rng: Rng) -> None:
    while match.state.chance:
        match.draw(rng)


def do(match: Match, transcript: str) -> None:
    """Actions in notation, parted by commas, each played by the first seat that is asked."""
    for notation in transcript.split(","):
        match.play(match.state.awaiting[0], GAME.action(notation.strip()))


def finished(seats: int = 3, seed: int = 1) -> Match:
    """A short match, played at random to its end."""
    match = opened(seats, seed, max_rounds=2)
    rng = Rng(seed)
    while not match.state.over:
        if match.state.chance:
            match.draw(rng)
        else:
            options = match.state.choices()
            match.play(match.state.awaiting[0], options[rng.below(len(options))])
    return match


def table(match: Match) -> Table:
    assert isinstance(match.state, Table)
    return match.state
