"""A process that thinks for bots: a question a line on standard input, an answer a line on standard output.

It is given what a seat could believe, never the true state, and it may be killed at any time.
"""

from __future__ import annotations

import json
import sys
from functools import lru_cache
from typing import Any

import msgspec

from gusher import registry
from gusher.bots import bot
from gusher.core.codec import decode
from gusher.core.rng import Rng
from gusher.core.view import Observation
from gusher.house import House


class BotQuestion(msgspec.Struct):
    game: str
    seats: int
    options: dict[str, Any]
    state: dict[str, Any]  # `codec.encode` of a state that the seat cannot tell from the true one
    seat: int
    bot: str
    seed: int
    box: dict[str, Any] | None = None  # what is played with, if it is not the packaged box


class BotAnswer(msgspec.Struct):
    action: str


def answer(question: BotQuestion) -> BotAnswer:
    game = game_of(question.game, question.box)
    s = decode(game, question.seats, question.options, question.state)
    return BotAnswer(bot(question.bot, game.name).choose(Observation(s, question.seat), Rng(question.seed)).notation)


def game_of(name: str, box: dict[str, Any] | None) -> House:
    """The game that a question is about, out of the packaged box if there is no other."""
    return registry.game(name) if box is None else out_of(name, json.dumps(box))


@lru_cache(maxsize=8)
def out_of(game: str, box: str) -> House:
    """A game out of a box of its owner, which takes a while to open."""
    return registry.game(game).with_data(json.loads(box))


def main() -> None:
    decoder = msgspec.json.Decoder(BotQuestion)
    out = sys.stdout.buffer
    for line in sys.stdin.buffer:
        out.write(msgspec.json.encode(answer(decoder.decode(line))) + b"\n")
        out.flush()


if __name__ == "__main__":
    main()
