"""Play that needs no thought: random play to the end, which benchmarks, simulations and searches share; answers without a choice."""

from __future__ import annotations

from mypy_extensions import i64

from gusher.core.rng import Rng
from gusher.core.rules import State


class Tally:
    """How much happened in a playout. Only decisions with two options or more are counted as decisions."""

    def __init__(self) -> None:
        self.decisions: i64 = 0
        self.chance: i64 = 0


def playout(s: State, rng: Rng, tally: Tally, most: i64 = 1_000_000) -> None:
    """Play until the game is over or `most` decisions were made."""
    decisions: i64 = 0
    chance: i64 = 0
    while not s.over and decisions < most:
        if s.chance:
            s.apply(s.sample(rng))
            chance += 1
        else:
            options = s.choices()
            count: i64 = len(options)
            if count == 1:
                s.apply(options[0])
            else:
                s.apply(options[rng.below(count)])
                decisions += 1
    tally.decisions += decisions
    tally.chance += chance


def answer_sole(s: State) -> None:
    """Carry out private decisions with one option, as long as they follow one another."""
    only = s.sole()
    while only is not None:
        s.apply(only)
        only = s.sole()
