"""The reader of records as it was before there were variations and games that play on: a copy, not to be changed."""


from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from gusher.core.errors import IllegalAction, RecordError, SetupError
from gusher.core.game import Game
from gusher.core.rules import Action, State

FORMAT: Final = 1
DIGITS: Final = 9  # of the largest number that stands in a record, so that no sum of them overflows


class Entry:
    """One line: an action of a seat, or a chance outcome (`seat` is None)."""

    def __init__(self, seat: int | None, action: Action) -> None:
        self.seat = seat
        self.action = action


class Record:
    """The set-up of a game and what has happened in it."""

    def __init__(self, game: Game, seats: int, options: dict[str, object], players: list[str] | None = None) -> None:
        game.complete(seats, options)
        self.game = game
        self.seats = seats
        self.options = options
        self.players = players or []
        self.luck: dict[str, Any] | None = None
        self.entries: list[Entry] = []
        self.result: list[dict[str, int]] | None = None

    def state(self, at: int | None = None) -> State:
        """The state after the first `at` entries, all of them by default. Every entry is checked against the rules."""
        s = self.game.start(self.seats, **self.options)
        for number, entry in enumerate(self.entries[:at]):
            try:
                if entry.seat is None:
                    s.meet(entry.action)
                else:
                    s.play(entry.seat, entry.action)
            except IllegalAction as refused:
                raise RecordError("line {line} does not follow the rules: {why}", line=number + 2, why=refused) from refused
        if self.result is not None and at is None and (not s.over or s.scores() != self.result):
            raise RecordError("the result at the end of the record is not that of its moves")
        return s


def read(text: str, find: Callable[[str], Game]) -> Record:
    """The record that is written so; `find` gives a game by its name. Refuses what is broken, cut off, or of another version."""
    lines = text.removesuffix("\n").split("\n") if text else []
    if not lines:
        raise RecordError("the record is empty")
    header = parse(lines[0], 1)
    try:
        record = read_header(header, find)
    except SetupError as refused:
        raise RecordError("line 1: {why}", why=refused) from refused
    for number, line in enumerate(lines[1:], 2):
        if record.result is not None:
            raise RecordError("line {number} stands after the result", number=number)
        try:
            take_line(record, parse(line, number))
        except SetupError as refused:
            raise RecordError("line {number}: {why}", number=number, why=refused) from refused
    return record


def read_header(header: dict[str, Any], find: Callable[[str], Game]) -> Record:
    if header.get("gusher") != FORMAT:
        raise RecordError("line 1 is not the head of a Gusher record of format {format}", format=FORMAT)
    game = find(str(header.get("game")))
    if header.get("rules") != game.rules_version:
        raise RecordError(
            "rules version {found} of the record is not {ours}, which this Gusher plays", found=header.get("rules"), ours=game.rules_version
        )
    if "box" in header:
        game = game.with_data(header["box"])
    elif header.get("data") != game.data_version:
        raise RecordError(
            "data version {found} of the record is not {ours}, which this Gusher has", found=header.get("data"), ours=game.data_version
        )
    seats, options, players, luck = header.get("seats"), header.get("options"), header.get("players", []), header.get("luck")
    if type(seats) is not int or not isinstance(options, dict) or not isinstance(players, list):
        raise RecordError("line 1: seats must be a number, options an object, players a list")
    if luck is not None and not isinstance(luck, dict):
        raise RecordError("line 1: luck must be an object")
    record = Record(game, seats, options, [str(player) for player in players])
    record.luck = luck
    return record


def take_line(record: Record, fields: dict[str, Any]) -> None:
    if set(fields) == {"seat", "do"} and type(fields["seat"]) is int:
        record.entries.append(Entry(fields["seat"], record.game.action(str(fields["do"]))))
    elif set(fields) == {"chance"}:
        record.entries.append(Entry(None, record.game.outcome(str(fields["chance"]))))
    elif set(fields) == {"result"} and isinstance(fields["result"], list):
        record.result = fields["result"]
    else:
        raise SetupError("neither a choice, nor a chance, nor a result")


def small(written: str) -> int:
    if len(written) > DIGITS:
        raise OverflowError
    return int(written)


def parse(line: str, number: int) -> dict[str, Any]:
    try:
        fields = json.loads(line, parse_int=small, parse_constant=small)
    except OverflowError:
        raise RecordError("line {number} has a number that is too large", number=number) from None
    except (ValueError, RecursionError):
        fields = None
    if not isinstance(fields, dict):
        raise RecordError("line {number} is not a JSON object; the record is broken or cut off there", number=number)
    return fields
