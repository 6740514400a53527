"""A guide played without a server; `python -m tests.guides.playing GAME` tells what else could be chosen at each step.

That helps to write one: whatever is told after `or` leads to the end as well, and may stand in `allow` where the words stay true.
"""

from __future__ import annotations

import sys

from gusher import registry
from gusher.conformance.guides import Lost, Pupil
from gusher.guide import read_guide
from gusher.server.scenes.history import History
from gusher.server.stores.store import LogRow


def pupil_of(name: str) -> Pupil:
    """Somebody who is asked for the first time."""
    game = registry.game(name)
    guide = read_guide(game)
    assert guide is not None
    pupil = Pupil(game, guide)
    pupil.bots_play()
    return pupil


def history_of(pupil: Pupil) -> History:
    """The same table as the server has it."""
    record = pupil.record
    history = History(record.game, record.seats, record.options, record.players)
    for number, entry in enumerate(record.entries):
        history.again(LogRow(number, entry.seat, entry.action.notation))
    return history


def own_choices(pupil: Pupil) -> list[str]:
    return [entry.action.notation for entry in pupil.record.entries if entry.seat == pupil.seat]


def asked_after(name: str, choices: list[str]) -> Pupil:
    """Somebody who has made these choices, and is asked for the next."""
    pupil = pupil_of(name)
    for choice in choices:
        pupil.choose(pupil.seat, choice)
        pupil.bots_play()
    return pupil


def survives(name: str, number: int, other: str) -> bool:
    """Whether the guide can be followed to its end after another choice than it suggests, if every step allowed that."""
    pupil = pupil_of(name)
    for step in pupil.guide.steps:
        step.allow.append(other)
    try:
        pupil.follow({number: other})
    except Lost:
        return False
    finally:
        for step in pupil.guide.steps:
            step.allow.pop()
    return True


def main(name: str) -> None:
    told = pupil_of(name)
    told.follow()
    own = own_choices(told)
    for number, suggested in enumerate(own):
        others = [option for option in asked_after(name, own[:number]).offered() if option != suggested]
        found = [other for other in others if survives(name, number, other)]
        sys.stdout.write(f"{number}: {suggested}; or {', '.join(found) or '-'}\n")


if __name__ == "__main__":
    main(sys.argv[1])
