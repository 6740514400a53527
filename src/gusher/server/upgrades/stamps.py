"""What a table looks like at each moment, as two numbers: what is asked, and the position. When the rules have changed, and the old ones
are gone, that tells the first moment at which the new ones lead elsewhere.

It takes a tenth of a millisecond for each entry, too long for a move. So it is done beside the moves, from a position that trails behind.
A field that the rules have now and had not then does not count: `names` are those of what was kept of a position at first.
"""

from __future__ import annotations

import time
import zlib
from collections.abc import Sequence
from typing import Final

import msgspec

from gusher.core.codec import encode
from gusher.core.rules import State
from gusher.server.scenes.history import History

NUMBER: Final = 4  # bytes
WIDTH: Final = 2 * NUMBER


def question_of(s: State) -> object:
    """What is asked of whom, what chance can bring, or what has come of the game. In which order options are listed is no matter; that of
    chances is, since luck draws by it."""
    if s.over:
        return [s.scores(), s.ranking()]
    if s.chance:
        return [(outcome.notation, weight) for outcome, weight in s.outcomes()]
    return [(seat, sorted(action.notation for action in s.options(seat))) for seat in s.awaiting]


def number(value: object) -> bytes:
    return zlib.crc32(msgspec.json.encode(value)).to_bytes(NUMBER, "big")


class Stamps:
    """Of one table, from its first moment on."""

    def __init__(self, names: Sequence[str] = (), numbers: bytes = b"") -> None:
        self.names = list(names)
        self.numbers = bytearray(numbers)
        self.written = len(numbers)
        self.trail: State | None = None  # at the last moment that is stamped

    @property
    def count(self) -> int:
        """The moments that are stamped."""
        return len(self.numbers) // WIDTH

    def up_to(self, moment: int) -> Stamps:
        return Stamps(self.names, bytes(self.numbers[: (moment + 1) * WIDTH]))

    @property
    def unwritten(self) -> bool:
        return self.written < len(self.numbers)

    def is_behind(self, history: History) -> bool:
        return self.count <= history.seq

    def stamp(self, s: State) -> bytes:
        position = encode(s)
        table = position["table"]
        if not self.names:
            self.names = sorted(table)
        return number(question_of(s)) + number([[table.get(name) for name in self.names], position["pending"]])

    def catch_up(self, history: History, until: float = float("inf")) -> None:
        """One moment at least, and more while there is time."""
        while self.is_behind(history):
            self.trail = self.step(history, self.count)
            self.numbers += self.stamp(self.trail)
            if time.perf_counter() >= until:
                return

    def step(self, history: History, moment: int) -> State:
        """The position of that moment, which follows what is stamped."""
        entry = history.log[moment - 1] if moment else None
        s = self.trail
        if s is None or entry is None or isinstance(entry, int):
            return history.state_at(moment).clone()
        if entry.seat is None:
            s.apply(entry.action)
        else:
            s.play(entry.seat, entry.action)
        return s

    def difference(self, moment: int, s: State) -> str | None:
        """What is not as it was then: the position, or only the question or the result; None if all is, as far as that is known."""
        before = self.numbers[moment * WIDTH : (moment + 1) * WIDTH]
        now = self.stamp(s) if before else before
        if now == before:
            return None
        if now[NUMBER:] != before[NUMBER:]:
            return "position"
        return "result" if s.over else "question"
