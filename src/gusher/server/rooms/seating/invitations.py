"""Links for one seat each: whoever opens one is offered exactly that seat, and it works once."""

from __future__ import annotations

import secrets

from gusher.server.refusal import Refusal
from gusher.server.rooms.room import Room
from gusher.server.stores.invitations import keep_link
from gusher.server.stores.store import Person, SeatLinkRow
from gusher.server.wire import Invitation


async def seat_link(room: Room, person: Person, seat: int, on: bool) -> Invitation:
    """The link for an open seat, before the game: the one that there is, or a new one. The host can withdraw it."""
    async with room.lock:
        hosts = room.table.host == person.id
        if not hosts and not room.seats_of(person.id):
            raise Refusal(403, "not-seated")
        if not hosts and not on:
            raise Refusal(403, "not-host")
        if room.table.status != "open":
            raise Refusal(409, "not-open")
        if not 0 <= seat < len(room.seats):
            raise Refusal(422, "bad-seat", seat=seat)
        if not on:
            await keep_link(room.store, room.id, seat, None)
            room.table.revision += 1
            room.links.pop(seat, None)
            room.admit_anew()
            return Invitation(None)
        if room.seats[seat].kind != "open":
            raise Refusal(409, "link-seat-taken", number=seat + 1)
        link = room.links.get(seat)
        if link is None or link.used:
            link = SeatLinkRow(secrets.token_urlsafe(12))
            await keep_link(room.store, room.id, seat, link.secret)
            room.table.revision += 1
            room.links[seat] = link
        return Invitation(link.secret)


def offered_seat(room: Room, secret: str | None) -> int | None:
    """The seat that this secret invites to."""
    seat = seat_of(room, secret)
    return None if seat is None or room.links[seat].used else seat


def check_unused(room: Room, secret: str | None) -> None:
    """Says so of a link that somebody has sat down with."""
    seat = seat_of(room, secret)
    if seat is not None and room.links[seat].used:
        raise Refusal(403, "link-used", number=seat + 1)


def seat_of(room: Room, secret: str | None) -> int | None:
    given = (secret or "").encode()
    return next((seat for seat, link in room.links.items() if secrets.compare_digest(link.secret.encode(), given)), None)
