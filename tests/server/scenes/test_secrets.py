"""Nothing that is sent to a viewer differs between two true states that this viewer cannot tell apart.

For random positions and every viewer the log is changed wherever the viewer could not notice: other answers under seal, other outcomes
nobody has seen. Then a room of the true log and a room of the other one are asked for everything that they ever send.
"""

from __future__ import annotations

import asyncio
from typing import Any, cast

import msgspec
import pytest

from gusher import registry
from gusher.core.codec import dumps
from gusher.core.game import Game
from gusher.core.record import Entry, Record
from gusher.core.rng import Rng
from gusher.core.rules import State
from gusher.server.rooms.commands import carry_out
from gusher.server.rooms.disclosure import known_record
from gusher.server.rooms.room import Room
from gusher.server.scenes.gallery import Viewer
from gusher.server.scenes.secrecy import after, seems_same
from gusher.server.settings import Settings
from gusher.server.stores.store import LogRow, Person, SeatRow, Store, Stored, Summary, TableRow, Written
from gusher.server.wire import Play, TakeBack
from gusher.server.workers.marking.marker import question
from tests.length import SLOW

pytestmark = pytest.mark.one_build

CASES: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (3, {"advanced": True, "hat_on_back": True}),
    (4, {"edition": "italian", "advanced": True}),
    (5, {"government_cubes": "three"}),
]
POSITIONS = 40 if SLOW else 4
SEARCHED = 120
LAST = 12  # entries among which some are changed


class NoStore:
    """Keeps nothing: what a room sends does not depend on it."""

    shared = False

    async def append(self, *what: object) -> None:
        pass

    def hand_in(self, table: str, log: list[LogRow], status: str | None, back: int | None, beside: object, told: Written) -> None:
        told(None, None)


def test_the_bytes_of_two_worlds_are_the_same() -> None:
    for seats, options in CASES:
        game = registry.game("oilfield")
        for seed in range(5 if SLOW else 1):
            compared = compare_a_game(game, seats, options, Rng(seed, seats))
            assert compared >= POSITIONS


def compare_a_game(game: Game, seats: int, options: dict[str, object], rng: Rng) -> int:
    """How many pairs of worlds were compared."""
    record, states = random_game(game, seats, options, rng)
    compared = 0
    for _ in range(SEARCHED):
        count = rng.below(len(record.entries))
        for viewer in (None, *range(seats)):
            other = other_world(record.entries[:count], states, viewer, rng)
            if other is not None:
                compared += 1
                compare(game, seats, options, record.entries[:count], other, viewer, rng)
        if compared >= POSITIONS:
            break
    return compared


def random_game(game: Game, seats: int, options: dict[str, object], rng: Rng) -> tuple[Record, list[State]]:
    record = Record(game, seats, options | {"max_rounds": 6})
    states = [record.state()]
    while not states[-1].over:
        s = states[-1]
        if s.chance:
            entry = Entry(None, s.sample(rng))
        else:
            seat = s.awaiting[rng.below(len(s.awaiting))]
            choices = s.options(seat)
            entry = Entry(seat, choices[rng.below(len(choices))])
        record.entries.append(entry)
        states.append(after(s, entry))
    return record, states


def other_world(entries: list[Entry], states: list[State], viewer: int | None, rng: Rng) -> list[Entry] | None:
    """The same entries, with others in place of some of the last ones, so that the viewer has seen the same at every moment."""
    for _ in range(3):
        changed = list(entries)
        for place in range(max(0, len(entries) - LAST), len(entries)):
            entry = entries[place]
            if entry.seat is not None and entry.seat != viewer:
                options = states[place].options(entry.seat)
                changed[place] = Entry(entry.seat, options[rng.below(len(options))])
        if any(one.action is not other.action for one, other in zip(entries, changed, strict=True)):
            kept = unnoticed(entries, changed, states, viewer)
            if kept is not None:
                return kept
    return None


def unnoticed(entries: list[Entry], changed: list[Entry], states: list[State], viewer: int | None) -> list[Entry] | None:
    """Of the changes those that the viewer does not notice, if there is one left."""
    kept = list(entries)
    first = max(0, len(entries) - LAST)
    for place in range(first, len(entries)):
        if changed[place].action is not entries[place].action:
            tried = [*kept[:place], changed[place], *kept[place + 1 :]]
            if looks_the_same(tried, states, viewer, first):
                kept = tried
    return kept if kept != entries else None


