"""Boxes that owners of a game describe: checked as one types, kept, limited, played with. Over real sockets."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from gusher import registry
from gusher.core.errors import SetupError
from gusher.core.record import read
from gusher.server.people.boxes import at_place
from tests.server.serving import Guest, Server

pytestmark = pytest.mark.one_build

NewGuest = Callable[..., Guest]
GAME = registry.game("oilfield")


def richer() -> Any:
    """The box of somebody who begins with more money."""
    data = copy.deepcopy(GAME.data)
    data["per_player"]["money"] = 33
    return data


def keep(guest: Guest, data: Any, name: str = "My box", instead: str = "", status: int | None = None) -> Any:
    return guest.post("/api/boxes", {"game": "oilfield", "name": name, "data": data, "instead": instead}, status=status)


def names(guest: Guest) -> dict[str, str]:
    return {box["id"]: box["name"] for box in guest.get("/api/boxes")}


def table_with(guest: Guest, box: str, status: int | None = None) -> Any:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "random"}]
    return guest.post("/api/tables", {"game": "oilfield", "seats": seats, "box": box}, status=status)


def wrong_money() -> Any:
    data = richer()
    data["per_player"]["money"] = "many"
    return data


@pytest.mark.parametrize(
    ("data", "place", "why"),
    [
        (wrong_money(), "per_player.money", "must be a whole number from 0 to 9999, not 'many'"),
        ([], "", "must be an object, like the packaged data.json"),
        ({}, "tiles", "must be the list of the 9 tiles"),
    ],
)
def test_what_cannot_be_played_is_said_in_one_line_with_its_place(guest: NewGuest, data: Any, place: str, why: str) -> None:
    problem = f"data file: {place}: {why}" if place else f"data file: {why}"
    assert guest().post("/api/games/oilfield/check", data) == {"problem": problem, "place": place, "why": why}


def test_nothing_is_said_of_what_can_be_played(guest: NewGuest) -> None:
    assert guest().post("/api/games/oilfield/check", richer()) == {"problem": "", "place": "", "why": ""}


def test_the_place_is_found_in_words_that_a_game_from_outside_put_together() -> None:
    place, why = at_place(SetupError("data file: wells.price: must be a number"))
    assert (place, str(why)) == ("wells.price", "must be a number")


def test_it_is_said_in_the_language_of_who_asks(guest: NewGuest) -> None:
    anna = guest("Anna")
    anna.http.headers["Accept-Language"] = "nl-BE, fr;q=0.5"
    told = "gegevensbestand: moet een object zijn, zoals de meegeleverde data.json"
    assert anna.post("/api/games/oilfield/check", [])["problem"] == told
    found = anna.post("/api/games/oilfield/check", wrong_money())
    assert (found["place"], found["why"]) == ("per_player.money", "moet een geheel getal van 0 tot en met 9999 zijn, niet 'many'")
    anna.http.cookies.set("gusher-language", "de")
    told = "Datendatei: per_player.money: muss eine ganze Zahl von 0 bis 9999 sein, nicht 'many'"
    assert keep(anna, wrong_money(), status=422)["values"]["detail"] == told
    # What he has chosen, on whichever device, comes before what this browser says.
    anna.post("/api/me/language", {"language": "en"})
    assert keep(anna, wrong_money(), status=422)["values"]["detail"].startswith("data file: per_player.money: ")


def test_bad_boxes_are_refused_and_change_nothing(guest: NewGuest) -> None:
    anna = guest("Anna")
    assert keep(anna, wrong_money(), status=422)["values"]["detail"].startswith("data file: per_player.money: ")
    assert keep(anna, richer(), name="", status=422)["reason"] == "box-name-wrong"
    assert keep(anna, richer() | {"note": "x" * 200_000}, status=413)["reason"] == "too-large"
    deep: Any = 1
    for _ in range(100):
        deep = [deep]
    assert anna.post("/api/games/oilfield/check", richer() | {"note": deep})["problem"] == "data file: lies too deep"
    assert anna.post("/api/games/oilfield/check", richer() | {"note": 10**30})["problem"] == "data file: has a number that is too large"
    assert anna.http.post("/api/games/oilfield/check", content=b"{").status_code == 400
    assert keep(guest(), richer(), status=401)["reason"] == "no-session"
    assert table_with(anna, "nowhere", status=404)["reason"] == "no-such-box"
    assert anna.get("/api/boxes/nowhere", status=404)["reason"] == "no-such-box"
    assert names(anna) == {}


def test_a_box_is_kept_changed_shared_and_removed(guest: NewGuest) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    box = keep(anna, richer())["id"]
    assert names(anna) == {box: "My box"}
    card = ben.get(f"/api/boxes/{box}")
    assert (card["name"], card["data"]) == ("oilfield", richer())
    assert keep(ben, card["data"], "Anna's")["id"] == box
    data = richer()
    data["per_player"]["money"] = 34
    changed = keep(anna, data, "Better", instead=box)["id"]
    assert (names(anna), names(ben)) == ({changed: "Better"}, {box: "Anna's"})
    ben.post(f"/api/boxes/{box}/remove")
    assert names(ben) == {}
    ben.get(f"/api/boxes/{box}", status=404)


def test_somebody_has_only_so_many_boxes(database: Path) -> None:
    with Server(database, boxes_per_person=2) as server, Guest(server.url, "Anna") as anna:
        kept = []
        for money in (30, 31):
            data = richer()
            data["per_player"]["money"] = money
            kept.append(keep(anna, data)["id"])
        assert keep(anna, richer(), status=429)["reason"] == "too-many-boxes"
        keep(anna, richer(), instead=kept[0])
        assert len(names(anna)) == 2


def test_a_table_with_a_box_says_so_survives_a_restart_and_its_record_tells_it(database: Path) -> None:
    with Server(database) as server, Guest(server.url, "Anna") as anna:
        box = keep(anna, richer())["id"]
        table = table_with(anna, box)["id"]
        assert anna.scene(table)["box"] == anna.get(f"/api/tables/{table}")["box"] == box
        anna.post(f"/api/boxes/{box}/remove")
        with anna.watch(table) as line:
            assert line.asked()["view"]["players"][0]["money"] == 33
            for _ in range(3):
                line.play()
        cookies = dict(anna.http.cookies)
        server.kill()
    with Server(database) as server, Guest(server.url) as anna:
        anna.http.cookies.update(cookies)
        (card,) = anna.get("/api/tables")["mine"]
        assert (card["status"], card["box"]) == ("running", box)
        assert anna.get(f"/api/boxes/{box}")["data"]["per_player"]["money"] == 33
        with anna.watch(table) as line:
            line.asked()
            line.play()
            line.ask(do="end", seat=0)
            scene = line.until(lambda scene: scene["status"] == "ended")
        text = anna.http.get(f"/api/tables/{table}/record").text
        record = read(text, registry.game)
        assert json.loads(text.splitlines()[0])["box"] == record.game.data == richer()
        assert record.state().view(0) == scene["view"]
        again = anna.post(f"/api/tables/{table}/rematch")["id"]
        assert anna.scene(again)["box"] == box
