"""The log of a table, and the game that it tells.

Entries of the log are numbered from 0 and never change; the *moment* n is the table after the first n of them. An entry is a choice, a
chance outcome, or a taking back, which undoes every entry from a certain one on that is still standing. What stands is the record.
A table that plays on from a moment of another game begins with the entries up to there; they were chosen elsewhere, and stay.
"""

from __future__ import annotations

from typing import Final

from gusher.core.errors import IllegalAction
from gusher.core.event import Event
from gusher.core.game import Game
from gusher.core.record import Entry, Record
from gusher.core.repeat import asks_again
from gusher.core.rules import Action, Frame, State, Together
from gusher.luck import Luck, Unfixed, chances
from gusher.server.hours import now
from gusher.server.stores.store import LogRow

SNAPSHOT: Final = 32


class History:
    """A game in play: its log, its record, its state and all that was told."""

    def __init__(self, game: Game, seats: int, options: dict[str, object], players: list[str], begun: int | None = None) -> None:
        """`begun` is how many entries are taken over."""
        self.game = game
        self.record = Record(game, seats, options, players)
        self.record.begun = begun
        self.fence = begun or 0  # nothing before that moment is anybody's choice at this table
        self.state = self.record.state()
        self.state.log = []
        self.log: list[Entry | int] = []  # a number takes back the entries from that one on
        self.drawn = 0  # chances in the record, which are not counted anew for each
        self.places: list[int] = []  # for each entry of the record its place in the log
        self.events: list[tuple[int, Event]] = []  # with the place in the log of what caused it
        self.asked: dict[int, int] = dict.fromkeys(self.state.awaiting, 0)  # since which moment a seat has been asked what it is asked now
        self.snapshots: dict[int, State] = {0: self.state.clone()}  # by entries of the record
        self.began: dict[int, int] = {}  # for a choice that a command has repeated, the place in the log of the first of them
        self.had_to: set[int] = set()  # places in the log of answers that were the only ones
        self.known: dict[int | None, int] = {}  # how much of the record each seat is known to know

    @property
    def seq(self) -> int:
        return len(self.log)

    # Going on

    def play(self, seat: int, action: Action, first: int | None = None) -> LogRow:
        """A choice, checked by the engine, which refuses without a trace; `first` is the place of the one that it repeats."""
        before, had_to = self.state.top, self.state.sole() is not None
        self.state.play(seat, action)
        if had_to:
            self.had_to.add(self.seq)
        if first is not None:
            self.began[self.seq] = first
        return self._note(Entry(seat, action), before)

    def asks_again(self, before: State, seat: int, action: Action) -> bool:
        """Whether the last choice, made in that state, has led to the same question, offering it again, and has shown the seat nothing."""
        return asks_again(before, self.state, seat, action) and self.can_take_back(seat)

    def draw(self, luck: Luck | Unfixed) -> list[LogRow]:
        """Let every chance happen that is due."""
        rows: list[LogRow] = []
        while self.state.chance:
            outcome = self.state.sample(luck.chance(self.drawn))
            self.state.apply(outcome)
            rows.append(self._note(Entry(None, outcome), None))
        return rows

    def tell_coach(self, seat: int) -> None:
        """That a seat has asked the coach, for everybody."""
        self.events.append((self.seq, Event("coach-used", None, {"seat": seat})))

    def tell_version(self, rules: str, data: str, before: tuple[str, str]) -> None:
        """That the table is played by these rules and out of this box from here on."""
        values: dict[str, int | str] = {"rules": rules, "data": data, "rules_before": before[0], "data_before": before[1]}
        self.events.append((self.seq, Event("new-version", None, values)))

    def take_back(self, to: int) -> LogRow:
        """Undo every standing entry from that one on."""
        place = self.seq
        seat = self._seat_at(to)
        self.log.append(to)
        self._return_to(to)
        self.events.append((place, Event("taken-back", None, {"seat": seat})))
        return LogRow(place, seat, "", back_to=to, at=now())

    def again(self, row: LogRow, first: int | None = None) -> None:
        """Do what a stored entry says. Raises an error of the engine if it does not follow the rules."""
        if row.seq != self.seq:
            raise IllegalAction("", "log-broken")
        if row.back_to is not None:
            self.take_back(row.back_to)
        elif row.seat is not None:
            self.play(row.seat, self.game.action(row.action), first)
        else:
            outcome = self.game.outcome(row.action)
            self.state.meet(outcome)
            self._note(Entry(None, outcome), None)

    def _note(self, entry: Entry, before: Frame | None) -> LogRow:
        place = self.seq
        self.log.append(entry)
        self.places.append(place)
        entries = self.record.entries
        entries.append(entry)
        self.drawn += entry.seat is None
        state = self.state
        if state.log:
            self.events += [(place, event) for event in state.log]
            state.log = []
        if len(entries) % SNAPSHOT == 0:
            self.snapshots[len(entries)] = state.clone()
        if state.over:
            self.record.result = state.scores()
        self._ask(entry.seat, before)
        return LogRow(place, entry.seat, entry.action.notation, at=now())

    def _ask(self, actor: int | None, before: Frame | None) -> None:
        """Whoever is asked the same as before keeps his question: a seat that owes its answer while others give theirs."""
        top = self.state.top
        kept = isinstance(top, Together) and type(top) is type(before)
        self.asked = {
            seat: self.asked[seat] if kept and seat != actor and seat in self.asked else self.seq for seat in self.state.awaiting
        }

    # Going back

    def _seat_at(self, place: int) -> int:
        entry = self.log[place] if 0 <= place < self.seq else None
        if not isinstance(entry, Entry) or entry.seat is None or place < self.fence or place not in self.places:
            raise IllegalAction("", "cannot-take-back")
        return entry.seat

    def _return_to(self, place: int) -> None:
        kept = self.places.index(place)
        del self.places[kept:], self.record.entries[kept:]
        self.drawn = chances(self.record.entries)
        self.record.result = None
        self.snapshots = {count: state for count, state in self.snapshots.items() if count <= kept}
        self.state = self._replay(self.record.entries)
        self.state.log = []
        self.known = {}
        self.asked = dict.fromkeys(self.state.awaiting, self.seq)

    def last_choice(self, seat: int) -> int | None:
        """The place in the log of the seat's last choice that stands, or of the first that the same command made.

        What it had to answer since is taken back with it.
        """
        for place, entry in zip(reversed(self.places), reversed(self.record.entries), strict=True):
            if place < self.fence:
                break
            if entry.seat == seat and place not in self.had_to:
                return self.began.get(place, place)
        return None

    def meanwhile(self, seat: int) -> list[int] | None:
        """From which moment to which others chose, since that seat did; while it goes on choosing, before it began to.

        What it had to answer is no choice of its own.
        """
        until, others = self.seq, False
        places, entries = self.places, self.record.entries
        for at in range(len(places) - 1, -1, -1):  # compiled, this is three times as fast as `reversed`
            place, entry = places[at], entries[at]
            if place < self.fence:
                break
            if entry.seat == seat and place not in self.had_to:
                if others:
                    return [place + 1, until]
                until = place
            elif entry.seat is not None and entry.seat != seat:
                others = True
        return [self.fence, until] if others else None

    def can_take_back(self, seat: int) -> bool:
        """As `core.record.can_take_back`, from what was told instead of from the beginning."""
        if self.state.over:
            return False
        own: set[int] = set()
        places, entries = self.places, self.record.entries
        for at in range(len(places) - 1, -1, -1):
            place, entry = places[at], entries[at]
            if entry.seat != seat or place < self.fence:
                return False
            own.add(place)
            if place not in self.had_to:
                return not self._shown(seat, own)
        return False

    def _shown(self, seat: int, own: set[int]) -> bool:
        """Whether something that was hidden from the seat came to light at these places of the log, the last ones that stand."""
        first = min(own)
        for place, event in reversed(self.events):
            if place < first:
                return False
            if place in own and self.game.shows(event, seat):
                return True
        return False

    # Looking back

    def entries_at(self, moment: int) -> list[Entry]:
        """The record as it stood at that moment."""
        if moment >= self.seq:
            return self.record.entries
        standing: list[int] = []
        for place, entry in enumerate(self.log[:moment]):
            if isinstance(entry, Entry):
                standing.append(place)
            else:
                del standing[standing.index(entry) :]
        found = [self.log[place] for place in standing]
        return [entry for entry in found if isinstance(entry, Entry)]

    def copy_of_record(self) -> Record:
        """The record as it stands; what happens later does not change it."""
        copy = Record(self.game, self.record.seats, self.record.options, self.record.players)
        copy.entries = list(self.record.entries)
        copy.result = self.record.result
        copy.begun = self.record.begun
        return copy

    def state_at(self, moment: int) -> State:
        return self.state if moment >= self.seq else self._replay(self.entries_at(moment))

    def _replay(self, entries: list[Entry]) -> State:
        """The state after these entries, from the last snapshot that leads there."""
        common = 0
        for one, other in zip(entries, self.record.entries, strict=False):
            if one is not other:
                break
            common += 1
        start = max(count for count in self.snapshots if count <= common)
        s = self.snapshots[start].clone()
        for entry in entries[start:]:
            if entry.seat is None:
                s.apply(entry.action)
            else:
                s.play(entry.seat, entry.action)
        return s

    def told(self, seat: int | None, since: int = 0, until: int | None = None) -> list[tuple[int, Event]]:
        """What that seat has heard: the events from number `since` on, those before moment `until`."""
        heard = self.events[since:] if since else self.events
        return [(place, event) for place, event in heard if event.heard_by(seat) and (until is None or place < until)]
