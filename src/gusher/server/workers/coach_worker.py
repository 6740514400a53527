"""A process that thinks for the coach: a question a line on standard input, what is known so far a line on standard output.

It is given what a seat could believe, never the true state, and it may be killed at any time. Asked the same question again, it goes on
where it was; a new process begins anew. So nothing waits for a question that nobody asks any more.
"""

from __future__ import annotations

import os
import sys
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import suppress
from typing import Any, Final

import msgspec

from gusher import registry
from gusher.coach.advising import Thought, advise
from gusher.core.codec import decode
from gusher.core.rng import Rng
from gusher.core.view import Observation

NICE = 5
KEPT: Final = 16  # questions that are gone on with


class CoachQuestion(msgspec.Struct):
    key: str  # the same for the same question
    game: str
    seats: int
    options: dict[str, Any]
    state: dict[str, Any]  # `codec.encode` of a state that the seat cannot tell from the true one
    seat: int
    seed: int
    ms: int
    steps: int


class Thinking:
    """What is thought about, and what was found last."""

    def __init__(self, question: CoachQuestion) -> None:
        game = registry.game(question.game)
        seen = Observation(decode(game, question.seats, question.options, question.state), question.seat)
        self.steps: Iterator[Thought] = advise(game.name, seen, Rng(question.seed), question.ms, question.steps)
        self.last = next(self.steps)

    def go_on(self) -> None:
        self.last = next(self.steps, self.last)


def answer(question: CoachQuestion, known: OrderedDict[str, Thinking]) -> Thought:
    thinking = known.pop(question.key, None)
    if thinking is None:
        thinking = Thinking(question)
    else:
        thinking.go_on()
    known[question.key] = thinking
    while len(known) > KEPT:
        known.popitem(last=False)
    return thinking.last


def main() -> None:
    with suppress(AttributeError, OSError):
        os.nice(NICE)
    decoder = msgspec.json.Decoder(CoachQuestion)
    known: OrderedDict[str, Thinking] = OrderedDict()
    out = sys.stdout.buffer
    for line in sys.stdin.buffer:
        out.write(msgspec.json.encode(answer(decoder.decode(line), known)) + b"\n")
        out.flush()


if __name__ == "__main__":
    main()
