"""Guided tables: the server leads through every guide, says whose lesson it is, and promises nothing about its luck."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from gusher import registry
from gusher.guide import read_guide
from tests.guides.playing import pupil_of
from tests.server.serving import Guest, Line, Server

pytestmark = pytest.mark.one_build

NewGuest = Callable[..., Guest]
GAMES = [game.name for game in registry.games() if read_guide(game) is not None]


def new_lesson(person: Guest, game: str = GAMES[0]) -> str:
    return str(person.post("/api/tables", {"game": game, "guide": True})["id"])


def is_told(line: Line) -> bool:
    """Whether the guide has come to something: a choice, or its end."""
    said = line.scene["lesson"]
    return said is not None and (said["suggest"] is not None or said["over"])


def follow(line: Line) -> None:
    """To the end of the lesson, however long bots take, as long as something happens."""
    while True:
        while not is_told(line):
            line.hear()
        if line.scene["lesson"]["over"]:
            return
        answer = line.play(line.scene["lesson"]["suggest"])
        assert answer["is"] == "accepted", answer


@pytest.mark.parametrize("game", GAMES)
def test_a_guided_table_plays_as_the_guide_was_tested(guest: NewGuest, game: str) -> None:
    anna = guest("Anna")
    table = new_lesson(anna, game)
    with anna.watch(table) as line:
        follow(line)
        line.ask(do="end", seat=line.scene["seat"])  # then nothing of the record is hidden any more
    pupil = pupil_of(game)
    pupil.follow()
    head, *told = anna.http.get(f"/api/tables/{table}/record").text.splitlines()
    tested = pupil.record.text().splitlines()[1:]
    assert json.loads(head).get("luck") is None
    done = len(told) - 1  # the last line is the result
    assert done > len(pupil.guide.steps)
    assert told[:done] == tested[:done]


def test_what_the_lesson_would_not_survive_is_refused(guest: NewGuest) -> None:
    anna = guest("Anna")
    with anna.watch(new_lesson(anna)) as line:
        said = line.until(lambda _: is_told(line))["lesson"]
        guide = read_guide(registry.game(GAMES[0]))
        assert guide is not None
        other = next(offer["action"] for offer in line.scene["offers"] if offer["action"] not in (said["suggest"], *guide.steps[0].allow))
        refused = line.play(other)
        assert (refused["reason"], refused["values"]["action"]) == (f"guide-{guide.steps[0].other}", said["suggest"])
        assert line.play(said["suggest"])["is"] == "accepted"
        assert line.scene["lesson"]["step"] == 1


def test_a_lesson_is_left_and_the_game_goes_on(guest: NewGuest) -> None:
    anna, eve = guest("Anna"), guest("Eve")
    table = new_lesson(anna)
    eve.post(f"/api/tables/{table}/leave-lesson", status=404)
    with anna.watch(table) as line:
        said = line.until(lambda _: is_told(line))["lesson"]
        anna.post(f"/api/tables/{table}/leave-lesson")
        line.until(lambda scene: scene["lesson"] is None)
        other = next(offer["action"] for offer in line.scene["offers"] if offer["action"] != said["suggest"])
        assert line.play(other)["is"] == "accepted"
        assert line.scene["prepared"]


def test_the_luck_of_a_lesson_is_not_called_fair(guest: NewGuest) -> None:
    anna = guest("Anna")
    table = new_lesson(anna)
    card = next(card for card in anna.get("/api/tables")["mine"] if card["id"] == table)
    assert (card["commitment"], card["prepared"]) == (None, True)
    scene = anna.scene(table)
    assert (scene["commitment"], scene["prepared"], scene["listed"]) == (None, True, False)
    anna.post(f"/api/tables/{table}/commands", {"do": "end", "id": "e", "seat": scene["seat"]})
    assert anna.get(f"/api/tables/{table}/luck", status=409)["reason"] == "luck-prepared"
    again = anna.post(f"/api/tables/{table}/rematch")
    assert anna.scene(again["id"])["commitment"] is not None


def test_only_the_learner_hears_the_guide(guest: NewGuest) -> None:
    anna, eve = guest("Anna"), guest("Eve")
    made = anna.post("/api/tables", {"game": GAMES[0], "guide": True})
    assert anna.scene(made["id"])["lesson"] is not None
    assert eve.scene(made["id"], invite=made["invite"])["lesson"] is None


def test_a_lesson_is_resumed_after_a_restart(tmp_path_factory: pytest.TempPathFactory) -> None:
    database = tmp_path_factory.mktemp("lesson") / "gusher.db"
    with Server(database) as server, Guest(server.url, "Anna") as anna:
        table = new_lesson(anna)
        with anna.watch(table) as line:
            line.until(lambda _: is_told(line))
            line.play(line.scene["lesson"]["suggest"])
            before = line.until(lambda _: is_told(line))["lesson"]
        cookies = anna.http.cookies
    with Server(database) as server, Guest(server.url, None) as anna:
        anna.http.cookies = cookies
        with anna.watch(table) as line:
            assert line.until(lambda _: is_told(line))["lesson"] == before


def test_a_game_without_a_guide_has_no_lesson(guest: NewGuest) -> None:
    anna = guest("Anna")
    without = [game.name for game in registry.games() if read_guide(game) is None]
    for game in without:
        assert anna.post("/api/tables", {"game": game, "guide": True}, status=422)["reason"] == "no-guide"
    cards = {card["name"]: card["guide"] for card in anna.get("/api/games")}
    assert cards == {game.name: game.name in GAMES for game in registry.games()}
