"""`gusher play --from`: a new game that begins at a moment of a record."""

from __future__ import annotations

from pathlib import Path

from gusher.core.errors import SetupError
from gusher.core.record import Record
from gusher.luck import Luck, new_seed, seed_from
from gusher.play_on import luck_as_it_was, played_on
from gusher.terminal.play import AT_HOME, Sitting
from gusher.terminal.players import Players, seat_players
from gusher.terminal.saving import Saving
from gusher.texts import Texts

# How many seats, who by name, how many people, which bots: as they were typed.
Typed = tuple[int | None, str | None, int | None, str | None]


def sit_down(
    found: Record, file: Path, at: int | None, same_luck: bool, typed: Typed, seed: int | None, saving: Saving, texts: Texts
) -> None:
    count = len(found.entries)
    place = count if at is None else at
    if not 0 <= place <= count:
        raise SetupError("--at must be 0 to {count} in this record, not {at}", count=count, at=place)
    if found.state(place).over:
        raise SetupError("the game in {file} is over there; --at must be 0 to {last}", file=file, last=count - 1)
    written = players_of(found, typed, texts)
    begun = played_on(found, found.entries[:place], written)
    luck = luck_at(found, file, place, same_luck, seed)
    Sitting(begun, Players(written, begun.seats, begun.game, texts), luck, saving, texts).run()


def players_of(found: Record, typed: Typed, texts: Texts) -> list[str]:
    """As typed, for as many seats as the record has."""
    seats, players, humans, bots = typed
    if seats is not None and seats != found.seats:
        raise SetupError("the record has {count} seats", count=found.seats)
    return seat_players(found.game, texts, found.seats, players, humans, bots)


def luck_at(found: Record, file: Path, place: int, same: bool, seed: int | None) -> Luck:
    if not same:
        return Luck(new_seed() if seed is None else seed_from(seed), AT_HOME, [""] * found.seats)
    if seed is not None:
        raise SetupError("--same-luck has its own seed; leave out --seed")
    luck = luck_as_it_was(found, place)
    if luck is None:
        raise SetupError(
            "{file} does not tell the luck that came after {at}, so it cannot be met again; leave out --same-luck", file=file, at=place
        )
    return luck
