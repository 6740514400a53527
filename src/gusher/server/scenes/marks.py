"""Which options of a seat do nothing (`core.idle`). To find that out takes longer than all else in a scene, and may be done elsewhere.

They are found in the state that `guess` gives, which is the same for whoever knows the same. An empty § is that of the offer.
"""

from __future__ import annotations

from typing import Final

from gusher.core.game import Game
from gusher.core.idle import idle
from gusher.core.rng import Rng
from gusher.core.rules import State
from gusher.server import wire

SEED = 0
BEGUN: Final = Rng(SEED)

Marks = dict[str, wire.Idle]  # by notation


def guess(s: State, seat: int) -> State:
    """A state that the seat cannot tell from the true one."""
    return s.determinize(seat, Rng(SEED, like=BEGUN))


def marks_of(game: Game, s: State, seat: int) -> Marks:
    """The options that do nothing."""
    found = idle(game, s, seat, SEED)
    return {notation: wire.Idle(why.reason, why.section, why.values, why.sure) for notation, why in found.items()}


def has_choice(s: State, seat: int) -> bool:
    """Whether there are several options: a single one has no marks."""
    return len(s.options(seat)) > 1
