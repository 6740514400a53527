"""A guide played without a server, by the same draws and bots that a guided table has; `python -m tests.guides.playing GAME` tells it."""

from __future__ import annotations

import sys
from collections.abc import Callable

from gusher import registry
from gusher.core.rules import State
from gusher.guide import Guide, GuideStep, asked, lesson_luck, progress, read_guide
from gusher.server.scenes.history import History
from gusher.server.workers.bot_worker import answer
from gusher.server.workers.bots import question

Choose = Callable[[State, GuideStep | None], str]
MOST = 600  # entries, far more than a lesson has


class Lost(AssertionError):
    """The lesson does not lead on."""


def kind_of(s: State) -> str:
    """The kind of decision that is asked now: the name of its frame."""
    return type(s.top).__name__


class Pupil:
    """Somebody at a guided table."""

    def __init__(self, name: str) -> None:
        game = registry.game(name)
        guide = read_guide(game)
        assert guide is not None
        self.guide: Guide = guide
        self.luck = lesson_luck(guide.luck_seed, guide.seats)
        self.history = History(game, guide.seats, guide.options, ["somebody"] * guide.seats)
        self.history.draw(self.luck)
        self.kinds: list[str] = []  # of own decisions so far

    @property
    def state(self) -> State:
        return self.history.state

    def bots_play(self) -> None:
        """Until the pupil is asked."""
        while not self.state.over and self.guide.seat not in self.state.awaiting:
            if self.history.seq > MOST:
                raise Lost(f"nobody asks seat {self.guide.seat} any more")
            seat = self.state.awaiting[0]
            rng = self.luck.bot(seat, len(self.history.record.entries))
            self.choose(seat, answer(question(self.history, seat, self.guide.bot, rng)).action)

    def choose(self, seat: int, notation: str) -> None:
        if seat == self.guide.seat:
            self.kinds.append(kind_of(self.state))
        self.history.play(seat, self.history.game.action(notation))
        self.history.draw(self.luck)

    def offered(self) -> list[str]:
        return [action.notation for action in self.state.options(self.guide.seat)]

    def follow(self, instead: dict[int, str] | None = None) -> None:
        """Do what the guide says to its end; `instead` is chosen as those own choices, counted from 0."""
        while True:
            self.bots_play()
            at = progress(self.guide, self.history.record.entries)
            if at.step == len(self.guide.steps):
                return
            step = asked(self.guide, at, self.state)
            where = f"step {at.step}, {kind_of(self.state)}"
            if step is None:
                if instead is None or self.state.over or self.history.seq > MOST:
                    raise Lost(f"{where}: the guide waits for {self.guide.steps[at.step].wait}")
                self.choose(self.guide.seat, self.offered()[0])
                continue
            notation = (instead or {}).get(len(self.kinds), step.suggest[at.part])
            if notation not in self.offered():
                raise Lost(f"{where}: {notation} is not among {self.offered()}")
            self.choose(self.guide.seat, notation)


def survivors(name: str) -> dict[int, tuple[str, list[str]]]:
    """For each own choice of the guide what was suggested, and all other options after which it can still be followed to its end."""
    told = Pupil(name)
    told.follow()
    own = [entry.action.notation for entry in told.history.record.entries if entry.seat == told.guide.seat]
    found = {}
    for number, suggested in enumerate(own[: len(told.kinds)]):
        pupil = Pupil(name)
        pupil.bots_play()
        for earlier in own[:number]:
            pupil.choose(pupil.guide.seat, earlier)
            pupil.bots_play()
        others = [option for option in pupil.offered() if option != suggested]
        found[number] = suggested, [other for other in others if survives(name, number, other)]
    return found


def survives(name: str, number: int, other: str) -> bool:
    pupil = Pupil(name)
    for step in pupil.guide.steps:
        step.allow.append(other)
    try:
        pupil.follow({number: other})
    except Lost:
        return False
    finally:
        for step in pupil.guide.steps:
            step.allow.remove(other)
    return True


if __name__ == "__main__":
    for number, (suggested, others) in survivors(sys.argv[1]).items():
        sys.stdout.write(f"{number}: {suggested}; or {', '.join(others) or '-'}\n")
