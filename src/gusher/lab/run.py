"""A run of many games, and how its game number i goes: by its seed and i alone, whoever plays it and when."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from gusher import registry
from gusher.bots import bot
from gusher.core.errors import SetupError
from gusher.core.game import Game
from gusher.core.playout import Tally, playout
from gusher.core.rng import Rng
from gusher.core.rules import State
from gusher.core.view import Observation
from gusher.lab.stop import Stop

MOST_DECISIONS = 100_000  # nobody plays longer: a game that is not over by then is given up


@dataclass(frozen=True)
class Outcome:
    """How one game ended. `scores` and `ranking` run by seat, `seated` names each seat's bot by its place in the list of bots."""

    index: int
    seated: list[int]
    scores: list[int]
    ranking: list[int]
    rounds: int | None
    decisions: int
    chance: int
    finished: bool


@dataclass(frozen=True)
class Plan:
    """What decides every game of a run, as plain data that can be sent to another process. `data` is the box, if it is not ours."""

    game: str
    data: dict[str, Any] | None
    seats: int
    options: dict[str, object]
    bots: tuple[str, ...]
    seed: int
    fixed_seats: bool
    most_decisions: int = MOST_DECISIONS


def plan(
    game: Game,
    seats: int,
    bots: list[str],
    seed: int = 0,
    options: dict[str, object] | None = None,
    fixed_seats: bool = False,
    most_decisions: int = MOST_DECISIONS,
) -> Plan:
    """A plan that can be played; refuses any other."""
    complete = game.complete(seats, options or {})
    if len(bots) != seats:
        raise SetupError(f"{len(bots)} bots are named for {seats} seats")
    for name in bots:
        bot(name, game.name)
    box = game.data if game.custom_data else None
    return Plan(game.name, box, seats, complete, tuple(bots), seed, fixed_seats, most_decisions)


class Run:
    """Plays the games of a plan.

    Every game has a stream of random numbers of its own for chance, and one for each seat's bot, so that no bot's appetite for random
    numbers touches another's luck. `random` is the exception: it is as blind as chance and shares its stream. A game of nobody else is
    thus the same whether bots are asked or the compiled loop runs.
    """

    def __init__(self, plan: Plan) -> None:
        game = registry.game(plan.game)
        if plan.data is not None:
            game = game.with_data(plan.data)
        self.plan = plan
        self.start = game.start(plan.seats, **plan.options)
        self.bots = [bot(name, plan.game) for name in plan.bots]
        self.all_random = all(name == "random" for name in plan.bots)

    def seated(self, index: int) -> list[int]:
        """For each seat the bot that sits there: each bot moves one seat on with every game."""
        turn = 0 if self.plan.fixed_seats else index
        return [(seat - turn) % self.plan.seats for seat in range(self.plan.seats)]

    def play(self, index: int, stop: Stop) -> Outcome | None:
        """Game number `index`, or nothing if it was asked to stop before its end."""
        s = self.start.clone()
        tally = Tally()
        if self.all_random:
            playout(s, self.stream(index, 0), tally, self.plan.most_decisions)
        elif not self.ask_bots(s, index, tally, stop):
            return None
        return self.outcome(s, index, tally)

    def ask_bots(self, s: State, index: int, tally: Tally, stop: Stop) -> bool:
        """Play by asking each bot for its choices. False when it was asked to stop."""
        nature = self.stream(index, 0)
        seated = self.seated(index)
        players = [self.bots[which] for which in seated]
        streams = [nature if self.plan.bots[which] == "random" else self.stream(index, 1 + seat) for seat, which in enumerate(seated)]
        flag = stop.flag
        while not s.over and tally.decisions < self.plan.most_decisions:
            if s.chance:
                s.apply(s.sample(nature))
                tally.chance += 1
                continue
            if flag.value:
                return False
            seat = s.actor
            s.play(seat, players[seat].choose(Observation(s, seat), streams[seat]))
            tally.decisions += 1
        return True

    def stream(self, index: int, part: int) -> Rng:
        """Part 0 of a game is chance, part 1 + seat a bot; no two parts of any games of a run are the same stream."""
        return Rng(self.plan.seed, index * (1 + self.plan.seats) + part)

    def outcome(self, s: State, index: int, tally: Tally) -> Outcome:
        return Outcome(
            index,
            self.seated(index),
            [sum(items.values()) for items in s.scores()],
            s.ranking() if s.over else [],
            rounds(s),
            int(tally.decisions),
            int(tally.chance),
            s.over,
        )


def rounds(s: State) -> int | None:
    """The number of the round that the game is in, if it is a game of rounds."""
    found = getattr(s, "round", None)
    if found is None:
        found = s.view(None).get("round")
    return found if isinstance(found, int) else None
