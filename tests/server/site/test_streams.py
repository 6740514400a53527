"""The stream: numbers, acknowledgements, gaps, reconnecting, looking on, and what is not let in."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from gusher.server.settings import Settings
from tests.server.serving import Guest, Server, choose_cards, newest

pytestmark = pytest.mark.one_build

NewGuest = Callable[..., Guest]


def refused(enter: Callable[[], object]) -> int:
    """The status with which a handshake is refused."""
    with pytest.raises(InvalidStatus) as info:
        enter()
    return info.value.response.status_code


def test_a_new_stream_has_all_that_the_log_keeps(guest: NewGuest) -> None:
    anna = guest("Anna")
    table = anna.table("me", "local")
    with anna.watch(table, 0) as one, anna.watch(table, 1) as other:
        choose_cards([one, other])
        last = newest([one, other])
    with anna.watch(table, 0) as again:
        assert again.scene["number"] == 1
        assert again.scene["fresh"] == 0
        assert again.scene["events"] == one.scenes[0]["events"] + [event for scene in one.scenes[1:] for event in scene["events"]]
        assert again.scene["view"] == anna.scene(table, seat=0)["view"]
        assert again.scene["seq"] == last["seq"]
        assert again.scene["offers"]


def test_reconnecting_in_mid_decision_asks_the_same_again(guest: NewGuest) -> None:
    anna = guest("Anna")
    table = anna.table("me", "random")
    with anna.watch(table) as line:
        before = line.asked()
        line.socket.close_socket()
    with anna.watch(table) as line:
        assert [offer | {"idle": None} for offer in line.asked()["offers"]] == [offer | {"idle": None} for offer in before["offers"]]
        assert line.play(seq=before["seq"])["is"] == "accepted"


def test_a_choice_whose_connection_is_lost_before_the_answer_is_made_once(guest: NewGuest) -> None:
    anna = guest("Anna")
    table = anna.table("me", "random")
    with anna.watch(table) as line:
        asked = line.asked()
        command = {"do": "play", "id": "lost", "seq": asked["seq"], "seat": asked["seat"], "action": asked["offers"][0]["action"]}
        line.send(**command)
        line.socket.close_socket()
    with anna.watch(table) as line:
        line.until(lambda scene: scene["seq"] > asked["seq"] and bool(scene["offers"]))
        line.quiet()
        before = line.scene["seq"]
        answer = line.ask(**command)
        assert answer["is"] == "accepted"
        assert asked["seq"] < answer["seq"] <= before
        line.quiet()
        assert line.scene["seq"] == before


def test_a_gap_is_filled_by_sync(guest: NewGuest) -> None:
    anna = guest("Anna")
    table = anna.table("me", "local")
    with anna.watch(table, 0) as one, anna.watch(table, 1) as other:
        lines = [one, other]
        lines[newest(lines)["view"]["awaiting"][0]].play()
        one.until(lambda scene: scene["seq"] == newest(lines)["seq"])
        number = one.scene["number"]
        one.send(do="sync")
        again = one.until(lambda scene: scene["whole"] and scene["number"] > number)
        assert [scene["number"] for scene in one.scenes] == [*range(1, again["number"] + 1)]  # marks may have come between
        assert again["events"] == anna.scene(table, seat=0)["events"]
        assert again["fresh"] == 0
        assert again["seq"] == newest(lines)["seq"]


def test_a_slow_client_gets_only_the_newest_scene(guest: NewGuest) -> None:
    anna = guest("Anna")
    table = anna.table("me", "local")
    with anna.watch(table, 0) as one, anna.watch(table, 1) as other, anna.watch(table, 0) as slow:
        slow.acknowledges = False
        lines = [one, other]
        for _ in range(6):
            choose_cards(lines)
            for line in lines:
                line.play("card local")
        last = newest(lines)["seq"]
        slow.quiet()
        assert len(slow.scenes) <= Settings().window + 1
        assert slow.scene["seq"] < last
        behind = slow.scene["number"]
        slow.acknowledges = True
        slow.send(do="ack", number=behind)
        slow.until(lambda scene: scene["seq"] == last)
        assert slow.scene["number"] == behind + 1
        assert slow.scene["fresh"] == len(slow.scene["events"]) > 0
        told = slow.scenes[0]["events"] + [event for scene in slow.scenes[1:] for event in scene["events"]]
        assert told == anna.scene(table, seat=0)["events"]


def test_acknowledging_what_was_never_sent_does_not_help(guest: NewGuest) -> None:
    anna = guest("Anna")
    table = anna.table("me", "random")
    with anna.watch(table) as line:
        line.send(do="ack", number=10**12)
        line.send(do="ack", number=-5)
        assert line.play()["is"] == "accepted"


def test_a_spectator_sees_only_what_is_public(guest: NewGuest) -> None:
    anna, carl, nobody = guest("Anna"), guest("Carl"), guest()
    table = anna.table("me", "local", listed=True)
    with anna.watch(table, 0) as one, anna.watch(table, 1) as other, carl.watch(table) as carls, nobody.watch(table) as public:
        choose_cards([one, other])
        one.play("card drill")
        for line in (carls, public):
            seen = line.until(lambda scene: scene["view"]["players"][0]["chosen"])
            assert seen["seat"] is None
            assert seen["view"]["players"][0]["card"] is None
            assert seen["offers"] == seen["why_not"] == []
            assert not seen["can_take_back"]
            assert not any(seat["mine"] for seat in seen["seats"])
        assert one.scene["view"]["players"][0]["card"] == "drill"
        assert carls.ask(do="say", text="hello")["reason"] == "not-seated"
        assert public.ask(do="say", text="hello")["reason"] == "no-session"
        play = {"do": "play", "seq": other.scene["seq"], "seat": 1, "action": "card drill"}
        assert carls.ask(**play)["reason"] == "not-your-seat"
        assert public.ask(**play)["reason"] == "no-session"
    assert refused(lambda: carl.watch(table, 0)) == 403
    assert carl.get(f"/api/tables/{table}/scene?seat=1", status=403)["reason"] == "not-your-seat"


def test_a_private_table_is_not_there_for_strangers(guest: NewGuest) -> None:
    anna, carl = guest("Anna"), guest("Carl")
    made = anna.new_table("me", "random")
    table = made["id"]
    assert refused(lambda: carl.watch(table)) == 404
    assert refused(lambda: carl.watch(table, invite="wrong")) == 404
    assert refused(lambda: carl.watch("no-table")) == 404
    for path in ("", "/scene", "/record"):
        assert carl.get(f"/api/tables/{table}{path}", status=404) == carl.get(f"/api/tables/none{path}", status=404)
    with carl.watch(table, invite=made["invite"]) as line:
        assert line.scene["seat"] is None


def test_two_seats_on_one_device(guest: NewGuest) -> None:
    anna = guest("Anna")
    table = anna.table("me", "local", "random")
    with anna.watch(table) as both:
        assert both.scene["seat"] is None
        assert [seat["mine"] for seat in both.scene["seats"]] == [True, True, False]
        assert [seat["name"] for seat in both.scene["seats"]] == ["Anna", "Local 1", "random"]
    with anna.watch(table, 0) as one, anna.watch(table, 1) as other:
        one.until(lambda scene: len(scene["view"]["awaiting"]) >= 1 and bool(set(scene["view"]["awaiting"]) & {0, 1}))
        line = (one, other)[one.scene["view"]["awaiting"][0]]
        assert line.play()["is"] == "accepted"


@pytest.mark.parametrize("origin", ["http://evil.example", "http://127.0.0.1", "https://127.0.0.1:1", "null", "http://127.0.0.1.evil.example"])
def test_a_page_of_somebody_else_gets_nothing(guest: NewGuest, server: Server, origin: str) -> None:
    anna = guest("Anna")
    table = anna.table("me", "random")
    assert refused(lambda: anna.watch(table, origin=origin)) == 403
    for headers in ({"Origin": origin}, {"Origin": ""}):
        answer = anna.http.post("/api/me", json={"name": "Eve"}, headers=headers)
        assert (answer.status_code, answer.json()["reason"]) == (403, "wrong-origin")
    with httpx.Client(base_url=server.url, cookies=anna.http.cookies) as bare:
        assert bare.post("/api/me", json={"name": "Eve"}).status_code == 403
    assert anna.get("/api/me") == {"name": "Anna"}


def test_too_many_mistakes_end_a_stream(guest: NewGuest) -> None:
    anna = guest("Anna")
    table = anna.table("me", "random")
    with anna.watch(table) as line:
        line.socket.send("{")
        assert line.answer("")["reason"] == "bad-message"
        with suppress(ConnectionClosed):
            for _ in range(200):
                line.socket.send('{"do":"play"}')
                line.hear()
        assert line.is_closed()
    with anna.watch(table) as line:
        assert line.play()["is"] == "accepted"
