"""Who is who at a table, as somebody who looks at it sees them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from gusher.server.wire import SeatCard, encoder

if TYPE_CHECKING:
    from gusher.server.rooms.room import Room


class Standpoint:
    """What is always the same for a viewer, as long as nobody comes or goes (`Room.look_around`)."""

    __slots__ = ("cards", "coach", "host", "own")

    def __init__(self, cards: msgspec.Raw, own: list[int], host: bool, coach: bool) -> None:
        self.cards = cards
        self.own = own
        self.host = host
        self.coach = coach  # whether he may ask it


def standpoint_of(room: Room, person: int | None) -> Standpoint:
    """Made out, and kept where it stays so."""
    cards = cards_for(room, person)
    host = person is not None and person == room.table.host
    found = Standpoint(msgspec.Raw(encoder.encode(cards)), room.seats_of(person), host, room.may_ask_coach(person))
    if not any(card.away_in for card in cards):
        room.standpoints[person] = found
    return found


def cards_for(room: Room, person: int | None) -> list[SeatCard]:
    return [
        SeatCard(
            seat.seat,
            seat.kind,
            seat.name,
            seat.bot,
            seat.stand_in,
            seat.kind == "bot" or room.is_here(seat.person),
            person is not None and seat.person == person,
            room.away_in(seat.person),
            seat.left,
            None if seat.person is None or room.is_here(seat.person) else room.left_at(seat.person),
        )
        for seat in room.seats
    ]
