"""Who sits where: one seat a person, names that look the same, removing, leaving, ending, and what is taken off a list."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update
from websockets.exceptions import InvalidStatus

from gusher import registry
from gusher.core.game import Game
from gusher.core.record import read
from gusher.core.rng import Rng
from gusher.server.people.names import look_alike
from gusher.server.refusal import Refusal
from gusher.server.rooms.commands import carry_out
from gusher.server.rooms.seating.seats import leave
from gusher.server.rooms.tables import Tables
from gusher.server.settings import Settings
from gusher.server.stores import schema
from gusher.server.wire import Accepted, End, NewSeat, NewTable, Play
from gusher.server.workers.autopilot import Autopilot
from gusher.server.workers.bots import Bots
from tests.server.serving import Guest, Line, Scene, Server
from tests.server.storing import execute, store_of

pytestmark = pytest.mark.one_build

NewGuest = Callable[..., Guest]


def join(guest: Guest, made: Any, seat: int | None = None, status: int | None = None) -> Any:
    return guest.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"], "seat": seat}, status=status)


def do(guest: Guest, table: str, what: str, body: object = None, status: int | None = None) -> Any:
    answer = guest.post(f"/api/tables/{table}/{what}", body, status=status)
    return answer and answer["reason"]


def cards(guest: Guest) -> dict[str, Any]:
    """All tables on somebody's list."""
    found = guest.get("/api/tables?finished=100")
    return {card["id"]: card for card in found["mine"] + found["finished"]}


def mine(guest: Guest) -> set[str]:
    return set(cards(guest))


def kinds(scene: Scene) -> list[str]:
    return [seat["kind"] for seat in scene["seats"]]


# One seat a person


def test_a_stranger_cannot_take_all_seats_of_a_listed_table(guest: NewGuest) -> None:
    anna, eve = guest("Anna"), guest("Eve")
    made = anna.new_table("me", "open", "open", "open", listed=True)
    join(eve, made, 1)
    for seat in (2, 3, None):
        answer = join(eve, made, seat, status=None if seat is None else 409)
        assert answer == made if seat is None else answer["reason"] == "one-seat"
    assert kinds(anna.scene(made["id"])) == ["person", "person", "open", "open"]


def test_the_host_hands_out_a_second_seat(guest: NewGuest) -> None:
    anna, ben, eve = guest("Anna"), guest("Ben"), guest("Eve")
    made = anna.new_table("me", "open", "open", "open")
    table = made["id"]
    join(ben, made)
    assert do(ben, table, "hand-out", {"seat": 2, "to": 1}, status=403) == "not-host"
    assert do(eve, table, "hand-out", {"seat": 2, "to": 1}, status=404) == "no-such-table"
    for seat, to in ((2, 3), (2, 9), (2, -1), (9, 1)):
        assert do(anna, table, "hand-out", {"seat": seat, "to": to}, status=422) == "bad-seat"
    assert do(anna, table, "hand-out", {"seat": 1, "to": 0}, status=409) == "seat-taken"
    with ben.watch(table) as line:
        assert line.scene["seat"] == 1
        do(anna, table, "hand-out", {"seat": 2, "to": 1})
        assert line.is_closed()
    with ben.watch(table) as line:
        assert line.scene["seat"] is None
    scene = ben.scene(table)
    assert [(seat["name"], seat["mine"]) for seat in scene["seats"][1:3]] == [("Ben", True), ("Ben (2)", True)]
    do(anna, table, "hand-out", {"seat": 3, "to": 0})
    assert ben.scene(table)["status"] == "running"
    assert do(anna, table, "hand-out", {"seat": 3, "to": 0}, status=409) == "not-open"


# Names


