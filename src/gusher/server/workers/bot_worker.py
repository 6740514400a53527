"""A process that thinks for bots: a question a line on standard input, an answer a line on standard output.

It is given what a seat could believe, never the true state, and it may be killed at any time.
"""

from __future__ import annotations

import sys
from typing import Any

import msgspec

from gusher import registry
from gusher.bots import bot
from gusher.core.codec import decode
from gusher.core.rng import Rng
from gusher.core.view import Observation


class BotQuestion(msgspec.Struct):
    game: str
    seats: int
    options: dict[str, Any]
    state: dict[str, Any]  # `codec.encode` of a state that the seat cannot tell from the true one
    seat: int
    bot: str
    seed: int


class BotAnswer(msgspec.Struct):
    action: str


def answer(question: BotQuestion) -> BotAnswer:
    game = registry.game(question.game)
    s = decode(game, question.seats, question.options, question.state)
    return BotAnswer(bot(question.bot, game.name).choose(Observation(s, question.seat), Rng(question.seed)).notation)


def main() -> None:
    decoder = msgspec.json.Decoder(BotQuestion)
    out = sys.stdout.buffer
    for line in sys.stdin.buffer:
        out.write(msgspec.json.encode(answer(decoder.decode(line))) + b"\n")
        out.flush()


if __name__ == "__main__":
    main()
