"""`python -m tests.conformance.idling GAME COUNT`: games of players who choose at random among the options that are not said to do nothing.

Of every decision it is asserted against the true state that what they chose changed something, and that no option which was said to do
nothing would have. A worker placed or a card laid is carried out later, after others have chosen. It is played on in a dozen futures, and
must come to nothing in each. What is said to do nothing *as things stand*, because its reason may pass, may do something in less than half
of them; such options are counted, and players leave them alone too. That a choice for later came to nothing though it could have done
something is counted as well. Where every option is said to do nothing, as where one can only pass, any is taken.
"""

from __future__ import annotations

import sys
from collections import Counter

from gusher import registry
from gusher.core.idle import DEEPEST, differs, idle, leaves, told_of
from gusher.core.rng import Rng
from gusher.core.rules import Action, State
from gusher.house import House

FUTURES = 12  # in which a choice for later that is said to do nothing is carried out
LONGEST = 50_000


def play(game: House, seats: int, number: int, seen: Counter[str]) -> None:
    rng = Rng(1933, number)
    s = game.start(seats)
    s.log = []
    for _ in range(LONGEST):
        if s.over:
            return
        seen["lost later"] += sum(1 for event in s.log or [] if event.name in game.idles and event.values.get("choice"))
        s.log = []
        if s.chance:
            s.apply(s.sample(rng))
        else:
            seat = s.awaiting[rng.below(len(s.awaiting))]
            decide(game, s, seat, rng, seen)
    raise AssertionError(f"{game.name} {number}: not over after {LONGEST} answers and draws")


def decide(game: House, s: State, seat: int, rng: Rng, seen: Counter[str]) -> None:
    options = s.options(seat)[:]
    marks = idle(game, s, seat, int(rng.next32()))
    for action in options:
        why = marks.get(action.notation)
        if why is not None:
            useful_in = futures(game, s, seat, action, rng)
            seen["marked" if why.sure else "unsure"] += 1
            seen["useful in some"] += useful_in > 0
            most = 0 if why.sure else (FUTURES - 1) // 2
            assert useful_in <= most, f"{type(s.top).__name__}: {action} has the warning, and is useful in {useful_in} futures"
    useful = [action for action in options if action.notation not in marks]
    seen["decisions"] += 1
    seen["only marked"] += not useful
    chosen = (useful or options)[rng.below(len(useful or options))]
    before = s.clone()
    s.play(seat, chosen)
    free = not useful or len(options) == 1 or chosen.later or s.depth >= before.depth
    assert free or differs(before, s, game.uses), f"{type(before.top).__name__}: {chosen} has no warning, and changed nothing"


def futures(game: House, s: State, seat: int, action: Action, rng: Rng) -> int:
    """In how many of them it does something, from the true state."""
    if action.later:
        return sum(told_of(game, s.clone(), seat, action, rng) is None for _ in range(FUTURES))
    return 0 if leaves(s, seat, action, game.uses, DEEPEST, []) else FUTURES


def main(name: str, count: int) -> None:
    game = registry.game(name)
    seen: Counter[str] = Counter()
    for number in range(count):
        play(game, game.seats[number % len(game.seats)], number, seen)
    sys.stdout.write(
        f"{count} games of {name}: {seen['decisions']} decisions, none changed nothing; {seen['marked']} options with the warning, none "
        f"useful in any of {FUTURES} futures; {seen['unsure']} more do nothing as things stand, of which {seen['useful in some']} did "
        f"something in some future; {seen['only marked']} decisions without another; "
        f"{seen['lost later']} choices for later came to nothing after all\n"
    )


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
