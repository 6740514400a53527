"""A live table: a cache of its log, the people who look at it, and the only place where it changes.

One change at a time. What a change writes is committed before anybody hears of it; while that is under way the room is `busy`, and no
scene is made of it.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

import msgspec

from gusher.core.errors import GusherError, IllegalAction, SetupError
from gusher.core.game import Game
from gusher.core.rng import Rng
from gusher.server.history import History
from gusher.server.scenes import Gallery, Viewer, encoder
from gusher.server.settings import Settings
from gusher.server.store import LogRow, Person, SeatRow, Store, Stored, Summary
from gusher.server.wire import Ceiling, SeatCard, Status, Wish

log = logging.getLogger(__name__)


class Watcher(Protocol):
    """Somebody who looks at a room all the time."""

    viewer: Viewer

    def touch(self) -> None:
        """There is something new to see."""

    def end(self) -> None:
        """The room is gone; look for it anew."""


@dataclass(slots=True)
class Order:
    """What a seat lets the server answer for it in one auction (`standing`)."""

    kind: str
    most: int
    lot: str
    lapsed: bool = False


class Room:
    def __init__(self, stored: Stored, game: Game | None, store: Store, settings: Settings) -> None:
        self.id = stored.table.id
        self.table = stored.table
        self.chat = stored.chat
        self.game = game
        self.store = store
        self.settings = settings
        self.lock = asyncio.Lock()
        self.busy = False
        self.spoilt = False
        self.outdated = game is None
        self.history: History | None = None
        self.done: dict[str, int] = {}  # commands that were carried out, with the length of the log after them
        self.rng = Rng(secrets.randbits(96))
        self.watchers: set[Watcher] = set()
        self.cards: dict[int | None, msgspec.Raw] = {}
        self.wish: Wish | None = None
        self.orders = {row.seat: Order(row.kind, row.most, row.lot) for row in stored.orders}  # nobody else's business
        self.fence = (-1, -1, False)  # of that moment it is known whether that seat can take back
        self.on_change: Callable[[Room], None] = lambda room: None
        self.touched = time.monotonic()
        self.changed = stored.table.changed
        self.unsummed = False
        if game is not None and stored.table.status != "open":
            self.history = self.replay(game, stored.log)
        self.gallery = Gallery(self.table, game.title if game is not None else self.table.game, self.history, settings.chat_kept)
        if self.outdated:
            self.table.status = "outdated"
        for line in self.chat:
            self.done[line.command] = self.seq

    def replay(self, game: Game, rows: list[LogRow]) -> History | None:
        """The game that the log tells, with the answers that its commands were given: chance outcomes belong to what led to them."""
        command: str | None = None
        try:
            history = History(game, len(self.seats), self.table.options, [seat.name for seat in self.seats])
            for row in rows:
                history.again(row)
                if row.seat is not None:
                    command = row.command
                if command is not None:
                    self.done[command] = history.seq
        except GusherError:
            log.exception("table %s does not follow the rules that it names", self.id)
            self.outdated = True
            return None
        return history

    @property
    def seats(self) -> list[SeatRow]:
        return self.table.seats

    @property
    def seq(self) -> int:
        return self.history.seq if self.history is not None else 0

    # Who is who

    def seats_of(self, person: int | None) -> list[int]:
        return [seat.seat for seat in self.seats if seat.person is not None and seat.person == person]

    def is_here(self, person: int | None) -> bool:
        return any(watcher.viewer.person == person for watcher in self.watchers) if person is not None else False

    def own_seat(self, person: Person, seat: int) -> SeatRow:
        """That seat, if it is that person's."""
        if not 0 <= seat < len(self.seats) or self.seats[seat].person != person.id:
            raise IllegalAction("", "not-your-seat", seat=seat)
        return self.seats[seat]

    def seat_cards(self, person: int | None) -> list[SeatCard]:
        return [
            SeatCard(
                seat.seat,
                seat.kind,
                seat.name,
                seat.bot,
                seat.stand_in,
                seat.kind == "bot" or self.is_here(seat.person),
                person is not None and seat.person == person,
            )
            for seat in self.seats
        ]

    # Looking

    def scene(self, viewer: Viewer, number: int, since: int | None) -> bytes:
        """What that viewer sees now, with the events from number `since` on; all of them, none fresh, if there is no such number."""
        events = self.gallery.events(viewer.seat, since or 0)
        fresh = len(events) if since is not None else 0
        free = self.fence == (self.seq, viewer.seat, True)
        return self.picture(viewer, number, None, events, fresh, free)

    def scene_at(self, viewer: Viewer, moment: int | None) -> bytes:
        """For plain HTTP: what that viewer saw at a moment, or sees now."""
        if moment is not None and not 0 <= moment <= self.seq:
            raise IllegalAction("", "no-such-moment", most=self.seq)
        events = self.gallery.events(viewer.seat, 0, moment)
        now = moment is None or moment == self.seq
        free = now and self.history is not None and viewer.seat is not None and self.history.can_take_back(viewer.seat)
        return self.picture(viewer, 0, moment, events, 0, free)

    def picture(
        self, viewer: Viewer, number: int, moment: int | None, events: list[msgspec.Raw], fresh: int, can_take_back: bool
    ) -> bytes:
        cards = self.cards.get(viewer.person)
        if cards is None:
            cards = self.cards[viewer.person] = msgspec.Raw(encoder.encode(self.seat_cards(viewer.person)))
        host = viewer.person == self.table.host
        free = can_take_back and viewer.seat in self.seats_of(viewer.person)
        order = self.orders.get(viewer.seat) if viewer.seat is not None and viewer.seat in self.seats_of(viewer.person) else None
        standing = Ceiling(order.kind, order.most) if order is not None and not order.lapsed and moment is None else None
        return self.gallery.scene(viewer.seat, number, moment, cards, events, fresh, self.chat, host, free, self.wish, standing)

    @property
    def events_told(self) -> int:
        return len(self.history.events) if self.history is not None else 0

    def watch(self, watcher: Watcher) -> None:
        self.watchers.add(watcher)
        self.show_seats()

    def leave(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        self.touched = time.monotonic()
        self.show_seats()

    # Changing

    async def commit(self, rows: list[LogRow], status: Status | None) -> None:
        """Write entries that the history has already. If that fails, the room is not to be trusted any more."""
        self.busy = True
        try:
            await self.store.append(self.id, rows, status)
        except BaseException:
            self.spoil()
            raise
        finally:
            self.busy = False
        if status is not None:
            self.table.status = status

    def spoil(self) -> None:
        self.spoilt = True
        for watcher in list(self.watchers):
            watcher.end()

    def show_seats(self) -> None:
        self.cards.clear()
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
        """The log has grown, and that is committed."""
        self.wish = None
        self.touched = time.monotonic()
        self.changed = time.time()
        self.unsummed = True
        self.publish()

    def summary(self) -> Summary:
        s = self.history.state if self.history is not None else None
        awaiting = list(s.awaiting) if s is not None else []
        return Summary(int(getattr(s, "round", 0)), awaiting, self.seq)

    async def begin(self, filled: list[SeatRow]) -> None:
        """Start the game, with these seats as they now are. The lock is held."""
        if self.game is None or self.table.status != "open":
            raise IllegalAction("", "not-open")
        seats = [next((new for new in filled if new.seat == seat.seat), seat) for seat in self.seats]
        history = History(self.game, len(seats), self.table.options, [seat.name for seat in seats])
        rows = history.draw(self.rng)
        await self.store.begin(self.id, filled, rows)
        self.table.seats = seats
        self.table.status = "running"
        self.history = history
        self.gallery.begin(history)
        self.cards.clear()
        self.moved()


def playable(stored: Stored, find: Callable[[str], Game]) -> Game | None:
    """The game of a table, if it is still played by the rules and out of the box that the table began with."""
    try:
        game = find(stored.table.game)
    except SetupError:
        return None
    if (game.rules_version, game.data_version) != (stored.table.rules, stored.table.data):
        return None
    return game
