"""What people do at a table: play, take back, vote, end the game, talk, give standing orders.

Checked in this order: seat, decision, action; and then by the engine.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager, nullcontext, suppress
from functools import partial
from time import perf_counter
from typing import Final, TypeVar

from gusher.core.errors import IllegalAction, SetupError
from gusher.core.repeat import MOST
from gusher.core.rng import Rng
from gusher.core.rules import Action
from gusher.faults import GameFailed, name_game
from gusher.server.hours import now
from gusher.server.people.names import check_text
from gusher.server.refusal import Refusal
from gusher.server.rooms.orders import give, withdraw
from gusher.server.rooms.room import Room, Writing
from gusher.server.rooms.seating.rated import check_taking_back
from gusher.server.rooms.votes import count, wish_to_end, wish_to_take_back
from gusher.server.scenes.history import History
from gusher.server.scenes.lessons import keep_to
from gusher.server.stores.invitations import say_to_spectators
from gusher.server.stores.store import ChatRow, Conflict, InDoubt, Person, Unreachable
from gusher.server.watch.meters import meters
from gusher.server.wire import Accepted, End, Play, Refused, Say, Standing, TakeBack, Vote

log = logging.getLogger(__name__)

T = TypeVar("T")
HELD: Final = nullcontext()
TRIES: Final = 6  # of a command that another server was in the way of
REFUSING: Final = (IllegalAction, Refusal, Conflict, GameFailed)
AnyCommand = Play | TakeBack | Vote | End | Say | Standing
Tell = Callable[[Accepted | Refused | None], None]
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


def key_of(room: Room, person: Person, command: AnyCommand) -> str:
    """By which it is known when it comes again."""
    if not 1 <= len(command.id) <= room.settings.id_length:
        raise IllegalAction("", "bad-id")
    return f"{person.id}:{command.id}"


def accepted(command: AnyCommand, done: int, began: float) -> Accepted:
    if type(command) is Play:
        meters.commands.add(perf_counter() - began)
    return Accepted(command.id, done)


def refused(room: Room, command: AnyCommand, failed: Exception) -> Refused:
    """What is told to whoever asked. There is no answer to what is in doubt: whoever asks again will know."""
    name = command.id[: room.settings.id_length]
    if isinstance(failed, InDoubt):
        raise failed
    if isinstance(failed, GameFailed):
        log.error("table %s: %s", room.id, failed)
        room.spoil()
        return Refused(command.id, failed.section, "game-failed", {"game": failed.game.title, "section": failed.section})
    if isinstance(failed, IllegalAction):
        answer = Refused(name, failed.section, failed.reason, failed.details)
    elif isinstance(failed, Refusal):
        answer = Refused(name, "", failed.reason, failed.values)
    else:  # somebody was faster
        if not room.store.shared:
            room.spoil()
        answer = Refused(name, "", "stale", {})
    meters.refuse(answer.reason)
    return answer


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


def running(room: Room) -> History:
    room.check_sound()
    if room.spoilt:  # while we waited for it: it may tell of what was never written
        raise InDoubt
    if room.outdated and room.arbiters.has(room.table):  # there it can be played
        raise InDoubt
    if room.outdated:
        raise IllegalAction("", "outdated")
    if room.history is None:
        raise IllegalAction("", "not-begun")
    if room.finished:
        raise IllegalAction("", "game-over")
    return room.history


async def play(room: Room, person: Person, command: Play, key: str) -> int:
    history, action, times, back = checked(room, person, command)
    if room.store.shared and room.plays_along:
        return await room.arbiters.entrust(room, person, command, key)
    await choose(room, history, command.seat, action, key, back, times)
    return history.seq


def checked(room: Room, person: Person, command: Play) -> tuple[History, Action, int, bool]:
    """What is chosen at which history, how often in a row, and whether somebody is back by it."""
    history = running(room)
    seat = room.own_seat(person, command.seat)
    asked = history.asked.get(command.seat)
    if asked is None and command.seq == history.seq:
        raise IllegalAction("", "not-your-decision", seat=command.seat)
    if asked is None or not asked <= command.seq <= history.seq:
        raise IllegalAction("", "stale")
    if not 1 <= command.times <= MOST:
        raise IllegalAction("", "bad-times", most=MOST)
    action = offered(history, command.seat, command.action)
    times = command.times if room.guide is None else keep_to(room.guide, history, command.seat, action, command.times)
    return history, action, times, seat.stand_in is not None


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


async def choose(
    room: Room, history: History, seat: int, action: Action, key: str | None, back: bool = False, times: int = 1
) -> None:
    """Carry out a choice of a person or a bot, and the chances that it leads to, and store them together; with it the person may be `back`.

    It is made `times` in a row, as far as the same is asked again and nothing was shown. The lock is held.
    """
    await room.finish(begin_choice(room, history, seat, action, key, back, times))
    end_choice(room, key)


def begin_choice(room: Room, history: History, seat: int, action: Action, key: str | None, back: bool, times: int) -> Writing:
    """Until it is under way to the database."""
    before = history.state.clone() if times > 1 else history.state
    rows = [history.play(seat, action)]
    while len(rows) < times and history.asks_again(before, seat, action):
        before = history.state.clone()
        rows.append(history.play(seat, action, rows[0].seq))
    for row in rows:
        row.command = key
    if history.state.chance:
        rows += history.draw(room.luck)
    return room.write(rows, "over" if history.state.over else None, seat if back else None)


def end_choice(room: Room, key: str | None) -> None:
    """When it is committed."""
    if key is None:
        meters.moves_of_programs += 1
    else:
        meters.moves_of_people += 1
    room.moved()


# Choices without a task


def take_at_once(room: Room) -> bool:
    """Take the lock for a choice that nobody has to wait for; whether nobody does: who has the rules, or who is at the table here."""
    return not (room.store.shared and room.plays_along) and room.lock.take()


def play_at_once(room: Room, person: Person, command: Play, tell: Tell) -> None:
    """What `carry_out` does with a choice, begun at once and ended by a callback of its commit: every move of people comes this way, and a
    task that sleeps meanwhile costs more than all that it does. The lock was taken, and is held until then."""
    began = perf_counter()
    try:
        key = key_of(room, person, command)
        done = room.done.get(key)
        if done is None:
            history, action, times, back = checked(room, person, command)
            writing = begin_choice(room, history, command.seat, action, key, back, times)
            writing.done.add_done_callback(partial(end_at_once, room, person, command, key, began, writing, tell))
            return
    except Exception as failed:  # noqa: BLE001  (it is answered, or logged)
        if room.store.shared and isinstance(failed, (IllegalAction, Refusal)):
            leave_to_task(room, person, command, None, tell)
            return
        room.lock.release()
        tell(answer_to(room, command, failed))
    else:
        room.lock.release()
        tell(accepted(command, done, began))


def end_at_once(
    room: Room, person: Person, command: Play, key: str, began: float, writing: Writing, tell: Tell, written: asyncio.Future[None]
) -> None:
    if room.store.shared and not written.cancelled() and isinstance(written.exception(), Conflict):
        leave_to_task(room, person, command, writing, tell)
        return
    try:
        room.end_writing(writing)
        end_choice(room, key)
        room.done[key] = done = room.seq
        answer: Accepted | Refused | None = accepted(command, done, began)
    except Exception as failed:  # noqa: BLE001  (the same)
        answer = answer_to(room, command, failed)
    finally:
        room.lock.release()
    tell(answer)


def leave_to_task(room: Room, person: Person, command: Play, writing: Writing | None, tell: Tell) -> None:
    """What another server was in the way of, or may have been: somebody has to read what it wrote, and decide anew."""
    task = asyncio.create_task(overtaken(room, person, command, writing, tell))
    tasks.add(task)
    task.add_done_callback(tasks.discard)


async def overtaken(room: Room, person: Person, command: Play, writing: Writing | None, tell: Tell) -> None:
    try:
        try:
            if writing is not None:
                with suppress(Conflict):
                    await room.finish(writing)
        finally:
            room.lock.release()
        answer: Accepted | Refused | None = await carry_out(room, person, command)
    except Exception as failed:  # noqa: BLE001  (it is answered, or logged)
        answer = answer_to(room, command, failed)
    tell(answer)


def answer_to(room: Room, command: Play, failed: Exception) -> Refused | None:
    """None where nobody knows what became of it, or that should not have happened."""
    try:
        name_game(failed)
        raise failed
    except REFUSING as refusing:
        with suppress(InDoubt):
            return refused(room, command, refusing)
    except Exception:
        log.exception("table %s: a choice was not carried out", room.id)
    return None


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
