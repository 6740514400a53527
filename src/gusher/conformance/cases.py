"""What is played in conformance: every registered game x seat count x option sets that are read off its options. Nothing is listed."""

from __future__ import annotations

from zlib import crc32

from gusher.core.errors import SetupError
from gusher.core.game import Game, Option, spell
from gusher.core.record import Entry, Record
from gusher.core.rng import Rng
from gusher.core.rules import State
from gusher.registry import games

COMBINATIONS = 8  # of all options, for each seat count
POSITIONS = 12  # looked at closely in each game
LONGEST = 20_000  # entries of a record: a game that takes longer does not end


class Case:
    """A game with its seats and the options that differ from the default."""

    def __init__(self, game: Game, seats: int, name: str, options: dict[str, object]) -> None:
        self.game = game
        self.seats = seats
        self.option = name
        self.name = f"{game.name}-{seats}-{name}"
        self.options = options

    def __repr__(self) -> str:
        return f"{self.name} {self.options}"

    def seed(self, number: int) -> int:
        return crc32(self.name.encode()) * 1000 + number


class Played:
    """A game played at random: its record, and its state before every entry and at the end."""

    def __init__(self, case: Case, number: int) -> None:
        self.case = case
        self.rng = Rng(case.seed(number), 1)
        self.record = Record(case.game, case.seats, case.options)
        rng = Rng(case.seed(number))
        s = case.game.start(case.seats, **case.options)
        self.states = [s.clone()]
        while not s.over:
            self.record.entries.append(step(s, rng))
            self.states.append(s.clone())
            assert len(self.states) <= LONGEST, f"not over after {LONGEST} entries"
        self.record.result = s.scores()
        self.end = s

    def positions(self) -> list[int]:
        """Some numbers of entries to look at closely, the end among them."""
        return sorted({len(self.record.entries), *[self.rng.below(len(self.states)) for _ in range(POSITIONS)]})


def step(s: State, rng: Rng) -> Entry:
    """Go on at random; of several seats that are awaited any may be next."""
    if s.chance:
        outcome = s.sample(rng)
        s.apply(outcome)
        return Entry(None, outcome)
    awaiting = s.awaiting
    seat = awaiting[rng.below(len(awaiting))]
    options = s.options(seat)
    action = options[rng.below(len(options))]
    s.play(seat, action)
    return Entry(seat, action)


def cases() -> list[Case]:
    return [case for game in games() for case in cases_of(game)]


def cases_of(game: Game) -> list[Case]:
    return [Case(game, seats, name, options) for seats in game.seats for name, options in option_sets(game, seats).items()]


def option_sets(game: Game, seats: int) -> dict[str, dict[str, object]]:
    """By name: the default, every other value of each option by itself (the editions among them), and combinations of all options.

    What the game refuses to set up with so many seats is left out.
    """
    sets: dict[str, dict[str, object]] = {"default": {}}
    for option in game.options:
        sets |= {f"{option.name}={spell(value)}": {option.name: value} for value in values(option) if value != option.default}
    rng = Rng(crc32(game.name.encode()), seats)
    for number in range(COMBINATIONS):
        sets[f"combination {number}"] = combination(game, seats, rng)
    return {name: options for name, options in sets.items() if can_be_played(game, seats, options)}


def combination(game: Game, seats: int, rng: Rng) -> dict[str, object]:
    while True:
        drawn = {option.name: values(option)[rng.below(len(values(option)))] for option in game.options}
        if can_be_played(game, seats, drawn):
            return drawn


def can_be_played(game: Game, seats: int, options: dict[str, object]) -> bool:
    try:
        game.complete(seats, options)
    except SetupError:
        return not options  # the default must be playable
    return True


def values(option: Option) -> list[object]:
    """What an option is tried with; a number is tried small, such as a limit of rounds."""
    if option.at_least is None:
        return list(option.values)
    return [option.default, option.at_least + 3]
