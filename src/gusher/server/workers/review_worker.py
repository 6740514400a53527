"""A process that reviews: a question a line on standard input; the answer is what is reviewed, and then a line for each decision
that is not judged yet.

It lets everything else go first, and may be killed at any time.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from typing import BinaryIO

import msgspec

from gusher import registry
from gusher.core.record import read
from gusher.review.reviewing import Judged, begin, go_on

NICE = 15


class ReviewQuestion(msgspec.Struct):
    record: str  # of a finished game, in which nothing is hidden any more; the search gets observations of it alone
    seat: int
    iterations: int
    judged: list[Judged]  # by a process that has gone since


def answer(question: ReviewQuestion, out: BinaryIO) -> None:
    record = read(question.record, registry.game)
    review = begin(record, question.seat, question.iterations)
    review.judged = question.judged
    tell(review, out)
    for judged in go_on(review, record):
        tell(judged, out)


def tell(what: msgspec.Struct, out: BinaryIO) -> None:
    out.write(msgspec.json.encode(what) + b"\n")
    out.flush()


def main() -> None:
    with suppress(AttributeError, OSError):
        os.nice(NICE)
    decoder = msgspec.json.Decoder(ReviewQuestion)
    for line in sys.stdin.buffer:
        answer(decoder.decode(line), sys.stdout.buffer)


if __name__ == "__main__":
    main()
