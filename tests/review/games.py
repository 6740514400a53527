"""Finished games to review."""

from __future__ import annotations

from gusher import registry
from gusher.core.record import Match, Record
from gusher.core.rng import Rng

SHORT: dict[str, dict[str, object]] = {"oilfield": {"max_rounds": 2}, "mcmulti": {"round_limit": 10}, "giganten": {}, "interbellum": {}}


def play_on(match: Match, seed: int) -> Record:
    """At random until the end."""
    rng = Rng(seed)
    while not match.state.over:
        if match.state.chance:
            match.draw(rng)
            continue
        seat = match.state.awaiting[0]
        options = match.state.options(seat)
        match.play(seat, options[rng.below(len(options))])
    return match.record


def finished(game: str, seats: int, seed: int = 1, **options: object) -> Record:
    return play_on(Match(Record(registry.game(game), seats, SHORT[game] | options)), seed)
