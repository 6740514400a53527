"""The games of a training run: number i of a generation is the same game whoever plays it, and when."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256

from gusher import registry
from gusher.bots.learned.look import Look, chance
from gusher.bots.learned.practice import Apprentice, Practice, SparringPartner
from gusher.bots.learned.weights import Weights
from gusher.core.errors import SetupError
from gusher.core.rng import Rng
from gusher.core.rules import State
from gusher.house import House
from gusher.lab.training.course import SEEDS, Course

STREAMS = 4  # of random numbers that a game has
LONGEST = 5  # times the usual length; who does not end a game by then has nothing to teach


@dataclass(frozen=True)
class Assignment:
    """What a process must know to play some games of a generation: the weights as they are, and those of earlier generations."""

    course: Course
    generation: int
    weights: bytes
    pool: tuple[bytes, ...]
    length: float  # decisions that a game usually has
    heat: float  # by what the temperature is multiplied


@dataclass(frozen=True)
class Contest:
    """Games of one player against as many of another as there are other seats; without weights that is `greedy`."""

    course: Course
    number: int
    weights: bytes
    rival: bytes | None


class Classroom:
    """Plays for one game. A process has one, which keeps the networks that it was given last."""

    def __init__(self, game: str) -> None:
        self.game = registry.game(game)
        if self.game.features() is None:
            raise SetupError("{game} has no features, which learning needs", game=self.game.title)
        self.looks: dict[str, Look] = {}

    def look(self, numbers: bytes) -> Look:
        key = sha256(numbers).hexdigest()
        if key not in self.looks:
            if len(self.looks) > 12:
                self.looks.clear()
            self.looks[key] = look_of(self.game, numbers)
        return self.looks[key]

    def play(self, lesson: Assignment, number: int) -> bytes:
        """One game to learn from."""
        course = lesson.course
        nature, whim, setting = streams(course, "lesson", lesson.generation * course.games + number)
        s = table(self.game, course, setting)
        temperature = course.temperature * lesson.heat
        if lesson.generation <= course.warm:
            stray = (0.02, 0.1, 0.25)[number % 3]
            player: SparringPartner = Apprentice(self.look(lesson.weights), 0.02, stray, follower=True)
            players = [player] * int(s.seats)
        else:
            player = Apprentice(self.look(lesson.weights), temperature, course.stray)
            players = [self.seated(lesson, player, temperature, setting) for _ in range(int(s.seats))]
            players[setting.below(len(players))] = player
        keep = min(1.0, course.positions / lesson.length)
        return Practice(keep, int(LONGEST * lesson.length)).play(s, players, nature, whim)

    def seated(self, lesson: Assignment, player: SparringPartner, temperature: float, setting: Rng) -> SparringPartner:
        drawn = chance(setting)
        if drawn < lesson.course.greedy_guests:
            return SparringPartner(self.game.judgement(), 0.02)
        if drawn < lesson.course.greedy_guests + lesson.course.older_guests and lesson.pool:
            return Apprentice(self.look(lesson.pool[setting.below(len(lesson.pool))]), temperature, lesson.course.stray)
        return player

    def meet(self, match: Contest, number: int) -> float:
        """One game of a match: the share of the win that the player has. He sits one seat further in every game."""
        nature, whim, _ = streams(match.course, "exam" if match.rival is None else "gate", match.number * 10_000 + number)
        s = self.game.start(self.game.usual_seats)
        player = Apprentice(self.look(match.weights), 0.0, 0.0)
        rival = SparringPartner(self.game.judgement(), 0.0) if match.rival is None else Apprentice(self.look(match.rival), 0.0, 0.0)
        seat = number % int(s.seats)
        players = [player if other == seat else rival for other in range(int(s.seats))]
        if not Practice(0.0).play(s, players, nature, whim):
            return 0.0
        places = s.ranking()
        return 1.0 / places.count(1) if places[seat] == 1 else 0.0


def look_of(game: House, numbers: bytes) -> Look:
    features = game.features()
    assert features is not None
    return Look(Weights(game.name, features, numbers, {}).network(), features, game.judgement(), game.evaluation())


def streams(course: Course, purpose: str, number: int) -> tuple[Rng, Rng, Rng]:
    first = number * STREAMS
    seed = course.seed * len(SEEDS) + SEEDS[purpose]
    return Rng(seed, first), Rng(seed, first + 1), Rng(seed, first + 2)


def table(game: House, course: Course, rng: Rng) -> State:
    """The usual table, or another one: any number of seats, and now and then other options."""
    if chance(rng) < course.usual:
        return game.start(game.usual_seats)
    seats = game.seats[rng.below(len(game.seats))]
    options: dict[str, object] = {}
    if chance(rng) < 0.5:
        for option in game.options:
            if option.values and chance(rng) < 0.3:
                options[option.name] = option.values[rng.below(len(option.values))]
    try:
        return game.start(seats, **options)
    except SetupError:  # options that exclude each other
        return game.start(seats)
