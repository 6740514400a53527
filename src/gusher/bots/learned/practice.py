"""Games that a learned player plays to learn from, and what is kept of them.

A game becomes a row of float32: how many seats and positions it has, for every seat its share of the win and of the points and the items of
its score; and then its positions. A position has the seat that chose, whether it chose blindly, what the network said of the best option
(chances to win and shares of the points, the viewer's first), the two regrets of the option that was taken, and the features after it.
"""

from __future__ import annotations

from math import log
from typing import Final

from librt.strings import BytesWriter, write_f32_le
from mypy_extensions import i64

from gusher.bots.greedy import Judgement
from gusher.bots.learned.look import Look, chance
from gusher.core.playout import answer_sole
from gusher.core.rng import Rng
from gusher.core.rules import Action, State

MOST: Final = 100_000  # decisions; a game that takes more is not kept


class SparringPartner:
    """`greedy` with some blind choices, as an opponent."""

    def __init__(self, judgement: Judgement | None, stray: float) -> None:
        self.judgement = judgement
        self.stray = stray

    def choose(self, s: State, options: list[Action], seat: i64, whim: Rng) -> i64:
        count: i64 = len(options)
        judgement = self.judgement
        if judgement is None or chance(whim) < self.stray:
            return whim.below(count)
        judgement.consider(s, seat)
        best: i64 = 0
        best_value = 0.0
        for place in range(count):
            after = s.clone()
            after.frames[after.depth - 1].answer(after, seat, options[place])
            after.settle()
            answer_sole(after)
            value = judgement.worth(s, options[place], after, seat)
            if place == 0 or value > best_value:
                best = place
                best_value = value
        return best


class Apprentice(SparringPartner):
    """A learned player that tries things out: it prefers what it values more, the more so the lower its temperature.

    As long as it is a `follower` it goes by what `greedy` thinks, and only its positions are learned from.
    """

    def __init__(self, look: Look, temperature: float, stray: float, follower: bool = False) -> None:
        super().__init__(None, stray)
        self.look = look
        self.temperature = temperature
        self.follower = follower
        self.best: i64 = 0
        self.blind = False

    def choose(self, s: State, options: list[Action], seat: i64, whim: Rng) -> i64:
        look = self.look
        if self.follower:
            look.carry_out(s, options, seat)
            values = [-look.regrets[place] for place in range(i64(len(options)))]
        else:
            values = look.values(s, options, seat)
        best: i64 = 0
        taken: i64 = 0
        highest = -1e300
        for place in range(i64(len(values))):
            if values[place] > values[best]:
                best = place
            luck = values[place] - self.temperature * log(-log(chance(whim)))
            if luck > highest:
                highest = luck
                taken = place
        self.best = best
        self.blind = chance(whim) < self.stray
        return whim.below(i64(len(options))) if self.blind else taken


class Practice:
    """Plays games, and keeps some of the positions of those players that learn."""

    def __init__(self, keep: float, most: i64 = MOST) -> None:
        self.keep = keep
        self.most = most  # decisions
        self.positions: i64 = 0
        self.decisions: i64 = 0

    def play(self, s: State, players: list[SparringPartner], nature: Rng, whim: Rng) -> bytes:
        """The game from a state on, which is used up; nothing if it did not end in time."""
        kept = BytesWriter()
        self.positions = 0
        self.decisions = 0
        while not s.over:
            if s.chance:
                s.apply(s.sample(nature))
                continue
            only = s.sole()
            if only is not None:
                s.apply(only)
                continue
            seat = s.actor
            options = s.choices()
            player = players[seat]
            place = player.choose(s.determinize(int(seat), whim), options, seat, whim)
            if isinstance(player, Apprentice) and chance(whim) < self.keep:
                self.note(player, place, seat, s.seats, kept)
            s.apply(options[place])
            self.decisions += 1
            if self.decisions > self.most:
                return b""
        return self.head(s, players) + kept.getvalue()

    def note(self, player: Apprentice, place: i64, seat: i64, seats: i64, kept: BytesWriter) -> None:
        look = player.look
        if look.afters[place].over:
            return
        self.positions += 1
        write_f32_le(kept, float(seat))
        write_f32_le(kept, 1.0 if player.blind else 0.0)
        look.judge(player.best, seat)
        for turn in range(seats):
            write_f32_le(kept, look.network.win[turn])
        for turn in range(seats):
            write_f32_le(kept, look.network.share[turn])
        row = look.features.observe(look.afters[place], seat)
        write_f32_le(kept, look.regrets[place])
        write_f32_le(kept, look.ranks[place])
        for at in range(look.features.at):
            write_f32_le(kept, row[at])

    def head(self, s: State, players: list[SparringPartner]) -> bytes:
        row = BytesWriter()
        write_f32_le(row, float(s.seats))
        write_f32_le(row, float(self.positions))
        for player in players:
            if isinstance(player, Apprentice):
                player.look.settle(s, 0)
                for seat in range(s.seats):
                    write_f32_le(row, player.look.network.win[seat])
                for seat in range(s.seats):
                    write_f32_le(row, player.look.network.share[seat])
                usual = player.look.features.items
                for items in s.scores():
                    for name, part in items.items():
                        write_f32_le(row, float(part) / usual[name])
                break
        return row.getvalue()
