"""A choice of somebody at a table: checked, begun at once, and ended by a callback of its commit.

Every move of people comes this way, and a task that sleeps meanwhile costs more than all that it does (ADR 0038). So this is compiled; what
has to wait is in `commands` and `waiting`. Checked in this order: seat, decision, action; and then by the engine.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import suppress
from time import perf_counter
from typing import Final

from gusher.core.errors import IllegalAction, SetupError
from gusher.core.repeat import MOST
from gusher.core.rng import Rng
from gusher.core.rules import Action
from gusher.faults import GameFailed, name_game
from gusher.server.refusal import Refusal
from gusher.server.rooms.room import Room, Writing
from gusher.server.scenes.history import History
from gusher.server.scenes.lessons import keep_to
from gusher.server.stores.store import Conflict, InDoubt, Person, Written
from gusher.server.watch.meters import meters
from gusher.server.wire import Accepted, End, Play, Refused, Say, Standing, TakeBack, Vote

log = logging.getLogger(__name__)

REFUSING: Final = (IllegalAction, Refusal, Conflict, GameFailed)
AnyCommand = Play | TakeBack | Vote | End | Say | Standing
Tell = Callable[[Accepted | Refused | None], None]
Later = Callable[[Room, Person, Play, bool, Tell], None]  # whether another server has written meanwhile


def key_of(room: Room, person: Person, command: AnyCommand) -> str:
    """By which it is known when it comes again."""
    if not 1 <= len(command.id) <= room.settings.id_length:
        raise IllegalAction("", "bad-id")
    return f"{person.id}:{command.id}"


def accepted(command: AnyCommand, done: int, began: float) -> Accepted:
    if isinstance(command, Play):
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


def begin_choice(
    room: Room, history: History, seat: int, action: Action, key: str | None, back: bool, times: int, told: Written
) -> Writing:
    """Carry out a choice of a person or a bot, and the chances that it leads to, until they are under way to the database together; with
    it the person may be `back`. It is made `times` in a row, as far as the same is asked again and nothing was shown."""
    before = history.state.clone() if times > 1 else history.state
    rows = [history.play(seat, action)]
    while len(rows) < times and history.asks_again(before, seat, action):
        before = history.state.clone()
        rows.append(history.play(seat, action, rows[0].seq))
    for row in rows:
        row.command = key
    if history.state.chance:
        rows += history.draw(room.luck)
    return room.write(rows, "over" if history.state.over else None, seat if back else None, told)


def end_choice(room: Room, key: str | None) -> None:
    """When it is committed."""
    if key is None:
        meters.moves_of_programs += 1
    else:
        meters.moves_of_people += 1
    room.moved()


def take_at_once(room: Room) -> bool:
    """Take the lock for a choice that nobody has to wait for; whether nobody does: who has the rules, or who is at the table here."""
    return not (room.store.shared and room.plays_along) and room.lock.take()


def play_at_once(room: Room, person: Person, command: Play, tell: Tell, later: Later) -> None:
    """What `carry_out` does with a choice, without a task. The lock was taken, and is held until it is committed. What another server was
    in the way of, or may have been, is for `later`."""
    began = perf_counter()
    try:
        key = key_of(room, person, command)
        done = room.done.get(key)
        if done is None:
            history, action, times, back = checked(room, person, command)
            choice = UnderWay(room, person, command, key, began, tell, later)
            choice.writing = begin_choice(room, history, command.seat, action, key, back, times, choice.end)
            return
    except Exception as failed:  # noqa: BLE001  (it is answered, or logged)
        if room.store.shared and isinstance(failed, (IllegalAction, Refusal)):
            later(room, person, command, False, tell)
            return
        room.lock.release()
        tell(answer_to(room, command, failed))
    else:
        room.lock.release()
        tell(accepted(command, done, began))


class UnderWay:
    """A choice that is being written."""

    def __init__(self, room: Room, person: Person, command: Play, key: str, began: float, tell: Tell, later: Later) -> None:
        self.room = room
        self.person = person
        self.command = command
        self.key = key
        self.began = began
        self.writing: Writing | None = None
        self.tell = tell
        self.later = later

    def end(self, result: object, failed: Exception | None) -> None:
        room, writing = self.room, self.writing
        assert writing is not None  # it is told later than it was begun
        if room.store.shared and isinstance(failed, Conflict):
            self.later(room, self.person, self.command, True, self.tell)
            return
        try:
            room.end_writing(writing, failed)
            end_choice(room, self.key)
            room.done[self.key] = done = room.seq
            answer: Accepted | Refused | None = accepted(self.command, done, self.began)
        except Exception as mistake:  # noqa: BLE001  (the same)
            answer = answer_to(room, self.command, mistake)
        finally:
            room.lock.release()
        self.tell(answer)


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
