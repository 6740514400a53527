"""A guide, played as a guided table plays it: by the same draws, and with bots that are asked with the same randomness."""

from __future__ import annotations

from typing import Final

from gusher.bots import bot
from gusher.core.record import Entry, Record
from gusher.core.rng import Rng
from gusher.core.rules import State
from gusher.core.view import Observation
from gusher.guide import Guide, asked, lesson_luck, progress
from gusher.house import House
from gusher.luck import chances

MOST: Final = 600  # entries, far more than a lesson has


class Lost(AssertionError):
    """The lesson does not lead on."""


def kind_of(s: State) -> str:
    """The kind of decision that is asked now: the name of its frame."""
    return type(s.top).__name__


class Pupil:
    """Somebody at a guided table."""

    def __init__(self, house: House, guide: Guide) -> None:
        self.guide = guide
        self.seat = guide.seat
        self.luck = lesson_luck(guide.luck_seed, guide.seats)
        self.record = Record(house, guide.seats, guide.options, ["somebody"] * guide.seats)
        self.state = self.record.state()
        self.kinds: list[str] = []  # of own decisions so far
        self.draw()

    def draw(self) -> None:
        while self.state.chance:
            outcome = self.state.sample(self.luck.chance(chances(self.record.entries)))
            self.state.apply(outcome)
            self.record.entries.append(Entry(None, outcome))

    def choose(self, seat: int, notation: str) -> None:
        if seat == self.seat:
            self.kinds.append(kind_of(self.state))
        action = self.record.game.action(notation)
        self.state.play(seat, action)
        self.record.entries.append(Entry(seat, action))
        self.draw()

    def bots_play(self) -> None:
        """Until the pupil is asked."""
        while not self.state.over and self.seat not in self.state.awaiting:
            if len(self.record.entries) > MOST:
                raise Lost(f"nobody asks seat {self.seat} any more")
            seat = self.state.awaiting[0]
            rng = self.luck.bot(seat, len(self.record.entries))
            seed = int(rng.next32()) << 32 | int(rng.next32())
            seen = Observation(self.state.determinize(seat, rng), seat)
            self.choose(seat, bot(self.guide.bot, self.record.game.name).choose(seen, Rng(seed)).notation)

    def offered(self) -> list[str]:
        return [action.notation for action in self.state.options(self.seat)]

    def follow(self, instead: dict[int, str] | None = None) -> None:
        """Do what the guide says to its end; `instead` is chosen as those own choices, counted from 0."""
        while True:
            self.bots_play()
            at = progress(self.guide, self.record.entries)
            if at.step == len(self.guide.steps):
                return
            step = asked(self.guide, at, self.state)
            where = f"step {at.step + 1}, {kind_of(self.state)}"
            if step is None:
                if instead is None or self.state.over or len(self.record.entries) > MOST:
                    raise Lost(f"{where}: the guide waits for {self.guide.steps[at.step].wait}")
                self.choose(self.seat, self.offered()[0])
                continue
            notation = (instead or {}).get(len(self.kinds), step.suggest[at.part])
            if notation not in self.offered():
                raise Lost(f"{where}: {notation} is not among {', '.join(self.offered())}")
            self.choose(self.seat, notation)
