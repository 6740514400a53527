"""A process that finds out which choices do nothing: a question a line on standard input, the marks a line on standard output.

It is given what a seat could believe, never the true state. It lets moves go first, and may be killed at any time.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import msgspec

from gusher.core.codec import decode
from gusher.server.scenes.marks import Marks, marks_of
from gusher.server.workers.bot_worker import game_of

NICE: Final = 15


class MarkQuestion(msgspec.Struct):
    game: str
    seats: int
    options: dict[str, Any]
    state: dict[str, Any]  # `codec.encode` of a state that the seat cannot tell from the true one
    seat: int
    box: dict[str, Any] | None = None  # what is played with, if it is not the packaged box


def answer(question: MarkQuestion) -> Marks:
    game = game_of(question.game, question.box)
    return marks_of(game, decode(game, question.seats, question.options, question.state), question.seat)


def give_way() -> None:
    """Let everybody else go first, also where Linux shares out time by session, and niceness counts only within one (`man 7 sched`)."""
    with suppress(AttributeError, OSError):
        os.nice(NICE)
        if os.getsid(0) == os.getpid():
            Path("/proc/self/autogroup").write_text(f"{NICE}", encoding="ascii")


def main() -> None:
    give_way()
    decoder = msgspec.json.Decoder(MarkQuestion)
    out = sys.stdout.buffer
    for line in sys.stdin.buffer:
        out.write(msgspec.json.encode(answer(decoder.decode(line))) + b"\n")
        out.flush()


if __name__ == "__main__":
    main()
