"""Random games with luck that is known, of every game of ours and of one from outside."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

from gusher import registry
from gusher.core.game import Game
from gusher.core.record import Record
from gusher.core.rng import Rng
from gusher.luck import Luck, keyed
from gusher.server.scenes.history import History
from gusher.server.stores.store import LogRow

WILDCAT = Path(__file__).parents[2] / "examples" / "wildcat"
NAMES = [*(game.name for game in registry.games()), "wildcat"]
SHORT: dict[str, dict[str, object]] = {"oilfield": {"max_rounds": 3}, "mcmulti": {"round_limit": 10}}


def game_of(name: str) -> Game:
    if name != "wildcat":
        return registry.game(name)
    sys.path.insert(0, str(WILDCAT))
    try:
        found: Game = importlib.import_module("wildcat").GAME
        return found
    finally:
        sys.path.remove(str(WILDCAT))


def luck(number: int, seats: int) -> Luck:
    nonces = [keyed(b"nonce", f"{number} {seat}").hex()[:32] for seat in range(seats)]
    return Luck(keyed(b"play on", str(number)).hex(), f"table_{number}", nonces)


def begun(record: Record, count: int) -> History:
    """A table that plays on after so many entries."""
    history = History(record.game, record.seats, record.options, [], count)
    for place, entry in enumerate(record.entries[:count]):
        history.again(LogRow(place, entry.seat, entry.action.notation))
    return history


def go_on(history: History, drawn: Luck, rng: Rng) -> Record:
    """At random to the end."""
    history.draw(drawn)
    while not history.state.over:
        seat = history.state.awaiting[int(rng.below(len(history.state.awaiting)))]
        options = history.state.options(seat)
        history.play(seat, options[int(rng.below(len(options)))])
        history.draw(drawn)
    record = history.copy_of_record()
    record.luck = drawn.opened()
    return record


def played(name: str, number: int) -> Record:
    game = game_of(name)
    seats = game.seats[number % len(game.seats)]
    return go_on(History(game, seats, SHORT.get(name, {}), []), luck(number, seats), Rng(number, 3))
