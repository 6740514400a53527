"""A small fast random generator, the same on every machine, Python version and build.

It is not part of any state: whoever drives a game owns one and draws chance outcomes with it.
"""

from __future__ import annotations

from typing import TypeVar

from mypy_extensions import i64

T = TypeVar("T")

MASK = 0xFFFFFFFF
MASK64 = 0xFFFFFFFFFFFFFFFF


class Rng:
    """sfc32 by Chris Doty-Humphrey: 128 bits of state, all arithmetic within 63 bits so that native integers never wrap."""

    a: i64
    b: i64
    c: i64
    counter: i64

    def __init__(self, seed: int, stream: int = 0, like: Rng | None = None) -> None:
        """The same seed with another stream gives an independent generator: one a game, one a bot, one a job. Who needs the same again and
        again gets it sooner from one that was made before (`like`), and has drawn nothing since."""
        if like is not None:
            self.a = like.a
            self.b = like.b
            self.c = like.c
            self.counter = like.counter
            return
        mixed = (seed * 0x9E3779B97F4A7C15 + stream * 0xD1B54A32D192ED03 + 0x2545F4914F6CDD1D) & MASK64
        mixed ^= mixed >> 31
        mixed = mixed * 0xBF58476D1CE4E5B9 & MASK64
        mixed ^= mixed >> 27
        mixed = mixed * 0x94D049BB133111EB & MASK64
        self.a = mixed & MASK
        self.b = mixed >> 32
        self.c = (seed >> 64 ^ stream) & MASK
        self.counter = 1
        for _turn in range(12):
            self.next32()

    def next32(self) -> i64:
        mask: i64 = 0xFFFFFFFF
        c = self.c
        drawn = (self.a + self.b + self.counter) & mask
        self.counter = (self.counter + 1) & mask
        self.a = self.b ^ (self.b >> 9)
        self.b = (c + (c << 3)) & mask
        self.c = ((((c << 21) | (c >> 11)) & mask) + drawn) & mask
        return drawn

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1. For n up to a million the bias is below one in four thousand million draws."""
        return (self.next32() * n) >> 32


def draw(weighted: list[tuple[T, int]], rng: Rng) -> T:
    """One of these, each as often as it weighs."""
    total: i64 = 0
    for _, weight in weighted:
        total += weight
    left = rng.below(total)
    for thing, weight in weighted:
        left -= weight
        if left < 0:
            return thing
    raise AssertionError("nothing to draw from")
