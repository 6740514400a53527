"""What a seat is offered: its options with what they would change at once, and what it is not offered, with the reason.

Both are found in a state that the seat cannot tell from the true one, so that nothing hidden can show through.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from gusher.core.codec import fields
from gusher.core.rng import Rng
from gusher.core.rules import Action, State, Together
from gusher.core.sections import section_of
from gusher.server.wire import Offer, WhyNot

GOODS: Final = frozenset({"dollars", "money", "vp", "oil", "gas"})


@lru_cache(maxsize=10_000)
def described(action: Action, asked: str) -> tuple[str, str, dict[str, int | str], str, bool]:
    """What is always the same of an offer: notation, kind, the fields that the action has of its own, its § (or that of the question),
    and whether to confirm it."""
    values: dict[str, int | str] = {}
    for name in fields(action):
        value = getattr(action, name)
        if name not in ("notation", "index") and isinstance(value, int | str):
            values[name] = value if isinstance(value, str) else int(value)
    confirm = bool(getattr(type(action), "confirm", False))
    return action.notation, type(action).__name__, values, action.section or asked, confirm


def offers(s: State, seat: int) -> tuple[list[Offer], list[WhyNot]]:
    """What the seat may choose in this state, and what it may not."""
    if s.chance or s.over or seat not in s.awaiting:
        return [], []
    guess = s.determinize(seat, Rng(0))
    section = section_of(guess.top)
    found = []
    for action in guess.options(seat):
        notation, kind, values, rule, confirm = described(action, section)
        found.append(Offer(notation, kind, values, rule, effect(guess, seat, action), confirm))
    return found, why_not(guess, seat)


def effect(s: State, seat: int, action: Action) -> dict[str, int]:
    """What the choice would bring the seat before anybody is asked again. A sealed answer brings nothing yet."""
    after = s.clone()
    after.log = []
    after.play(seat, action)
    if isinstance(s.top, Together) and seat not in after.awaiting:
        return {}
    sums: dict[str, int] = {}
    for event in after.log:
        values = event.values
        if values.get("seat") == seat and event.heard_by(seat):
            for good in GOODS & values.keys():
                amount = values[good]
                if isinstance(amount, int):
                    sums[good] = sums.get(good, 0) + amount
    return {good: sums[good] for good in sorted(sums) if sums[good]}


def why_not(s: State, seat: int) -> list[WhyNot]:
    found = []
    for reason in s.why_not(seat):
        values = dict(reason.details)
        found.append(WhyNot(str(values.pop("action", "")), reason.section, reason.reason, values))
    return found