@pytest.mark.parametrize(
    "other",
    [
        "Anna", "ANNA", "\u0410nna", "Ann\u0430", "\u0391nna", "An\u200dna", "Anna\u200b", "A\u034fnna", "Anna\u3164", "Ａｎｎａ", "𝐀𝐧𝐧𝐚",
        "Ánna", "Anna.",
    ],
)  # fmt: skip
def test_nobody_sits_down_under_a_name_that_looks_like_anothers(guest: NewGuest, other: str) -> None:
    anna, eve = guest("Anna"), guest(other)
    made = anna.new_table("me", "open", "open")
    assert join(eve, made, status=409) == {"reason": "name-taken", "section": "", "values": {"name": "Anna"}}
    assert kinds(anna.scene(made["id"])) == ["person", "open", "open"]
    eve.post("/api/me", {"name": "Eve"})
    join(eve, made)
    assert [seat["name"] for seat in eve.scene(made["id"])["seats"]] == ["Anna", "Eve", ""]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Arno", "Amo"), ("Ian", "lan"), ("Bob", "B0b"), ("Olli", "OIIi"), ("Mia", "Мiа"), ("Petros", "Ρetrοs"), ("Ewa", "Evva"),
        ("Sara", "Ѕаrа"), ("Jörg", "Jorg"), ("Anna B", "Anna  B"), ("Łukasz", "Lukasz"), ("Kim", "Кim"), ("Max", "Мах"), ("a1b", "alb"),
        ("Hans", "Ηans"), ("Vera", "νera"), ("Νίκος", "ΝΊΚΟΣ"), ("Иван", "ИВАН"),
    ],
)  # fmt: skip
def test_what_looks_the_same(one: str, other: str) -> None:
    assert one != other
    assert look_alike(one, other)


def test_other_names_look_different() -> None:
    names = ["Anna", "Anne", "Hanna", "Ann A", "Ben", "Bert", "Carl", "Clara", "Dara", "Mae", "Max"]
    names += ["Иван", "Мария", "Νίκος", "李", "王", "🦊", "🐻", "!!", "??"]
    names += [f"Guest {number}" for number in range(12)] + [f"Player {number}" for number in range(2, 9)]
    assert [(one, other) for one, other in combinations(names, 2) if look_alike(one, other)] == []


@pytest.mark.parametrize("name", ["\u3164", "\u2800\u2800", "\u115f", "\u0301\u0302", "\ufe0f", "\u200d", "\U000e0041"])
def test_a_name_that_cannot_be_seen_is_none(guest: NewGuest, name: str) -> None:
    assert guest().post("/api/me", {"name": name}, status=422)["reason"] == "name-wrong"


def test_names_of_people_on_one_device_and_of_bots_count(guest: NewGuest) -> None:
    anna, bot = guest("Anna"), guest("Greedy")
    seats = [{"kind": "me"}, {"kind": "local", "name": "Аnna"}]
    assert anna.post("/api/tables", {"game": "oilfield", "seats": seats}, status=409)["reason"] == "name-taken"
    seats[1]["name"] = "search-hаrd"
    assert anna.post("/api/tables", {"game": "oilfield", "seats": seats}, status=409)["reason"] == "name-taken"
    table = anna.post("/api/tables", {"game": "oilfield", "seats": [{"kind": "me"}, {"kind": "me"}]})["id"]
    assert [seat["name"] for seat in anna.scene(table)["seats"]] == ["Anna", "Anna (2)"]
    assert join(bot, anna.new_table("me", "open"), status=409)["reason"] == "name-taken"


# Removing


def test_the_host_removes_somebody_who_cannot_come_back(guest: NewGuest) -> None:
    anna, eve, ben = guest("Anna"), guest("Eve"), guest("Ben")
    made = anna.new_table("me", "open", "open", listed=True)
    table = made["id"]
    join(eve, made)
    assert do(eve, table, "remove", {"seat": 0}, status=403) == "not-host"
    for seat in (0, 2, 9, -1):
        assert do(anna, table, "remove", {"seat": seat}, status=422) == "bad-seat"
    with eve.watch(table) as line:
        assert line.scene["seat"] == 1
        do(anna, table, "remove", {"seat": 1})
        assert line.is_closed()
    with pytest.raises(InvalidStatus), eve.watch(table, invite=made["invite"]):  # nor look on
        pass
    assert eve.get(f"/api/tables/{table}?invite={made['invite']}", status=403)["reason"] == "was-removed"
    assert kinds(anna.scene(table)) == ["person", "open", "open"]
    assert mine(eve) == set()
    for wanted in (None, 1):
        assert join(eve, made, wanted, status=403)["reason"] == "was-removed"
    join(ben, made)
    do(anna, table, "start")
    assert do(anna, table, "remove", {"seat": 1}, status=409) == "not-open"


def test_who_was_removed_stays_so_after_a_restart(database: Path) -> None:
    with Server(database) as server, Guest(server.url, "Anna") as anna, Guest(server.url, "Eve") as eve:
        made = anna.new_table("me", "open", "open")
        join(eve, made)
        do(anna, made["id"], "remove", {"seat": 1})
        cookies = dict(eve.http.cookies)
        server.kill()
    with Server(database) as server, Guest(server.url) as eve:
        eve.http.cookies.update(cookies)
        assert join(eve, made, status=403)["reason"] == "was-removed"


