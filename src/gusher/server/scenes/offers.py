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
from gusher.server.wire import Idle, Offer, WhyNot, encoder

NO_GAINS: Final[dict[str, int]] = {}


class PlainOffer:
    """What is always the same of an offer: notation, kind, the fields that the action has of its own, its § (or that of the question), and
    whether to confirm it. `plain` is the offer as it is written if there is no more to say of it."""

    def __init__(self, action: Action, asked: str) -> None:
        self.notation = action.notation
        self.kind = type(action).__name__
        self.values: dict[str, int | str] = {}
        for name in fields(action):
            value = getattr(action, name)
            if name not in ("notation", "index") and isinstance(value, int | str):
                self.values[name] = value if isinstance(value, str) else int(value)
        self.section = action.section or asked
        self.confirm = action.confirm
        self.plain: bytes = encoder.encode(Offer(self.notation, self.kind, self.values, self.section, NO_GAINS, self.confirm))


@lru_cache(maxsize=10_000)
def described(action: Action, asked: str) -> PlainOffer:
    return PlainOffer(action, asked)


class Offered:
    """An offer that may still be marked."""

    def __init__(self, known: PlainOffer, gains: dict[str, int], times: int) -> None:
        self.known = known
        self.gains = gains
        self.times = times
        self.idle: Idle | None = None

    def text(self) -> bytes:
        known = self.known
        if not self.gains and self.times == 1 and self.idle is None:
            return known.plain
        offer = Offer(known.notation, known.kind, known.values, known.section, self.gains, known.confirm, self.times, self.idle)
        return encoder.encode(offer)


def written(offered: list[Offered]) -> bytes:
    return b"".join([b"[", b",".join([offer.text() for offer in offered]), b"]"])


def offers(s: State, seat: int) -> tuple[list[Offered], list[WhyNot]]:
    """What the seat may choose in this state, without marks, and what it may not."""
    if s.chance or s.over or seat not in s.awaiting:
        return [], []
    likely = guess(s, seat)
    section = section_of(likely.top)
    sealed = isinstance(likely.top, Together)  # then an answer brings nothing yet, and is given once, as what is carried out later
    found = []
    for action in likely.options(seat):
        gains, times = NO_GAINS, 1
        if not sealed and not action.later:
            after = chosen(likely, seat, action)
            gains, times = effect(after, seat), repeats(likely, seat, action, after)
        found.append(Offered(described(action, section), gains, times))
    return found, why_not(likely, seat)


def mark(offered: list[Offered], marks: Marks) -> None:
    """Say of these offers that they do nothing, and of no others."""
    for offer in offered:
        why = marks.get(offer.known.notation)
        if why is not None and not why.section:
            why = msgspec.structs.replace(why, section=offer.known.section)
        offer.idle = why


def why_not(s: State, seat: int) -> list[WhyNot]:
    return [WhyNot(reason.action, reason.section, reason.reason, reason.details) for reason in s.why_not(seat)]
