"""How often a choice can be made in a row, where the rules ask for one after another and nothing comes between.

The decisions stay single, in the rules as in the record; this is for people, who take three barrels by one click.
"""

from __future__ import annotations

from typing import Final

from gusher.core.rules import Action, State, Together

MOST: Final = 20


def asks_again(before: State, after: State, seat: int, action: Action) -> bool:
    """Whether a choice has led straight to the same question, which offers it again.

    The same rule asks the same seat, nothing is to be drawn, and what is to be done after it is what was to be done before.
    """
    if after.chance or after.depth != before.depth or type(after.top) is not type(before.top) or isinstance(after.top, Together):
        return False
    for place in range(after.depth - 1):
        if after.frames[place] is not before.frames[place]:
            return False
    return seat in after.awaiting and action in after.options(seat)


def repeats(s: State, seat: int, action: Action, once: State | None = None) -> int:
    """How often the seat can choose this in a row, in a state that it cannot tell from the true one. What is confirmed is chosen once.

    `once` is the state after the first time, for whoever has it.
    """
    if isinstance(s.top, Together) or action.confirm:
        return 1
    count = 0
    after = s
    while count < MOST:
        before = after
        if once is not None and count == 0:
            after = once
        else:
            after = before.clone()
            after.play(seat, action)
        count += 1
        if not asks_again(before, after, seat, action):
            break
    return count
