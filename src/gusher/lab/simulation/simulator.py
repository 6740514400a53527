"""How game number i of a plan goes: by its seed and i alone, whoever plays it and when."""

from __future__ import annotations

from dataclasses import dataclass

from gusher import registry
from gusher.bots import Bot, bot
from gusher.core.playout import Tally, playout
from gusher.core.rng import Rng
from gusher.core.rules import State
from gusher.core.view import Observation
from gusher.lab.simulation.plan import Plan, Seating
from gusher.lab.simulation.watch import Seen, Watch, rounds
from gusher.lab.stop import Stop


@dataclass(frozen=True)
class Outcome:
    """How one game ended. `scores`, `ranking` and `items` run by seat; `items` are the parts that each score adds up from.

    `seated` names each seat's bot by its place in the list of bots, `start` is the seat that began. `plan` is the place of the plan
    among those that are compared. `seen` is there if the game was watched.
    """

    index: int
    seated: Seating
    scores: list[int]
    ranking: list[int]
    rounds: int | None
    decisions: int
    chance: int
    finished: bool
    start: int = 0
    items: tuple[tuple[int, ...], ...] = ()
    plan: int = 0
    seen: Seen | None = None


class Simulator:
    """Plays the games of a plan.

    Every game has a stream of random numbers of its own for chance, and one for each seat's bot, so that no bot's appetite for random
    numbers touches another's luck. `random` is the exception: it is as blind as chance and shares its stream. A game of nobody else is
    thus the same whether bots are asked or the compiled loop runs. Bots are made anew for every game, so that none remembers another.
    """

    def __init__(self, plan: Plan, place: int = 0, watched: bool = False, decisions: bool = False) -> None:
        """`place` is that of the plan among others; a game that is `watched`, or tells its `decisions`, is played step by step."""
        game = registry.game(plan.game)
        if plan.data is not None:
            game = game.with_data(plan.data)
        self.plan = plan
        self.place = place
        self.game = game
        self.start = game.start(plan.seats, **plan.options)
        self.watched = watched
        self.decisions = decisions
        self.all_random = all(name == "random" for name in plan.bots)

    @property
    def swift(self) -> bool:
        """Whether the compiled loop plays, because nobody thinks and nobody watches."""
        return self.all_random and not self.watched and not self.decisions

    def seated(self, index: int) -> Seating:
        return self.plan.seatings[index % len(self.plan.seatings)]

    def bot(self, which: int) -> Bot:
        return bot(self.plan.bots[which], self.plan.game)

    def play(self, index: int, stop: Stop) -> Outcome | None:
        """Game number `index`, or nothing if it was asked to stop before its end."""
        s = self.start.clone()
        tally = Tally()
        nature = self.stream(index, 0)
        while s.chance:
            s.apply(s.sample(nature))
            tally.chance += 1
        first = starter(s)
        watch = Watch(self.game, self.plan.seats, self.decisions) if self.watched or self.decisions else None
        if self.swift:
            playout(s, nature, tally, self.plan.most_decisions)
        elif not self.ask_bots(s, index, nature, tally, stop, watch):
            return None
        return self.outcome(s, index, tally, first, watch)

    def ask_bots(self, s: State, index: int, nature: Rng, tally: Tally, stop: Stop, watch: Watch | None) -> bool:
        """Play by asking each bot for its choices. False when it was asked to stop."""
        seated = self.seated(index)
        players = [self.bot(which) for which in seated]
        streams = [nature if self.plan.bots[which] == "random" else self.stream(index, 1 + seat) for seat, which in enumerate(seated)]
        flag = stop.flag
        while not s.over and tally.decisions < self.plan.most_decisions:
            if s.chance:
                s.apply(s.sample(nature))
                tally.chance += 1
                continue
            only = s.sole()
            if only is not None:
                s.apply(only)
                continue
            if flag.value:
                return False
            seat = s.actor
            seen = Observation(s, seat)
            action = players[seat].choose(seen, streams[seat])
            if watch is not None:
                watch.see(s, int(seat), action, len(seen.options))
            s.play(seat, action)
            tally.decisions += 1
        return True

    def stream(self, index: int, part: int) -> Rng:
        """Part 0 of a game is chance, part 1 + seat a bot; no two parts of any games of a plan are the same stream."""
        return Rng(self.plan.seed, index * (1 + self.plan.seats) + part)

    def outcome(self, s: State, index: int, tally: Tally, first: int, watch: Watch | None) -> Outcome:
        items = tuple([tuple(parts.values()) for parts in s.scores()])
        return Outcome(
            index,
            self.seated(index),
            [sum(parts) for parts in items],
            s.ranking() if s.over else [],
            rounds(s),
            int(tally.decisions),
            int(tally.chance),
            s.over,
            first,
            items,
            self.place,
            None if watch is None else watch.seen(s),
        )


def starter(s: State) -> int:
    """The seat that begins, before the first decision: tables call it `first` or `start`."""
    found = getattr(s, "first", None)
    return int(getattr(s, "start", 0) if found is None else found)
