"""Tables whose result counts: people who can be known again, each for himself, without bots, coach, or second thoughts.

Who lets a bot play for him there has given the game up (`server.profiles.fold`).
"""

from __future__ import annotations

from gusher.core.errors import IllegalAction
from gusher.server.refusal import Refusal
from gusher.server.rooms.room import Room
from gusher.server.stores.store import Person, SeatRow
from gusher.server.wire import NewTable


def check_table(person: Person, wanted: NewTable) -> None:
    """Refuse a new table that cannot be rated as it is wanted."""
    if not wanted.rated:
        return
    check_kept(person)
    if wanted.guide or any(seat.kind not in ("me", "open") for seat in wanted.seats):
        raise Refusal(422, "rated-people")
    if sum(1 for seat in wanted.seats if seat.kind == "me") > 1:
        raise Refusal(422, "rated-one-seat")
    if wanted.coach:
        raise Refusal(422, "rated-coach")
    if wanted.box:
        raise Refusal(422, "rated-box")


def check_kept(person: Person) -> None:
    if not person.kept:
        raise Refusal(403, "rated-keep")


def check_joining(room: Room, person: Person) -> None:
    if room.table.rated:
        check_kept(person)


def check_handing_out(room: Room) -> None:
    if room.table.rated:
        raise Refusal(409, "rated-one-seat")


def check_filling(room: Room) -> None:
    """The host cannot begin with bots."""
    if room.table.rated and any(seat.kind == "open" for seat in room.seats):
        raise Refusal(409, "rated-people")


def check_standing_in(room: Room, own: bool, bot: str | None) -> None:
    """For oneself it is not to be had; the others may vote on it, so that they can go on."""
    if room.table.rated and own and bot is not None:
        raise Refusal(409, "rated-stand-in")


def check_taking_back(room: Room, free: bool) -> None:
    if room.table.rated and not free:
        raise IllegalAction("", "rated-take-back")


def still_rated(rated: bool, seats: list[SeatRow]) -> bool:
    """Whether a rematch with these seats counts, if the game before did."""
    return rated and all(seat.kind == "person" for seat in seats)
