"""Simulated tables with takings back, their records, and the same records with one thing altered."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from gusher import registry
from gusher.core.record import Entry, Record
from gusher.core.rng import Rng
from gusher.core.rules import Action
from gusher.luck import Luck, keyed
from gusher.server.scenes.history import History

LONGEST = 20_000


def luck_of(number: int, seats: int) -> Luck:
    """Some seats bring a nonce, others (bots) none."""
    drawn = keyed(b"simulated", str(number)).hex()
    nonces = [keyed(b"nonce", f"{number} {seat}").hex()[:32] if seat % 3 != 2 else "" for seat in range(seats)]
    return Luck(drawn, f"table_{number}", nonces)


def play(number: int, game: str | None = None, longest: int = LONGEST, backs: int = 12) -> tuple[Record, History]:
    """A game by random choices at a table as the server keeps it, in which now and then something is taken back."""
    games = registry.games()
    rng = Rng(number, 7)
    chosen = games[number % len(games)] if game is None else registry.game(game)
    seats = chosen.seats[number // len(games) % len(chosen.seats)]
    luck = luck_of(number, seats)
    history = History(chosen, seats, {}, [])
    history.draw(luck)
    while not history.state.over and history.seq < longest:
        if backs and rng.below(12) == 0:
            standing = zip(history.places, history.record.entries, strict=True)
            choices = [place for place, entry in standing if entry.seat is not None][-30:]
            if choices:
                backs -= 1
                history.take_back(choices[int(rng.below(len(choices)))])
                continue
        seat = history.state.awaiting[int(rng.below(len(history.state.awaiting)))]
        options = history.state.options(seat)
        history.play(seat, options[int(rng.below(len(options)))])
        history.draw(luck)
    record = history.copy_of_record()
    record.luck = luck.opened()
    return record, history


# One alteration each; None where the record has nothing to alter so.


def another_draw(record: Record, rng: Rng) -> Record | None:
    """A draw that could have been: another outcome that the rules allow there."""
    draws = [number for number, entry in enumerate(record.entries) if entry.seat is None]
    for _ in range(20):
        number = draws[int(rng.below(len(draws)))]
        possible = [outcome for outcome, _ in record.state(number).outcomes() if outcome is not record.entries[number].action]
        if possible:
            return with_entry(record, number, possible[int(rng.below(len(possible)))])
    return None


def another_seed(record: Record, rng: Rng) -> Record:
    """One digit, and the commitment with it or not."""
    told = dict(record.luck or {})
    told["seed"] = other_digit(str(told["seed"]), rng)
    if rng.below(2):
        told["commitment"] = Luck(told["seed"], str(told["table"]), told["nonces"]).commitment
    return with_luck(record, told)


def another_nonce(record: Record, rng: Rng) -> Record:
    told = dict(record.luck or {})
    nonces = list(told["nonces"])
    seat = int(rng.below(len(nonces)))
    nonces[seat] = other_digit(nonces[seat], rng) if nonces[seat] else "0" * 32
    return with_luck(record, told | {"nonces": nonces})


def another_order(record: Record, rng: Rng) -> Record | None:
    """Two draws exchanged, or a draw and the entry after it, or two nonces."""
    kind = rng.below(3)
    if kind == 0:
        nonces = list((record.luck or {})["nonces"])
        nonces[0], nonces[1] = nonces[1], nonces[0]
        return with_luck(record, (record.luck or {}) | {"nonces": nonces})
    entries = list(record.entries)
    for _ in range(50):
        draws = [number for number, entry in enumerate(entries) if entry.seat is None]
        one = draws[int(rng.below(len(draws)))]
        other = draws[int(rng.below(len(draws)))] if kind == 1 else one + 1
        if other < len(entries) and entries[one].line() != entries[other].line():
            entries[one], entries[other] = entries[other], entries[one]
            return copy(record, entries)
    return None


ALTERATIONS: dict[str, Callable[[Record, Rng], Record | None]] = {
    "draw": another_draw,
    "seed": another_seed,
    "nonce": another_nonce,
    "order": another_order,
}


def other_digit(text: str, rng: Rng) -> str:
    place = int(rng.below(len(text)))
    digit = "0123456789abcdef"[(int(text[place], 16) + 1 + int(rng.below(15))) % 16]
    return text[:place] + digit + text[place + 1 :]


def with_entry(record: Record, number: int, action: Action) -> Record:
    return copy(record, [*record.entries[:number], Entry(None, action), *record.entries[number + 1 :]])


def with_luck(record: Record, told: dict[str, Any]) -> Record:
    altered = copy(record, record.entries)
    altered.luck = told
    return altered


def copy(record: Record, entries: list[Entry]) -> Record:
    made = Record(record.game, record.seats, record.options, record.players)
    made.entries, made.result, made.luck = entries, record.result, json.loads(json.dumps(record.luck))
    return made
