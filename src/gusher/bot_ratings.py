"""How strong bots are in a game: what a tournament has measured, as the house of the game keeps it."""

from __future__ import annotations

import logging

import msgspec

from gusher.house import House
from gusher.skill import STEP, points

log = logging.getLogger(__name__)


class Measured(msgspec.Struct):
    """A bot's mean over many drawings of the games, and what 95 of 100 of them are within."""

    mu: float
    low: float
    high: float


class BotRatings(msgspec.Struct):
    """`how` is the command that makes it again."""

    how: str
    rules: str
    seats: int
    games: int
    ratings: dict[str, Measured]


def measurement(house: House) -> BotRatings | None:
    """None where nobody has measured."""
    file = house.bot_ratings()
    if not file.is_file():
        return None
    try:
        return msgspec.json.decode(file.read_bytes(), type=BotRatings)
    except (msgspec.DecodeError, UnicodeError, OSError) as wrong:
        log.warning("%s is no measurement of bots: %s", file, wrong)
        return None


def bot_ratings(house: House) -> dict[str, tuple[int, int]]:
    """The rating of each bot that was measured, and its margin, as people read them."""
    found = measurement(house)
    if found is None:
        return {}
    return {bot: (points(each.mu), round(STEP * (each.high - each.low) / 2)) for bot, each in found.ratings.items()}