# Leaving


def test_an_open_table_is_left_at_once_and_the_host_passes_on(guest: NewGuest) -> None:
    anna, ben, carl = guest("Anna"), guest("Ben"), guest("Carl")
    made = anna.new_table("me", "open", "open")
    table = made["id"]
    assert do(ben, table, "leave", status=404) == "no-such-table"
    join(ben, made)
    do(ben, table, "leave")
    assert (kinds(anna.scene(table)), mine(ben)) == (["person", "open", "open"], set())
    join(ben, made)
    do(anna, table, "leave")
    scene = ben.scene(table)
    assert (kinds(scene), scene["host"], mine(anna)) == (["open", "person", "open"], True, set())
    join(anna, made)
    assert do(anna, table, "start", status=403) == "not-host"
    do(anna, table, "leave")
    do(ben, table, "leave")
    assert mine(ben) == set()
    assert join(carl, made, status=409)["reason"] == "closed"
    assert carl.get(f"/api/tables/{table}?invite={made['invite']}")["status"] == "ended"


def test_a_table_closed_before_its_game_has_nothing_to_show_after_a_restart(database: Path) -> None:
    with Server(database) as server, Guest(server.url, "Anna") as anna:
        made = anna.new_table("me", "open", listed=True)
        do(anna, made["id"], "leave")
        server.kill()
    with Server(database) as server, Guest(server.url, "Ben") as ben:
        scene = ben.scene(made["id"])
        assert (scene["status"], scene["view"], scene["scores"]) == ("ended", None, None)
        assert ben.get("/api/tables") == {"mine": [], "open": [], "finished": [], "more": False}


def test_who_leaves_a_running_game_leaves_the_seat_to_a_bot_for_good(guest: NewGuest) -> None:
    anna, ben, carl = guest("Anna"), guest("Ben"), guest("Carl")
    made = anna.new_table("me", "open", "open", max_rounds=1)
    table = made["id"]
    join(ben, made)
    join(carl, made)
    with anna.watch(table) as line, carl.watch(table) as third:
        with ben.watch(table) as bens:
            assert bens.scene["seat"] == 1
            do(ben, table, "leave")
            assert bens.is_closed()
        seat = line.until(lambda scene: scene["seats"][1]["kind"] == "bot")["seats"][1]
        assert (seat["name"], seat["bot"], seat["left"], seat["away_in"], seat["mine"]) == ("Ben", "easy", True, None, False)
        assert mine(ben) == set()
        assert ben.get(f"/api/tables/{table}/scene", status=404)["reason"] == "no-such-table"
        assert do(ben, table, f"stand-in?invite={made['invite']}", {"seat": 1, "bot": None}, status=422) == "bad-seat"
        play_to_the_end([line, third])
    record = read(anna.http.get(f"/api/tables/{table}/record").text, registry.game)
    assert record.players == ["Anna", "Ben", "Carl"]
    assert record.result is not None
    again = anna.post(f"/api/tables/{table}/rematch")["id"]
    assert [(seat["kind"], seat["left"]) for seat in anna.scene(again)["seats"]] == [("person", False), ("bot", False), ("person", False)]


def asked_of(lines: list[Line]) -> Line:
    """The first of these that is asked, when the bots have played."""
    limit = time.monotonic() + 30.0
    while time.monotonic() < limit:
        for line in lines:
            line.quiet(0.1)
            if line.scene["offers"]:
                return line
    raise AssertionError("nobody is asked")


def play_to_the_end(lines: list[Line]) -> None:
    """Whoever of these is asked plays, until all see the end."""
    limit = time.monotonic() + 60.0
    while not all(line.scene["status"] == "over" for line in lines):
        assert time.monotonic() < limit
        for line in lines:
            if line.scene["offers"]:
                line.play()
            line.quiet(0.02)


def test_who_leaves_alone_with_bots_ends_the_game(guest: NewGuest) -> None:
    anna = guest("Anna")
    table = anna.table("me", "random", "random")
    with anna.watch(table) as line:
        assert line.asked()["offers"]
        do(anna, table, "leave")
        assert line.until(lambda scene: scene["status"] == "ended")["offers"] == []
    assert mine(anna) == set()


