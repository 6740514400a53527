"""Making tables, inviting, the lobby, bots that stand in, rematches."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tests.server.serving import Guest, newest

pytestmark = pytest.mark.one_build

NewGuest = Callable[..., Guest]


def finish(guest: Guest, table: str, seat: int = 0) -> None:
    with guest.watch(table, seat) as line:
        while line.until(lambda scene: bool(scene["offers"]) or scene["status"] == "over")["status"] != "over":
            line.play()


def test_who_has_the_invitation_joins(guest: NewGuest) -> None:
    anna, ben, carl, eve = guest("Anna"), guest("Ben"), guest("Carl"), guest("Eve")
    made = anna.new_table("open", "me", "open", "random")
    table, invite = made["id"], made["invite"]
    card = ben.get(f"/api/tables/{table}?invite={invite}")
    assert (card["status"], card["my_turn"], card["round"]) == ("open", False, 0)
    assert [seat["kind"] for seat in card["seats"]] == ["open", "person", "open", "bot"]
    assert [seat["here"] for seat in card["seats"]] == [False, False, False, True]
    with anna.watch(table) as line:
        assert line.scene["status"] == "open"
        assert line.scene["view"] is None
        for wrong in ("", "wrong", invite[:-1]):
            assert eve.post(f"/api/tables/{table}/join", {"invite": wrong}, status=404)["reason"] == "no-such-table"
        assert ben.post(f"/api/tables/{table}/join", {"invite": invite, "seat": 2}) == made
        assert line.until(lambda scene: scene["seats"][2]["kind"] == "person")["seats"][2]["name"] == "Ben"
        for named in ({}, {"seat": 2}):  # as who has not heard the answer asks again
            assert ben.post(f"/api/tables/{table}/join", {"invite": invite} | named) == made
        assert ben.post(f"/api/tables/{table}/join", {"invite": invite, "seat": 0}, status=409)["reason"] == "one-seat"
        for seat in (1, 2, 3, 4, -1):
            assert carl.post(f"/api/tables/{table}/join", {"invite": invite, "seat": seat}, status=409)["reason"] == "seat-taken"
        assert line.scene["status"] == "open"
        carl.post(f"/api/tables/{table}/join", {"invite": invite})
        assert line.until(lambda scene: scene["status"] == "running")["view"]["seats"] == 4
    assert eve.post(f"/api/tables/{table}/join", {"invite": invite}, status=409)["reason"] == "not-open"


def test_only_one_of_two_gets_the_last_seat(guest: NewGuest) -> None:
    anna = guest("Anna")
    made = anna.new_table("me", "open")
    others = [guest(f"Guest {number}") for number in range(4)]

    def join(who: Guest) -> int:
        return who.http.post(f"/api/tables/{made['id']}/join", json={"invite": made["invite"]}).status_code

    with ThreadPoolExecutor(4) as all_at_once:
        assert sorted(all_at_once.map(join, others)) == [200, 409, 409, 409]


def test_the_host_fills_open_seats_with_bots(guest: NewGuest) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    made = anna.new_table("me", "open", "open")
    ben.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
    assert ben.post(f"/api/tables/{made['id']}/start", status=403)["reason"] == "not-host"
    anna.post(f"/api/tables/{made['id']}/start")
    seats = anna.scene(made["id"])["seats"]
    assert [(seat["kind"], seat["bot"]) for seat in seats] == [("person", None), ("person", None), ("bot", "easy")]
    assert anna.post(f"/api/tables/{made['id']}/start", status=409)["reason"] == "not-open"


def test_the_lobby_shows_my_tables_and_the_listed_ones_with_room(guest: NewGuest) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    private = anna.table("me", "open")
    listed = anna.table("me", "open", "open", listed=True)
    running = anna.table("me", "random", listed=True)
    assert {card["id"] for card in anna.get("/api/tables")["mine"]} == {private, listed, running}
    assert ben.get("/api/tables")["mine"] == []

    def found(query: str) -> set[str]:
        return {card["id"] for card in ben.get(f"/api/tables{query}")["open"]} & {private, listed, running}

    assert found("") == found("?game=oilfield") == found("?seats=3") == found("?game=oilfield&seats=3") == {listed}
    assert found("?seats=2") == found("?game=other") == set()
    with anna.watch(running) as line:
        line.asked()
        card = next(card for card in anna.get("/api/tables")["mine"] if card["id"] == running)
        assert (card["status"], card["my_turn"], card["round"]) == ("running", True, 1)
    offer = next(card for card in ben.get("/api/tables")["open"] if card["id"] == listed)
    ben.post(f"/api/tables/{listed}/join", {"invite": offer["invite"], "seat": 2})
    assert [seat["mine"] for seat in ben.get("/api/tables")["mine"][0]["seats"]] == [False, False, True]


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ({"game": "chess", "seats": [{"kind": "me"}, {"kind": "open"}]}, "bad-setup"),
        ({"game": "oilfield", "seats": [{"kind": "me"}]}, "bad-setup"),
        ({"game": "oilfield", "seats": [{"kind": "me"}] * 6}, "bad-setup"),
        ({"game": "oilfield", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"edition": "klingon"}}, "bad-setup"),
        ({"game": "oilfield", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"luck": True}}, "bad-setup"),
        ({"game": "oilfield", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"max_rounds": [1, {}]}}, "bad-setup"),
        ({"game": "oilfield", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "skynet"}]}, "no-such-bot"),
        ({"game": "oilfield", "seats": [{"kind": "me"}, {"kind": "dog"}]}, "bad-seat"),
        ({"game": "oilfield", "seats": [{"kind": "me"}, {"kind": "local"}]}, "name-wrong"),
    ],
)
def test_a_table_that_cannot_be_played_is_refused(guest: NewGuest, body: Any, reason: str) -> None:
    anna = guest("Anna")
    assert anna.post("/api/tables", body, status=422)["reason"] == reason
    assert anna.get("/api/tables")["mine"] == []


def test_options_are_those_of_the_game(guest: NewGuest) -> None:
    anna = guest("Anna")
    table = anna.table("me", "random", edition="german", advanced=True, max_rounds=3)
    assert anna.scene(table)["options"] == {"edition": "german", "advanced": True, "max_rounds": 3}
    card = next(card for card in anna.get("/api/games") if card["name"] == "oilfield")
    assert {option["name"] for option in card["options"]} >= {"edition", "advanced", "max_rounds"}
    assert card["bots"][:2] == ["beginner", "easy"]
    assert anna.get("/games/oilfield/data.json")["data_version"]


def test_a_session_has_only_so_many_tables(guest: NewGuest) -> None:
    anna = guest("Anna")
    made = [anna.table("me", "open") for _ in range(60)]
    refused = anna.post("/api/tables", {"game": "oilfield", "seats": [{"kind": "me"}, {"kind": "open"}]}, status=429)
    assert refused == {"reason": "too-many-tables", "section": "", "values": {"most": 60, "tables": " ".join(made[:3])}}
    anna.post(f"/api/tables/{made[0]}/leave")
    assert anna.table("me", "open")


def test_somebody_lets_a_bot_play_for_him_and_takes_the_seat_back(guest: NewGuest) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    made = anna.new_table("me", "open")
    table, path = made["id"], f"/api/tables/{made['id']}/stand-in"
    assert anna.post(path, {"seat": 0, "bot": "random"}, status=409)["reason"] == "not-begun"
    ben.post(f"/api/tables/{table}/join", {"invite": made["invite"]})
    with anna.watch(table) as line, ben.watch(table) as bens:
        assert ben.post(path, {"seat": 1, "bot": "skynet"}, status=422)["reason"] == "no-such-bot"
        ben.post(path, {"seat": 1, "bot": "random"})
        assert line.until(lambda scene: bool(scene["seats"][1]["stand_in"]))["seats"][1]["stand_in"] == "random"
        for _ in range(3):
            line.play()
        assert anna.post(path, {"seat": 1, "bot": None}, status=403)["reason"] == "not-your-seat"
        ben.post(path, {"seat": 1, "bot": None})
        line.until(lambda scene: scene["seats"][1]["stand_in"] is None)
        for _ in range(200):
            mine = bens.until(lambda scene: scene["seq"] >= line.scene["seq"])
            if 1 in mine["view"]["awaiting"]:
                break
            line.play()
        assert bens.play()["is"] == "accepted"
    assert guest("Eve").post(path, {"seat": 0, "bot": "random"}, status=404)["reason"] == "no-such-table"


def test_bots_alone_play_while_somebody_looks(guest: NewGuest) -> None:
    anna = guest("Anna")
    table = anna.table("random", "random", "greedy", max_rounds=1)
    begun = anna.scene(table)["seq"]
    with anna.watch(table) as line:
        assert line.until(lambda scene: scene["status"] == "over")["seq"] > begun


def test_a_rematch_leads_everybody_to_the_same_new_table(guest: NewGuest) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    made = anna.new_table("me", "open", "random", max_rounds=1)
    table, path = made["id"], f"/api/tables/{made['id']}/rematch"
    ben.post(f"/api/tables/{table}/join", {"invite": made["invite"]})
    assert anna.post(path, status=409)["reason"] == "not-over"
    with ThreadPoolExecutor(2) as both:
        list(both.map(lambda pair: finish(*pair), [(anna, table, 0), (ben, table, 1)]))
    with ThreadPoolExecutor(2) as both:
        again = list(both.map(lambda who: who.post(path), [anna, ben]))
    assert again[0] == again[1]
    assert anna.scene(table)["rematch"] == again[0]["id"]
    scene = ben.scene(again[0]["id"])
    assert scene["status"] == "running"
    assert [seat["name"] for seat in scene["seats"]] == ["Anna", "Ben", "random"]
    assert scene["options"] == {"max_rounds": 1}


def test_chat_is_for_who_sits_and_is_text(guest: NewGuest) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    made = anna.new_table("me", "open")
    with anna.watch(made["id"]) as line, ben.watch(made["id"], invite=made["invite"]) as other:
        assert line.ask(do="say", text=" <script>alert(1)</script>\n\x00 hi ")["is"] == "accepted"
        said = other.until(lambda scene: bool(scene["chat"]))["chat"]
        assert [(chat["name"], chat["seat"], chat["text"]) for chat in said] == [("Anna", 0, "<script>alert(1)</script> hi")]
        assert other.ask(do="say", text="let me in")["reason"] == "not-seated"
        for text in ("", " ", "x" * 501):
            assert line.ask(do="say", text=text)["reason"] == "chat-wrong"
        answers = [line.ask(do="say", text=f"line {number}") for number in range(40)]
        assert [answer.get("reason") for answer in answers][-1] == "too-fast"
        assert 1 <= answers[-1]["values"]["seconds"] <= 60
        assert len(anna.scene(made["id"])["chat"]) == 30


def test_two_people_who_take_turns_talk_no_more_than_each_may(guest: NewGuest) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    made = anna.new_table("me", "open", "open")
    ben.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
    with anna.watch(made["id"]) as one, ben.watch(made["id"]) as other:
        answers = [(line is one, line.ask(do="say", text="x")["is"]) for _ in range(40) for line in (one, other)]
    for first in (True, False):
        assert [told for line, told in answers if line is first] == ["accepted"] * 30 + ["refused"] * 10


def test_chat_goes_out_as_what_is_new(guest: NewGuest) -> None:
    """Two hundred and more bytes a line would else go to everybody with every move."""
    anna, ben = guest("Anna"), guest("Ben")
    made = anna.new_table("me", "open", listed=True)
    ben.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
    with anna.watch(made["id"]) as one, ben.watch(made["id"]) as other:
        for number in range(8):
            assert (one, other)[number % 2].ask(do="say", text=f"{number} " + "é" * 400)["is"] == "accepted"
        other.quiet()
        gathered = [line["text"][0] for scene in other.scenes for line in scene["chat"]]
        assert gathered == list("01234567")
        assert [scene["whole"] for scene in other.scenes] == [True] + [False] * (len(other.scenes) - 1)
        seats = {line.scene["seat"]: line for line in (one, other)}
        count = len(other.scenes)
        seats[newest([one, other])["view"]["awaiting"][0]].play()
        other.until(lambda scene: scene["seq"] == newest([one, other])["seq"])
        assert len(other.scenes) > count
        assert all(scene["chat"] == [] for scene in other.scenes[count:])
        other.send(do="sync")
        again = other.until(lambda scene: scene["whole"] and scene["number"] > 1)
        assert [line["text"][0] for line in again["chat"]] == list("01234567")
    with ben.watch(made["id"]) as third:
        assert third.scene["whole"]
        assert [line["text"][0] for line in third.scene["chat"]] == list("01234567")
