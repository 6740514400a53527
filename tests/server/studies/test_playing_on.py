"""Tables that play on from a moment of another game, and moves that are tried in a replay, over real sockets."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from gusher import registry
from gusher.core.record import Record, read
from gusher.verifying import verify
from tests.play_on import reader_before
from tests.server.serving import Guest, Server
from tests.server.workers.test_reviews import play

pytestmark = pytest.mark.one_build

NewGuest = Callable[..., Guest]
ME_AND_BOT = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
US = [{"kind": "me"}, {"kind": "local", "name": "Otto"}]


def record_of(guest: Guest, table: str) -> Record:
    return read(guest.http.get(f"/api/tables/{table}/record").text, registry.game)


def lines_of(record: Record) -> list[str]:
    return [entry.line() for entry in record.entries]


def over(guest: Guest, listed: bool = False) -> tuple[str, Record]:
    table = guest.table("me", "random", listed=listed, max_rounds=1)
    play(guest, table)
    return table, record_of(guest, table)


def choose_again(guest: Guest, table: str, record: Record) -> None:
    """What that record says from there on, for all seats: in the order in which it was chosen."""
    while (scene := guest.scene(table))["status"] == "running":
        entry = record.entries[scene["seq"]]
        command = {"do": "play", "id": f"again {scene['seq']}", "seq": scene["seq"], "seat": entry.seat, "action": entry.action.notation}
        guest.post(f"/api/tables/{table}/commands", command)


def test_the_same_choices_with_the_luck_as_it_was_lead_to_the_same_end(guest: NewGuest) -> None:
    anna = guest("Anna")
    table, record = over(anna)
    at = next(number for number, entry in enumerate(record.entries) if entry.seat == 0 and number > 15)
    made = anna.post(f"/api/tables/{table}/play-on", {"at": at, "seats": US, "same_luck": True})
    scene = anna.scene(made["id"], seat=0)
    assert (scene["begun"], scene["prepared"], scene["commitment"]) == (at, True, None)
    assert scene["view"] == anna.scene(table, seat=0, at=at)["view"]
    assert not scene["can_take_back"]
    choose_again(anna, made["id"], record)
    again = record_of(anna, made["id"])
    assert lines_of(again) == lines_of(record)
    assert again.result == record.result
    assert again.begun == at
    assert verify(again).fair
    assert anna.get(f"/api/tables/{made['id']}/luck", status=409)["reason"] == "luck-prepared"


def test_with_new_luck_everybody_can_check_what_came_after(guest: NewGuest) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    table, record = over(anna)
    at = next(number for number, entry in enumerate(record.entries) if entry.seat == 0 and number > 15)
    # Somebody else takes the other seat, and the game waits for him.
    made = anna.post(f"/api/tables/{table}/play-on", {"at": at, "seats": [{"kind": "open"}, {"kind": "me"}], "nonce": "ab" * 16})
    assert anna.scene(made["id"])["view"] is None
    ben.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"], "nonce": "cd" * 16})
    scene = ben.scene(made["id"])
    assert (scene["begun"], scene["status"], scene["seat"], scene["prepared"]) == (at, "running", 0, False)
    assert scene["view"] == anna.scene(table, seat=0, at=at)["view"]
    with ben.watch(made["id"]) as line:
        answer = line.ask(do="take_back", seq=scene["seq"], seat=0)
        assert answer["reason"] == "nothing-to-take-back"
        line.play(0)
        line.take_back()
        assert line.ask(do="end", seat=0)["is"] == "accepted"
    with anna.watch(made["id"], seat=1) as line:
        wish = line.until(lambda scene: scene["wish"] is not None)["wish"]
        line.ask(do="vote", wish=wish["number"], seat=1, agree=True)
        line.until(lambda scene: scene["status"] == "ended")
    again = record_of(anna, made["id"])
    assert verify(again).fair
    luck = anna.get(f"/api/tables/{made['id']}/luck")
    assert luck["differs"] is None
    assert luck["nonces"] == ["cd" * 16, "ab" * 16]


def test_a_played_on_table_is_there_after_a_restart_also_before_it_begins(database: Path) -> None:
    with Server(database) as server, Guest(server.url, "Anna") as anna:
        table, record = over(anna)
        at = len(record.entries) // 2
        running = anna.post(f"/api/tables/{table}/play-on", {"at": at, "seats": ME_AND_BOT})["id"]
        waiting = anna.post(f"/api/tables/{table}/play-on", {"at": at, "seats": [{"kind": "me"}, {"kind": "open"}]})["id"]
        closed = anna.post(f"/api/tables/{table}/play-on", {"at": at, "seats": [{"kind": "me"}, {"kind": "open"}]})["id"]
        anna.post(f"/api/tables/{closed}/leave")
        cookies = dict(anna.http.cookies)
        assert server.stop() == 0
    with Server(database) as server, Guest(server.url) as anna:
        anna.http.cookies.update(cookies)
        anna.post(f"/api/tables/{waiting}/start")
        for each in (running, waiting):
            assert anna.scene(each)["begun"] == at
            play(anna, each)
            again = record_of(anna, each)
            assert lines_of(again)[:at] == lines_of(record)[:at]
            assert verify(again).fair
        assert anna.scene(closed)["view"] is None


def test_a_record_from_disk_is_played_on_and_tried(guest: NewGuest) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    _, record = over(anna)
    text = record.text()
    at = next(number for number, entry in enumerate(record.entries) if entry.seat == 0 and number > 15)
    made = ben.post("/api/replay/play-on", {"at": at, "seats": US, "same_luck": True, "record": text})
    choose_again(ben, made["id"], record)
    assert lines_of(record_of(ben, made["id"])) == lines_of(record)
    move = {"seat": 0, "do": record.entries[at].action.notation}
    tried = ben.post("/api/replay/try", {"at": at, "moves": [move], "record": text})
    assert (tried["at"], tried["moves"], tried["judge"]) == (at, [move], True)
    assert tried["scene"]["moment"] == at + 1
    assert ben.post("/api/replay/try", {"at": 0, "record": "no record"}, status=422)["reason"] == "bad-record"
    record.luck = None
    refused = ben.post("/api/replay/play-on", {"at": at, "seats": ME_AND_BOT, "same_luck": True, "record": record.text()}, status=409)
    assert refused["reason"] == "luck-not-known"


def test_lines_are_kept_for_who_tried_them_and_stand_in_his_record(guest: NewGuest) -> None:
    anna, eve = guest("Anna"), guest("Eve")
    table, record = over(anna, listed=True)
    path = f"/api/tables/{table}"
    assert anna.get(f"{path}/variations") == {"variations": []}
    tried = anna.post(f"{path}/try", {"at": 0, "draw": True})
    assert tried["at"] == 0
    assert all(set(move) == {"chance"} for move in tried["moves"])
    seat, offers = tried["scene"]["seat"], tried["scene"]["offers"]
    assert offers
    second = anna.post(f"{path}/try", {"at": 0, "moves": [*tried["moves"], {"seat": seat, "do": offers[-1]["action"]}]})
    judged = {"at": 1, "seat": 0, "best": "pass", "chance": 0.5, "error": 0.1, "tries": 20}
    lines: list[dict[str, Any]] = [{"at": 0, "moves": second["moves"], "name": "Other cubes", "note": "Why not?", "judged": [judged]}]
    anna.post(f"{path}/variations", {"variations": lines})
    assert anna.get(f"{path}/variations")["variations"] == lines
    assert eve.get(f"{path}/variations") == {"variations": []}
    text = anna.http.get(f"{path}/record").text
    assert json.loads(text.split("\n", 1)[0])["variations"] == lines
    assert lines_of(read(text, registry.game)) == [entry.line() for entry in record.entries]
    before = reader_before.read(text, registry.game)
    assert before.state().over
    assert "variations" not in eve.http.get(f"{path}/record").text
    again = eve.http.post("/api/replay", content=text)
    assert again.status_code == 200
    wrong = [lines[0] | {"moves": [{"seat": 0, "do": "fly"}]}]
    refused = anna.post(f"{path}/variations", {"variations": wrong}, status=422)
    assert refused["reason"] == "bad-lines"
    assert "no action 'fly'" in refused["values"]["detail"]
    anna.post(f"{path}/variations", {"variations": []})
    assert anna.get(f"{path}/variations") == {"variations": []}


def test_what_was_taken_back_is_reached_by_a_line(guest: NewGuest) -> None:
    anna = guest("Anna")
    table = anna.table("me", "random", max_rounds=1)
    with anna.watch(table) as line:
        line.play(0)
        line.take_back()
    play(anna, table)
    record = record_of(anna, table)
    scene = anna.scene(table)
    assert scene["seq"] > len(record.entries)
    gone = next(event["moment"] for event in scene["events"] if event["name"] == "taken-back")
    tried = anna.post(f"/api/tables/{table}/try", {"at": gone})
    assert tried["moves"]
    assert tried["scene"]["view"] == anna.scene(table, at=gone, seat=tried["scene"]["seat"])["view"]
    anna.post(f"/api/tables/{table}/variations", {"variations": [{"at": tried["at"], "moves": tried["moves"]}]})
    assert anna.get(f"/api/tables/{table}/variations")["variations"] == [{"at": tried["at"], "moves": tried["moves"]}]
    made = anna.post(f"/api/tables/{table}/play-on", {"at": gone, "seats": ME_AND_BOT})
    begun = anna.scene(made["id"], seat=0)
    assert begun["begun"] == gone
    assert begun["seq"] >= gone


def test_a_running_game_tells_nothing_more(guest: NewGuest) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    table = anna.table("me", "random", max_rounds=2)
    with anna.watch(table) as line:
        # At the cards the bot has chosen in secret, or will.
        while line.asked()["view"]["rule"] != "ChooseCards" and len(line.asked()["view"]["awaiting"]) == 1:
            line.play(0)
        seq = line.scene["seq"]
    path = f"/api/tables/{table}"
    known = len(record_of(anna, table).entries)
    assert anna.post(f"{path}/try", {"at": 1}, status=409)["reason"] == "not-over"
    assert anna.post(f"{path}/judge", {"at": 1}, status=409)["reason"] == "not-over"
    assert anna.get(f"{path}/variations", status=409)["reason"] == "not-over"
    for moment in (known, seq):
        made = anna.post(f"{path}/play-on", {"at": moment, "seats": ME_AND_BOT})
        begun = anna.scene(made["id"], at=moment, seat=0)
        assert begun["begun"] == moment
        # What the bot hides there, it hides here.
        assert begun["view"] == anna.scene(table, at=moment, seat=0)["view"]
    assert anna.post(f"{path}/play-on", {"at": known, "seats": ME_AND_BOT, "same_luck": True}, status=409)["reason"] == "luck-not-known"
    assert ben.post(f"{path}/play-on", {"at": 0, "seats": ME_AND_BOT}, status=404)["reason"] == "no-such-table"
    # With other people at the table nobody plays on from it.
    shared = anna.new_table("me", "open", max_rounds=1)
    ben.post(f"/api/tables/{shared['id']}/join", {"invite": shared["invite"]})
    assert anna.post(f"/api/tables/{shared['id']}/play-on", {"at": 1, "seats": ME_AND_BOT}, status=409)["reason"] == "not-over"


def test_what_is_wrong_is_refused_in_one_line(guest: NewGuest) -> None:
    anna = guest("Anna")
    table, record = over(anna)
    path, count = f"/api/tables/{table}", len(record.entries)
    one = [{"kind": "me"}]
    for wish, status, reason in (
        ({"at": count, "seats": ME_AND_BOT}, 409, "over-there"),
        ({"at": 99999, "seats": ME_AND_BOT}, 404, "no-such-moment"),
        ({"at": -1, "seats": ME_AND_BOT}, 404, "no-such-moment"),
        ({"at": 3, "seats": one}, 422, "bad-seats"),
        ({"at": 3, "seats": ME_AND_BOT, "nonce": "x"}, 422, "bad-nonce"),
        ({"at": 3, "seats": ME_AND_BOT, "moves": [{"seat": 0, "do": "fly"}]}, 422, "bad-line"),
        ({"at": 3, "seats": ME_AND_BOT, "moves": [{}] * 401}, 422, "line-too-long"),
        ({"at": "3", "seats": ME_AND_BOT}, 400, "bad-request"),
    ):
        assert anna.post(f"{path}/play-on", wish, status=status)["reason"] == reason
    for tried, status, reason in (
        ({"at": 1, "seat": 9}, 422, "bad-seat"),
        ({"at": 1, "moves": [{"chance": "nothing"}]}, 422, "bad-line"),
        ({"at": count}, 409, "not-asked"),
    ):
        asked = "judge" if reason == "not-asked" else "try"
        assert anna.post(f"{path}/{asked}", tried, status=status)["reason"] == reason


@pytest.mark.slow
def test_the_coach_judges_a_position_of_a_line(guest: NewGuest) -> None:
    anna = guest("Anna")
    table, record = over(anna)
    at = next(number for number, entry in enumerate(record.entries) if entry.seat == 0 and number > 15)
    first = anna.post(f"/api/tables/{table}/judge", {"at": at})
    assert first["candidates"]
    second = anna.post(f"/api/tables/{table}/judge", {"at": at})
    assert second["tries"] > first["tries"] or second["done"]
    assert second["seat"] == anna.post(f"/api/tables/{table}/try", {"at": at})["scene"]["seat"]
