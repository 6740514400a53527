"""How much of a running game's record somebody may have: as far as nothing in it is still hidden from him."""

from __future__ import annotations

from gusher.core.codec import encode
from gusher.core.errors import IllegalAction
from gusher.core.record import Entry, Record
from gusher.core.rng import Rng
from gusher.core.rules import State

TRIALS = 32


def known_entries(record: Record, seats: list[int], before: dict[int | None, int]) -> int:
    """How many entries from the beginning are known to whoever sits at all these seats (none: a spectator).

    What was known `before`, by seat, stays known; it is brought up to date.
    """
    viewers: list[int | None] = [*seats] or [None]
    first = min(before.get(viewer, 0) for viewer in viewers)
    world = World(record, first)
    for viewer in viewers:
        before[viewer] = world.known_to(viewer, before.get(viewer, 0))
    return max(before[viewer] for viewer in viewers)


class World:
    """A record with its states from entry `first` on."""

    def __init__(self, record: Record, first: int) -> None:
        self.entries = record.entries
        self.first = first
        self.states = [record.state(first)]
        for entry in self.entries[first:]:
            self.states.append(after(self.states[-1], entry))

    def state(self, number: int) -> State:
        return self.states[number - self.first]

    def known_to(self, viewer: int | None, start: int) -> int:
        """Nothing is hidden in the last state that may be shown; and no entry before it could be another without the viewer's noticing."""
        count = len(self.entries)
        while count > start and hides(self.state(count), viewer):
            count -= 1
        for number in range(start, count):
            true = self.state(number + 1)
            others = [after(self.state(number), other) for other in alternatives(self.state(number), self.entries[number], viewer)]
            doubtful = [other for other in others if seems_same(other, true, viewer)]
            if any(self.stays_unnoticed(other, number + 1, count, viewer) for other in doubtful):
                return number
        return count

    def stays_unnoticed(self, s: State, number: int, count: int, viewer: int | None) -> bool:
        """Whether the viewer sees the same from entry `number` to entry `count`, beginning in another state."""
        for later in range(number, count):
            try:
                s = after(s, self.entries[later])
            except IllegalAction:
                return False
            if not seems_same(s, self.state(later + 1), viewer):
                return False
        return True


def hides(s: State, viewer: int | None) -> bool:
    true = encode(s)
    return any(encode(s.determinize(viewer, Rng(trial))) != true for trial in range(TRIALS))


def alternatives(s: State, entry: Entry, viewer: int | None) -> list[Entry]:
    """What else could have happened there, as far as the viewer does not know it by having chosen it himself."""
    if entry.seat is None:
        return [Entry(None, outcome) for outcome, _ in s.outcomes() if outcome is not entry.action]
    if entry.seat == viewer:
        return []
    return [Entry(entry.seat, action) for action in s.options(entry.seat) if action is not entry.action]


def seems_same(one: State, other: State, viewer: int | None) -> bool:
    """Whether the viewer has heard and sees the same."""
    return heard(one, viewer) == heard(other, viewer) and one.view(viewer) == other.view(viewer)


def heard(s: State, viewer: int | None) -> list[tuple[str, dict[str, int | str]]]:
    return [(event.name, event.values) for event in s.log or [] if event.heard_by(viewer)]


def after(s: State, entry: Entry) -> State:
    """The state after an entry; its log tells what happened in between."""
    s = s.clone()
    s.log = []
    if entry.seat is None:
        s.meet(entry.action)
    else:
        s.play(entry.seat, entry.action)
    return s
