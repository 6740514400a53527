"""What a player, human or bot, gets to see of a state."""

from __future__ import annotations

from mypy_extensions import i64

from gusher.core.rng import Rng
from gusher.core.rules import Action, State


class Observation:
    """A seat's side of the table: its view, its options, and states that it cannot tell from the true one.

    A bot is given this and never the state; whatever it computes from it is fair.
    """

    def __init__(self, s: State, seat: i64) -> None:
        self._state = s
        self.seat = seat
        self.options: list[Action] = s.options(seat)[:]

    def view(self) -> dict[str, object]:
        return self._state.view(int(self.seat))

    def sample(self, rng: Rng) -> State:
        return self._state.determinize(int(self.seat), rng)
