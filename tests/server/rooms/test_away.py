"""Nobody is played out of his seat: the grace time, stand-ins, the votes of the absent, and ways back."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from gusher import registry
from gusher.core.record import read
from gusher.server.rooms.commands import carry_out
from gusher.server.rooms.seating import seats
from gusher.server.rooms.tables import Tables
from gusher.server.settings import Settings
from gusher.server.stores.store import Person
from gusher.server.wire import Accepted, Join, NewSeat, NewTable, Play, Refused, TakeBack
from gusher.server.workers.autopilot import Autopilot
from gusher.server.workers.bots import Bots
from tests.server.serving import Guest, Scene, Server, choose_cards
from tests.server.storing import store_of

pytestmark = pytest.mark.one_build

NewGuest = Callable[..., Guest]

GRACE = 1.5


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One with a short grace time."""
    with Server(tmp_path_factory.mktemp("server") / "gusher.db", "--grace", str(GRACE)) as running:
        yield running


def sit_down(host: Guest, *others: Guest, bots: int = 0) -> str:
    made = host.new_table("me", *["open"] * len(others), *["random"] * bots)
    for other in others:
        other.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
    return str(made["id"])


def is_away(seat: int) -> Callable[[Scene], bool]:
    return lambda scene: scene["seats"][seat]["away_in"] == 0.0


def stand_in(guest: Guest, table: str, seat: int, status: int | None = None, bot: str | None = "random") -> object:
    answer = guest.post(f"/api/tables/{table}/stand-in", {"seat": seat, "bot": bot}, status=status)
    return None if answer is None else answer["reason"]


def test_a_stand_in_right_after_the_connection_broke_is_refused(guest: NewGuest) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    table = sit_down(anna, ben)
    with anna.watch(table) as line:
        with ben.watch(table):
            here = line.until(lambda scene: bool(scene["seats"][1]["here"]))["seats"][1]
            assert here["away_in"] is None
            assert stand_in(anna, table, 1, status=409) == "is-here"
        broke = time.monotonic()
        time.sleep(0.05)
        assert stand_in(anna, table, 1, status=409) in ("is-here", "not-away-yet")
        gone = line.until(lambda scene: not scene["seats"][1]["here"])["seats"][1]
        assert stand_in(anna, table, 1, status=409) == "not-away-yet"
        assert 0.0 < gone["away_in"] <= GRACE
        line.until(is_away(1))
        assert time.monotonic() - broke >= GRACE - 0.2
        assert stand_in(anna, table, 1) is None
        assert line.until(lambda scene: bool(scene["seats"][1]["stand_in"]))["seats"][1]["stand_in"] == "random"


def test_who_comes_back_in_time_is_not_away(guest: NewGuest) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    table = sit_down(anna, ben)
    with anna.watch(table) as line:
        for _ in range(3):
            with ben.watch(table):
                line.until(lambda scene: bool(scene["seats"][1]["here"]))
            line.until(lambda scene: not scene["seats"][1]["here"])
            time.sleep(GRACE / 3)
        assert stand_in(anna, table, 1, status=409) == "not-away-yet"


def test_who_only_fetches_scenes_is_here(guest: NewGuest) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    table = sit_down(anna, ben)
    with anna.watch(table) as line:
        line.until(is_away(1))
        ben.scene(table)
        assert line.until(lambda scene: bool(scene["seats"][1]["here"]))["seats"][1]["away_in"] is None
        assert stand_in(anna, table, 1, status=409) == "is-here"


