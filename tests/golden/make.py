"""`python -m tests.golden.make [GAME ...]`: play the golden records of games that have none yet, and of those named, anew.

For each seat count and edition one game of bots: the first edition to its end, the others cut short where the game can limit its rounds;
every second one with `advanced`, where the game has that. Beside the records stand digests of the state at every 50th entry.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path

from gusher.bots import bot
from gusher.core import codec
from gusher.core.game import Game
from gusher.core.record import Match, Record
from gusher.core.rng import Rng
from gusher.core.rules import State
from gusher.core.view import Observation
from gusher.registry import games

RECORDS = Path(__file__).parent / "records"
DIGESTS = "digests.json"
EVERY = 50
ROUNDS = 12
LIMITS = ("max_rounds", "round_limit")
PLAYERS = {"mcmulti": "greedy"}  # random players of McMulti hardly ever declare: they would go on for 200 rounds


def play(game: Game, seats: int, options: dict[str, object], seed: int) -> Record:
    name = PLAYERS.get(game.name, "random")
    match = Match(Record(game, seats, options, [name] * seats))
    player, rng = bot(name, game.name), Rng(seed)
    while not match.state.over:
        if match.state.chance:
            match.draw(rng)
        else:
            awaiting = match.state.awaiting
            seat = awaiting[rng.below(len(awaiting))]
            match.play(seat, player.choose(Observation(match.state, seat), rng))
    return match.record


def digest(s: State) -> str:
    return hashlib.sha256(codec.dumps(s).encode()).hexdigest()[:16]


def digests(record: Record) -> Iterator[str]:
    """One at the start, at every 50th entry, and at the end, going through the record once."""
    s = record.state(0)
    for number, entry in enumerate(record.entries):
        if number % EVERY == 0:
            yield digest(s)
        if entry.seat is None:
            s.meet(entry.action)
        else:
            s.play(entry.seat, entry.action)
    yield digest(s)


def option_sets(game: Game, seats: int) -> Iterator[tuple[str, dict[str, object]]]:
    names = {option.name for option in game.options}
    for number, edition in enumerate(game.editions):
        options: dict[str, object] = {"edition": edition} if "edition" in names else {}
        advanced = "advanced" in names and (seats + number) % 2 == 1
        if advanced:
            options["advanced"] = True
        if number > 0:
            options |= {limit: ROUNDS for limit in LIMITS if limit in names}
        yield f"{seats}-{edition}{'-advanced' if advanced else ''}", options


def make(game: Game) -> None:
    folder = RECORDS / game.name
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.jsonl"):
        old.unlink()
    found = {}
    for seats in game.seats:
        for seed, (name, options) in enumerate(option_sets(game, seats)):
            record = play(game, seats, options, seed)
            (folder / f"{name}.jsonl").write_text(record.text(), encoding="utf-8")
            found[name] = list(digests(record))
    (folder / DIGESTS).write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


def main(named: list[str]) -> None:
    for game in games():
        if game.name in named or not (RECORDS / game.name / DIGESTS).exists():
            make(game)


if __name__ == "__main__":
    main(sys.argv[1:])
