"""What people do at a table: play, take back, vote, end the game, talk, give standing orders. Here by who waits until it is done."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager, nullcontext
from time import perf_counter
from typing import Final, TypeVar

from gusher.core.errors import IllegalAction
from gusher.core.rules import Action
from gusher.faults import name_game
from gusher.server.hours import now
from gusher.server.people.names import check_text
from gusher.server.refusal import Refusal
from gusher.server.rooms.changes.choices import (
    REFUSING,
    AnyCommand,
    Tell,
    accepted,
    answer_to,
    begin_choice,
    checked,
    end_choice,
    key_of,
    refused,
    running,
)
from gusher.server.rooms.changes.waiting import finish, overtaken
from gusher.server.rooms.orders import give, withdraw
from gusher.server.rooms.room import Room
from gusher.server.rooms.seating.rated import check_taking_back
from gusher.server.rooms.votes import count, wish_to_end, wish_to_take_back
from gusher.server.scenes.history import History
from gusher.server.stores.invitations import say_to_spectators
from gusher.server.stores.store import ChatRow, Conflict, Person, Unreachable
from gusher.server.stores.writer import promise
from gusher.server.wire import Accepted, End, Play, Refused, Say, Standing, TakeBack, Vote

T = TypeVar("T")
HELD: Final = nullcontext()
TRIES: Final = 6  # of a command that another server was in the way of
tasks: Final[set[asyncio.Task[None]]] = set()  # the loop alone would not keep them


async def carry_out(room: Room, person: Person, command: AnyCommand) -> Accepted | Refused:
    """Do it once; a second time it has no effect and gets the same answer. Who was overtaken decides anew."""
    began = perf_counter()
    try:
        key = key_of(room, person, command)
        async with room.lock:
            if room.store.shared:
                done = await anew(room, lambda: do_once(room, person, command, key))
            else:
                done = await do_once(room, person, command, key)
    except REFUSING as failed:
        return refused(room, command, failed)
    return accepted(command, done, began)


async def do_once(room: Room, person: Person, command: AnyCommand, key: str) -> int:
    """The length of the log after it, now or when it was done. The lock is held."""
    done = room.done.get(key)
    if done is None:
        try:
            room.done[key] = done = await DO[type(command)](room, person, command, key)  # type: ignore[operator]
        except Exception as failed:
            name_game(failed)
            raise
    return done


async def anew(room: Room, decide: Callable[[], Awaitable[T]], lock: AbstractAsyncContextManager[None] = HELD) -> T:
    """Who was overtaken by another server decides anew, and so does who was refused for what it has changed since. The lock is held, or
    taken to catch up."""
    if not room.store.shared:
        return await decide()
    for tried in range(1, TRIES + 1):
        known = room.length, room.revision
        try:
            return await decide()
        except (Conflict, IllegalAction, Refusal) as refused:
            if tried == TRIES or isinstance(refused, Unreachable):
                raise
            async with lock:
                if room.spoilt:
                    raise
                await room.catch_up(room, False)
            if not isinstance(refused, Conflict) and (room.length, room.revision) == known:
                raise
    raise AssertionError("nothing was tried")


async def decided(room: Room, decide: Callable[[], Awaitable[T]]) -> T:
    """The same for what is not a command."""
    try:
        return await anew(room, decide, room.lock)
    except Conflict:
        raise Refusal(409, "stale") from None


async def play(room: Room, person: Person, command: Play, key: str) -> int:
    history, action, times, back = checked(room, person, command)
    if room.store.shared and room.plays_along:
        return await room.arbiters.entrust(room, person, command, key)
    await choose(room, history, command.seat, action, key, back, times)
    return history.seq


async def choose(
    room: Room, history: History, seat: int, action: Action, key: str | None, back: bool = False, times: int = 1
) -> None:
    """The whole of `begin_choice` and `end_choice`, for who waits for it. The lock is held."""
    done, told = promise()
    await finish(room, begin_choice(room, history, seat, action, key, back, times, told), done)
    end_choice(room, key)


def leave_to_task(room: Room, person: Person, command: Play, late: bool, tell: Tell) -> None:
    """What another server was in the way of, or may have been: somebody has to read what it wrote, and decide anew; `late`, if it wrote."""
    task = asyncio.create_task(decide_anew(room, person, command, late, tell))
    tasks.add(task)
    task.add_done_callback(tasks.discard)


async def decide_anew(room: Room, person: Person, command: Play, late: bool, tell: Tell) -> None:
    try:
        try:
            if late:
                await overtaken(room)
        finally:
            room.lock.release()
        answer: Accepted | Refused | None = await carry_out(room, person, command)
    except Exception as failed:  # noqa: BLE001  (it is answered, or logged)
        answer = answer_to(room, command, failed)
    tell(answer)


async def take_back(room: Room, person: Person, command: TakeBack, key: str) -> int:
    history = running(room)
    room.own_seat(person, command.seat)
    if command.seq != history.seq:
        raise IllegalAction("", "stale")
    place = history.last_choice(command.seat)
    if place is None:
        raise IllegalAction("", "nothing-to-take-back")
    free = history.can_take_back(command.seat)
    check_taking_back(room, free)
    await wish_to_take_back(room, person, command.seat, place, free, key)
    return history.seq


async def vote(room: Room, person: Person, command: Vote, key: str) -> int:
    history = running(room)
    room.own_seat(person, command.seat)
    if room.wish is None or command.wish != room.wish.number:
        raise IllegalAction("", "no-wish")
    if command.seat not in room.wish.owed:
        raise IllegalAction("", "not-your-vote", seat=command.seat)
    await count(room, command.seat, command.agree, key)
    return history.seq


async def end_game(room: Room, person: Person, command: End, key: str) -> int:
    history = running(room)
    room.own_seat(person, command.seat)
    await wish_to_end(room, person, command.seat, key)
    return history.seq


async def say(room: Room, person: Person, command: Say, key: str) -> int:
    own = room.seats_of(person.id)
    if command.to == "spectators":
        return await say_beside(room, person, command.text, key)
    if not own:
        raise IllegalAction("", "not-seated")
    text = check_text(command.text, room.settings.chat_length, "chat-wrong")
    room.limits.line(person.id, room.id)
    line = ChatRow(own[0], room.seats[own[0]].name, text, key, now())
    await room.store.say(room.id, line)
    room.heard(line)
    return room.seq


async def say_beside(room: Room, person: Person, said: str, key: str) -> int:
    """Among spectators. They have an allowance of their own, so that players notice nothing of it."""
    if room.history is None:
        raise IllegalAction("", "outdated" if room.outdated else "not-begun")
    if room.seats_of(person.id):
        raise IllegalAction("", "not-spectator")
    text = check_text(said, room.settings.chat_length, "chat-wrong")
    room.limits.line(person.id, f"{room.id} spectators")
    line = ChatRow(None, person.name, text, key, now())
    await say_to_spectators(room.store, room.id, person.id, line)
    room.overheard(line)
    return room.seq


async def stand(room: Room, person: Person, command: Standing, key: str) -> int:
    history = running(room)
    room.own_seat(person, command.seat)
    if command.most is None:
        await withdraw(room, command.seat)
    elif room.is_lesson:
        raise IllegalAction("", "guide-standing")
    else:
        await give(room, history, command.seat, command.kind, command.most)
    return history.seq


DO = {Play: play, TakeBack: take_back, Vote: vote, End: end_game, Say: say, Standing: stand}