def test_the_others_who_are_present_decide_together(guest: NewGuest) -> None:
    anna, ben, carl, dora = (guest(name) for name in ("Anna", "Ben", "Carl", "Dora"))
    table = sit_down(anna, ben, carl, dora)
    with anna.watch(table) as line, carl.watch(table) as third:
        line.until(lambda scene: is_away(1)(scene) and is_away(3)(scene))
        assert stand_in(anna, table, 1) is None
        wish = third.until(lambda scene: scene["wish"] is not None)["wish"]
        assert (wish["kind"], wish["seat"], wish["about"], wish["bot"], wish["owed"]) == ("stand_in", 0, 1, "random", [2])
        assert third.scene["seats"][1]["stand_in"] is None
        assert stand_in(anna, table, 3, status=409) == "wish-pending"
        assert line.ask(do="vote", wish=wish["number"], seat=0, agree=True)["reason"] == "not-your-vote"
        assert third.ask(do="vote", wish=wish["number"] + 1, seat=2, agree=True)["reason"] == "no-wish"
        assert third.ask(do="vote", wish=wish["number"], seat=2, agree=False)["is"] == "accepted"
        assert line.until(lambda scene: scene["wish"] is None)["seats"][1]["stand_in"] is None
        assert stand_in(anna, table, 1) is None
        again = third.until(lambda scene: scene["wish"] is not None and scene["wish"]["number"] > wish["number"])["wish"]
        assert third.ask(do="vote", wish=again["number"], seat=2, agree=True)["is"] == "accepted"
        assert line.until(lambda scene: scene["seats"][1]["stand_in"] == "random")["wish"] is None


def test_who_returns_during_the_vote_keeps_the_seat(guest: NewGuest) -> None:
    anna, ben, carl = guest("Anna"), guest("Ben"), guest("Carl")
    table = sit_down(anna, ben, carl)
    with anna.watch(table) as line, carl.watch(table) as third:
        line.until(is_away(1))
        stand_in(anna, table, 1)
        wish = third.until(lambda scene: scene["wish"] is not None)["wish"]
        with ben.watch(table) as bens:
            assert bens.scene["wish"] is None
            assert third.ask(do="vote", wish=wish["number"], seat=2, agree=True)["reason"] == "no-wish"
            assert bens.scene["seats"][1]["stand_in"] is None


def test_a_move_of_somebody_else_does_not_end_that_vote(guest: NewGuest) -> None:
    anna, ben, carl = guest("Anna"), guest("Ben"), guest("Carl")
    table = sit_down(anna, ben, carl)
    with ExitStack() as stack:
        line, third = stack.enter_context(anna.watch(table)), stack.enter_context(carl.watch(table))
        with ben.watch(table) as second:
            choose_cards([line, second, third])
        line.until(is_away(1))
        stand_in(anna, table, 1)
        wish = third.until(lambda scene: scene["wish"] is not None)["wish"]["number"]
        assert line.play("card drill")["is"] == "accepted"
        assert line.scene["wish"]["number"] == wish
        assert third.ask(do="vote", wish=wish, seat=2, agree=True)["is"] == "accepted"
        line.until(lambda scene: scene["seats"][1]["stand_in"] == "random")


def test_what_a_person_has_answered_under_seal_stands(guest: NewGuest) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    table = sit_down(anna, ben)
    with anna.watch(table) as line:
        with ben.watch(table) as bens:
            choose_cards([line, bens])
            answered = bens.play("card drill")["seq"]
        line.until(is_away(1))
        stand_in(anna, table, 1)
        line.until(lambda scene: scene["seats"][1]["stand_in"] == "random")
        line.quiet()
        assert (line.scene["view"]["awaiting"], line.scene["seq"]) == ([0], answered)
        line.play("card local")
        assert line.ask(do="end", seat=0)["is"] == "accepted"
    record = read(anna.http.get(f"/api/tables/{table}/record").text, registry.game)
    assert (record.entries[answered - 1].seat, record.entries[answered - 1].action.notation) == (1, "card drill")
    assert record.entries[answered].action.notation == "card local"


