"""A game as it was played: its set-up, and the list of actions and chance outcomes.

Written as one JSON object a line, readable and diffable. The first line is the set-up with the versions of rules and data; then
`{"seat":2,"do":"place lease_7"}` for a choice and `{"chance":"cube oil"}` for an outcome; a finished game ends with its result. Replay
needs no seed; what its draws came from may stand in the first line as `luck`, which is only carried along here. A record opens at any
point, and a record of another version is refused, never replayed wrongly.

A game that was played on from a moment of another one says so in its first line: `{"begun":{"at":40,"luck":{…}}}`, where 40 entries were
taken over, and the luck is that of the others. `variations` there are lines that somebody has tried (`gusher.variations`), carried along
like the luck. A reader who knows neither reads the same game.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from gusher.core.errors import IllegalAction, RecordError, SetupError
from gusher.core.game import Game
from gusher.core.rng import Rng
from gusher.core.rules import Action, State

FORMAT: Final = 1
DIGITS: Final = 9  # of the largest number that stands in a record, so that no sum of them overflows


class Entry:
    """One line: an action of a seat, or a chance outcome (`seat` is None)."""

    def __init__(self, seat: int | None, action: Action) -> None:
        self.seat = seat
        self.action = action

    def line(self) -> str:
        if self.seat is None:
            return dump({"chance": self.action.notation})
        return dump({"seat": self.seat, "do": self.action.notation})


class Record:
    """The set-up of a game and what has happened in it."""

    def __init__(self, game: Game, seats: int, options: dict[str, object], players: list[str] | None = None) -> None:
        game.complete(seats, options)
        self.game = game
        self.seats = seats
        self.options = options
        self.players = players or []
        self.luck: dict[str, Any] | None = None
        self.begun: int | None = None  # so many entries were taken over from another game; the luck is that of the others
        self.variations: list[Any] | None = None
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

    def text(self, with_variations: bool = True) -> str:
        header: dict[str, Any] = {
            "gusher": FORMAT,
            "game": self.game.name,
            "seats": self.seats,
            "options": self.options,
            "rules": self.game.rules_version,
            "data": self.game.data_version,
        }
        if self.players:
            header["players"] = self.players
        # Apart: who does not know that entries were taken over would look for their draws in this luck.
        if self.begun is not None:
            header["begun"] = {"at": self.begun} | ({} if self.luck is None else {"luck": self.luck})
        elif self.luck is not None:
            header["luck"] = self.luck
        if self.game.custom_data:
            header["box"] = self.game.data
        if self.variations and with_variations:
            header["variations"] = self.variations
        lines = [dump(header)] + [entry.line() for entry in self.entries]
        if self.result is not None:
            lines.append(dump({"result": self.result}))
        return "\n".join(lines) + "\n"


class Match:
    """A game in play: its state and its record, kept in step."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.state = record.state()

    def play(self, seat: int, action: Action) -> None:
        self.state.play(seat, action)
        self._note(Entry(seat, action))

    def draw(self, rng: Rng) -> Action:
        """Let the pending chance happen."""
        outcome = self.state.sample(rng)
        self.state.apply(outcome)
        self._note(Entry(None, outcome))
        return outcome

    def _note(self, entry: Entry) -> None:
        self.record.entries.append(entry)
        if self.state.over:
            self.record.result = self.state.scores()

    def can_take_back(self, seat: int) -> bool:
        return can_take_back(self.record, seat)

    def take_back(self, seat: int) -> Action:
        """Undo the last choice of that seat, as far as information allows; what it was."""
        count = own_last(self.record, seat)
        if count == 0:
            raise IllegalAction("", "cannot-take-back", seat=seat)
        log = self.state.log
        choice = self.record.entries[-count].action
        del self.record.entries[-count:]
        self.record.result = None
        self.state = self.record.state()
        self.state.log = log
        return choice


def can_take_back(record: Record, seat: int) -> bool:
    """Whether nothing but a choice of that seat came last, which has shown it nothing new."""
    return own_last(record, seat) > 0


def own_last(record: Record, seat: int) -> int:
    """How many entries at the end are a choice of that seat and the answers that it then had to give; 0 if they have shown it something.

    What is shown is told by an event that the game lists for that (`Game.shows`). What was taken over from another game is nobody's choice.
    """
    s = record.game.start(record.seats, **record.options)
    own = 0
    begun = record.begun or 0
    for number, entry in enumerate(record.entries):
        if entry.seat is None:
            s.apply(entry.action)
            own = 0
            continue
        had_to = s.sole() is not None
        s.log = []
        s.play(entry.seat, entry.action)
        if entry.seat != seat or number < begun or any(record.game.shows(event, seat) for event in s.log):
            own = 0
        elif own > 0 or not had_to:
            own = own + 1 if had_to else 1
    return own


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
    if record.begun is not None and record.begun > len(record.entries):
        raise RecordError("line 1: begun is after {at} entries, and the record has {count}", at=record.begun, count=len(record.entries))
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
    begun, variations = header.get("begun"), header.get("variations")
    if begun is not None:
        if not isinstance(begun, dict) or type(begun.get("at")) is not int or begun["at"] < 0:
            raise RecordError("line 1: begun must be an object that says at which entry")
        luck = begun.get("luck")
    if luck is not None and not isinstance(luck, dict):
        raise RecordError("line 1: luck must be an object")
    if variations is not None and not isinstance(variations, list):
        raise RecordError("line 1: variations must be a list")
    record = Record(game, seats, options, [str(player) for player in players])
    record.luck = luck
    record.begun = None if begun is None else begun["at"]
    record.variations = variations
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


def dump(fields: dict[str, Any]) -> str:
    return json.dumps(fields, separators=(",", ":"), ensure_ascii=False)
