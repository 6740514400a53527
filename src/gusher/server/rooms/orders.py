"""Standing orders: what a seat lets the server answer for it, for example "bid for me up to 9".

An order is private. It is kept with the room and in the database, only the seat's own scenes tell of it, and giving or ending one touches
no other viewer's stream. What it chooses goes into the log like any choice.
"""

from __future__ import annotations

from typing import Final

from gusher import registry
from gusher.core.errors import IllegalAction
from gusher.core.rules import Action
from gusher.server.rooms.room import Room, StandingOrder
from gusher.server.scenes.history import History
from gusher.server.stores.store import OrderRow

KINDS: Final = frozenset({"bid"})
HIGHEST: Final = 1000


def lot(history: History) -> str | None:
    """What is bid for now, as the game names it."""
    return registry.game(history.game.name).lot(history.state, [event.name for _, event in history.events])


async def give(room: Room, history: History, seat: int, kind: str, most: int) -> None:
    """From now on, while this auction lasts. The lock is held."""
    if kind not in KINDS or not 1 <= most <= HIGHEST:
        raise IllegalAction("", "bad-order", most=HIGHEST)
    now = lot(history)
    if now is None:
        raise IllegalAction("", "no-auction")
    await room.store.order(room.id, seat, OrderRow(seat, kind, most, now))
    room.table.revision += 1
    room.orders[seat] = StandingOrder(kind, most, now)
    room.show_to(seat)
    room.on_change(room)


async def withdraw(room: Room, seat: int) -> None:
    """Forget the order of a seat, if there is one. The lock is held."""
    if room.orders.pop(seat, None) is not None:
        await room.store.order(room.id, seat, None)
        room.table.revision += 1
        room.show_to(seat)


def follow(order: StandingOrder, options: list[Action]) -> Action | None:
    """The least that is offered, if the order allows it; else to pass. None if the question is another one."""
    numbers = {int(option.notation.split()[1]): option for option in options if option.notation.startswith(f"{order.kind} ")}
    if numbers and min(numbers) <= order.most:
        return numbers[min(numbers)]
    return next((option for option in options if option.notation == "pass"), None)


def notice(room: Room) -> None:
    """An order ends with its auction."""
    now = lot(room.history) if room.history is not None and not room.finished else None
    for order in room.orders.values():
        order.lapsed = order.lapsed or order.lot != now


def lapsed(room: Room) -> list[int]:
    return [seat for seat, order in room.orders.items() if order.lapsed]


def due(room: Room) -> int | None:
    """The first seat for whose person the server has an answer. Not during a vote on taking back; a stand-in answers for itself."""
    history = room.history
    if history is None or not (room.orders or history.state.sole()):  # as nearly always
        return None
    if room.table.status != "running" or room.votes_on_taking_back or room.spoilt or room.fault is not None:
        return None
    if room.is_lesson:  # where everything is done by who learns
        return None
    for seat in history.state.awaiting:
        if room.seats[seat].played_by is None and answer_for(room, history, seat) is not None:
            return int(seat)
    return None


def answer_for(room: Room, history: History, seat: int) -> Action | None:
    """What the server answers for the person of a seat: the only option of a private question, or what an order says."""
    order = room.orders.get(seat)
    if order is None or order.lapsed:
        return history.state.sole()
    return history.state.sole() or follow(order, history.state.options(seat))
