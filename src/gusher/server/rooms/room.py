"""A live table: a cache of its log, the people who look at it, and the only place where it changes.

One change at a time. What a change writes is committed before anybody hears of it; while that is under way the room is `busy`, and no
scene is made of it. Where other servers write too, what depends on the table is refused if it has changed meanwhile: then the room has
caught up when `Conflict` is raised, and whoever decided decides anew.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final, Protocol

from msgspec import UNSET

from gusher import __version__
from gusher.core.errors import IllegalAction, SetupError
from gusher.core.game import Game
from gusher.faults import GameFailed
from gusher.guide import Guide, lesson_luck, read_guide
from gusher.house import House
from gusher.luck import Luck, Unfixed
from gusher.server import wire
from gusher.server.clockwork import Period
from gusher.server.hours import now
from gusher.server.lock import Lock
from gusher.server.people.limits import Limits
from gusher.server.refusal import Refusal
from gusher.server.rooms.elsewhere.arbiters import Arbiters, NoArbiters, commands_in, not_shared
from gusher.server.rooms.elsewhere.outdated import parting
from gusher.server.rooms.seating.standpoint import Standpoint, standpoint_of
from gusher.server.rooms.spectators import Spectators
from gusher.server.scenes.faces import faces
from gusher.server.scenes.gallery import Aside, Gallery, Viewer
from gusher.server.scenes.history import History
from gusher.server.scenes.lessons import lasts, lesson
from gusher.server.settings import Settings
from gusher.server.stores.store import (
    ChatRow,
    InDoubt,
    LogRow,
    Parted,
    Person,
    PlayedBy,
    SeatRow,
    Statements,
    Store,
    Stored,
    Summary,
    TableRow,
    WishRow,
    Written,
)
from gusher.server.upgrades.comparing import is_ours, repeat, version_of, ways
from gusher.server.upgrades.rows import go_on, keep_stamps
from gusher.server.upgrades.stamps import Stamps
from gusher.server.wire import Ceiling, Status, Wish

log = logging.getLogger(__name__)

STAMPED_WITHIN: Final = 0.02  # seconds, of what is written together with its stamps
NOTHING_TOLD: Final = (None, 0, 0)
MARKED_WITHIN: Final = 0.3  # seconds that a scene waits for its marks, if nothing follows it


class Watcher(Protocol):
    """Somebody who looks at a room all the time."""

    viewer: Viewer

    def touch(self) -> None:
        """There is something new to see."""

    def end(self) -> None:
        """The room is gone; look for it anew."""

    def retell(self, same: int) -> None:
        """Only the first so many events are still as they were told."""


class After:
    """A table as it will be when what is being written is committed."""

    def __init__(self, history: History | None, seats: list[SeatRow], status: Status, at: float = 0.0) -> None:
        self.history = history
        self.seats = seats
        self.status = status
        self.at = at  # when that is


class Writing:
    """A change of the log that is under way to the database."""

    def __init__(self, alone: bool, status: Status | None, back: int | None) -> None:
        self.alone = alone  # whether it changes nothing beside the log
        self.status = status
        self.back = back  # the seat whose person plays again


class Companion(Protocol):
    """Who keeps something beside the log of tables, written together with the choice that changes it."""

    def beside(self, room: Room, after: After) -> Statements | None:
        """What is to be written with it: committed together, or not at all."""
        ...


@dataclass(slots=True)
class StandingOrder:
    """What a seat lets the server answer for it in one auction (`orders`)."""

    kind: str
    most: int
    lot: str
    lapsed: bool = False


class Room:
    def __init__(
        self,
        stored: Stored,
        game: Game | None,
        store: Store,
        settings: Settings,
        limits: Limits | None = None,
        stamps: Stamps | None = None,
        elsewhere: bool = False,
    ) -> None:
        """`elsewhere`: another server plays it by the rules that it names."""
        self.id = stored.table.id
        self.table = stored.table
        self.chat = stored.chat[-settings.chat_kept :]
        self.said = len(stored.chat)  # lines of chat so far
        self.game = game
        self.store = store
        self.settings = settings
        self.limits = limits or Limits(settings)
        self.arbiters: Arbiters = NoArbiters(store)
        self.lock = Lock()
        self.busy = False
        self.spoilt = False
        self.fault: GameFailed | None = None  # why it cannot go on
        self.outdated = game is None
        self.was = stored.table.status  # before that
        self.parted: Parted | None = None  # why it is outdated
        self.past: History | None = None  # of an outdated table, as far as it can be shown
        self.rows: list[LogRow] = []  # of an outdated table
        self.box = stored.box
        self.stamps = stamps or Stamps()
        self.going_on: list[PlayedBy] | None = None  # by which rules it will have been played, with the next change
        self.history: History | None = None
        self.done: dict[str, int] = {}  # commands that were carried out, with the length of the log after them
        self.luck = luck_of(self.table)
        self.guide = guide_of(self.table, game)  # while it is a lesson
        self.luck_told: wire.Luck | None = None  # when the game is over and somebody has asked
        self.watchers: set[Watcher] = set()
        self.standpoints: dict[int | None, Standpoint] = {}  # by person
        self.vote = stored.wish  # what is voted on, or was last
        self.loaded = time.monotonic()
        self.seen: dict[int, float] = {}  # when people without a stream were last here; since `loaded` if they were not
        self.gone: dict[int, float] = {}  # the same by the clock on the wall
        self.visits: dict[int, float] = {}  # when people last fetched a scene
        self.present = [row for row in stored.present if row.server != store.server]  # who is here, or was, by other servers
        self.reminder: asyncio.TimerHandle | None = None
        self.orders = {row.seat: StandingOrder(row.kind, row.most, row.lot) for row in stored.orders}  # nobody else's business
        self.coached = {(row.moment, row.seat) for row in stored.advices}  # who has asked the coach at which moment
        self.removed = set(stored.removed)  # by the host; they cannot come back
        self.links = stored.links  # for one seat each
        self.spectators = Spectators(stored.spectator_chat, settings.chat_kept)
        self.on_change: Callable[[Room], None] = lambda room: None
        self.on_presence: Callable[[Room, int], None] = lambda room, person: None  # somebody has come or gone
        self.on_need: Callable[[Room], None] = lambda room: None  # there is something to do, and it is not known who does it
        self.catch_up: Callable[[Room, bool], Awaitable[None]] = not_shared  # read what others wrote, or all anew
        self.fence: int | None = 0  # of the lease by which we act at this table unasked; 0: it needs none; none: we do not, so far
        self.acting = False  # unasked, at the moment
        self.companions: Sequence[Companion] = ()
        self.absences: Mapping[int, Sequence[Period]] = {}  # of people
        self.waited_for: dict[int, int] | None = None  # who is asked, since which moment, as notices of it were noted last
        self.touched = time.monotonic()
        self.changed = stored.table.changed
        self.unsummed = False
        self.logged = len(stored.log)  # entries that nobody has played here yet
        self.taken_over = stored.log if stored.table.status == "open" else []  # what a game that plays on will begin with
        never = not stored.log or (stored.table.begun is not None and stored.table.nonces is None)
        closed = stored.table.status == "ended" and never  # before it began
        if game is None:
            self.parted = Parted("", "", None, "gone")
        elif not closed and (stored.table.status != "open" or not is_ours(stored.table, game)):
            self.history = self.replay(game, stored, elsewhere)
        self.gallery = Gallery(self.table, game.title if game is not None else self.table.game, self.shown)
        if self.outdated:
            self.table.status = "outdated"
            self.rows = stored.log
            self.done.update(commands_in(self.rows))
        self.recall_lines(stored)

    def recall_lines(self, stored: Stored) -> None:
        for line in (*stored.chat, *stored.spectator_chat):
            self.done.setdefault(line.command, self.seq)

    def replay(self, game: Game, stored: Stored, elsewhere: bool) -> History | None:
        """The game that the log tells, with the answers that its commands were given; none where it cannot go on by the rules we have.

        What they have in common with those that it was written under is the `past` of an outdated table.
        """
        try:
            told = repeat(game, self.table, stored.log, self.luck, self.stamps, self.recall)
        except GameFailed as failed:
            self.fail(failed)
            return None
        self.parted = told.parted
        if told.parted is not None:
            self.outdated, self.past = True, told.history
            return None
        opens = self.table.status == "open"
        if opens and not is_ours(self.table, game):
            self.going_on = go_on_by(self.table, game, 0)
        elif not elsewhere and told.history is not None:
            self.going_on = self.gone_on(game, told.history)
        return None if opens else told.history

    def gone_on(self, game: Game, history: History) -> list[PlayedBy] | None:
        """What a running table will have been played by, if it goes on by our rules from here, and has not so far."""
        if self.table.status != "running" or is_ours(self.table, game):
            return None
        history.tell_version(*version_of(game), (self.table.rules, self.table.data))
        return go_on_by(self.table, game, history.seq)

    @property
    def is_foreign(self) -> bool:
        """Whether the rules that it names are not ours, and ours have led to the same so far."""
        running = self.history is not None and self.table.status == "running"
        return running and self.game is not None and not is_ours(self.table, self.game)

    @property
    def plays_along(self) -> bool:
        """Whether these are another server's."""
        return self.going_on is None and self.is_foreign

    def go_on(self) -> None:
        """By our rules from now on. The lock is held."""
        if self.plays_along and self.game is not None and self.history is not None and not self.spoilt:
            self.going_on = self.gone_on(self.game, self.history)
            self.publish()

    def recall(self, history: History, command: str | None) -> None:
        """What was noted beside the log at the moment that a replay has come to."""
        if command is not None:
            self.done[command] = history.seq
        recall_coach(history, self.coached)
        for before, after in pairwise(self.table.versions):
            if after.since == history.seq:
                history.tell_version(after.rules, after.data, (before.rules, before.data))

    @property
    def seats(self) -> list[SeatRow]:
        return self.table.seats

    @property
    def shown(self) -> History | None:
        """What can be looked at."""
        return self.past if self.history is None else self.history

    @property
    def seq(self) -> int:
        shown = self.shown
        return 0 if shown is None else shown.seq

    @property
    def lies_open(self) -> bool:
        """Nothing is hidden any more, also where the end cannot be shown."""
        return self.finished or (self.outdated and self.was in ("over", "ended"))

    @property
    def behind(self) -> int:
        """Moments that are not stamped yet."""
        return 0 if self.history is None else max(0, self.history.seq + 1 - self.stamps.count)

    @property
    def unstamped(self) -> bool:
        return self.history is not None and (self.stamps.unwritten or self.stamps.is_behind(self.history))

    @property
    def finished(self) -> bool:
        """Nothing can be chosen any more, and nothing is hidden any more: the game is over, or was ended."""
        return self.table.status in ("over", "ended")

    @property
    def is_lesson(self) -> bool:
        """Whether a guide still leads through the game."""
        return self.guide is not None and self.history is not None and lasts(self.guide, self.history)

    @property
    def length(self) -> int:
        """Of the log."""
        return self.history.seq if self.history is not None else self.logged

    @property
    def revision(self) -> int:
        """How many changes beside the log are known here."""
        return self.table.revision

    # What is voted on

    @property
    def wish(self) -> Wish | None:
        row = self.vote
        return row.wish if row is not None and row.wish is not None and self.stands(row, row.wish) else None

    def stands(self, row: WishRow, wish: Wish) -> bool:
        """Whether it can still be voted on: one of taking back until the next choice, one for somebody who is away until he is back."""
        if self.finished or now() >= row.until or (wish.kind == "take_back" and row.seq != self.seq):
            return False
        return wish.about is None or (self.seats[wish.about].played_by is None and not self.is_here(self.seats[wish.about].person))

    def remind(self) -> None:
        """Show when the time of what is voted on is over."""
        row = self.vote
        if row is not None and row.wish is not None and now() < row.until:
            asyncio.get_running_loop().call_later(row.until - now() + 0.01, self.lapse, row)

    def lapse(self, row: WishRow) -> None:
        if self.vote is row and row.wish is not None:
            self.publish()

    # Who is who

    def seats_of(self, person: int | None) -> list[int]:
        return [seat.seat for seat in self.seats if seat.person is not None and seat.person == person]

    def is_here(self, person: int | None) -> bool:
        return person is not None and (self.is_with_us(person) or any(row.here and row.person == person for row in self.present))

    def is_with_us(self, person: int) -> bool:
        """Whether somebody is here by this server."""
        visited = self.visits.get(person)
        if visited is not None and time.monotonic() < visited + self.settings.visit_lasts:
            return True
        return any(watcher.viewer.person == person for watcher in self.watchers)

    @property
    def watched(self) -> bool:
        """Whether anybody looks, by whichever server."""
        return bool(self.watchers) or any(row.here for row in self.present)

    def left_at(self, person: int) -> float | None:
        """When somebody who is not here was last, by the clock on the wall."""
        known = [row.at for row in self.present if row.person == person]
        if person in self.gone:
            known.append(self.gone[person])
        return round(max(known)) if known else None

    def away_in(self, person: int | None) -> float | None:
        """The seconds until that person counts as away: none while he is here, 0 once he is away."""
        if person is None or self.is_here(person):
            return None
        since = time.monotonic() - self.seen.get(person, self.loaded)
        elsewhere = [now() - row.at for row in self.present if row.person == person]
        if elsewhere:
            since = min(elsewhere) if person not in self.seen else min(since, *elsewhere)
        return max(0.0, round(self.settings.grace - since, 1))

    def is_away(self, person: int | None) -> bool:
        return self.away_in(person) == 0.0

    def people(self) -> list[SeatRow]:
        """The seats that people have, played by them or by a stand-in."""
        return [seat for seat in self.seats if seat.kind == "person"]

    def own_seat(self, person: Person, seat: int) -> SeatRow:
        """That seat, if it is that person's."""
        seats = self.table.seats
        if not 0 <= seat < len(seats) or seats[seat].person != person.id:
            raise IllegalAction("", "not-your-seat", seat=seat)
        return seats[seat]

    # Looking

    def scene(self, viewer: Viewer, number: int, since: tuple[int, int, int] | None, moment: int | None = None) -> bytes:
        return b"".join(self.pieces(viewer, number, since, moment))

    def pieces(self, viewer: Viewer, number: int, since: tuple[int, int, int] | None, moment: int | None = None) -> list[bytes]:
        """A scene: what that viewer sees now, with what was `told` since then; if there is no such time with all of it, and nothing of it
        fresh. Or what he saw at a moment."""
        seat, table, history = viewer.seat, self.table, self.history
        seen = self.standpoints.get(viewer.person) or standpoint_of(self, viewer.person)
        host, own = seen.host, seen.own
        heard, read, overheard = since or NOTHING_TOLD
        plays = seat in own and history is not None and (moment is None or moment == history.seq)
        return self.gallery.scene(
            seat,
            number,
            moment,
            seen.cards,
            heard,
            self.chat,
            None if since is None else self.said - read,
            host,
            None if self.vote is None else self.wish,
            self.aside(seat, moment, seen.coach) if plays else Aside(),
            table.watch if host or own else None,
            faces(table, self.absences, now()) if table.clocks and moment is None else None,
            self.spectators.watching,
            UNSET if own and not self.finished else self.spectators.chat(overheard),
            parting(self, own) if self.outdated else UNSET,
        )

    def scene_at(self, viewer: Viewer, moment: int | None) -> bytes:
        """For plain HTTP: what that viewer saw at a moment, or sees now."""
        if moment is not None and not 0 <= moment <= self.seq:
            raise IllegalAction("", "no-such-moment", most=self.seq)
        return self.scene(viewer, 0, None, moment)

    def aside(self, own: int | None, moment: int | None, coach: bool) -> Aside:
        """For the player of a seat: what concerns nobody else."""
        told = self.gallery.aside(own)
        if coach:
            told.coach = self.table.status == "running"
        if moment is None and own is not None and self.orders:
            order = self.orders.get(own)
            if order is not None and not order.lapsed:
                told.standing = Ceiling(order.kind, order.most)
        guide, history = self.guide, self.history
        if moment is None and guide is not None and own == guide.seat and history is not None and not self.finished:
            told.lesson = lesson(guide, history)
        return told

    def told(self, viewer: Viewer) -> tuple[int, int, int]:
        """How many events there were so far, and how many lines of chat, and of the spectators' as far as that viewer may know them."""
        shown, overheard = self.shown, self.spectators.said
        events = 0 if shown is None else len(shown.events)
        return events, self.said, overheard if overheard and self.overhears(viewer.person) else 0

    def overhears(self, person: int | None) -> bool:
        """Whether what spectators say is for that person: it is not for players, until the game is over."""
        known = self.standpoints.get(person)
        return self.finished or not (self.seats_of(person) if known is None else known.own)

    # Who comes and goes

    def watch(self, watcher: Watcher) -> None:
        self.watchers.add(watcher)
        self.greet(watcher.viewer.person)

    def leave(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        self.touched = time.monotonic()
        self.miss(watcher.viewer.person)

    def visit(self, person: int) -> None:
        """Somebody fetches a scene, as pages without a stream do all the time."""
        here = self.is_with_us(person)
        self.visits[person] = time.monotonic()
        asyncio.get_running_loop().call_later(self.settings.visit_lasts + 0.1, self.end_visit, person)
        if not here:
            self.greet(person)

    def end_visit(self, person: int) -> None:
        if person in self.visits and not self.is_with_us(person):
            del self.visits[person]
            self.miss(person)

    def greet(self, person: int | None) -> None:
        """Who is here needs nobody to stand in."""
        wish = self.vote.wish if self.vote is not None else None
        if self.vote is not None and wish is not None and wish.about is not None and self.seats[wish.about].person == person:
            self.vote = replace(self.vote, wish=None)
        self.show_presence()
        if person is not None:
            self.on_presence(self, person)

    def miss(self, person: int | None) -> None:
        if person is not None:
            self.seen[person] = time.monotonic()
            self.gone[person] = round(now())
        self.show_presence()
        if person is not None:
            self.on_presence(self, person)

    def show_presence(self) -> None:
        """Show who is here, and again when the next one counts as away."""
        self.look_around()
        if self.reminder is not None:
            self.reminder.cancel()
            self.reminder = None
        if not self.watchers:
            return
        waits = [wait for seat in self.seats if (wait := self.away_in(seat.person))]
        if waits:
            self.reminder = asyncio.get_running_loop().call_later(min(waits) + 0.1, self.show_presence)
        self.publish()

    def look_around(self) -> None:
        """Who is here is made out anew."""
        self.standpoints.clear()
        seated = {seat.person for seat in self.seats if seat.person is not None}
        here = [watcher.viewer for watcher in self.watchers] + [Viewer(row.person, None, row.name) for row in self.present if row.here]
        self.spectators.count(viewer for viewer in here if viewer.person not in seated)

    # Changing

    def write(self, rows: list[LogRow], status: Status | None, back: int | None, told: Written) -> Writing:
        """Begin to write entries that the history has already; who is `told` of their commit ends it."""
        if self.spoilt:  # what comes before these entries may be missing
            raise InDoubt
        self.busy = True
        try:
            seats = self.table.seats if back is None else self.seats_with(back, None)
            beside = self.beside(After(self.history, seats, status or self.table.status, rows[-1].at if rows else now()))
            alone = bool(rows) and status is None and back is None and not beside  # what the log itself decides
            if self.store.shared:
                beside = self.guards(not alone, None if rows else self.length) + beside + self.stamped(self.history)
            self.store.hand_in(self.id, rows, status, back, beside, told)
            return Writing(alone, status, back)
        except BaseException:
            self.spoil()
            self.busy = False
            raise

    def end_writing(self, writing: Writing, failed: Exception | None) -> None:
        """When it is committed, or has failed; then the room is not to be trusted any more."""
        self.busy = False
        if failed is not None:
            self.spoil()
            raise failed
        self.written(writing)

    def written(self, writing: Writing) -> None:
        if not writing.alone:
            self.table.revision += 1
        if writing.status is not None:
            self.table.status = writing.status
        if self.going_on is not None:
            self.went_on()
        if writing.back is not None:
            self.seats[writing.back].stand_in = None
            self.standpoints.clear()

    def guards(self, changes: bool, length: int | None = None) -> list[Statements]:
        """What must be so where others write too: the table as it is known here, with a log of that length; and if we act unasked, that
        it is still for us to do."""
        found: list[Statements] = []
        fence, revision = self.fence, self.table.revision
        if self.acting and fence != 0:
            found.append(lambda connection: self.store.check_lease(connection, self.id, -1 if fence is None else fence))
        if changes:
            found.append(lambda connection: self.store.change(connection, self.id, revision, length))
        return found if self.store.shared else []

    def beside(self, after: After) -> list[Statements]:
        beside: list[Statements] = []
        for companion in self.companions:
            found = companion.beside(self, after)
            if found is not None:
                beside.append(found)
        if self.going_on is not None and self.game is not None and not is_ours(self.table, self.game):  # others may have been faster
            beside.append(go_on(self.id, self.going_on))
        return beside

    def stamped(self, history: History | None) -> list[Statements]:
        """Stamps of what is being written, where others compare it with what their rules make of it."""
        if history is None or not self.arbiters.differ(self.table.game):
            return []
        if self.stamps.is_behind(history):
            self.stamps.catch_up(history, time.perf_counter() + STAMPED_WITHIN)
        self.stamps.written = len(self.stamps.numbers)
        return [keep_stamps({self.id: self.stamps})]

    def went_on(self) -> None:
        """By other rules than before, and that is committed."""
        if self.going_on is not None:
            now = self.going_on[-1]
            self.table.rules, self.table.data, self.table.versions, self.table.parted = now.rules, now.data, self.going_on, None
            self.going_on = None

    def seats_with(self, seat: int, bot: str | None) -> list[SeatRow]:
        """The seats as they will be when that bot stands in at one of them, or none does any more."""
        return [replace(each, stand_in=bot) if each.seat == seat else each for each in self.seats]

    def look_anew(self, person: int | None) -> None:
        """That person has other seats than before, and so other eyes."""
        for watcher in list(self.watchers):
            if watcher.viewer.person == person:
                watcher.end()

    def may_ask_coach(self, person: int | None) -> bool:
        """Where there are no other people, or the host has allowed it for all; never where it counts."""
        if self.table.rated:
            return False
        return self.table.coach or all(seat.person == person for seat in self.people())

    def spoil(self) -> None:
        """Another room is made from the log."""
        self.spoilt = True
        for watcher in list(self.watchers):
            watcher.end()

    def fail(self, fault: GameFailed) -> None:
        """The game cannot go on, and would not in another room either."""
        log.error("table %s: %s", self.id, fault)
        self.fault = fault
        for watcher in list(self.watchers):
            watcher.end()

    def check_sound(self) -> None:
        if self.fault is not None:
            raise Refusal(409, "game-failed", game=self.fault.game.title, section=self.fault.section)

    def heard(self, line: ChatRow) -> None:
        """Somebody has said something, and that is committed."""
        self.table.revision += 1
        self.chat.append(line)
        del self.chat[: -self.settings.chat_kept]
        self.said += 1
        self.gallery.chat = None
        self.publish()

    def overheard(self, line: ChatRow) -> None:
        """A spectator has said something. For players nothing happens, not even a scene."""
        self.table.revision += 1
        self.spectators.hear(line)
        self.show_spectators()

    def show_spectators(self) -> None:
        for watcher in self.watchers:
            if self.overhears(watcher.viewer.person):
                watcher.touch()

    def admit_anew(self) -> None:
        """A link leads nowhere any more: whoever has no seat comes back if he still may."""
        for watcher in list(self.watchers):
            if watcher.viewer.person != self.table.host and not self.seats_of(watcher.viewer.person):
                watcher.end()

    def show_seats(self) -> None:
        self.look_around()
        self.publish()

    def publish(self) -> None:
        for watcher in self.watchers:
            watcher.touch()
        self.on_change(self)

    def show_to(self, seat: int) -> None:
        """Something that only the player of a seat may know has changed."""
        for watcher in self.watchers:
            if watcher.viewer.seat == seat:
                watcher.touch()

    def moved(self) -> None:
        """The log has grown or the game was ended, and that is committed."""
        self.touched = time.monotonic()
        self.changed = now()
        self.unsummed = True
        self.publish()

    @property
    def votes_on_taking_back(self) -> bool:
        """Whether the game waits for a vote: with the next choice there would be something else to take back."""
        return self.wish is not None and self.wish.kind == "take_back"

    def summary(self) -> Summary:
        s = self.history.state if self.history is not None else None
        awaiting = list(s.awaiting) if s is not None else []
        result = None
        if s is not None and self.finished:
            result = [(place, sum(items.values())) for place, items in zip(s.ranking(), s.scores(), strict=True)]
        return Summary(int(getattr(s, "round", 0)), awaiting, self.seq, result)

def go_on_by(table: TableRow, game: Game, since: int) -> list[PlayedBy]:
    """What a table was played by, and is by ours from that entry on."""
    return [each for each in ways(table) if each.since < since] + [PlayedBy(since, *version_of(game), __version__)]


def wish_row(room: Room, wish: Wish | None) -> WishRow:
    number = room.vote.number if room.vote is not None else 0
    if wish is not None and wish.number == 0:
        wish.number = number = number + 1
        return WishRow(number, wish, now() + room.settings.wish_lasts, room.seq)
    return WishRow(number, wish, room.vote.until if room.vote is not None else 0.0, room.seq)


def recall_coach(history: History, coached: set[tuple[int, int]]) -> None:
    """What was noted at the moment that a replay has come to."""
    for moment, seat in sorted(coached):
        if moment == history.seq:
            history.tell_coach(seat)


def take_over(history: History, rows: list[LogRow]) -> None:
    for row in rows:
        history.again(row)


def luck_of(table: TableRow, nonces: list[str] | None = None) -> Luck | Unfixed:
    """What a table draws with, once its nonces are fixed."""
    if table.seed is None:
        return Unfixed()
    if table.lesson is not None:
        return lesson_luck(table.seed, len(table.seats))
    if table.origin is not None:
        return Luck(table.seed, table.origin.table, table.origin.nonces)
    return Luck(table.seed, table.id, nonces or table.nonces or [])


def guide_of(table: TableRow, game: Game | None) -> Guide | None:
    """What leads through the game at that table, as long as it is a lesson and there is a guide for it."""
    try:
        return read_guide(game) if table.lesson == "on" and isinstance(game, House) else None
    except SetupError:
        log.exception("table %s is a lesson without its guide", table.id)
        return None