def test_the_host_passes_on_in_a_running_game_too(guest: NewGuest) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    made = anna.new_table("me", "open", "random")
    join(ben, made)
    do(anna, made["id"], "leave")
    scene = ben.scene(made["id"])
    assert (kinds(scene), scene["host"], scene["status"]) == (["bot", "person", "bot"], True, "running")
    do(ben, made["id"], "leave")
    assert mine(ben) == set()


# The end by agreement


def test_all_people_present_end_the_game_together(guest: NewGuest) -> None:
    anna, ben, eve = guest("Anna"), guest("Ben"), guest("Eve")
    made = anna.new_table("me", "open", "random", listed=True)
    table = made["id"]
    join(ben, made)
    with anna.watch(table) as line, ben.watch(table) as other:
        assert other.ask(do="end", seat=0)["reason"] == "not-your-seat"
        assert line.ask(do="end", seat=0)["is"] == "accepted"
        wish = other.until(lambda scene: scene["wish"] is not None)["wish"]
        assert (wish["kind"], wish["seat"], wish["owed"]) == ("end", 0, [1])
        assert other.ask(do="vote", wish=wish["number"], seat=1, agree=False)["is"] == "accepted"
        assert other.until(lambda scene: scene["wish"] is None)["status"] == "running"
        # It does not end with the next choice, nor do the bots wait for it.
        other.ask(do="end", seat=1)
        wish = line.until(lambda scene: scene["wish"] is not None and scene["wish"]["seat"] == 1)["wish"]
        mover = asked_of([line, other])
        assert mover.play()["is"] == "accepted"
        assert mover.scene["wish"]["number"] == wish["number"]
        assert line.ask(do="vote", wish=wish["number"], seat=0, agree=True)["is"] == "accepted"
        last = line.until(lambda scene: scene["status"] == "ended")
        assert (last["offers"], last["why_not"], last["can_take_back"], last["wish"]) == ([], [], False, None)
        assert len(last["scores"]) == len(last["ranking"]) == 3
        seq = last["seq"]
        line.quiet()
        assert line.scene["seq"] == seq
        assert line.ask(do="play", seq=seq, seat=0, action="stop")["reason"] == "game-over"
        assert line.ask(do="take_back", seq=seq, seat=0)["reason"] == "game-over"
        assert line.ask(do="end", seat=0)["reason"] == "game-over"
        assert line.ask(do="say", text="good game")["is"] == "accepted"
    record = read(eve.http.get(f"/api/tables/{table}/record").text, registry.game)
    assert (len(record.entries), record.result) == (seq, None)
    assert eve.scene(table, seat=1, at=seq)["view"] == record.state().view(1)
    assert eve.scene(table, seat=1, at=0)["scores"] is None
    assert eve.http.post("/api/replay", content=record.text()).status_code == 200
    assert cards(anna)[table]["status"] == "ended"
    assert anna.scene(anna.post(f"/api/tables/{table}/rematch")["id"])["status"] == "running"


def test_alone_with_bots_one_ends_it_alone_and_it_stays_ended(database: Path) -> None:
    with Server(database) as server, Guest(server.url, "Anna") as anna:
        table = anna.table("me", "random")
        with anna.watch(table) as line:
            assert line.ask(do="end", seat=0)["is"] == "accepted"
            last = line.until(lambda scene: scene["status"] == "ended")
        cookies = dict(anna.http.cookies)
        server.kill()
    with Server(database) as server, Guest(server.url) as anna:
        anna.http.cookies.update(cookies)
        scene = anna.scene(table)
        assert (scene["status"], scene["seq"], scene["view"], scene["scores"]) == ("ended", last["seq"], last["view"], last["scores"])
        time.sleep(0.5)
        assert anna.scene(table)["seq"] == last["seq"]


def test_a_bot_that_thinks_when_the_game_is_ended_does_not_answer(database: Path) -> None:
    settings = Settings(bot_delay=0.5, bot_workers=1)

    async def run() -> None:
        store = store_of(database)
        await store.open()
        bots = Bots(settings)
        tables = Tables(store, settings, [bots, Autopilot(settings)])
        anna = await store.add_person("Anna", "token", 0.0)
        made = await tables.make(anna, NewTable("oilfield", [NewSeat("me"), NewSeat("bot", "", "random")]))
        room = await tables.room(made.id)
        assert room.history is not None
        while room.history.state.awaiting != (1,):
            action = room.history.state.options(0)[0].notation
            await carry_out(room, anna, Play(f"p{room.seq}", room.seq, 0, action))
        await asyncio.sleep(0.05)
        assert made.id in bots.tasks
        seq = room.seq
        assert isinstance(await carry_out(room, anna, End("end", 0)), Accepted)
        while bots.tasks:
            await asyncio.sleep(0.05)
        assert (room.seq, room.table.status) == (seq, "ended")
        await bots.stop()
        await store.close()

    asyncio.run(run())


