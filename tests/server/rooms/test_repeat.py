"""Several choices by one command: so many entries, written together, answered once, taken back together."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from gusher.core.repeat import MOST
from tests.server.serving import Guest, Line, Scene, Server

pytestmark = pytest.mark.one_build

NewGuest = Callable[..., Guest]
WISHES = ("place local_1", "card national", "gas for vp", "stop", "decline")


def oil_to_sell(who: Guest) -> tuple[str, Line]:
    """A table of mine and a bot, where I may sell two oil or more on the local market."""
    for _ in range(20):
        table = who.table("me", "random", max_rounds=4)
        line = who.watch(table)
        for _ in range(12):
            scene = line.until(lambda scene: bool(scene["offers"]) or scene["status"] == "over")
            if times_of(scene, "oil for money") >= 2:
                return table, line
            if scene["status"] == "over":
                break
            known = {offer["action"] for offer in scene["offers"]}
            line.play(next((wish for wish in WISHES if wish in known), 0))
        line.socket.close()
    raise AssertionError("nobody had two oil")


def times_of(scene: Scene, action: str) -> int:
    return next((int(offer["times"]) for offer in scene["offers"] if offer["action"] == action), 0)


def mine(scene: Scene) -> dict[str, Any]:
    found: dict[str, Any] = scene["view"]["players"][0]
    return found


def sales(who: Guest, table: str) -> int:
    """How often I sold, each told on its own."""
    return sum(1 for event in who.scene(table, seat=0)["events"] if (event["name"], event["values"].get("seat")) == ("sold-locally", 0))


def test_two_barrels_by_one_command_and_back(guest: NewGuest) -> None:
    anna = guest("Anna")
    table, line = oil_to_sell(anna)
    before = line.scene
    seq, money, oil = before["seq"], mine(before)["money"], mine(before)["oil"]
    answer = line.play("oil for money", times=2, id="two")
    assert answer["is"] == "accepted"
    assert answer["seq"] >= seq + 2
    assert sales(anna, table) == 2
    again = line.ask(do="play", id="two", seq=seq, seat=0, action="oil for money", times=2)
    assert again == {"is": "accepted", "id": "two", "seq": answer["seq"]}
    after = anna.scene(table, seat=0, at=seq + 2)
    assert (mine(after)["money"], mine(after)["oil"]) == (money + 4, oil - 2)


def test_what_one_command_chose_is_taken_back_by_one(guest: NewGuest) -> None:
    anna = guest("Anna")
    _, line = oil_to_sell(anna)
    before = line.scene
    answer = line.play("oil for money", times=2)
    line.until(lambda scene: scene["seq"] >= answer["seq"])
    line.quiet()
    scene = line.take_back()
    assert (mine(scene)["money"], mine(scene)["oil"]) == (mine(before)["money"], mine(before)["oil"])
    assert [offer["action"] for offer in scene["offers"]] == [offer["action"] for offer in before["offers"]]


def test_it_stops_where_the_choice_is_not_offered_again(guest: NewGuest) -> None:
    anna = guest("Anna")
    table, line = oil_to_sell(anna)
    oil = mine(line.scene)["oil"]
    assert line.play("oil for money", times=MOST)["is"] == "accepted"
    assert sales(anna, table) == oil


@pytest.mark.parametrize("times", [0, -1, MOST + 1])
def test_a_wrong_number_is_refused(guest: NewGuest, times: int) -> None:
    anna = guest("Anna")
    with anna.watch(anna.table("me", "random")) as line:
        scene = line.asked()
        answer = line.play(0, times=times)
        assert (answer["reason"], answer["values"]) == ("bad-times", {"most": MOST})
        assert line.scene["seq"] == scene["seq"]


def test_after_a_restart_the_command_is_known_and_taken_back_whole(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db") as server, Guest(server.url, "Anna") as anna:
        table, line = oil_to_sell(anna)
        before = line.scene
        answer = line.play("oil for money", times=2, id="two")
        line.socket.close()
        cookies = anna.http.cookies
        server.kill()
    with Server(tmp_path / "tables.db") as server, Guest(server.url) as anna:
        anna.http.cookies = cookies
        with anna.watch(table) as line:
            again = line.ask(do="play", id="two", seq=before["seq"], seat=0, action="oil for money", times=2)
            assert again == {"is": "accepted", "id": "two", "seq": answer["seq"]}
            line.quiet()
            scene = line.take_back()
            assert mine(scene)["oil"] == mine(before)["oil"]
