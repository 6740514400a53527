"""Many games of one kind that go on step by step, all at once: the compiled heart of `gusher.envs.vector`.

A batch keeps for each game what the asked seat sees (`rows`), what it may do (`masks`), and how the last game there ended. All of it lies
in arrays that are written in place and never move, so that whoever took their buffers once sees every change. It knows nothing of NumPy.

Games begin anew by themselves: the k-th game in a place is drawn from the same streams as the k-th game of an environment of one game
with the same seed, so that both play the same.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from gusher.core.encoding import Encoder
from gusher.core.errors import IllegalAction
from gusher.core.numbers import filled
from gusher.core.playout import answer_sole
from gusher.core.rng import Rng
from gusher.core.rows import blank, blank_bytes
from gusher.core.rules import Action, State
from gusher.core.view import Observation

ALL: Final = -2  # instead of an own seat: every seat is asked
DRAWN: Final = -1  # instead of an own seat: another one for every game
DRAWS: Final = 0  # streams of a seed; the next game uses the next three
BOTS: Final = 1
SEATING: Final = 2
STREAMS: Final = 3
TASTE: Final = -1  # the stream that `sample` draws from, the same for all games of a place
ADVICE: Final = -2  # and the one that `advise` gives its bot
GOES_ON: Final = 0
TERMINATED: Final = 1
TRUNCATED: Final = 2


class Batch:
    """So many games from one opening. `others` are the bots in turn order after the own seat; none if every seat is asked."""

    def __init__(
        self, opening: State, encoder: Encoder, actions: tuple[Action, ...], count: int, own: int, others: list[Any], most: int
    ) -> None:
        self.opening = opening
        self.encoder = encoder
        self.actions = vec[Action](actions)
        self.count: i64 = count
        self.seats: i64 = opening.seats
        self.width: i64 = encoder.size
        self.table: i64 = len(actions)
        self.own: i64 = own
        self.others = others
        self.most: i64 = most  # decisions before a game is cut off; 0 for no end
        self.states = vec[State]([opening] * count)
        self.draws: list[Rng] = [Rng(0)] * count
        self.bot_draws: list[Rng] = [Rng(0)] * count
        self.tastes: list[Rng] = [Rng(0)] * count
        self.advice: list[Rng] = [Rng(0)] * count
        self.seeds: list[int] = [0] * count
        self.offered = blank(self.count * self.table)  # the indices of the options of each game, and how many there are
        self.offers = filled(self.count, 0)
        self.played = filled(self.count, -1)
        self.decisions = filled(self.count, 0)
        self.memo = filled(self.count * encoder.memo_size, 0)
        # What can be seen from outside
        self.rows = blank(self.count * self.width)
        self.masks = blank_bytes(self.count * self.table)
        self.viewers = blank(self.count)
        self.ended = blank_bytes(self.count)
        self.endings: list[int] = []
        self.finals = blank(self.count * self.width)  # the last row of a game that ended, of who was asked last
        self.final_masks = blank_bytes(self.count * self.table)  # and what it could still have done, if the game was cut off
        self.final_offered = blank(self.count * self.table)
        self.final_offers = filled(self.count, 0)
        self.places = blank(self.count * self.seats)
        self.scores = blank(self.count * self.seats)
        self.sampled = filled(self.count, 0)
        self.advised = filled(self.count, 0)
        self.memo_of_finals = filled(self.count * encoder.memo_size, 0)

    # From outside

    def buffers(self) -> dict[str, memoryview]:
        """What is written in place, by name."""
        return {
            "rows": memoryview(self.rows),
            "masks": memoryview(self.masks),
            "viewers": memoryview(self.viewers),
            "ended": memoryview(self.ended),
            "finals": memoryview(self.finals),
            "final_masks": memoryview(self.final_masks),
            "places": memoryview(self.places),
            "scores": memoryview(self.scores),
            "sampled": memoryview(self.sampled),
            "advised": memoryview(self.advised),
        }

    def reset(self, seeds: list[int] | None) -> None:
        """New games: the first ones of these seeds, or the next ones of the old seeds."""
        for at in range(self.count):
            if seeds is not None:
                self.seeds[at] = seeds[at]
                self.played[at] = -1
                self.tastes[at] = Rng(seeds[at], TASTE)
                self.advice[at] = Rng(seeds[at], ADVICE)
            self.ended[at] = GOES_ON
            self.begin(at)
        self.endings = []

    def step(self, given: Any) -> None:
        """One action in every game, as a buffer of 64-bit numbers. If one is illegal all are refused, and nothing has happened."""
        chosen = vec[i64](given)
        masks = self.masks
        table = self.table
        for at in range(self.count):
            action = chosen[at]
            if action < 0 or action >= table or masks[at * table + action] == 0:
                self.refuse(at, action)
        for ended in self.endings:
            self.ended[ended] = GOES_ON
        self.endings = []
        actions = self.actions
        for at in range(self.count):
            s = self.states[at]
            s.apply(actions[chosen[at]])
            if s.chance or len(s.offered) == 1:
                settle(s, self.draws[at])
            if self.own != ALL:
                self.let_others_play(at)
            if s.over:
                self.end(at, TERMINATED)
            elif self.most > 0:
                self.decisions[at] += 1
                if self.decisions[at] == self.most:
                    self.end(at, TRUNCATED)
                else:
                    self.show(at)
            else:
                self.show(at)

    def sample(self) -> None:
        """A legal action for each game, each as likely, into `sampled`."""
        table = self.table
        offered = self.offered
        offers = self.offers
        sampled = self.sampled
        for at in range(self.count):
            sampled[at] = i64(offered[at * table + self.tastes[at].below(offers[at])])

    def advise(self, player: Any) -> None:
        """What that bot would do in each game, in the place of who is asked, into `advised`."""
        for at in range(self.count):
            s = self.states[at]
            chosen: Action = player.choose(Observation(s, s.actor), self.advice[at])
            self.advised[at] = chosen.index

    # Within

    def begin(self, at: i64) -> None:
        """The next game of that place."""
        self.decisions[at] = 0
        self.deal(at)
        while self.states[at].over:  # before the own seat was asked anything
            self.deal(at)
        self.clear(self.rows, self.memo, at)
        self.show(at)

    def deal(self, at: i64) -> None:
        self.played[at] += 1
        seed = self.seeds[at]
        stream = STREAMS * int(self.played[at])
        self.draws[at] = Rng(seed, stream + DRAWS)
        s = self.opening.clone()
        self.states[at] = s
        settle(s, self.draws[at])
        if self.own != ALL:
            self.bot_draws[at] = Rng(seed, stream + BOTS)
            seat = self.own if self.own != DRAWN else Rng(seed, stream + SEATING).below(self.seats)
            self.viewers[at] = i32(seat)
            self.let_others_play(at)

    def let_others_play(self, at: i64) -> None:
        """Until the own seat is asked or the game is over."""
        s = self.states[at]
        own: i64 = i64(self.viewers[at])
        seats = self.seats
        while not s.over and s.actor != own:
            player = self.others[(s.actor - own - 1 + seats) % seats]
            s.apply(player.choose(Observation(s, s.actor), self.bot_draws[at]))
            settle(s, self.draws[at])

    def show(self, at: i64) -> None:
        """Write what the asked seat sees, and what it may do."""
        s = self.states[at]
        seat = s.actor
        if self.own == ALL:
            self.viewers[at] = i32(seat)
        self.encoder.renew(s, seat, self.rows, at * self.width, self.memo, at * self.encoder.memo_size)
        self.offers[at] = mark(self.masks, self.offered, at * self.table, self.offers[at], s.choices())

    def end(self, at: i64, how: u8) -> None:
        """Write how the game ended, and begin the next one."""
        s = self.states[at]
        self.ended[at] = how
        self.endings.append(int(at))
        seat = i64(self.viewers[at])
        memo_size = self.encoder.memo_size
        self.clear(self.finals, self.memo_of_finals, at)
        self.encoder.renew(s, seat, self.finals, at * self.width, self.memo_of_finals, at * memo_size)
        options = s.choices() if s.actor == seat else []
        self.final_offers[at] = mark(self.final_masks, self.final_offered, at * self.table, self.final_offers[at], options)
        if how == TERMINATED:
            first = at * self.seats
            places = s.ranking()
            scores = s.scores()
            for other in range(self.seats):
                self.places[first + other] = i32(places[other])
                self.scores[first + other] = i32(sum(scores[other].values()))
        self.begin(at)

    def clear(self, rows: vec[i32], memo: vec[i64], at: i64) -> None:
        """Another game begins in that row."""
        for place in range(at * self.width, (at + 1) * self.width):
            rows[place] = 0
        size = self.encoder.memo_size
        for place in range(at * size, (at + 1) * size):
            memo[place] = 0

    def refuse(self, at: i64, action: i64) -> None:
        """Say why that action of that game is illegal, and in which game."""
        s = self.states[at]
        if action < 0 or action >= self.table:
            raise IllegalAction("", "no-such-action", action=int(action), actions=int(self.table), game=int(at))
        try:
            s.clone().play(int(s.actor), self.actions[action])
        except IllegalAction as refused:
            raise IllegalAction(refused.section, refused.reason, **(refused.details | {"game": int(at)})) from None
        raise AssertionError("a legal action is refused")


def mark(masks: vec[u8], offered: vec[i32], first: i64, before: i64, options: list[Action]) -> i64:
    """Clear the marks of so many options before, mark those of now and note their indices; how many they are. A table is long, and what
    is offered of it short."""
    for place in range(first, first + before):
        masks[first + i64(offered[place])] = 0
    place = first
    for action in options:
        index = action.index
        masks[first + index] = 1
        offered[place] = i32(index)
        place += 1
    return place - first


def settle(s: State, rng: Rng) -> None:
    """Draw what chance has to say, and answer what has one answer, until a seat has a choice or the game is over."""
    answer_sole(s)
    while s.chance:
        s.apply(s.sample(rng))
        answer_sole(s)
