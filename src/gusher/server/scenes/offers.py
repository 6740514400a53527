"""What a seat is offered: its options with what they would change at once, and what it is not offered, with the reason.

Both are found in a state that the seat cannot tell from the true one, so that nothing hidden can show through.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

from gusher.core.codec import fields
from gusher.core.effect import chosen, effect
from gusher.core.repeat import repeats
from gusher.core.rules import Action, State, Together
from gusher.core.sections import section_of
from gusher.server.scenes.marks import Marks, guess
from gusher.server.wire import Offer, WhyNot

GOODS: Final = ["dollars", "gas", "money", "oil", "vp"]
NO_GAINS: Final[dict[str, int]] = {}


@lru_cache(maxsize=10_000)
def described(action: Action, asked: str) -> tuple[str, str, dict[str, int | str], str, bool]:
    """What is always the same of an offer: notation, kind, the fields that the action has of its own, its § (or that of the question),
    and whether to confirm it."""
    values: dict[str, int | str] = {}
    for name in fields(action):
        value = getattr(action, name)
        if name not in ("notation", "index") and isinstance(value, int | str):
            values[name] = value if isinstance(value, str) else int(value)
    return action.notation, type(action).__name__, values, action.section or asked, action.confirm


def offers(s: State, seat: int) -> tuple[list[Offer], list[WhyNot]]:
    """What the seat may choose in this state, without marks, and what it may not."""
    if s.chance or s.over or seat not in s.awaiting:
        return [], []
    likely = guess(s, seat)
    section = section_of(likely.top)
    sealed = isinstance(likely.top, Together)  # then an answer brings nothing yet, and is given once
    found = []
    for action in likely.options(seat):
        notation, kind, values, rule, confirm = described(action, section)
        gains, times = NO_GAINS, 1
        if not sealed:
            after = chosen(likely, seat, action)
            gains, times = effect(after, seat, GOODS), repeats(likely, seat, action, after)
        found.append(Offer(notation, kind, values, rule, gains, confirm, times))
    return found, why_not(likely, seat)


def mark(offered: list[Offer], marks: Marks) -> None:
    """Say of these offers that they do nothing."""
    for offer in offered:
        why = marks.get(offer.action)
        if why is not None:
            offer.idle = why if why.section else msgspec.structs.replace(why, section=offer.section)


def why_not(s: State, seat: int) -> list[WhyNot]:
    found = []
    for reason in s.why_not(seat):
        values = dict(reason.details)
        found.append(WhyNot(str(values.pop("action", "")), reason.section, reason.reason, values))
    return found
