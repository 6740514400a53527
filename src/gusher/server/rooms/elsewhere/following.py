"""What other servers have done: a room goes on from where it is by what they wrote, or becomes one that was made anew from the database.

Whoever looks is shown what has changed for him, and nothing else. The lock of the room is held for all of it.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from gusher.core.errors import GusherError
from gusher.faults import GameFailed, naming_games
from gusher.server.rooms.elsewhere.arbiters import commands_in
from gusher.server.rooms.room import Room, StandingOrder, recall_coach
from gusher.server.scenes.history import History
from gusher.server.stores.store import LogRow, Stored, Summary
from gusher.server.upgrades.stamps import Stamps

# What a room knows from the database.
STORED: Final = (
    *("table", "chat", "said", "game", "fault", "outdated", "history", "done", "luck", "guide", "luck_told", "vote", "orders", "coached"),
    *("removed", "links", "spectators", "changed", "logged", "taken_over", "gallery", "present"),
    *("was", "parted", "past", "rows", "box", "stamps", "going_on"),
)


def follow(room: Room, missed: Stored | list[LogRow], proof: Stamps | None = None) -> bool:
    """Be as the database says from now on, if that can be done by going on from here. `proof` is what arbiters have made of it. The
    lock is held."""
    rows = missed if isinstance(missed, list) else missed.log
    stored = None if isinstance(missed, list) else missed
    if room.outdated:
        return list_after(room, rows, stored)
    began = stored is not None and room.history is None and stored.table.status != room.table.status
    if began or room.fault is not None or (stored is not None and stored.table.versions != room.table.versions):
        return False
    coached = set() if stored is None else {(row.moment, row.seat) for row in stored.advices} - room.coached
    before = Glimpse(room)
    if rows or coached:
        late = rows and room.going_on is not None  # it goes on from a later moment than it seemed
        if room.history is None or late or any(moment < room.seq for moment, _ in coached):
            return False
        try:
            with naming_games():
                if not relive(room, room.history, rows, coached, proof):
                    return False
        except (GameFailed, GusherError):
            return False
    if rows:
        room.changed = rows[-1].at
    if stored is not None:
        refresh(room, stored)
        before.show(room)
    elif rows:
        room.publish()
    return True


def relive(room: Room, history: History, rows: list[LogRow], coached: set[tuple[int, int]], proof: Stamps | None) -> bool:
    """Go on with these entries, and with what the coach was asked at their moments. Whether that leads to what is stamped."""
    command: str | None = None
    first = 0
    for row in rows:
        recall_coach(history, coached)
        repeated = row.seat is not None and row.command is not None and row.command == command
        history.again(row, first if repeated else None)
        if row.seat is not None and not repeated:
            command, first = row.command, row.seq
        if command is not None:
            room.done[command] = history.seq
        if proof is not None and proof.difference(history.seq, history.state) is not None:
            return False
    recall_coach(history, coached)
    if proof is not None:
        room.stamps = proof.up_to(history.seq)
    return True


def list_after(room: Room, rows: list[LogRow], stored: Stored | None) -> bool:
    """What others choose by rules that we have not. Where they part from ours does not change by it."""
    before = Glimpse(room)
    if stored is not None:
        if stored.table.status != room.was or stored.table.versions != room.table.versions:
            return False
        refresh(room, stored)
        room.table.status = "outdated"
        before.show(room)
    room.rows += rows
    room.logged += len(rows)
    room.done.update(commands_in(rows))
    if rows:
        room.changed = rows[-1].at
        room.publish()
    return True


def refresh(room: Room, stored: Stored) -> None:
    """What lies beside the log is so from now on."""
    room.table, room.vote, room.links = stored.table, stored.wish, stored.links
    room.present = [row for row in stored.present if row.server != room.store.server]
    room.gallery.table = room.table
    room.standpoints.clear()
    room.chat, room.said = stored.chat[-room.settings.chat_kept :], len(stored.chat)
    room.gallery.chat = None
    room.orders = {row.seat: StandingOrder(row.kind, row.most, row.lot) for row in stored.orders}
    room.coached |= {(row.moment, row.seat) for row in stored.advices}
    room.removed = set(stored.removed)
    room.guide = room.guide if room.table.lesson == "on" else None
    room.spectators.lines, room.spectators.said = stored.spectator_chat[-room.settings.chat_kept :], len(stored.spectator_chat)
    room.changed = max(room.changed, stored.table.changed)
    room.recall_lines(stored)


def adopt(room: Room, other: Room) -> None:
    """Be as that room is, which was just made from the database. The lock is held."""
    before = Glimpse(room)
    told = [] if room.history is None else room.history.events
    for name in STORED:
        setattr(room, name, getattr(other, name))
    room.standpoints.clear()
    same = 0
    for (place, event), (now_at, now_told) in zip(told, [] if room.history is None else room.history.events, strict=False):
        if (place, event.name, event.values) != (now_at, now_told.name, now_told.values):
            break
        same += 1
    for watcher in list(room.watchers):
        watcher.retell(same)
        if room.fault is not None:
            watcher.end()
    before.show(room)
    room.publish()  # also if as much has happened as was to be written here instead


class Glimpse:
    """What people could see of a room before it caught up."""

    def __init__(self, room: Room) -> None:
        self.seats = {watcher.viewer.person: room.seats_of(watcher.viewer.person) for watcher in room.watchers}
        self.doors = room.table.watch, {seat: (link.secret, link.used) for seat, link in room.links.items()}, set(room.removed)
        self.said, self.overheard = room.said, room.spectators.said
        self.orders = ordered(room)
        self.rest = self.of(room)

    def of(self, room: Room) -> tuple[object, ...]:
        present = [(row.person, row.here) for row in room.present]
        return room.seq, room.said, replace(room.table, revision=0, changed=0.0, summary=Summary()), room.vote, present, len(room.coached)

    def show(self, room: Room) -> None:
        """Whoever has other seats, or may not look any more, comes anew; the others are shown what has changed."""
        fewer = room.said < self.said or room.spectators.said < self.overheard  # lines of somebody who was forgotten
        for watcher in list(room.watchers):
            if fewer:
                watcher.retell(-1)
            person = watcher.viewer.person
            if self.seats.get(person, []) != room.seats_of(person) or person in room.removed:
                watcher.end()
        if (room.table.watch, {seat: (link.secret, link.used) for seat, link in room.links.items()}, room.removed) != self.doors:
            room.admit_anew()
        room.remind()
        if self.of(room) != self.rest:
            room.show_presence()
            room.publish()
            return
        for seat in {seat for seat, _ in self.orders.items() ^ ordered(room).items()}:
            room.show_to(seat)
            room.on_change(room)
        if room.spectators.said != self.overheard:
            room.show_spectators()


def ordered(room: Room) -> dict[int, tuple[str, int, str]]:
    return {seat: (order.kind, order.most, order.lot) for seat, order in room.orders.items()}
