"""What a choice would change at once."""

from __future__ import annotations

from typing import Final

from gusher.core.rules import Action, State

GOODS: Final = ["dollars", "gas", "money", "oil", "vp"]  # as the events of all games name them


def chosen(s: State, seat: int, action: Action) -> State:
    """The state that the choice would lead to, with what would be told."""
    after = s.clone()
    after.log = []
    after.play(seat, action)
    return after


def effect(after: State, seat: int) -> dict[str, int]:
    """How much of the goods a seat was brought by what it has `chosen`, before anybody is asked again."""
    found: dict[str, int] = {}
    for event in after.log or []:
        if event.values.get("seat") == seat and event.heard_by(seat):
            for good in GOODS:
                amount = event.values.get(good)
                if isinstance(amount, int) and amount != 0:
                    found[good] = found.get(good, 0) + amount
    return {good: amount for good, amount in found.items() if amount != 0} if found else found
