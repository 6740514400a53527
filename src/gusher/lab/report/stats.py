"""The little statistics that a report needs."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist

CONFIDENCE = 0.95


@dataclass(frozen=True)
class Share:
    """A share of so many cases, and between what it lies with 95 % confidence."""

    value: float
    low: float
    high: float
    cases: float

    def differs(self, fair: float, chances: int = 1) -> bool:
        """Whether it is farther from the fair share than luck would bring one of so many shares, once in twenty times."""
        if not self.cases:
            return False
        sure = wilson(self.value * self.cases, self.cases, 1 - (1 - CONFIDENCE) / chances)
        return not sure.low <= fair <= sure.high


def wilson(successes: float, cases: float, confidence: float = CONFIDENCE) -> Share:
    """The interval of Wilson, which stays within 0 and 1 and is honest for few cases. Shared wins are parts of a success."""
    if cases <= 0:
        return Share(0.0, 0.0, 1.0, 0)
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    value = successes / cases
    middle = (value + z * z / (2 * cases)) / (1 + z * z / cases)
    half = z / (1 + z * z / cases) * sqrt(value * (1 - value) / cases + z * z / (4 * cases * cases))
    return Share(value, max(0.0, middle - half), min(1.0, middle + half), cases)


@dataclass(frozen=True)
class Mean:
    """A mean, and between what it lies with 95 % confidence."""

    value: float
    low: float
    high: float


def mean_of(total: float, squares: float, cases: int) -> Mean:
    value = total / cases
    spread = sqrt(max(0.0, squares / cases - value * value) / cases)
    half = NormalDist().inv_cdf((1 + CONFIDENCE) / 2) * spread
    return Mean(value, value - half, value + half)


def bin_width(low: float, high: float, most: int = 40) -> int:
    """The least round width with which so many bins are enough."""
    width = 1
    while (high - low + 1) / width > most:
        for factor in (2, 5, 10):
            if (high - low + 1) / (width * factor) <= most:
                return width * factor
        width *= 10
    return width


def ticks(low: float, high: float, count: int = 6) -> list[float]:
    """Round numbers from low to high, about so many."""
    if high <= low:
        return [low]
    rough = (high - low) / count
    size = 10.0 ** len(str(int(rough))) / 10 if rough >= 1 else 1.0
    while size > rough:
        size /= 10
    step = next(size * factor for factor in (1, 2, 2.5, 5, 10) if size * factor >= rough)
    first = int(low / step) - 1
    found = [round(step * (first + number), 10) for number in range(int((high - low) / step) + 4)]
    return [value for value in found if low - step * 1e-6 <= value <= high + step * 1e-6]
