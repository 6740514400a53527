"""What a viewer sees of a table, as bytes.

The costly parts (view, offers, the seats) are built once for all viewers of the same kind at the same moment, and kept encoded. What takes
longest, the marks of choices that do nothing, may come after the scene; then it goes out again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec
from msgspec import UNSET

from gusher.core.game import Game
from gusher.core.rules import State
from gusher.server.scenes.history import History
from gusher.server.scenes.kept import GAP, Template, Views
from gusher.server.scenes.marks import Marks, guess, has_choice, marks_of
from gusher.server.scenes.offers import Offered, mark, offers, written
from gusher.server.stores.store import ChatRow, TableRow
from gusher.server.wire import Ceiling, ChatLine, Lesson, Scene, SeatCard, SeatClock, Told, Wish, encoder

NOTHING = b"[]"
NONE = b"null"


@dataclass(slots=True)
class Viewer:
    """Who looks, and from which seat; a spectator looks from none."""

    person: int | None
    seat: int | None
    name: str = ""


class Aside:
    """What is told to the player of the seat alone."""

    def __init__(self) -> None:
        self.can_take_back = False
        self.standing: Ceiling | None = None
        self.lesson: Lesson | None = None
        self.meanwhile: list[int] | None = None
        self.coach = False


class Sight:
    """What a seat sees and may do at one moment. (No dataclass, which is not compiled: every move makes two.)"""

    def __init__(self, seq: int, view: bytes, offers: bytes, why_not: bytes, offered: list[Offered], marks: Marks) -> None:
        self.seq = seq
        self.view = view
        self.offers = offers
        self.why_not = why_not
        self.offered = offered
        self.marks = marks
        self.asked: int | None = None  # since which moment it has been asked this
        self.owed = False  # until the marks are known; those of the same question a moment before stand in for them
        self.waited_for: asyncio.Event | None = None  # the same for whoever waits

    def settle(self) -> None:
        """Nothing is owed any more."""
        self.owed = False
        if self.waited_for is not None:
            self.waited_for.set()


def sight(game: Game, seq: int, s: State, seat: int | None, asks: bool, view: bytes, marks: Marks | None = None) -> Sight:
    """Of that view, with these marks; if there are none given, they are worked out."""
    offered, refused = offers(s, seat) if asks and seat is not None else ([], [])
    if marks is None:
        marks = marks_of(game, guess(s, seat), seat) if offered and seat is not None else {}
    if marks:
        mark(offered, marks)
    return Sight(
        seq,
        view,
        written(offered) if offered else NOTHING,
        encoder.encode(refused) if refused else NOTHING,
        offered,
        marks,
    )


def encoded(lines: list[ChatRow]) -> bytes:
    return encoder.encode([ChatLine(line.name, line.seat, line.text, line.at) for line in lines])


class Gallery:
    """Builds the scenes of one table."""

    def __init__(self, table: TableRow, title: str, history: History | None) -> None:
        self.table = table
        self.title = title
        self.history = history
        self.sights: dict[int | None, Sight] = {}
        self.views = Views()
        self.viewed = -1  # the moment that these are of
        self.told: list[bytes] = []
        self.templates: dict[int | None, Template] = {}  # of the last scene of each seat
        self.commitment = table.commitment
        self.prepared = table.prepared
        self.options = msgspec.Raw(encoder.encode(table.options))
        self.chat: bytes | None = None  # the lines that are kept, encoded
        self.on_owed: Callable[[int, bool], None] | None = None  # who marks what a seat is asked, soon or at once; none: done here

    def begin(self, history: History) -> None:
        self.history = history

    def sight(self, seat: int | None) -> Sight | None:
        """As of now, kept until the table changes."""
        if self.history is None:
            return None
        kept = self.sights.get(seat)
        if kept is None or kept.seq != self.history.seq:
            if self.viewed != self.history.seq:
                self.views.renew(self.history.state)
                self.viewed = self.history.seq
            kept = self.sights[seat] = self.look(seat, kept, self.history)
        return kept

    def look(self, seat: int | None, before: Sight | None, history: History) -> Sight:
        """Without waiting for marks that somebody else works out."""
        if before is not None:
            before.settle()
        view = self.views.seen_by(history.state, seat)
        asked = None if seat is None else history.asked.get(seat)
        if self.on_owed is None or seat is None or asked is None or not has_choice(history.state, seat):
            return sight(history.game, history.seq, history.state, seat, True, view)
        marks = before.marks if before is not None and before.asked == asked else {}
        seen = sight(history.game, history.seq, history.state, seat, True, view, marks)
        seen.asked, seen.owed = asked, True
        self.on_owed(seat, False)
        return seen

    def owed(self, seat: int | None) -> asyncio.Event | None:
        """What to wait for, if the marks of what that seat is asked are not known yet. They are hurried up."""
        seen = self.sight(seat)
        if seen is None or not seen.owed or seat is None or self.on_owed is None:
            return None
        self.on_owed(seat, True)
        if seen.waited_for is None:
            seen.waited_for = asyncio.Event()
        return seen.waited_for

    def mark(self, seat: int, moment: int, marks: Marks) -> bool:
        """These do nothing of what that seat was asked at that moment. Whether it sees that now, and did not before."""
        seen = self.sights.get(seat)
        if seen is None or not seen.owed or seen.seq != moment:
            return False
        seen.settle()
        if marks == seen.marks:
            return False
        mark(seen.offered, marks)
        seen.marks = marks
        seen.offers = written(seen.offered)
        return True

    def chat_lines(self, lines: list[ChatRow], new: int | None) -> bytes:
        """The last of these lines: so many as are new, or all that are kept."""
        if new == 0:
            return NOTHING
        if new is not None:
            return encoded(lines[-new:])
        if self.chat is None:
            self.chat = encoded(lines)
        return self.chat

    def events(self, seat: int | None, since: int, until: int | None = None) -> list[bytes]:
        """What that seat has heard from event number `since` on; each is encoded once."""
        if self.history is None:
            return []
        known = self.history.events
        for place, event in known[len(self.told) :]:
            self.told.append(encoder.encode(Told(event.name, event.values, place)))
        found = []
        for number in range(since, len(known)):
            place, event = known[number]
            if event.heard_by(seat) and (until is None or place < until):
                found.append(self.told[number])
        return found

    def aside(self, seat: int | None) -> Aside:
        """As far as the history of a table that is played tells it."""
        told, history = Aside(), self.history
        if history is not None and seat is not None:
            told.can_take_back = self.table.status not in ("over", "ended") and history.can_take_back(seat)
            told.meanwhile = history.meanwhile(seat)
        return told

    def scene(
        self,
        seat: int | None,
        number: int,
        moment: int | None,
        seats: list[SeatCard] | msgspec.Raw,
        heard: int | None,
        chat: list[ChatRow],
        new_lines: int | None,
        host: bool,
        wish: Wish | None,
        aside: Aside,
        watch: str | None = None,
        clocks: list[SeatClock] | None = None,
        watching: Any = UNSET,
        spectator_chat: Any = UNSET,
        parted: Any = UNSET,
    ) -> list[bytes]:
        """The scene of now, or of an earlier moment, at which nothing can be chosen, in pieces; with what was told after the events that
        were `heard`, or with all of it, and nothing of it fresh; whole, if it is not said how many lines are new."""
        history = self.history
        seq = history.seq if history is not None else 0
        state = history.state if history is not None else None
        if history is not None and moment is not None and moment < seq:
            state = history.state_at(moment)
            seen: Sight | None = sight(history.game, moment, state, seat, False, encoder.encode(state.view(seat)))
        else:
            seen = self.sight(seat)
        events = self.events(seat, 0 if heard is None else heard, moment)
        fresh = 0 if heard is None else len(events)
        ended = self.table.status == "ended" and (moment is None or moment == seq)
        stopped = ended or self.table.status == "outdated"
        over = state is not None and (state.over or ended)
        view, offers, why_not = (seen.view, seen.offers, seen.why_not) if seen is not None else (NONE, NOTHING, NOTHING)
        if stopped:
            offers = why_not = NOTHING
        scores = state.scores() if over and state is not None else None
        ranking = state.ranking() if over and state is not None else None
        table, whole = self.table, new_lines is None
        beside = (watch, watching, spectator_chat, parted)
        settled = (table.status, table.listed, table.rematch, table.box, table.clock, table.rated, table.begun)
        fixed = (seats, host, wish, aside.standing, aside.lesson, aside.coach, whole, scores, ranking, settled, beside)
        template = self.templates.get(seat)
        if template is None or template.fixed != fixed:
            cards: Any = seats
            options: Any = self.options
            scene = Scene(
                number=GAP,
                table=table.id,
                game=table.game,
                title=self.title,
                status=table.status,
                seq=GAP,
                moment=GAP,
                seat=seat,
                seats=cards,
                view=GAP,
                offers=GAP,
                why_not=GAP,
                can_take_back=GAP,
                wish=wish,
                standing=aside.standing,
                whole=whole,
                events=GAP,
                fresh=GAP,
                scores=scores,
                ranking=ranking,
                chat=GAP,
                options=options,
                listed=table.listed,
                host=host,
                rematch=table.rematch,
                commitment=self.commitment,
                prepared=self.prepared,
                lesson=aside.lesson,
                meanwhile=GAP,
                coach=aside.coach,
                watch=watch,
                box=table.box,
                clock=table.clock,
                clocks=GAP,
                rated=table.rated,
                watching=watching,
                spectator_chat=spectator_chat,
                begun=table.begun,
                parted=parted,
            )
            template = self.templates[seat] = Template(fixed, scene)
        return template.filled(
            [
                digits(number),
                digits(seq),
                digits(seq if moment is None else moment),
                view,
                offers,
                why_not,
                b"true" if aside.can_take_back else b"false",
                b"[" + b",".join(events) + b"]",
                digits(fresh),
                self.chat_lines(chat, new_lines),
                NONE if aside.meanwhile is None else encoder.encode(aside.meanwhile),
                encoder.encode(clocks) if clocks else NOTHING,
            ]
        )


def digits(number: int) -> bytes:
    return str(number).encode()