def test_a_play_ends_the_stand_in_and_the_bots_thinking_is_dropped(database: Path) -> None:
    """With bots that take their time, so that the person is surely first."""
    settings = Settings(grace=0.0, bot_delay=30.0, bot_workers=1)

    async def run() -> None:
        store = store_of(database)
        await store.open()
        bots = Bots(settings)
        tables = Tables(store, settings, [bots, Autopilot(settings)])
        anna, ben = [await store.add_person(name, name, 0.0) for name in ("Anna", "Ben")]
        made = await tables.make(anna, NewTable("oilfield", [NewSeat("me"), NewSeat("open")]))
        room = await tables.room(made.id)
        await seats.join(room, ben, Join(made.invite or ""))
        assert room.history is not None
        seat = room.history.state.awaiting[0]
        who = (anna, ben)[seat]
        await seats.stand_in(room, (anna, ben)[1 - seat], seat, "random")
        assert room.seats[seat].stand_in == "random"
        await asyncio.sleep(0.1)
        assert made.id in bots.tasks
        seq = room.seq
        action = room.history.state.options(seat)[0].notation
        assert isinstance(await carry_out(room, who, Play("p", seq, seat, "no such thing")), Refused)
        assert room.seats[seat].stand_in == "random"
        assert isinstance(await carry_out(room, who, Play("q", seq, seat, action)), Accepted)
        assert room.seats[seat].stand_in is None
        stored = await store.load(made.id)
        assert stored is not None
        assert stored.table.seats[seat].stand_in is None
        assert stored.log[seq].action == action
        assert stored.log[seq].command is not None
        await seats.stand_in(room, who, seat, "random")
        await seats.stand_in(room, who, seat, None)
        assert room.seats[seat].stand_in is None
        await bots.stop()
        await store.close()

    asyncio.run(run())


def test_the_absent_keep_their_vote_which_is_a_no_when_it_is_not_cast(database: Path) -> None:
    settings = Settings(grace=0.0, bot_delay=30.0, bot_workers=1, wish_lasts=0.3)

    async def run() -> None:
        store = store_of(database)
        await store.open()
        bots = Bots(settings)
        tables = Tables(store, settings, [bots, Autopilot(settings)])
        people = [await store.add_person(name, name, 0.0) for name in ("Anna", "Ben", "Carl")]
        made = await tables.make(people[0], NewTable("oilfield", [NewSeat("me"), NewSeat("open"), NewSeat("open")]))
        room = await tables.room(made.id)
        for other in people[1:]:
            await seats.join(room, other, Join(made.invite or ""))
        assert room.history is not None
        # Two of them move, so that the first needs the others' agreement; then both others are played by bots.
        movers: list[int] = []
        for number in range(2):
            seat = int(room.history.state.awaiting[0])
            movers.append(seat)
            action = room.history.state.options(seat)[0].notation
            assert isinstance(await carry_out(room, people[seat], Play(f"p{number}", room.seq, seat, action)), Accepted)
        first: Person = people[movers[0]]
        others = [seat for seat in range(3) if seat != movers[0]]
        for seat in others:
            await seats.stand_in(room, first, seat, "random")
        assert all(room.seats[seat].stand_in == "random" for seat in others)
        seq = room.seq
        assert isinstance(await carry_out(room, first, TakeBack("b", seq, movers[0])), Accepted)
        assert room.wish is not None
        assert room.wish.owed == others
        assert room.seq == seq
        await asyncio.sleep(0.6)
        assert room.wish is None
        assert room.seq == seq
        await bots.stop()
        await store.close()

    asyncio.run(run())


def test_grace_begins_anew_after_a_restart(database: Path) -> None:
    with Server(database, "--grace", str(GRACE)) as server, Guest(server.url, "Anna") as anna, Guest(server.url, "Ben") as ben:
        table = sit_down(anna, ben)
        with anna.watch(table) as line:
            line.until(is_away(1))
        cookies = dict(anna.http.cookies)
        server.kill()
    with Server(database, "--grace", str(GRACE)) as server, Guest(server.url) as anna:
        anna.http.cookies.update(cookies)
        with anna.watch(table) as line:
            assert line.scene["seats"][1]["away_in"] > 0.0
            assert stand_in(anna, table, 1, status=409) == "not-away-yet"
            line.until(is_away(1))
            assert stand_in(anna, table, 1) is None
