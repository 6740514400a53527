"""Tables that were begun under other rules, or out of another box: they go on where nothing of theirs has changed, and say where it has."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from gusher import __version__, registry
from gusher.core.record import read
from gusher.core.rng import Rng
from gusher.house import House
from gusher.server.people.boxes import keep
from gusher.server.rooms.changes.waiting import begin
from gusher.server.rooms.commands import carry_out
from gusher.server.rooms.disclosure import known_record
from gusher.server.rooms.lobby import lobby
from gusher.server.rooms.room import Room
from gusher.server.rooms.tables import Tables
from gusher.server.scenes.gallery import Viewer
from gusher.server.settings import Settings
from gusher.server.stores.sql import SqlStore
from gusher.server.stores.store import Person, SeatRow
from gusher.server.wire import Accepted, NewSeat, NewTable, Play, TakeBack
from tests.server.storing import execute, rows, store_of
from tests.server.upgrades.bets import Bets, installed

pytestmark = pytest.mark.one_build

SCENE = Viewer(None, None)
Act = Callable[[Tables, Person], Awaitable[Any]]


def under(database: Path, game: House | None, act: Act, stamped: bool = True) -> Any:
    """A server with that version; what it has not stamped when it ends stays so, as if it were killed."""

    async def run() -> Any:
        store: SqlStore = store_of(database)
        await store.open()
        try:
            anna = await store.person("token") or await store.add_person("Anna", "token", 0.0)
            tables = Tables(store, Settings())
            found = await act(tables, anna)
            await tables.sum_up()
            if stamped:
                await tables.stamp_all()
            return found
        finally:
            await store.close()

    with installed(game):
        return asyncio.run(run())


async def choose(room: Room, person: Person, *actions: str) -> None:
    for number, action in enumerate(actions):
        assert room.history is not None
        seat = room.history.state.awaiting[0]
        command = Play(f"{room.seq}-{number}", room.seq, seat, action)
        assert isinstance(await carry_out(room, person, command), Accepted)


def scene_of(room: Room, viewer: Viewer = SCENE, at: int | None = None) -> Any:
    return json.loads(room.scene_at(viewer, at))


def begun(database: Path, *actions: str, stamped: bool = True) -> str:
    """A table at which these choices were made, by version 1."""

    async def act(tables: Tables, anna: Person) -> str:
        seats = [NewSeat("me"), NewSeat("local", name="Ben")]
        made = await tables.make(anna, NewTable("bets", seats))
        room = await tables.room(made.id)
        await choose(room, anna, *actions)
        return made.id

    return str(under(database, Bets(), act, stamped))


def looked_at(database: Path, game: House | None, table: str) -> tuple[Any, str, str]:
    """The scene, the status in the lobby, and the record."""

    async def act(tables: Tables, anna: Person) -> tuple[Any, str, str]:
        room = await tables.room(table)
        scene = scene_of(room, Viewer(anna.id, 0))
        tables.live.clear()
        found = await lobby(tables, anna, None, None, None)
        (card,) = [card for card in (*found.mine, *found.finished) if card.id == table]
        return scene, card.status, await known_record(room, anna)

    found: tuple[Any, str, str] = under(database, game, act)
    return found


def names(scene: Any) -> list[tuple[str, int]]:
    return [(event["name"], event["moment"]) for event in scene["events"] if event["name"] == "new-version"]


WHOLE = ("bet 1", "bet 3", "bet 2", "bet 3", "bet 1", "bet 3")


@pytest.mark.parametrize("change", ["", "field"])
@pytest.mark.parametrize("stamped", [True, False])
def test_a_game_that_survives_goes_on_and_says_so(database: Path, change: str, stamped: bool) -> None:
    table = begun(database, "bet 1", "bet 3", stamped=stamped)

    async def go_on(tables: Tables, anna: Person) -> None:
        room = await tables.room(table)
        scene = scene_of(room)
        assert (scene["status"], names(scene), "parted" in scene) == ("running", [("new-version", 4)], False)
        assert scene["events"][-1]["values"] == {"rules": "2", "data": "1", "rules_before": "1", "data_before": "1"}
        assert rows(database, "SELECT rules FROM tables") == [("1",)]  # who only looks changes nothing
        await choose(room, anna, "bet 2")
        assert isinstance(await carry_out(room, anna, TakeBack("b", room.seq, 0)), Accepted)
        await choose(room, anna, "bet 3")

    under(database, Bets("2", change), go_on)
    ((rules, versions),) = rows(database, "SELECT rules, versions FROM tables")
    assert (rules, [(each["since"], each["rules"]) for each in json.loads(versions)]) == ("2", [(0, "1"), (4, "2")])
    assert {each["program"] for each in json.loads(versions)} == {__version__}
    assert rows(database, "SELECT count FROM stamps") == rows(database, "SELECT count(*) + 1 FROM actions")
    scene, status, _ = looked_at(database, Bets("2", change), table)
    assert (scene["status"], status, names(scene)) == ("running", "running", [("new-version", 4)])
    scene, status, record = looked_at(database, Bets("3", change), table)
    assert (scene["status"], status, len(names(scene))) == ("running", "running", 2)
    with installed(Bets("3", change)):
        read(record, registry.game).state()


PARTINGS = [
    ("refused", True, "refused", 2, "§1.2"),
    ("question", True, "question", 2, ""),
    ("position", True, "position", 3, ""),
    ("chance", True, "question", 1, ""),
    ("fails", True, "failed", 2, ""),
    ("refused", False, "refused", 2, "§1.2"),
    ("chance", False, "chance", 1, ""),
]


@pytest.mark.parametrize(("change", "stamped", "why", "at", "section"), PARTINGS)
def test_a_game_that_does_not_says_at_which_choice(
    database: Path, change: str, stamped: bool, why: str, at: int, section: str
) -> None:
    table = begun(database, "bet 1", "bet 3", "bet 2", stamped=stamped)
    scene, status, record = looked_at(database, Bets("2", change), table)
    parted = scene["parted"]
    assert (scene["status"], status, scene["offers"]) == ("outdated", "outdated", [])
    assert (parted["why"], parted["at"], parted["was"], parted["count"]) == (why, at, "running", 6 - at)
    assert parted["section"] == section or change == "fails"
    assert (parted["rules"], parted["data"], parted["program"], parted["our_rules"]) == ("1", "1", __version__, "2")
    assert (scene["seq"], scene["moment"], scene["view"]["over"]) == (at, at, False)
    assert rows(database, "SELECT status, rules FROM tables") == [("running", "1")]
    with installed(Bets()):
        assert len(read(record, registry.game).entries) == 6  # alone at the table: all of it, for the rules that can finish it
    again, _, _ = looked_at(database, Bets(), table)
    assert (again["status"], names(again)) == ("running", [])


def test_without_stamps_a_position_cannot_be_told_from_another(database: Path) -> None:
    table = begun(database, "bet 1", "bet 3", stamped=False)
    assert looked_at(database, Bets("2", "position"), table)[0]["status"] == "running"


@pytest.mark.parametrize(
    ("change", "why", "at"), [("", None, 12), ("refused", "refused", 2), ("position", "position", 3), ("result", "result", 12)]
)
def test_a_finished_game_can_always_be_opened(database: Path, change: str, why: str | None, at: int) -> None:
    table = begun(database, *WHOLE)
    before, _, _ = looked_at(database, Bets(), table)
    scene, status, record = looked_at(database, Bets("2", change), table)
    assert scene["seq"] == at
    with installed(Bets("1" if why else "2")):
        assert len(read(record, registry.game).entries) == 12
    if why is None:
        assert (scene["status"], status, scene["scores"], names(scene)) == ("over", "over", before["scores"], [])
        return
    parted = scene["parted"]
    assert (scene["status"], parted["was"], parted["why"]) == ("outdated", "over", why)
    assert parted["places"] == before["ranking"]
    assert parted["points"] == [items["coins"] for items in before["scores"]]
    assert parted["count"] == 12 - at
    assert all(entry["action"] for entry in parted["after"])
    assert '"seed"' in record


def test_what_others_chose_after_that_stays_hidden_while_it_could_go_on(database: Path) -> None:
    table = begun(database, "bet 1", "bet 3", "bet 2", "bet 1")

    async def act(tables: Tables, anna: Person) -> None:
        room = await tables.room(table)
        room.seats[1].person = anna.id + 1
        room.standpoints.clear()
        (mine, theirs) = (scene_of(room, Viewer(person, None))["parted"]["after"] for person in (anna.id, None))
        assert [entry["action"] for entry in theirs] == [None] * 6
        assert [entry["action"] for entry in mine] == [None, None, "bet 2", None, None, None]
        assert [entry["seat"] for entry in mine] == [1, None, 0, None, 1, None]
        assert known_count(await known_record(room, anna)) == 2
        assert known_count(await known_record(room, None)) <= 2  # a bet that was lost shows in nothing
        assert '"seed"' not in await known_record(room, anna)

    under(database, Bets("2", "refused"), act)


def known_count(record: str) -> int:
    return record.count("\n") - 1


def test_a_game_that_is_gone_keeps_its_record(database: Path) -> None:
    table = begun(database, "bet 1")
    scene, status, record = looked_at(database, None, table)
    assert (scene["status"], status, scene["view"], scene["parted"]["why"]) == ("outdated", "outdated", None, "gone")
    assert known_count(record) == 2


def test_a_table_that_has_not_begun_begins_by_the_new_rules(database: Path) -> None:
    async def make(tables: Tables, anna: Person) -> str:
        return (await tables.make(anna, NewTable("bets", [NewSeat("me"), NewSeat("open")]))).id

    table = under(database, Bets(), make)

    async def sit(tables: Tables, anna: Person) -> None:
        room = await tables.room(table)
        assert room.table.status == "open"
        async with room.lock:
            await begin(room, [SeatRow(1, "bot", name="random", bot="random")])
        assert (room.table.status, names(scene_of(room))) == ("running", [])

    under(database, Bets("2", "question"), sit)
    ((rules, versions),) = rows(database, "SELECT rules, versions FROM tables")
    assert (rules, [each["since"] for each in json.loads(versions)]) == ("2", [0])
    assert looked_at(database, Bets("2", "question"), table)[0]["status"] == "running"


def patched(version: str, **changes: object) -> House:
    """One of our games, out of another packaged box."""
    game = registry.game("oilfield")
    other = game.with_data({**json.loads(json.dumps(game.data)), **changes, "data_version": version})
    assert isinstance(other, House)
    other.custom_data = False
    return other


def test_the_box_of_a_real_game_may_change(database: Path) -> None:
    """Also after something was taken back. A name is no matter; a price that somebody has paid is."""
    ours = registry.game("oilfield")

    async def play(tables: Tables, anna: Person) -> str:
        made = await tables.make(anna, NewTable("oilfield", [NewSeat("me"), NewSeat("local", name="Ben")]))
        room = await tables.room(made.id)
        rng = Rng(4)
        for _ in range(40):
            assert room.history is not None
            options = room.history.state.options(room.history.state.awaiting[0])
            await choose(room, anna, options[rng.below(len(options))].notation)
        return made.id

    table = under(database, ours, play)
    try:
        registry._found()[0]["oilfield"] = patched("2", title="Other field")
        assert looked_at(database, None, table)[0]["status"] == "running"
        registry._found()[0]["oilfield"] = patched("3", **dearer(ours.data))
        scene = looked_at(database, None, table)[0]
        parted = scene["parted"]
        assert (scene["status"], parted["why"], parted["data"], parted["our_data"]) == ("outdated", "position", "1", "3")
        assert parted["at"] > 0
        assert parted["at"] + parted["count"] == rows(database, "SELECT count(*) FROM actions")[0][0]
        assert scene["view"]["awaiting"]
    finally:
        registry._found()[0]["oilfield"] = ours


def dearer(data: dict[str, Any]) -> dict[str, Any]:
    """Every lease costs one more."""
    board = json.loads(json.dumps(data["public_board"]))
    for space in board["spaces"]:
        if space["column"] == "lease":
            space["price"] += 1
    return {"public_board": board}


def test_a_box_of_ones_own_goes_on_by_new_rules_too(database: Path) -> None:
    ours = registry.game("oilfield")

    async def play(tables: Tables, anna: Person) -> str:
        box = await keep(tables.store, tables.settings, anna, ours, "Mine", ours.data | {"data_version": "mine"}, "")
        seats = [NewSeat("me"), NewSeat("local", name="Ben")]
        made = await tables.make(anna, NewTable("oilfield", seats, box=box.id))
        room = await tables.room(made.id)
        assert room.history is not None
        await choose(room, anna, room.history.state.choices()[0].notation)
        return made.id

    table = under(database, None, play)
    execute(database, "UPDATE tables SET rules = '0', versions = NULL")
    scene = looked_at(database, None, table)[0]
    assert (scene["status"], [event["values"]["data"] for event in scene["events"] if event["name"] == "new-version"]) == (
        "running",
        ["mine"],
    )
    execute(database, "UPDATE boxes SET data = ?", '{"data_version": "mine"}')
    scene, status, record = looked_at(database, None, table)
    assert (scene["status"], status, scene["parted"]["why"]) == ("outdated", "outdated", "gone")
    assert '"box":{"data_version":"mine"}' in record
