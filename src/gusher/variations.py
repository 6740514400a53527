"""Lines that somebody has tried from moments of a game: variations, as they stand in the first line of a record.

`{"variations":[{"at":12,"moves":[{"seat":0,"do":"pass"},{"chance":"cube oil"}],"name":"Pass first"}]}`: after 12 entries of the line that
it leaves, these moves, written like entries. A variation leaves the game itself, or the variation in which it stands; then `at` counts the
moves of that one. `judged` is what the coach said to the position after so many of its moves. All of it is checked against the rules.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

import msgspec

from gusher.core.errors import GusherError, IllegalAction, RecordError, SetupError
from gusher.core.game import Game
from gusher.core.record import Entry, Record
from gusher.core.rules import State

MOST_LINES: Final = 200
MOST_MOVES: Final = 400  # in a line
MOST_IN_ALL: Final = 4000  # moves
MOST_DEEP: Final = 24
NAME_LETTERS: Final = 60
NOTE_LETTERS: Final = 1000


class Move(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A choice of a seat (`do`), or a chance outcome, as in a record."""

    seat: int | None = None
    do: str = ""
    chance: str = ""


class Assessment(msgspec.Struct, forbid_unknown_fields=True):
    """What the coach said to a position: the winning chance of the seat to move if it plays the best, from 0 to 1, with its error."""

    at: int  # moves of the line before it
    seat: int
    best: str
    chance: float
    error: float
    tries: int


class Variation(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A line, with those that leave it."""

    at: int
    moves: list[Move]
    name: str = ""
    note: str = ""
    judged: list[Assessment] = []
    variations: list[Variation] = []


def entry_of(game: Game, move: Move) -> Entry:
    """What a move says. Raises `SetupError` where it says nothing that the game knows."""
    if move.chance and move.seat is None and not move.do:
        return Entry(None, game.outcome(move.chance))
    if move.do and move.seat is not None and not move.chance:
        return Entry(move.seat, game.action(move.do))
    raise SetupError("neither a choice, nor a chance, nor a result")


def move_of(entry: Entry) -> Move:
    return Move(chance=entry.action.notation) if entry.seat is None else Move(entry.seat, entry.action.notation)


def carry_out(s: State, entry: Entry) -> None:
    """Raises `IllegalAction` where the rules do not allow it."""
    if entry.seat is None:
        s.meet(entry.action)
    else:
        s.play(entry.seat, entry.action)


def of_record(record: Record) -> list[Variation]:
    """The variations of a record, checked. Raises `RecordError` with what is wrong in one line."""
    if not record.variations:
        return []
    try:
        lines = msgspec.convert(record.variations, list[Variation])
    except (msgspec.ValidationError, RecursionError) as wrong:
        raise RecordError("line 1: variations: {why}", why=str(wrong)) from wrong
    check(record, lines)
    return lines


def written(lines: list[Variation]) -> list[Any] | None:
    """As they stand in a record."""
    return msgspec.to_builtins(lines) if lines else None


def all_of(lines: list[Variation], deep: int = 1) -> Iterator[Variation]:
    """Every line, each before those that leave it."""
    if deep > MOST_DEEP:
        raise RecordError("line 1: variations lie too deep")
    for line in lines:
        yield line
        yield from all_of(line.variations, deep + 1)


def check(record: Record, lines: list[Variation]) -> None:
    """That they are not too many, and follow the rules. Raises `RecordError`."""
    everything = list(all_of(lines))
    if len(everything) > MOST_LINES or sum(len(line.moves) for line in everything) > MOST_IN_ALL:
        raise RecordError(
            "line 1: there are too many variations; allowed: {lines} with {moves} moves in all", lines=MOST_LINES, moves=MOST_IN_ALL
        )
    numbers = {id(line): number for number, line in enumerate(everything, 1)}
    for line in everything:
        check_words(line, numbers[id(line)])
    count = len(record.entries)
    for line in lines:
        check_place(line, 0, count, numbers[id(line)])
    starts = states_at(record, {line.at for line in lines})
    pending = [(line, starts[line.at]) for line in lines]
    while pending:
        line, before = pending.pop()
        within = follow(record.game, line, before, numbers)
        pending += [(inner, within[inner.at]) for inner in line.variations]


def check_words(line: Variation, number: int) -> None:
    if not 1 <= len(line.moves) <= MOST_MOVES:
        raise RecordError("line 1: variation {number} must have 1 to {most} moves", number=number, most=MOST_MOVES)
    if not is_text(line.name, NAME_LETTERS) or not is_text(line.note, NOTE_LETTERS):
        raise RecordError(
            "line 1: variation {number}: a name has at most {name} letters, a note {note}, and both can be read",
            number=number,
            name=NAME_LETTERS,
            note=NOTE_LETTERS,
        )
    for judged in line.judged:
        sound = 1 <= judged.at <= len(line.moves) and 0.0 <= judged.chance <= 1.0 and 0.0 <= judged.error <= 1.0 and judged.tries >= 0
        if not sound or len(line.judged) > len(line.moves) or len(judged.best) > NOTE_LETTERS:
            raise RecordError("line 1: variation {number}: what was judged is not well formed", number=number)


def is_text(text: str, most: int) -> bool:
    """Short enough, and nothing in it that a terminal would obey."""
    return len(text) <= most and all(letter.isprintable() or letter == "\n" for letter in text)


def check_place(line: Variation, least: int, most: int, number: int) -> None:
    if not least <= line.at <= most:
        where = {"at": line.at, "least": least, "most": most}
        raise RecordError("line 1: variation {number} leaves its line at {at}, not at {least} to {most}", number=number, **where)


def follow(game: Game, line: Variation, s: State, numbers: dict[int, int]) -> dict[int, State]:
    """Play the line on a copy of the state; the states that others leave it from, by how many moves were made."""
    number = numbers[id(line)]
    for inner in line.variations:
        check_place(inner, 1, len(line.moves), numbers[id(inner)])
    wanted = {inner.at for inner in line.variations}
    found: dict[int, State] = {}
    s = s.clone()
    for count, move in enumerate(line.moves, 1):
        try:
            carry_out(s, entry_of(game, move))
        except GusherError as refused:
            raise RecordError("line 1: variation {number}, move {move}: {why}", number=number, move=count, why=refused) from refused
        if count in wanted:
            found[count] = s.clone()
    return found


def states_at(record: Record, places: Iterable[int]) -> dict[int, State]:
    """The states after so many entries, by one walk through the record."""
    wanted = set(places)
    found: dict[int, State] = {}
    s = record.state(0)
    for number in range(len(record.entries) + 1):
        if number in wanted:
            found[number] = s.clone()
            if len(found) == len(wanted):
                break
        if number < len(record.entries):
            try:
                carry_out(s, record.entries[number])
            except IllegalAction as refused:
                raise RecordError("line {line} does not follow the rules: {why}", line=number + 2, why=refused) from refused
    return found
