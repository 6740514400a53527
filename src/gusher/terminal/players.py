"""Who sits where. A player is written as in a record: a bot by its kind, everybody else by name."""

from __future__ import annotations

from difflib import get_close_matches

from gusher.arguments import parse_bots
from gusher.bots import Bot, bot, bots, check_bot, is_bot
from gusher.core.errors import SetupError
from gusher.core.game import Game
from gusher.texts import Texts

USUAL_BOT = "easy"
LONGEST_NAME = 12
BOT_NAMES = 8


class Players:
    """The players of one game: what they are called, and which of them are bots."""

    def __init__(self, written: list[str], seats: int, game: Game, texts: Texts) -> None:
        self.written = written
        self.bots: list[Bot | None] = []
        self.names: list[str] = []
        self.described: list[str] = []
        for seat in range(seats):
            player = written[seat] if seat < len(written) else ""
            thinks = is_bot(player)
            player = player if thinks else legible(player)
            self.bots.append(bot(player, game.name) if thinks else None)
            name = player if player and not thinks else bot_name(seat, texts)
            self.names.append(name)
            self.described.append(texts.say("play-bot", name=name, kind=player) if thinks else name)

    @property
    def humans(self) -> list[int]:
        return [seat for seat, player in enumerate(self.bots) if player is None]


def bot_name(seat: int, texts: Texts) -> str:
    name = texts.say(f"play-bot-name-{seat % BOT_NAMES + 1}")
    return name if seat < BOT_NAMES else f"{name} {seat // BOT_NAMES + 1}"


def legible(name: str) -> str:
    """A name out of a file as it may be shown: nothing that a terminal would obey, and not too long."""
    return "".join(letter for letter in name if letter.isprintable()).strip()[:LONGEST_NAME]


def seat_players(
    game: Game, texts: Texts, seats: int | None, players: str | None, humans: int | None, bots_named: str | None
) -> list[str]:
    """The players as they are written, by seat: named one by one, or so many humans and then bots."""
    if players is not None:
        for flag, given in (("--humans", humans), ("--bots", bots_named)):
            if given is not None:
                raise SetupError("--players says who plays already; leave out {flag}", flag=flag)
        names = parse_players(players)
        if seats is not None and seats != len(names):
            raise SetupError("--players names {count} players, but --seats is {seats}", count=len(names), seats=seats)
        game.complete(len(names), {})
        return names
    count = game.usual_seats if seats is None else seats
    game.complete(count, {})
    people = 1 if humans is None else humans
    if not 0 <= people <= count:
        raise SetupError("--humans must be 0 to {count} with {count} seats, not {people}", count=count, people=people)
    if people == count and bots_named is not None:
        raise SetupError("--humans {people} fills all {count} seats; leave out --bots, or give more --seats", people=people, count=count)
    called = [texts.say("play-player", number=number + 1) for number in range(people)]
    return called + parse_bots(bots_named or USUAL_BOT, count - people)


def parse_players(text: str) -> list[str]:
    """Names separated by commas: those of bots are bots, all others people."""
    names: list[str] = []
    for name in (part.strip() for part in text.split(",")):
        if is_bot(name.lower()):
            check_bot(name.lower())
            names.append(name.lower())
            continue
        if not name or len(name) > LONGEST_NAME or not name.isprintable():
            raise SetupError(
                "a player's name has 1 to {most} letters, not '{name}'; names are separated by commas", most=LONGEST_NAME, name=name
            )
        if get_close_matches(name.lower(), bots(), 1, 0.8):
            raise SetupError("'{name}' is neither a bot nor a good name for a player; bots: {allowed}", name=name, allowed=[*bots()])
        if name in names:
            raise SetupError("two players are called {name}", name=name)
        names.append(name)
    return names
