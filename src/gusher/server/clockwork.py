"""How clocks count: nothing but arithmetic on moments in seconds since 1970, without a table, a database or a clock on the wall.

A clock belongs to a seat. It runs while its person is asked, and has two parts: what this decision has for itself (`free`), which is used
up first and not kept, and what is left for the whole game (`left`). A live clock has minutes for the game and gains the increment with each
question; a days clock has so many hours for each question, and a reserve that only becomes less.

Time is given once for each place in the record. A question that is put again, because a choice was taken back or a stand-in has gone, goes
on with what was left; so nobody gains by taking back. A clock that has run out begins with a small allowance when its person is back.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from gusher.server.wire import DaysClock, LiveClock

TimeControl = LiveClock | DaysClock
Period = tuple[float, float]

MINUTE: Final = 60.0
HOUR: Final = 3600.0
LAST: Final = 0.1  # the part of the time that warns
LEAST: Final = 30.0  # seconds for who comes back to a live table


@dataclass(slots=True)
class Clock:
    """`since` when it runs, and when it is `due` to run out; `place` in the record of the last question for which time was given."""

    seat: int
    left: float
    free: float = 0.0
    since: float | None = None
    due: float | None = None
    place: int = -1
    out: bool = False

    def stop(self, at: float, away: Sequence[Period]) -> None:
        """What has passed is charged, first to the decision and then to the rest; there is no debt."""
        if self.since is None:
            return
        used = passed(self.since, at, away)
        beyond = max(0.0, used - self.free)
        self.free = max(0.0, self.free - used)
        self.left = max(0.0, self.left - beyond)
        self.since = self.due = None

    def run(self, control: TimeControl, place: int, at: float, away: Sequence[Period]) -> None:
        """From now on, for the question that was put at that place of the record."""
        if place > self.place:
            self.place = place
            if isinstance(control, LiveClock):
                self.left += control.increment
            else:
                self.free = control.hours * HOUR
        if self.out:
            self.out = False
            self.left = max(self.left, allowance(control))
        self.go(at, away)

    def go(self, at: float, away: Sequence[Period]) -> None:
        self.since = at
        self.due = ends(at, self.free + self.left, away)

    def skip(self, until: float, at: float, away: Sequence[Period]) -> None:
        """Nothing counted from one moment to the other, because the server stood still. What another server let run after that is as it
        should be. (A clock on the wall that was put back makes the second moment the earlier.)"""
        if self.since is not None and self.since < max(until, at):
            self.stop(max(self.since, until), away)
            self.go(at, away)

    def remaining(self, at: float, away: Sequence[Period]) -> float:
        """What it shows."""
        if self.since is None:
            return self.left
        return max(0.0, self.free + self.left - passed(self.since, at, away))


def whole(control: TimeControl) -> float:
    """What a clock has for the game at its beginning, in seconds."""
    return control.minutes * MINUTE if isinstance(control, LiveClock) else control.reserve * HOUR


def low(control: TimeControl) -> float:
    """With less than this it warns: a tenth of the minutes, or of the hours that a decision has."""
    return LAST * (control.minutes * MINUTE if isinstance(control, LiveClock) else control.hours * HOUR)


def allowance(control: TimeControl) -> float:
    """For who comes back after his time was up, so that it is not up again at once."""
    return max(LEAST, low(control)) if isinstance(control, LiveClock) else low(control)


def passed(since: float, at: float, away: Sequence[Period]) -> float:
    """The seconds from one moment to another, without those that lie in these periods."""
    return max(0.0, at - since) - sum(max(0.0, min(at, end) - max(since, start)) for start, end in away)


def ends(since: float, seconds: float, away: Sequence[Period]) -> float:
    """When so many seconds have passed, without those that lie in these periods."""
    at = since
    for start, end in sorted(away):
        if end <= at:
            continue
        if start - at >= seconds:
            break
        seconds -= max(0.0, start - at)
        at = end
    return at + seconds


def fits(clock: Clock, place: int | None) -> bool:
    """Whether it does what it should: run for the question at that place, or stand where there is none."""
    return clock.since is None if place is None else clock.since is not None and place <= clock.place


def settle(
    clocks: Mapping[int, Clock], control: TimeControl, asked: Mapping[int, int], at: float, away: Mapping[int, Sequence[Period]]
) -> list[Clock]:
    """Let the clocks run of those seats that are asked, each by the place of its question, and no others. Returns those that change."""
    changed = []
    for seat, clock in clocks.items():
        place = asked.get(seat)
        if fits(clock, place):
            continue
        clock.stop(at, away.get(seat, ()))
        if place is not None:
            clock.run(control, place, at, away.get(seat, ()))
        changed.append(clock)
    return changed
