"""What people do at a table: play, take back, vote, talk, give standing orders.

Checked in this order: seat, decision, action; and then by the engine.
"""

from __future__ import annotations

import asyncio
import time

from gusher.core.errors import IllegalAction, SetupError
from gusher.core.rng import Rng
from gusher.core.rules import Action
from gusher.server.history import History
from gusher.server.people import check_text
from gusher.server.problems import Refusal
from gusher.server.room import Room
from gusher.server.standing import end, give
from gusher.server.store import ChatRow, LogRow, Person
from gusher.server.wire import Accepted, Play, Refused, Say, Standing, TakeBack, Vote, Wish


async def carry_out(room: Room, person: Person, command: Play | TakeBack | Vote | Say | Standing) -> Accepted | Refused:
    """Do it once; a second time it has no effect and gets the same answer."""
    key = f"{person.id}:{command.id}"
    try:
        if not 1 <= len(command.id) <= room.settings.id_length:
            raise IllegalAction("", "bad-id")
        async with room.lock:
            done = room.done.get(key)
            if done is None:
                done = await DO[type(command)](room, person, command, key)  # type: ignore[operator]
                room.done[key] = done
            return Accepted(command.id, done)
    except IllegalAction as refused:
        return Refused(command.id[: room.settings.id_length], refused.section, refused.reason, refused.details)
    except Refusal as refused:
        return Refused(command.id[: room.settings.id_length], "", refused.reason, refused.values)


def running(room: Room) -> History:
    if room.outdated:
        raise IllegalAction("", "outdated")
    if room.history is None:
        raise IllegalAction("", "not-begun")
    if room.history.state.over:
        raise IllegalAction("", "game-over")
    return room.history


async def play(room: Room, person: Person, command: Play, key: str) -> int:
    history = running(room)
    if room.own_seat(person, command.seat).stand_in is not None:
        raise IllegalAction("", "stand-in-plays", seat=command.seat)
    asked = history.asked.get(command.seat)
    if asked is None and command.seq == history.seq:
        raise IllegalAction("", "not-your-decision", seat=command.seat)
    if asked is None or not asked <= command.seq <= history.seq:
        raise IllegalAction("", "stale")
    action = offered(history, command.seat, command.action)
    await choose(room, history, command.seat, action, key)
    return history.seq


def offered(history: History, seat: int, notation: str) -> Action:
    """The action that is written so, if that seat may choose it. A refusal knows no more than the seat does."""
    try:
        action = history.game.action(notation)
    except SetupError:
        raise IllegalAction("", "not-offered", action=notation[:100]) from None
    if action not in history.state.options(seat):
        history.state.determinize(seat, Rng(0)).play(seat, action)
        raise IllegalAction("", "not-offered", action=notation)
    return action


async def choose(room: Room, history: History, seat: int, action: Action, key: str | None) -> None:
    """Carry out a choice of a person or a bot, and the chances that it leads to, and store them together. The lock is held."""
    first = history.play(seat, action)
    first.command = key
    rows = [first, *history.draw(room.rng)] if history.state.chance else [first]
    await room.commit(rows, "over" if history.state.over else None)
    room.moved()


async def take_back(room: Room, person: Person, command: TakeBack, key: str) -> int:
    history = running(room)
    room.own_seat(person, command.seat)
    if command.seq != history.seq:
        raise IllegalAction("", "stale")
    if room.wish is not None:
        raise IllegalAction("", "wish-pending")
    place = history.last_choice(command.seat)
    if place is None:
        raise IllegalAction("", "nothing-to-take-back")
    owed = [seat.seat for seat in room.seats if seat.kind == "person" and seat.person != person.id and seat.stand_in is None]
    if not owed or history.can_take_back(command.seat):
        await undo(room, history, place, key)
    else:
        room.wish = wish = Wish(command.seat, place, [], owed)
        asyncio.get_running_loop().call_later(room.settings.wish_lasts, forget, room, wish)
        room.publish()
    return history.seq


def forget(room: Room, wish: Wish) -> None:
    if room.wish is wish:
        room.wish = None
        room.publish()


async def vote(room: Room, person: Person, command: Vote, key: str) -> int:
    history = running(room)
    room.own_seat(person, command.seat)
    wish = room.wish
    if wish is None or command.seq != history.seq:
        raise IllegalAction("", "no-wish")
    if command.seat not in wish.owed:
        raise IllegalAction("", "not-your-vote", seat=command.seat)
    if not command.agree:
        forget(room, wish)
        return history.seq
    wish.owed.remove(command.seat)
    wish.agreed.append(command.seat)
    if wish.owed:
        room.publish()
    else:
        await undo(room, history, wish.to, key)
    return history.seq


async def undo(room: Room, history: History, place: int, key: str) -> None:
    row: LogRow = history.take_back(place)
    row.command = key
    await room.commit([row], None)
    if row.seat is not None:
        await end(room, row.seat)
    room.moved()


async def say(room: Room, person: Person, command: Say, key: str) -> int:
    own = room.seats_of(person.id)
    if not own:
        raise IllegalAction("", "not-seated")
    text = check_text(command.text, room.settings.chat_length, "chat-wrong")
    recent = [line for line in room.chat[-room.settings.chat_per_minute :] if line.at > time.time() - 60.0 and line.seat in own]
    if len(recent) >= room.settings.chat_per_minute:
        raise IllegalAction("", "too-fast")
    line = ChatRow(own[0], room.seats[own[0]].name, text, key, time.time())
    await room.store.say(room.id, line)
    room.chat.append(line)
    room.gallery.chat = None
    room.publish()
    return room.seq


async def stand(room: Room, person: Person, command: Standing, key: str) -> int:
    history = running(room)
    room.own_seat(person, command.seat)
    if command.most is None:
        await end(room, command.seat)
    else:
        await give(room, history, command.seat, command.kind, command.most)
    return history.seq


DO = {Play: play, TakeBack: take_back, Vote: vote, Say: say, Standing: stand}
