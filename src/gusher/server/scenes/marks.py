"""Which options of a seat do nothing (`core.idle`), in two parts: what is carried out at once is quickly tried; what is carried out later
is played on many times, and may be worked out elsewhere.

Both are found in the state that `guess` gives, which is the same for whoever knows the same. An empty § is that of the offer.
"""

from __future__ import annotations

from gusher.core.game import Game
from gusher.core.idle import WORLDS, Idle, comes_to_nothing, leaves_all
from gusher.core.rng import Rng
from gusher.core.rules import Action, State
from gusher.server import wire

SEED = 0

Marks = dict[str, wire.Idle]  # by notation


def guess(s: State, seat: int) -> State:
    """A state that the seat cannot tell from the true one."""
    return s.determinize(seat, Rng(SEED))


def at_once(game: Game, s: State, seat: int) -> Marks:
    """Those of the options that are carried out at once."""
    options = [action for action in choice(s, seat) if not action.later]
    worlds = [s.determinize(seat, Rng(SEED, number)) for number in range(WORLDS)] if options else []
    return {action.notation: told(why) for action in options if (why := leaves_all(game, worlds, seat, action)) is not None}


def later(game: Game, s: State, seat: int) -> Marks:
    """Those of the options that are carried out later."""
    options = [action for action in choice(s, seat) if action.later]
    return {action.notation: told(why) for action in options if (why := comes_to_nothing(game, s, seat, action, SEED)) is not None}


def has_later(s: State, seat: int) -> bool:
    return any(action.later for action in choice(s, seat))


def choice(s: State, seat: int) -> list[Action]:
    """The options, if there are several: a single one has no marks."""
    options = s.options(seat)[:]
    return options if len(options) > 1 else []


def told(why: Idle) -> wire.Idle:
    return wire.Idle(why.reason, why.section, why.values, why.sure)
