"""What a choice would change at once."""

from __future__ import annotations

from gusher.core.rules import Action, State, Together


def effect(s: State, seat: int, action: Action, goods: list[str]) -> dict[str, int]:
    """How much of these goods the choice would bring the seat before anybody is asked again. A sealed answer brings nothing yet."""
    found: dict[str, int] = {}
    if isinstance(s.top, Together):
        return found
    after = s.clone()
    after.log = []
    after.play(seat, action)
    for event in after.log:
        if event.values.get("seat") == seat and event.heard_by(seat):
            for good in goods:
                amount = event.values.get(good)
                if isinstance(amount, int) and amount != 0:
                    found[good] = found.get(good, 0) + amount
    return {good: amount for good, amount in found.items() if amount != 0}
