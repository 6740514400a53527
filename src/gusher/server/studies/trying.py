"""Moves that somebody tries in a replay: what would be seen after them. Nothing is changed, nothing is kept.

A game and its moments are as at the table, where also what was taken back has a moment. A *line* leaves the game where it differs from
what stands, so that a moment which was taken back later is reached by a line.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from gusher.core.errors import GusherError
from gusher.core.event import Event
from gusher.core.record import Entry
from gusher.core.rng import Rng
from gusher.core.rules import State
from gusher.server.refusal import Refusal
from gusher.server.scenes.gallery import sight
from gusher.server.scenes.history import History
from gusher.server.stores.store import TableRow
from gusher.server.wire import Attempted, PossibleDraw, Scene, SeatCard, Told, Try, encoder
from gusher.variations import MOST_MOVES, Move, Variation, carry_out, entry_of, move_of

MOST_OUTCOMES: Final = 24  # of a chance that are listed


@dataclass(slots=True)
class Line:
    """Moves after the first `count` entries of a record, the state that they lead to, and what they bring about, move by move."""

    count: int
    entries: list[Entry]
    state: State
    events: list[list[Event]]

    def add(self, entry: Entry) -> None:
        self.state.log = []
        carry_out(self.state, entry)
        self.entries.append(entry)
        self.events.append(self.state.log)
        self.state.log = []


def line_of(history: History, at: int, moves: list[Move], draw: bool = False) -> Line:
    """These moves after that moment; with `draw`, chance decides until somebody has to. Refuses what the rules do not allow."""
    if not 0 <= at <= history.seq:
        raise Refusal(404, "no-such-moment", most=history.seq)
    if len(moves) > MOST_MOVES:
        raise Refusal(422, "line-too-long", most=MOST_MOVES)
    before = history.entries_at(at)
    count = common(history, before)
    line = Line(count, [], history.state_at(moment_of(history, count)).clone(), [])
    for entry in before[count:]:
        line.add(entry)
    for number, move in enumerate(moves, 1):
        try:
            line.add(entry_of(history.game, move))
        except GusherError as refused:
            raise Refusal(422, "bad-line", refused, number=number) from None
    rng = Rng(secrets.randbits(96))
    while draw and line.state.chance and len(line.entries) <= MOST_MOVES:
        line.add(Entry(None, line.state.sample(rng)))
    return line


def common(history: History, entries: list[Entry]) -> int:
    """How many of these, from the first on, stand in the record."""
    count = 0
    for one, other in zip(entries, history.record.entries, strict=False):
        if one is not other:
            break
        count += 1
    return count


def moment_of(history: History, count: int) -> int:
    """The moment at which so many entries of the record stood, and no other."""
    return history.places[count] if count < len(history.places) else history.seq


def count_at(history: History, moment: int) -> int:
    """The other way round. Refuses a moment at which something stood that was taken back."""
    entries = history.entries_at(moment) if 0 <= moment <= history.seq else None
    if entries is None or common(history, entries) < len(entries):
        raise Refusal(404, "no-such-moment", most=history.seq)
    return len(entries)


def by_moments(history: History, lines: list[Variation]) -> list[Variation]:
    """Variations of the record as those of the table."""
    return [msgspec.structs.replace(line, at=moment_of(history, line.at)) for line in lines]


def by_entries(history: History, lines: list[Variation]) -> list[Variation]:
    """Variations of the table as those of its record."""
    return [msgspec.structs.replace(line, at=count_at(history, line.at)) for line in lines]


def tried(history: History, table: TableRow, title: str, cards: list[SeatCard], wish: Try, judge: bool) -> bytes:
    """What would be seen after the moves that somebody wishes to try."""
    line = line_of(history, wish.at, wish.moves, wish.draw)
    at = moment_of(history, line.count)
    seen = scene_of(history, table, title, cards, line, at, wish.seat)
    return encoder.encode(Attempted(at, [move_of(entry) for entry in line.entries], seen, outcomes(line.state, at), judge))


def scene_of(history: History, table: TableRow, title: str, cards: list[SeatCard], line: Line, at: int, eyes: int | None) -> Scene:
    """From that seat, or from the one to move."""
    s = line.state
    awaiting = s.awaiting
    if eyes is not None and not 0 <= eyes < history.record.seats:
        raise Refusal(422, "bad-seat", seat=eyes)
    seat = eyes if eyes is not None and (eyes in awaiting or not awaiting) else next(iter(awaiting), eyes)
    seen = sight(history.game, at, s, seat, True, encoder.encode(s.view(seat)))
    told = []
    for number, events in enumerate(line.events):
        told += [Told(event.name, event.values, at + number) for event in events if event.heard_by(seat)]
    parts: Any = [msgspec.Raw(text) for text in (seen.view, seen.offers, seen.why_not)]
    moment = at + len(line.entries)
    return Scene(
        number=0,
        table=table.id,
        game=table.game,
        title=title,
        status="over" if s.over else "running",
        seq=moment,
        moment=moment,
        seat=seat,
        seats=cards,
        view=parts[0],
        offers=parts[1],
        why_not=parts[2],
        can_take_back=False,
        wish=None,
        standing=None,
        whole=True,
        events=told,
        fresh=sum(1 for each in told if each.moment == moment - 1),
        scores=s.scores() if s.over else None,
        ranking=s.ranking() if s.over else None,
        chat=[],
        options=table.options,
        listed=False,
        host=False,
        rematch=None,
        commitment=None,
        prepared=False,
        lesson=None,
        box=table.box,
        begun=table.begun,
    )


def outcomes(s: State, at: int) -> list[PossibleDraw]:
    """What the chance that is due can bring, each with what everybody would hear of it; nothing where that is too much to list."""
    possible = s.outcomes() if s.chance else []
    if len(possible) > MOST_OUTCOMES:
        return []
    found = []
    for outcome, weight in possible:
        after = s.clone()
        after.log = []
        after.apply(outcome)
        found.append(PossibleDraw(outcome.notation, weight, [Told(event.name, event.values, at) for event in after.log]))
    return found