def test_who_is_away_does_not_keep_the_others_from_ending(database: Path) -> None:
    with Server(database, "--grace", "0") as server, Guest(server.url, "Anna") as anna, Guest(server.url, "Ben") as ben:
        made = anna.new_table("me", "open")
        join(ben, made)
        with anna.watch(made["id"]) as line:
            with ben.watch(made["id"]):
                line.until(lambda scene: bool(scene["seats"][1]["here"]))
                line.ask(do="end", seat=0)
                number = line.until(lambda scene: scene["wish"] is not None)["wish"]["number"]
                assert line.scene["wish"]["owed"] == [1]
            line.until(lambda scene: not scene["seats"][1]["here"])
            with ben.watch(made["id"]) as bens:
                assert bens.ask(do="vote", wish=number, seat=1, agree=False)["is"] == "accepted"
            line.until(lambda scene: scene["wish"] is None and scene["seats"][1]["away_in"] == 0.0)
            assert line.ask(do="end", seat=0)["is"] == "accepted"
            line.until(lambda scene: scene["status"] == "ended")


@pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.name)
def test_every_game_can_be_scored_at_any_time(game: Game) -> None:
    for seats in game.seats:
        s = game.start(seats)
        rng = Rng(seats)
        for _ in range(400):
            assert len(s.scores()) == len(s.ranking()) == seats
            if s.over:
                break
            if s.chance:
                s.apply(s.sample(rng))
            else:
                options = s.options(s.awaiting[0])
                s.play(s.awaiting[0], options[rng.below(len(options))])


# Lists and limits


def test_what_is_finished_or_outdated_is_taken_off_the_list(database: Path) -> None:
    with Server(database) as server, Guest(server.url, "Anna") as anna:
        ended, outdated, kept = (anna.table("me", "random") for _ in range(3))
        waiting = anna.table("me", "open", listed=True)
        with anna.watch(ended) as line:
            line.ask(do="end", seat=0)
            line.until(lambda scene: scene["status"] == "ended")
        cookies = dict(anna.http.cookies)
        assert server.stop() == 0
    execute(database, "UPDATE tables SET game = 'older' WHERE id IN (?, ?)", outdated, waiting)
    with Server(database) as server, Guest(server.url) as anna:
        anna.http.cookies.update(cookies)
        found = {table: card["status"] for table, card in cards(anna).items()}
        assert found == {ended: "ended", outdated: "outdated", waiting: "outdated", kept: "running"}
        assert anna.get("/api/tables")["open"] == []
        for table in (ended, outdated, outdated, waiting):
            do(anna, table, "leave")
        assert mine(anna) == {kept}
        assert anna.scene(ended)["status"] == "ended"


def test_only_tables_that_wait_for_something_keep_from_making_more(database: Path) -> None:
    """Neither finished nor outdated ones count, nor those that nobody has touched for long."""
    settings = Settings(tables_per_person=3, bot_workers=1)

    async def run() -> None:
        store = store_of(database)
        await store.open()
        tables = Tables(store, settings, [Bots(settings), Autopilot(settings)])
        anna = await store.add_person("Anna", "token", 0.0)
        wanted = NewTable("oilfield", [NewSeat("me"), NewSeat("open")])
        made = [(await tables.make(anna, wanted)).id for _ in range(3)]

        async def refused() -> Refusal:
            with pytest.raises(Refusal) as found:
                await tables.make(anna, wanted)
            return found.value

        assert (await refused()).values == {"most": 3, "tables": " ".join(made)}

        async def change(column: str, value: object, table: str) -> None:
            statement = update(schema.tables).where(schema.tables.c.id == table).values({column: value})
            await store.write(lambda connection: connection.execute(statement))

        parted = '{"rules":"1","data":"1","at":3,"why":"refused"}'
        for column, value in (("parted", parted), ("changed", time.time() - settings.abandoned - 60.0), ("status", "over")):
            await change(column, value, made[0])
            made = [*made[1:], (await tables.make(anna, wanted)).id]
            assert (await refused()).values["tables"] == " ".join(made)
        await leave(await tables.room(made[0]), anna)
        await tables.make(anna, wanted)
        await store.close()

    asyncio.run(run())
