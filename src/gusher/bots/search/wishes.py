"""What is written after the name of a bot: `iterations=800`, `ms=200:processes=2`, `waver=0.05`."""

from __future__ import annotations

from math import isfinite

from gusher.bots.search.setting import Setting
from gusher.core.errors import SetupError

WHOLE = {
    "iterations": (1, 10_000_000),
    "ms": (1, 600_000),
    "processes": (1, 64),
    "horizon": (0, 10_000),
    "look": (0, 1000),
    "rivals": (0, 1000),
    "stray": (0, 100),
    "width": (0, 1000),
}
REAL = {"explore": (0.0, 100.0), "prior": (0.0, 1.0), "doubt": (0.0, 100.0), "win": (0.0, 1.0), "waver": (0.0, 10.0)}
WAVERING = ("waver",)  # what a learned player has that does not search
SEARCHING = tuple(name for name in (*WHOLE, *REAL) if name not in WAVERING)


class Wishes:
    """Settings that replace those of a level."""

    def __init__(self, numbers: dict[str, float], processes: int) -> None:
        self.numbers = numbers
        self.processes = processes

    def change(self, level: Setting) -> Setting:
        setting = level.copy()
        for name, number in self.numbers.items():
            setattr(setting, name, int(number) if name in WHOLE else number)
        if "iterations" in self.numbers:
            setting.ms = 0
        if "look" in self.numbers and "rivals" not in self.numbers:
            setting.rivals = setting.look
        return setting


def parse_wishes(text: str, allowed: tuple[str, ...] = SEARCHING) -> Wishes:
    numbers: dict[str, float] = {}
    for pair in text.split(":"):
        name, _, value = [part.strip() for part in pair.partition("=")]
        if name not in allowed:
            raise SetupError("this bot has no setting '{name}'; allowed: {allowed}", name=name, allowed=[*allowed])
        if name in numbers:
            raise SetupError("the setting {name} is given twice", name=name)
        numbers[name] = parse_number(name, value)
    if "iterations" in numbers and "ms" in numbers:
        raise SetupError("give a search iterations or ms, not both")
    processes = int(numbers.pop("processes", 1))
    return Wishes(numbers, processes)


def parse_number(name: str, value: str) -> float:
    least, most = WHOLE[name] if name in WHOLE else REAL[name]
    try:
        number = int(value) if name in WHOLE else float(value)
    except ValueError:
        number = least - 1
    if not (isfinite(number) and least <= number <= most):
        said = {"name": name, "least": least, "most": most, "value": value}
        if name in WHOLE:
            raise SetupError("the setting {name} must be a whole number from {least} to {most}, not '{value}'", **said)
        raise SetupError("the setting {name} must be a number from {least} to {most}, not '{value}'", **said)
    return number
