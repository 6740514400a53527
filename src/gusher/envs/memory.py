"""What a seat remembers of a game, for algorithms that ask for information states: every change that it saw, and every choice of its own.

Nothing is remembered until somebody asks. Then the game is gone through from where the memory stopped; a copy of a position shares the
memory of the original.
"""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gusher.core.codec import decode, encode
from gusher.core.rng import Rng
from gusher.core.rules import Action, State
from gusher.registry import game

FINGERPRINT = 64  # bits


class InformationState:
    """A seat's memory up to some moment. Immutable: what follows is a new one that knows the one before."""

    __slots__ = ("before", "choices", "fingerprint", "row", "text")

    def __init__(self, before: InformationState | None, row: bytes, text: str, choices: int) -> None:
        self.before = before
        self.row = row
        self.text = text
        self.choices = choices
        known = before.fingerprint if before is not None else b""
        self.fingerprint: bytes = blake2b(known + text.encode(), digest_size=FINGERPRINT // 8).digest()

    def after(self, row: bytes, choice: Action | None) -> InformationState:
        """The memory after something happened: what changed in the seat's row, and its own choice if it was one."""
        if row == self.row and choice is None:
            return self
        text = "" if choice is None else f"[{choice.notation}]"
        old, new = numbers(self.row), numbers(row)
        text += "".join(f" {at}:{new[at]}" for at in np.flatnonzero(old != new))
        return InformationState(self, row, text, self.choices + (choice is not None))

    def parts(self) -> list[str]:
        """All of it, from the beginning."""
        found = []
        memory: InformationState | None = self
        while memory is not None:
            found.append(memory.text)
            memory = memory.before
        return found[::-1]

    def __reduce__(self) -> tuple[Any, ...]:
        return relearned, (self.parts(), self.row, self.choices)


def relearned(parts: list[str], row: bytes, choices: int) -> InformationState:
    """The memory that was taken apart. Only its latest row is needed to go on."""
    memory = None
    for part in parts:
        memory = InformationState(memory, row, part, choices)
    assert memory is not None
    return memory


def numbers(row: bytes) -> NDArray[np.int64]:
    return np.frombuffer(row, "<i8")


class Origin:
    """What all positions of a game share. A copy of a position has the same one."""

    def __init__(self, name: str, seats: int, options: tuple[tuple[str, object], ...]) -> None:
        self.key = (name, seats, options)
        self.game = game(name)
        self.seats = seats
        self.options = dict(options)
        self.encoder = self.game.encoder(seats)
        self.opening = self.game.start(seats, **self.options)


origin_of = lru_cache(maxsize=64)(Origin)


class Position:
    """A state, and what has happened since the seats' memories were last brought up to date."""

    __slots__ = ("happened", "memories", "origin", "remembered", "state")

    def __init__(self, origin: Origin, state: State) -> None:
        self.origin = origin
        self.state = state
        self.remembered = state.clone()
        self.happened: list[tuple[int, Action]] = []
        self.memories: list[InformationState] | None = None

    def apply(self, action: Action) -> None:
        """A legal action of the seat that is asked, or an outcome of the pending chance."""
        s = self.state
        self.happened.append((-1 if s.chance else s.actor, action))
        s.apply(action)

    def memory(self, seat: int) -> InformationState:
        """What that seat remembers now."""
        row_of = self.origin.encoder.encode
        if self.memories is None:
            rows = [row_of(self.remembered, other) for other in range(self.state.seats)]
            self.memories = [InformationState(None, row, " ".join(map(str, numbers(row))), 0) for row in rows]
        if self.happened:
            s = self.remembered.clone()
            memories = self.memories[:]
            for actor, action in self.happened:
                s.apply(action)
                for other, memory in enumerate(memories):
                    memories[other] = memory.after(row_of(s, other), action if other == actor else None)
            self.memories = memories
            self.remembered = s
            self.happened = []
        return self.memories[seat]

    def clone(self) -> Position:
        made = Position.__new__(Position)
        made.origin = self.origin
        made.state = self.state.clone()
        made.remembered = self.remembered
        made.happened = self.happened[:]
        made.memories = self.memories
        return made

    def __deepcopy__(self, seen: object) -> Position:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        happened = [(actor, action.index) for actor, action in self.happened]
        return restored, (self.origin.key, encode(self.state), encode(self.remembered), happened, self.memories)

    def guess(self, seat: int, rng: Rng) -> Position:
        """A position that the seat cannot tell from this one. The others remember nothing in it that they do not see in it now."""
        mine = self.memory(seat)
        made = Position(self.origin, self.state.determinize(seat, rng))
        made.memory(seat)
        assert made.memories is not None
        made.memories[seat] = mine
        return made


def restored(
    key: tuple[str, int, tuple[tuple[str, object], ...]],
    state: dict[str, Any],
    remembered: dict[str, Any],
    happened: list[tuple[int, int]],
    memories: list[InformationState] | None,
) -> Position:
    """The position that was taken apart."""
    origin = origin_of(*key)
    made = Position(origin, decode(origin.game, origin.seats, origin.options, state))
    made.remembered = decode(origin.game, origin.seats, origin.options, remembered)
    tables = (origin.game.outcomes, origin.game.actions)
    made.happened = [(actor, tables[actor >= 0][index]) for actor, index in happened]
    made.memories = memories
    return made