def looks_the_same(entries: list[Entry], states: list[State], viewer: int | None, first: int) -> bool:
    s = states[first]
    for place in range(first, len(entries)):
        entry = entries[place]
        if entry.seat is not None and entry.action not in s.options(entry.seat):
            return False
        if entry.seat is None and (not s.chance or entry.action not in [outcome for outcome, _ in s.outcomes()]):
            return False
        s = after(s, entry)
        if not seems_same(s, states[place + 1], viewer):
            return False
    return True


def room_of(game: Game, seats: int, options: dict[str, object], entries: list[Entry], viewer: int | None) -> Room:
    """A live table with that log; the viewer is person 1, the others are others."""
    sat = [SeatRow(seat, "person", 1 if seat == viewer else 10 + seat, f"Seat {seat}") for seat in range(seats)]
    table = TableRow(
        id="table",
        game=game.name,
        options=options | {"max_rounds": 6},
        rules=game.rules_version,
        data=game.data_version,
        status="running",
        listed=True,
        host=10,
        invite="invite",
        created=0.0,
        changed=0.0,
        rematch=None,
        summary=Summary(),
        seats=sat,
    )
    log = [LogRow(place, entry.seat, entry.action.notation) for place, entry in enumerate(entries)]
    # Without a grace time nobody is seen to go away while two rooms are compared.
    return Room(Stored(table, log, []), game, cast(Store, NoStore()), Settings(grace=0.0))


def compare(
    game: Game, seats: int, options: dict[str, object], one: list[Entry], other: list[Entry], viewer: int | None, rng: Rng
) -> None:
    first, second = (room_of(game, seats, options, entries, viewer) for entries in (one, other))
    sent, also = (everything(room, viewer) for room in (first, second))
    assert sent.keys() == also.keys()
    for what in sent:
        assert sent[what] == also[what], what
    true, guessed = (room_of(game, seats, options, one, viewer) for _ in range(2))
    assert guessed.history is not None
    guessed.history.state = guessed.history.state.determinize(viewer, rng)
    assert guessed.scene(Viewer(1, viewer), 1, None) == true.scene(Viewer(1, viewer), 1, None)


def everything(room: Room, viewer: int | None) -> dict[str, Any]:
    """All that the room ever sends to that viewer."""
    who = Viewer(1, viewer)
    person = Person(1, "Viewer")
    sent: dict[str, Any] = {"first scene": room.scene(who, 1, None)}
    told = room.told(who)[0]
    for since in (0, told // 2, max(0, told - 3)):
        sent[f"scene with events from {since} on"] = room.scene(who, 2, (since, 0, 0))
    for moment in range(max(0, room.seq - 15), room.seq + 1):
        sent[f"moment {moment}"] = room.scene_at(who, moment)
    sent["record"] = asyncio.run(known_record(room, person))
    sent["summary"] = room.summary()
    for seat in range(-1, len(room.seats)):
        if seat != viewer:
            sent[f"refusal as seat {seat}"] = asyncio.run(carry_out(room, person, Play(f"p{seat}", room.seq, seat, "card drill")))
    if viewer is not None and room.history is not None:
        sent["what is asked about marks"] = msgspec.json.encode(question(room.history, viewer))
        refused = [action.notation for action in room.history.game.actions if action not in room.history.state.options(viewer)]
        for notation in refused[:: max(1, len(refused) // 12)]:
            sent[f"not offered: {notation}"] = asyncio.run(carry_out(room, person, Play(f"n {notation}", room.seq, viewer, notation)))
        sent["taking back"] = asyncio.run(carry_out(room, person, TakeBack("back", room.seq, viewer)))
        sent["wish"] = room.wish
        sent["scene after it"] = room.scene(who, 2, None)
    return sent


def test_a_leak_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison is worth something: it fails if a scene tells what its viewer must not know."""
    honest = Room.scene

    def leaking(room: Room, viewer: Viewer, number: int, since: tuple[int, int, int] | None, moment: int | None = None) -> bytes:
        assert room.history is not None
        return honest(room, viewer, number, since, moment) + dumps(room.history.state).encode()

    monkeypatch.setattr(Room, "scene", leaking)
    with pytest.raises(AssertionError):
        compare_a_game(registry.game("oilfield"), 3, {}, Rng(1))
