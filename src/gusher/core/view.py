"""What a player, human or bot, gets to see of a state."""

from __future__ import annotations

from mypy_extensions import i64

from gusher.core.rng import Rng
from gusher.core.rules import Action, State
from gusher.core.sections import section_of


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


def situation(s: State) -> dict[str, object]:
    """What the program reads off every view: whose turn it is, by which rule, and whether the game goes on. For a game's `public`."""
    top = s.top
    return {
        "seats": int(s.seats),
        "over": s.over,
        "chance": s.chance,
        "awaiting": list(s.awaiting),
        "rule": None if top is None else type(top).__name__,
        "section": None if top is None else section_of(top),
    }
